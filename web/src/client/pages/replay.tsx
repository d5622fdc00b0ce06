// A finished game, moment by moment, through the eyes of any seat.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Disc } from "../../pieces/disc";
import type { Frame, Moments, Person, TableCard } from "../../protocol";
import { api } from "../core/api";
import { gameTitle } from "../core/games";
import { me } from "../core/me";
import { go, query } from "../core/router";
import { t, trouble } from "../core/speech";
import { outcome } from "../end/outcome";
import { replayPath, useStory } from "../end/story";
import { PositionDialog } from "../positions/position-text";
import { Controls, roundOf } from "../replay/controls";
import { toldAt, useFrame } from "../replay/frames";
import { noteTrouble } from "../shell/announce";
import { Page } from "../shell/frame";
import { LinkField } from "../table/invite";
import { Log } from "../table/log";
import { boardProps, type Cast, coloured, UNTOUCHED, useCast } from "../table/session";
import { Stage, ViewSwitch } from "../table/stage";

function Eyes({
  people,
  seat,
  onPick,
}: {
  people: readonly Person[];
  seat: number | null;
  onPick(seat: number | null): void;
}) {
  return (
    <div class="eyes" role="group" aria-label={t("eyes")}>
      <button type="button" class="chip" aria-pressed={seat === null} onClick={() => onPick(null)}>
        {t("spectator")}
      </button>
      {people.map((one) => (
        <button
          key={one.seat}
          type="button"
          class="chip"
          aria-pressed={seat === one.seat}
          data-eyes={one.seat}
          onClick={() => onPick(one.seat)}
        >
          <Disc colour={one.colour} name={one.name} size={20} /> {one.name}
        </button>
      ))}
    </div>
  );
}

function Happened({ frame, cast, people }: { frame: Frame; cast: Cast; people: readonly Person[] }) {
  const chooser = people.find((one) => one.seat === frame.chooser);
  return (
    <div class="happened" role="status">
      {frame.chosen && chooser ? (
        <p>
          <Disc colour={chooser.colour} name={chooser.name} size={24} />{" "}
          <span>
            <strong>{chooser.name}</strong>: {cast.say.option(frame.chosen, "", chooser.seat)}
          </span>
        </p>
      ) : null}
      {frame.end ? (
        <p>
          <strong>{outcome(frame.end, null, people)}</strong>
        </p>
      ) : null}
    </div>
  );
}

function Film({ table, moments, name }: { table: TableCard; moments: Moments; name: string }) {
  const at = Math.max(0, Math.min(moments.choices, Number(query.value.get("at") ?? 0) || 0));
  const asked = query.value.get("seat");
  const seat = asked === null || asked === "" ? null : Number(asked);
  const names = useMemo(() => table.people.map((one) => one.name), [table]);
  const cast = useCast(table.game, names);
  const frame = useFrame(table.id, seat, at, moments.choices);
  const last = useFrame(table.id, seat, moments.choices, moments.choices);
  const everybody = useMemo(
    () => (cast && last ? coloured(table.people, cast.module, last.view) : []),
    [table, cast, last],
  );
  const { story, moments: turns } = useStory(table.id, seat, true, cast, last?.view, everybody);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const before = useRef(at);
  const stepped = at === before.current + 1;
  useEffect(() => {
    before.current = at;
  }, [at]);
  const move = (moment: number, eyes = seat) => go(replayPath(table.id, moment, eyes), { replace: true });
  const [writing, setWriting] = useState(false);
  const fork = (chair: number) =>
    void api.fork(table.id, { at, seat: chair }).then((next) => go(`/table/${next.id}`), noteTrouble);
  if (!cast || !frame) return <p role="status">{t("loading")}</p>;
  const people = coloured(table.people, cast.module, frame.view);
  const round = typeof frame.view.round === "number" ? frame.view.round : roundOf(moments.rounds, at);
  const { items, fresh } = toldAt(story, at);
  const props = boardProps(cast, frame, seat, people, UNTOUCHED, marked, stepped ? frame.feed : [], items);
  return (
    <div class="film" data-testid="film" data-at={at} data-seat={seat ?? ""}>
      <div class="film-head">
        <h1 class="film-title">{name}</h1>
        <Eyes people={people} seat={seat} onPick={(eyes) => move(at, eyes)} />
        <ViewSwitch module={cast.module} />
      </div>
      <div class="film-stage" tabIndex={0} role="group" aria-label={t("board")}>
        <Stage module={cast.module} props={props} />
      </div>
      <aside class="film-side">
        <Happened frame={frame} cast={cast} people={people} />
        <Log
          people={people}
          feed={items}
          since={items.length - fresh}
          me={seat}
          cast={cast}
          mark={(targets) => setMarked(new Set(targets))}
        />
      </aside>
      <Controls moments={moments} turns={turns} at={at} round={round} onMove={(moment) => move(moment)} />
      <div class="film-foot">
        <LinkField link={`${location.origin}${replayPath(table.id, at, seat)}`} label={t("moment-link")} />
        {me.value ? (
          <>
            <button type="button" class="plain" data-testid="fork-bots" onClick={() => fork(seat ?? 0)}>
              {t("fork-bots", { name: people[seat ?? 0].name })}
            </button>
            <button type="button" class="plain" data-testid="fork" onClick={() => fork(-1)}>
              {t("fork")}
            </button>
          </>
        ) : null}
        <button type="button" class="plain" data-testid="copy-position" onClick={() => setWriting(true)}>
          {t("position-copy")}
        </button>
        <a class="button plain" href="/position">
          {t("position-open-title")}
        </a>
        <a class="button plain" href={`/table/${table.id}`}>
          {t("show-result")}
        </a>
      </div>
      {writing ? (
        <PositionDialog
          file={`${table.game}-${table.id}-${at}.toml`}
          knower={seat === null ? "" : names[seat]}
          load={(narrowed) => api.positionAt(table.id, at, narrowed ? seat : null)}
          onClose={() => setWriting(false)}
        />
      ) : null}
    </div>
  );
}

export function Replay({ id }: { id: string }) {
  const [loaded, setLoaded] = useState<{ table: TableCard; moments: Moments } | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    Promise.all([api.table(id), api.moments(id)]).then(
      ([table, moments]) => setLoaded({ table, moments }),
      (error: unknown) => setProblem(trouble(error)),
    );
  }, [id]);
  const name = loaded ? `${t("replay")}: ${gameTitle(loaded.table.game)}` : t("replay");
  return (
    <Page name={name} wide>
      {loaded ? null : <h1 class="film-title">{name}</h1>}
      {problem ? (
        <p class="banner" role="alert">
          {problem}
        </p>
      ) : null}
      {loaded ? <Film table={loaded.table} moments={loaded.moments} name={name} /> : null}
    </Page>
  );
}
