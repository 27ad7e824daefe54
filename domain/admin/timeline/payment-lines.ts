import { pounds } from "#content/pounds.ts";
import type { PaymentFile } from "#domain/admin/payments/payment-file.ts";
import { line } from "#domain/admin/timeline/sources.ts";
import type { TimelineLine } from "#domain/admin/timeline/timeline.ts";
import { SUBJECT } from "#domain/audit/audit-subject.ts";
import type { ReversalLine } from "#domain/payments/reversals.ts";

const came: Record<ReversalLine["kind"], string | null> = {
  refund: "refund",
  dispute: "dispute",
  arrived: "credited after later news of the payment",
  settled: "debt settled from credits bought later",
  refund_failed: "refund to the card failed",
  // Administrators did these; the records say who.
  dealt_with: null,
  refund_asked: null,
  refund_approved: null,
  refund_declined: null,
};

const unpaid: Partial<Record<PaymentFile["status"], string>> = {
  pending: "A bank payment, on its way",
  failed: "A bank payment, which failed",
  expired: "Never paid: it expired",
};

/** What happened to a payment by its company, the bank and the provider. */
export function paymentLines(payment: PaymentFile): TimelineLine[] {
  const { startedAt, paidAt, amountPence, status, history, waiting, decided } = payment;
  const company = {
    name: payment.companyName,
    page: `/admin/installers/${encodeURIComponent(payment.installerId)}?tab=money`,
  };
  const about = (at: Date, words: string) => ({ at, words, subject: null, detail: null });
  const lines = [
    { ...about(startedAt, `${SUBJECT} started it`), subject: company },
    // We have no record of when the provider said so.
    ...(unpaid[status] ? [about(startedAt, unpaid[status])] : []),
    ...(paidAt ? [{ ...about(paidAt, `${SUBJECT} paid ${pounds(amountPence)} by card`), subject: company }] : []),
    ...[...waiting, ...decided].map(({ receivedAt, amountPence: arrived, pricePence }) =>
      about(
        receivedAt,
        `${arrived === null ? "An unknown amount" : pounds(arrived)} came for ${pounds(pricePence)}, which does not match`,
      ),
    ),
    ...history.flatMap(({ at, kind, state, amountPence: moved }) => {
      const words = came[kind];
      if (words === null) return [];
      const said = kind === "refund" || kind === "dispute" ? `${words}: ${state.replaceAll("_", " ")}` : words;
      const amount = moved === null || kind === "arrived" ? "" : `, ${pounds(moved)}`;
      return [about(at, `Bank and provider: ${said}${amount}`)];
    }),
  ];
  return lines.map((known, n) => ({ ...line("money", n + 1, known.at), ...known }));
}
