import {
  type LeadAlertFacts,
  type LeadDigestFacts,
  leadAlertLetter,
  leadDigestLetter,
} from "#content/mails/lead-alerts.ts";
import { signAlertLink } from "#domain/alerts/alert-link.ts";
import type { Context } from "#domain/context.ts";
import { coverageOf } from "#domain/coverage/coverage.ts";
import { isMatch } from "#domain/coverage/matching.ts";
import { installerById } from "#domain/installers/find-installer.ts";
import { leadsOffered, offeredLead } from "#domain/leads-for-sale/offered-leads.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";

// Both say, masked, what is true now, and nothing when the leads are gone or already bought by the reader, who may also
// have been suspended, moved area or changed their choices.

/** That a lead has come on sale. */
export const leadAlert: MailKind<{ leadId: string; installerId: string }, LeadAlertFacts> = {
  nameInLog: "New lead",
  recipient: "account",
  signToken,
  async gather(context, { leadId, installerId }, token) {
    const reader = await readerOf(context, installerId);
    if (reader?.coverage.alerts !== "at_once") return undefined;
    const { coverage, about } = reader;
    const lead = await offeredLead(context.db.orm, leadId, { installerId, base: coverage, now: context.now });
    return lead && isMatch({ ...lead, hasPhone: lead.phoneMasked !== null }, coverage)
      ? { ...about, token, lead }
      : undefined;
  },
  letter: leadAlertLetter,
};

/** The leads from one 7:00 to the next (ISO 8601). */
export const leadDigest: MailKind<{ installerId: string; since: string; until: string }, LeadDigestFacts> = {
  nameInLog: "New leads of the day",
  recipient: "account",
  signToken,
  async gather(context, { installerId, since, until }, token) {
    const reader = await readerOf(context, installerId);
    if (reader?.coverage.alerts !== "daily") return undefined;
    const { coverage, about } = reader;
    const period = { since: new Date(since), until: new Date(until) };
    const wanted = { installerId, coverage, ...period, now: context.now };
    const { leads, more } = await leadsOffered(context.db.orm, wanted);
    return leads.length > 0 ? { ...about, token, leads, more } : undefined;
  },
  letter: leadDigestLetter,
};

/** The link that changes alerts works in every mail, without signing in. */
function signToken({ installerId }: { installerId: string }, key: string, now: Date): string {
  return signAlertLink(installerId, key, now);
}

async function readerOf({ db }: Context, installerId: string) {
  const company = await installerById(db.orm, installerId);
  const coverage = company?.status === "approved" ? await coverageOf(db.orm, installerId) : undefined;
  return company && coverage && { coverage, about: { to: company.email, contactName: company.contactName } };
}
