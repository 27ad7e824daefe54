/** A row of a file, with the number of the line it begins on, counted from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** One cell and what ends it, from the reader's position: quoted, or up to the next separator. */
const CELL = {
  ",": /(?:"([^"]*(?:""[^"]*)*)"|([^",\n]*))(,|\n|$)/y,
  ";": /(?:"([^"]*(?:""[^"]*)*)"|([^";\n]*))(;|\n|$)/y,
} as const;
const BYTE_ORDER_MARK = "\uFEFF";
/** What a spreadsheet's protection against formulas puts in front of a cell. */
const PROTECTED = /^'(?=[=+\-@＝＋－＠])/;

/** A file's text in the one form that is read and compared: no byte order mark, line breaks as \n, none at the end. */
export function normalCsvText(text: string): string {
  return text.replace(BYTE_ORDER_MARK, "").replace(/\r\n?/g, "\n").trimEnd();
}

/**
 * Reads comma-separated values (RFC 4180), or values separated by the semicolons that some spreadsheets write. Rows
 * without text are skipped, cells are trimmed. `text` is already normalised (normalCsvText). Returns the line at which
 * the file becomes unreadable.
 */
export function readCsv(text: string): { rows: CsvRow[] } | { brokenAtLine: number } {
  const pattern = CELL[separatorOf(text)];
  const rows: CsvRow[] = [];
  let [place, line, cells]: [number, number, string[]] = [0, 1, []];
  let startedAt = line;
  for (;;) {
    pattern.lastIndex = place;
    const found = pattern.exec(text);
    if (!found) return { brokenAtLine: line };
    const [whole, quoted, plain = "", end] = found;
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim().replace(PROTECTED, ""));
    place += whole.length;
    line += whole.split("\n").length - 1;
    if (end === "," || end === ";") continue;
    if (cells.some((cell) => cell !== "")) rows.push({ line: startedAt, cells });
    if (end === "") return { rows };
    cells = [];
    startedAt = line;
  }
}

function separatorOf(text: string): "," | ";" {
  const header = text.slice(0, text.indexOf("\n") + 1 || undefined);
  return header.split(";").length > header.split(",").length ? ";" : ",";
}
