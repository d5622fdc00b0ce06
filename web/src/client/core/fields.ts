// What the numbers of a game are called: a field such as "locations.restroom.capacity" by the words of the game and of the client.

import { useEffect, useState } from "preact/hooks";
import type { Catalog } from "../../protocol";
import { tableTexts } from "../../text/load";
import type { Texts } from "../../text/texts";
import { catalogOf } from "./games";
import { language } from "./speech";

/** One part of a field's name: a thing of the game, a word of the game's or of ours, or the bare word. */
function part(name: string, catalog: Catalog, say: Texts): string {
  const domain = catalog.domains.find((one) => one.labels.some((label) => String(label) === name));
  if (domain) return say.thing(domain.name, say.member(domain.name, name));
  return say.has(`number-${name}`) ? say.text(`number-${name}`) : name.replaceAll(/[-_]/g, " ");
}

export interface FieldNames {
  /** The parts of a field's name, the chapter it belongs to first. */
  parts(field: string): string[];
  /** The name without its chapter, where it has more than that. */
  name(field: string): string;
}

export function fieldNames(catalog: Catalog, say: Texts): FieldNames {
  const parts = (field: string) => field.split(".").map((one) => part(one, catalog, say));
  return {
    parts,
    name: (field) => {
      const [chapter, ...rest] = parts(field);
      return rest.length ? rest.join(": ") : chapter;
    },
  };
}

/** The names of a game's fields in the language of the client; null until they are here. */
export function useFieldNames(game: string, wanted = true): FieldNames | null {
  const [names, setNames] = useState<FieldNames | null>(null);
  const spoken = language.value;
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const load = async () => {
      const catalog = await catalogOf(game);
      const say = await tableTexts(catalog, spoken, []);
      if (current) setNames(fieldNames(catalog, say));
    };
    load().catch(() => undefined); // the bare fields are shown then
    return () => {
      current = false;
    };
  }, [game, spoken, wanted]);
  return names;
}
