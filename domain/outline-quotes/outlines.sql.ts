import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { noteQueued } from "#db/bell.ts";
import type { Database, Queryable } from "#db/connection.ts";
import { leadPurchases, leads, outlineMessages, outlines, profiles } from "#db/schema.ts";
import type { HeldLead } from "#domain/leads/sight.ts";

export type OutlineRow = typeof outlines.$inferSelect;
export type OutlineMessageRow = typeof outlineMessages.$inferSelect;

/**
 * The outline as one statement: triggers take its place among the waiting ones, check whether the company may buy, and
 * hold the credits. No row: there is no such lead. Constraints tell the rest. $1 outline, $2 lead, $3 installer, $4
 * credits, $5 now, $6 when it lapses, $7 from pence, $8 to pence, $9 size, $10 equipment, $11 included, $12 needs
 * survey, $13 earliest start, $14 text, $15 the version of the gate, $16 the user, $17 the key, $18 for how many days
 * the same customer is not sold to the company again.
 */
const SEND_STATEMENT = `
with sent as (
  insert into outlines (id, lead_id, installer_id, price_credits, sent_at, status_changed_at, lapses_at, from_pence,
                        to_pence, size, equipment, included, needs_survey, earliest_start, text, gate_version, sent_by,
                        api_key_id)
  select $1::uuid, id, $3::text, $4::int, $5::timestamptz, $5::timestamptz, $6::timestamptz, $7::int, $8::int,
         $9::numeric, $10::text, $11::jsonb, $12::boolean, $13::date, $14::text, $15::int, $16::text, $17::uuid
    from leads
   where id = $2::uuid
     and case when customer_recurs
              then is_first_sale(0, id, $3::text, $5::timestamptz - $18::int * interval '24 hours',
                                 service_type, customer_mailbox, customer_phone)
              else true end
  returning id
), mail as (
  insert into jobs (kind, lane, payload, created_at, run_at)
  select 'send-mail', 'mail', jsonb_build_object('mail', 'outline-received', 'leadId', $2::uuid, 'outlineId', id), $5, $5
    from sent
)
select id from sent`;

/** Returns false when there is no such lead. */
export async function insertOutline(db: Database, row: OutlineRow, secondSaleDays: number): Promise<boolean> {
  const rows = await db.named<{ id: string }>("send-outline", SEND_STATEMENT, [
    row.id,
    row.leadId,
    row.installerId,
    row.priceCredits,
    row.sentAt.toISOString(),
    row.lapsesAt.toISOString(),
    row.fromPence,
    row.toPence,
    row.size,
    row.equipment,
    JSON.stringify(row.included),
    row.needsSurvey,
    row.earliestStart,
    row.text,
    row.gateVersion,
    row.sentBy,
    row.apiKeyId,
    secondSaleDays,
  ]);
  noteQueued(db.orm, "mail");
  return rows.length === 1;
}

/** Read before an outline is sent: the parts of the lead it needs, and removals, newest first. */
const NEEDS_STATEMENT = `
select id, service_type as "serviceType", customer_name as "customerName", customer_email as "customerEmail",
       customer_phone as "customerPhone", postcode, earlier_details as "earlierDetails", location, outcode, sharing,
       available_at is not null or origin = 'admin' as "isKnown",
       (select coalesce(json_agg(extract(epoch from decided_at) * 1000 order by decided_at desc), '[]')
          from outlines where installer_id = $2::text and decision = 'removed' and decided_at > $3::timestamptz) as removals
  from leads where id = $1::uuid`;

export type LeadToOutline = Pick<typeof leads.$inferSelect, "id" | "serviceType" | "location" | "outcode" | "sharing"> &
  HeldLead & { isKnown: boolean; removals: Date[] };

/** The lead that a company wants to outline, and when its outlines were removed, newest first. */
export async function leadToOutline(
  db: Database,
  asked: { leadId: string; installerId: string; removedSince: Date },
): Promise<LeadToOutline | undefined> {
  const { leadId, installerId, removedSince } = asked;
  const values = [leadId, installerId, removedSince.toISOString()];
  const [row] = await db.named<Omit<LeadToOutline, "removals"> & { removals: number[] }>(
    "lead-to-outline",
    NEEDS_STATEMENT,
    values,
  );
  return row && { ...row, removals: row.removals.map((at) => new Date(at)) };
}

/**
 * The customer's pick as one statement: locks the lead, then moves the outline, if link, project and outline all allow
 * it; triggers do the rest. An outline that ended while this waited for the lead is not moved. $1 hash of the link, $2
 * outline, $3 now, $4 and $5 the oldest creation and last use of a working link.
 */
const PICK_STATEMENT = `
with held as (
  select leads.id from leads join request_links link on link.lead_id = leads.id
   where link.token_hash = $1::text and link.kind in ('customer', 'device') and link.revoked_at is null
     and (link.created_at > $4::timestamptz or link.last_used_on > $5::date)
   for update of leads
), moved as (
  update outlines set status = 'picked', status_changed_at = $3::timestamptz
   where id = $2::uuid and lead_id = (select id from held) and status = 'waiting' and lapses_at > $3::timestamptz
     and exists (select from projects where projects.lead_id = outlines.lead_id and status = 'open')
  returning id, lead_id
), acted as (
  update projects set last_act_at = $3::timestamptz, asked_still_looking_at = null
   where lead_id = (select lead_id from moved)
), noted as (
  insert into project_events (lead_id, kind, actor, purchase_id, at)
  select lead_id, 'outline_picked', 'customer', id, $3::timestamptz from moved
)
select id from moved`;

/** Returns false when it cannot be picked, for whatever reason. */
export async function pickAtOnce(
  db: Database,
  { tokenHash, id, now, fresh }: { tokenHash: string; id: string; now: Date; fresh: { madeAt: Date; usedOn: string } },
): Promise<boolean> {
  const values = [tokenHash, id, now.toISOString(), fresh.madeAt.toISOString(), fresh.usedOn];
  const isPicked = (await db.named("pick-outline", PICK_STATEMENT, values)).length === 1;
  if (isPicked) noteEnded(db.orm);
  return isPicked;
}

/** Ending an outline queues messages to those concerned (`close_outline` in db/rules/outlines.sql). */
function noteEnded(tx: Queryable): void {
  noteQueued(tx, "mail");
  noteQueued(tx, "rest");
}

export async function outlineById(tx: Queryable, id: string): Promise<OutlineRow | undefined> {
  return (await tx.select().from(outlines).where(eq(outlines.id, id)))[0];
}

/** Includes the id, as otherwise an active purchase would look like no row. */
const outlinedPurchase = { id: leadPurchases.id, endedAt: leadPurchases.endedAt };

/** The outline with its lead and its purchase, if any. */
export async function outlineAndLead(tx: Queryable, id: string) {
  const [row] = await tx
    .select({ outline: outlines, lead: leads, purchase: outlinedPurchase })
    .from(outlines)
    .innerJoin(leads, eq(leads.id, outlines.leadId))
    // A picked outline has become the purchase of the same id.
    .leftJoin(leadPurchases, and(eq(leadPurchases.id, outlines.id), eq(outlines.status, "picked")))
    .where(eq(outlines.id, id));
  return row;
}

/** waiting → `to`, unless it has lapsed by then. The caller holds the lead. */
export async function moveWaiting(
  tx: Queryable,
  id: string,
  { to, now }: { to: "picked" | "declined" | "withdrawn"; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(outlines)
    .set({ status: to, statusChangedAt: now })
    .where(and(eq(outlines.id, id), eq(outlines.status, "waiting"), gt(outlines.lapsesAt, now)))
    .returning({ id: outlines.id });
  noteEnded(tx);
  return rows.length === 1;
}

/** waiting → ended, even if it has lapsed. The caller holds the lead. */
export async function endWaiting(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx
    .update(outlines)
    .set({ status: "ended", statusChangedAt: now })
    .where(and(eq(outlines.id, id), eq(outlines.status, "waiting")));
  noteEnded(tx);
}

/** waiting → lapsed, once its days are over. The caller holds the lead. */
export async function lapse(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx
    .update(outlines)
    .set({ status: "lapsed", statusChangedAt: now })
    .where(and(eq(outlines.id, id), eq(outlines.status, "waiting"), lte(outlines.lapsesAt, now)));
  noteEnded(tx);
}

export async function updateOutline(tx: Queryable, id: string, change: Partial<OutlineRow>): Promise<void> {
  await tx.update(outlines).set(change).where(eq(outlines.id, id));
}

/** A company's newest outlines, with their leads. */
export async function outlinesOfCompany(tx: Queryable, installerId: string, most: number) {
  return (
    tx
      .select({ outline: outlines, lead: leads, purchase: outlinedPurchase })
      .from(outlines)
      .innerJoin(leads, eq(leads.id, outlines.leadId))
      // A picked outline has become the purchase of the same id.
      .leftJoin(leadPurchases, and(eq(leadPurchases.id, outlines.id), eq(outlines.status, "picked")))
      .where(eq(outlines.installerId, installerId))
      .orderBy(desc(sql`${outlines.status} = 'waiting'`), desc(outlines.sentAt), outlines.id)
      .limit(most)
  );
}

/** The outlines of a lead, in order of sending. */
export async function outlinesOfLead(tx: Queryable, leadId: string) {
  return tx
    .select({ outline: outlines, company: profiles.companyName, serviceType: leads.serviceType })
    .from(outlines)
    .innerJoin(profiles, eq(profiles.id, outlines.installerId))
    .innerJoin(leads, eq(leads.id, outlines.leadId))
    .where(eq(outlines.leadId, leadId))
    .orderBy(asc(outlines.sentAt), asc(outlines.id));
}

/** The messages about these outlines, oldest first. */
export async function messagesAbout(tx: Queryable, outlineIds: readonly string[]) {
  if (outlineIds.length === 0) return new Map<string, OutlineMessageRow[]>();
  const rows = await tx
    .select()
    .from(outlineMessages)
    .where(inArray(outlineMessages.outlineId, [...outlineIds]))
    .orderBy(asc(outlineMessages.sentAt), asc(outlineMessages.id));
  return Map.groupBy(rows, ({ outlineId }) => outlineId);
}

export async function insertOutlineMessage(tx: Queryable, message: typeof outlineMessages.$inferInsert): Promise<void> {
  await tx.insert(outlineMessages).values(message);
}

/** Waiting outlines whose days are over. */
export async function lapsedBy(tx: Queryable, now: Date, most: number) {
  return tx
    .select({ id: outlines.id, leadId: outlines.leadId })
    .from(outlines)
    .where(and(eq(outlines.status, "waiting"), lte(outlines.lapsesAt, now)))
    .orderBy(asc(outlines.lapsesAt))
    .limit(most);
}

/** Waiting outlines sent by then, whose customers have had fewer reminders. */
export async function toRemind(tx: Queryable, { sentBy, times, now }: { sentBy: Date; times: number; now: Date }) {
  return tx
    .select({ id: outlines.id, leadId: outlines.leadId })
    .from(outlines)
    .where(
      and(
        eq(outlines.status, "waiting"),
        gt(outlines.lapsesAt, now),
        lte(outlines.sentAt, sentBy),
        lte(outlines.reminders, times - 1),
      ),
    );
}

/** Undecided reports, oldest first. */
export async function reportedOutlines(tx: Queryable, most: number) {
  return tx
    .select({ outline: outlines, company: profiles.companyName, customerName: leads.customerName })
    .from(outlines)
    .innerJoin(leads, eq(leads.id, outlines.leadId))
    .innerJoin(profiles, eq(profiles.id, outlines.installerId))
    .where(and(isNotNull(outlines.reportedAt), isNull(outlines.decidedAt)))
    .orderBy(asc(outlines.reportedAt))
    .limit(most);
}

/** waiting → ended, for all outlines of a company. The caller holds their leads. */
export async function endOfCompany(tx: Queryable, installerId: string, now: Date): Promise<void> {
  await tx
    .update(outlines)
    .set({ status: "ended", statusChangedAt: now })
    .where(and(eq(outlines.installerId, installerId), eq(outlines.status, "waiting")));
  noteEnded(tx);
}
