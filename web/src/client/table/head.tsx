// The head of a table: its game, the two views, and the buttons that open what has no room beside the board.

import { Icon } from "../../icons";
import type { TableCard } from "../../protocol";
import { gameTitle } from "../core/games";
import { t } from "../core/speech";
import { Mark } from "../shell/brand";
import { LanguageSwitch } from "../shell/frame";
import type { Drawer } from "./drawers";
import type { Cast } from "./session";
import { ViewSwitch } from "./stage";

interface HeadProps {
  table: TableCard;
  seat: number | null;
  cast: Cast;
  open(drawer: Drawer): void;
  onRules(): void;
}

export function TableHead({ table, seat, cast, open, onRules }: HeadProps) {
  return (
    <header class="table-head">
      <a class="skip" href="#dock">
        {t("skip-prompt")}
      </a>
      <a class="brand" href="/" aria-label={t("home")}>
        <Mark size={28} />
      </a>
      <h1 class="table-title">
        {gameTitle(table.game)}
        {table.sandbox ? <span class="tag">{t("sandbox")}</span> : null}
      </h1>
      {seat === null ? <span class="tag">{t("spectator")}</span> : null}
      {table.altered.length ? (
        <button type="button" class="tag altered-tag" data-testid="altered-tag" onClick={() => open("menu")}>
          {t("altered-count", { count: table.altered.length })}
        </button>
      ) : null}
      <span class="spread" />
      <ViewSwitch module={cast.module} />
      <nav class="table-keys" aria-label={t("table-tools")}>
        <button type="button" data-testid="rules" onClick={onRules} aria-label={t("rules")}>
          <Icon name="rule-book" />
        </button>
        <button type="button" data-testid="menu-button" onClick={() => open("menu")} aria-label={t("menu")}>
          ☰
        </button>
      </nav>
      <LanguageSwitch />
    </header>
  );
}
