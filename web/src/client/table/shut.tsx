// A table that this house cannot open: what is the matter, its story as it was stored, and the way to put it away.

import { useEffect, useMemo, useState } from "preact/hooks";
import { Disc } from "../../pieces/disc";
import type { Chronicle, ChronicleLine, TableCard } from "../../protocol";
import { tableTexts } from "../../text/load";
import type { Texts } from "../../text/texts";
import { api } from "../core/api";
import { catalogOf, gameTitle } from "../core/games";
import { go } from "../core/router";
import { language, t, trouble } from "../core/speech";
import { outcome } from "../end/outcome";
import { CloseTable } from "../lobby/tables";
import { Page } from "../shell/frame";

const SPECTATOR = -1;
const EVERYBODY = -1;
const NOTES = new Set([
  ...["undo", "agreed", "refused", "left", "kept", "returned", "resigned", "wished"],
  ...["stood-in", "given", "took", "removed", "reclaimed", "paused", "resumed", "hosted"],
]);
const raw = (words: ChronicleLine["words"]): string => words.join(" ");

/** A line of a stored log in words; where this house has none for it, in those that were stored. */
function lineText(line: ChronicleLine, names: readonly string[], say: Texts | null): string {
  const name = line.seat === SPECTATOR ? line.name : (names[line.seat] ?? String(line.seat + 1));
  switch (line.kind) {
    case "line":
      return t("chat-line", { name, text: line.text });
    case "note":
      return NOTES.has(String(line.words[0]))
        ? t(`note-${line.words[0]}`, { name, before: line.name })
        : t("chat-line", { name, text: raw(line.words) });
    case "act": {
      const text = say?.knowsTalk(line.words) ? say.spoken(line) : raw(line.words);
      const listener = names[line.to] ?? String(line.to + 1);
      return line.to === EVERYBODY
        ? t("said-to-all", { speaker: name, text })
        : t("said-to-one", { speaker: name, text, listener });
    }
    case "choice":
      if (!line.words.length) return t("chronicle-hidden", { name });
      return t("chat-line", { name, text: say?.chosen(line.words, line.seat) ?? raw(line.words) });
  }
}

/** The texts of a game that may be another one by now, or gone; without them the stored words are shown. */
function useWords(table: TableCard, names: readonly string[]): Texts | null {
  const [say, setSay] = useState<Texts | null>(null);
  const spoken = language.value;
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const texts = await tableTexts(await catalogOf(table.game), spoken, names);
      if (wanted) setSay(texts);
    };
    load().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [table.id, spoken]);
  return say;
}

function Story({ table }: { table: TableCard }) {
  const [story, setStory] = useState<Chronicle | null>(null);
  const [problem, setProblem] = useState("");
  const names = useMemo(() => table.people.map((one) => one.name), [table]);
  const say = useWords(table, names);
  // On a device that is passed round nobody's own choices are shown.
  const seat = table.seats.length === 1 ? table.seats[0] : null;
  useEffect(() => {
    api.chronicle(table.id, seat).then(setStory, (error: unknown) => setProblem(trouble(error)));
  }, [table.id, seat]);
  if (problem) return <p class="small">{problem}</p>;
  if (!story) return <p role="status">{t("loading")}</p>;
  return (
    <section class="chronicle">
      <h2>{t("chronicle")}</h2>
      {story.end ? (
        <p>
          <strong>{outcome(story.end, seat, table.people)}</strong>
        </p>
      ) : null}
      {story.lines.length ? null : <p class="empty">{t("chronicle-empty")}</p>}
      <ol data-testid="chronicle">
        {story.lines.map((line) => {
          const person = table.people.find((one) => one.seat === line.seat);
          return (
            <li key={line.at} class={`log-line log-${line.kind}`}>
              {person ? <Disc colour={person.colour} name={person.name} size={20} /> : null}
              <span>{lineText(line, names, say)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const about = (table: TableCard): string =>
  table.trouble === "outdated"
    ? t("shut-outdated", { version: table.begun })
    : t(table.status === "closed" ? "shut-closed" : "shut-broken");

export function Shut({ table }: { table: TableCard }) {
  return (
    <Page name={gameTitle(table.game)}>
      <div class="room" data-testid="shut">
        <h1>{gameTitle(table.game)}</h1>
        <p class="banner" role="status">
          {about(table)}
        </p>
        <div class="buttons">
          <a class="button plain" href="/">
            {t("to-lobby")}
          </a>
          {table.host && table.status !== "closed" ? <CloseTable table={table} onClosed={() => go("/")} /> : null}
        </div>
        <Story table={table} />
      </div>
    </Page>
  );
}
