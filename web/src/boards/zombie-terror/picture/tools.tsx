// The keys of the picture: what to show, people and cards on a small screen, near or far.

import { Icon } from "../../../icons";
import type { Say } from "../../contract";

const SHOWN = ["sight", "bites", "fire"] as const;
export type Shown = (typeof SHOWN)[number];
const SHOWN_ICONS: Record<Shown, string> = { sight: "beast-eye", bites: "fangs", fire: "crosshair" };

const SHEETS = ["people", "cards"] as const;
export type Sheet = (typeof SHEETS)[number];
const SHEET_ICONS: Record<Sheet, string> = { people: "person", cards: "card-draw" };

interface KeyProps {
  icon?: string;
  sign?: string;
  /** A word beside the sign, where there is room for it. */
  word?: string;
  label: string;
  pressed?: boolean;
  class?: string;
  onClick(): void;
}

function Key({ icon, sign, word, label, pressed, class: extra, onClick }: KeyProps) {
  return (
    <button
      type="button"
      class={`zt-tool ${extra ?? ""}`}
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {icon ? <Icon name={icon} size="24px" /> : <span aria-hidden="true">{sign}</span>}
      {word ? <span class="zt-tool-word">{word}</span> : null}
    </button>
  );
}

interface ToolsProps {
  say: Say;
  shown: ReadonlySet<Shown>;
  toggle(one: Shown): void;
  sheet: Sheet | null;
  /** Sheets with something on them that may be touched now. */
  calling: ReadonlySet<Sheet>;
  open(sheet: Sheet | null): void;
  near: boolean;
  zoom(): void;
}

export function Tools({ say, shown, toggle, sheet, calling, open, near, zoom }: ToolsProps) {
  return (
    <div class="zt-tools" role="group" aria-label={say.text("zt-tools")}>
      {SHEETS.map((one) => (
        <Key
          key={one}
          class={calling.has(one) ? "zt-sheet-key zt-tool-lit" : "zt-sheet-key"}
          icon={SHEET_ICONS[one]}
          label={say.text(`zt-tab-${one}`)}
          pressed={sheet === one}
          onClick={() => open(sheet === one ? null : one)}
        />
      ))}
      <span class="zt-gap" />
      {SHOWN.map((one) => (
        <Key
          key={one}
          icon={SHOWN_ICONS[one]}
          label={say.text(`zt-show-${one}`)}
          pressed={shown.has(one)}
          onClick={() => toggle(one)}
        />
      ))}
      <Key
        class="zt-tool-named"
        sign={near ? "⤢" : "+"}
        word={say.text(near ? "zt-zoom-out" : "zt-zoom-in")}
        label={say.text(near ? "zt-zoom-out" : "zt-zoom-in")}
        onClick={zoom}
      />
    </div>
  );
}
