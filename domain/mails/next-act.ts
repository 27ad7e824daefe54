import { dayAndTime } from "#content/appointment-words.ts";
import { leadServiceLabel } from "#content/options.ts";
import { greeting, leadInWords, oneLine } from "#content/plain-words.ts";
import { mailAddressOf } from "#domain/accounts/mail-address.ts";
import { sightOf } from "#domain/leads/sight.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { aLead, anInstaller, ID } from "#domain/mails/sample.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { nextActsOf } from "#domain/purchases/next-act.ts";

interface NextActFacts {
  contactName: string;
  serviceLabel: string;
  location: string;
  purchaseId: string;
  what: string;
  dueAt: Date;
}

/** To whoever is to do it. */
export const nextAct: MailKind<{ purchaseId: string; actId: string; userId: string }, NextActFacts> = {
  nameInLog: "A next act is due, to its person",
  nameOnLead: "Next act due, to the buyer",
  recipient: "account",
  news: "timely",
  /** Undefined once it is done, put off or somebody else's, or the purchase has ended. */
  async gather(context, { purchaseId, actId, userId }) {
    const act = (await nextActsOf(context.db.orm, [purchaseId])).get(purchaseId);
    const { purchase, lead } = await findPurchase(context.db.orm, purchaseId);
    const person = await mailAddressOf(context, userId);
    if (act?.id !== actId || act.userId !== userId || purchase.endedAt || lead.anonymisedAt || !person)
      return undefined;
    return {
      to: person.email,
      contactName: person.name,
      serviceLabel: leadServiceLabel(lead.serviceType),
      location: sightOf(lead, purchase).text(lead.location),
      purchaseId,
      what: act.what,
      dueAt: act.dueAt,
    };
  },
  letter: ({ contactName, what, dueAt, purchaseId, ...lead }, appUrl) => ({
    subject: `Your next act is due: ${leadInWords(lead)}`,
    preheader: oneLine(what),
    greeting: greeting(contactName),
    paragraphs: ["It is time for the next act on this lead."],
    facts: [
      { label: "What", value: oneLine(what) },
      { label: "When", value: dayAndTime(dueAt) },
      { label: "Lead", value: leadInWords(lead) },
    ],
    button: { label: "Open this lead", url: `${appUrl}/leads/purchases/${purchaseId}` },
    why: "You’re receiving this email because a next act on one of your company’s leads is yours.",
  }),
  sample: {
    queued: { purchaseId: ID, actId: ID, userId: ID },
    facts: {
      ...anInstaller,
      ...aLead,
      purchaseId: ID,
      what: "Call again",
      dueAt: new Date("2026-11-23T09:00:00Z"),
    },
  },
};
