const QUOTE = '"';
const BYTE_ORDER_MARK = "\uFEFF";
const SEPARATORS = [",", ";", "\t"];
/** How much of a file tells its separator. */
const LOOKED_AT = 4000;

/** A file as rows of trimmed cells. */
export interface CsvRows {
  readonly separator: string;
  readonly rows: readonly (readonly string[])[];
}

/**
 * The rows of a CSV with commas, semicolons or tabs, with or without a byte order mark, any line ends, and quotes as in
 * RFC 4180; empty lines are left out. Never throws. Undefined if there are more than `rowsMax`.
 */
export function csvRows(text: string, rowsMax: number): CsvRows | undefined {
  const body = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const separator = separatorOf(body.slice(0, LOOKED_AT));
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < body.length) {
    while (body[at] === " ") at += 1;
    const cell = body[at] === QUOTE ? quotedCell(body, at, separator) : plainCell(body, at, separator);
    row.push(cell.text.trim());
    at = cell.end;
    if (body[at] === separator) {
      at += 1;
      if (at < body.length) continue;
    }
    if (row.some((text) => text !== "")) rows.push(row);
    if (rows.length > rowsMax) return undefined;
    row = [];
    at += body.startsWith("\r\n", at) ? 2 : 1;
  }
  return { separator, rows };
}

/** The most frequent of them; a comma where there is none. */
function separatorOf(start: string): string {
  const counts = SEPARATORS.map((separator) => start.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}

function plainCell(body: string, from: number, separator: string) {
  let end = from;
  while (end < body.length && body[end] !== separator && body[end] !== "\n" && body[end] !== "\r") end += 1;
  return { text: body.slice(from, end), end };
}

/** Until its closing quote; two quotes are one of the text. Anything between that and the separator is dropped. */
function quotedCell(body: string, from: number, separator: string) {
  let text = "";
  let at = from + 1;
  for (;;) {
    const close = body.indexOf(QUOTE, at);
    if (close < 0) return { text: text + body.slice(at), end: body.length };
    text += body.slice(at, close);
    at = close + 1;
    if (body[at] !== QUOTE) return { text, end: plainCell(body, at, separator).end };
    text += QUOTE;
    at += 1;
  }
}
