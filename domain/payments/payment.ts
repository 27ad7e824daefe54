import type { PaymentRow } from "#domain/payments/payments.sql.ts";

/** A payment as its buyer sees it. */
export interface Payment {
  id: string;
  installerId: string;
  status: PaymentRow["status"];
  pack: string;
  credits: number;
  amountPence: number;
  startedAt: Date;
  sessionId: string | null;
  receiptNumber: number | null;
}

/** Everything that leaves the domain about a payment, column by column. */
export function presentPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    installerId: row.installerId,
    status: row.status,
    pack: row.pack,
    credits: row.credits,
    amountPence: row.amountPence,
    startedAt: row.createdAt,
    sessionId: row.sessionId,
    receiptNumber: row.receiptNumber,
  };
}
