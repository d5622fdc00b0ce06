// What one can do about the table itself: invite, go away for a while, resign.

import { useState } from "preact/hooks";
import type { BoardModule } from "../../boards/contract";
import type { Person, TableCard } from "../../protocol";
import { api } from "../core/api";
import type { Order } from "../core/line";
import { t } from "../core/speech";
import { AlteredFold } from "../lobby/altered";
import { PositionDialog } from "../positions/position-text";
import { noteTrouble } from "../shell/announce";
import { Confirm, Dialog } from "../shell/dialog";
import { showKeys } from "../shell/keys";
import { HostKeys } from "./host-keys";
import { Invite } from "./invite";
import { Orders } from "./orders";
import { PersonalLink } from "./personal-link";
import type { Cast } from "./session";
import { ViewSwitch } from "./stage";

interface MenuProps {
  table: TableCard;
  people: readonly Person[];
  cast: Cast;
  person: Person | undefined;
  over: boolean;
  hasIntro: boolean;
  send(order: Order): Promise<void>;
  /** On a phone, where the head has no room for them: the two views of a board, and the rules. */
  module: BoardModule | null;
  onRules(): void;
  onIntro(): void;
  onSettings(): void;
  onClose(): void;
}

export function Menu(props: MenuProps) {
  const { table, people, cast, person, over, hasIntro, send, module, onRules, onIntro, onSettings, onClose } = props;
  const [resigning, setResigning] = useState(false);
  const [writing, setWriting] = useState(false);
  const own = table.sandbox && table.host;
  const away = (gone: boolean) => {
    send({ t: "away", away: gone }).catch(noteTrouble);
    onClose();
  };
  const askBack = () => {
    send({ t: "back", agree: true }).catch(noteTrouble);
    onClose();
  };
  return (
    <Dialog title={t("menu")} drawer onClose={onClose} testid="menu">
      <div class="menu">
        {module ? <ViewSwitch module={module} /> : null}
        {module ? (
          <button type="button" class="plain" data-testid="rules" onClick={onRules}>
            {t("rules")}
          </button>
        ) : null}
        {hasIntro ? (
          <button type="button" class="plain" onClick={onIntro}>
            {t("intro-again")}
          </button>
        ) : null}
        <button type="button" class="plain" data-testid="table-settings" onClick={onSettings}>
          {t("page-settings")}
        </button>
        {module ? null : (
          <button type="button" class="plain" onClick={showKeys}>
            {t("keys-title")}
          </button>
        )}
        {person || over ? (
          <button type="button" class="plain" data-testid="copy-position" onClick={() => setWriting(true)}>
            {t("position-copy")}
          </button>
        ) : null}
        {own ? (
          <a class="button plain" href="/position">
            {t("position-open-title")}
          </a>
        ) : null}
        {person && !over ? (
          <>
            <button type="button" class="plain" data-testid="ask-back" onClick={askBack}>
              {t("wish-back")}
            </button>
            {person.kept ? (
              <button type="button" class="plain" data-testid="return" onClick={() => away(false)}>
                {t("come-back")}
              </button>
            ) : table.keep ? (
              <button type="button" class="plain" data-testid="away" onClick={() => away(true)}>
                {t("go-away")}
              </button>
            ) : null}
            <button type="button" class="plain danger" data-testid="resign" onClick={() => setResigning(true)}>
              {t("resign")}
            </button>
          </>
        ) : null}
        <a class="button plain" href="/">
          {t("to-lobby")}
        </a>
      </div>
      {table.host && !over && !table.sandbox ? <HostKeys table={table} people={people} /> : null}
      {person && !over && table.pace.kind === "slow" ? <Orders table={table} seat={person.seat} cast={cast} /> : null}
      {person && !over && !table.sandbox ? <PersonalLink table={table} /> : null}
      <AlteredFold table={table} />
      <p class="small">{t(`aftermath-told-${table.aftermath}`)}</p>
      <Invite table={table} />
      {writing ? (
        <PositionDialog
          file={`${table.game}-${table.id}.toml`}
          load={() => api.position(table.id, own || over || !person ? null : person.seat)}
          onClose={() => setWriting(false)}
        />
      ) : null}
      {resigning ? (
        <Confirm
          title={t("resign")}
          text={t("resign-about")}
          yes={t("resign-yes")}
          onYes={() => {
            send({ t: "resign" }).catch(noteTrouble);
            onClose();
          }}
          onClose={() => setResigning(false)}
        />
      ) : null}
    </Dialog>
  );
}
