// A table in play, as one seat (or a spectator) has it before them.

import { useEffect, useMemo, useState } from "preact/hooks";
import { Icon } from "../../icons";
import type { TableCard } from "../../protocol";
import { api } from "../core/api";
import { newest } from "../core/feed";
import { gameTitle } from "../core/games";
import { set, settings } from "../core/me";
import { t } from "../core/speech";
import { End, EndButtons } from "../end/end";
import { outcome } from "../end/outcome";
import { useStory } from "../end/story";
import { noteTrouble } from "../shell/announce";
import { Mark } from "../shell/brand";
import { Dialog } from "../shell/dialog";
import { LanguageSwitch } from "../shell/frame";
import { type Key, useKeys } from "../shell/keys";
import { useMedia } from "../shell/media";
import { BackWish } from "./back";
import { useChoosing } from "./choosing";
import { ClosedList } from "./closed";
import { Dock } from "./dock";
import { hasIntro, Intro } from "./intro";
import { shownOrder } from "./order";
import { Log } from "./log";
import { Menu } from "./menu";
import { People } from "./people";
import { Reveal } from "./reveal";
import { Rulebook } from "./rulebook";
import { boardProps, coloured, useCast, useLine } from "./session";
import { Stage, ViewSwitch } from "./stage";
import { Talk } from "./talk";
import { useWatch } from "./watch";

type Drawer = "" | "rules" | "closed" | "menu" | "log" | "talk" | "intro" | "end";

interface PlayProps {
  table: TableCard;
  seat: number | null;
  onTable(table: TableCard): void;
  /** Called when another seat of this device is asked. */
  onAsked(asked: readonly number[]): void;
}

const WIDE = "(min-width: 1000px)";

export function Play({ table, seat, onTable, onAsked }: PlayProps) {
  const line = useLine(table.id, seat, onTable);
  const names = useMemo(() => table.people.map((one) => one.name), [table]);
  const cast = useCast(table.game, names);
  const update = line.update.value;
  const news = line.news.value;
  const { selection, ...choosing } = useChoosing(line, update, seat);
  const [drawer, setDrawer] = useState<Drawer>("");
  const [rule, setRule] = useState("");
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const wide = useMedia(WIDE);
  useWatch(table, update, news, seat, cast);

  useEffect(() => {
    // Whoever left, came back or resigned is told as a note; the card of the table says who sits there now.
    if (news.some((item) => item.t === "note")) api.table(table.id).then(onTable, noteTrouble);
  }, [news]);
  useEffect(() => {
    if (update && !update.end) onAsked(update.asked);
  }, [update]);
  useEffect(() => {
    if (update?.end) setDrawer("end");
  }, [Boolean(update?.end)]);
  useEffect(() => {
    if (!cast || seat === null || settings.value.seen.includes(table.game) || !hasIntro(cast)) return;
    set({ seen: [...settings.value.seen, table.game] });
    setDrawer("intro");
  }, [cast]);

  const openRule = (id: string) => {
    setRule(id);
    setDrawer("rules");
  };
  const undo = () => void line.send({ t: "undo" }).catch(noteTrouble);
  const nth = (number: number) => {
    const option = cast && shownOrder(selection.ready.length ? selection.ready : selection.options, cast.say)[number - 1];
    if (option) choosing.pick(option);
  };
  const toggle = (name: Drawer) => setDrawer((old) => (old === name ? "" : name));
  const keys: Key[] = [
    ...Array.from({ length: 9 }, (_, at) => ({
      key: String(at + 1), shown: "1–9", about: at ? undefined : "key-option", run: () => nth(at + 1),
    })),
    { key: "Escape", shown: "Esc", about: "key-clear", run: choosing.clear },
    { key: "u", about: "key-undo", run: () => update?.undo && undo() },
    { key: "t", about: "key-talk", run: () => (wide ? document.querySelector<HTMLElement>(".talk button, .talk input")?.focus() : toggle("talk")) },
    { key: "l", about: "key-log", run: () => (wide ? document.querySelector<HTMLElement>(".log-lines")?.focus() : toggle("log")) },
    { key: "r", about: "key-rules", run: () => openRule(update?.question?.rule ?? "") },
    { key: "m", about: "key-menu", run: () => toggle("menu") },
    { key: "b", about: "key-view", run: () => set({ panels: !settings.value.panels }) },
  ];
  useKeys(keys);

  const people = useMemo(() => (cast && update ? coloured(table.people, cast.module, update.view) : []), [table, cast, update]);
  const told = useStory(table.id, seat, update?.end != null, cast, update?.view, people);

  if (!update || !cast) return <main id="main" class="loading"><Mark size={64} /> <p role="status">{t("loading")}</p></main>;
  const props = boardProps(cast, update, seat, people, selection, marked, news, line.feed.value, choosing.pick);
  const feed = line.feed.value;
  const log = <Log feed={feed} since={update.since} me={seat} cast={cast} mark={(targets) => setMarked(new Set(targets))} />;
  const send: typeof line.send = (order) => line.send(order);
  const talk = <Talk cast={cast} table={table} people={people} me={seat} send={send} folds={wide} />;
  const state = line.state.value;
  return (
    <div
      class="table"
      data-testid="table"
      data-decision={update.decision}
      data-asked={update.asked.join(" ")}
      data-seat={seat ?? ""}
      data-over={String(update.end !== null)}
      data-line={state}
    >
      <header class="table-head">
        <a class="skip" href="#dock">{t("skip-prompt")}</a>
        <a class="brand" href="/" aria-label={t("home")}><Mark size={28} /></a>
        <h1 class="table-title">{gameTitle(table.game)}{table.sandbox ? <span class="tag">{t("sandbox")}</span> : null}</h1>
        {seat === null ? <span class="tag">{t("spectator")}</span> : null}
        <span class="spread" />
        <ViewSwitch module={cast.module} />
        <nav class="table-keys" aria-label={t("table-tools")}>
          {wide ? null : <button type="button" onClick={() => setDrawer("log")} aria-label={t("log")}><Icon name="scroll-unfurled" /></button>}
          {wide ? null : <button type="button" onClick={() => setDrawer("talk")} aria-label={t("talk-heading")}><Icon name="talk" /></button>}
          <button type="button" data-testid="rules" onClick={() => openRule(update.question?.rule ?? "")} aria-label={t("rules")}><Icon name="rule-book" /></button>
          <button type="button" data-testid="menu-button" onClick={() => setDrawer("menu")} aria-label={t("menu")}>☰</button>
        </nav>
        {wide ? <LanguageSwitch /> : null}
      </header>
      {state === "lost" ? <div class="banner lost" role="alert" data-testid="lost">{t("line-lost")}</div> : null}
      <People people={people} update={update} received={line.received} mine={table.seats} me={seat} />
      <main id="main" class="stage" tabIndex={settings.value.panels || !cast.module.Board ? 0 : -1} aria-label={t("board")}>
        <Stage module={cast.module} props={props} />
        {cast.module.Board && !settings.value.panels && cast.module.reveals !== false ? null : (
          <Reveal news={news} people={people} cast={cast} />
        )}
      </main>
      <div id="dock" class="dock-place" tabIndex={-1}>
        <Dock
          cast={cast}
          update={update}
          props={props}
          choosing={choosing}
          touched={selection.touched}
          ready={selection.ready}
          since={newest(feed, update.since)}
          onRule={openRule}
          onClosed={() => setDrawer("closed")}
          onUndo={undo}
        >
          {update.back ? <BackWish back={update.back} me={seat} cast={cast} send={send} /> : null}
          {update.end ? (
            <div class="ended">
              <strong>{outcome(update.end, seat, people)}</strong>
              <button type="button" class="primary" data-testid="show-end" onClick={() => setDrawer("end")}>{t("show-result")}</button>
              <EndButtons table={table} me={seat} />
            </div>
          ) : null}
        </Dock>
      </div>
      {wide ? <aside class="side" aria-label={t("log-and-talk")}>{log}{talk}</aside> : null}
      {drawer === "log" ? <Dialog title={t("log")} drawer onClose={() => setDrawer("")}>{log}</Dialog> : null}
      {drawer === "talk" ? <Dialog title={t("talk-heading")} drawer onClose={() => setDrawer("")}>{talk}</Dialog> : null}
      {drawer === "rules" ? (
        <Dialog title={t("rules")} drawer onClose={() => setDrawer("")} testid="rules-drawer"><Rulebook game={table.game} at={rule} /></Dialog>
      ) : null}
      {drawer === "closed" && seat !== null ? (
        <ClosedList table={table.id} seat={seat} question={update.question?.key ?? ""} cast={cast} onRule={openRule} onClose={() => setDrawer("")} />
      ) : null}
      {drawer === "menu" ? (
        <Menu
          table={table}
          person={people.find((one) => one.seat === seat)}
          over={update.end !== null}
          hasIntro={hasIntro(cast)}
          send={send}
          onIntro={() => setDrawer("intro")}
          onClose={() => setDrawer("")}
        />
      ) : null}
      {drawer === "intro" ? <Intro cast={cast} onClose={() => setDrawer("")} /> : null}
      {drawer === "end" && update.end ? <End end={update.end} table={table} cast={cast} props={props} told={told} onClose={() => setDrawer("")} /> : null}
    </div>
  );
}
