import { formatTime } from "#app/ui/format.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** A number is never a formula, even below zero; null is an empty cell. */
type Cell = string | number | null;

/** The columns of a file: the header and each row's cell. */
export type CsvColumns<Row> = readonly (readonly [header: string, cell: (row: Row) => Cell])[];

const BYTE_ORDER_MARK = "\uFEFF";
/** A spreadsheet runs a cell that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Rows as in RFC 4180, after the byte order mark by which spreadsheets recognise UTF-8. An apostrophe goes before
 * anything that would be run as a formula, so that nothing a customer typed takes effect on the reader's machine.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + linesOf(rows);
}

export function csvTable<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string {
  return csvOf([columns.map(([header]) => header), ...cellsOf(columns, rows)]);
}

/** The same for a list read page by page, in a piece for each page. */
export async function* csvPages<Row>(
  columns: CsvColumns<Row>,
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of pages) {
    yield isFirst ? csvTable(columns, rows) : linesOf(cellsOf(columns, rows));
    isFirst = false;
  }
}

/** London time in the order that spreadsheets read as a date in every language; null stays null. */
export function csvTime(at: Date | null): string | null {
  return at && `${londonDay(at)} ${formatTime(at)}`;
}

function cellsOf<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): Cell[][] {
  return rows.map((row) => columns.map(([, cell]) => cell(row)));
}

function linesOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("");
}

function quoted(cell: Cell): string {
  if (typeof cell !== "string") return String(cell ?? "");
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  // Programs set to other separators would start a new cell after one.
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
