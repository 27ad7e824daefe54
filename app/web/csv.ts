const BYTE_ORDER_MARK = "\uFEFF";
/** A spreadsheet takes a cell that begins like this for a formula, and runs it. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Rows as in RFC 4180, preceded by the mark by which spreadsheets recognise UTF-8. Anything that would be run as a
 * formula gets an apostrophe in front, so that nothing a customer typed takes effect on the reader's machine.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + csvRows(rows);
}

/** Further rows for a text begun by `csvOf`. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** A number is no formula, also below zero. */
type Cell = string | number;

function cell(text: Cell): string {
  if (typeof text === "number") return String(text);
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  // Programs set to other separators would start a new cell after one.
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
