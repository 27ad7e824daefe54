import { DomainError } from "#domain/errors.ts";

/** One page of a list. */
export interface Page<Item> {
  items: Item[];
  /** Opaque; passed back as `cursor`, it continues the list. */
  nextCursor: string | null;
}

/** A request for a page of a list: a filter, and where the previous page ended. */
export type Asked<Filter> = Filter & { cursor?: string | null };

/** A whole list, a page at a time. Errors: those of `pageAt`. */
export async function* everyPage<Item>(pageAt: (cursor: string | null) => Promise<Page<Item>>): AsyncGenerator<Item[]> {
  let cursor: string | null = null;
  do {
    const page: Page<Item> = await pageAt(cursor);
    yield page.items;
    cursor = page.nextCursor;
  } while (cursor);
}

/** One page of rows, fetched with one more than `size`, and the cursor of the next; null if none follows. */
export function onePage<Row>(
  rows: readonly Row[],
  size: number,
  cursorOf: (last: Row) => string | null,
): { shown: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { shown, nextCursor: last && rows.length > size ? cursorOf(last) : null };
}

/** A place in a list ordered by time and then by id. */
export interface CursorPosition {
  at: Date;
  id: string;
}

/** Matches only what we write into a cursor: the database fails on other ids and on years before the first. */
const CURSOR = /^([1-9]\d{3}-\d\d-\d\dT[\d:.]{12}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The place as text for a URL. */
export function writeCursor({ at, id }: CursorPosition): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString("base64url");
}

/** The place that a cursor means; undefined without one. Errors: invalid_cursor (we did not write it). */
export function readCursor(cursor: string | null | undefined): CursorPosition | undefined {
  return ours(cursor, (text) => {
    const [, time = "", id = ""] = CURSOR.exec(Buffer.from(text, "base64url").toString()) ?? [];
    const at = new Date(time);
    return Number.isNaN(at.getTime()) ? undefined : { at, id };
  });
}

/**
 * What a cursor means to `read`; undefined without a cursor. Answering a broken cursor with the first page would make a
 * program read it for ever. Errors: invalid_cursor (`read` cannot make sense of it).
 */
export function ours<Place>(
  cursor: string | null | undefined,
  read: (cursor: string) => Place | undefined,
): Place | undefined {
  if (!cursor) return undefined;
  const place = read(cursor);
  if (place === undefined) throw new DomainError("invalid_cursor");
  return place;
}

/** A place in a list ordered by a whole number, then by time and then by id. */
export interface RankedPlace extends CursorPosition {
  rank: number;
}

/** The place as text for a URL. */
export function writeRankedCursor({ rank, ...place }: RankedPlace): string {
  return `${rank}-${writeCursor(place)}`;
}

/** The place that a cursor means; undefined without one. Errors: invalid_cursor (we did not write it). */
export function readRankedCursor(cursor: string | null | undefined): RankedPlace | undefined {
  return ours(cursor, (text) => {
    const [, rank, rest] = /^(0|[1-9]\d{0,5})-(.+)$/.exec(text) ?? [];
    const place = readCursor(rest);
    return place && { ...place, rank: Number(rank) };
  });
}

/** A place in a list ordered by time and then by the number of its records. */
export interface NumberedPlace {
  at: Date;
  id: number;
}

const NUMBERED = /^(\d{1,15})-([1-9]\d{0,14})$/;

/** The place as text for a URL: the time in milliseconds and the number. */
export function writeNumberedCursor({ at, id }: NumberedPlace): string {
  return `${at.getTime()}-${id}`;
}

/** The place that a cursor means; undefined without one. Errors: invalid_cursor (we did not write it). */
export function readNumberedCursor(cursor: string | null | undefined): NumberedPlace | undefined {
  return ours(cursor, (text) => {
    const [, time, id] = NUMBERED.exec(text) ?? [];
    return time === undefined ? undefined : { at: new Date(Number(time)), id: Number(id) };
  });
}
