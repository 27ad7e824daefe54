/** A cell of a table; the note stands under its text, smaller. */
export type PaperCell = string | { readonly text: string; readonly note: string };

export interface PaperRow {
  /** The first names the row. */
  readonly cells: readonly PaperCell[];
  readonly isTotal?: boolean;
}

export interface PaperTable {
  /** What it is, for those who hear it. */
  readonly name: string;
  /** Heads of the columns; without them each row is a name and its value. */
  readonly columns?: readonly PaperCell[];
  readonly rows: readonly PaperRow[];
}

/** One piece of a paper, in reading order. A paragraph keeps the line breaks that were typed. */
export type PaperBlock =
  | { readonly h2: string }
  | { readonly h3: string }
  | { readonly p: string; readonly look?: "large" | "muted" }
  | { readonly list: readonly string[] }
  | { readonly table: PaperTable };

/** What is drawn as a PDF: its words come from the same functions as those of the page. */
export interface Paper {
  readonly title: string;
  readonly author: string;
  /** When its content was as it says: the same content of the same moment is the same file. */
  readonly at: Date;
  /** At the foot of each page, before its number. */
  readonly foot: string;
  /** For tables with many columns. */
  readonly isWide?: boolean;
  /** Of the company that it comes from, at the top of the first page: a PNG. */
  readonly logo?: { readonly bytes: Uint8Array; readonly of: string } | undefined;
  readonly blocks: readonly PaperBlock[];
}

/** A table of names and values. */
export function factTable(
  name: string,
  facts: readonly (readonly [name: PaperCell, value: PaperCell])[],
): PaperBlock[] {
  return facts.length === 0 ? [] : [{ table: { name, rows: facts.map((cells) => ({ cells })) } }];
}
