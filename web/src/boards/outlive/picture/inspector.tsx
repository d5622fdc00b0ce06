// A card that tells all about one thing of the table: what a long press or a touch on something unlit asks for.

import { CardChip } from "../../../pieces";
import type { Panel } from "../../contract";
import type { Props } from "../facts";
import { calamityRow, leaderRow } from "../panels";
import { areaPanel } from "../panels-areas";
import { roomRow, tileRow } from "../panels-shelter";
import { shelterOf } from "../reading";
import { roomName } from "../words";
import type { Look } from "./kit";

function panelOf(table: Props, look: Look): Panel | null {
  const { say, view } = table;
  const shelter = shelterOf(view, look.seat ?? null);
  const isMine = look.seat === table.me;
  switch (look.kind) {
    case "area":
      return areaPanel(table, look.id);
    case "calamity": {
      const event = view.events.find((one) => one.event === look.id);
      return event ? { key: "look", title: say.thing("calamity", look.id), rows: [calamityRow(table, event)] } : null;
    }
    case "leader":
      return { key: "look", title: say.thing("leader", look.id), rows: [leaderRow(table, look.id)] };
    case "equipment":
      return { key: "look", title: say.thing("equipment", look.id), rows: [tileRow(table, shelter, look.id, isMine)] };
    case "room": {
      const room = shelter?.rooms.find((one) => one.room === look.id);
      return room ? { key: "look", title: roomName(say, look.id), rows: [roomRow(table, room, isMine)] } : null;
    }
  }
}

export function Inspector({ table, look, close }: { table: Props; look: Look; close(): void }) {
  const panel = panelOf(table, look);
  if (!panel) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
  };
  return (
    <aside class="out-info" aria-label={panel.title} onKeyDown={onKeyDown}>
      <header>
        <h3>{panel.title}</h3>
        <button type="button" class="out-info-close" aria-label={table.say.text("out-close")} onClick={close}>
          ✕
        </button>
      </header>
      {panel.rows?.map((row, at) => (
        <div class="out-info-row" key={at}>
          {row.label ? <small>{row.label}</small> : null}
          <span class="chips">
            {row.chips.map((chip, one) => (
              <CardChip key={one} chip={chip} table={table} />
            ))}
          </span>
        </div>
      ))}
    </aside>
  );
}
