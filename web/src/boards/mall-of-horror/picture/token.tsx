// A character as a piece: the shape and colour of its player, the icon of its role, and the player's letter.

import { Icon } from "../../../icons";
import { colourOf, outline, shapeOf } from "../../../pieces";
import { KIND_ICONS } from "../icons";

const letterOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? "?";

interface TokenProps {
  colour: number;
  name: string;
  kind: number;
  size: number;
  hidden?: boolean;
}

/** A token around 0, 0 in an SVG. Its letter is never smaller than 12 pixels. */
export function Token({ colour, name, kind, size, hidden }: TokenProps) {
  const badge = Math.max(8, size * 0.2);
  const icon = size * (shapeOf(colour) === "triangle" ? 0.5 : 0.6);
  const lower = shapeOf(colour) === "triangle" ? size * 0.1 : -size * 0.02;
  return (
    <g class={hidden ? "moh-token moh-token-hidden" : "moh-token"}>
      <ellipse class="moh-token-shade" cx={size * 0.04} cy={size * 0.46} rx={size * 0.4} ry={size * 0.11} />
      <path
        class="moh-token-body"
        d={outline(shapeOf(colour))}
        transform={`scale(${size * 0.46})`}
        fill={colourOf(colour)}
      />
      <Icon name={KIND_ICONS[kind]} x={-icon / 2} y={-icon / 2 + lower} size={icon} class="moh-token-role" />
      <circle class="moh-token-badge" cx={size * 0.34} cy={size * 0.32} r={badge} />
      <text
        class="moh-token-letter"
        x={size * 0.34}
        y={size * 0.32}
        font-size={Math.max(12, badge * 1.45)}
        text-anchor="middle"
        dominant-baseline="central"
      >
        {letterOf(name)}
      </text>
      {hidden ? (
        <Icon name="cardboard-box-closed" x={-size * 0.4} y={-size * 0.42} size={size * 0.8} class="moh-token-box" />
      ) : null}
    </g>
  );
}

/** A player's mark around 0, 0: shape, colour and letter. */
export function Mark({ colour, name, size }: { colour: number; name: string; size: number }) {
  const lower = shapeOf(colour) === "triangle" ? size * 0.12 : 0;
  return (
    <g aria-hidden="true">
      <path
        d={outline(shapeOf(colour))}
        transform={`scale(${size * 0.47})`}
        fill={colourOf(colour)}
        class="moh-mark-body"
      />
      <text
        class="moh-mark-letter"
        y={lower}
        font-size={Math.max(12, size * 0.52)}
        text-anchor="middle"
        dominant-baseline="central"
      >
        {letterOf(name)}
      </text>
    </g>
  );
}

/** A player's mark in a page. */
export function PageMark({ colour, name, size }: { colour: number; name: string; size: number }) {
  return (
    <svg
      class="moh-page-mark"
      width={size}
      height={size}
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      aria-hidden="true"
    >
      <Mark colour={colour} name={name} size={size} />
    </svg>
  );
}
