// The dice box: closed and shaken, looked into by some, opened to all.

import { Icon } from "../../../icons";
import { Die } from "../../../pieces";
import { PLACE_ICONS } from "../icons";
import { diceCount, seersOf } from "../reading";
import { sign } from "../words";
import { coming, isNow } from "./motion";
import type { Table } from "./table";
import { PageMark } from "./token";

/** The faces that the seat may see: open ones, those it has looked at, or none. */
interface Faces {
  faces: number[];
  hidden: number;
  /** Only this seat has seen them. */
  own: boolean;
  /** They are being turned up just now. */
  fresh: boolean;
  /** They are those of the last round. */
  old: boolean;
}

function facesOf({ view, beats }: Table): Faces {
  const held = coming(beats, "die") > 0 || isNow(beats, "rolled") || coming(beats, "rolled") > 0;
  if (view.dice.length && diceCount(view) && !held)
    return { faces: view.dice, hidden: 0, own: false, fresh: isNow(beats, "die"), old: false };
  if (view.dice.length && !held && view.phase !== "over")
    return { faces: view.dice, hidden: 0, own: false, fresh: false, old: true };
  const seen = held ? [] : (view.seen_dice ?? []);
  const hidden = view.dice_hidden || (held ? view.dice.length : 0);
  return {
    faces: seen,
    hidden: hidden - seen.length,
    own: seen.length > 0,
    fresh: isNow(beats, "saw-die"),
    old: false,
  };
}

export function DiceBox({ table, small }: { table: Table; small?: boolean }) {
  const { view, say, beats } = table;
  const { faces, hidden, own, fresh, old } = facesOf(table);
  const size = small ? 26 : 40;
  const shaking = isNow(beats, "rolled");
  const state = !faces.length && !hidden ? "moh-box-empty" : hidden ? "moh-box-closed" : "moh-box-open";
  const note = old ? say.text("mall-dice-last") : noteOf(table, { faces, hidden, own });
  const look = `moh-die ${fresh ? "moh-die-opens" : ""} ${old ? "moh-die-old" : ""}`;
  return (
    <section
      class={`moh-box ${state} ${shaking ? "moh-box-shakes" : ""} ${small ? "moh-box-small" : ""}`}
      data-place="dice"
      aria-label={say.text("mall-dice")}
    >
      {small ? null : <h3 class="moh-desk-title">{titleOf(table)}</h3>}
      <div class="moh-box-body">
        {faces.map((face, at) => (
          <span key={at} class={look} data-piece={old ? undefined : "die"}>
            <Die face={face} size={size} label={say.text("mall-die", { place: sign(say, face) })} />
            {small ? null : <Room number={face} name={sign(say, face)} />}
          </span>
        ))}
        {Array.from({ length: hidden }, (_, at) => (
          <span key={`hidden${at}`} class="moh-die moh-die-hidden" data-piece="die">
            <Die face={0} size={size} label={say.text("mall-die-hidden")} />
          </span>
        ))}
        {!faces.length && !hidden ? <Icon name="rolling-dice-cup" size={small ? 26 : 44} class="moh-box-idle" /> : null}
        {own && !small ? (
          <Icon name="eyeball" size={small ? 18 : 24} label={say.text("mall-dice-own")} class="moh-eye" />
        ) : null}
        {small && view.seers ? <Seers table={table} size={18} /> : null}
      </div>
      {small || !note ? null : (
        <p class="moh-desk-note">
          {note}
          {view.seers && !view.dice.length ? <Seers table={table} size={20} /> : null}
        </p>
      )}
    </section>
  );
}

/** Where a die sends its zombie: by name where there is room, else by the emblem of the room. */
function Room({ number, name }: { number: number; name: string }) {
  return (
    <small class={`moh-die-room moh-room-${number}`} aria-hidden="true">
      <Icon name={PLACE_ICONS[number]} size={18} />
      <span>{name}</span>
    </small>
  );
}

function titleOf({ view, say }: Table): string {
  if (view.phase === "destination" && view.announced) {
    return say.text("mall-announced-by", { name: say.seat(view.badge), place: sign(say, view.announced) });
  }
  return say.text("mall-dice");
}

function noteOf(
  { view, say }: Table,
  { faces, hidden, own }: { faces: number[]; hidden: number; own: boolean },
): string {
  if (!faces.length && !hidden) return say.text("mall-dice-none");
  if (own) return say.text("mall-dice-own");
  if (!hidden) return view.phase === "placement" ? "" : say.text("mall-dice-open");
  if (!view.dice_hidden) return "";
  return view.seers ? say.text("mall-seen-by", { names: "" }) : say.text("mall-seen-by-nobody");
}

/** Who has looked into the box. */
function Seers({ table, size }: { table: Table; size: number }) {
  const { view, say } = table;
  const seers = seersOf(view);
  return (
    <span
      class="moh-seers"
      role="img"
      aria-label={say.text("mall-seen-by", { names: seers.map((seat) => say.seat(seat)).join(", ") })}
    >
      {seers.map((seat) => (
        <PageMark key={seat} colour={table.colour(seat)} name={table.name(seat)} size={size} />
      ))}
    </span>
  );
}
