import { and, asc, eq, gt, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "#db/connection.ts";
import { creditTransactions, leadPurchases, leads, purchaseNotes, refundRequests, user } from "#db/schema.ts";
import { type Entry, handedOutOf } from "#domain/personal-data/entry.sql.ts";
import { register } from "#domain/personal-data/register.sql.ts";

const NOTE_BREAK = "\n\n";

/** A company's or its owner's rows that the register hands out under this name, with only the columns it lists. */
export async function ownRows(
  tx: Queryable,
  part: string,
  { id, userId }: { id: string; userId: string },
): Promise<unknown> {
  for (const { table, company, person, handedOut } of register) {
    const whose = company ?? person;
    if (!whose || !handedOut || !("as" in handedOut) || handedOut.as !== part) continue;
    const rows = await tx
      .select(handedOutOf(table, handedOut))
      .from(table)
      .where(eq(whose, company ? id : userId))
      .orderBy(...sorting(table, handedOut.sorted));
    return whose.primary ? rows[0] : rows;
  }
  throw new Error(`No table is handed out as ${part}.`);
}

function sorting(table: Entry["table"], sorted = "createdAt"): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  return [...columns.filter(({ name }) => name === sorted), ...key];
}

/** In order of purchase, with the whole lead; `position` is where the next page starts. */
export async function purchasesOf(tx: Queryable, id: string, after: number, limit: number) {
  return tx
    .select({
      position: leadPurchases.spendId,
      id: leadPurchases.id,
      leadId: leadPurchases.leadId,
      purchasedAt: leadPurchases.purchasedAt,
      credits: leadPurchases.priceCredits,
      stage: leadPurchases.stage,
      stageChangedAt: leadPurchases.stageChangedAt,
      lostReason: leadPurchases.lostReason,
      jobValuePence: leadPurchases.jobValuePence,
      endedAt: leadPurchases.endedAt,
      endedReason: leadPurchases.endedReason,
      notes: sql<string | null>`(select string_agg(note.text, ${NOTE_BREAK}::text order by note.written_at, note.id)
        from ${purchaseNotes} note where note.purchase_id = ${leadPurchases.id})`,
      noteThread: sql<
        { text: string; writtenBy: string; writtenAt: string }[]
      >`(select coalesce(json_agg(json_build_object('text', note.text, 'writtenBy', author.name,
          'writtenAt', to_char(note.written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by note.written_at, note.id), '[]')
        from ${purchaseNotes} note join ${user} author on author.id = note.written_by
        where note.purchase_id = ${leadPurchases.id})`,
      lead: leads,
    })
    .from(leadPurchases)
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .where(and(eq(leadPurchases.installerId, id), gt(leadPurchases.spendId, after)))
    .orderBy(asc(leadPurchases.spendId))
    .limit(limit);
}

export async function ledgerOf(tx: Queryable, id: string, after: number, limit: number) {
  return tx
    .select({
      position: creditTransactions.entryNumber,
      id: creditTransactions.id,
      amount: creditTransactions.amount,
      type: creditTransactions.transactionType,
      description: creditTransactions.description,
      reference: creditTransactions.causeId,
      balanceAfter: creditTransactions.balanceAfter,
      createdAt: creditTransactions.createdAt,
    })
    .from(creditTransactions)
    .where(and(eq(creditTransactions.installerId, id), gt(creditTransactions.entryNumber, after)))
    .orderBy(asc(creditTransactions.entryNumber))
    .limit(limit);
}

export async function reportsOf(tx: Queryable, id: string) {
  return tx
    .select({
      id: refundRequests.id,
      purchaseId: refundRequests.purchaseId,
      reason: refundRequests.reason,
      note: refundRequests.note,
      status: refundRequests.status,
      requestedAt: refundRequests.requestedAt,
      decidedAt: refundRequests.decidedAt,
      decisionReason: refundRequests.decisionReason,
      endedAt: leadPurchases.endedAt,
      lead: leads,
    })
    .from(refundRequests)
    .innerJoin(leadPurchases, eq(leadPurchases.id, refundRequests.purchaseId))
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .where(eq(refundRequests.installerId, id))
    .orderBy(asc(refundRequests.requestedAt), refundRequests.id);
}
