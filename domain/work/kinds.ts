import { limits } from "#config/limits.ts";
import { firstNameOf } from "#domain/contact/person-name.ts";
import type { AdminAct } from "#domain/roles.ts";

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
  /** Within how many calendar days; null: what waits has a day of its own. */
  days: number | null;
  /** Where it is decided; `link` is what the query says. */
  to: (link: string) => string;
  /** Who it is about, in a few words; empty where only its kind is known. */
  title: (facts: WaitingFacts) => string;
}

/** The page of the customer or company whose mail it is. */
const ofMail = (link: string) => (link ? `/admin/${link}` : "/admin/work");

const ofCompany = ({ company }: WaitingFacts) => company ?? "";
const firstName = ({ person }: WaitingFacts) => firstNameOf(person ?? "");

/** Everything that can wait for an administrator: each thing that waits is in exactly one of these queries. */
export const workKinds = {
  application: {
    label: "Application",
    about: "companies",
    act: "vetting",
    days: limits.vettingWorkDays,
    to: (id) => `/admin/installers/${id}`,
    title: ofCompany,
  },
  details: {
    label: "Change of details",
    about: "companies",
    act: "vetting",
    days: limits.vettingWorkDays,
    to: (id) => `/admin/installers/${id}#change`,
    title: ofCompany,
  },
  paper: {
    label: "Papers",
    about: "companies",
    act: "vetting",
    days: limits.vettingWorkDays,
    to: (id) => `/admin/installers/${id}#documents`,
    title: ofCompany,
  },
  "contract-name": {
    label: "Name on a contract",
    about: "companies",
    act: "vetting",
    days: limits.vettingWorkDays,
    to: () => "/admin/contract-names",
    title: ({ company, code }) => `“${code}”, not ${company}`,
  },
  deposit: {
    label: "Deposit",
    about: "companies",
    act: "vetting",
    days: limits.depositWorkDays,
    to: (id) => `/admin/installers/${id}#deposits`,
    title: ofCompany,
  },
  message: {
    label: "Reported message",
    about: "customers",
    act: "complaints",
    days: limits.reportedWordsDays,
    to: () => "/admin/reports",
    title: (facts) =>
      facts.code === "customer" ? `${firstName(facts)} to ${facts.company}` : `${facts.company} to ${firstName(facts)}`,
  },
  outline: {
    label: "Reported outline",
    about: "customers",
    act: "complaints",
    days: limits.reportedWordsDays,
    to: () => "/admin/reports",
    title: (facts) => `${facts.company} to ${firstName(facts)}`,
  },
  report: {
    label: "Lead report",
    about: "customers",
    act: "lead_reports",
    days: limits.leadReportDays,
    to: (id) => `/admin/refunds?report=${id}`,
    title: (facts) => `${facts.company} about ${firstName(facts)}`,
  },
  appeal: {
    label: "Second look",
    about: "companies",
    act: "vetting",
    days: null,
    to: () => "/admin/appeals",
    title: ofCompany,
  },
  signal: {
    label: "Signal",
    about: "companies",
    act: "vetting",
    days: limits.signalWorkDays,
    to: (id) => `/admin/signals#signal-${id}`,
    title: ofCompany,
  },
  "report-appeal": {
    label: "Second look",
    about: "customers",
    act: "lead_reports",
    days: null,
    to: () => "/admin/appeals",
    title: ofCompany,
  },
  "review-appeal": {
    label: "Second look",
    about: "customers",
    act: "complaints",
    days: null,
    to: () => "/admin/appeals",
    title: ({ company, person }) => company ?? firstNameOf(person ?? ""),
  },
  "held-request": {
    label: "Request on hold",
    about: "customers",
    act: "customers",
    days: limits.requestHeldDays,
    to: () => "/admin/reports#held-title",
    title: firstName,
  },
  complaint: {
    label: "Complaint",
    about: "customers",
    act: "complaints",
    days: null,
    to: () => "/admin/reports#complaints-title",
    title: (facts) => `${firstName(facts)} about ${facts.company}`,
  },
  "public-complaint": {
    label: "Public complaint",
    about: "customers",
    act: "complaints",
    days: null,
    to: () => "/admin/reports#public-complaints-title",
    title: ({ person, code }) => `${person} about ${code}`,
  },
  "review-held": {
    label: "Held review",
    about: "customers",
    act: "complaints",
    days: null,
    to: (id) => `/admin/reviews#${id}`,
    title: ofCompany,
  },
  "review-dispute": {
    label: "Disputed review",
    about: "customers",
    act: "complaints",
    days: null,
    to: (id) => `/admin/reviews#${id}`,
    title: ofCompany,
  },
  "review-notice": {
    label: "Review said to be unlawful",
    about: "customers",
    act: "complaints",
    days: null,
    to: (id) => `/admin/reviews#${id}`,
    title: ofCompany,
  },
  "review-report": {
    label: "Reported review",
    about: "customers",
    act: "complaints",
    days: null,
    to: (id) => `/admin/reviews#${id}`,
    title: ofCompany,
  },
  "review-read": {
    label: "Review to read",
    about: "customers",
    act: "complaints",
    days: null,
    to: (id) => `/admin/reviews#${id}`,
    title: ofCompany,
  },
  "data-request": {
    label: "Data request",
    about: "customers",
    act: "customers",
    days: null,
    to: () => "/admin/data-requests",
    title: ({ person }) => person ?? "",
  },
  stop: {
    label: "Stop",
    about: "stops",
    act: "stops",
    days: null,
    to: () => "/admin/stops",
    title: (facts) => `${facts.company}, about ${firstName(facts)} in ${facts.code}`,
  },
  "failed-mail": {
    label: "Failed mail",
    about: "system",
    act: "customers",
    days: limits.failedWorkDays,
    to: ofMail,
    title: firstName,
  },
  "bounced-mail": {
    label: "Bounced mail",
    about: "system",
    act: "customers",
    days: limits.failedWorkDays,
    to: ofMail,
    title: firstName,
  },
  dispute: {
    label: "Card dispute",
    about: "money",
    act: "payments",
    days: limits.paymentWorkDays,
    to: (id) => `/admin/payments/${id}`,
    title: ofCompany,
  },
  mismatch: {
    label: "Payment mismatch",
    about: "money",
    act: "payments",
    days: limits.paymentWorkDays,
    to: () => "/admin/payments#mismatches",
    title: ofCompany,
  },
  "money-back": {
    label: "Card refund",
    about: "money",
    act: "payments",
    days: limits.paymentWorkDays,
    to: (id) => `/admin/payments/${id}`,
    title: ofCompany,
  },
  "second-person": {
    label: "Second person",
    about: "money",
    act: "payments",
    days: limits.secondPersonDays,
    to: (id) => `/admin/payments/${id}#refund`,
    title: (facts) => `Refund to ${facts.company}`,
  },
  "second-person-grant": {
    label: "Second person",
    about: "money",
    act: "payments",
    days: limits.secondPersonDays,
    to: () => "/admin/second-person#grants",
    title: (facts) => `Grant to ${facts.company}`,
  },
  "second-person-recovery": {
    label: "Second person",
    about: "companies",
    act: "roles",
    days: limits.secondPersonDays,
    to: () => "/admin/second-person#recoveries",
    title: (facts) => `Help for ${facts.person} at ${facts.company}`,
  },
  job: {
    label: "Failed job",
    about: "system",
    act: "operation",
    days: limits.failedWorkDays,
    to: () => "/admin/operation#failed",
    title: () => "",
  },
  history: {
    label: "Mismatch in the books",
    about: "money",
    act: "operation",
    days: limits.failedWorkDays,
    to: (id) => `/admin/installers/${id}`,
    title: ofCompany,
  },
  books: {
    label: "Mismatch in the books",
    about: "money",
    act: "operation",
    days: limits.failedWorkDays,
    to: (month) => `/admin/payments/accounting?month=${month}`,
    title: () => "",
  },
} as const satisfies Record<string, WorkKind>;

export type WorkKindName = keyof typeof workKinds;

export const workKindNames = Object.keys(workKinds) as WorkKindName[];

/** Whether it is the name of a kind. Errors: none. */
export function isWorkKind(name: string): name is WorkKindName {
  return Object.hasOwn(workKinds, name);
}
