// The colours that a chair may have: those of the game, without those that others have chosen.

import { colourOf, outline, shapeOf } from "../../pieces/palette";
import { t } from "../core/speech";

interface PickerProps {
  palette: readonly number[];
  own: number;
  taken: readonly number[];
  label: string;
  onPick(colour: number): void;
}

export function ColourPicker({ palette, own, taken, label, onPick }: PickerProps) {
  return (
    <div class="colours" role="group" aria-label={label}>
      {palette.map((colour) => (
        <button
          key={colour}
          type="button"
          class="colour"
          data-colour={colour}
          aria-pressed={own === colour}
          disabled={taken.includes(colour)}
          aria-label={t("colour", { number: colour + 1, shape: t(`shape-${shapeOf(colour)}`) })}
          onClick={() => onPick(colour)}
        >
          <svg width="24" height="24" viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true">
            <path d={outline(shapeOf(colour))} fill={colourOf(colour)} />
          </svg>
        </button>
      ))}
    </div>
  );
}
