// Talk: acts in the forms of the game, and free chat, as far as the table allows them.

import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../icons";
import type { Item, Person, TableCard } from "../../protocol";
import type { Order } from "../core/line";
import { t } from "../core/speech";
import { Dialog } from "../shell/dialog";
import type { Cast } from "../table/session";
import { ChatBox } from "./chat-box";
import { Composer } from "./composer";
import { Conversation } from "./conversation";
import { Listeners } from "./listeners";
import { EVERYBODY } from "./said";

interface TalkProps {
  cast: Cast;
  table: TableCard;
  people: readonly Person[];
  me: number | null;
  send(order: Order): Promise<void>;
}

/** What may be said at this table, and a sentence about what may not. */
function allowed({ cast, table, me }: TalkProps): { chats: boolean; acts: boolean; limits: string } {
  const seated = me !== null;
  return {
    chats: !seated || table.talk === "open",
    acts: seated && table.talk !== "closed" && cast.catalog.talk.length > 0,
    limits: !seated
      ? t("talk-spectators")
      : table.talk === "closed"
        ? t("talk-is-closed")
        : table.talk === "acts"
          ? t("talk-only-acts")
          : "",
  };
}

function OpenActs({ open, toggle }: { open: boolean; toggle(): void }) {
  return (
    <button type="button" class="plain talk-open" aria-expanded={open} data-testid="talk-open" onClick={toggle}>
      <Icon name="talk" /> <span>{t("talk-sentences")}</span>
    </button>
  );
}

/** Beside the log: a line to write in; the sentences open over the board, so that question and log stay in sight. */
export function TalkLine(props: TalkProps) {
  const { cast, table, people, me, send } = props;
  const [open, setOpen] = useState(false);
  const [to, setTo] = useState(EVERYBODY);
  const { chats, acts, limits } = allowed(props);
  const done = () => {
    setOpen(false);
    setTo(EVERYBODY);
  };
  return (
    <div class="talk">
      {limits ? <p class="small">{limits}</p> : null}
      {acts && open && me !== null ? (
        <section class="talk-sheet" aria-label={t("talk-sentences")} data-testid="talk-sheet">
          <Listeners people={people} me={me} to={to} pick={setTo} />
          <Composer cast={cast} table={table} people={people} me={me} to={to} send={send} onDone={done} />
        </section>
      ) : null}
      <div class="talk-line">
        {acts ? <OpenActs open={open} toggle={() => (open ? done() : setOpen(true))} /> : null}
        {chats ? (
          <ChatBox to={me === null ? EVERYBODY : to} listener={to < 0 ? "" : cast.say.seat(to)} send={send} />
        ) : null}
      </div>
    </div>
  );
}

/** Fit an element into what the keyboard of a phone leaves of the screen. */
function useKeyboardRoom(): { current: HTMLDivElement | null } {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const follow = () => sheet.current?.style.setProperty("--room", `${view.height + view.offsetTop}px`);
    follow();
    view.addEventListener("resize", follow);
    view.addEventListener("scroll", follow);
    return () => {
      view.removeEventListener("resize", follow);
      view.removeEventListener("scroll", follow);
    };
  }, []);
  return sheet;
}

interface SheetProps extends TalkProps {
  feed: readonly Item[];
  standing: readonly number[];
  unheard: ReadonlyMap<number, number>;
  onClose(): void;
}

/** On a phone: the conversation, and at the thumb whom one speaks to and what one says. */
export function TalkSheet({ feed, standing, unheard, onClose, ...props }: SheetProps) {
  const { cast, table, people, me, send } = props;
  const [open, setOpen] = useState(false);
  const [to, setTo] = useState(EVERYBODY);
  const [missed] = useState(unheard);
  const sheet = useKeyboardRoom();
  const { chats, acts, limits } = allowed(props);
  return (
    <Dialog title={t("talk-heading")} drawer onClose={onClose} testid="talk-drawer">
      <div class="talk-room" ref={sheet}>
        <Conversation feed={feed} standing={standing} people={people} me={me} cast={cast} send={send} />
        <div class="talk-hand">
          {limits ? <p class="small">{limits}</p> : null}
          {me !== null && (acts || chats) ? (
            <Listeners people={people} me={me} to={to} unheard={missed} pick={setTo} />
          ) : null}
          {open && me !== null ? (
            <Composer
              cast={cast}
              table={table}
              people={people}
              me={me}
              to={to}
              send={send}
              onDone={() => setOpen(false)}
            />
          ) : (
            <div class="talk-line">
              {acts ? <OpenActs open={false} toggle={() => setOpen(true)} /> : null}
              {chats ? (
                <ChatBox to={me === null ? EVERYBODY : to} listener={to < 0 ? "" : cast.say.seat(to)} send={send} />
              ) : null}
            </div>
          )}
        </div>
      </div>
    </Dialog>
  );
}
