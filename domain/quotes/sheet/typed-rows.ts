import { equipmentRoles } from "#content/quote-sheet/offer-fields.ts";
import { quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import { rowCount, type Typed, technologyOf } from "#domain/quotes/sheet/typed-quote.ts";

/** A list of the quote that can take stored equipment: the lines of its price, or the parts of the system. */
export type ItemList = "lines" | "equipment";

/** Equipment from a company's library. */
export interface TypedItem {
  readonly role: string;
  readonly make: string;
  readonly model: string;
  readonly warrantyYears: number;
}

/** The most rows a quote can have. */
export function rowsMax(list: ItemList): number {
  return quoteSheets.solar[list].kind.max;
}

/** The form without one row of a list; later rows close up. */
export function withoutRow(typed: Typed, list: string, row: number): Typed {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([key, text]) => {
      const [name, number, ...rest] = key.split(".");
      if (name !== list || !/^\d+$/.test(number ?? "")) return [[key, text] as const];
      if (Number(number) === row) return [];
      const moved = Number(number) > row ? Number(number) - 1 : Number(number);
      return [[[name, moved, ...rest].join("."), text] as const];
    }),
  );
}

/** The first blank row of a list; undefined if the list is full. */
export function freeRow(typed: Typed, list: ItemList): number | undefined {
  const count = rowCount(typed, list);
  for (let row = 0; row < count; row++) if (isBlank(typed, `${list}.${row}.`)) return row;
  return count < rowsMax(list) ? count : undefined;
}

function isBlank(typed: Typed, path: string): boolean {
  return Object.entries(typed).every(([key, text]) => !key.startsWith(path) || text.trim() === "");
}

/**
 * The form with stored equipment in a free row: as a line of the price, without its price and at the VAT rate of the
 * line before it, or as a part of the system.
 */
export function withItem(typed: Typed, list: ItemList, row: number, item: TypedItem): Typed {
  const fields = list === "lines" ? lineOf(typed, row, item) : pieceOf(item);
  const typedFields = Object.entries(fields).map(([name, text]) => [`${list}.${row}.${name}`, text] as const);
  return { ...typed, ...Object.fromEntries(typedFields) };
}

function pieceOf({ role, make, model, warrantyYears }: TypedItem) {
  return { role, make, model, count: "1", warrantyYears: String(warrantyYears) };
}

function lineOf(typed: Typed, row: number, { role, make, model }: TypedItem) {
  const textMax = quoteSheets.solar.lines.kind.of.text.kind.lengthMax;
  const vatPercent = typed[`lines.${row - 1}.vatPercent`];
  return {
    kind: "equipment",
    text: `${make} ${model}`.slice(0, textMax),
    count: "1",
    ...(vatPercent ? { vatPercent } : {}),
    ...(technologyOf(typed) === "solar_battery" ? { part: partOf(role) } : {}),
  };
}

/** In a quote for panels and a battery each line says what it belongs to. */
function partOf(role: string): string {
  const known = equipmentRoles.find(({ value }) => value === role)?.value;
  return known === "panel" ? "solar" : known === "battery" ? "battery" : "shared";
}
