import type { MailFacts } from "#content/mails/mail-facts.ts";
import { leadServiceLabel } from "#content/options.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";
import type { Mail } from "#domain/outbox/job.ts";
import { purchaseForMails } from "#domain/purchases/purchase-for-mails.ts";
import { refundForMails } from "#domain/refunds/refund-for-mails.ts";

type RefundMail = Extract<Mail, { mail: "purchase-refunded" | "refund-declined" }>;

/** What the mails about a decided report say. Undefined when the company has closed its account. */
export async function refundFacts({ db }: Context, mail: RefundMail): Promise<MailFacts | undefined> {
  const { purchase, lead, installer } = await purchaseForMails(db.orm, mail.purchaseId);
  if (isClosedAddress(installer.email)) return undefined;
  const { reasonLabel, decisionReason } = await refundForMails(db.orm, mail.purchaseId);
  const about = {
    to: installer.email,
    contactName: installer.contactName,
    serviceLabel: leadServiceLabel(lead.serviceType),
    location: lead.location,
    customerName: lead.customerName,
    reported: reasonLabel,
  };
  if (mail.mail === "purchase-refunded") return { mail: mail.mail, ...about, priceCredits: purchase.priceCredits };
  return { mail: mail.mail, ...about, purchaseId: purchase.id, reason: decisionReason };
}
