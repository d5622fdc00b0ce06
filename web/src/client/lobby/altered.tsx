// What a table agreed on other than usual, so that whoever joins knows it: options and numbers, each beside the usual.

import { useState } from "preact/hooks";
import type { Altered, TableCard } from "../../protocol";
import { useFieldNames } from "../core/fields";
import { gameHas, gameText } from "../core/games";
import { t } from "../core/speech";

type Value = Altered["value"];

/** A value as the form of a new table says it. */
function optionValue(game: string, key: string, value: Value): string {
  const text = `choice-${key}-${value}`;
  if (gameHas(game, text)) return gameText(game, text);
  return typeof value === "boolean" ? t(value ? "yes" : "no") : String(value);
}

/** The list itself; the names of numbers are fetched when it is looked at. */
function AlteredList({ table }: { table: TableCard }) {
  const { game, altered } = table;
  const names = useFieldNames(
    game,
    altered.some((one) => one.kind === "data"),
  );
  const named = ({ kind, key }: Altered) =>
    kind === "option" ? gameText(game, `choice-${key}`) : (names?.parts(key).join(": ") ?? key);
  const said = ({ kind, key }: Altered, value: Value) =>
    kind === "option" ? optionValue(game, key, value) : String(value);
  return (
    <ul class="altered-list">
      {altered.map((one) => (
        <li key={`${one.kind}:${one.key}`}>
          <span>{named(one)}</span> <strong>{said(one, one.value)}</strong>{" "}
          <span class="small">{t("altered-usual", { usual: said(one, one.usual) })}</span>
        </li>
      ))}
    </ul>
  );
}

/** How much was changed, unfolding to what; nothing where all is as usual. */
export function AlteredFold({ table, open = false }: { table: TableCard; open?: boolean }) {
  const [shown, setShown] = useState(open);
  if (!table.altered.length) return null;
  return (
    <details class="altered" data-testid="altered" open={open} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>{t("altered", { count: table.altered.length })}</summary>
      {shown ? <AlteredList table={table} /> : null}
    </details>
  );
}
