import { limits } from "#config/limits.ts";
import { waitedInWords } from "#content/wait-in-words.ts";

/** Counted as it is; a share of n; a mean of n; or the median of n. The last three are words below ten. */
type Kind = "count" | "share" | "mean" | "median";

interface Counter {
  id: string;
  name: string;
  /** The query that counts it, in domain/. */
  query: string;
  kind: Kind;
  /** What the n is. */
  of?: string;
  how: string;
  /** The words for the reasons that it is counted by. */
  reasons?: Readonly<Record<string, string>>;
}

const CONTACT_HOURS = limits.statisticsContactHours;

/** The figures of /transparency, in their order. */
export const counters = [
  {
    id: "requests",
    name: "Requests confirmed",
    query: "requestsConfirmed",
    kind: "count",
    how: "Requests for quotes from this site that their customer confirmed by email in this time.",
  },
  {
    id: "three_companies",
    name: "Found three companies",
    query: "requestsWithThreeCompanies",
    kind: "share",
    of: "requests",
    how: "Of the confirmed requests, those that three or more companies have bought until today.",
  },
  {
    id: "first_contact",
    name: "Time to first contact",
    query: "firstContacts",
    kind: "median",
    of: "purchases",
    how: `The median clock hours from purchase to first contact, of purchases that became ${CONTACT_HOURS} hours old in this time and were not refunded; no contact counts as the longest.`,
  },
  {
    id: "contact_in_day",
    name: `Contacted within ${CONTACT_HOURS} hours`,
    query: "firstContacts",
    kind: "share",
    of: "purchases",
    how: `Of the same purchases, those whose first contact came within ${CONTACT_HOURS} hours.`,
  },
  {
    id: "quotes",
    name: "Quotes per request",
    query: "quotesOfRequests",
    kind: "mean",
    of: "requests",
    how: "Companies that have sent a quote until today, divided by the confirmed requests.",
  },
  {
    id: "chosen",
    name: "Chose a quote",
    query: "requestsThatChose",
    kind: "share",
    of: "requests",
    how: "Of the confirmed requests, those whose customer has chosen a quote here until today.",
  },
  {
    id: "refunds",
    name: "Purchases refunded",
    query: "purchasesRefunded",
    kind: "share",
    of: "purchases",
    how: "Of the purchases of this time, those whose credits we have given back until today, by the reason of the report; without one, by why: the customer never asked, cannot be reached, or closed or stopped within a day.",
    reasons: {
      wrong_phone: "wrong phone number",
      wrong_email: "wrong email address",
      duplicate: "duplicate",
      not_genuine: "not genuine",
      not_as_described: "not as described",
      never_asked: "never asked for",
      bad_number: "customer cannot be reached",
      withdrawn: "withdrawn",
    },
  },
  {
    id: "checks",
    name: "Checks failed or ended",
    query: "checksFailedOrEnded",
    kind: "count",
    how: "Checks of companies that an administrator recorded as failed, and passed ones whose last day went by without a newer check.",
    reasons: { failed: "failed", ended: "ended" },
  },
  {
    id: "suspensions",
    name: "Companies suspended or declined",
    query: "companiesSuspended",
    kind: "count",
    how: "Decisions of administrators to suspend an approved company or to decline an application; each company is told the reason in words.",
    reasons: { suspended: "suspended", declined: "declined" },
  },
  {
    id: "reviews",
    name: "Reviews published and removed",
    query: "reviewsPublishedAndRemoved",
    kind: "count",
    how: "Reviews that were published in this time, and those that were removed, by reason, also where one came back after a second look.",
    reasons: {
      published: "published",
      not_genuine: "removed as not genuine",
      incentivised: "removed as incentivised",
      personal_data: "removed for personal data",
      unlawful: "removed as unlawful",
      wrong_company: "removed as about another company",
      advertising: "removed as advertising",
      withdrawn_by_author: "withdrawn by the author",
    },
  },
  {
    id: "complaints",
    name: "Complaints answered in time",
    query: "complaintsAnsweredInTime",
    kind: "share",
    of: "complaints",
    how: `Of the complaints whose answer was due in this time, ${limits.complaintAnswerDays} days after they reached us, those answered by then.`,
  },
] as const satisfies readonly Counter[];

export type CounterId = (typeof counters)[number]["id"];

/** The counts of other public pages. */
export const otherCounters = [
  { query: "countApprovedInstallersCovering", where: "an area's page: companies that work there" },
  { query: "recentWaits", where: "/: how soon companies get in touch" },
  { query: "liveLeadsByService", where: "/how-it-works-for-installers: leads for sale" },
  { query: "refundedByService", where: "/how-it-works-for-installers: share of purchases refunded" },
] as const;

/** A figure as it is counted. */
export interface CountedFigure {
  count: number;
  of?: number;
  by?: Readonly<Record<string, number>>;
  medianMinutes?: number | null;
}

/** "212", "64% (n = 212)", "3.5 hours (n = 12)", "2.1 (n = 212)" or "Too few to say (n = 7)". */
export function figureInWords({ kind }: Pick<Counter, "kind">, figure: CountedFigure): string {
  const { count, of = 0, medianMinutes } = figure;
  if (kind === "count") return whole.format(count);
  if (of < limits.statisticsMin) return `Too few to say (n = ${of})`;
  return `${valueInWords(kind, count, of, medianMinutes ?? null)} (n = ${whole.format(of)})`;
}

function valueInWords(kind: Kind, count: number, of: number, medianMinutes: number | null): string {
  if (kind === "mean") return (count / of).toFixed(1);
  if (kind === "share") return `${Math.round((count * PERCENT) / of)}%`;
  return medianMinutes === null ? `over ${CONTACT_HOURS} h` : waitedInWords(medianMinutes);
}

/** "3 not genuine, 1 duplicate": of a share only where there are ten to share; with its reasons also where all are 0. */
export function reasonsInWords(
  { kind, reasons = {} }: Pick<Counter, "kind" | "reasons">,
  figure: CountedFigure,
): string[] {
  if (kind !== "count" && (figure.of ?? 0) < limits.statisticsMin) return [];
  return Object.entries(reasons).map(([reason, words]) => {
    const count = figure.by?.[reason] ?? 0;
    const share = kind === "share" ? `${Math.round((count * PERCENT) / (figure.of ?? 1))}%` : whole.format(count);
    return `${words}: ${share}`;
  });
}

const PERCENT = 100;
const whole = new Intl.NumberFormat("en-GB");
