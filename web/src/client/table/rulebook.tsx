// The rules of a game: by chapter, with a search, each rule under its id.

import { useEffect, useRef, useState } from "preact/hooks";
import type { RuleText } from "../../protocol";
import { rulesOf } from "../core/games";
import { language, t } from "../core/speech";
import { noteTrouble } from "../shell/announce";
import { Marked } from "./marked";

function useRules(game: string): RuleText[] | null {
  const [rules, setRules] = useState<RuleText[] | null>(null);
  const spoken = language.value;
  useEffect(() => {
    rulesOf(game, spoken).then(setRules, noteTrouble);
  }, [game, spoken]);
  return rules;
}

interface Section {
  title: string;
  parts: { title: string; rules: RuleText[] }[];
}

/** The one with a title, made where there is none. */
function named<One extends { title: string }>(list: One[], title: string, make: () => One): One {
  const found = list.find((one) => one.title === title) ?? make();
  if (!list.includes(found)) list.push(found);
  return found;
}

export function sections(rules: readonly RuleText[]): Section[] {
  const found: Section[] = [];
  for (const rule of rules) {
    const section = named(found, rule.chapter, () => ({ title: rule.chapter, parts: [] }));
    const part = named(section.parts, rule.part, () => ({ title: rule.part, rules: [] }));
    part.rules.push(rule);
  }
  return found;
}

/** The rules that hold every word of a search, or whose id holds it. */
export function searched(rules: readonly RuleText[], search: string): readonly RuleText[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return rules;
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.text} ${rule.chapter} ${rule.part}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export function Rulebook({ game, at }: { game: string; at: string }) {
  const rules = useRules(game);
  const [search, setSearch] = useState("");
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const rule = at && rules ? document.getElementById(`rule-${at}`) : null;
    rule?.scrollIntoView({ block: "center" });
    rule?.focus({ preventScroll: true });
  }, [at, rules]);
  if (!rules) return <p role="status">{t("loading")}</p>;
  const shown = searched(rules, search);
  const chapters = sections(shown);
  const open = (chapter: number) =>
    list.current?.querySelectorAll("section")[chapter]?.scrollIntoView({ block: "start" });
  return (
    <div class="rulebook" ref={list}>
      <input
        type="search"
        class="rule-search"
        value={search}
        placeholder={t("rules-search")}
        aria-label={t("rules-search")}
        onInput={(event) => setSearch(event.currentTarget.value)}
      />
      <p class="unseen" role="status">
        {search ? t("rules-found", { count: shown.length }) : ""}
      </p>
      {shown.length ? null : <p class="empty">{t("rules-none")}</p>}
      {chapters.length > 1 ? (
        <nav class="chapters" aria-label={t("chapters")}>
          {chapters.map((chapter, at) => (
            <button key={chapter.title} type="button" class="chip" onClick={() => open(at)}>
              {chapter.title}
            </button>
          ))}
        </nav>
      ) : null}
      {chapters.map((section) => (
        <section key={section.title}>
          <h3>{section.title}</h3>
          {section.parts.map((part) => (
            <div key={part.title}>
              {part.title ? <h4>{part.title}</h4> : null}
              {part.rules.map((rule) => (
                <p
                  key={rule.id}
                  id={`rule-${rule.id}`}
                  tabIndex={-1}
                  class={rule.id === at ? "rule is-wanted" : "rule"}
                >
                  <a class="rule-id" href={`/rules/${game}#${rule.id}`}>
                    {rule.id}
                  </a>{" "}
                  <Marked text={rule.text} />
                </p>
              ))}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
