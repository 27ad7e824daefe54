import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import { refundReasonInWords } from "#content/refund-reasons.ts";
import type { purchasesOfLead } from "#domain/admin/leads/lead-file.sql.ts";
import { isTold, type ToldEvent } from "#domain/admin/projects/told-events.ts";
import { line } from "#domain/admin/timeline/sources.ts";
import type { TimelineLine } from "#domain/admin/timeline/timeline.ts";
import { SUBJECT } from "#domain/audit/audit-subject.ts";
import type { SubjectName } from "#domain/audit/subject-names.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import type { projectEventsOf } from "#domain/leads/projects.sql.ts";

type Purchase = Awaited<ReturnType<typeof purchasesOfLead>>[number];
type ProjectEvent = Awaited<ReturnType<typeof projectEventsOf>>[number];

interface Known {
  purchases: readonly Purchase[];
  events: readonly ProjectEvent[];
}

type Step = [at: Date, who: string | null, words: string, subject?: SubjectName];

/** "Customer" and "We" begin a sentence; SUBJECT stands for the company. */
const projectWords: Record<ToldEvent, [who: string | null, words: string]> = {
  quote_sent: [null, `${SUBJECT} sent a quote`],
  quote_withdrawn: [null, `${SUBJECT} withdrew a quote`],
  quote_declined: ["The customer", `declined a quote of ${SUBJECT}`],
  chosen: ["The customer", "chose a quote"],
  open: ["The customer", "had second thoughts, so the project is open again"],
  done: ["The customer", "said that the work is finished"],
  reading_given: ["The customer", `gave a year’s reading of the system by ${SUBJECT}`],
  contract_signed: ["The customer", `signed with ${SUBJECT}`],
  contract_cancelled: ["The customer", `cancelled the contract with ${SUBJECT}`],
  choice_asked: [null, `${SUBJECT} says it has won; we have asked the customer`],
  choice_denied: ["The customer", `said that ${SUBJECT} was not chosen`],
  choice_left: [null, `${SUBJECT} can no longer do the work`],
  replace_asked: ["The customer", `asked for another installer in place of ${SUBJECT}`],
  replaced: [null, `${SUBJECT} lost its place: it had not been in touch`],
  purchase_ended: [null, `${SUBJECT} no longer sees who the customer is`],
  times_offered: [null, `${SUBJECT} offered times`],
  time_booked: ["The customer", `and ${SUBJECT} agreed on a time`],
  times_proposed: ["The customer", `suggested times to ${SUBJECT}`],
  times_refused: ["The customer", `said that none of the times of ${SUBJECT} suit`],
  times_cancelled: [null, `A time with ${SUBJECT} was cancelled`],
  times_withdrawn: [null, `${SUBJECT} withdrew its times`],
  time_missed: ["The customer", `said that ${SUBJECT} did not come`],
  outline_picked: ["The customer", `picked ${SUBJECT}`],
  outline_declined: ["The customer", "declined an outline"],
  stopped: ["The customer", "stopped everything"],
  stop_confirmed: [null, `${SUBJECT} has stopped and deleted`],
  stop_overdue: [null, `${SUBJECT} has not confirmed the stop in time`],
  stop_resolved: ["An administrator", `resolved the stop for ${SUBJECT}`],
  contacted_again: ["The customer", `said that ${SUBJECT} got in touch again after the stop`],
};

const companyOf = ({ installerId, companyName }: Purchase): SubjectName => ({
  name: companyName,
  page: `/admin/installers/${encodeURIComponent(installerId)}`,
});

/** What happened to a lead by its customer, its companies and time. What administrators did is in their records. */
export function leadLines(lead: LeadRow, { purchases, events }: Known): TimelineLine[] {
  const work: SubjectName = {
    name: `${leadServiceLabel(lead.serviceType)}, ${lead.location}`,
    page: `/admin/leads/${lead.id}`,
  };
  const steps: Step[] = [
    ...beginning(lead, work),
    ...purchases.flatMap(purchaseSteps),
    ...events.flatMap((event) => projectSteps(event, purchases)),
    ...end(lead, work),
  ];
  return steps.map(([at, who, words, subject], n) => ({
    ...line("customer", n + 1, at),
    who,
    words,
    subject: subject ?? null,
  }));
}

function beginning({ origin, createdAt, availableAt }: LeadRow, work: SubjectName): Step[] {
  const asked: Step[] =
    origin === "quote_request" ? [[createdAt, "The customer", `asked for quotes: ${SUBJECT}`, work]] : [];
  if (!availableAt) return asked;
  const sale: Step = [availableAt, null, `${SUBJECT} was shown to installers, for sale`, work];
  if (origin !== "quote_request") return [sale];
  return [...asked, [availableAt, "The customer", "confirmed the email address"], sale];
}

function purchaseSteps(purchase: Purchase): Step[] {
  const { purchasedAt, priceCredits, report } = purchase;
  const company = companyOf(purchase);
  const bought: Step = [purchasedAt, null, `${SUBJECT} bought it for ${priceCredits} credits`, company];
  if (!report?.reason || !report.requestedAt) return [bought];
  return [bought, [report.requestedAt, null, `${SUBJECT} reported it: ${refundReasonInWords(report.reason)}`, company]];
}

function projectSteps({ kind, at, purchaseId }: ProjectEvent, purchases: readonly Purchase[]): Step[] {
  if (!isTold(kind)) return [];
  const purchase = purchases.find(({ id }) => id === purchaseId);
  const [who, words] = projectWords[kind];
  return [[at, who, words, purchase ? companyOf(purchase) : { name: "a company", page: null }]];
}

function end(lead: LeadRow, work: SubjectName): Step[] {
  const { closedAt, closedBy, customerClosedAt, contactAnsweredAt, anonymisedAt, anonymisedBecause } = lead;
  const steps: Step[] = [];
  if (contactAnsweredAt) steps.push([contactAnsweredAt, "The customer", "checked the contact details"]);
  if (closedAt && closedBy === "silence") {
    const words = `${SUBJECT} was withdrawn: the customer did not check the contact details within ${limits.contactAnswerDays} days`;
    steps.push([closedAt, null, words, work]);
  }
  if (closedAt && closedBy === "age") steps.push([closedAt, null, `${SUBJECT} expired`, work]);
  // If every place was sold, or the request already over, only the customer's wish is noted.
  const closedByCustomer = closedBy === "customer" ? closedAt : customerClosedAt;
  if (closedByCustomer) steps.push([closedByCustomer, "The customer", `closed ${SUBJECT}`, work]);
  if (anonymisedAt && anonymisedBecause !== "customer")
    steps.push([anonymisedAt, "We", `removed the contact details of ${SUBJECT} because of its age`, work]);
  return steps;
}
