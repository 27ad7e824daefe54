import {
  type PurchaseRefundedFacts,
  purchaseRefundedLetter,
  type RefundDeclinedFacts,
  refundDeclinedLetter,
} from "#content/mails/refund-decided.ts";
import { leadServiceLabel } from "#content/options.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";
import { findDecision } from "#domain/lead-reports/find-decision.ts";
import { presentCustomer } from "#domain/leads/present-customer.ts";
import { sightOf } from "#domain/leads/sight.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";

export const purchaseRefunded: MailKind<{ purchaseId: string }, PurchaseRefundedFacts> = {
  nameInLog: "Report accepted",
  nameOnLead: "Refund, to the buyer",
  recipient: "account",
  async gather(context, { purchaseId }) {
    const decided = await decidedReport(context, purchaseId);
    return decided && { ...decided.about, priceCredits: decided.priceCredits };
  },
  letter: purchaseRefundedLetter,
};

export const refundDeclined: MailKind<{ purchaseId: string }, RefundDeclinedFacts> = {
  nameInLog: "Report declined",
  nameOnLead: "Report declined, to the buyer",
  recipient: "account",
  async gather(context, { purchaseId }) {
    const decided = await decidedReport(context, purchaseId);
    return decided && { ...decided.about, purchaseId, reason: decided.reason };
  },
  letter: refundDeclinedLetter,
};

/** Undefined when the company has closed its account. */
async function decidedReport({ db }: Context, purchaseId: string) {
  const { purchase, lead, installer } = await findPurchase(db.orm, purchaseId);
  if (isClosedAddress(installer.email)) return undefined;
  const { reasonLabel, decisionReason } = await findDecision(db.orm, purchaseId);
  const sight = sightOf(lead, purchase);
  const about = {
    to: installer.email,
    contactName: installer.contactName,
    serviceLabel: leadServiceLabel(lead.serviceType),
    location: sight.text(lead.location),
    customerName: presentCustomer(lead, sight).name,
    reported: reasonLabel,
  };
  return { about, priceCredits: purchase.priceCredits, reason: sight.text(decisionReason) };
}
