// The mark of Ostoja: a lit window in a dark wall.

export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg class="mark" width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <path d="M12 56V27a20 20 0 0 1 40 0v29Z" fill="#0e0d0c" stroke="#8a7f70" stroke-width="2.5" />
      <path class="mark-pane" d="M18 51V27a14 14 0 0 1 28 0v24Z" fill="#ffb454" />
      <path d="M18 51V36h28v15Z" fill="#e8912e" />
      <path d="M32 12v40M17 33h30" stroke="#0e0d0c" stroke-width="4" />
      <path d="M7 56h50" stroke="#8a7f70" stroke-width="5" stroke-linecap="round" />
    </svg>
  );
}

/** A street at night, one window lit. */
export function Street() {
  const houses = [
    [0, 70, 46],
    [46, 52, 38],
    [84, 84, 30],
    [114, 60, 52],
    [166, 96, 34],
    [200, 74, 60],
    [260, 50, 44],
    [304, 88, 36],
    [340, 66, 58],
    [398, 80, 40],
    [438, 58, 50],
    [488, 92, 32],
    [520, 70, 54],
    [574, 48, 46],
    [620, 82, 40],
    [660, 62, 60],
    [720, 90, 36],
    [756, 68, 44],
  ];
  return (
    <svg class="street" viewBox="0 0 800 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {houses.map(([x, height, width], at) => (
        <path
          key={x}
          d={`M${x} 120V${120 - height + 10}l${width / 2}-10 ${width / 2} 10V120Z`}
          fill={at % 2 ? "#0d0b0a" : "#120f0d"}
        />
      ))}
      {houses.flatMap(([x, height], at) =>
        [0, 1].map((line) => (
          <rect
            key={`${x}-${line}`}
            x={x + 9 + ((at * 7) % 9)}
            y={120 - height + 22 + line * 24}
            width="7"
            height="10"
            fill="#241e18"
          />
        )),
      )}
      <g class="street-lamp">
        <circle cx="560" cy="72" r="46" fill="url(#lamp-glow)" />
        <path d="M553 82V68a7 7 0 0 1 14 0v14Z" fill="#ffb454" />
        <path d="M560 61v21M553 72h14" stroke="#161412" stroke-width="1.6" />
      </g>
      <defs>
        <radialGradient id="lamp-glow">
          <stop offset="0" stop-color="#ffb454" stop-opacity=".38" />
          <stop offset="1" stop-color="#ffb454" stop-opacity="0" />
        </radialGradient>
      </defs>
    </svg>
  );
}
