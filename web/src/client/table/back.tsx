// A wish to go back beyond undo, and the answers to it.

import type { TakeBack } from "../../protocol";
import type { Order } from "../core/line";
import { t } from "../core/speech";
import { noteTrouble } from "../shell/announce";
import type { Cast } from "./session";

export function BackWish({
  back,
  me,
  cast,
  send,
}: {
  back: TakeBack;
  me: number | null;
  cast: Cast;
  send(order: Order): Promise<void>;
}) {
  const answer = (agree: boolean) => void send({ t: "back", agree }).catch(noteTrouble);
  const open = me !== null && me !== back.seat && !back.agreed.includes(me);
  return (
    <div class="banner" role="status" data-testid="back-wish">
      <span>{back.seat === me ? t("back-waits") : t("back-asked", { name: cast.say.seat(back.seat) })}</span>
      {open ? (
        <span class="buttons">
          <button type="button" class="plain" data-testid="back-refuse" onClick={() => answer(false)}>
            {t("back-refuse")}
          </button>
          <button type="button" class="primary" data-testid="back-agree" onClick={() => answer(true)}>
            {t("back-agree")}
          </button>
        </span>
      ) : null}
    </div>
  );
}
