// The end of a game: who won and why, who kept their word, and the proof that nobody cheated.

import { useState } from "preact/hooks";
import type { BoardProps, ScoreLine } from "../../boards/contract";
import { Icon } from "../../icons";
import { Disc } from "../../pieces/disc";
import type { Ending, Person, Proof, TableCard } from "../../protocol";
import { api } from "../core/api";
import { go } from "../core/router";
import { t } from "../core/speech";
import { noteTrouble } from "../shell/announce";
import { Dialog } from "../shell/dialog";
import type { Cast } from "./session";

export function outcome(end: Ending, me: number | null, people: readonly Person[]): string {
  const names = end.winners.map((seat) => people.find((one) => one.seat === seat)?.name ?? String(seat + 1));
  if (!names.length) return t("result-draw");
  if (me !== null && end.winners.includes(me) && names.length === 1) return t("result-you-won");
  return names.length === 1 ? t("result-won", { name: names[0] }) : t("result-shared", { names: names.join(", ") });
}

function Scores({ end, people, lines }: { end: Ending; people: readonly Person[]; lines: readonly ScoreLine[] }) {
  const order = [...people].sort((one, other) => (end.scores[other.seat] ?? 0) - (end.scores[one.seat] ?? 0));
  return (
    <div class="scroll">
      <table class="scores">
        <caption class="unseen">{t("scores")}</caption>
        <thead>
          <tr>
            <td />
            {order.map((one) => (
              <th key={one.seat} scope="col">
                <Disc colour={one.colour} name={one.name} size={26} /> {one.name}
                {end.winners.includes(one.seat) ? <Icon name="trophy-cup" label={t("winner")} /> : null}
                {end.resigned.includes(one.seat) ? <span class="small">{t("resigned")}</span> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.label}>
              <th scope="row">{line.label}</th>
              {order.map((one) => <td key={one.seat}>{line.points[one.seat] ?? "–"}</td>)}
            </tr>
          ))}
          <tr class="total">
            <th scope="row">{t("total")}</th>
            {order.map((one) => <td key={one.seat}>{end.scores[one.seat]}</td>)}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Ledger({ end, cast }: { end: Ending; cast: Cast }) {
  const judged = end.ledger.filter((word) => word.verdict === "kept" || word.verdict === "broken");
  if (!judged.length) return null;
  return (
    <details class="fold" data-testid="ledger">
      <summary>{t("promises-heading")}</summary>
      <ul class="ledger">
        {judged.map((word, at) => {
          const kind = cast.catalog.talk.find((form) => form.name === word.words[0])?.kind ?? "";
          return (
            <li key={at} class={`verdict-${word.verdict}`}>
              {cast.say.item({ t: "said", seat: word.seat, to: word.to, words: word.words })}{" "}
              <strong>{word.verdict === "kept" ? "✓" : "✗"} {cast.say.verdict(kind, word.verdict)}</strong>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function Fairness({ end, table }: { end: Ending; table: TableCard }) {
  const [proof, setProof] = useState<Proof | null>(null);
  const verify = () => api.proof(table.id).then(setProof, noteTrouble);
  return (
    <details class="fold">
      <summary>{t("fairness")}</summary>
      <p class="small">{t("fairness-about")}</p>
      <dl class="seeds">
        <dt>{t("pledge")}</dt>
        <dd><code>{end.pledge}</code></dd>
        <dt>{t("seed")}</dt>
        <dd><code>{end.seed}</code></dd>
      </dl>
      <div class="buttons">
        <button type="button" class="plain" data-testid="verify" onClick={verify}><Icon name="checked-shield" /> {t("verify")}</button>
        <span role="status" data-testid="proof">
          {proof ? (proof.holds ? t("proof-holds") : t("proof-fails", { problem: proof.problem })) : ""}
        </span>
      </div>
    </details>
  );
}

export function EndButtons({ table, me }: { table: TableCard; me: number | null }) {
  const rematch = () =>
    table.rematch ? go(`/table/${table.rematch}`) : void api.rematch(table.id).then((next) => go(`/table/${next.id}`), noteTrouble);
  return (
    <div class="buttons">
      <a class="button plain" href={`/replay/${table.id}`} data-testid="replay"><Icon name="film-projector" /> {t("replay")}</a>
      <a class="button plain" href={api.recordPath(table.id)} download><Icon name="save-arrow" /> {t("record")}</a>
      {me === null ? null : (
        <button type="button" class="primary" data-testid="rematch" onClick={rematch}><Icon name="cycle" /> {t("rematch")}</button>
      )}
    </div>
  );
}

interface EndProps {
  end: Ending;
  table: TableCard;
  cast: Cast;
  props: BoardProps;
  onClose(): void;
}

export function End({ end, table, cast, props, onClose }: EndProps) {
  const lines = cast.module.account?.(props) ?? [];
  return (
    <Dialog title={outcome(end, props.me, props.people)} onClose={onClose} testid="end">
      <p>{t("game-over", { rounds: end.rounds })}</p>
      <Scores end={end} people={props.people} lines={lines} />
      <Ledger end={end} cast={cast} />
      <Fairness end={end} table={table} />
      <EndButtons table={table} me={props.me} />
    </Dialog>
  );
}
