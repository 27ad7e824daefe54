import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { whereaboutsOf } from "#domain/coverage/whereabouts.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import { presentMaskedLead } from "#domain/leads/present-lead.ts";
import { criteriaOf, type LeadCriteria, meetsCriteria } from "#domain/leads-for-sale/lead-criteria.ts";
import type { LeadEvent } from "#domain/leads-for-sale/lead-event.ts";
import {
  approvedAmong,
  buyersOf,
  eventMarkBefore,
  eventsAfter,
  insertLeadEvent,
  type LeadEventRow,
  leadsByIds,
  newestEventMark,
  outlinersOf,
} from "#domain/leads-for-sale/lead-events.sql.ts";
import type { LeadFilter } from "#domain/leads-for-sale/lead-filter.ts";
import { refusedBuyersOf, siblingsOf } from "#domain/leads-for-sale/refused-buyers.sql.ts";
import { secondSaleSince } from "#domain/leads-for-sale/second-sale-since.ts";
import type { Position } from "#domain/postcodes/distance-miles.ts";

type Reading = Pick<Context, "db">;

/** What one installer is watching. */
export interface LeadWatch {
  readonly installerId: string;
  readonly criteria: LeadCriteria;
  readonly base: Position | undefined;
}

/** Events as read, with each lead in full: only `tell` may pass them on. */
export interface LeadNews {
  readonly id: number;
  readonly kind: LeadEventRow["kind"];
  readonly lead: LeadRow;
  readonly buyers: ReadonlySet<string>;
  /**
   * Companies that may not have it, because they have recently bought the same customer and service, or sent their
   * outline.
   */
  readonly refused: ReadonlySet<string>;
  /** Another lead of the customer was bought; only companies that may therefore not buy this one are told. */
  readonly isOnlyForRefused: boolean;
}

const BATCH_ROWS = 1000;

/**
 * What this installer watches with this filter, given the current state of company and area. Errors: not_signed_in,
 * not_approved.
 */
export async function watchLeads({ db, now }: Context, actor: Actor, filter: LeadFilter): Promise<LeadWatch> {
  const { id } = requireApprovedInstaller(actor, "leads_for_sale");
  const whereabouts = await whereaboutsOf(db.orm, id);
  return { installerId: id, criteria: criteriaOf(filter, whereabouts, now), base: whereabouts.base };
}

/** The number up to which all events are known; later ones may still arrive in any order. Authorises nothing. */
export function newestMark({ db }: Reading): Promise<number> {
  return newestEventMark(db.orm);
}

/**
 * Where to resume for someone who has seen this event: far enough back to miss no late arrival, but at most
 * `limits.leadEventsReplayed` events. Authorises nothing.
 */
export async function markToResume({ db }: Reading, heard: number): Promise<number> {
  const [before, newest] = await Promise.all([eventMarkBefore(db.orm, heard), newestEventMark(db.orm)]);
  return Math.max(before, newest - limits.leadEventsReplayed);
}

/** All events after the mark, in order of number. Authorises nothing. */
export async function eventsSince({ db }: Reading, mark: number): Promise<LeadEventRow[]> {
  const all: LeadEventRow[] = [];
  for (let last = mark; ; ) {
    const batch = await eventsAfter(db.orm, last, BATCH_ROWS);
    all.push(...batch);
    last = batch.at(-1)?.id ?? last;
    if (batch.length < BATCH_ROWS) return all;
  }
}

/**
 * The current state of these events' leads, and of others of the same customer and service where one was bought; a
 * lead's last event replaces its earlier ones. Authorises nothing.
 */
export async function newsOf(context: Context, events: readonly LeadEventRow[]): Promise<LeadNews[]> {
  if (events.length === 0) return [];
  const latest = latestOfEach(events);
  const news = await newsOfLeads(context, [...latest.values()]);
  const siblings = await siblingsOfBought(context, news);
  const others = siblings.filter(({ leadId }) => !latest.has(leadId));
  const forRefused = (await newsOfLeads(context, others)).map((one) => ({ ...one, isOnlyForRefused: true }));
  return [...news, ...forRefused].sort((one, other) => one.id - other.id);
}

type EventOfLead = Pick<LeadEventRow, "id" | "leadId" | "kind">;

async function newsOfLeads({ db, now }: Context, events: readonly EventOfLead[]): Promise<LeadNews[]> {
  if (events.length === 0) return [];
  const eventOf = new Map(events.map((event) => [event.leadId, event]));
  const ids = [...eventOf.keys()];
  const [leads, purchases, refusals, outlined] = await Promise.all([
    leadsByIds(db.orm, ids),
    buyersOf(db.orm, ids),
    refusedBuyersOf(db.orm, ids, secondSaleSince(now)),
    outlinersOf(db.orm, ids),
  ]);
  const companies = (rows: typeof purchases, lead: LeadRow) =>
    new Set(rows.filter(({ leadId }) => leadId === lead.id).map(({ installerId }) => installerId));
  return leads.flatMap((lead) => {
    const event = eventOf.get(lead.id);
    if (!event) return [];
    const who = { buyers: companies(purchases, lead), refused: companies([...refusals, ...outlined], lead) };
    return [{ id: event.id, kind: event.kind, lead, ...who, isOnlyForRefused: false }];
  });
}

/** As if each had its own event when the other was bought. */
async function siblingsOfBought({ db }: Context, news: readonly LeadNews[]): Promise<EventOfLead[]> {
  const bought = new Map(news.flatMap(({ id, lead, buyers }) => (buyers.size > 0 ? [[lead.id, id] as const] : [])));
  if (bought.size === 0) return [];
  const siblings = await siblingsOf(db.orm, [...bought.keys()]);
  return siblings.map(({ leadId, siblingId }) => ({ id: bought.get(leadId) ?? 0, leadId: siblingId, kind: "places" }));
}

/** Which of these installers may still see leads; checked each time, so that a suspension takes effect at once. */
export async function stillApproved({ db }: Reading, installerIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(installerIds.length > 0 ? await approvedAmong(db.orm, installerIds) : []);
}

/**
 * The event as this installer may see it, masked; undefined if the filter does not match, if a new lead is one it may
 * not buy a second time, or if the event is only for those who may not.
 */
export function tell(
  { id, kind, lead, buyers, refused, isOnlyForRefused }: LeadNews,
  watch: LeadWatch,
  now: Date,
): LeadEvent | undefined {
  if (!lead.availableAt || !meetsCriteria({ ...lead, hasPhone: lead.customerPhone !== null }, watch.criteria))
    return undefined;
  const boughtByYou = buyers.has(watch.installerId);
  const sameCustomer = !boughtByYou && refused.has(watch.installerId);
  if (sameCustomer ? kind === "available" : isOnlyForRefused) return undefined;
  const canBuy = lead.status === "available" && lead.expiresAt > now && !boughtByYou && !sameCustomer;
  const name = !canBuy ? "lead.gone" : kind === "available" ? "lead.available" : "lead.places";
  return { id, name, lead: presentMaskedLead(lead, watch.base), boughtByYou, sameCustomer };
}

/** Tells open pages that a lead still for sale now reads differently. Inside the caller's transaction. */
export function noteLeadReworded(tx: Queryable, leadId: string): Promise<void> {
  return insertLeadEvent(tx, { leadId, kind: "places" });
}

function latestOfEach(events: readonly LeadEventRow[]): Map<string, LeadEventRow> {
  const latest = new Map<string, LeadEventRow>();
  for (const event of events) {
    const earlier = latest.get(event.leadId);
    // A watcher who has not seen it arrive must not first hear that it has fewer places.
    latest.set(event.leadId, earlier?.kind === "available" ? { ...event, kind: "available" } : event);
  }
  return latest;
}
