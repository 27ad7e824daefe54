import { limits } from "#config/limits.ts";
import type { SubjectName } from "#domain/audit/subject-names.ts";
import { onePage, ours, type Page } from "#domain/cursor.ts";
import { filterReader, oneOf } from "#domain/list-filter.ts";

/** What a line of a timeline is about, and what readers choose by. */
export const lineKinds = ["decision", "money", "mail", "note", "sign-in", "customer", "read"] as const;
export type LineKind = (typeof lineKinds)[number];

export const readTimelineFilter = filterReader({ show: oneOf(lineKinds) });
export type TimelineFilter = ReturnType<typeof readTimelineFilter>;

/** One thing that happened, in a sentence: who, and what follows the name. SUBJECT stands for the subject. */
export interface TimelineLine {
  /** Of its own kind, for the order of what happened in the same moment. */
  id: string;
  at: Date;
  kind: LineKind;
  who: string | null;
  words: string;
  subject: SubjectName | null;
  /** More about it: a reason, how a mail fared, from where. */
  detail: string | null;
}

/** Where a page ended, as one source sees it: its own next row, or what it has of that very moment. */
export interface Behind {
  at: Date;
  /** The last row shown, if it was this source's; otherwise whether its rows of that moment are still to come. */
  after: { id: string } | "all" | "none";
}

/** Where lines come from: one kind of record. Newest first, no more than `many`, then by id, the highest first. */
export interface Source {
  kind: LineKind;
  /** How its ids are compared, and what else is no id of ours. */
  ids: "number" | "uuid";
  read: (behind: Behind | undefined, many: number) => Promise<TimelineLine[]>;
}

const IDS = { number: /^[1-9]\d{0,14}$/, uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/ };
const CURSOR = /^(\d{1,15})_(\d{1,2})_([0-9a-f-]{1,36})$/;

/**
 * One page of what these sources hold together, newest first. What happened in the same moment is in the order of the
 * sources. Errors: invalid_cursor.
 */
export async function pageOfTimeline(
  sources: readonly Source[],
  { cursor, show }: TimelineFilter & { cursor?: string | null },
): Promise<Page<TimelineLine>> {
  const size = limits.timelinePageSize;
  const last = ours(cursor, (written) => readPlace(written, sources));
  const found = await Promise.all(
    sources.map(async (source, place) => {
      if (show && source.kind !== show) return [];
      const lines = await source.read(last && behindOf(last, place), size + 1);
      return lines.map((line) => ({ line, place }));
    }),
  );
  const inOrder = found
    .flat()
    .toSorted((one, other) => other.line.at.getTime() - one.line.at.getTime() || one.place - other.place);
  const page = onePage(inOrder, size, ({ line: { at, id }, place }) => `${at.getTime()}_${place}_${id}`);
  return { items: page.shown.map(({ line }) => line), nextCursor: page.nextCursor };
}

interface Place {
  at: Date;
  place: number;
  id: string;
}

function readPlace(written: string, sources: readonly Source[]): Place | undefined {
  const [, time, place, id = ""] = CURSOR.exec(written) ?? [];
  const source = sources[Number(place)];
  if (time === undefined || !source || !IDS[source.ids].test(id)) return undefined;
  const at = new Date(Number(time));
  return Number.isNaN(at.getTime()) ? undefined : { at, place: Number(place), id };
}

function behindOf({ at, place, id }: Place, own: number): Behind {
  if (own === place) return { at, after: { id } };
  return { at, after: own > place ? "all" : "none" };
}

/** A source of lines that are few and known already; their ids are numbers. */
export function known(kind: LineKind, lines: readonly TimelineLine[]): Source {
  const newest = lines.toSorted(
    (one, other) => other.at.getTime() - one.at.getTime() || Number(other.id) - Number(one.id),
  );
  return {
    kind,
    ids: "number",
    read: async (behind, many) => newest.filter((line) => !behind || isBehind(line, behind)).slice(0, many),
  };
}

function isBehind({ at, id }: TimelineLine, { at: end, after }: Behind): boolean {
  if (at.getTime() !== end.getTime()) return at < end;
  return typeof after === "object" ? Number(id) < Number(after.id) : after === "all";
}
