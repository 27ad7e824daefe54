import {
  type CompanyGoneFacts,
  type ConfirmChoiceFacts,
  companyGoneLetter,
  confirmChoiceLetter,
  type SilentInstallerFacts,
  type StillLookingFacts,
  silentInstallerLetter,
  stillLookingLetter,
  type YearLaterFacts,
  yearLaterLetter,
} from "#content/mails/project-news.ts";
import { leadServiceLabel } from "#content/options.ts";
import { calledName } from "#domain/contact/person-name.ts";
import { findProject } from "#domain/leads/project.ts";
import { findRequest } from "#domain/leads/quote-request.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { readingToAsk } from "#domain/projects/ask-for-reading.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";

export const stillLooking: MailKind<{ leadId: string }, StillLookingFacts> = {
  nameInLog: "Asked whether the customer is still looking",
  nameOnLead: "Asked whether still looking, to the customer",
  recipient: "customer",
  /** Undefined once the customer has acted, or the project is over. */
  async gather(context, { leadId }, token) {
    const { orm } = context.db;
    const [lead, project] = [await findRequest(orm, leadId), await findProject(orm, leadId)];
    if (!lead || lead.anonymisedAt || project?.status !== "open" || !project.askedStillLookingAt) return undefined;
    await issueRequestLink(context, leadId, token);
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      serviceLabel: leadServiceLabel(lead.serviceType),
      token,
    };
  },
  letter: stillLookingLetter,
};

/** Gone from us, suspended, or no longer able to do the work for which it was chosen. */
export const companyGone: MailKind<{ purchaseId: string; because?: "left" | "suspended" }, CompanyGoneFacts> = {
  nameInLog: "A company can no longer help, to the customer",
  nameOnLead: "A company can no longer help, to the customer",
  recipient: "customer",
  /** Undefined once the project is over, when nobody expects anything of the company, or it is back. */
  async gather(context, { purchaseId, because }, token) {
    const { orm } = context.db;
    const { lead, installer } = await findPurchase(orm, purchaseId);
    const status = (await findProject(orm, lead.id))?.status;
    if (because === "suspended" && installer.status !== "suspended") return undefined;
    if (lead.anonymisedAt || (status !== "open" && status !== "chosen")) return undefined;
    await issueRequestLink(context, lead.id, token);
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      serviceLabel: leadServiceLabel(lead.serviceType),
      company: installer.companyName,
      because: because ?? "closed",
      token,
    };
  },
  letter: companyGoneLetter,
};

/** A company says it won the work, and the customer has chosen nobody. */
export const confirmChoice: MailKind<{ purchaseId: string }, ConfirmChoiceFacts> = {
  nameInLog: "Asked whether the customer has chosen a company",
  nameOnLead: "Asked whether chosen, to the customer",
  recipient: "customer",
  /** Undefined once the customer has chosen, or the company has taken it back. */
  async gather(context, { purchaseId }, token) {
    const { orm } = context.db;
    const { lead, installer, purchase } = await findPurchase(orm, purchaseId);
    const status = (await findProject(orm, lead.id))?.status;
    if (lead.anonymisedAt || status !== "open" || purchase.endedAt || purchase.stage !== "won") return undefined;
    await issueRequestLink(context, lead.id, token);
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      serviceLabel: leadServiceLabel(lead.serviceType),
      company: installer.companyName,
      token,
    };
  },
  letter: confirmChoiceLetter,
};

/** A year after the work: what came of what was promised. */
export const yearLater: MailKind<{ leadId: string }, YearLaterFacts> = {
  nameInLog: "Asked what a system made in a year",
  nameOnLead: "Asked for a year's reading, to the customer",
  recipient: "customer",
  /** Undefined once the customer has given it. */
  async gather(context, { leadId }, token) {
    const { orm } = context.db;
    const [lead, asked] = [await findRequest(orm, leadId), await readingToAsk(orm, leadId)];
    if (!lead || lead.anonymisedAt || !asked) return undefined;
    const { installer } = await findPurchase(orm, asked.purchaseId);
    await issueRequestLink(context, leadId, token);
    return {
      ...{ to: lead.customerEmail, firstName: calledName(lead.customerName), company: installer.companyName },
      ...{ finishedOn: asked.finishedOn, predictedKwh: asked.predictedKwh, kind: asked.kind, token },
    };
  },
  letter: yearLaterLetter,
};

/** Two days after buying, a company has not been in touch. */
export const silentInstaller: MailKind<{ purchaseId: string }, SilentInstallerFacts> = {
  nameInLog: "Asked whether a company has been in touch",
  nameOnLead: "Asked about contact, to the customer",
  recipient: "customer",
  /** Undefined once the purchase or the project has ended. */
  async gather(context, { purchaseId }, token) {
    const { orm } = context.db;
    const { lead, installer, purchase } = await findPurchase(orm, purchaseId);
    const status = (await findProject(orm, lead.id))?.status;
    if (lead.anonymisedAt || purchase.endedAt || status !== "open") return undefined;
    await issueRequestLink(context, lead.id, token);
    return {
      ...{ to: lead.customerEmail, firstName: calledName(lead.customerName), company: installer.companyName },
      ...{ serviceLabel: leadServiceLabel(lead.serviceType), token },
    };
  },
  letter: silentInstallerLetter,
};
