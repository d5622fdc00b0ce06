// The part of the form that changes a game's numbers: by chapters, with bounds and the reason for them.

import { useState } from "preact/hooks";
import type { Catalog, NumberInfo } from "../../protocol";
import { type FieldNames, useFieldNames } from "../core/fields";
import { language, t } from "../core/speech";
import { changed, fits, type Numbers } from "./numbers";

interface Props {
  catalog: Catalog;
  numbers: Numbers;
  onChange(numbers: Numbers): void;
}

export const whyOf = (info: NumberInfo): string => info.why[language.value] ?? Object.values(info.why)[0] ?? "";

function NumberField({
  info,
  names,
  numbers,
  onChange,
}: { info: NumberInfo; names: FieldNames } & Omit<Props, "catalog">) {
  const id = `number-${info.field}`;
  const value = numbers[info.field] ?? info.usual;
  const right = fits(info, value);
  const range = t("number-range", { least: info.least, most: info.most, usual: info.usual });
  return (
    <div class={info.field in numbers ? "field number is-changed" : "field number"}>
      <label for={id}>{names.name(info.field)}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={info.least}
        max={info.most}
        step={info.step}
        value={value}
        aria-invalid={!right}
        aria-describedby={`${id}-about`}
        onInput={(event) => onChange(changed(numbers, info, event.currentTarget.valueAsNumber))}
      />
      <p class={right ? "small" : "small wrong"} id={`${id}-about`} title={whyOf(info)}>
        {info.step === 1 ? range : `${range}, ${t("number-steps", { step: info.step })}`}
        {right ? null : `: ${whyOf(info)}`}
      </p>
    </div>
  );
}

/** Fields put together by the first part of their name. */
function chapters(infos: readonly NumberInfo[]): [string, NumberInfo[]][] {
  const found = new Map<string, NumberInfo[]>();
  for (const info of infos) {
    const [first] = info.field.split(".");
    found.set(first, [...(found.get(first) ?? []), info]);
  }
  return [...found];
}

export function NumberFields({ catalog, numbers, onChange }: Props) {
  const [looking, setLooking] = useState("");
  const [opened, setOpened] = useState(false);
  const names = useFieldNames(catalog.card.key, opened);
  const count = Object.keys(numbers).length;
  const sought = looking.trim().toLowerCase();
  const shown =
    names && sought
      ? catalog.numbers.filter((one) => names.parts(one.field).join(" ").toLowerCase().includes(sought))
      : catalog.numbers;
  return (
    <details class="fold" data-testid="numbers" onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        {t("numbers-title")}
        {count ? <span class="tag">{t("numbers-changed", { count })}</span> : null}
      </summary>
      {names ? (
        <div class="numbers">
          <p class="small">{t("numbers-about")}</p>
          <div class="numbers-tools">
            <input
              type="search"
              aria-label={t("numbers-search")}
              placeholder={t("numbers-search")}
              value={looking}
              onInput={(event) => setLooking(event.currentTarget.value)}
            />
            {count ? (
              <button type="button" class="plain" onClick={() => onChange({})}>
                {t("numbers-reset")}
              </button>
            ) : null}
          </div>
          {shown.length ? null : <p class="empty">{t("numbers-none")}</p>}
          {chapters(shown).map(([chapter, infos]) => (
            <details
              key={chapter}
              class="numbers-chapter"
              open={sought !== "" || infos.some((one) => one.field in numbers)}
            >
              <summary>
                {names.parts(chapter)[0]} <span class="small">{infos.length}</span>
              </summary>
              <div class="fields">
                {infos.map((info) => (
                  <NumberField key={info.field} info={info} names={names} numbers={numbers} onChange={onChange} />
                ))}
              </div>
            </details>
          ))}
        </div>
      ) : null}
    </details>
  );
}
