import type { Queryable } from "#db/connection.ts";
import { mailboxOf } from "#domain/contact/mailbox.ts";
import { companyBehind, peopleOf } from "#domain/installers/told.sql.ts";
import { type CompanyRole, mayAct } from "#domain/roles.ts";
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
 * Who in a company is told of what; every mail and device notice to a company names one of these, and whoever may decline
 * it says so for themselves (`company_members`). `lead`: a bought lead, or its next act, whose person stands for the
 * assignee. `duty`: stops, suspension, papers that end, and what else the company itself must know. `money`: receipts,
 * credit notes, decided reports. `matches`: new leads. `team`: changes of its people.
 */
export const told = {
  lead: { always: [], assignee: true, otherwise: ["owner", "office"] },
  duty: { always: ["owner", "office"], assignee: true, otherwise: [] },
  money: { always: ["owner", "books"], assignee: false, otherwise: [] },
  matches: { always: ["owner", "office"], assignee: false, otherwise: [] },
  team: { always: ["owner"], assignee: false, otherwise: [] },
} as const satisfies Record<string, Told>;

export type ToldOf = keyof typeof told;

type Person = Awaited<ReturnType<typeof peopleOf>>[number];

/** One of a company's people, and when they want mails about new leads (`alerts`) and about customers (`news`). */
export type Reader = Pick<Person, "installerId" | "memberId" | "userId" | "name" | "email" | "alerts" | "news">;

export type Subject = { purchaseId: string } | { actId: string } | { paymentId: string } | { installerId: string };

/**
 * The people to tell of something about a company, without those who do not want it, each mailbox once, by when they
 * came. Empty if there is no such purchase, next act, payment or company. Authorises nothing. Errors: none.
 */
export async function toldOf(
  tx: Queryable,
  about: ToldOf,
  { subject, now, isWanted = () => true }: { subject: Subject; now: Date; isWanted?: (reader: Reader) => boolean },
): Promise<Reader[]> {
  const behind = "installerId" in subject ? { ...subject, assignedTo: null } : await companyBehind(tx, subject);
  if (!behind) return [];
  const chosen = chosenOf(await peopleOf(tx, [behind.installerId]), told[about], behind.assignedTo, now);
  return mailboxesOf(chosen.filter(isWanted));
}

/** The same for several companies at once, of what is about no lead of theirs; whatever they want, each person. */
export async function allToldOf(tx: Queryable, about: ToldOf, installerIds: readonly string[]): Promise<Reader[]> {
  if (installerIds.length === 0) return [];
  const roles: readonly CompanyRole[] = told[about].always;
  return (await peopleOf(tx, installerIds)).filter(({ role }) => roles.includes(role));
}

function chosenOf(people: readonly Person[], rule: Told, assignedTo: string | null, now: Date): Person[] {
  const minding = rule.assignee ? mindersOf(people, assignedTo, londonDay(now)) : [];
  const isMinded = minding.some(({ isHere }) => isHere);
  const roles = isMinded ? rule.always : [...rule.always, ...rule.otherwise];
  return people.filter((one) => roles.includes(one.role) || minding.some(({ userId }) => userId === one.userId));
}

/** The first of each mailbox. */
function mailboxesOf(people: readonly Person[]): Person[] {
  const first = new Map(people.toReversed().map((one) => [mailboxOf(one.email.toLowerCase()), one]));
  return people.filter((one) => first.get(mailboxOf(one.email.toLowerCase())) === one);
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
