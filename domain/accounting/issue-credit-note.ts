import type { Tx } from "#db/connection.ts";
import { hasCreditNote, insertCreditNote, type NewCreditNote } from "#domain/accounting/credit-notes.sql.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";

/**
 * A credit note for a refund that went through, and the mail to the company; nothing for a refund that has its note.
 * The caller holds the payment. Authorizes nothing.
 */
export async function issueCreditNote(tx: Tx, note: NewCreditNote): Promise<void> {
  if (await hasCreditNote(tx, note.providerRefundId)) return;
  const creditNoteNumber = await insertCreditNote(tx, note);
  await enqueueMail(tx, { mail: "card-refunded", paymentId: note.paymentId, creditNoteNumber }, note.issuedAt);
}
