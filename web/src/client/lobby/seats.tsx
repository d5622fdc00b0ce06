// The chairs of a new table: me, open, or a bot; several times me is one device for several players.

import { Disc } from "../../pieces/disc";
import { colourOf, outline, shapeOf } from "../../pieces/palette";
import type { SeatWish } from "../../protocol";
import { bots } from "../core/games";
import { me } from "../core/me";
import { hasText, t } from "../core/speech";

const LONGEST = 24;

export const levelText = (level: string): string => t(`level-${level}`);

function whoValue(seat: SeatWish): string {
  return seat.who === "bot" ? `bot:${seat.level}` : seat.who;
}

function wished(seat: SeatWish, value: string): SeatWish {
  const [who, level] = value.split(":");
  return { ...seat, who: who as SeatWish["who"], level: level ?? seat.level };
}

function Colours({
  at,
  seat,
  taken,
  onPick,
}: {
  at: number;
  seat: SeatWish;
  taken: number[];
  onPick(colour: number): void;
}) {
  return (
    <div class="colours" role="group" aria-label={t("colour-of", { number: at + 1 })}>
      {Array.from({ length: 8 }, (_, colour) => (
        <button
          key={colour}
          type="button"
          class="colour"
          aria-pressed={seat.colour === colour}
          disabled={taken.includes(colour)}
          aria-label={t("colour", { number: colour + 1, shape: t(`shape-${shapeOf(colour)}`) })}
          onClick={() => onPick(seat.colour === colour ? -1 : colour)}
        >
          <svg width="24" height="24" viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true">
            <path d={outline(shapeOf(colour))} fill={colourOf(colour)} />
          </svg>
        </button>
      ))}
    </div>
  );
}

interface SeatsProps {
  seats: SeatWish[];
  onChange(seats: SeatWish[]): void;
}

export function Seats({ seats, onChange }: SeatsProps) {
  const change = (at: number, seat: SeatWish) => onChange(seats.map((one, place) => (place === at ? seat : one)));
  return (
    <ol class="seats">
      {seats.map((seat, at) => {
        const name = seat.who === "me" ? seat.name || me.value?.name || t("you") : t(`who-${seat.who}`);
        const others = seats.filter((_, place) => place !== at).map((one) => one.colour ?? -1);
        return (
          <li key={at} class="seat">
            <Disc colour={(seat.colour ?? -1) < 0 ? at : seat.colour!} name={name} size={30} />
            <label class="unseen" for={`seat-${at}`}>
              {t("seat", { number: at + 1 })}
            </label>
            <select
              id={`seat-${at}`}
              data-testid={`seat-${at}`}
              value={whoValue(seat)}
              onChange={(event) => change(at, wished(seat, event.currentTarget.value))}
            >
              <option value="me" selected={seat.who === "me"}>
                {t("who-me")}
              </option>
              <option value="open" selected={seat.who === "open"}>
                {t("who-open")}
              </option>
              {bots.value.levels.map((level) => (
                <option key={level} value={`bot:${level}`} selected={seat.who === "bot" && seat.level === level}>
                  {t("who-bot-level", { level: levelText(level) })}
                </option>
              ))}
            </select>
            {seat.who === "bot" && hasText(`level-${seat.level}-about`) && (
              <span class="small level-about">{t(`level-${seat.level}-about`)}</span>
            )}
            {seat.who === "me" && at > 0 ? (
              <input
                aria-label={t("seat-name", { number: at + 1 })}
                placeholder={t("seat-name", { number: at + 1 })}
                maxLength={LONGEST}
                value={seat.name}
                onInput={(event) => change(at, { ...seat, name: event.currentTarget.value })}
              />
            ) : null}
            <Colours at={at} seat={seat} taken={others} onPick={(colour) => change(at, { ...seat, colour })} />
          </li>
        );
      })}
    </ol>
  );
}
