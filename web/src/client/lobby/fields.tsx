// Small fields of the form of a new table.

import type { ComponentChildren } from "preact";
import type { ChoiceInfo } from "../../protocol";
import { gameHas, gameText } from "../core/games";
import { t } from "../core/speech";

export function Field({
  label,
  about,
  id,
  children,
}: {
  label: string;
  about?: string;
  id: string;
  children: ComponentChildren;
}) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      {about ? (
        <p class="small" id={`${id}-about`}>
          {about}
        </p>
      ) : null}
    </div>
  );
}

interface PickProps<Value extends string> {
  id: string;
  label: string;
  about?: string;
  value: Value;
  values: readonly Value[];
  said(value: Value): string;
  onPick(value: Value): void;
}

export function Pick<Value extends string>({ id, label, about, value, values, said, onPick }: PickProps<Value>) {
  return (
    <Field label={label} about={about} id={id}>
      <select id={id} value={value} onChange={(event) => onPick(event.currentTarget.value as Value)}>
        {values.map((one) => (
          <option key={one} value={one} selected={one === value}>
            {said(one)}
          </option>
        ))}
      </select>
    </Field>
  );
}

export function Switch({
  id,
  label,
  value,
  about,
  onFlip,
}: {
  id: string;
  label: string;
  value: boolean;
  about?: string;
  onFlip(value: boolean): void;
}) {
  return (
    <div class="field field-switch">
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
        role="switch"
        checked={value}
        onChange={(event) => onFlip(event.currentTarget.checked)}
      />
      <label for={id}>{label}</label>
      {about ? <p class="small">{about}</p> : null}
    </div>
  );
}

type Value = string | number | boolean;

interface ChoiceProps {
  game: string;
  choice: ChoiceInfo;
  value: Value;
  /** What is to be said besides. */
  more?: string;
  onSet(value: Value): void;
}

/** An option of the game, said by its texts choice-<key>, choice-<key>.about and choice-<key>-<value>. */
export function ChoiceField({ game, choice, value, more = "", onSet }: ChoiceProps) {
  const id = `choice-${choice.key}`;
  const label = gameText(game, id);
  const told = gameHas(game, `${id}.about`) ? gameText(game, `${id}.about`) : "";
  const about = [told, more].filter(Boolean).join(" ") || undefined;
  const said = (one: Value) => (gameHas(game, `${id}-${one}`) ? gameText(game, `${id}-${one}`) : String(one));
  switch (choice.kind) {
    case "one":
      return (
        <Pick
          id={id}
          label={label}
          about={about}
          value={String(value)}
          values={choice.values}
          said={said}
          onPick={onSet}
        />
      );
    case "switch":
      return (
        <Pick
          id={id}
          label={label}
          about={about}
          value={String(value)}
          values={["true", "false"]}
          said={(one) => (gameHas(game, `${id}-${one}`) ? said(one) : t(one === "true" ? "yes" : "no"))}
          onPick={(one) => onSet(one === "true")}
        />
      );
    case "amount":
      // Seats are counted from 0 on the wire, and from 1 on every screen.
      if (choice.key.endsWith("_seat")) {
        const seats = Array.from({ length: choice.most - choice.least + 1 }, (_, at) => String(choice.least + at));
        return (
          <Pick
            id={id}
            label={label}
            about={about}
            value={String(value)}
            values={seats}
            said={(one) => t("seat-number", { number: Number(one) + 1 })}
            onPick={(one) => onSet(Number(one))}
          />
        );
      }
      return (
        <Field label={label} about={about} id={id}>
          <input
            id={id}
            type="number"
            min={choice.least}
            max={choice.most}
            value={Number(value)}
            onChange={(event) => onSet(Number(event.currentTarget.value))}
          />
        </Field>
      );
    case "seats":
      return null;
    case "text":
      return (
        <Field label={label} about={about} id={id}>
          <input id={id} value={String(value)} onChange={(event) => onSet(event.currentTarget.value)} />
        </Field>
      );
  }
}
