// Find tokens on the ground: closed cans, and the hiding place of a zombie once it is known.

import { Icon } from "../../../icons";
import type { View } from "../view";
import { at, middle } from "./layout";

export function Finds({ finds }: Pick<View, "finds">) {
  return (
    <g aria-hidden="true">
      {finds.closed.map((field) => (
        <g key={field} data-place={`field:${field}`} transform={at(middle(field))}>
          <g class="zt-find" data-piece="find">
            <ellipse cy={13} rx={15} ry={5} class="zt-shade" />
            <path d="M-14-11v22a14 5 0 0 0 28 0v-22" class="zt-can" />
            <ellipse cy={-11} rx={14} ry={5} class="zt-can-lid" />
            <path d="M-5-1q0-6 5-6t5 5q0 3-5 5v3M0 10v1" class="zt-can-mark" />
          </g>
        </g>
      ))}
      {finds.zombie.map((field) => (
        <g key={field} data-place={`field:${field}`} transform={at(middle(field))}>
          <g class="zt-nest" data-piece="nest">
            <circle r={25} />
            <Icon name="raise-zombie" x={-18} y={-19} size={36} />
          </g>
        </g>
      ))}
    </g>
  );
}
