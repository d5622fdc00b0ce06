// Whose work this is made of.

import { t } from "../core/speech";
import { Street } from "../shell/brand";
import { Page } from "../shell/frame";

const CREDITS = [
  { key: "icons", name: "game-icons.net", licence: "CC BY 3.0", to: "https://game-icons.net" },
  { key: "font", name: "Grenze", licence: "SIL OFL 1.1", to: "https://fontsource.org/fonts/grenze" },
  { key: "font", name: "Source Sans 3", licence: "SIL OFL 1.1", to: "https://fontsource.org/fonts/source-sans-3" },
  { key: "library", name: "Preact", licence: "MIT", to: "https://preactjs.com" },
  { key: "library", name: "Fluent", licence: "Apache 2.0", to: "https://projectfluent.org" },
];

export function About() {
  return (
    <Page name={t("page-about")}>
      <div class="hero small-hero">
        <Street />
        <h1>{t("page-about")}</h1>
      </div>
      <p>{t("about-ostoja")}</p>
      <p>{t("about-games")}</p>
      <h2>{t("credits")}</h2>
      <ul class="credits">
        {CREDITS.map((one) => (
          <li key={one.name}>
            <span class="small">{t(`credit-${one.key}`)}</span>
            <a href={one.to} rel="noreferrer" target="_blank">
              {one.name}
            </a>
            <span class="small">{one.licence}</span>
          </li>
        ))}
      </ul>
      <p class="small">{t("credit-icons-authors")}</p>
    </Page>
  );
}
