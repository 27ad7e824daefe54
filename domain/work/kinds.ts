import type { SQL } from "drizzle-orm";
import { limits } from "#config/limits.ts";
import { poundsAndPence } from "#content/planner/figures.ts";
import { firstNameOf } from "#domain/contact/person-name.ts";
import type { AdminAct } from "#domain/roles.ts";
import {
  applications,
  booksThatDiffer,
  bouncedMails,
  cardDisputes,
  customerComplaints,
  daysLater,
  detailChanges,
  failedJobs,
  failedMails,
  leadReports,
  moneyBack,
  openComplaints,
  overdueStops,
  papers,
  paymentMismatchesOpen,
  refundsToApprove,
  reportedMessages,
  reportedOutlines,
} from "#domain/work/waiting.sql.ts";

/** What it is about, for those who look at one sort of thing at a time. */
export type WorkSubject = "companies" | "customers" | "stops" | "money" | "system";

/** What a sentence about something that waits is made of. */
export interface WaitingFacts {
  /** The company it is about, by name. */
  company: string | null;
  /** The customer or whoever else it is about, by the whole name: titles name customers by the first. */
  person: string | null;
  /** What tells one from another of its kind, as its table has it. */
  code: string | null;
  pence: number | null;
}

interface WorkKind {
  label: string;
  about: WorkSubject;
  /** The act that decides it: whoever may do that sees it. */
  act: AdminAct;
  /** Selects what waits, each with its deadline. */
  waits: (now: Date) => SQL;
  /** Where it is decided; `link` is what the query says. */
  to: (link: string) => string;
  /** Who it is about, in a few words; empty where only its kind is known. */
  title: (facts: WaitingFacts) => string;
}

/** The page of the customer or company whose mail it is. */
const ofMail = (link: string) => (link ? `/admin/${link}` : "/admin/work");

const within = (days: number) => (since: SQL) => daysLater(since, days);
const inVetting = within(limits.vettingWorkDays);
const inPayments = within(limits.paymentWorkDays);
const inADay = within(limits.failedWorkDays);

const ofCompany = ({ company }: WaitingFacts) => company ?? "";
const firstName = ({ person }: WaitingFacts) => firstNameOf(person ?? "");
const amount = ({ pence }: WaitingFacts) => (pence === null ? "an amount" : poundsAndPence(pence / 100));
const ofMoney = (facts: WaitingFacts) => `${facts.company}, ${amount(facts)}`;

/** Everything that can wait for an administrator: each thing that waits is in exactly one of these queries. */
export const workKinds = {
  application: {
    label: "Application",
    about: "companies",
    act: "vetting",
    waits: () => applications(inVetting),
    to: (id) => `/admin/installers/${id}`,
    title: ofCompany,
  },
  details: {
    label: "Change of details",
    about: "companies",
    act: "vetting",
    waits: () => detailChanges(inVetting),
    to: (id) => `/admin/installers/${id}#change`,
    title: ofCompany,
  },
  paper: {
    label: "Papers",
    about: "companies",
    act: "vetting",
    waits: () => papers(inVetting),
    to: (id) => `/admin/installers/${id}#documents`,
    title: ofCompany,
  },
  message: {
    label: "Reported message",
    about: "customers",
    act: "complaints",
    waits: () => reportedMessages(within(limits.reportedWordsDays)),
    to: () => "/admin/reports",
    title: (facts) =>
      facts.code === "customer" ? `${firstName(facts)} to ${facts.company}` : `${facts.company} to ${firstName(facts)}`,
  },
  outline: {
    label: "Reported outline",
    about: "customers",
    act: "complaints",
    waits: () => reportedOutlines(within(limits.reportedWordsDays)),
    to: () => "/admin/reports",
    title: (facts) => `${facts.company} to ${firstName(facts)}`,
  },
  report: {
    label: "Lead report",
    about: "customers",
    act: "lead_reports",
    waits: () => leadReports(within(limits.leadReportDays)),
    to: () => "/admin/refunds",
    title: (facts) => `${facts.company} about ${firstName(facts)}`,
  },
  complaint: {
    label: "Complaint",
    about: "customers",
    act: "complaints",
    waits: customerComplaints,
    to: () => "/admin/reports#complaints-title",
    title: (facts) => `${firstName(facts)} about ${facts.company}`,
  },
  "public-complaint": {
    label: "Public complaint",
    about: "customers",
    act: "complaints",
    waits: openComplaints,
    to: () => "/admin/reports#public-complaints-title",
    title: ({ person, code }) => `${person} about ${code}`,
  },
  stop: {
    label: "Stop",
    about: "stops",
    act: "stops",
    waits: overdueStops,
    to: () => "/admin/stops",
    title: (facts) => `${facts.company}, about ${firstName(facts)} in ${facts.code}`,
  },
  "failed-mail": {
    label: "Failed mail",
    about: "system",
    act: "customers",
    waits: (now) => failedMails(inADay, now),
    to: ofMail,
    title: firstName,
  },
  "bounced-mail": {
    label: "Bounced mail",
    about: "system",
    act: "customers",
    waits: (now) => bouncedMails(inADay, now),
    to: ofMail,
    title: firstName,
  },
  dispute: {
    label: "Card dispute",
    about: "money",
    act: "payments",
    waits: () => cardDisputes(inPayments),
    to: (id) => `/admin/payments/${id}`,
    title: ofMoney,
  },
  mismatch: {
    label: "Payment mismatch",
    about: "money",
    act: "payments",
    waits: () => paymentMismatchesOpen(inPayments),
    to: () => "/admin/payments#mismatches",
    title: ofMoney,
  },
  "money-back": {
    label: "Card refund",
    about: "money",
    act: "payments",
    waits: () => moneyBack(inPayments),
    to: (id) => `/admin/payments/${id}`,
    title: ofMoney,
  },
  "second-person": {
    label: "Second person",
    about: "money",
    act: "payments",
    waits: () => refundsToApprove(within(limits.secondPersonDays)),
    to: (id) => `/admin/payments/${id}#refund`,
    title: (facts) => `Refund of ${amount(facts)} to ${facts.company}`,
  },
  job: {
    label: "Failed job",
    about: "system",
    act: "operation",
    waits: () => failedJobs(inADay),
    to: () => "/admin/operation#failed",
    title: () => "",
  },
  books: {
    label: "Mismatch in the books",
    about: "money",
    act: "operation",
    waits: () => booksThatDiffer(inADay),
    to: (month) => `/admin/payments/accounting?month=${month}`,
    title: () => "",
  },
} as const satisfies Record<string, WorkKind>;

export type WorkKindName = keyof typeof workKinds;

export const workKindNames = Object.keys(workKinds) as WorkKindName[];

export function isWorkKind(name: string): name is WorkKindName {
  return Object.hasOwn(workKinds, name);
}
