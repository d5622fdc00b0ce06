// The details of a new table: the options of the game, time, talk, and who may look.

import { useState } from "preact/hooks";
import type { Catalog } from "../../protocol";
import { me } from "../core/me";
import { t } from "../core/speech";
import { NumbersEditor } from "../numbers/editor";
import { ChoiceField, Field, Pick, Switch } from "./fields";
import { firstChoices } from "./first-choice";
import type { Form } from "./form";
import { allowed, openValues, UNLOCKED } from "./locked";

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
      <Pick
        id="pace"
        label={t("pace")}
        value={speedOf(form)}
        values={SPEEDS}
        said={(one) => t(`speed-${one}`)}
        onPick={setSpeed}
      />
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

function GameOptions({ form, catalog, change }: Props) {
  const found = me.value?.unlocked[form.game] ?? [];
  const carded = firstChoices(form.game, catalog).map(({ choice }) => choice.key);
  return (
    <>
      {catalog.choices
        .filter((choice) => choice.key !== UNLOCKED && !carded.includes(choice.key))
        .map((choice) => {
          const values = openValues(choice, catalog.choices, form.options, found);
          const value = form.options[choice.key] ?? choice.default;
          return (
            <ChoiceField
              key={choice.key}
              game={form.game}
              choice={{ ...choice, values }}
              value={choice.kind === "one" && !values.includes(String(value)) ? choice.default : value}
              more={
                values.length < choice.values.length
                  ? t("variants-locked", { count: choice.values.length - values.length })
                  : ""
              }
              onSet={(wanted) =>
                change({ options: allowed({ ...form.options, [choice.key]: wanted }, catalog.choices, found) })
              }
            />
          );
        })}
    </>
  );
}

/** The numbers of the game; the editor is there once it is looked at. */
function NumbersFold({ form, catalog, change }: Props) {
  const count = Object.keys(form.numbers).length;
  const [seen, setSeen] = useState(false);
  return (
    <details class="fold" data-testid="numbers" onToggle={(event) => event.currentTarget.open && setSeen(true)}>
      <summary>
        {t("numbers-title")}
        {count ? <span class="tag">{t("numbers-changed", { count })}</span> : null}
      </summary>
      {seen ? (
        <NumbersEditor
          catalog={catalog}
          numbers={form.numbers}
          onChange={(numbers) => change({ numbers })}
          page="/new"
        />
      ) : null}
    </details>
  );
}

export function Details(props: Props) {
  const { form, catalog, change } = props;
  return (
    <>
      <details class="fold">
        <summary>{t("options-title")}</summary>
        <div class="fields">
          <GameOptions {...props} />
        </div>
      </details>
      <NumbersFold form={form} catalog={catalog} change={change} />
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
          <Pick
            id="start"
            label={t("start-when")}
            value={form.start}
            values={["ready", "full", "host"]}
            said={(one) => t(`start-${one}`)}
            onPick={(start) => change({ start })}
          />
          <Switch id="keep" label={t("keep")} value={form.keep} onFlip={(keep) => change({ keep })} />
          <Switch id="late" label={t("late")} value={form.late} onFlip={(late) => change({ late })} />
          <Switch id="listed" label={t("listed")} value={form.listed} onFlip={(listed) => change({ listed })} />
          <Switch
            id="spectators"
            label={t("spectators")}
            value={form.spectators}
            onFlip={(spectators) => change({ spectators })}
          />
          <Pick
            id="aftermath"
            label={t("aftermath")}
            about={t("aftermath-about")}
            value={form.aftermath}
            values={["auto", "all", "seated"]}
            said={(one) => t(`aftermath-${one}`)}
            onPick={(aftermath) => change({ aftermath })}
          />
          <Field id="seed" label={t("seed")} about={t("seed-about")}>
            <input
              id="seed"
              value={form.seed}
              maxLength={64}
              onInput={(event) => change({ seed: event.currentTarget.value })}
            />
          </Field>
        </div>
      </details>
    </>
  );
}
