import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { allSpecimens } from "#app/routes/demo/components/all-specimens.ts";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const UI = fileURLToPath(new URL("../../../ui", import.meta.url));
/** Parts of one drawing; the specimen of the whole shows them. */
const PARTS_OF_THE_HOUSE = /^house\/house-/;

const specimens = allSpecimens.flatMap((group) => group.specimens);
const shown = readdirSync(HERE)
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => readFileSync(join(HERE, name), "utf8"))
  .join();

function componentsIn(path: string): string[] {
  const text = readFileSync(join(UI, path), "utf8");
  return [...text.matchAll(/^export (?:default )?(?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(
    ([, name = ""]) => name,
  );
}

describe("the gallery of components", () => {
  const files = readdirSync(UI, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx") && !PARTS_OF_THE_HOUSE.test(path))
    .sort();

  it.each(files)("has every component of app/ui/%s", (path) => {
    const names = specimens.map(({ component }) => component);
    expect(componentsIn(path).filter((name) => !names.includes(name))).toEqual([]);
  });

  it("lists no component that does not exist", () => {
    const known = files.flatMap(componentsIn);
    expect(specimens.map(({ component }) => component).filter((name) => !known.includes(name))).toEqual([]);
  });

  it.each(specimens)("draws $component, or says where it is", ({ component, states, elsewhere }) => {
    const isDrawn = new RegExp(`<${component}\\b`).test(shown) && states !== undefined;
    expect(isDrawn || elsewhere !== undefined).toBe(true);
  });
});
