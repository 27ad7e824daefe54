import { and, asc, count, desc, eq, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "#db/connection.ts";
import { asTyped, instant } from "#db/parameters.ts";
import {
  creditTransactions,
  type EndedReason,
  leadPurchases,
  leads,
  nextActs,
  purchaseNotes,
  quotes,
  refundRequests,
  user,
} from "#db/schema.ts";
import type { Doer } from "#domain/actor.ts";
import { nameOfDoer } from "#domain/actors/actors.sql.ts";
import { behind } from "#domain/cursor.sql.ts";
import type { CursorPosition } from "#domain/cursor.ts";

type PurchaseRow = typeof leadPurchases.$inferSelect;

export interface PurchaseQuery {
  installerId: string;
  stage?: PurchaseRow["stage"] | undefined;
  /** In whose charge; null for nobody's. */
  assignedTo?: string | null | undefined;
  /** Matches name, location or email. */
  words?: string | undefined;
  /** Matches what is shown of ended purchases. */
  endedWithWords?: readonly string[] | undefined;
  /** Matches the postcode, ignoring spaces. */
  postcode?: string | undefined;
  /** Matches the phone number. */
  phoneDigits?: string | undefined;
}

const NOTE_BREAK = "\n\n";

/** When anything that its company is shown of a purchase last changed. */
const updatedAt =
  sql`greatest(${leadPurchases.changedAt}, ${leadPurchases.purchasedAt}, ${leads.shownChangedAt})`.mapWith(
    leadPurchases.purchasedAt,
  ) as SQL<Date>;

/** Of the quote that its customer chose, with VAT and before grants. */
const chosenPence = sql<number | null>`(select chosen.total_pence from ${quotes} chosen
  where chosen.purchase_id = ${leadPurchases.id} and chosen.status = 'chosen')`;

/** What the job of a purchase is worth: by the chosen quote, otherwise as the company typed it. */
export const jobValuePence = sql<number | null>`coalesce(${chosenPence}, ${leadPurchases.jobValuePence})`;

const purchaseWithLead = {
  purchase: leadPurchases,
  lead: leads,
  refunded: sql<boolean>`exists (select from ${creditTransactions} where ${creditTransactions.causeId} = ${leadPurchases.id} and ${creditTransactions.transactionType} = 'refund')`,
  report: refundRequests.status,
  buyer: nameOfDoer(sql`coalesce(${leadPurchases.boughtBy}, ${leadPurchases.installerId})`, leadPurchases.apiKeyId),
  stageSetter: nameOfDoer(leadPurchases.stageChangedBy, leadPurchases.stageKeyId),
  assignee: sql<string | null>`(select name from ${user} where id = ${leadPurchases.assignedTo})`,
  updatedAt,
  nextAct: sql<{ what: string; dueAt: string; userId: string } | null>`(
    select jsonb_build_object('what', act.what, 'dueAt', act.due_at, 'userId', act.user_id)
      from ${nextActs} act where act.purchase_id = ${leadPurchases.id})`,
  jobPence: jobValuePence,
  isJobOfQuote: sql<boolean>`${chosenPence} is not null`,
  /** The whole thread as one text. */
  notes: sql<string | null>`(select string_agg(note.text, ${NOTE_BREAK}::text order by note.written_at, note.id)
    from ${purchaseNotes} note where note.purchase_id = ${leadPurchases.id})`,
};

const withLead = (tx: Queryable) =>
  tx
    .select(purchaseWithLead)
    .from(leadPurchases)
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .leftJoin(refundRequests, eq(refundRequests.purchaseId, leadPurchases.id));

const contains = (column: SQL | typeof leads.location, text: string) => sql`${column} ilike ${`%${asTyped(text)}%`}`;

/**
 * Nobody searches by all of these at once: a match in one field is enough. Does not find an ended purchase by what it
 * no longer shows.
 */
function searched({ words, endedWithWords = [], postcode, phoneDigits }: PurchaseQuery): SQL | undefined {
  const isActive = isNull(leadPurchases.endedAt);
  const shown = (column: SQL, instead: SQL) => sql`case when ${isActive} then ${column} else ${instead} end`;
  const { customerName: name, customerEmail: email, customerPhone: phone, outcode } = leads;
  return or(
    words ? and(isActive, or(...[name, leads.location, email].map((one) => contains(sql`${one}`, words)))) : undefined,
    endedWithWords.length > 0 ? inArray(leadPurchases.id, [...endedWithWords]) : undefined,
    postcode ? contains(shown(sql`replace(${leads.postcode}, ' ', '')`, sql`${outcode}`), postcode) : undefined,
    phoneDigits ? and(isActive, contains(sql`${phone}`, phoneDigits)) : undefined,
  );
}

/** The condition that a query puts on a purchase and its lead. */
export const matching = (query: PurchaseQuery) =>
  and(
    eq(leadPurchases.installerId, query.installerId),
    query.stage ? eq(leadPurchases.stage, query.stage) : undefined,
    inChargeOf(query.assignedTo),
    searched(query),
  );

function inChargeOf(assignedTo: PurchaseQuery["assignedTo"]): SQL | undefined {
  if (assignedTo === undefined) return undefined;
  return assignedTo === null ? isNull(leadPurchases.assignedTo) : eq(leadPurchases.assignedTo, assignedTo);
}

/** Ended purchases in which these words occur, shown or not. */
export async function endedPurchasesWith(tx: Queryable, installerId: string, words: string) {
  return tx
    .select({ id: leadPurchases.id, lead: leads })
    .from(leadPurchases)
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .where(
      and(
        eq(leadPurchases.installerId, installerId),
        isNotNull(leadPurchases.endedAt),
        or(contains(sql`${leads.customerName}`, words), contains(leads.location, words)),
      ),
    );
}

/** Those with these ids, in no order. */
export async function purchasesById(tx: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return withLead(tx).where(inArray(leadPurchases.id, [...ids]));
}

/** Newest first. */
export async function purchaseRows(
  tx: Queryable,
  query: PurchaseQuery & { limit: number; after?: CursorPosition | undefined },
) {
  const { after } = query;
  const onwards = after && behind(leadPurchases.purchasedAt, leadPurchases.id, after);
  return withLead(tx)
    .where(and(matching(query), onwards))
    .orderBy(desc(leadPurchases.purchasedAt), leadPurchases.id)
    .limit(query.limit);
}

/** Those that have changed since then, by when they last did. */
export async function changedPurchaseRows(
  tx: Queryable,
  query: PurchaseQuery & { since: Date; limit: number; after?: CursorPosition | undefined },
) {
  const { since, after } = query;
  const onwards = after && sql`(${updatedAt}, ${leadPurchases.id}) > (${instant(after.at)}, ${after.id}::uuid)`;
  return withLead(tx)
    .where(and(matching(query), sql`${updatedAt} >= ${instant(since)}`, onwards))
    .orderBy(updatedAt, leadPurchases.id)
    .limit(query.limit);
}

/** How many match, and how many of them are in this person's charge and in nobody's. */
export async function countMatchingPurchases(tx: Queryable, query: PurchaseQuery, userId: string) {
  const [row] = await tx
    .select({
      everybody: count(),
      mine: sql<number>`(count(*) filter (where ${leadPurchases.assignedTo} = ${userId}))::int`,
      nobody: sql<number>`(count(*) filter (where ${leadPurchases.assignedTo} is null))::int`,
    })
    .from(leadPurchases)
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .where(matching(query));
  return row ?? { everybody: 0, mine: 0, nobody: 0 };
}

export async function countPurchases(tx: Queryable, installerId: string, since: Date) {
  const then = instant(since);
  const [row] = await tx
    .select({
      total: count(),
      sinceThen: sql<number>`(count(*) filter (where ${leadPurchases.purchasedAt} >= ${then}))::int`,
    })
    .from(leadPurchases)
    .where(eq(leadPurchases.installerId, installerId));
  return row ?? { total: 0, sinceThen: 0 };
}

export async function purchaseById(tx: Queryable, id: string) {
  return (await purchasesById(tx, [id]))[0];
}

const own = (installerId: string, id: string) =>
  and(eq(leadPurchases.id, id), eq(leadPurchases.installerId, installerId));

/**
 * Sets the stage of a company's own purchase, forward or back; Lost needs its reason. Returns whether it has such a
 * purchase. Keeps the time when it first reached this stage; the first contact is when the stage first left "new", and
 * never changes.
 */
export async function setStage(
  tx: Queryable,
  purchase: Pick<PurchaseRow, "id" | "installerId" | "stage"> & {
    lostReason?: PurchaseRow["lostReason"];
    by?: Doer | undefined;
    now: Date;
  },
): Promise<boolean> {
  const { stage, lostReason = null, by, now } = purchase;
  const kept = (column: PgColumn, changed: SQL) =>
    sql`case when ${leadPurchases.stage} = ${stage} then ${column} else ${changed} end`;
  const rows = await tx
    .update(leadPurchases)
    .set({
      stage,
      lostReason,
      stageChangedAt: kept(leadPurchases.stageChangedAt, instant(now)),
      stageChangedBy: kept(leadPurchases.stageChangedBy, sql`${by?.sentBy ?? null}::text`),
      stageKeyId: kept(leadPurchases.stageKeyId, sql`${by?.apiKeyId ?? null}::uuid`),
      firstContactAt: sql`case when ${stage} <> 'new' then coalesce(${leadPurchases.firstContactAt}, ${instant(now)}) else ${leadPurchases.firstContactAt} end`,
    })
    .where(own(purchase.installerId, purchase.id))
    .returning({ id: leadPurchases.id });
  return rows.length === 1;
}

export interface EndedPurchase {
  id: string;
  leadId: string;
  installerId: string;
  purchasedAt: Date;
}

/** Locked in order of id, so that two concurrent calls cannot deadlock. */
export async function markPurchasesEnded(
  tx: Queryable,
  which: { leadId: string; except?: readonly string[] } | { installerId: string } | { purchaseIds: readonly string[] },
  { reason, now }: { reason: EndedReason; now: Date },
): Promise<EndedPurchase[]> {
  const chosen =
    "leadId" in which
      ? and(eq(leadPurchases.leadId, which.leadId), notInArray(leadPurchases.id, [...(which.except ?? [])]))
      : "installerId" in which
        ? eq(leadPurchases.installerId, which.installerId)
        : inArray(leadPurchases.id, [...which.purchaseIds]);
  const held = await tx
    .select({ id: leadPurchases.id })
    .from(leadPurchases)
    .where(and(chosen, isNull(leadPurchases.endedAt)))
    .orderBy(asc(leadPurchases.id))
    .for("update");
  const ids = held.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { id, leadId, installerId, purchasedAt } = leadPurchases;
  return tx
    .update(leadPurchases)
    .set({ endedAt: now, endedReason: reason })
    .where(and(inArray(leadPurchases.id, ids), isNull(leadPurchases.endedAt)))
    .returning({ id, leadId, installerId, purchasedAt });
}
