// The gallery: a board drawn for scenes of real games, with working selection. For development only.
// gallery.html?game=<key>&scene=<index or name>&lang=pl|en&mode=board|panels&width=<px>&bare=1&news=<n>

import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { boardOf } from "../boards";
import type { BoardModule, BoardProps } from "../boards/contract";
import { Hand, Panels } from "../boards/panels";
import { Roving } from "../pieces/roving";
import type { Catalog, Item, Option, Person, Update } from "../protocol";
import { useSelection } from "../targets/use-selection";
import { languageOf, tableTexts } from "../text/load";
import type { Texts } from "../text/texts";
import "../style/fonts.css";
import "../style/base.css";
import "../style/pieces.css";
import "../style/hand.css";
import "./gallery.css";

interface Scene {
  name: string;
  seat: number | null;
  people: Person[];
  update: Update;
}

interface Material {
  catalog: Catalog;
  scenes: Scene[];
}

const query = new URLSearchParams(location.search);
const wanted = (key: string, usual: string): string => query.get(key) ?? usual;

function link(changes: Record<string, string>): string {
  const next = new URLSearchParams(query);
  for (const [key, value] of Object.entries(changes)) next.set(key, value);
  return `?${next}`;
}

function sceneOf(material: Material): number {
  const scene = wanted("scene", "0");
  return /^\d+$/.test(scene) ? Number(scene) : material.scenes.findIndex((one) => one.name === scene);
}

function coloured(people: Person[], module: BoardModule, view: unknown): Person[] {
  const colours = module.colours?.(view);
  return colours ? people.map((one) => ({ ...one, colour: colours[one.seat] ?? one.colour })) : people;
}

function Options({
  options,
  choice,
  say,
  question,
}: {
  options: readonly Option[];
  choice: Option | null;
  say: Texts;
  question: string;
}) {
  return (
    <div class="gallery-options" data-choice={choice?.id ?? ""}>
      {choice ? (
        <strong>
          → {choice.id} {say.option(choice, question)}
        </strong>
      ) : null}
      <div class="chips">
        {options.slice(0, 40).map((one) => (
          <span class="chip" key={one.id} data-option={one.id}>
            {say.option(one, question)}
          </span>
        ))}
      </div>
    </div>
  );
}

function Stage({ scene, module, say }: { scene: Scene; module: BoardModule; say: Texts }) {
  const { update } = scene;
  const selection = useSelection(update.serial, update.options);
  const [news] = useState<Item[]>(() => update.feed.slice(-Number(wanted("news", "0")) || update.feed.length));
  const props: BoardProps = {
    view: update.view,
    me: scene.seat,
    people: coloured(scene.people, module, update.view),
    asked: update.asked,
    question: update.question,
    options: [...selection.options],
    lit: selection.lit,
    chosen: new Set(selection.touched),
    marked: new Set(query.getAll("mark")),
    touch: selection.touch,
    news,
    feed: update.feed,
    say,
  };
  const Board = wanted("mode", "board") === "board" ? module.Board : undefined;
  const width = query.get("width");
  const key = update.question?.key ?? "";
  return (
    <div class="gallery-stage" style={width ? { width: `${width}px` } : undefined}>
      <div class="gallery-bar">
        {scene.name} · {update.question ? say.question(update.question) : "–"} ·{" "}
        {update.asked.map((one) => say.seat(one)).join(", ")}{" "}
        <button type="button" class="chip" onClick={selection.clear}>
          Esc
        </button>
      </div>
      <div class="gallery-board">
        {Board ? (
          <Roving class="gallery-picture">
            <Board {...props} />
          </Roving>
        ) : (
          <Panels module={module} props={props} />
        )}
      </div>
      <div>
        <Hand module={module} props={props} />
        <Options options={selection.options} choice={selection.choice} say={say} question={key} />
      </div>
    </div>
  );
}

function Gallery() {
  const [loaded, setLoaded] = useState<{ material: Material; module: BoardModule; say: Texts } | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const load = async () => {
      const games = (await (await fetch("/scenes/index.json")).json()) as string[];
      const game = wanted("game", games[0]);
      const answer = await fetch(`/scenes/${game}.json`);
      if (!answer.ok) throw new Error(`no scenes of ${game}: there are ${games.join(", ")}`);
      const material = (await answer.json()) as Material;
      const names = (material.scenes[sceneOf(material)] ?? material.scenes[0]).people.map((one) => one.name);
      const module = await boardOf(game);
      const say = await tableTexts(material.catalog, languageOf(wanted("lang", "en")), names, module.texts);
      setLoaded({ material, module, say });
    };
    load().catch((error: unknown) => setProblem(`${error} (start vite with OSTOJA_SCENES=/path/to/scenes)`));
  }, []);
  if (problem) return <p>{problem}</p>;
  if (!loaded) return null;
  const at = sceneOf(loaded.material);
  const scene = loaded.material.scenes[at];
  const bare = query.has("bare");
  return (
    <div class={bare ? "gallery bare" : "gallery"} data-ready="true">
      {bare ? null : (
        <nav class="gallery-list" aria-label="scenes">
          {["board", "panels"].map((mode) => (
            <a key={mode} href={link({ mode })}>
              {mode}
            </a>
          ))}
          {["en", "pl"].map((lang) => (
            <a key={lang} href={link({ lang })}>
              {lang}
            </a>
          ))}
          <hr />
          {loaded.material.scenes.map((one, index) => (
            <a key={one.name} href={link({ scene: String(index) })} aria-current={index === at ? "page" : undefined}>
              {index} {one.name} {one.update.question?.key ?? ""} {one.update.options.length || ""}
            </a>
          ))}
        </nav>
      )}
      {scene ? <Stage scene={scene} module={loaded.module} say={loaded.say} /> : <p>no such scene</p>}
    </div>
  );
}

render(<Gallery />, document.getElementById("app")!);
