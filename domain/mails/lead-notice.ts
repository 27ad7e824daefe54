import { type LeadNoticeFacts, leadNoticeLetter } from "#content/mails/lead-notice.ts";
import { leadServiceLabel } from "#content/options.ts";
import { calledName } from "#domain/contact/person-name.ts";
import { leadById } from "#domain/leads/lead-record.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";

export const leadNotice: MailKind<{ leadId: string }, LeadNoticeFacts> = {
  nameInLog: "What we hold and why, to the customer",
  nameOnLead: "What we hold and why, to the customer",
  recipient: "customer",
  /** Undefined once the details have been deleted. */
  async gather(context, { leadId }, token) {
    const lead = await leadById(context.db.orm, leadId);
    if (!lead || lead.anonymisedAt) return undefined;
    await issueRequestLink(context, leadId, token);
    return {
      to: lead.customerEmail,
      firstName: calledName(lead.customerName),
      serviceLabel: leadServiceLabel(lead.serviceType),
      held: ["name", "email address", ...(lead.customerPhone ? ["phone number"] : []), "postcode"],
      isImported: lead.importFingerprint !== null,
      source: lead.importSource,
      token,
    };
  },
  letter: leadNoticeLetter,
};
