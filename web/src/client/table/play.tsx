// A table in play, as one seat (or a spectator) has it before them.

import { useEffect, useMemo, useState } from "preact/hooks";
import { newest } from "../../feed";
import type { Item, Person, TableCard, Update } from "../../protocol";
import { api } from "../core/api";
import { set, settings } from "../core/me";
import { query } from "../core/router";
import { t } from "../core/speech";
import { EndButtons } from "../end/end";
import { outcome } from "../end/outcome";
import { useStory } from "../end/story";
import { noteTrouble } from "../shell/announce";
import { Mark } from "../shell/brand";
import { useScreen } from "../shell/media";
import { Bubbles } from "../talk/bubbles";
import { Standing } from "../talk/standing";
import { TalkLine } from "../talk/talk";
import { BackWish } from "./back";
import { Bar } from "./bar";
import { useChoosing } from "./choosing";
import { Dock } from "./dock";
import { type Drawer, Drawers } from "./drawers";
import { useForMe } from "./for-me";
import { TableHead } from "./head";
import { useTableKeys } from "./hotkeys";
import { hasIntro } from "./intro";
import { LESSON, LessonCard } from "./lesson";
import { Log } from "./log";
import { hintOf } from "./notes";
import { shownOrder } from "./order";
import { People } from "./people";
import { Reveal } from "./reveal";
import { boardProps, type Cast, coloured, useCast, useLine } from "./session";
import { Stage } from "./stage";
import { TableNews } from "./table-news";
import { countOf, useUnheard } from "./unheard";
import { VoteReveal } from "./vote-reveal";
import { useWatch } from "./watch";
import { WhyNot } from "./why-not";

interface PlayProps {
  table: TableCard;
  seat: number | null;
  onTable(table: TableCard): void;
  /** Called when another seat of this device is asked. */
  onAsked(asked: readonly number[], people: readonly Person[]): void;
}

/** What is open over the table: the introduction at the first game, the result at the end, else what was asked for. */
function useDrawer(
  table: TableCard,
  seat: number | null,
  update: Update | null,
  cast: Cast | null,
): [Drawer, (drawer: Drawer) => void] {
  const [drawer, setDrawer] = useState<Drawer>("");
  useEffect(() => {
    if (update?.end) setDrawer("end");
  }, [Boolean(update?.end)]);
  useEffect(() => {
    if (!cast || seat === null || settings.value.seen.includes(table.game) || !hasIntro(cast)) return;
    if (query.value.has(LESSON)) return;
    set({ seen: [...settings.value.seen, table.game] });
    setDrawer("intro");
  }, [cast]);
  return [drawer, setDrawer];
}

/** Tell the page what an update means for it. */
function usePage(
  { table, onTable, onAsked }: PlayProps,
  update: Update | null,
  news: readonly Item[],
  people: readonly Person[],
): void {
  useEffect(() => {
    // Whoever left, came back or resigned is told as a note; the card of the table says who sits there now.
    if (news.some((item) => item.t === "note")) api.table(table.id).then(onTable, noteTrouble);
  }, [news]);
  useEffect(() => {
    if (update && !update.end && people.length) onAsked(update.asked, people);
  }, [update, people]);
}

export function Play(given: PlayProps) {
  const { table, seat, onTable } = given;
  const line = useLine(table.id, seat, onTable);
  const names = useMemo(() => table.people.map((one) => one.name), [table]);
  const cast = useCast(table.game, names);
  const [update, news, feed] = [line.update.value, line.news.value, line.feed.value];
  const { selection, answer, ...choosing } = useChoosing(line, update, seat);
  const forMe = useForMe(update, seat, answer);
  const [drawer, open] = useDrawer(table, seat, update, cast);
  const [rule, setRule] = useState("");
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const screen = useScreen();
  const beside = screen !== "phone";
  const unheard = useUnheard(feed, seat, beside || drawer === "talk" || drawer === "log");
  useWatch(table, update, news, seat, cast);

  const openRule = (id: string) => {
    setRule(id);
    open("rules");
  };
  const undo = () => void line.send({ t: "undo" }).catch(noteTrouble);
  const nth = (number: number) => {
    const option =
      cast && shownOrder(selection.ready.length ? selection.ready : selection.options, cast.say)[number - 1];
    if (option) choosing.pick(option);
  };
  useTableKeys({
    update,
    beside,
    nth,
    clear: choosing.clear,
    undo,
    toggle: (name) => open(drawer === name ? "" : name),
    openRule,
  });
  const people = useMemo(
    () => (cast && update ? coloured(table.people, cast.module, update.view) : []),
    [table, cast, update],
  );
  usePage(given, update, news, people);
  const told = useStory(table.id, seat, update?.end != null, cast, update?.view, people);

  if (!update || !cast)
    return (
      <main id="main" class="loading">
        <Mark size={64} /> <p role="status">{t("loading")}</p>
      </main>
    );
  const props = boardProps(cast, update, seat, people, selection, marked, news, feed, choosing.pick);
  const mark = (targets: readonly string[]) => setMarked(new Set(targets));
  const send: typeof line.send = (order) => line.send(order);
  const state = line.state.value;
  const drawn = cast.module.Board && !settings.value.panels;
  return (
    <div
      class="table"
      data-testid="table"
      data-serial={update.serial}
      data-asked={update.asked.join(" ")}
      data-seat={seat ?? ""}
      data-over={String(update.end !== null)}
      data-line={state}
      data-handless={Boolean(cast.module.handless)}
    >
      {beside ? (
        <TableHead
          table={table}
          seat={seat}
          cast={cast}
          open={open}
          onRules={() => openRule(update.question?.rule ?? "")}
        />
      ) : (
        <Bar
          update={update}
          unheard={countOf(unheard)}
          fresh={hintOf(cast, update.question, seat !== null && update.asked.includes(seat)).fresh}
          open={open}
          onUndo={undo}
        />
      )}
      <div class="table-news">
        {state === "lost" ? (
          <div class="banner lost" role="alert" data-testid="lost">
            {t("line-lost")}
          </div>
        ) : null}
        <TableNews table={table} seat={seat} over={update.end !== null} onTable={onTable} />
      </div>
      <People people={people} update={update} received={line.received} mine={table.seats} me={seat} />
      <main id="main" class="stage" tabIndex={drawn ? -1 : 0} aria-label={t("board")}>
        <Stage module={cast.module} props={props} />
        {drawn && cast.module.reveals !== false ? null : <Reveal news={news} cast={cast} />}
        <VoteReveal table={table.id} news={news} people={people} cast={cast} />
      </main>
      <div id="dock" class="dock-place" tabIndex={-1}>
        <Dock
          cast={cast}
          update={update}
          props={props}
          choosing={choosing}
          forMe={forMe}
          touched={selection.touched}
          ready={selection.ready}
          since={newest(feed, update.since)}
          feed={feed}
          screen={screen}
          onRule={openRule}
          onClosed={() => open("closed")}
          onUndo={undo}
        >
          <LessonCard table={table.id} cast={cast} update={update} me={seat} />
          {update.back ? <BackWish back={update.back} me={seat} cast={cast} send={send} /> : null}
          {update.end ? (
            <div class="ended">
              <strong>{outcome(update.end, seat, people)}</strong>
              <button type="button" class="primary" data-testid="show-end" onClick={() => open("end")}>
                {t("show-result")}
              </button>
              <EndButtons table={table} me={seat} />
            </div>
          ) : null}
        </Dock>
      </div>
      {beside ? (
        <aside class="side" aria-label={t("log-and-talk")}>
          <Log people={people} feed={feed} since={update.since} me={seat} cast={cast} mark={mark} />
          <TalkLine cast={cast} table={table} people={people} me={seat} send={send} />
        </aside>
      ) : null}
      <Standing standing={update.standing} feed={feed} people={people} cast={cast} />
      <Bubbles
        feed={feed}
        standing={update.standing}
        send={send}
        people={people}
        me={seat}
        cast={cast}
        quiet={drawer === "talk" || drawer === "end"}
        open={() => (beside ? document.querySelector<HTMLElement>(".talk input")?.focus() : open("talk"))}
      />
      <WhyNot
        game={table.game}
        table={table.id}
        seat={seat}
        update={update}
        cast={cast}
        touched={selection.touched}
        onRule={openRule}
      />
      <Drawers
        drawer={drawer}
        table={table}
        update={update}
        cast={cast}
        props={props}
        feed={feed}
        rule={rule}
        told={told}
        unheard={unheard}
        mark={mark}
        send={send}
        open={open}
        screen={screen}
        onRule={openRule}
      />
    </div>
  );
}
