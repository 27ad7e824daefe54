import type { MailFacts } from "#content/mails/mail-facts.ts";
import { distanceMiles } from "#domain/areas/distance-miles.ts";
import { findOutwardCode } from "#domain/areas/outward-code.ts";
import type { Context } from "#domain/context.ts";
import { type Coverage, coverageOf } from "#domain/installers/coverage.ts";
import { installerById } from "#domain/installers/find-installer.ts";
import type { MaskedLead } from "#domain/leads/lead.ts";
import type { Mail } from "#domain/outbox/job.ts";
import { leadsOffered, offeredLead } from "#domain/sale/offered-leads.ts";

type AlertMail = Extract<Mail, { mail: "lead-alert" | "lead-digest" }>;

/**
 * What a mail about new leads says, masked, from what is true now. Undefined when there is nothing to say any more: the
 * leads are gone or bought by the reader, who may also have been suspended, moved its area or chosen otherwise.
 * `token` is the signed end of the link that changes alerts, from the caller.
 */
export async function gatherAlertFacts(
  context: Context,
  mail: AlertMail,
  token: string,
): Promise<MailFacts | undefined> {
  const reader = await readerOf(context, mail.installerId);
  if (!reader) return undefined;
  const about = { to: reader.email, contactName: reader.contactName, token };
  return mail.mail === "lead-alert"
    ? alertFacts(context, mail, { ...reader, about })
    : digestFacts(context, mail, { ...reader, about });
}

interface Reader {
  email: string;
  contactName: string;
  coverage: Coverage;
}
type About = { about: { to: string; contactName: string; token: string } };

async function readerOf({ db }: Context, installerId: string): Promise<Reader | undefined> {
  const company = await installerById(db.orm, installerId);
  const coverage = company?.status === "approved" ? await coverageOf(db.orm, installerId) : undefined;
  return company && coverage && { email: company.email, contactName: company.contactName, coverage };
}

async function alertFacts(
  { db, now }: Context,
  { leadId, installerId }: AlertMail & { mail: "lead-alert" },
  { coverage, about }: Reader & About,
): Promise<MailFacts | undefined> {
  if (coverage.alerts !== "at_once") return undefined;
  const lead = await offeredLead(db.orm, leadId, { installerId, base: coverage, now });
  return lead && isInArea(lead, coverage) ? { mail: "lead-alert", ...about, lead } : undefined;
}

async function digestFacts(
  { db, now }: Context,
  { installerId, since, until }: AlertMail & { mail: "lead-digest" },
  { coverage, about }: Reader & About,
): Promise<MailFacts | undefined> {
  if (coverage.alerts !== "daily") return undefined;
  const period = { since: new Date(since), until: new Date(until) };
  const { leads, more } = await leadsOffered(db.orm, { installerId, coverage, ...period, now });
  return leads.length > 0 ? { mail: "lead-digest", ...about, leads, more } : undefined;
}

function isInArea(lead: MaskedLead, coverage: Coverage): boolean {
  const place = findOutwardCode(lead.outcode);
  const near = place && distanceMiles(coverage, place) <= coverage.radiusMiles;
  return near === true && coverage.services.includes(lead.serviceType);
}
