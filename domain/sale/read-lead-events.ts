import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { whereaboutsOf } from "#domain/coverage/whereabouts.ts";
import type { LeadRecord } from "#domain/leads/lead-record.ts";
import { presentMaskedLead } from "#domain/leads/present-lead.ts";
import type { Position } from "#domain/postcodes/distance-miles.ts";
import { criteriaOf, type LeadCriteria, meetsCriteria } from "#domain/sale/lead-criteria.ts";
import type { LeadEvent } from "#domain/sale/lead-event.ts";
import {
  approvedAmong,
  buyersOf,
  eventMarkBefore,
  eventsAfter,
  insertLeadEvent,
  type LeadEventRow,
  leadsByIds,
  newestEventMark,
} from "#domain/sale/lead-events.sql.ts";
import type { LeadFilter } from "#domain/sale/lead-filter.ts";

type Reading = Pick<Context, "db">;

/** What one installer wants to hear of. */
export interface LeadWatch {
  readonly installerId: string;
  readonly criteria: LeadCriteria;
  readonly base: Position | undefined;
}

/** Events as they were read, with all of each lead: only `tell` may hand it on. */
export interface LeadNews {
  readonly id: number;
  readonly kind: LeadEventRow["kind"];
  readonly lead: LeadRecord;
  readonly buyers: ReadonlySet<string>;
}

const BATCH_ROWS = 1000;

/** What this installer is told of with this filter, as it and its area are now. Errors: not_signed_in, not_approved. */
export async function watchLeads({ db, now }: Context, actor: Actor, filter: LeadFilter): Promise<LeadWatch> {
  const { id } = requireApprovedInstaller(actor);
  const whereabouts = await whereaboutsOf(db.orm, id);
  return { installerId: id, criteria: criteriaOf(filter, whereabouts, now), base: whereabouts.base };
}

/** The number up to which all events are known; later ones may still come in any order. Authorizes nothing. */
export function newestMark({ db }: Reading): Promise<number> {
  return newestEventMark(db.orm);
}

/**
 * Where to begin for somebody who has heard this event: so far before it that nothing which came late is missed, and no
 * further back than `limits.leadEventsReplayed` events. Authorizes nothing.
 */
export async function markToResume({ db }: Reading, heard: number): Promise<number> {
  const [before, newest] = await Promise.all([eventMarkBefore(db.orm, heard), newestEventMark(db.orm)]);
  return Math.max(before, newest - limits.leadEventsReplayed);
}

/** All events after the mark, in the order of their numbers. Authorizes nothing. */
export async function eventsSince({ db }: Reading, mark: number): Promise<LeadEventRow[]> {
  const all: LeadEventRow[] = [];
  for (let last = mark; ; ) {
    const batch = await eventsAfter(db.orm, last, BATCH_ROWS);
    all.push(...batch);
    last = batch.at(-1)?.id ?? last;
    if (batch.length < BATCH_ROWS) return all;
  }
}

/** What became of the leads of these events; the last event of a lead stands for its earlier ones. Authorizes nothing. */
export async function newsOf({ db }: Reading, events: readonly LeadEventRow[]): Promise<LeadNews[]> {
  if (events.length === 0) return [];
  const latest = latestOfEach(events);
  const ids = [...latest.keys()];
  const [leads, purchases] = await Promise.all([leadsByIds(db.orm, ids), buyersOf(db.orm, ids)]);
  const news = leads.flatMap((lead) => {
    const event = latest.get(lead.id);
    const buyers = new Set(purchases.filter(({ leadId }) => leadId === lead.id).map(({ installerId }) => installerId));
    return event ? [{ id: event.id, kind: event.kind, lead, buyers }] : [];
  });
  return news.sort((one, other) => one.id - other.id);
}

/** Who of these installers may still see leads; asked anew, so that a suspension counts at once. */
export async function stillApproved({ db }: Reading, installerIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(installerIds.length > 0 ? await approvedAmong(db.orm, installerIds) : []);
}

/** The news as this installer may hear it, masked; undefined when it is not what it looks for. */
export function tell({ id, kind, lead, buyers }: LeadNews, watch: LeadWatch, now: Date): LeadEvent | undefined {
  if (!lead.availableAt || !meetsCriteria(lead, watch.criteria)) return undefined;
  const boughtByYou = buyers.has(watch.installerId);
  const canBuy = lead.status === "available" && lead.expiresAt > now && !boughtByYou;
  const name = !canBuy ? "lead.gone" : kind === "available" ? "lead.available" : "lead.places";
  return { id, name, lead: presentMaskedLead(lead, watch.base), boughtByYou };
}

/** Tells open pages that a lead which stays for sale reads differently now. Inside the caller's transaction. */
export function noteLeadReworded(tx: Queryable, leadId: string): Promise<void> {
  return insertLeadEvent(tx, { leadId, kind: "places" });
}

function latestOfEach(events: readonly LeadEventRow[]): Map<string, LeadEventRow> {
  const latest = new Map<string, LeadEventRow>();
  for (const event of events) {
    const earlier = latest.get(event.leadId);
    // Who has not heard that it came must not first hear that it has fewer places.
    latest.set(event.leadId, earlier?.kind === "available" ? { ...event, kind: "available" } : event);
  }
  return latest;
}
