// The few marks that the rules use inside a line: **strong**, *emphasis*, `code`.

import type { JSX } from "preact";

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;

function piece(text: string, at: number): JSX.Element | string {
  if (text.startsWith("**")) return <strong key={at}>{text.slice(2, -2)}</strong>;
  if (text.startsWith("*") && text.length > 2) return <em key={at}>{text.slice(1, -1)}</em>;
  if (text.startsWith("`") && text.length > 2) return <code key={at}>{text.slice(1, -1)}</code>;
  return text;
}

export function Marked({ text }: { text: string }) {
  return <>{text.split(MARKS).map(piece)}</>;
}
