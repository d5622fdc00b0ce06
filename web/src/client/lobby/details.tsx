// The details of a new table: the options of the game, time, talk, and who may look.

import type { Catalog } from "../../protocol";
import { t } from "../core/speech";
import { noteTrouble } from "../shell/announce";
import { ChoiceField, Field, Pick, Switch } from "./fields";
import type { Form } from "./form";

interface Props {
  form: Form;
  catalog: Catalog;
  change(change: Partial<Form>): void;
}

type Speed = "none" | "live" | "slow24" | "slow72";
const SPEEDS: readonly Speed[] = ["none", "live", "slow24", "slow72"];

function speedOf(form: Form): Speed {
  if (form.pace.kind !== "slow") return form.pace.kind ?? "none";
  return (form.pace.hours ?? 72) <= 24 ? "slow24" : "slow72";
}

function Time({ form, change }: Props) {
  const setSpeed = (speed: Speed) => {
    if (speed === "none" || speed === "live") change({ pace: { ...form.pace, kind: speed } });
    else change({ pace: { ...form.pace, kind: "slow", hours: speed === "slow24" ? 24 : 72 } });
  };
  const amount = (key: "bank" | "increment", value: number) => change({ pace: { ...form.pace, [key]: value } });
  return (
    <>
      <Pick id="pace" label={t("pace")} value={speedOf(form)} values={SPEEDS} said={(one) => t(`speed-${one}`)} onPick={setSpeed} />
      {form.pace.kind === "live" ? (
        <>
          <Field id="bank" label={t("pace-bank")}>
            <input
              id="bank"
              type="number"
              min={1}
              max={120}
              value={Math.round((form.pace.bank ?? 600) / 60)}
              onChange={(event) => amount("bank", Number(event.currentTarget.value) * 60)}
            />
          </Field>
          <Field id="increment" label={t("pace-increment")}>
            <input
              id="increment"
              type="number"
              min={0}
              max={300}
              value={form.pace.increment}
              onChange={(event) => amount("increment", Number(event.currentTarget.value))}
            />
          </Field>
        </>
      ) : null}
      {form.pace.kind === "none" ? null : (
        <Pick
          id="timeout"
          label={t("timeout")}
          value={form.timeout}
          values={["fallback", "bot", "resign"]}
          said={(one) => t(`timeout-${one}`)}
          onPick={(timeout) => change({ timeout })}
        />
      )}
    </>
  );
}

function DataFile({ form, change }: Props) {
  const load = (event: Event) => {
    const file = (event.currentTarget as HTMLInputElement).files?.[0];
    if (file) file.text().then((data) => change({ data }), noteTrouble);
    else change({ data: "" });
  };
  return (
    <Field id="data" label={t("data-file")} about={form.data ? t("data-loaded", { size: form.data.length }) : t("data-about")}>
      <input id="data" type="file" accept=".toml,text/plain" onChange={load} />
    </Field>
  );
}

export function Details(props: Props) {
  const { form, catalog, change } = props;
  return (
    <>
      <details class="fold">
        <summary>{t("options-title")}</summary>
        <div class="fields">
          {catalog.choices.map((choice) => (
            <ChoiceField
              key={choice.key}
              game={form.game}
              choice={choice}
              value={form.options[choice.key] ?? choice.default}
              onSet={(value) => change({ options: { ...form.options, [choice.key]: value } })}
            />
          ))}
          <DataFile {...props} />
        </div>
      </details>
      <details class="fold">
        <summary>{t("manners-title")}</summary>
        <div class="fields">
          <Time {...props} />
          <Pick
            id="talk"
            label={t("talk-kind")}
            value={form.talk}
            values={["open", "acts", "closed"]}
            said={(one) => t(`talking-${one}`)}
            onPick={(talk) => change({ talk })}
          />
          <Switch id="keep" label={t("keep")} value={form.keep} onFlip={(keep) => change({ keep })} />
          <Switch id="listed" label={t("listed")} value={form.listed} onFlip={(listed) => change({ listed })} />
          <Switch id="spectators" label={t("spectators")} value={form.spectators} onFlip={(spectators) => change({ spectators })} />
          <Field id="seed" label={t("seed")} about={t("seed-about")}>
            <input id="seed" value={form.seed} maxLength={64} onInput={(event) => change({ seed: event.currentTarget.value })} />
          </Field>
        </div>
      </details>
    </>
  );
}
