// One area: its sign, the fields with who stands on them, the shutter, the notches, and what all that means.

import { Icon } from "../../../icons";
import { Target } from "../../../pieces";
import type { BoardProps } from "../../contract";
import {
  awaitsMonsters,
  crowded,
  expectedAt,
  exposedIn,
  headingOf,
  isHidden,
  outlookOf,
  voteOf,
  wailing,
} from "../facts";
import { AREA_ICONS } from "../icons";
import type { Claim } from "../memory";
import { verdictOf } from "../memory";
import { CAR_PARK } from "../reading";
import type { Area, Head, View } from "../view";
import { areaName, areaSign, areaWords, dangerWords, headingWords, outlookWords, shutterWords } from "../words";
import { Backdrop } from "./backdrop";
import { Creature } from "./creature";
import { Mark } from "./mark";
import { Token } from "./token";

interface TileProps {
  table: BoardProps<View>;
  area: Area;
  claims: readonly Claim[];
}

export function Tile({ table, area, claims }: TileProps) {
  const { say } = table;
  const { view } = table;
  const target = say.target("area", area.number);
  const vote = voteOf(table.question);
  const look = [
    "osa-tile",
    `osa-area-${area.number}`,
    `osa-${outlookOf(view, area)}`,
    vote?.area === area.number ? "osa-spot" : "",
    table.lit.has(target) ? "osa-lit" : "",
    table.chosen.has(target) ? "osa-chosen" : "",
    table.marked.has(target) ? "osa-marked" : "",
  ];
  return (
    <section class={look.join(" ")} data-place={`area-${area.number}`}>
      <Backdrop area={area.number} />
      <Shutter area={area} label={shutterWords(say, area)} />
      <Target table={table} target={target} about={areaWords(say, view, area)} class="osa-ground" />
      <header class="osa-sign">
        <span class="osa-number">{area.number}</span>
        <Icon name={AREA_ICONS[area.number]} size={18} class="osa-sign-icon" />
        <span class="osa-name">{areaName(say, area.number)}</span>
        <span class="osa-name osa-name-short" aria-hidden="true">
          {areaSign(say, area.number)}
        </span>
        <Lures table={table} area={area.number} />
      </header>
      {area.closed ? (
        <p class="osa-shut">
          <Icon name="padlock" size={22} />
          {say.text("osa-closed")}
        </p>
      ) : (
        <Inside table={table} area={area} />
      )}
      <Pins table={table} area={area} claims={claims} />
      {area.closed ? null : <Rim table={table} area={area} />}
    </section>
  );
}

/** The shutter comes down with every monster; a closed area is nothing but shutter. */
function Shutter({ area, label }: { area: Area; label: string }) {
  if (!area.closes_at && !area.closed) return null;
  const down = area.closed ? 1 : Math.min(1, area.monsters / area.closes_at) * 0.55;
  return <span class="osa-shutter" style={{ height: `${Math.round(down * 100)}%` }} title={label} />;
}

function Inside({ table, area }: { table: BoardProps<View>; area: Area }) {
  const { say } = table;
  const vote = voteOf(table.question);
  const points = vote?.area === area.number && (vote.step === "decision" || vote.step === "tie");
  const fields = Math.max(area.capacity, area.heads.length);
  // How many lines, in a flat and in a tall tile; the style sheet knows which one it is.
  const flat = fields > 12 ? 3 : fields > 6 ? 2 : 1;
  const tall = fields > 9 ? 3 : fields > 3 ? 2 : 1;
  const shape = {
    "--flat-lines": flat,
    "--flat-columns": Math.max(1, Math.ceil(fields / flat)),
    "--tall-lines": tall,
    "--tall-columns": Math.max(1, Math.ceil(fields / tall)),
  };
  const free = Math.max(0, area.capacity - area.heads.length);
  const own = (seat: number) => (seat === table.me ? 1 : 0);
  const order = (one: Head, other: Head) => own(other[0]) - own(one[0]) || one[0] - other[0] || one[1] - other[1];
  const heads = [...area.heads].sort(order);
  return (
    <div class="osa-room" style={shape}>
      <div class="osa-fields">
        {heads.map((head) => (
          <span class="osa-field" key={`${head[0]}-${head[1]}`}>
            <Token
              table={table}
              head={head}
              hidden={isHidden(area, head)}
              seat={points && table.lit.has(`seat:${head[0]}`)}
            />
          </span>
        ))}
        {Array.from({ length: free }, (_, at) => (
          <span class="osa-field osa-free" key={at} data-free="" title={say.text("osa-free-field")} />
        ))}
      </div>
    </div>
  );
}

/** What will draw monsters here, as it stands now. */
function Lures({ table: { say, view }, area }: { table: BoardProps<View>; area: number }) {
  if (!awaitsMonsters(view)) return null;
  return (
    <span class="osa-lures">
      {crowded(view).includes(area) ? <Icon name="three-friends" size={16} label={say.text("osa-crowd")} /> : null}
      {wailing(view).includes(area) ? <Icon name="droplets" size={16} label={say.text("osa-crybabies")} /> : null}
    </span>
  );
}

/** Who can die here, who is heading here, and what was said about the monsters here. */
function Pins({ table, area, claims }: TileProps) {
  const { say } = table;
  const { view } = table;
  const coming = view.players.filter(({ seat }) => headingOf(view, seat, table.asked)?.area === area.number);
  const said = claims.filter((claim) => claim.area === area.number);
  const danger = dangerWords(say, area);
  return (
    <div class="osa-pins">
      {danger ? (
        <span class="osa-danger" role="img" aria-label={danger} title={danger}>
          <Icon name="tombstone" size={16} />
          {exposedIn(area).map((seat) => (
            <Mark key={seat} table={table} seat={seat} size={20} />
          ))}
        </span>
      ) : null}
      {coming.map(({ seat }) => {
        const text = `${say.seat(seat)}: ${headingWords(table, seat)}`;
        return (
          <span class="osa-pin" key={seat} role="img" aria-label={text} title={text}>
            <Icon name="position-marker" size={20} />
            <Mark table={table} seat={seat} size={20} />
          </span>
        );
      })}
      {said.map((claim, at) => {
        const verdict = verdictOf(view, claim);
        const text = `${claim.words} (${say.text(`osa-claim-${verdict}`)})`;
        return (
          <span class={`osa-bubble osa-verdict-${verdict}`} key={at} role="img" aria-label={text} title={text}>
            <Mark table={table} seat={claim.seat} size={20} />
            <Icon name={claim.monsters ? "monster-grasp" : "night-sleep"} size={14} />
            {verdict === "pending" ? null : <b aria-hidden="true">{verdict === "true" ? "✓" : "✗"}</b>}
          </span>
        );
      })}
    </div>
  );
}

/** The notches with the monsters, and strength against them. */
function Rim({ table, area }: { table: BoardProps<View>; area: Area }) {
  const { say } = table;
  const { view } = table;
  const coming = Math.min(expectedAt(view, area.number), Math.max(0, area.notches - area.monsters));
  const outlook = outlookOf(view, area);
  return (
    <footer class="osa-rim">
      <span class="osa-notches" title={say.text("osa-monsters-of", { count: area.monsters, notches: area.notches })}>
        {Array.from({ length: area.notches }, (_, at) => (
          <span class={`osa-notch ${at === area.notches - 1 && area.closes_at ? "osa-last" : ""}`} key={at}>
            {at < area.monsters ? (
              <span data-piece="monster">
                <Creature at={at + area.number} />
              </span>
            ) : at < area.monsters + coming ? (
              <Creature at={at + area.number} ghost />
            ) : at === area.notches - 1 && area.closes_at ? (
              <Icon name="padlock" size={12} />
            ) : at === 0 ? (
              <span class="osa-arrow" />
            ) : null}
          </span>
        ))}
      </span>
      <span class={`osa-scale osa-scale-${outlook}`} title={outlookWords(say, view, area)}>
        {area.number === CAR_PARK ? null : (
          <>
            <Icon name="biceps" size={15} />
            {area.strength}
            <i>:</i>
          </>
        )}
        {area.monsters}
        <Creature at={1} />
      </span>
    </footer>
  );
}
