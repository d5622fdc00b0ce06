// One number of a game: its name, what it may be and why, where it comes from, and the usual value beside it.

import { useState } from "preact/hooks";
import type { DataField } from "../../protocol";
import { t } from "../core/speech";
import { fits, rangeOf, readList, type Value, whyOf, writeList } from "./data";

interface Props {
  info: DataField;
  label: string;
  value: Value;
  /** What a word of the data is called. */
  word(name: string): string;
  onSet(value: Value): void;
}

interface InputProps extends Props {
  id: string;
  right: boolean;
}

const attributes = ({ id, right, info }: InputProps) => ({
  id,
  disabled: info.fixed,
  "aria-invalid": !right,
  "aria-describedby": `${id}-about`,
});

function NumberInput(props: InputProps) {
  const { info, value, onSet } = props;
  return (
    <input
      {...attributes(props)}
      type="number"
      inputMode={info.least < 0 ? "text" : "numeric"}
      min={info.least}
      max={info.most}
      step={info.step}
      value={Number(value)}
      onInput={(event) => onSet(event.currentTarget.valueAsNumber)}
    />
  );
}

/** A list is typed as a line; what was typed stays as it is until something else is set from outside. */
function ListInput(props: InputProps) {
  const { info, value, onSet } = props;
  const [typed, setTyped] = useState(writeList(value));
  const shown = writeList(readList(info.kind, typed)) === writeList(value) ? typed : writeList(value);
  return (
    <input
      {...attributes(props)}
      value={shown}
      spellcheck={false}
      autocapitalize="off"
      onInput={(event) => {
        setTyped(event.currentTarget.value);
        onSet(readList(info.kind, event.currentTarget.value));
      }}
    />
  );
}

function WordInput(props: InputProps) {
  const { info, value, word, onSet } = props;
  return (
    <select {...attributes(props)} value={String(value)} onChange={(event) => onSet(event.currentTarget.value)}>
      {info.words.map((one) => (
        <option key={one} value={one} selected={one === value}>
          {word(one)}
        </option>
      ))}
    </select>
  );
}

function TextInput(props: InputProps) {
  const { info, value, onSet } = props;
  const text = String(value);
  const lines = String(info.usual).split("\n").length;
  if (lines === 1)
    return <input {...attributes(props)} value={text} onInput={(event) => onSet(event.currentTarget.value)} />;
  return (
    <textarea
      {...attributes(props)}
      class="position-text"
      rows={Math.min(lines, 14)}
      wrap="off"
      spellcheck={false}
      value={text}
      onInput={(event) => onSet(event.currentTarget.value)}
    />
  );
}

function SwitchInput(props: InputProps) {
  const { value, onSet } = props;
  return (
    <input
      {...attributes(props)}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
      role="switch"
      checked={Boolean(value)}
      onChange={(event) => onSet(event.currentTarget.checked)}
    />
  );
}

const INPUTS = {
  number: NumberInput,
  numbers: ListInput,
  words: ListInput,
  word: WordInput,
  text: TextInput,
  switch: SwitchInput,
};

/** The usual value, in words; a long text stays unsaid. */
function usualOf({ kind, usual }: DataField, word: Props["word"]): string {
  if (kind === "switch") return t(usual ? "yes" : "no");
  if (kind === "word") return word(String(usual));
  if (kind === "text" && String(usual).length > 24) return "";
  return writeList(usual) || t("number-empty");
}

function Origins({ info }: { info: DataField }) {
  return (
    <>
      {info.origin.map((one) => (
        <span key={one} class={`origin origin-${one}`} title={t(`origin-${one}.about`)}>
          {t(`origin-${one}`)}
        </span>
      ))}
    </>
  );
}

export function NumberField(props: Props) {
  const { info, label, value, word, onSet } = props;
  const id = `number-${info.field}`;
  const right = fits(info, value);
  const isChanged = value !== info.usual;
  const Input = INPUTS[info.kind];
  const usual = usualOf(info, word);
  const range = info.fixed ? t("number-fixed", { why: whyOf(info) }) : rangeOf(info);
  return (
    <div class={isChanged ? "field number is-changed" : "field number"}>
      <label for={id}>{label}</label>
      <div class="number-line">
        <Input {...props} id={id} right={right} />
        {isChanged ? (
          <button type="button" class="quiet number-back" onClick={() => onSet(info.usual)}>
            {t("number-back")}
          </button>
        ) : null}
      </div>
      <p class={right ? "small" : "small wrong"} id={`${id}-about`} title={whyOf(info)}>
        {[range, usual && !info.fixed ? t("number-usual", { usual }) : ""].filter(Boolean).join("; ")}
        {right ? null : `: ${whyOf(info)}`} <Origins info={info} />
      </p>
    </div>
  );
}
