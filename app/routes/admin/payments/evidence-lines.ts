import { type ReceiptText, receiptText } from "#app/routes/installer/receipts/receipt-lines.ts";
import { formatCredits, formatDateTime, formatPenceInFull } from "#app/ui/format.ts";
import { site } from "#config/site.ts";
import type { Evidence } from "#domain/admin/payments/evidence.ts";

/** What a bank reads of a disputed payment, in the order in which it asks. */
export function evidenceText(evidence: Evidence): ReceiptText {
  const { payment, receipt, account, signIns, leads, at } = evidence;
  const paper = receiptText(receipt);
  return {
    title: `Evidence: ${paper.title}`,
    seller: paper.seller,
    buyer: paper.buyer,
    about: [
      ...paper.about,
      { label: "Provider’s payment", value: payment.paymentIntentId ?? "" },
      { label: "Charge", value: payment.chargeId ?? "Unknown" },
      { label: "Disputed", value: formatPenceInFull(payment.disputedPence ?? payment.amountPence) },
      { label: "Account made", value: formatDateTime(account.madeAt) },
      { label: "Company", value: account.companyName },
      { label: "Contact", value: [account.contactName, account.email, account.phone ?? ""].filter(Boolean).join(", ") },
      { label: "Email confirmed", value: account.emailConfirmed ? "Yes" : "No" },
      { label: "Terms", value: `${site.name}’s terms of service; what was bought stays under those of its day` },
      ...signIns.map(({ at: when, fromAddress, device }) => ({
        label: "Signed in",
        value: [formatDateTime(when), fromAddress, device].filter(Boolean).join(", "),
      })),
      ...leads.map(({ purchasedAt, priceCredits, service, location }) => ({
        label: "Lead bought",
        value: `${formatDateTime(purchasedAt)}: ${service}, ${location}, ${formatCredits(priceCredits)}; its contact details were shown at once`,
      })),
      ...payment.history.map(({ at: when, kind, state }) => ({
        label: "What happened",
        value: `${formatDateTime(when)}: ${kind.replaceAll("_", " ")}, ${state.replaceAll("_", " ")}`,
      })),
    ],
    sums: paper.sums,
    notes: [...paper.notes, `Put together ${formatDateTime(at)}. Times are London times.`],
  };
}
