import { limits } from "#config/limits.ts";
import type { Technology, VettingCheck } from "#content/vetting.ts";
import type { Tx } from "#db/connection.ts";
import type { Context } from "#domain/context.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import { gateOf, type ProofFacts } from "#domain/proof-ends.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import {
  type GraceNoticeRow,
  insertGraceNotices,
  type Offering,
  offeringsOf,
  offeringsWithGraceSince,
} from "#domain/vetting/grace-notices.sql.ts";
import { technologiesOf } from "#domain/vetting/technologies-of.ts";

const ENDED = 0;

/**
 * The mails that tell approved companies about checks that are still open: 30, 7 and 1 days before buying without them
 * ends, and on the day after. Each is recorded here so that it is sent once. A missed day loses none; once a later
 * warning is due, the earlier is no longer sent. Runs inside the caller's transaction.
 */
export async function recordGraceNotices(tx: Tx, now: Date): Promise<Mail[]> {
  const today = londonDay(now);
  const since = addDays(today, -limits.graceToldLateDays);
  const companies = await offeringsWithGraceSince(tx, addDays(since, -limits.vettingGraceDays), since);
  const due = companies.flatMap((company) => noticesDue(company, today, since));
  return (await insertGraceNotices(tx, due, now)).map(({ installerId, endsOn, daysBefore }) => {
    return { mail: daysBefore === ENDED ? "checks-overdue" : "checks-open", installerId, endsOn };
  });
}

function noticesDue(company: Offering, today: string, since: string): GraceNoticeRow[] {
  const days = new Set(openChecksOf(company).map(({ endsOn }) => endsOn));
  return [...days].flatMap((endsOn) => {
    const daysBefore = endsOn < today ? ENDED : warningDue(endsOn, today);
    return endsOn < since || daysBefore === undefined ? [] : [{ installerId: company.id, endsOn, daysBefore }];
  });
}

/** The latest warning that is due, in days before the end. */
function warningDue(endsOn: string, today: string): number | undefined {
  return limits.graceWarningDays.findLast((days) => endsOn <= addDays(today, days));
}

/** The open checks for the company's services, with the last day on which it may buy without them. */
function openChecksOf({ proofs, services, specialties }: Omit<Offering, "id"> & { proofs: ProofFacts }) {
  const offered = technologiesOf({ services, specialties });
  return gateOf(proofs).unchecked.flatMap(({ endsOn, ...open }) =>
    endsOn && offered.includes(open.technology) ? [{ ...open, endsOn }] : [],
  );
}

/**
 * What a company that offers these technologies may not buy after this day unless these checks pass; undefined if none
 * is still open. Authorises nothing.
 */
export async function openUntil(
  { db, now }: Context,
  installerId: string,
  endsOn: string,
): Promise<{ hasEnded: boolean; technologies: Technology[]; checks: VettingCheck[] } | undefined> {
  const [company] = await offeringsOf(db.orm, installerId);
  const open = company ? openChecksOf(company).filter((one) => one.endsOn === endsOn) : [];
  if (open.length === 0) return undefined;
  return {
    hasEnded: endsOn < londonDay(now),
    technologies: open.map(({ technology }) => technology),
    checks: [...new Set(open.flatMap(({ checks }) => checks))],
  };
}
