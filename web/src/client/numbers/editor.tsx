// The editor of a game's numbers: all of them by chapters, looked for by name or by where they come from; brought as a
// file, kept as a file, shared as a link. Whoever shows it holds the changed numbers.

import { useState } from "preact/hooks";
import type { Catalog, DataField } from "../../protocol";
import { type FieldNames, useFieldNames } from "../core/fields";
import { t } from "../core/speech";
import { changed, type Numbers, useDataFields } from "./data";
import { NumberField } from "./field";
import { NumberSharing } from "./sharing";

interface Props {
  catalog: Catalog;
  numbers: Numbers;
  onChange(numbers: Numbers): void;
  /** The page that a shared link opens. */
  page: string;
}

const SHOWN = ["all", "changed", "printed", "source", "logic", "house"] as const;
type Shown = (typeof SHOWN)[number];

/** Things put together by a name, in the order in which they come. */
function grouped<Thing>(things: readonly Thing[], name: (thing: Thing) => string): [string, Thing[]][] {
  const found = new Map<string, Thing[]>();
  for (const thing of things) found.set(name(thing), [...(found.get(name(thing)) ?? []), thing]);
  return [...found];
}

const chapterOf = ({ field }: DataField) => field.split(".")[0];

/** What stands between the chapter and the last part of a field's name: the thing that the number belongs to. */
const thingOf = ({ field }: DataField) => field.split(".").slice(1, -1).join(".");

interface ChapterProps extends Pick<Props, "numbers" | "onChange"> {
  chapter: string;
  fields: DataField[];
  names: FieldNames;
  open: boolean;
}

function Chapter({ chapter, fields, names, numbers, onChange, open }: ChapterProps) {
  const [seen, setSeen] = useState(open);
  const count = fields.filter((one) => one.field in numbers).length;
  return (
    <details class="numbers-chapter" open={open} onToggle={(event) => event.currentTarget.open && setSeen(true)}>
      <summary>
        {names.parts(chapter)[0]} <span class="small">{fields.length}</span>
        {count ? <span class="tag">{t("numbers-changed", { count })}</span> : null}
      </summary>
      {seen || open
        ? grouped(fields, thingOf).map(([thing, infos]) => (
            <div key={thing} class="numbers-thing" role="group" aria-label={names.parts(thing || chapter).join(": ")}>
              {thing ? <h4>{names.parts(thing).join(": ")}</h4> : null}
              <div class="fields">
                {infos.map((info) => (
                  <NumberField
                    key={info.field}
                    info={info}
                    label={names.parts(info.field).at(-1) ?? info.field}
                    value={numbers[info.field] ?? info.usual}
                    word={(name) => names.parts(name)[0]}
                    onSet={(value) => onChange(changed(numbers, info, value))}
                  />
                ))}
              </div>
            </div>
          ))
        : null}
    </details>
  );
}

function isShown(shown: Shown, { field, origin }: DataField, numbers: Numbers): boolean {
  return shown === "all" || (shown === "changed" ? field in numbers : origin.includes(shown));
}

export function NumbersEditor({ catalog, numbers, onChange, page }: Props) {
  const [looking, setLooking] = useState("");
  const [shown, setShown] = useState<Shown>("all");
  const { key } = catalog.card;
  const names = useFieldNames(key);
  const fields = useDataFields(key);
  if (!names || !fields) return <p role="status">{t("loading")}</p>;
  const sought = looking.trim().toLowerCase();
  const found = fields
    .filter((one) => isShown(shown, one, numbers))
    .filter((one) => !sought || names.parts(one.field).join(" ").toLowerCase().includes(sought));
  return (
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
        <select
          aria-label={t("numbers-shown")}
          data-testid="numbers-shown"
          value={shown}
          onChange={(event) => setShown(event.currentTarget.value as Shown)}
        >
          {SHOWN.map((one) => (
            <option key={one} value={one}>
              {t(`numbers-shown-${one}`)}
            </option>
          ))}
        </select>
      </div>
      {found.length ? null : <p class="empty">{t("numbers-none")}</p>}
      {grouped(found, chapterOf).map(([chapter, infos]) => (
        <Chapter
          key={chapter}
          chapter={chapter}
          fields={infos}
          names={names}
          numbers={numbers}
          onChange={onChange}
          open={sought !== "" || shown === "changed" || infos.some((one) => one.field in numbers)}
        />
      ))}
      <NumberSharing catalog={catalog} numbers={numbers} onChange={onChange} page={page} />
    </div>
  );
}
