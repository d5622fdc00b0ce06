// Who plays on this device, and their settings: kept on the device, and with the player once there is one.

import { effect, signal } from "@preact/signals";
import type { Me, NewTable, TableCard } from "../../protocol";
import { type Language, languageOf } from "../../text/load";
import { OPEN_SIEVE, type Sieve } from "../lobby/sieve";
import { api, Refused } from "./api";
import { language } from "./speech";

/** When to ask whether a choice was meant: always, only where it is secret or may be a slip, or never. */
export type Confirming = "always" | "weighty" | "never";

export type Speed = TableCard["tempo"];

export interface Settings {
  language: Language;
  palette: "plain" | "bright" | "muted";
  motion: "device" | "none" | "full";
  /** How fast the board plays what happened. */
  speed: Speed;
  /** 0 to 1. */
  volume: number;
  confirm: Confirming;
  notify: boolean;
  guide: boolean;
  /** Names of the players whose chat is not shown. */
  muted: string[];
  /** Games whose introduction was seen. */
  seen: string[];
  /** Hints that were shown once. */
  hinted: string[];
  /** Whether tables are read as panels rather than as a picture. */
  panels: boolean;
  /** Which tables of long lists are wanted. */
  sieve: Sieve;
  /** The last table set up for each game. */
  last: Record<string, Partial<NewTable>>;
}

const STORE = "ostoja-settings";
/** Holds the id of a player whose last changes have not reached the server yet. */
const UNSAVED = "ostoja-settings-unsaved";
const SOON = 800; // milliseconds

const USUAL: Settings = {
  language: languageOf(navigator.language),
  palette: "plain",
  motion: "device",
  speed: "normal",
  volume: 0.5,
  confirm: "weighty",
  notify: false,
  guide: true,
  muted: [],
  seen: [],
  hinted: [],
  panels: false,
  sieve: OPEN_SIEVE,
  last: {},
};

/** Settings as they were kept, also by an older client, for which confirming was on or off. */
export function kept(found: Record<string, unknown>): Partial<Settings> {
  if (typeof found.confirm !== "boolean") return found;
  return { ...found, confirm: found.confirm ? "weighty" : "never" };
}

function stored(): Partial<Settings> {
  try {
    return kept(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, unknown>);
  } catch {
    return {};
  }
}

/** The player; null: nobody yet, undefined: not known yet. */
export const me = signal<Me | null | undefined>(undefined);
export const settings = signal<Settings>({ ...USUAL, ...stored() });

let saving = 0;

async function save(): Promise<void> {
  const sent = settings.value;
  await api.change({ settings: { ...sent } });
  if (settings.value === sent) localStorage.removeItem(UNSAVED);
}

function saveSoon(player: Me): void {
  localStorage.setItem(UNSAVED, player.id);
  window.clearTimeout(saving);
  // The device keeps them anyway; the next change, or the next visit, tries again.
  saving = window.setTimeout(() => void save().catch(() => undefined), SOON);
}

/** Change settings: on the device at once, with the player a little later. */
export function set(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  localStorage.setItem(STORE, JSON.stringify(settings.value));
  if (me.value) saveSoon(me.value);
}

/** Take a player over as this device's own, with the settings they had elsewhere; what is newer here stays. */
export function become(player: Me): void {
  me.value = player;
  if (localStorage.getItem(UNSAVED) === player.id) return saveSoon(player);
  settings.value = { ...settings.value, ...kept(player.settings) };
  localStorage.setItem(STORE, JSON.stringify(settings.value));
}

export async function findMe(): Promise<void> {
  if (!localStorage.getItem(STORE)) {
    me.value = null; // nobody has ever been here: there is nobody to ask for
    return;
  }
  try {
    become(await api.me());
  } catch (problem) {
    me.value = null;
    if (!(problem instanceof Refused)) throw problem;
  }
}

export function startSettings(): void {
  effect(() => {
    const { language: spoken, palette, motion, speed } = settings.value;
    language.value = spoken;
    const root = document.documentElement;
    root.lang = spoken;
    root.dataset.palette = palette;
    root.dataset.speed = speed;
    if (motion === "device") delete root.dataset.motion;
    else root.dataset.motion = motion;
  });
}
