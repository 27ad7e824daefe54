import { type MessageFacts, messageLetter } from "#content/mails/message.ts";
import type { MessageSide } from "#db/schema.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { firstNameOf } from "#domain/contact/mask.ts";
import type { Context } from "#domain/context.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { messagesForMail } from "#domain/messages/messages-for-mail.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";

declare module "#domain/outbox/mail.ts" {
  interface MailPayloads {
    /** What the other side wrote since then and the recipient has not seen. */
    message: { purchaseId: string; since: string };
    "message-to-company": { purchaseId: string; since: string };
  }
}

export const messageToCustomer: MailKind<"message", MessageFacts> = {
  nameInLog: "Messages, to the customer",
  nameOnLead: "Messages of a company, to the customer",
  recipient: "customer",
  /** Undefined once all of it is read or taken back, or nobody writes here any more. */
  async gather(context, { purchaseId, since }, token) {
    const found = await unread(context, { purchaseId, recipient: "customer", since });
    if (!found) return undefined;
    const { lead, installer, texts } = found;
    await issueRequestLink(context, lead.id, token);
    const to = { to: lead.customerEmail, name: firstNameOf(lead.customerName), sender: installer.companyName };
    return { ...to, texts, path: `/requests/${token}/messages/${purchaseId}` };
  },
  letter: messageLetter,
};

export const messageToCompany: MailKind<"message-to-company", MessageFacts> = {
  nameInLog: "Messages, to the installer",
  nameOnLead: "Messages of the customer, to the buyer",
  recipient: "account",
  async gather(context, { purchaseId, since }) {
    const found = await unread(context, { purchaseId, recipient: "installer", since });
    if (!found) return undefined;
    const { lead, installer, texts } = found;
    const to = { to: installer.email, name: installer.contactName, sender: firstNameOf(lead.customerName) };
    return { ...to, texts, path: `/leads/purchases/${purchaseId}/messages` };
  },
  letter: messageLetter,
};

async function unread(
  context: Context,
  { purchaseId, recipient, since }: { purchaseId: string; recipient: MessageSide; since: string },
) {
  const { lead, installer, purchase } = await findPurchase(context.db.orm, purchaseId);
  if (lead.anonymisedAt || purchase.endedAt || isClosedAddress(installer.email)) return undefined;
  const texts = await messagesForMail(context, { purchaseId, recipient, since: new Date(since) });
  return texts.length > 0 ? { lead, installer, texts } : undefined;
}
