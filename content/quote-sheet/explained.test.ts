import { expect, it } from "vitest";
import { explained, explainedItems } from "#content/quote-sheet/explained.ts";
import type { Fields } from "#content/quote-sheet/field.ts";
import { quoteSheets } from "#content/quote-sheet/quote-sheet.ts";

/** Every field, and every part of a list or group, as "party.address". */
function pathsOf(fields: Fields, before = ""): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    if (name === "included") return [name];
    const parts = kind.is === "list" || kind.is === "group" ? pathsOf(kind.of, `${before}${name}.`) : [];
    return [`${before}${name}`, ...parts];
  });
}

const sheets = Object.entries(quoteSheets);

it.each(sheets)("explains every field of a quote for %s in one line", (_, sheet) => {
  const paths = pathsOf(sheet);
  expect(paths.filter((path) => !/^[A-Z0-9].{10,120}\.$/.test(explained[path]?.says ?? ""))).toEqual([]);
});

it.each(sheets)("explains every item that a quote for %s includes or leaves out", (_, { included }) => {
  expect(Object.keys(included.kind.of).filter((name) => !explainedItems[name]?.endsWith("."))).toEqual([]);
});

it("explains nothing that no quote has", () => {
  const known = new Set(sheets.flatMap(([, sheet]) => pathsOf(sheet)));
  expect(Object.keys(explained).filter((path) => !known.has(path))).toEqual([]);
  const items = new Set(sheets.flatMap(([, { included }]) => Object.keys(included.kind.of)));
  expect(Object.keys(explainedItems).filter((name) => !items.has(name))).toEqual([]);
});
