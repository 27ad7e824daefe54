import { equipmentRoles } from "#content/quote-sheet/offer-fields.ts";
import { quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import { inPounds, rowCount, type Typed, technologyOf } from "#domain/quotes/sheet/typed-quote.ts";

/** A list of the quote that can take stored equipment: the lines of its price, or the parts of the system. */
export type ItemList = "lines" | "equipment";

/** A line of a company's price book; only equipment has a role, make, model and warranty. */
export interface TypedItem {
  readonly kind: string;
  readonly text: string;
  /** Null where it is asked for each time. */
  readonly unitPence: number | null;
  readonly vatPercent: number | null;
  readonly role: string | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly warrantyYears: number | null;
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
 * The form with a line of the price book in a free row: as a line of the price, at the VAT rate of the line before it
 * if it has none of its own, or as a part of the system.
 */
export function withItem(typed: Typed, list: ItemList, row: number, item: TypedItem): Typed {
  const fields = list === "lines" ? lineOf(typed, row, item) : pieceOf(item);
  const typedFields = Object.entries(fields).map(([name, text]) => [`${list}.${row}.${name}`, text] as const);
  return { ...typed, ...Object.fromEntries(typedFields) };
}

function pieceOf({ role, make, model, warrantyYears }: TypedItem) {
  return {
    role: role ?? "",
    make: make ?? "",
    model: model ?? "",
    count: "1",
    warrantyYears: `${warrantyYears ?? ""}`,
  };
}

function lineOf(typed: Typed, row: number, { kind, text, role, unitPence, vatPercent }: TypedItem) {
  const textMax = quoteSheets.solar.lines.kind.of.text.kind.lengthMax;
  const vat = vatPercent === null ? typed[`lines.${row - 1}.vatPercent`] : String(vatPercent);
  return {
    kind,
    text: text.slice(0, textMax),
    count: "1",
    ...(unitPence === null ? {} : { unitPence: inPounds(unitPence) }),
    ...(vat ? { vatPercent: vat } : {}),
    ...(technologyOf(typed) === "solar_battery" ? { part: partOf(role) } : {}),
  };
}

/** In a quote for panels and a battery each line says what it belongs to. */
function partOf(role: string | null): string {
  const known = equipmentRoles.find(({ value }) => value === role)?.value;
  return known === "panel" ? "solar" : known === "battery" ? "battery" : "shared";
}
