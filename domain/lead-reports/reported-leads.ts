import { limits } from "#config/limits.ts";
import { type LeadOutcome, outcomeOfReason } from "#content/lead-outcomes.ts";
import { leadServiceLabel } from "#content/options.ts";
import type { RefundReason } from "#content/refund-reasons.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { addressInWords } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";
import {
  countOpenReports,
  decidedReportRows,
  decisionCounts,
  earlierPurchases,
  evidenceOfLeads,
  openReportRows,
  otherBuyers,
  undeliveredMails,
} from "#domain/lead-reports/evidence.sql.ts";
import { factsAbout, type KnownFact } from "#domain/lead-reports/why-decided.ts";
import { outcomesFor } from "#domain/leads/contact-question.ts";
import type { LeadStatus } from "#domain/leads/lead.ts";
import { type Customer, presentCustomer } from "#domain/leads/present-customer.ts";
import { sightOf } from "#domain/leads/sight.ts";
import { type Credits, credits } from "#domain/money.ts";
import { noteCustomerRead } from "#domain/security-log/record-hourly.ts";
import { hoursAfter } from "#domain/time/periods.ts";

/** A report awaiting a decision, with what is known about it. */
export interface OpenReport {
  id: string;
  companyName: string;
  serviceLabel: string;
  location: string;
  priceCredits: Credits;
  purchasedAt: Date;
  requestedAt: Date;
  reason: RefundReason;
  note: string | null;
  customer: Customer & { message: string | null };
  leadStatus: LeadStatus;
  /** What the administrator can do with the lead on accepting the report, and the default. */
  outcomes: LeadOutcome[];
  outcome: LeadOutcome;
  evidence: Evidence;
}

export interface Evidence {
  /** When the customer confirmed their email address; null for leads entered by an administrator. */
  confirmedAt: Date | null;
  /** Mails to the customer that have not arrived; permanently if the other side refused them or we gave up. */
  undelivered: { queuedAt: Date; isForGood: boolean; answer: string }[];
  /** Leads from the same customer that this installer had bought before. */
  boughtBefore: { purchasedAt: Date; serviceLabel: string; same: "email" | "phone" }[];
  otherBuyers: number;
  /** What other buyers reported about this lead. */
  otherReports: RefundReason[];
  /** How many of those reported the same. */
  sameReports: number;
  /** Bounces, refusals, the question to the customer and their answers, oldest first. */
  facts: KnownFact[];
  /** We asked the customer then, and they have not answered for 72 hours. */
  silentSince: Date | null;
  /** When the contact details were last corrected after the purchase, if the phone number is a new one. */
  phoneCorrectedAt: Date | null;
  /** When the company first marked that it had contacted the customer. */
  contactedAt: Date | null;
  /** When the customer chose this company. */
  chosenAt: Date | null;
  /** How this installer's earlier reports were decided. */
  accepted: number;
  declined: number;
}

export interface DecidedReport {
  id: string;
  companyName: string;
  serviceLabel: string;
  location: string;
  reason: RefundReason;
  status: "accepted" | "declined";
  decidedAt: Date;
  /** The address of a person, "by program", or the company itself, which closed its account. */
  decidedBy: string;
  decisionReason: string | null;
}

/** The first page of waiting reports, oldest first, and the total. Errors: not_signed_in, not_admin. */
export async function openReports(context: Context, actor: Actor): Promise<{ items: OpenReport[]; total: number }> {
  const admin = requireAdmin(actor, "lead_reports");
  const tx = context.db.orm;
  await noteCustomerRead(context, admin, "reported leads");
  const rows = await openReportRows(tx, limits.adminPageSize);
  const leadIds = rows.map(({ lead }) => lead.id);
  const known: Known = {
    now: context.now,
    facts: await evidenceOfLeads(tx, leadIds),
    mails: await undeliveredMails(tx, leadIds),
    earlier: await earlierPurchases(
      tx,
      rows.map(({ purchase }) => purchase.id),
    ),
    buyers: await otherBuyers(tx, leadIds),
    decisions: await decisionCounts(
      tx,
      rows.map(({ request }) => request.installerId),
    ),
  };
  return { items: rows.map((row) => presentOpen(row, known)), total: await countOpenReports(tx) };
}

/** The newest decisions. Errors: not_signed_in, not_admin. */
export async function decidedReports({ db }: Context, actor: Actor): Promise<DecidedReport[]> {
  requireAdmin(actor, "lead_reports");
  const rows = await decidedReportRows(db.orm, limits.adminPageSize);
  return rows.map(({ request, lead, companyName, decidedBy }) => ({
    id: request.id,
    companyName,
    serviceLabel: leadServiceLabel(lead.serviceType),
    location: lead.location,
    reason: request.reason,
    status: request.status === "accepted" ? "accepted" : "declined",
    decidedAt: request.decidedAt ?? request.requestedAt,
    decidedBy: decidedBy ? addressInWords(decidedBy) : request.status === "accepted" ? "by program" : "the company",
    decisionReason: request.decisionReason,
  }));
}

interface Known {
  now: Date;
  facts: Awaited<ReturnType<typeof evidenceOfLeads>>;
  mails: Awaited<ReturnType<typeof undeliveredMails>>;
  earlier: Awaited<ReturnType<typeof earlierPurchases>>;
  buyers: Awaited<ReturnType<typeof otherBuyers>>;
  decisions: Awaited<ReturnType<typeof decisionCounts>>;
}

/** A text about the customer; without contact details once the company may no longer know them. */
const shownOf = ({ purchase, lead }: OpenRow) => sightOf(lead, purchase).text;

type OpenRow = Awaited<ReturnType<typeof openReportRows>>[number];

function presentOpen(row: OpenRow, known: Known): OpenReport {
  const { request, purchase, lead, companyName } = row;
  const shown = shownOf(row);
  const outcomes = outcomesFor(lead);
  const usual = outcomeOfReason[request.reason];
  return {
    id: request.id,
    companyName,
    serviceLabel: leadServiceLabel(lead.serviceType),
    location: shown(lead.location),
    priceCredits: credits(purchase.priceCredits),
    purchasedAt: purchase.purchasedAt,
    requestedAt: request.requestedAt,
    reason: request.reason,
    note: shown(request.note),
    customer: { ...presentCustomer(lead, sightOf(lead, purchase)), message: shown(lead.description) },
    leadStatus: lead.status,
    outcomes,
    outcome: outcomes.includes(usual) ? usual : "keep",
    evidence: evidenceOf(row, known),
  };
}

function evidenceOf(row: OpenRow, known: Known): Evidence {
  const { request, purchase, lead, chosenAt } = row;
  const facts = factsAbout(
    known.facts.filter(({ leadId }) => leadId === lead.id),
    purchase.id,
  );
  const others = known.buyers.filter((buyer) => buyer.leadId === lead.id && buyer.purchaseId !== purchase.id);
  const decided = (status: "accepted" | "declined") =>
    known.decisions.find((one) => one.installerId === request.installerId && one.status === status)?.total ?? 0;
  return {
    confirmedAt: lead.origin === "quote_request" ? lead.availableAt : null,
    undelivered: known.mails
      .filter(({ leadId }) => leadId === lead.id)
      .map((mail) => ({
        queuedAt: mail.queuedAt,
        isForGood: mail.failedAt !== null,
        answer: shownOf(row)(mail.lastError) ?? "",
      })),
    boughtBefore: known.earlier
      .filter(({ reportedId }) => reportedId === purchase.id)
      .map(({ purchasedAt, serviceType, sameEmail }) => ({
        purchasedAt,
        serviceLabel: leadServiceLabel(serviceType),
        same: sameEmail ? "email" : "phone",
      })),
    otherBuyers: others.length,
    otherReports: others.flatMap(({ reason }) => (reason ? [reason] : [])),
    sameReports: others.filter(({ reason }) => reason === request.reason).length,
    facts,
    silentSince: silentSince(facts, known.now),
    phoneCorrectedAt: phoneCorrectedAt(row),
    contactedAt: purchase.firstContactAt,
    chosenAt,
    accepted: decided("accepted"),
    declined: decided("declined"),
  };
}

function silentSince(facts: readonly KnownFact[], now: Date): Date | null {
  const asked = facts.find(({ kind }) => kind === "asked");
  const isSilent = asked && !facts.some(({ kind }) => kind === "answer");
  return isSilent && hoursAfter(asked.at, limits.reportQuestionHours) <= now ? asked.at : null;
}

function phoneCorrectedAt({ purchase, lead }: OpenRow): Date | null {
  const { contactCorrectedAt, customerPhone, earlierDetails } = lead;
  const isNew = earlierDetails.some((earlier) => earlier.customerPhone && earlier.customerPhone !== customerPhone);
  return isNew && contactCorrectedAt && contactCorrectedAt > purchase.purchasedAt ? contactCorrectedAt : null;
}
