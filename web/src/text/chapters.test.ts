// Nothing that the client or a board says is missing in one of the languages, and nothing is written twice.

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const found = import.meta.glob<string>(["./{en,pl}/*.ftl", "../boards/*/texts/{en,pl}/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every message with its attributes. */
const keysOf = (source: string): string[] =>
  new FluentResource(source).body.flatMap(({ id, attributes = {} }) => [
    id,
    ...Object.keys(attributes).map((attribute) => `${id}.${attribute}`),
  ]);

const english = Object.keys(found).filter((file) => file.includes("/en/"));
const polish = (file: string): string => file.replace("/en/", "/pl/");
const folders = [...new Set(Object.keys(found).map((file) => file.slice(0, file.lastIndexOf("/"))))];

describe("texts of the client and of the boards", () => {
  it("lie in the same chapters in both languages", () => {
    expect(english.length).toBeGreaterThan(20);
    expect(
      Object.keys(found)
        .filter((file) => file.includes("/pl/"))
        .sort(),
    ).toEqual(english.map(polish).sort());
  });

  it.each(english)("%s has the same keys in Polish", (file) => {
    expect(keysOf(found[polish(file)]).sort()).toEqual(keysOf(found[file]).sort());
  });

  it.each(folders)("%s has no key twice", (folder) => {
    const keys = Object.keys(found)
      .filter((file) => file.startsWith(`${folder}/`))
      .flatMap((file) => keysOf(found[file]));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});
