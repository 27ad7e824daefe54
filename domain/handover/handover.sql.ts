import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import {
  files,
  handoverEntries,
  leadPurchases,
  leads,
  messages,
  profiles,
  projectEvents,
  projects,
  quotes,
} from "#db/schema.ts";

export type HandoverEntryRow = typeof handoverEntries.$inferSelect;

const works = (tx: Queryable) =>
  tx
    .select({
      quote: quotes,
      purchase: leadPurchases,
      lead: leads,
      project: projects,
      company: { id: profiles.id, name: profiles.companyName, status: profiles.status },
    })
    .from(quotes)
    .innerJoin(leadPurchases, eq(leadPurchases.id, quotes.purchaseId))
    .innerJoin(leads, eq(leads.id, quotes.leadId))
    .innerJoin(projects, eq(projects.leadId, quotes.leadId))
    .innerJoin(profiles, eq(profiles.id, quotes.installerId));

const isChosen = eq(quotes.status, "chosen");

/** The chosen work of a project, if any. */
export async function workOfLead(tx: Queryable, leadId: string) {
  return (await works(tx).where(and(isChosen, eq(quotes.leadId, leadId))))[0];
}

export type ChosenWork = NonNullable<Awaited<ReturnType<typeof workOfLead>>>;

/** The chosen work of one purchase of this company, if any. */
export async function workOfPurchase(tx: Queryable, purchaseId: string, installerId: string) {
  const own = and(eq(quotes.purchaseId, purchaseId), eq(quotes.installerId, installerId));
  return (await works(tx).where(and(isChosen, own)))[0];
}

/** Chosen and finished works, chosen since then, whose customers and companies still see each other. */
export async function worksToWatch(tx: Queryable, since: Date): Promise<ChosenWork[]> {
  return works(tx)
    .where(
      and(
        isChosen,
        inArray(projects.status, ["chosen", "done"]),
        gte(projects.chosenAt, since),
        isNull(leadPurchases.endedAt),
        isNull(leads.anonymisedAt),
      ),
    )
    .orderBy(asc(projects.chosenAt), asc(leads.id));
}

/** What was given for these purchases, oldest first. */
export async function entriesOf(tx: Queryable, purchaseIds: readonly string[]): Promise<HandoverEntryRow[]> {
  if (purchaseIds.length === 0) return [];
  return tx
    .select()
    .from(handoverEntries)
    .where(inArray(handoverEntries.purchaseId, [...purchaseIds]))
    .orderBy(asc(handoverEntries.sequence));
}

export async function entryById(tx: Queryable, id: string): Promise<HandoverEntryRow | undefined> {
  return (await tx.select().from(handoverEntries).where(eq(handoverEntries.id, id)))[0];
}

export async function insertEntry(tx: Queryable, entry: Omit<HandoverEntryRow, "sequence">): Promise<void> {
  await tx.insert(handoverEntries).values(entry);
}

/**
 * The papers of a chosen work, oldest first: of its list, of its quote, and what the company sent in messages that nobody
 * hid.
 */
export async function papersOf(tx: Queryable, { purchaseId, quoteId }: { purchaseId: string; quoteId: string }) {
  const isPaper = or(
    isNotNull(files.handoverId),
    eq(files.quoteId, quoteId),
    and(isNotNull(files.messageId), eq(files.sender, "installer"), sql`${messages.decision} is distinct from 'hidden'`),
  );
  const rows = await tx
    .select({ file: files })
    .from(files)
    .leftJoin(messages, eq(messages.id, files.messageId))
    .where(and(eq(files.purchaseId, purchaseId), isPaper))
    .orderBy(asc(files.createdAt), asc(files.position), asc(files.id));
  return rows.map(({ file }) => file);
}

/** Whether one of these people's purchases or projects was reminded since then. */
export async function remindedSince(
  tx: Queryable,
  { kind, purchaseIds, since }: { kind: string; purchaseIds: readonly string[]; since: Date },
): Promise<boolean> {
  if (purchaseIds.length === 0) return false;
  const found = await tx
    .select({ id: projectEvents.id })
    .from(projectEvents)
    .where(
      and(
        eq(projectEvents.kind, kind),
        inArray(projectEvents.purchaseId, [...purchaseIds]),
        gte(projectEvents.at, since),
      ),
    )
    .orderBy(desc(projectEvents.id))
    .limit(1);
  return found.length > 0;
}
