import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import { type TeamChange, teamChanges } from "#content/team-activity.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { type Asked, onePage, type Page, readCursor, writeCursor } from "#domain/cursor.ts";
import { filterReader, text } from "#domain/list-filter.ts";
import { type DeedRow, deedRows, everybodyOf } from "#domain/team/activity.sql.ts";
import { monthsBefore } from "#domain/time/periods.ts";

/** Whose deeds to show. */
export const readActivityFilter = filterReader({ member: text() });

export type ActivityFilter = ReturnType<typeof readActivityFilter>;

export type DeedKind = "bought" | "tried" | "message" | "quote" | "outline" | "times" | TeamChange;

/** What somebody of a company did: with a lead, or to team and settings. */
export interface Deed {
  id: string;
  at: Date;
  kind: DeedKind;
  /** Their name, or that of their key. */
  by: string;
  /** Of an attempt its channel and outcome; of a change whom or what it was about. */
  about: string | null;
  /** The lead by service and district, without its customer; with the purchase, where it was bought. */
  lead: { purchaseId: string | null; words: string } | null;
}

/**
 * What was done in the owner's company in the last twelve months, newest first. Errors: not_signed_in, not_found,
 * role_required, invalid_cursor.
 */
export async function teamActivity(
  { db, now }: Context,
  actor: Actor,
  { member, cursor }: Asked<ActivityFilter> = {},
): Promise<Page<Deed>> {
  const { id: installerId } = requireInstaller(actor, "company");
  const since = monthsBefore(now, limits.teamActivityMonths);
  const size = limits.teamActivityPageSize;
  const query = { installerId, since, userId: member, after: readCursor(cursor), limit: size + 1 };
  const rows = await deedRows(db.orm, query, Object.keys(teamChanges));
  const { shown, nextCursor } = onePage(rows, size, writeCursor);
  return { items: shown.map(present), nextCursor };
}

/** Whom the list can be narrowed to, also those who have left. Errors: not_signed_in, not_found, role_required. */
export async function everybody(
  { db }: Context,
  actor: Actor,
): Promise<{ userId: string; name: string; hasLeft: boolean }[]> {
  const rows = await everybodyOf(db.orm, requireInstaller(actor, "company").id);
  return rows.map(({ userId, name, hasLeft }) => ({ userId, name, hasLeft }));
}

function present({ id, at, kind, by, about, purchaseId, serviceType, outcode }: DeedRow): Deed {
  const lead = serviceType === null ? null : { purchaseId, words: `${leadServiceLabel(serviceType)}, ${outcode}` };
  return { id, at, kind: kind as DeedKind, by: by ?? "Fairwatt", about, lead };
}
