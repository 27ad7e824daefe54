/** A row of a file, with the number of the line it begins on, counted from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

type Separator = "," | ";" | "\t" | "|";

/** One cell and what ends it, from the reader's position: quoted, or up to the next separator. */
const CELL: Record<Separator, RegExp> = {
  ",": /(?:"([^"]*(?:""[^"]*)*)"|([^",\n]*))(,|\n|$)/y,
  ";": /(?:"([^"]*(?:""[^"]*)*)"|([^";\n]*))(;|\n|$)/y,
  "|": /(?:"([^"]*(?:""[^"]*)*)"|([^"|\n]*))(\||\n|$)/y,
  // Rows that a spreadsheet copies: it quotes only cells with line breaks or tabs, and leaves quotation marks as they are.
  "\t": /(?:"([^"]*(?:""[^"]*)*)"|([^\t\n]*))(\t|\n|$)/y,
};
const SEPARATORS = Object.keys(CELL) as Separator[];
/** Within which the names of the columns are looked for. */
const HEADER_LENGTH_MAX = 10_000;
const BYTE_ORDER_MARK = "\uFEFF";
/** By its first line some spreadsheets are told how a file is separated; it is no row. */
const DECLARED = /^"?sep=(\\t|[,;\t|])"?[,;\t| ]*(?:\n|$)/i;
/** What a spreadsheet's protection against formulas puts in front of a cell. */
const PROTECTED = /^'(?=[=+\-@\t\n＝＋－＠])/;

/** A file's text in the one form that is read and compared: no byte order mark, line breaks as \n, none at the end. */
export function normalCsvText(text: string): string {
  return text.replace(BYTE_ORDER_MARK, "").replace(/\r\n?/g, "\n").trimEnd();
}

/**
 * Reads comma-separated values (RFC 4180), or values separated by the semicolons, tabs or bars that some spreadsheets
 * write or copy: as a line `sep=;` says, or else as makes most names of columns known. Rows without text are skipped,
 * cells are trimmed. `text` is already normalised (normalCsvText). Returns the line at which the file becomes unreadable.
 */
export function readCsv(
  text: string,
  isKnownName: (name: string) => boolean,
): { rows: CsvRow[] } | { brokenAtLine: number } {
  const [whole = "", declared] = DECLARED.exec(text) ?? [];
  const start = { place: whole.length, line: whole === "" ? 1 : 2 };
  if (declared) return rowsOf(text, declared === "\\t" ? "\t" : (declared as Separator), start);
  const known = (separator: Separator) => firstRow(text, separator).filter(isKnownName).length;
  const best = SEPARATORS.reduce((one, other) => (known(other) > known(one) ? other : one));
  return rowsOf(text, best, start);
}

/** The names of the columns, if it is separated like this. */
function firstRow(text: string, separator: Separator): string[] {
  const header = /\S.*/.exec(text.slice(0, HEADER_LENGTH_MAX))?.[0] ?? "";
  const read = rowsOf(header, separator, { place: 0, line: 1 });
  return "rows" in read ? (read.rows[0]?.cells ?? []) : [];
}

function rowsOf(
  text: string,
  separator: Separator,
  start: { place: number; line: number },
): { rows: CsvRow[] } | { brokenAtLine: number } {
  const pattern = CELL[separator];
  const rows: CsvRow[] = [];
  let { place, line } = start;
  let cells: string[] = [];
  let startedAt = line;
  for (;;) {
    pattern.lastIndex = place;
    const found = pattern.exec(text);
    if (!found) return { brokenAtLine: line };
    const [whole, quoted, plain = "", end] = found;
    const cell = quoted?.replaceAll('""', '"') ?? plain;
    cells.push(cell.trim().replace(PROTECTED, "").trimStart());
    place += whole.length;
    line += whole.split("\n").length - 1;
    if (end === separator) continue;
    if (cells.some((one) => one !== "")) rows.push({ line: startedAt, cells });
    if (end === "") return { rows };
    cells = [];
    startedAt = line;
  }
}
