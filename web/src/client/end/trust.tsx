// Whom one could trust: who kept their word, and the proof that the table did not cheat.

import { useState } from "preact/hooks";
import { Icon } from "../../icons";
import type { Ending, Proof, TableCard } from "../../protocol";
import { api } from "../core/api";
import { t } from "../core/speech";
import { noteTrouble } from "../shell/announce";
import type { Cast } from "../table/session";

export function Ledger({ end, cast }: { end: Ending; cast: Cast }) {
  const judged = end.ledger.filter((word) => word.verdict === "kept" || word.verdict === "broken");
  const turns = end.trust ?? [];
  if (!judged.length && !turns.length) return null;
  return (
    <details class="fold" data-testid="ledger">
      <summary>{t("promises-heading")}</summary>
      <ul class="ledger">
        {judged.map((word, at) => {
          const kind = cast.catalog.talk.find((form) => form.name === word.words[0])?.kind ?? "";
          return (
            <li key={at} class={`verdict-${word.verdict}`}>
              {cast.say.item({ t: "act", seat: word.seat, to: word.to, words: word.words })}{" "}
              <strong>
                {word.verdict === "kept" ? "✓" : "✗"} {cast.say.verdict(kind, word.verdict)}
              </strong>
              {word.why ? (
                <p class="small">{cast.say.text(`why-${word.why}`, { speaker: cast.say.seat(word.seat) })}</p>
              ) : null}
            </li>
          );
        })}
      </ul>
      {turns.length ? (
        <>
          <h3>{t("trust-heading")}</h3>
          <ul class="ledger" data-testid="trust">
            {turns.map((turn, at) => (
              <li key={at}>
                {cast.say.text(turn.trusts ? "trust-begins" : "trust-ends", {
                  round: turn.round,
                  seat: cast.say.seat(turn.seat),
                  other: cast.say.seat(turn.other),
                })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </details>
  );
}

export function Fairness({ end, table }: { end: Ending; table: TableCard }) {
  const [proof, setProof] = useState<Proof | null>(null);
  const verify = () => api.proof(table.id).then(setProof, noteTrouble);
  return (
    <details class="fold">
      <summary>{t("fairness")}</summary>
      <p class="small">{t("fairness-about")}</p>
      <dl class="seeds">
        <dt>{t("pledge")}</dt>
        <dd>
          <code>{end.pledge}</code>
        </dd>
        <dt>{t("seed")}</dt>
        <dd>
          <code>{end.seed}</code>
        </dd>
      </dl>
      <div class="buttons">
        <button type="button" class="plain" data-testid="verify" onClick={verify}>
          <Icon name="checked-shield" /> {t("verify")}
        </button>
        <span role="status" data-testid="proof">
          {proof ? (proof.holds ? t("proof-holds") : t("proof-fails", { problem: proof.problem })) : ""}
        </span>
      </div>
    </details>
  );
}
