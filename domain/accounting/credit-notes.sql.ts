import { and, asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { creditNoteNumbers, creditNotes, creditTransactions, payments, profiles } from "#db/schema.ts";

export type CreditNoteRow = typeof creditNotes.$inferSelect;
export type NewCreditNote = Omit<typeof creditNotes.$inferInsert, "number" | "entryNumber">;

export async function hasCreditNote(tx: Queryable, providerRefundId: string): Promise<boolean> {
  const isIt = eq(creditNotes.providerRefundId, providerRefundId);
  return (await tx.select({ number: creditNotes.number }).from(creditNotes).where(isIt)).length > 0;
}

/** Takes the next number; its row stays locked until the transaction ends, so a rollback leaves no gap. */
export async function insertCreditNote(tx: Queryable, note: NewCreditNote): Promise<number> {
  const [taken] = await tx
    .update(creditNoteNumbers)
    .set({ last: sql`${creditNoteNumbers.last} + 1` })
    .returning({ number: creditNoteNumbers.last });
  if (!taken) throw new Error("credit_note_numbers has no row");
  const entryNumber = sql`(select ${profiles.ledgerEntries} from ${profiles}
    join ${payments} on ${payments.installerId} = ${profiles.id} where ${payments.id} = ${note.paymentId})`;
  await tx.insert(creditNotes).values({ ...note, number: taken.number, entryNumber });
  return taken.number;
}

/** With the payment that it corrects, whose it is, and the hash of its entry. */
export async function creditNoteWithBuyer(tx: Queryable, number: number) {
  const [row] = await tx
    .select({
      note: creditNotes,
      receiptNumber: payments.receiptNumber,
      installerId: payments.installerId,
      email: profiles.email,
      contactName: profiles.contactName,
      entryHash: creditTransactions.entryHash,
    })
    .from(creditNotes)
    .innerJoin(payments, eq(payments.id, creditNotes.paymentId))
    .innerJoin(profiles, eq(profiles.id, payments.installerId))
    .innerJoin(
      creditTransactions,
      and(
        eq(creditTransactions.installerId, payments.installerId),
        eq(creditTransactions.entryNumber, creditNotes.entryNumber),
      ),
    )
    .where(eq(creditNotes.number, number));
  return row;
}

export async function creditNoteRowsOf(tx: Queryable, paymentId: string): Promise<CreditNoteRow[]> {
  return tx.select().from(creditNotes).where(eq(creditNotes.paymentId, paymentId)).orderBy(asc(creditNotes.number));
}
