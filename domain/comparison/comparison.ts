import { quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import { type Cell, cellsOf, type RowMaker } from "#domain/comparison/cell.ts";
import { costRows } from "#domain/comparison/cost-rows.ts";
import { type OutsideColumn, outsideCell } from "#domain/comparison/outside-cells.ts";
import { type BetterOffOf, equipmentRows, yieldRows } from "#domain/comparison/system-rows.ts";
import { termRows } from "#domain/comparison/term-rows.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

/** One fact, with each quote's value. */
export interface ComparedRow {
  id: string;
  group: string;
  label: string;
  hint: string | null;
  /** In the order of the quotes, those from elsewhere last. */
  cells: ComparedCell[];
  differs: boolean;
}

const BEST = "best for you on money";

export interface ComparedCell extends Cell {
  rank: "lowest" | "highest" | typeof BEST | null;
  /** What to ask about this fact. */
  checks: { id: string; text: string }[];
}

/**
 * Lays quotes side by side, one fact per row, in the order given; nothing is sorted by price, checks or anything else.
 * `sapRegion` selects our own figure for the panels' output. Facts that no quote has are left out. What was not typed of
 * a quote from elsewhere makes nothing differ.
 */
export function compareQuotes(
  quotes: readonly CustomerQuote[],
  given: { betterOff: BetterOffOf; sapRegion: number | undefined },
  outside: readonly OutsideColumn[] = [],
): ComparedRow[] {
  const columns = { quotes, outside };
  const makers = [...costRows(), ...yieldRows(given), ...equipmentRows(), ...includedRows(quotes), ...termRows()];
  const rows = makers.flatMap((maker) => compared(maker, columns));
  return [...rows, ...compared(alsoToAsk([...quotes, ...outside.map(({ quote }) => quote)], rows), columns)];
}

/** Whose checks are shown. */
interface Asked {
  readonly id: string;
  readonly checks: readonly { readonly id: string; readonly text: string }[];
}

interface Columns {
  quotes: readonly CustomerQuote[];
  outside: readonly OutsideColumn[];
}

function compared(maker: RowMaker, { quotes, outside }: Columns): ComparedRow[] {
  const ours = cellsOf(maker, quotes);
  const theirs = outside.map((one) => outsideCell(maker, one));
  const typed = theirs.filter(({ state }) => state === "said");
  if (ours.every(({ state }) => state === "foreign") && typed.length === 0) return [];
  const cells = [...ours, ...theirs];
  const all = [...quotes, ...outside.map(({ quote }) => quote)];
  const isTyped = (position: number) => position >= quotes.length;
  const { id, group, label, hint = null, checks = [] } = maker;
  const ranks = ranksOf(cells, maker.isMoney);
  return [
    {
      id,
      group,
      label,
      hint,
      cells: cells.map((cell, position) => ({
        ...cell,
        rank: ranks[position] ?? null,
        checks: checksAt(
          all[position],
          cell.state === "foreign" || (isTyped(position) && cell.state === "missing") ? [] : checks,
        ),
      })),
      differs: new Set([...ours, ...typed].map(everythingSaid)).size > 1,
    },
  ];
}

function checksAt(quote: Asked | undefined, ids: readonly string[]): ComparedCell["checks"] {
  const own = quote?.checks.filter(({ id }) => ids.includes(id)) ?? [];
  return own.map(({ id, text }) => ({ id, text }));
}

/** What to ask about that stands beside none of the rows: nothing that we noticed is left out. */
function alsoToAsk(quotes: readonly Asked[], rows: readonly ComparedRow[]): RowMaker {
  const isShown = (column: number, id: string) =>
    rows.some(({ cells }) => cells[column]?.checks.some((check) => check.id === id));
  const left = new Map(
    quotes.map(({ id, checks }, column) => [id, checks.filter((check) => !isShown(column, check.id))]),
  );
  const ids = [...left.values()].flat().map(({ id }) => id);
  const cell = ({ id }: { id: string }) => {
    if (ids.length === 0) return undefined;
    const questions = left.get(id)?.map(({ text }) => text) ?? [];
    return { text: questions.join(" ") || "Nothing" };
  };
  return {
    id: "also_ask",
    group: "Who stands behind it",
    label: "Also to ask",
    checks: ids,
    cell,
    outside: cell,
  };
}

/** Prices of extras, warranties and pence are not in the text, but still make quotes differ. */
function everythingSaid({ state, text, number, note, behind, extraPence }: Cell): string {
  return JSON.stringify([state, text, number, note, behind, extraPence]);
}

/** Marks the lowest and highest number, or of money the best alone; equal ones are not marked. */
function ranksOf(cells: readonly Cell[], isMoney = false): ComparedCell["rank"][] {
  const numbers = cells.flatMap(({ number }) => (number === undefined ? [] : [number]));
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  return cells.map(({ number }) => {
    if (number === undefined || numbers.length < 2 || low === high) return null;
    if (isMoney) return number === high ? BEST : null;
    if (number === low) return "lowest";
    return number === high ? "highest" : null;
  });
}

const itemWords = { yes: "Included", no: "Not included", not_needed: "Not needed" } as const;

/** Each item that any of the quotes could state. */
function includedRows(quotes: readonly CustomerQuote[]): RowMaker[] {
  const labels = new Map(
    quotes.flatMap(({ technology }) =>
      Object.entries(quoteSheets[technology].included.kind.of).map(([name, { label }]) => [name, label] as const),
    ),
  );
  return [...labels].map(([name, label]) => ({
    id: `included.${name}`,
    group: "What you get",
    label,
    cell: ({ technology, quote }) => {
      if (!Object.hasOwn(quoteSheets[technology].included.kind.of, name)) return undefined;
      const said = new Map<string, { state: string; extraPence?: number }>(Object.entries(quote.included)).get(name);
      if (!said) return null;
      if (said.state === "extra") return { text: "Extra", item: "extra", extraPence: said.extraPence ?? 0 };
      const item = said.state as keyof typeof itemWords;
      return { text: itemWords[item], item };
    },
  }));
}
