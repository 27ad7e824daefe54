const BYTE_ORDER_MARK = "\uFEFF";
/** A spreadsheet takes a cell that begins so for a formula, and runs it. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Rows as RFC 4180 says, behind the mark by which spreadsheets know UTF-8. What would be run as a formula gets an
 * apostrophe before it, so that nothing a customer typed does anything on the reader's machine.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + csvRows(rows);
}

/** More rows of a text that `csvOf` began. */
export function csvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  // Programs set to other separators would begin a cell of their own behind one.
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
