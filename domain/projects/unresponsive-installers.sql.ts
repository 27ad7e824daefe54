import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import {
  appointments,
  contactAttempts,
  leadPurchases,
  leads,
  messages,
  profiles,
  projects,
  quotes,
  refundRequests,
  silences,
} from "#db/schema.ts";
import { nameOfDoer } from "#domain/actors/actors.sql.ts";

export type UnresponsiveRow = typeof silences.$inferSelect;
type AttemptRow = typeof contactAttempts.$inferSelect;

const ofPurchase = sql`${leadPurchases.id}`;

/** Contact that the customer can see: one line for each way of writing to them. */
const visibleContact = sql<boolean>`(
  exists (select from ${quotes} where ${quotes.purchaseId} = ${ofPurchase} and ${quotes.status} <> 'draft')
  or exists (select from ${appointments} where ${appointments.purchaseId} = ${ofPurchase})
  or exists (select from ${messages} where ${messages.purchaseId} = ${ofPurchase} and ${messages.sender} = 'installer')
)`;

/** Contact that the company marked. */
const claimed = sql<boolean>`(${leadPurchases.firstContactAt} is not null or ${leadPurchases.stage} <> 'new')`;

/** The same, or tried. */
const marked = sql<boolean>`(
  ${claimed}
  or exists (select from ${contactAttempts} where ${contactAttempts.purchaseId} = ${ofPurchase})
)`;

const isReported = sql<boolean>`${refundRequests.status} is not distinct from 'open'`;

/** When the company's time began, excluding the time its report took to be decided. */
const clockFrom =
  sql<Date>`${leadPurchases.purchasedAt} + coalesce(${refundRequests.decidedAt} - ${refundRequests.requestedAt}, interval '0')`.mapWith(
    leadPurchases.purchasedAt,
  );

/** A purchase and everything that tells whether its company has been in touch. */
function waits(tx: Queryable) {
  return tx
    .select({
      purchaseId: leadPurchases.id,
      leadId: leadPurchases.leadId,
      installerId: leadPurchases.installerId,
      purchasedAt: leadPurchases.purchasedAt,
      clockFrom,
      endedAt: leadPurchases.endedAt,
      company: profiles.companyName,
      companyStatus: profiles.status,
      projectStatus: projects.status,
      isVisible: visibleContact,
      isClaimed: claimed,
      isMarked: marked,
      isReported,
      silence: silences,
    })
    .from(leadPurchases)
    .innerJoin(profiles, eq(profiles.id, leadPurchases.installerId))
    .innerJoin(projects, eq(projects.leadId, leadPurchases.leadId))
    .leftJoin(refundRequests, eq(refundRequests.purchaseId, leadPurchases.id))
    .leftJoin(silences, eq(silences.purchaseId, leadPurchases.id));
}

export type WaitRow = Awaited<ReturnType<typeof waitsOfLead>>[number];

/** Active purchases of a project, in order of purchase. */
export async function waitsOfLead(tx: Queryable, leadId: string) {
  return waits(tx)
    .where(and(eq(leadPurchases.leadId, leadId), isNull(leadPurchases.endedAt)))
    .orderBy(asc(leadPurchases.purchasedAt), leadPurchases.id);
}

export async function waitOf(tx: Queryable, purchaseId: string): Promise<WaitRow | undefined> {
  return (await waits(tx).where(eq(leadPurchases.id, purchaseId)))[0];
}

/** Bought in this period, active, in an open project, and with something left to say or do about it. */
export async function unresponsivePurchases(
  tx: Queryable,
  { after, until, asking }: { after: Date; until: Date; asking: Date },
): Promise<WaitRow[]> {
  return waits(tx)
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .where(
      and(
        sql`${leadPurchases.purchasedAt} > ${instant(after)} and ${leadPurchases.purchasedAt} <= ${instant(until)}`,
        isNull(leadPurchases.endedAt),
        eq(projects.status, "open"),
        isNull(leads.anonymisedAt),
        sql`(${silences.remindedAt} is null or (${silences.askedAt} is null and ${leadPurchases.purchasedAt} <= ${instant(asking)}))`,
      ),
    )
    .orderBy(asc(leadPurchases.purchasedAt));
}

/** Purchases that their customers want replaced, and whose 48 hours are over. */
export async function replacementsDue(
  tx: Queryable,
  boughtBy: Date,
): Promise<{ purchaseId: string; leadId: string }[]> {
  return tx
    .select({ purchaseId: silences.purchaseId, leadId: silences.leadId })
    .from(silences)
    .innerJoin(leadPurchases, eq(leadPurchases.id, silences.purchaseId))
    .where(
      and(
        sql`${silences.replaceAskedAt} is not null and ${silences.replacedAt} is null`,
        isNull(leadPurchases.endedAt),
        lte(leadPurchases.purchasedAt, boughtBy),
      ),
    );
}

export async function writeUnresponsive(
  tx: Queryable,
  { purchaseId, leadId }: { purchaseId: string; leadId: string },
  change: Partial<UnresponsiveRow>,
): Promise<void> {
  await tx
    .insert(silences)
    .values({ purchaseId, leadId, ...change })
    .onConflictDoUpdate({ target: silences.purchaseId, set: change });
}

/** How many companies of a project are still to be replaced. */
export async function countPending(tx: Queryable, leadId: string): Promise<number> {
  const rows = await tx
    .select({ id: silences.purchaseId })
    .from(silences)
    .innerJoin(leadPurchases, eq(leadPurchases.id, silences.purchaseId))
    .where(
      and(
        eq(silences.leadId, leadId),
        isNull(leadPurchases.endedAt),
        sql`${silences.replaceAskedAt} is not null and ${silences.replacedAt} is null`,
        // A company that has written meanwhile keeps its place.
        sql`not ${visibleContact}`,
      ),
    );
  return rows.length;
}

export async function freePlace(tx: Queryable, purchaseId: string, now: Date): Promise<void> {
  await tx.update(leadPurchases).set({ placeFreedAt: now }).where(eq(leadPurchases.id, purchaseId));
}

export async function insertAttempt(tx: Queryable, attempt: AttemptRow): Promise<void> {
  await tx.insert(contactAttempts).values(attempt).onConflictDoNothing();
}

export async function attemptById(tx: Queryable, id: string): Promise<AttemptRow | undefined> {
  return (await tx.select().from(contactAttempts).where(eq(contactAttempts.id, id)))[0];
}

/** For these purchases, in order of time, each with the name of who noted it, or of their key. */
export async function attemptsOf(tx: Queryable, purchaseIds: readonly string[]) {
  if (purchaseIds.length === 0) return [];
  const { id, purchaseId, channel, outcome, triedAt, notedAt, notedBy, apiKeyId } = contactAttempts;
  return tx
    .select({ id, purchaseId, channel, outcome, triedAt, notedAt, by: nameOfDoer(notedBy, apiKeyId) })
    .from(contactAttempts)
    .where(inArray(contactAttempts.purchaseId, [...purchaseIds]))
    .orderBy(asc(contactAttempts.triedAt), contactAttempts.id);
}

/** Who bought it and how far they are, locked until the caller's transaction ends. */
export async function lockBought(tx: Queryable, purchaseId: string) {
  const { installerId, endedAt, stage, purchasedAt: at } = leadPurchases;
  const [row] = await tx
    .select({ installerId, endedAt, stage, at })
    .from(leadPurchases)
    .where(eq(leadPurchases.id, purchaseId))
    .for("update");
  return row;
}
