import { colleagueOf, greeting, whoInSentence } from "#content/plain-words.ts";
import type { MessageSide } from "#db/schema.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { calledName, firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { type AttachedFile, filesOf } from "#domain/files/file.ts";
import type { Letter } from "#domain/mails/letter/letter.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { aCustomer, anInstaller, ID } from "#domain/mails/letter/sample.ts";
import { authorFor } from "#domain/messages/message.ts";
import { messagesToMail } from "#domain/messages/messages.sql.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";

const PREHEADER_LENGTH = 90;

export interface MessageFacts {
  /** Whom we greet. */
  name: string;
  /** The company to the customer, the customer's first name to the company. */
  sender: string;
  /** The first name of whoever of the company wrote all of it; for the customer alone. */
  by?: string | null;
  /** Oldest first. */
  texts: readonly string[];
  path: string;
}

/** What the other side wrote since then and the recipient has not seen. */
export const messageToCustomer: MailKind<{ purchaseId: string; since: string }, MessageFacts> = {
  nameInLog: "Messages, to the customer",
  nameOnLead: "Messages of a company, to the customer",
  recipient: "customer",
  /** Undefined once all of it is read or taken back, or the two can no longer exchange messages. */
  async gather(context, { purchaseId, since }, token) {
    const found = await unread(context, { purchaseId, recipient: "customer", since });
    if (!found) return undefined;
    const { lead, installer, texts, by } = found;
    const link = await issueRequestLink(context, lead.id, token);
    const to = { to: lead.customerEmail, name: calledName(lead.customerName), sender: installer.companyName };
    return { ...to, by, texts, path: `/requests/${link}/messages/${purchaseId}` };
  },
  letter: messageLetter,
  sample: {
    queued: { purchaseId: ID, since: "2026-11-20T12:00:00Z" },
    facts: {
      to: aCustomer.to,
      name: "Sam",
      sender: "Hill Heat Ltd",
      by: "Priya",
      path: "/requests/abc/messages/1",
      texts: ["Good morning, could you send a picture of the meter?", "And of the roof, please."],
    },
  },
};

export const messageToCompany: MailKind<{ purchaseId: string; since: string }, MessageFacts> = {
  nameInLog: "Messages, to the installer",
  nameOnLead: "Messages of the customer, to the buyer",
  recipient: "account",
  told: "lead",
  news: "daily",
  async gather(context, { purchaseId, since }) {
    const found = await unread(context, { purchaseId, recipient: "installer", since });
    if (!found) return undefined;
    const { lead, installer, texts } = found;
    const to = { to: installer.email, name: installer.contactName, sender: firstNameOf(lead.customerName) };
    return { ...to, texts, path: `/leads/purchases/${purchaseId}/messages` };
  },
  letter: messageLetter,
  sample: {
    queued: { purchaseId: ID, since: "2026-11-20T12:00:00Z" },
    facts: {
      to: anInstaller.to,
      name: anInstaller.contactName,
      sender: "Sam",
      path: "/leads/purchases/1/messages",
      texts: ["Tuesday suits us."],
    },
  },
};

/** The texts as they were written, and where to reply. */
export function messageLetter({ name, sender, by, texts, path }: MessageFacts, appUrl: string): Letter {
  const [first = ""] = texts;
  const who = colleagueOf(by, sender);
  return {
    subject: `Message from ${whoInSentence(sender)}`,
    preheader: first.slice(0, PREHEADER_LENGTH),
    greeting: greeting(name),
    paragraphs: [
      texts.length === 1 ? `${who} has sent you a message:` : `${who} has sent you ${texts.length} messages:`,
    ],
    facts: texts.map((value, index) => ({ label: index === 0 ? "Message" : "Then", value })),
    button: { label: "Read and reply", url: `${appUrl}${path}` },
    after: ["Please reply there; replies to this email come to us, not to them."],
    why: "You’re receiving this email because you’re in touch about a request. We send at most one every ten minutes.",
  };
}

async function unread(
  context: Context,
  { purchaseId, recipient, since }: { purchaseId: string; recipient: MessageSide; since: string },
) {
  const { lead, installer, purchase } = await findPurchase(context.db.orm, purchaseId);
  if (lead.anonymisedAt || purchase.endedAt || isClosedAddress(installer.email)) return undefined;
  const { texts, by } = await messagesForMail(context, { purchaseId, recipient, since: new Date(since) });
  return texts.length > 0 ? { lead, installer, texts, by } : undefined;
}

/**
 * The texts for a mail to this side, oldest first: unread, not removed, not hidden; with the names of files to be
 * opened on the page, and who wrote them if it was one person. Authorises nothing.
 */
async function messagesForMail(
  { db }: Context,
  about: { purchaseId: string; recipient: MessageSide; since: Date },
): Promise<{ texts: string[]; by: string | null }> {
  const rows = await messagesToMail(db.orm, about);
  const ids = rows.map(({ id }) => id);
  const files = await filesOf(db.orm, ids);
  const texts = rows.flatMap(({ id, text }) => (text === null ? [] : withNames(text, files.get(id) ?? [])));
  const [by = null, ...others] = new Set(rows.map((row) => authorFor(about.recipient, row)));
  return { texts, by: others.length === 0 ? by : null };
}

function withNames(text: string, files: readonly AttachedFile[]): string {
  return files.length === 0 ? text : `${text}\n\nWith it: ${files.map(({ fileName }) => fileName).join(", ")}`;
}
