// What can be opened over a table, one at a time.

import type { BoardProps } from "../../boards/contract";
import { newest } from "../../feed";
import type { Item, TableCard, Update } from "../../protocol";
import type { Order } from "../core/line";
import { t } from "../core/speech";
import { End } from "../end/end";
import type { Told } from "../end/story";
import { Dialog } from "../shell/dialog";
import type { Screen } from "../shell/media";
import { TalkSheet } from "../talk/talk";
import { ClosedList } from "./closed";
import { Help } from "./help";
import { hasIntro, Intro } from "./intro";
import { Log } from "./log";
import { Menu } from "./menu";
import { Rulebook } from "./rulebook";
import type { Cast } from "./session";
import { TableSettings } from "./settings";

export type Drawer = "" | "rules" | "closed" | "menu" | "settings" | "log" | "talk" | "intro" | "end" | "help";

interface DrawersProps {
  drawer: Drawer;
  table: TableCard;
  update: Update;
  cast: Cast;
  props: BoardProps;
  feed: readonly Item[];
  /** The rule that was asked for. */
  rule: string;
  told: Told;
  /** How much of what each person said was not looked at yet. */
  unheard: ReadonlyMap<number, number>;
  mark(targets: readonly string[]): void;
  send(order: Order): Promise<void>;
  open(drawer: Drawer): void;
  screen: Screen;
  onRule(rule: string): void;
}

export function Drawers({
  drawer,
  table,
  update,
  cast,
  props,
  feed,
  rule,
  told,
  unheard,
  mark,
  send,
  open,
  screen,
  onRule,
}: DrawersProps) {
  const { me, people } = props;
  const close = () => open("");
  const lines = { people, feed, since: update.since, me, cast, mark };
  switch (drawer) {
    case "log":
      return (
        <Dialog title={t("log")} drawer onClose={close}>
          <Log {...lines} />
        </Dialog>
      );
    case "talk":
      return (
        <TalkSheet
          cast={cast}
          table={table}
          people={people}
          me={me}
          send={send}
          feed={feed}
          unheard={unheard}
          onClose={close}
        />
      );
    case "rules":
      return (
        <Dialog title={t("rules")} drawer onClose={close} testid="rules-drawer">
          <Rulebook game={table.game} at={rule} />
        </Dialog>
      );
    case "closed":
      if (me === null) return null;
      return (
        <ClosedList
          game={table.game}
          table={table.id}
          seat={me}
          question={update.question?.key ?? ""}
          cast={cast}
          onRule={onRule}
          onClose={close}
        />
      );
    case "help":
      return (
        <Help
          update={update}
          cast={cast}
          mine={me !== null && update.asked.includes(me)}
          since={newest(feed, update.since)}
          onRule={onRule}
          onClosed={() => open("closed")}
          onClose={close}
        />
      );
    case "menu":
      return (
        <Menu
          table={table}
          people={people}
          cast={cast}
          person={people.find((one) => one.seat === me)}
          over={update.end !== null}
          hasIntro={hasIntro(cast)}
          send={send}
          module={screen === "phone" ? cast.module : null}
          onRules={() => onRule(update.question?.rule ?? "")}
          onIntro={() => open("intro")}
          onSettings={() => open("settings")}
          onClose={close}
        />
      );
    case "settings":
      return <TableSettings table={table} onClose={close} />;
    case "intro":
      return <Intro cast={cast} onClose={close} />;
    case "end":
      return update.end ? (
        <End end={update.end} table={table} cast={cast} props={props} told={told} onClose={close} />
      ) : null;
    case "":
      return null;
  }
}
