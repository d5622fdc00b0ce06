// The picture: the ring of areas around the convoy, and a shelter beside it; on a small screen one of them at a time.

import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../../icons";
import { type Props, payingSeat, plannedArrivals, verbs } from "../facts";
import { Area } from "./area";
import { Bar } from "./bar";
import { Convoy, Hub } from "./convoy";
import { Draft, isDrafting, Tray } from "./draft";
import { focusOf, tabFor } from "./focus";
import { Inspector } from "./inspector";
import { type Look, Looking } from "./kit";
import { RING, TABS, type Tab } from "./layout";
import { Motion } from "./motion";
import { Squeezed } from "./overlays";
import { RingInSmall } from "./ring-small";
import { ShelterView } from "./shelter";
import { Status } from "./status";
import "./overlays.css";
import "./bar.css";
import "./board.css";
import "./areas.css";
import "./places.css";
import "./heroes.css";
import "./convoy.css";
import "./shelter.css";
import "./rooms.css";
import "./stores.css";
import "./art.css";
import "./screens-mini.css";
import "./screens-phone.css";
import "./screens-short.css";
import "./screens-wide.css";

export function Board(table: Props) {
  const { view } = table;
  const root = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<Look | null>(null);
  const asking = `${table.question?.key}/${[...verbs(table)].sort().join("+")}/${view.round}/${view.step}`;
  const [tab, setTab] = useFresh<Tab>(asking, () => tabFor(table));
  const [isMapOpen, setMapOpen] = useFresh(asking, () => false);
  const [seat, setSeat] = useFresh(`${asking}/${payingSeat(table)}`, () => homeSeat(table));
  useEffect(() => setLook(null), [asking]);
  const visit = (other: number) => {
    setSeat(other);
    if (tab === "map" || tab === "convoy") setTab("shelter");
  };
  return (
    <Looking.Provider value={setLook}>
      <div class="out-box">
        <div class={`out out-${view.phase}`} data-tab={tab} ref={root}>
          <Backdrop />
          <Status table={table} />
          <div class="out-map" role="group" aria-label={table.say.text("out-map")}>
            {isDrafting(table) ? (
              <Draft table={table} />
            ) : (
              <Ring
                table={table}
                isOpen={isMapOpen}
                openConvoy={() => setTab("convoy")}
                toggle={() => setMapOpen(!isMapOpen)}
              />
            )}
          </div>
          <ShelterView table={table} seat={seat} visit={visit} />
          <Tabs table={table} tab={tab} open={setTab} />
          {look ? <Inspector table={table} look={look} close={() => setLook(null)} /> : null}
          <Motion table={table} root={root} />
        </div>
      </div>
    </Looking.Provider>
  );
}

/** State that begins anew when what it belongs to changes. */
function useFresh<T>(key: string, first: () => T): [T, (value: T) => void] {
  const [state, setState] = useState<{ key: string; value: T }>(() => ({ key, value: first() }));
  const value = state.key === key ? state.value : first();
  return [value, (next) => setState({ key, value: next })];
}

/** Whose shelter a question is about: the robbed one's under pressure, else one's own. */
function homeSeat(table: Props): number {
  const paying = verbs(table).has("rob") ? payingSeat(table) : table.me;
  return paying ?? table.asked[0] ?? table.view.first;
}

interface RingProps {
  table: Props;
  /** On a small screen: the whole ring, although a hero is acting. */
  isOpen: boolean;
  openConvoy(): void;
  toggle(): void;
}

function Ring({ table, isOpen, openConvoy, toggle }: RingProps) {
  const plans = plannedArrivals(table);
  const focus = focusOf(table);
  return (
    <>
      {RING.map(({ area, line, column }) => (
        <Area
          key={area}
          table={table}
          area={area}
          line={line}
          column={column}
          isFocus={!isOpen && focus === area}
          plan={plans.find((plan) => plan.area === area)}
        />
      ))}
      <Convoy table={table} />
      <Hub table={table} open={openConvoy} />
      <Tray table={table} />
      <div class="out-middle">
        <Squeezed table={table} />
        <Bar table={table} spot="middle" />
      </div>
      {focus === null ? null : (
        <button
          type="button"
          class="out-map-toggle"
          tabIndex={-1}
          aria-pressed={isOpen}
          aria-label={table.say.text("out-map")}
          onClick={toggle}
        >
          {isOpen ? <Icon name="treasure-map" size={22} /> : <RingInSmall table={table} focus={focus} />}
        </button>
      )}
    </>
  );
}

function Tabs({ table, tab, open }: { table: Props; tab: Tab; open(tab: Tab): void }) {
  const busy = tabFor(table);
  return (
    <nav class="out-tabs" aria-label={table.say.text("out-map")}>
      {TABS.map(({ tab: one, icon }) => (
        <button
          key={one}
          type="button"
          class={`out-tab ${one === tab ? "out-tab-open" : ""} ${one === busy && table.lit.size ? "out-tab-busy" : ""}`}
          aria-pressed={one === tab}
          aria-label={table.say.text(`out-tab-${one}`)}
          onClick={() => open(one)}
        >
          <Icon name={icon} size={20} />
          <span>{table.say.text(`out-tab-${one}`)}</span>
        </button>
      ))}
    </nav>
  );
}

/** One of the long lines that wind across the map, each lower than the one before. */
function contour(at: number): string {
  const rise = `C${60 + at * 12} ${10 + at * 40} ${120 - at * 4} ${120 + at * 18} ${200 + at * 6} ${70 + at * 30}`;
  return `M${-20 + at * 9} ${60 + at * 34}${rise}S${330 - at * 8} ${20 + at * 44} 430 ${80 + at * 26}`;
}

/** Contour lines of a survey map under everything. */
function Backdrop() {
  return (
    <svg class="out-backdrop" viewBox="0 0 400 300" preserveAspectRatio="none" aria-hidden="true">
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <path key={at} d={contour(at)} />
      ))}
      <path
        d="M60 60C90 40 130 50 128 78S84 112 62 96S38 76 60 60ZM70 68C88 56 116 62 114 78S84 98 70 90
        S56 78 70 68ZM292 190C322 168 366 180 362 214S312 250 290 232S268 206 292 190ZM304 200
        C324 186 350 194 348 214S316 236 304 226S290 210 304 200Z"
      />
    </svg>
  );
}
