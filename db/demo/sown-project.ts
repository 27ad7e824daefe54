import type { AppointmentKind } from "#content/appointment-kinds.ts";
import { demoInstallers } from "#content/demo/installers.ts";
import type { DemoAct, DemoProject, DemoQuote, Moment, TimesOffered } from "#content/demo/projects/project.ts";
import { checkedMcsNumber } from "#db/demo/company-steps.ts";
import { demoUuid } from "#db/demo/demo-id.ts";
import { quoteIdOf } from "#domain/quotes/send-quote.ts";
import { addDays, londonDay, londonMoment, londonMonday } from "#domain/time/calendar.ts";

const SATURDAY_AFTER_MONDAY = 5;
const WEEK_LENGTH = 7;

export type CompanysAct = Exclude<DemoAct, { by: "customer" }>;
export type CustomersAct = Extract<DemoAct, { by: "customer" }>;

/** A project as it is seeded: whose, and counted from which London day. */
export interface Sown {
  today: string;
  project: DemoProject;
  leadId: string;
}

export function leadOfProject({ form }: DemoProject): string {
  return demoUuid(`project of ${form.email}`);
}

export function momentOf(sown: Sown, [daysAgo, time]: Moment): Date {
  return londonMoment(`${dayOf(sown, daysAgo)}T${time}`);
}

export function dayOf({ today }: Sown, daysAgo: number): string {
  return addDays(today, -daysAgo);
}

export const purchaseOf = ({ leadId }: Sown, company: string) => demoUuid(`${leadId} ${company}@demo.example`);
export const messageOf = ({ leadId }: Sown, number: number) => demoUuid(`${leadId} message ${number}`);

/** A company sends one quote in a project. */
export const QUOTE_KEY = "demonstration";
export const quoteOf = (sown: Sown, company: string) => quoteIdOf(purchaseOf(sown, company), QUOTE_KEY);

/** A quote as a company's program would post it: days filled in, signed by the company itself. */
export function postedQuote(by: string, { validDays, startsInDays, ...quote }: DemoQuote, now: Date) {
  const company = demoInstallers.find(({ email }) => email === `${by}@demo.example`);
  if (!company) throw new Error(`the demonstration has no company ${by}`);
  const { companyName, address, city, postcode } = company;
  const today = londonDay(now);
  return {
    ...quote,
    party: { legalName: companyName, address: `${address}, ${city} ${postcode}` },
    mcsNumber: checkedMcsNumber(company),
    validUntil: addDays(today, validDays),
    earliestStart: addDays(today, startsInDays),
  };
}

export function offerOf(sown: Sown, company: string, { kind, minutes, times }: TimesOffered) {
  const moments = times.map(([inDays, time]) => londonMoment(`${afterWeekend(dayOf(sown, -inDays))}T${time}`));
  return { id: demoUuid(`${sown.leadId} ${company} ${kind}`), kind, minutes, times: moments };
}

/** The form of a customer who books the first time a company has offered. */
export function firstTimeOf(sown: Sown, company: string, kind: AppointmentKind) {
  for (const act of sown.project.acts) {
    if (act.does !== "offers" || act.by !== company || act.offer.kind !== kind) continue;
    const { id, times } = offerOf(sown, company, act.offer);
    if (times[0]) return { id, startsAt: times[0] };
  }
  throw new Error(`the demonstration has no ${kind} offered by ${company} to ${sown.project.form.name}`);
}

function afterWeekend(day: string): string {
  const monday = londonMonday(day);
  return day < addDays(monday, SATURDAY_AFTER_MONDAY) ? day : addDays(monday, WEEK_LENGTH);
}
