import { and, asc, count, desc, eq, getTableColumns, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { leadPurchases, leads, type MessageSide, messageMails, messages, profiles } from "#db/schema.ts";
import { nameOfDoer } from "#domain/actors/actors.sql.ts";

/** With the name of whoever of the company wrote it. */
export type MessageRow = typeof messages.$inferSelect & { by: string | null };
export type ThreadRow = Awaited<ReturnType<typeof threadOfPurchase>>;

const withAuthor = { ...getTableColumns(messages), by: nameOfDoer(messages.sentBy, messages.apiKeyId) };

const about = { purchase: leadPurchases, lead: leads, company: profiles.companyName };

function threads(tx: Queryable) {
  return tx
    .select(about)
    .from(leadPurchases)
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .innerJoin(profiles, eq(profiles.id, leadPurchases.installerId));
}

/** A purchase with its lead and company, if any. */
export async function threadOfPurchase(tx: Queryable, purchaseId: string) {
  return (await threads(tx).where(eq(leadPurchases.id, purchaseId)))[0];
}

/** The purchases of a lead, in order of purchase. */
export async function threadsOfLead(tx: Queryable, leadId: string) {
  return threads(tx).where(eq(leadPurchases.leadId, leadId)).orderBy(leadPurchases.purchasedAt, leadPurchases.id);
}

/** Locks the purchase until the transaction ends, so that messages and mails of a thread come one after the other. */
export async function lockThread(tx: Queryable, purchaseId: string): Promise<void> {
  await tx.select({ id: leadPurchases.id }).from(leadPurchases).where(eq(leadPurchases.id, purchaseId)).for("update");
}

export async function messageById(tx: Queryable, id: string): Promise<MessageRow | undefined> {
  return (await tx.select(withAuthor).from(messages).where(eq(messages.id, id)))[0];
}

export async function insertMessage(tx: Queryable, message: typeof messages.$inferInsert): Promise<void> {
  await tx.insert(messages).values(message);
}

export async function updateMessage(
  tx: Queryable,
  id: string,
  change: Partial<typeof messages.$inferInsert>,
): Promise<void> {
  await tx.update(messages).set(change).where(eq(messages.id, id));
}

/** The newest messages of a thread, oldest first. */
export async function messagesOf(tx: Queryable, purchaseId: string, most: number): Promise<MessageRow[]> {
  const newest = await tx
    .select(withAuthor)
    .from(messages)
    .where(eq(messages.purchaseId, purchaseId))
    .orderBy(desc(messages.sentAt), desc(messages.id))
    .limit(most);
  return newest.reverse();
}

/** All of several threads, oldest first. */
export async function messagesOfPurchases(tx: Queryable, purchaseIds: readonly string[]): Promise<MessageRow[]> {
  if (purchaseIds.length === 0) return [];
  return tx
    .select(withAuthor)
    .from(messages)
    .where(inArray(messages.purchaseId, [...purchaseIds]))
    .orderBy(asc(messages.sentAt), asc(messages.id));
}

/** For several threads, the newest message of each that its reader still sees. */
export async function newestOf(tx: Queryable, purchaseIds: readonly string[]): Promise<MessageRow[]> {
  if (purchaseIds.length === 0) return [];
  return tx
    .selectDistinctOn([messages.purchaseId], withAuthor)
    .from(messages)
    .where(inArray(messages.purchaseId, [...purchaseIds]))
    .orderBy(messages.purchaseId, desc(messages.sentAt), desc(messages.id));
}

const unreadBy = (reader: MessageSide) =>
  and(
    eq(messages.sender, other(reader)),
    isNull(messages.readAt),
    isNull(messages.removedAt),
    isNull(messages.decision),
  );

export function other(side: MessageSide): MessageSide {
  return side === "customer" ? "installer" : "customer";
}

/** Unseen messages of each thread for this side. */
export async function unreadOf(tx: Queryable, purchaseIds: readonly string[], reader: MessageSide) {
  if (purchaseIds.length === 0) return new Map<string, number>();
  const rows = await tx
    .select({ purchaseId: messages.purchaseId, unread: count() })
    .from(messages)
    .where(and(inArray(messages.purchaseId, [...purchaseIds]), unreadBy(reader)))
    .groupBy(messages.purchaseId);
  return new Map(rows.map(({ purchaseId, unread }) => [purchaseId, unread]));
}

export async function markRead(tx: Queryable, purchaseId: string, reader: MessageSide, now: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ readAt: now })
    .where(and(eq(messages.purchaseId, purchaseId), eq(messages.sender, other(reader)), isNull(messages.readAt)));
}

/** Messages for a mail to this side: sent from this moment on, unseen, and not removed. */
export async function messagesToMail(
  tx: Queryable,
  { purchaseId, recipient, since }: { purchaseId: string; recipient: MessageSide; since: Date },
): Promise<MessageRow[]> {
  return tx
    .select(withAuthor)
    .from(messages)
    .where(
      and(
        eq(messages.purchaseId, purchaseId),
        unreadBy(recipient),
        // No upper bound: a message sent while the clock ran ahead lies in the future of the right one.
        gte(messages.sentAt, since),
      ),
    )
    .orderBy(asc(messages.sentAt), asc(messages.id));
}

export async function mailDueAt(tx: Queryable, purchaseId: string, recipient: MessageSide): Promise<Date | undefined> {
  const [row] = await tx
    .select({ dueAt: messageMails.dueAt })
    .from(messageMails)
    .where(and(eq(messageMails.purchaseId, purchaseId), eq(messageMails.recipient, recipient)));
  return row?.dueAt;
}

export async function noteMail(tx: Queryable, mail: typeof messageMails.$inferInsert): Promise<void> {
  await tx
    .insert(messageMails)
    .values(mail)
    .onConflictDoUpdate({ target: [messageMails.purchaseId, messageMails.recipient], set: { dueAt: mail.dueAt } });
}

/** A company's threads with messages: unread ones first, then the newest. */
export async function threadsOfCompany(tx: Queryable, installerId: string, most: number) {
  const newest = tx
    .select({
      purchaseId: messages.purchaseId,
      at: sql<Date>`max(${messages.sentAt})`.as("newest_at"),
      hasUnread: sql<boolean>`bool_or(${unreadBy("installer")})`.as("has_unread"),
    })
    .from(messages)
    .where(eq(messages.installerId, installerId))
    .groupBy(messages.purchaseId)
    .as("newest");
  return tx
    .select(about)
    .from(newest)
    .innerJoin(leadPurchases, eq(leadPurchases.id, newest.purchaseId))
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .innerJoin(profiles, eq(profiles.id, leadPurchases.installerId))
    .orderBy(desc(newest.hasUnread), desc(newest.at), leadPurchases.id)
    .limit(most);
}

export async function countUnread(tx: Queryable, installerId: string): Promise<number> {
  const [row] = await tx
    .select({ unread: count() })
    .from(messages)
    .where(and(eq(messages.installerId, installerId), unreadBy("installer")));
  return row?.unread ?? 0;
}

/** Undecided reports, oldest first. */
export async function reportedMessages(tx: Queryable, most: number) {
  return tx
    .select({ message: messages, company: profiles.companyName, customerName: leads.customerName })
    .from(messages)
    .innerJoin(leads, eq(leads.id, messages.leadId))
    .innerJoin(profiles, eq(profiles.id, messages.installerId))
    .where(and(isNotNull(messages.reportedAt), isNull(messages.decidedAt)))
    .orderBy(asc(messages.reportedAt), asc(messages.id))
    .limit(most);
}
