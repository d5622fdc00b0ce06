// The drawn board: the car park in the middle, the night's state above, sides, people and cards beside it.

import { useEffect, useRef, useState } from "preact/hooks";
import { useNews } from "../../../pieces";
import { Bar } from "./bar";
import { Inspector, type Seen } from "./inspector";
import "./board.css";
import "./foot.css";
import "./side.css";
import "./ground.css";
import "./tokens.css";
import "./marks.css";
import "./screens.css";
import { NOBODY, POLICEMAN, zombieOn } from "../reading";
import type { View } from "../view";
import { Camera } from "./camera";
import { Cards } from "./cards";
import { CARD_VERBS } from "./deeds";
import { Banner, Effect } from "./effects";
import { Finds } from "./finds";
import { focusOf } from "./focus";
import { Ground, Paints } from "./ground";
import { type Props, useHands } from "./hands";
import { DeedMarks, FieldMarks } from "./marks";
import { lasting, staged } from "./motion";
import { Danger, Fire, Reach, Sights, Stares } from "./overlays";
import { Pieces } from "./pieces";
import { PeopleList, Sides } from "./players";
import { Status } from "./status";
import { type Sheet, type Shown, Tools } from "./tools";

function Overlays({ view, shown, seen }: { view: View; shown: ReadonlySet<Shown>; seen: Seen | null }) {
  const zombie = seen?.kind === "zombie" ? zombieOn(view, seen.id) : undefined;
  const active = view.zombies.filter((one) => one.active);
  const forced = view.zombies.filter((one) => one.forced);
  return (
    <>
      {shown.has("bites") ? <Danger zombies={active} /> : null}
      {zombie && !shown.has("bites") ? <Danger zombies={[zombie]} /> : null}
      {shown.has("sight") ? <Sights zombies={active} /> : <Sights zombies={forced} faint />}
      {zombie && !shown.has("sight") ? <Sights zombies={[zombie]} /> : null}
      {shown.has("fire") || (seen?.kind === "character" && seen.id === POLICEMAN) ? <Fire view={view} /> : null}
      {seen?.kind === "character" ? <Reach view={view} character={seen.id} /> : null}
      {seen?.kind === "character" ? <Stares view={view} character={seen.id} /> : null}
    </>
  );
}

export function Board(props: Props) {
  const { say } = props;
  const { view } = props;
  const hands = useHands(props);
  const news = useNews(props.news, (item) => lasting(item, props.news.length));
  const pending = news.item ? props.news.slice(props.news.length - news.left - 1) : [];
  // The event that is being played is already on its way: only what comes after it is wound back.
  const stage = staged(view, pending.slice(1));
  const [shown, setShown] = useState<ReadonlySet<Shown>>(new Set());
  const [seen, setSeen] = useState<Seen | null>(null);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [near, setNear] = useState(false);
  const zoom = useRef(() => {});
  const asksCards = props.question?.key === "ask-card" || props.question?.key === "ask-block";
  const mine = props.options.length > 0;
  useEffect(() => setSheet(asksCards && mine ? "cards" : null), [asksCards, mine, props.question?.key]);

  const toggle = (one: Shown) => {
    const next = new Set(shown);
    if (!next.delete(one)) next.add(one);
    setShown(next);
  };
  const cards =
    [...props.lit].some((target) => target.startsWith("card:")) ||
    hands.all.some((option) => option.verb in CARD_VERBS);
  const calling: ReadonlySet<Sheet> = new Set(cards ? ["cards"] : []);
  const looked = seen ?? (hands.focus === NOBODY ? null : { kind: "character" as const, id: hands.focus });
  const taken = new Set(view.zombies.map((zombie) => zombie.field));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    news.skip();
    hands.cancel();
    setSheet(null);
  };
  return (
    <div class="zt" onKeyDown={onKeyDown} data-phase={view.phase}>
      <div class="zt-room">
        <Status props={props} />
        <Tools
          say={say}
          shown={shown}
          toggle={toggle}
          sheet={sheet}
          calling={calling}
          open={setSheet}
          near={near}
          zoom={() => zoom.current()}
        />
        <div class="zt-stage" onClick={() => news.item && news.skip()}>
          <Camera label={say.text("zt-name")} interest={focusOf(props, hands, news.item)} zoom={zoom} onNear={setNear}>
            <Paints />
            <Ground board={view.board} sign={say.text("zt-neon")} />
            <Overlays view={view} shown={shown} seen={looked} />
            <FieldMarks table={props} taken={taken} />
            <Finds finds={view.finds} />
            <Pieces props={props} hands={hands} stage={stage} look={setSeen} />
            <DeedMarks hands={hands} table={props} />
            <Effect item={news.item} view={view} />
          </Camera>
          <Banner item={news.item} say={say} />
          <div class="zt-foot">
            {news.left > 1 ? (
              <button type="button" class="zt-skip" onClick={news.skip}>
                {say.text("zt-skip")} »
              </button>
            ) : null}
            <Inspector seen={looked} props={props} />
            {looked ? null : <p class="zt-idle">{say.text("zt-idle")}</p>}
            <Bar props={props} hands={hands} />
          </div>
        </div>
        <aside class="zt-side" data-sheet={sheet ?? ""}>
          <div class="zt-sheet-people">
            <Sides props={props} />
            <PeopleList props={props} hands={hands} look={setSeen} />
          </div>
          <Cards props={props} hands={hands} />
        </aside>
      </div>
    </div>
  );
}
