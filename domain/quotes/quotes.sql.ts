import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, max, ne, type SQL, sql } from "drizzle-orm";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import type { Queryable } from "#db/connection.ts";
import {
  companyLogos,
  leadPurchases,
  leads,
  profiles,
  type QuoteStatus,
  quoteDrafts,
  quotes,
  quoteTemplates,
  savedItems,
  usualTerms,
} from "#db/schema.ts";
import { nameOfDoer } from "#domain/actors/actors.sql.ts";
import { behind } from "#domain/cursor.sql.ts";
import type { CursorPosition } from "#domain/cursor.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";

export type QuoteRow = typeof quotes.$inferSelect;
/** With the name of whoever of the company sent it, or of their key. */
export type SentQuoteRow = QuoteRow & { by: string | null };
type NewQuote = typeof quotes.$inferInsert;

const withAuthor = { ...getTableColumns(quotes), by: nameOfDoer(quotes.sentBy, quotes.apiKeyId) };

const ofCompany = (purchaseId: string, installerId: string) =>
  and(eq(leadPurchases.id, purchaseId), eq(leadPurchases.installerId, installerId));

/** A purchase of this company with its lead; undefined if it is not theirs. */
export async function purchaseToQuote(tx: Queryable, purchaseId: string, installerId: string) {
  return (await purchases(tx, purchaseId, installerId))[0];
}

/**
 * As above, with the purchase locked until the transaction ends, so that revisions are numbered one after the other.
 */
export async function lockPurchaseToQuote(tx: Queryable, purchaseId: string, installerId: string) {
  return (await purchases(tx, purchaseId, installerId).for("update", { of: leadPurchases }))[0];
}

function purchases(tx: Queryable, purchaseId: string, installerId: string) {
  return tx
    .select({ purchase: leadPurchases, lead: leads })
    .from(leadPurchases)
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .where(ofCompany(purchaseId, installerId));
}

/**
 * Waits for anyone who holds the lead, and keeps it from being locked until the transaction ends. Before the purchase
 * and its quotes, everywhere: a customer who stops everything locks the lead first.
 */
export async function shareLead(tx: Queryable, leadId: string): Promise<void> {
  await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, leadId)).for("key share");
}

export async function quoteById(tx: Queryable, id: string): Promise<SentQuoteRow | undefined> {
  return (await tx.select(withAuthor).from(quotes).where(eq(quotes.id, id)))[0];
}

/** Locked until the transaction ends. */
export async function lockOwnQuote(tx: Queryable, id: string, installerId: string): Promise<SentQuoteRow | undefined> {
  const own = and(eq(quotes.id, id), eq(quotes.installerId, installerId));
  return (await tx.select(withAuthor).from(quotes).where(own).for("update"))[0];
}

/** With who sent them, in order of sending; revisions sent at the same moment in order of revision. */
export async function quotesOfPurchases(tx: Queryable, purchaseIds: readonly string[]) {
  return tx
    .select(withAuthor)
    .from(quotes)
    .where(and(inArray(quotes.purchaseId, [...purchaseIds]), ne(quotes.status, "draft")))
    .orderBy(asc(quotes.sentAt), asc(quotes.option), asc(quotes.revision));
}

/** 0 if the option was never sent. */
export async function newestRevision(tx: Queryable, purchaseId: string, option: QuoteRow["option"]): Promise<number> {
  const [row] = await tx
    .select({ newest: max(quotes.revision) })
    .from(quotes)
    .where(and(eq(quotes.purchaseId, purchaseId), eq(quotes.option, option)));
  return row?.newest ?? 0;
}

export async function supersede(
  tx: Queryable,
  { purchaseId, option, now }: { purchaseId: string; option: QuoteRow["option"]; now: Date },
): Promise<void> {
  await tx
    .update(quotes)
    .set({ status: "superseded", statusChangedAt: now })
    .where(and(eq(quotes.purchaseId, purchaseId), eq(quotes.option, option), eq(quotes.status, "sent")));
}

export async function insertQuote(tx: Queryable, quote: NewQuote): Promise<SentQuoteRow | undefined> {
  return (await tx.insert(quotes).values(quote).returning(withAuthor))[0];
}

/**
 * Moves a quote inside the caller's transaction, which holds it; the database refuses moves that do not exist, and a
 * second chosen quote in a project.
 */
export async function changeQuoteStatus(tx: Queryable, id: string, status: QuoteStatus, now: Date) {
  const [row] = await tx
    .update(quotes)
    .set({ status, statusChangedAt: now })
    .where(eq(quotes.id, id))
    .returning(withAuthor);
  return row;
}

export type ProjectQuoteRow = Awaited<ReturnType<typeof quotesOfLead>>[number];

/** Everything sent to one customer, in order of sending, with the company and its place in order of purchase. */
export function quotesOfLead(tx: Queryable, leadId: string) {
  return projectQuotes(tx, eq(quotes.leadId, leadId));
}

/** One of the company's own, likewise; undefined if it is not theirs. */
export async function sentQuote(tx: Queryable, id: string, installerId: string) {
  return (await projectQuotes(tx, and(eq(quotes.id, id), eq(quotes.installerId, installerId))))[0];
}

function projectQuotes(tx: Queryable, which: SQL | undefined) {
  return tx
    .select({
      quote: quotes,
      company: profiles.companyName,
      lead: {
        serviceType: leads.serviceType,
        propertyType: leads.propertyType,
        outcode: leads.outcode,
        hasPlan: sql<boolean>`${leads.plan} is not null`,
      },
      position: sql<number>`(select count(*)::int from ${leadPurchases} earlier
         where earlier.lead_id = ${quotes.leadId} and (earlier.purchased_at, earlier.id) < (${leadPurchases.purchasedAt}, ${leadPurchases.id}))`,
    })
    .from(quotes)
    .innerJoin(leadPurchases, eq(leadPurchases.id, quotes.purchaseId))
    .innerJoin(profiles, eq(profiles.id, quotes.installerId))
    .innerJoin(leads, eq(leads.id, quotes.leadId))
    .where(and(which, ne(quotes.status, "draft")))
    .orderBy(asc(quotes.sentAt), asc(quotes.id));
}

/** Returns whether this was the first time. */
export async function noteOpened(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(quotes)
    .set({ openedAt: now })
    .where(and(eq(quotes.id, id), isNull(quotes.openedAt)))
    .returning({ id: quotes.id });
  return rows.length === 1;
}

export async function draftOf(tx: Queryable, purchaseId: string) {
  return (await tx.select().from(quoteDrafts).where(eq(quoteDrafts.purchaseId, purchaseId)))[0];
}

/** A company's unsent drafts for each of these purchases. */
export async function draftsOfPurchases(tx: Queryable, purchaseIds: readonly string[]) {
  if (purchaseIds.length === 0) return new Map<string, Record<string, string>>();
  const rows = await tx
    .select()
    .from(quoteDrafts)
    .where(inArray(quoteDrafts.purchaseId, [...purchaseIds]));
  return new Map(rows.map(({ purchaseId, typed }) => [purchaseId, typed]));
}

export async function writeDraft(tx: Queryable, draft: typeof quoteDrafts.$inferInsert): Promise<void> {
  const { typed, updatedAt } = draft;
  await tx
    .insert(quoteDrafts)
    .values(draft)
    .onConflictDoUpdate({ target: quoteDrafts.purchaseId, set: { typed, updatedAt } });
}

export async function removeDraft(tx: Queryable, purchaseId: string): Promise<void> {
  await tx.delete(quoteDrafts).where(eq(quoteDrafts.purchaseId, purchaseId));
}

/** A company's sent quotes with their customers, newest first. */
export async function quotesOfCompany(
  tx: Queryable,
  { installerId, after, limit }: { installerId: string; after: CursorPosition | undefined; limit: number },
) {
  return tx
    .select({ quote: quotes, lead: leads, endedAt: leadPurchases.endedAt })
    .from(quotes)
    .innerJoin(leadPurchases, eq(leadPurchases.id, quotes.purchaseId))
    .innerJoin(leads, eq(leads.id, quotes.leadId))
    .where(
      and(
        eq(quotes.installerId, installerId),
        ne(quotes.status, "draft"),
        after && behind(quotes.sentAt, quotes.id, after),
      ),
    )
    .orderBy(desc(quotes.sentAt), asc(quotes.id))
    .limit(limit);
}

/** A quote that a company has sent, if its words are still there, and its customer. */
export interface QuoteToCopy {
  readonly id: string;
  readonly content: Quote;
  readonly purchaseId: string;
  readonly endedAt: Date | null;
  readonly lead: LeadRow;
}

/** The newest one to anyone. */
export async function lastQuoteOf(tx: Queryable, installerId: string): Promise<QuoteToCopy | undefined> {
  return (await quotesToCopy(tx, eq(quotes.installerId, installerId)))[0];
}

/** One of the company's own. */
export async function quoteToCopy(tx: Queryable, id: string, installerId: string): Promise<QuoteToCopy | undefined> {
  return (await quotesToCopy(tx, and(eq(quotes.id, id), eq(quotes.installerId, installerId))))[0];
}

async function quotesToCopy(tx: Queryable, where: SQL | undefined): Promise<QuoteToCopy[]> {
  const rows = await tx
    .select({
      id: quotes.id,
      content: quotes.content,
      purchaseId: quotes.purchaseId,
      endedAt: leadPurchases.endedAt,
      lead: leads,
    })
    .from(quotes)
    .innerJoin(leadPurchases, eq(leadPurchases.id, quotes.purchaseId))
    .innerJoin(leads, eq(leads.id, quotes.leadId))
    .where(and(where, isNotNull(quotes.content), ne(quotes.status, "draft")))
    .orderBy(desc(quotes.sentAt))
    .limit(1);
  // Written by `sendQuote` from a validated quote.
  return rows.map((row) => ({ ...row, content: row.content as Quote }));
}

export type TemplateRow = typeof quoteTemplates.$inferSelect;

/** By service and name. */
export function templatesOfCompany(tx: Queryable, installerId: string): Promise<TemplateRow[]> {
  return tx
    .select()
    .from(quoteTemplates)
    .where(eq(quoteTemplates.installerId, installerId))
    .orderBy(asc(quoteTemplates.serviceType), asc(quoteTemplates.name));
}

export async function insertTemplate(tx: Queryable, row: TemplateRow): Promise<void> {
  await tx.insert(quoteTemplates).values(row);
}

export async function deleteTemplate(tx: Queryable, installerId: string, id: string): Promise<void> {
  await tx.delete(quoteTemplates).where(and(eq(quoteTemplates.installerId, installerId), eq(quoteTemplates.id, id)));
}

/** A company's active purchases that a quote can be copied to, newest first. */
export async function purchasesToQuote(tx: Queryable, installerId: string, limit: number) {
  return tx
    .select({ purchaseId: leadPurchases.id, lead: leads, hasDraft: isNotNull(quoteDrafts.purchaseId) as SQL<boolean> })
    .from(leadPurchases)
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .leftJoin(quoteDrafts, eq(quoteDrafts.purchaseId, leadPurchases.id))
    .where(and(eq(leadPurchases.installerId, installerId), isNull(leadPurchases.endedAt)))
    .orderBy(desc(leadPurchases.purchasedAt), asc(leadPurchases.id))
    .limit(limit);
}

/** Undefined until the company has said. */
export async function termsOfCompany(tx: Queryable, installerId: string) {
  const { installerId: _, updatedAt, ...terms } = getTableColumns(usualTerms);
  return (await tx.select(terms).from(usualTerms).where(eq(usualTerms.installerId, installerId)))[0];
}

export async function writeTerms(tx: Queryable, row: typeof usualTerms.$inferInsert): Promise<void> {
  const { installerId, ...set } = row;
  await tx.insert(usualTerms).values(row).onConflictDoUpdate({ target: usualTerms.installerId, set });
}

export async function logoOfCompany(tx: Queryable, installerId: string) {
  const [row] = await tx.select().from(companyLogos).where(eq(companyLogos.installerId, installerId));
  return row && { bytes: new Uint8Array(Buffer.from(row.picture, "base64")) };
}

export async function writeLogo(tx: Queryable, row: typeof companyLogos.$inferInsert): Promise<void> {
  const { installerId: _, ...set } = row;
  await tx.insert(companyLogos).values(row).onConflictDoUpdate({ target: companyLogos.installerId, set });
}

export async function deleteLogo(tx: Queryable, installerId: string): Promise<void> {
  await tx.delete(companyLogos).where(eq(companyLogos.installerId, installerId));
}

export type SavedItemRow = typeof savedItems.$inferSelect;

/** Equipment first, each by its words. */
export function itemsOfCompany(tx: Queryable, installerId: string): Promise<SavedItemRow[]> {
  return tx
    .select()
    .from(savedItems)
    .where(eq(savedItems.installerId, installerId))
    .orderBy(desc(sql`${savedItems.kind} = 'equipment'`), asc(savedItems.text));
}

/** Skips what is already there, by id or by its words. */
export async function insertItem(tx: Queryable, row: SavedItemRow): Promise<void> {
  await tx.insert(savedItems).values(row).onConflictDoNothing();
}

/** Returns what it removed. */
export async function deleteItem(tx: Queryable, installerId: string, id: string): Promise<SavedItemRow | undefined> {
  const rows = await tx
    .delete(savedItems)
    .where(and(eq(savedItems.installerId, installerId), eq(savedItems.id, id)))
    .returning();
  return rows[0];
}
