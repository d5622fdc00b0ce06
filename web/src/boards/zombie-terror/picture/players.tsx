// The sides at the table and their people: who leads whom, who is in the car, how far from victory.

import { Icon } from "../../../icons";
import { Disc } from "../../../pieces";
import { sentence } from "../facts";
import { CHARACTER_ICONS } from "../icons";
import { characterOf, Health, isBase, isSecond } from "../reading";
import type { Character, Player, View } from "../view";
import { character, leader, side } from "../words";
import type { Hands, Props } from "./hands";
import type { Look } from "./pieces";

function Saved({ view, player, props }: { view: View; player: Player; props: Props }) {
  const { say } = props;
  if (!player.saved.length) return null;
  return (
    <div class="zt-saved" data-place={`saved:${player.seat}`}>
      <Icon name="jeep" size="18px" label={say.text("zt-saved-here")} />
      {player.saved.map((one) => (
        <span key={one} class="zt-rider" data-piece="saved">
          <Icon name={CHARACTER_ICONS[one]} size="18px" />
          {character(say, one)} <b>{characterOf(view, one)?.stars ?? 0}★</b>
        </span>
      ))}
    </div>
  );
}

interface ScoreProps {
  view: View;
  player: Player;
  props: Props;
  /** With the player's own piece before it, where it stands alone. */
  marked?: boolean;
}

/** How the side stands: stars in the car against what it needs. */
export function Score({ view, player, props, marked }: ScoreProps) {
  const { say } = props;
  if (player.side === "zombies") return null;
  const person = marked ? props.people.find((one) => one.seat === player.seat) : undefined;
  const need = isBase(view) ? view.stars_to_win : view.terror + 1;
  const about = isBase(view)
    ? say.text("zt-goal-base", { stars: player.stars, need })
    : say.text("zt-goal-law", {
        name: say.seat(player.seat),
        count: player.saved.length,
        stars: player.stars,
        terror: view.terror,
      });
  return (
    <span class={`zt-score ${player.stars >= need ? "zt-enough" : ""}`} role="img" aria-label={about} title={about}>
      {person ? <Disc colour={person.colour} name={person.name} size={27} /> : null}
      <Icon name="round-star" size="18px" /> {player.stars}
      <small>/{need}</small>
    </span>
  );
}

function Side({ player, props }: { player: Player; props: Props }) {
  const { say } = props;
  const { view } = props;
  const person = props.people.find((one) => one.seat === player.seat);
  const turn = props.asked.includes(player.seat);
  return (
    <section
      class={`zt-party ${turn ? "zt-turn" : ""}`}
      style={{ "--side": `var(--player-${person?.colour ?? 7})` } as Record<string, string>}
    >
      <div class="zt-party-head">
        <Disc colour={person?.colour ?? 7} name={person?.name ?? ""} size={27} />
        <span class="zt-party-name">
          {person?.name}
          <small>{side(say, player)}</small>
          {isSecond(view) && player.side === "zombies" ? (
            <small data-piece="stars-before" data-count={player.stars_before ?? 0}>
              {say.text("zt-stars-before", { count: player.stars_before ?? 0 })}
            </small>
          ) : null}
        </span>
        {view.winner === player.seat ? (
          <Icon name="trophy" size="22px" label={say.text("zt-winner")} class="zt-trophy" />
        ) : null}
        {!isBase(view) && view.first === player.seat ? (
          <Icon name="jerrycan" size="20px" label={say.text("zt-first")} />
        ) : null}
        {!isBase(view) && view.second === player.seat ? (
          <Icon name="sitting-dog" size="20px" label={say.text("zt-second")} />
        ) : null}
        {player.support ? (
          <Icon name="walkie-talkie" size="20px" label={say.text("zt-support")} class="zt-radio" />
        ) : null}
        <span class="zt-hand-count" role="img" aria-label={say.text("zt-hand-count", { count: player.cards })}>
          <Icon name="card-draw" size="18px" />
          {player.cards}
        </span>
        <Score view={view} player={player} props={props} />
      </div>
      <Saved view={view} player={player} props={props} />
    </section>
  );
}

function Amount({ count, sign, class: name }: { count: number; sign: string; class: string }) {
  return (
    <span class={name} aria-hidden="true">
      {count ? `${count}${sign}` : ""}
    </span>
  );
}

function PersonRow({ one, props, hands, look }: { one: Character; props: Props; hands: Hands; look: Look }) {
  const { say } = props;
  const { view } = props;
  const owner = leader(view, one);
  const colour = props.people.find((person) => person.seat === owner?.seat)?.colour;
  const open = hands.lit.has(one.character);
  const away = one.field < 0;
  const state = away
    ? "zt-away"
    : one.health === Health.wounded
      ? "zt-hurt"
      : one.health === Health.doomed
        ? "zt-done"
        : "";
  const body = (
    <>
      <span
        class="zt-person-face"
        style={colour === undefined ? undefined : { borderColor: `var(--player-${colour})` }}
      >
        <Icon name={CHARACTER_ICONS[one.character]} size="20px" />
      </span>
      <span class="zt-person-name">{character(say, one.character)}</span>
      <Amount count={one.stars} sign="★" class="zt-person-stars" />
      <Amount count={one.ap} sign="●" class="zt-person-ap" />
      <span class="zt-person-state">
        {one.silenced ? (
          <Icon name="silence" size="16px" />
        ) : one.activated ? (
          <Icon name="sound-waves" size="16px" />
        ) : null}
        {one.health === Health.wounded ? <Icon name="bleeding-wound" size="16px" class="zt-red" /> : null}
        {one.health >= Health.doomed ? <Icon name="tombstone" size="16px" class="zt-red" /> : null}
        {one.saved_by >= 0 ? <Icon name="jeep" size="16px" class="zt-green" /> : null}
        {one.seen_by.length ? (
          <span class="zt-red">
            <Icon name="beast-eye" size="16px" />
            {one.seen_by.length}
          </span>
        ) : null}
      </span>
    </>
  );
  const tap = () => {
    look({ kind: "character", id: one.character });
    if (open) hands.tapCharacter(one.character);
  };
  return (
    <li>
      <button
        type="button"
        class={`zt-person ${state} ${open ? "lit" : ""} ${hands.focus === one.character ? "chosen" : ""}`}
        aria-label={`${character(say, one.character)}: ${sentence(one, view, say)}`}
        aria-pressed={hands.focus === one.character}
        onClick={tap}
      >
        {body}
      </button>
    </li>
  );
}

export function Sides({ props }: { props: Props }) {
  const { view } = props;
  return (
    <div class="zt-sides">
      {view.players.map((player) => (
        <Side key={player.seat} player={player} props={props} />
      ))}
    </div>
  );
}

export function PeopleList({ props, hands, look }: { props: Props; hands: Hands; look: Look }) {
  const { view } = props;
  return (
    <ul class="zt-people" aria-label={props.say.text("zt-people")}>
      {view.characters.map((one) => (
        <PersonRow key={one.character} one={one} props={props} hands={hands} look={look} />
      ))}
    </ul>
  );
}
