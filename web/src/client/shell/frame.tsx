// What stands around every page: the skip link, the head with the mark, and the language.

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { LANGUAGES } from "../../text/load";
import { me, set } from "../core/me";
import { path } from "../core/router";
import { language, t } from "../core/speech";
import { Mark } from "./brand";
import { title } from "./signals";

export function LanguageSwitch() {
  return (
    <div class="languages" role="group" aria-label={t("setting-language")}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={language.value === one}
          data-testid={`language-${one}`}
          onClick={() => set({ language: one })}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

const PAGES = [
  ["/", "page-lobby"],
  ["/people", "page-people"],
  ["/designer", "page-designer"],
  ["/settings", "page-settings"],
  ["/about", "page-about"],
];

function Head() {
  return (
    <header class="head">
      <a class="skip" href="#main">
        {t("skip")}
      </a>
      <a class="brand" href="/" aria-label={t("home")}>
        <Mark />
        <span class="brand-name">Ostoja</span>
      </a>
      <nav class="head-pages" aria-label={t("pages")}>
        {PAGES.map(([to, name]) => (
          <a key={to} href={to} aria-current={path.value === to ? "page" : undefined}>
            {t(name)}
          </a>
        ))}
      </nav>
      {me.value ? (
        <span class="head-me" title={t("you-are", { name: me.value.name })}>
          {me.value.name}
        </span>
      ) : null}
      <LanguageSwitch />
    </header>
  );
}

export function Page({ name, children, wide }: { name: string; children: ComponentChildren; wide?: boolean }) {
  useEffect(() => title(name), [name]);
  return (
    <>
      <Head />
      <main id="main" tabIndex={-1} class={wide ? "page page-wide" : "page"}>
        {children}
      </main>
    </>
  );
}
