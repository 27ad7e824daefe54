import type { Queryable } from "#db/connection.ts";
import { mailboxOf } from "#domain/contact/mailbox.ts";
import { companyBehind, peopleOf } from "#domain/installers/told.sql.ts";
import { COMPANY_ROLES, type CompanyRole, mayAct } from "#domain/roles.ts";
import { londonDay } from "#domain/time/calendar.ts";

interface Told {
  /** Whoever has one of these roles is told in any case. */
  always: readonly CompanyRole[];
  /** Whoever the lead is assigned to is told, and while they are away whoever covers. */
  assignee: boolean;
  /** Told where nobody looks after the lead: assigned to nobody, or to somebody away without cover. */
  otherwise: readonly CompanyRole[];
}

/**
 * Who in a company is told of what; every mail and device notice to a company names one of these. `lead`: a bought lead.
 * `duty`: stops, suspension, papers that end, and what else the company itself must know. `money`: receipts, credit
 * notes, decided reports. `matches`: new leads. `team`: changes of its people. `digest`: what waited for the day, of which each gets their own part.
 */
export const told = {
  lead: { always: [], assignee: true, otherwise: ["owner", "office"] },
  duty: { always: ["owner", "office"], assignee: true, otherwise: [] },
  money: { always: ["owner", "books"], assignee: false, otherwise: [] },
  matches: { always: ["owner", "office"], assignee: false, otherwise: [] },
  team: { always: ["owner"], assignee: false, otherwise: [] },
  digest: { always: COMPANY_ROLES.filter((role) => mayAct(role, "bought_leads")), assignee: false, otherwise: [] },
} as const satisfies Record<string, Told>;

export type ToldOf = keyof typeof told;

export interface Reader {
  userId: string;
  name: string;
  email: string;
}

export type Subject = { purchaseId: string } | { paymentId: string } | { installerId: string };

/**
 * The people to tell of something about a company, each mailbox once, by when they came. Empty if there is no such
 * purchase, payment or company. Authorises nothing. Errors: none.
 */
export async function toldOf(tx: Queryable, about: ToldOf, subject: Subject, now: Date): Promise<Reader[]> {
  const behind = "installerId" in subject ? { ...subject, assignedTo: null } : await companyBehind(tx, subject);
  if (!behind) return [];
  return chosenOf(await peopleOf(tx, [behind.installerId]), told[about], behind.assignedTo, now);
}

/** The same for several companies at once, of what is about no lead of theirs: the ids of the people. */
export async function allToldOf(tx: Queryable, about: ToldOf, installerIds: readonly string[]): Promise<string[]> {
  if (installerIds.length === 0) return [];
  const roles: readonly CompanyRole[] = told[about].always;
  return (await peopleOf(tx, installerIds)).filter(({ role }) => roles.includes(role)).map(({ userId }) => userId);
}

type Person = Awaited<ReturnType<typeof peopleOf>>[number];

function chosenOf(people: readonly Person[], rule: Told, assignedTo: string | null, now: Date): Reader[] {
  const minding = rule.assignee ? mindersOf(people, assignedTo, londonDay(now)) : [];
  const isMinded = minding.some(({ isHere }) => isHere);
  const roles = isMinded ? rule.always : [...rule.always, ...rule.otherwise];
  const chosen = people.filter(
    (one) => roles.includes(one.role) || minding.some(({ userId }) => userId === one.userId),
  );
  const firstOfMailbox = new Map(chosen.toReversed().map((one) => [mailboxOf(one.email.toLowerCase()), one]));
  return chosen
    .filter((one) => firstOfMailbox.get(mailboxOf(one.email.toLowerCase())) === one)
    .map(({ userId, name, email }) => ({ userId, name, email }));
}

/** The assignee and, while they are away, their cover; `isHere`: not away themselves. */
function mindersOf(people: readonly Person[], assignedTo: string | null, day: string) {
  const readers = people.filter(({ role }) => mayAct(role, "bought_leads"));
  const assignee = readers.find(({ userId }) => userId === assignedTo);
  if (!assignee) return [];
  const isAway = (one: Person) => one.awayFrom !== null && one.awayFrom <= day && day <= (one.awayTo ?? "");
  const cover = isAway(assignee) ? readers.find(({ userId }) => userId === assignee.cover) : undefined;
  return [assignee, cover]
    .filter((one) => one !== undefined)
    .map((one) => ({ userId: one.userId, isHere: !isAway(one) }));
}
