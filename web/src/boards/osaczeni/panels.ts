// The whole table as readable panels: enough to play well with the list of options alone.

import type { BoardProps, Chip, Panel, Row } from "../contract";
import { coldRows, diceState, faces, seatsIn, voteOf, whereabouts } from "./facts";
import { ITEM_ICONS, KIND_ICONS } from "./icons";
import { claimsOf, lastVoteOf, verdictOf } from "./memory";
import { areaPanel } from "./panels-areas";
import { LONG_NIGHT } from "./reading";
import type { View } from "./view";
import {
  areaTitle,
  equalWords,
  headingWords,
  itemName,
  kindName,
  memoryWords,
  namesOf,
  phaseLine,
  tieWords,
  votesIn,
} from "./words";

export function panels(props: BoardProps<View>): Panel[] {
  const { view } = props;
  return [
    ...(view.phase === "over" ? [epiloguePanel(props, view)] : []),
    nowPanel(props, view),
    ...votePanels(props, view),
    ...view.places.map((area) => areaPanel(props, area)),
    hatchPanel(props, view),
    ...view.players.map((player) => playerPanel(props, view, player.seat)),
    coldPanel(props, view),
    truckPanel(props, view),
  ];
}

const plain = (text: string, more: Partial<Chip> = {}): Chip => ({ text, ...more });

function nowPanel({ say }: BoardProps<View>, view: View): Panel {
  const chips = [
    plain(view.round ? say.text("osa-round", { number: view.round }) : say.text("osa-setup")),
    plain(phaseLine(say, view), { tone: "calm" }),
    plain(equalWords(say, view), { icon: "biceps", tone: view.rows[0].full ? "bad" : undefined }),
  ];
  if (view.phase !== "placement") {
    chips.push(plain(say.text("osa-alive", { alive: view.alive, limit: view.limit }), { icon: "three-friends" }));
  }
  if (view.variant) {
    const label = say.label("variant", view.variant);
    chips.push(plain(`${say.text("osa-variant")}: ${say.thing("variant", view.variant)}`, { icon: "open-book" }));
    chips.push(plain(say.text(`variant-${label}.rule`), { tone: "dim" }));
  } else chips.push(plain(say.text("osa-standard"), { tone: "dim" }));
  return { key: "now", title: say.text("osa-now"), chips };
}

function votePanels(props: BoardProps<View>, view: View): Panel[] {
  const { say, question, asked } = props;
  const vote = voteOf(question);
  const found: Panel[] = [];
  if (vote) {
    const area = view.places[vote.area - 1];
    const rows: Row[] = votesIn(view, area).map(({ seat, weight }) => ({
      label: say.seat(seat),
      chips: [
        plain(say.text("osa-votes", { count: weight }), { seat, icon: "pointing", target: `seat:${seat}` }),
        ...(asked.includes(seat) ? [plain(say.text("osa-thinking"), { icon: "hourglass", tone: "calm" })] : []),
      ],
    }));
    const chips = [
      plain(areaTitle(say, vote.area)),
      plain(say.text(`osa-${vote.step === "victim" ? "vote-victim" : vote.step}`), { icon: "conversation" }),
      plain(tieWords(say, view), { icon: "human-target", seat: view.victim }),
    ];
    const tone = vote.ballot === "victim" ? "bad" : undefined;
    found.push({ key: "vote", title: say.text(`osa-vote-${vote.ballot}`), tone, chips, rows });
  }
  const last = lastVoteOf(props);
  if (last) {
    const chips = last.pointed.map(({ voter, at, weight }) =>
      plain(say.text("osa-pointed", { voter: say.seat(voter), name: say.seat(at), count: weight }), { seat: voter }),
    );
    if (last.elected >= 0) chips.push(plain(say.text("osa-chosen", { name: say.seat(last.elected) }), { tone: "bad" }));
    found.push({ key: "last-vote", title: say.text("osa-last-vote"), chips });
  }
  return found;
}

function hatchPanel(props: BoardProps<View>, view: View): Panel {
  const { say } = props;
  const state = diceState(view);
  const chips: Chip[] = [];
  if (state === "none") chips.push(plain(say.text("osa-dice-waiting", { count: view.dice_in_use })));
  if (state === "rolled") chips.push(plain(say.text("osa-dice-rolled", { name: namesOf(say, props.asked) })));
  if (state === "open") chips.push(plain(say.text("osa-dice-open")));
  if (state === "old") chips.push(plain(say.text("osa-dice-old"), { tone: "dim" }));
  if (state === "covered") {
    chips.push(plain(say.text("osa-dice-under", { count: view.dice_hidden }), { icon: "airtight-hatch" }));
    const seers = seatsIn(view.seers, view.players.length);
    const names = namesOf(say, seers);
    chips.push(plain(names ? say.text("osa-seen-by", { names }) : say.text("osa-seen-none")));
    if (view.dice_covered) chips.push(plain(say.text("osa-one-covered")));
  }
  for (const face of faces(view)) if (face) chips.push(plain(areaTitle(say, face), { icon: "rolling-dices" }));
  const claims = claimsOf(props);
  const rows = claims.map((claim) => {
    const verdict = verdictOf(view, claim);
    const tone = verdict === "true" ? "good" : verdict === "false" ? "bad" : "dim";
    return { label: claim.words, chips: [plain(say.text(`osa-claim-${verdict}`), { tone } as Partial<Chip>)] };
  });
  return { key: "hatch", title: say.text("osa-hatch"), chips, rows };
}

function playerPanel(props: BoardProps<View>, view: View, seat: number): Panel {
  const { say, asked } = props;
  const player = view.players[seat];
  const chips: Chip[] = [
    plain(say.text("osa-points", { count: player.points }), { icon: "round-star", seat }),
    plain(say.text("osa-items", { count: player.cards }), { icon: "backpack" }),
  ];
  if (player.eliminated) chips.push(plain(say.text("osa-out"), { icon: "tombstone", tone: "bad" }));
  if (view.badge === seat) chips.push(plain(say.text("osa-badge"), { icon: "police-badge", tone: "calm" }));
  if (view.victim === seat) chips.push(plain(say.text("osa-victim"), { icon: "human-target", tone: "bad" }));
  if (player.guns) chips.push(plain(say.text("osa-gun", { count: player.guns }), { icon: "revolver" }));
  const heading = headingWords(props, seat);
  if (heading) chips.push(plain(heading, { icon: "position-marker" }));
  if (asked.includes(seat)) chips.push(plain(say.text("osa-thinking"), { icon: "hourglass", tone: "calm" }));
  player.open_hand.forEach((count, item) => {
    if (count) chips.push(plain(itemName(say, item), { icon: ITEM_ICONS[item], count: count > 1 ? count : undefined }));
  });
  const rows = [...whereabouts(view, seat)].map(([kind, area]) => ({
    label: kindName(say, kind),
    chips: [
      plain(area > 0 ? areaTitle(say, area) : say.text(area ? "osa-waits" : "osa-cold-place"), {
        icon: KIND_ICONS[kind],
        tone: area ? undefined : "dim",
        target: seat === view.seat ? say.target("character", kind) : undefined,
      }),
    ],
  }));
  const title = seat === view.seat ? `${say.seat(seat)} (${say.text("osa-you")})` : say.seat(seat);
  const tone = player.eliminated ? "dim" : undefined;
  return { key: `player-${seat}`, title, target: `seat:${seat}`, tone, chips, rows };
}

function coldPanel({ say }: BoardProps<View>, view: View): Panel {
  const { rows, stack } = coldRows(view);
  const panelRows: Row[] = rows.map((row, at) => {
    const dead = row.filter((head) => head !== null);
    const idle = at === 1 && view.variant === LONG_NIGHT;
    const effect = say.text(idle ? "osa-row-idle" : at ? "osa-row-die" : "osa-row-1");
    const full = view.rows[at].full && !idle;
    return {
      label: say.text("osa-row", { number: at + 1 }),
      chips: [
        plain(say.text("osa-row-fill", { taken: dead.length, spaces: row.length })),
        ...dead.map((head) => plain(kindName(say, head[1]), { seat: head[0], icon: KIND_ICONS[head[1]] })),
        plain(`${effect}: ${say.text(full ? "osa-row-on" : "osa-row-off")}`, { tone: full ? "bad" : "dim" }),
      ],
    };
  });
  if (stack.length) {
    const chips = stack.map((head) => plain(kindName(say, head[1]), { seat: head[0], icon: KIND_ICONS[head[1]] }));
    panelRows.push({ label: say.text("osa-stack", { count: stack.length }), chips });
  }
  const chips = [plain(say.text("osa-cold-count", { count: view.cold.length }), { icon: "snowflake-1" })];
  return { key: "cold", title: say.text("osa-cold"), chips, rows: panelRows };
}

function truckPanel(props: BoardProps<View>, view: View): Panel {
  const { say } = props;
  const chips = [
    plain(say.text("osa-stock", { count: view.deck }), { icon: "truck" }),
    plain(say.text("osa-pool", { count: view.pool }), { icon: "monster-grasp" }),
  ];
  if (view.boxed) chips.push(plain(say.text("osa-boxed", { count: view.boxed }), { icon: "cardboard-box-closed" }));
  if (view.truck && view.elected >= 0) {
    chips.push(plain(say.text("osa-found-count", { name: say.seat(view.elected), count: view.truck })));
  }
  const played = view.played.flatMap((count, item) =>
    count ? [plain(itemName(say, item), { icon: ITEM_ICONS[item], count, tone: "dim" } as Partial<Chip>)] : [],
  );
  if (!played.length) played.push(plain(say.text("osa-played-none"), { tone: "dim" }));
  const rows: Row[] = [{ label: say.text("osa-played"), chips: played }];
  const memory = memoryWords(say, view);
  if (memory.length) rows.push({ label: say.text("osa-memory"), chips: memory.map((text) => plain(text)) });
  const signs = view.kinds.flatMap((_, kind) =>
    view.players.some((player) => whereabouts(view, player.seat).has(kind)) ? [kind] : [],
  );
  rows.push({
    label: say.text("osa-family"),
    chips: signs.map((kind) =>
      plain(`${kindName(say, kind)}: ${say.text("osa-worth", { ...view.kinds[kind] })}`, { icon: KIND_ICONS[kind] }),
    ),
  });
  return { key: "supplies", title: say.text("osa-supplies"), chips, rows };
}

function epiloguePanel({ say }: BoardProps<View>, view: View): Panel {
  if (!view.epilogue) return { key: "epilogue", title: say.text("osa-epilogue-none") };
  const number = String(say.label("epilogue", view.epilogue));
  return {
    key: "epilogue",
    title: say.text("osa-epilogue", { number }),
    tone: "calm",
    chips: [
      plain(say.thing("epilogue", view.epilogue), { icon: "open-book" }),
      plain(say.text("osa-unlocks", { name: say.thing("variant", view.epilogue) })),
      plain(say.text(`variant-${number}.rule`), { tone: "dim" }),
    ],
  };
}
