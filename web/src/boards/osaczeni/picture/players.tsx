// The players: mark, points, items, badge and victim token, where they are heading, and their votes while there is one.

import { Icon } from "../../../icons";
import { colourOf, Target } from "../../../pieces";
import type { BoardProps } from "../../contract";
import { areaOf, headingOf, presentIn, voteOf, weightOf, whereabouts } from "../facts";
import { ITEM_ICONS, KIND_ICONS } from "../icons";
import type { Player, View } from "../view";
import { areaTitle, headingWords, itemName, kindName } from "../words";
import { colourAt, Mark } from "./mark";

export function Players({ table }: { table: BoardProps<View> }) {
  const { view } = table;
  return (
    <div class="osa-families" role="group" aria-label={table.say.text("osa-players")}>
      {view.players.map((player) => (
        <Plate key={player.seat} table={table} player={player} />
      ))}
    </div>
  );
}

function plateWords(table: BoardProps<View>, player: Player): string {
  const { say, asked } = table;
  const { view } = table;
  const { seat } = player;
  return [
    seat === table.me ? say.text("osa-you") : "",
    player.eliminated ? say.text("osa-out") : "",
    say.text("osa-points", { count: player.points }),
    say.text("osa-items", { count: player.cards }),
    view.badge === seat ? say.text("osa-badge") : "",
    view.victim === seat ? say.text("osa-victim") : "",
    player.guns ? say.text("osa-gun", { count: player.guns }) : "",
    headingWords(table, seat),
    asked.includes(seat) ? say.text("osa-thinking") : "",
  ]
    .filter(Boolean)
    .join(", ");
}

function Plate({ table, player }: { table: BoardProps<View>; player: Player }) {
  const { say, asked } = table;
  const { view } = table;
  const { seat } = player;
  const own = colourOf(colourAt(table, seat));
  const look = [
    "osa-plate",
    player.eliminated ? "osa-is-out" : "",
    seat === table.me ? "osa-is-me" : "",
    asked.includes(seat) ? "osa-is-asked" : "",
  ];
  return (
    <div class={look.join(" ")} data-plate={seat} data-place={`player-${seat}`} style={{ "--own": own }}>
      <Target table={table} target={`seat:${seat}`} about={plateWords(table, player)} class="osa-plate-touch">
        <Mark table={table} seat={seat} size={30} class="osa-plate-disc" />
        <span class="osa-plate-name">{say.seat(seat)}</span>
        <span class="osa-plate-points">
          <Icon name="round-star" size={13} />
          {player.points}
        </span>
        <Cards count={player.cards} />
      </Target>
      <span class="osa-plate-marks" aria-hidden="true">
        {view.badge === seat ? (
          <span class="osa-badge" data-piece="badge">
            <Icon name="police-badge" size={20} />
          </span>
        ) : null}
        {view.victim === seat ? (
          <span class="osa-victim" data-piece="victim">
            <Icon name="human-target" size={20} />
          </span>
        ) : null}
        {asked.includes(seat) ? (
          <span class="osa-thinks">
            <Icon name="hourglass" size={16} />
          </span>
        ) : null}
        {player.eliminated ? (
          <span class="osa-dead-mark">
            <Icon name="tombstone" size={18} />
          </span>
        ) : null}
      </span>
      <Weight table={table} seat={seat} />
      <Whereabouts table={table} player={player} />
    </div>
  );
}

/** The backs of a player's items; at the end the items themselves. */
function Cards({ count }: { count: number }) {
  return (
    <span class="osa-backs">
      {Array.from({ length: Math.min(count, 5) }, (_, at) => (
        <i key={at} />
      ))}
      <b>{count}</b>
    </span>
  );
}

/** How heavy a player's pointing finger is in the vote that is on. */
function Weight({ table, seat }: { table: BoardProps<View>; seat: number }) {
  const { view } = table;
  const vote = voteOf(table.question);
  if (!vote || vote.step === "victim") return null;
  const area = areaOf(view, vote.area);
  if (!presentIn(area).includes(seat)) return null;
  const weight = weightOf(view, area, seat);
  return (
    <span class="osa-weight" title={table.say.text("osa-weight", { name: table.say.seat(seat), count: weight })}>
      {view.players[seat].guns ? <Icon name="revolver" size={14} /> : null}
      <Icon name="pointing" size={16} />
      {weight}
    </span>
  );
}

/** Where each of a player's characters is; once the game is over, what the hand held. */
function Whereabouts({ table, player }: { table: BoardProps<View>; player: Player }) {
  const { say } = table;
  const { view } = table;
  const heading = headingOf(view, player.seat, table.asked);
  return (
    <span class="osa-family">
      {[...whereabouts(view, player.seat)].map(([kind, area]) => {
        const place = area > 0 ? areaTitle(say, area) : say.text(area ? "osa-waits" : "osa-cold-place");
        const words = say.text("osa-where", { kind: kindName(say, kind), area: place });
        return (
          <span class={`osa-kin ${area ? "" : "osa-kin-dead"}`} key={kind} title={words} role="img" aria-label={words}>
            <Icon name={KIND_ICONS[kind]} size={15} />
            {area > 0 ? area : area ? "–" : "†"}
          </span>
        );
      })}
      {heading ? (
        <span class="osa-heading" title={headingWords(table, player.seat)} aria-hidden="true">
          <Icon name={heading.how === "hidden" ? "padlock" : "position-marker"} size={15} />
          {heading.area || ""}
        </span>
      ) : null}
      {player.open_hand.flatMap((count, item) =>
        Array.from({ length: count }, (_, at) => (
          <Icon key={`${item}-${at}`} name={ITEM_ICONS[item]} size={18} label={itemName(say, item)} />
        )),
      )}
    </span>
  );
}
