// How a player learns that it is their turn: the title, the icon of the tab, and a notification if wanted.

import { settings } from "../core/me";
import { t } from "../core/speech";
import mark from "./mark.svg?url";
import markTurn from "./mark-turn.svg?url";

function icon(address: string): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", address);
}

export function title(text: string, turn = false): void {
  document.title = `${turn ? "● " : ""}${text ? `${text} – ` : ""}Ostoja`;
  icon(turn ? markTurn : mark);
}

/** Tell that it is the player's turn at a table; the page that is looked at needs no notification. */
export function callPlayer(table: string, text: string): void {
  if (!document.hidden || !settings.value.notify) return;
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const notification = new Notification(t("turn-notification"), { body: text, tag: table, icon: mark });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

/** Ask the browser for leave to notify. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}
