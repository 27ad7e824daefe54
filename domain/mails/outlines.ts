import {
  type OutlineEndedFacts,
  type OutlinePickedFacts,
  type OutlineReceivedFacts,
  outlineEndedLetter,
  outlineMessageLetter,
  outlinePickedLetter,
  outlineReceivedLetter,
} from "#content/mails/outlines.ts";
import type { MessageFacts } from "#content/mails/talk.ts";
import { leadServiceLabel } from "#content/options.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { calledName, firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { installerById } from "#domain/installers/find-installer.ts";
import { sightOfOutline } from "#domain/leads/sight.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { findOutline } from "#domain/outline-quotes/find-outline.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";
import { shownChecksOf } from "#domain/vetting/shown-checks.ts";

export const outlineReceived: MailKind<{ leadId: string; outlineId: string; isReminder?: true }, OutlineReceivedFacts> =
  {
    nameInLog: "Outline received, to the customer",
    nameOnLead: "An outline, to the customer",
    recipient: "customer",
    /** Undefined once it no longer waits. */
    async gather(context, { outlineId, isReminder = false }, token) {
      const found = await aboutOutline(context, outlineId);
      if (found?.status !== "waiting") return undefined;
      const { outline, lead, installer, technology } = found;
      await issueRequestLink(context, lead.id, token);
      const checks = await shownChecksOf(context.db.orm, [installer.id], lead.serviceType, context.now);
      return {
        ...{ to: lead.customerEmail, firstName: calledName(lead.customerName), company: installer.companyName },
        ...{ fromPence: outline.fromPence, toPence: outline.toPence, size: outline.size, technology },
        ...{ equipment: outline.equipment ?? "", needsSurvey: outline.needsSurvey, text: outline.text ?? "" },
        ...{ earliestStart: outline.earliestStart, lapsesAt: outline.lapsesAt, isReminder },
        checks: checks.get(installer.id) ?? [],
        path: `/requests/${token}/outlines/${outlineId}`,
      };
    },
    letter: outlineReceivedLetter,
  };

/** Queued by the database with the pick. */
export const outlinePicked: MailKind<{ purchaseId: string }, OutlinePickedFacts> = {
  nameInLog: "Picked by the customer, to the installer",
  nameOnLead: "Contact details, to the company that was picked",
  recipient: "account",
  news: "daily",
  async gather({ db }, { purchaseId }) {
    const { purchase, lead, installer } = await findPurchase(db.orm, purchaseId);
    if (lead.anonymisedAt || purchase.endedAt) return undefined;
    const { customerName: name, customerEmail: email, customerPhone: phone, postcode } = lead;
    return {
      ...{ to: installer.email, contactName: installer.contactName, firstName: firstNameOf(name), purchaseId },
      ...{ serviceLabel: leadServiceLabel(lead.serviceType), location: lead.location },
      customer: { name, email, phone, postcode },
      wish: { contactWay: lead.contactWay, contactTimes: lead.contactTimes },
    };
  },
  letter: outlinePickedLetter,
};

/** Queued by the database with every end that the company did not bring about itself. */
export const outlineEnded: MailKind<{ leadId: string; installerId: string; outlineId: string }, OutlineEndedFacts> = {
  nameInLog: "An outline has ended, to the installer",
  nameOnLead: "Credits back, to a company with an outline",
  recipient: "account",
  news: "daily",
  async gather(context, { outlineId }) {
    const found = await aboutOutline(context, outlineId);
    if (!found) return undefined;
    const { outline, lead, installer, purchase } = found;
    const location = sightOfOutline(lead, purchase, false).text(lead.location);
    return {
      ...{ to: installer.email, contactName: installer.contactName, firstName: firstNameOf(lead.customerName) },
      ...{ serviceLabel: leadServiceLabel(lead.serviceType), location },
      ...{ credits: outline.priceCredits, how: outline.decision === "removed" ? "removed" : outline.status },
      ...{ decisionReason: outline.decisionReason, balanceCredits: installer.credits },
    };
  },
  letter: outlineEndedLetter,
};

export const outlineQuestion: MailKind<{ installerId: string; outlineId: string; messageId: string }, MessageFacts> = {
  nameInLog: "A question about an outline, to the installer",
  recipient: "account",
  news: "daily",
  async gather(context, { outlineId, messageId }) {
    const found = await aboutOutline(context, outlineId);
    const text = found?.messages.find(({ id }) => id === messageId)?.text;
    if (found?.status !== "waiting" || !text) return undefined;
    const { installer, lead, purchase } = found;
    const seen = sightOfOutline(lead, purchase, true).text(text);
    const to = { to: installer.email, name: installer.contactName, sender: firstNameOf(lead.customerName) };
    return { ...to, texts: [seen], path: `/outlines#outline-${outlineId}` };
  },
  letter: outlineMessageLetter,
};

export const outlineAnswer: MailKind<{ leadId: string; outlineId: string; messageId: string }, MessageFacts> = {
  nameInLog: "A message about an outline, to the customer",
  nameOnLead: "A message about an outline, to the customer",
  recipient: "customer",
  async gather(context, { outlineId, messageId }, token) {
    const found = await aboutOutline(context, outlineId);
    const text = found?.messages.find(({ id }) => id === messageId)?.text;
    if (found?.status !== "waiting" || !text) return undefined;
    const { installer, lead } = found;
    await issueRequestLink(context, lead.id, token);
    const to = { to: lead.customerEmail, name: calledName(lead.customerName), sender: installer.companyName };
    return { ...to, texts: [text], path: `/requests/${token}/outlines/${outlineId}` };
  },
  letter: outlineMessageLetter,
};

/** Undefined once either side is gone. */
async function aboutOutline({ db, now }: Context, outlineId: string) {
  const found = await findOutline(db.orm, outlineId, now);
  const installer = found && (await installerById(db.orm, found.outline.installerId));
  if (!found || !installer || found.lead.anonymisedAt || isClosedAddress(installer.email)) return undefined;
  return { ...found, installer };
}
