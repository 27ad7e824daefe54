import { limits } from "#config/limits.ts";
import type { CheckFact } from "#content/check-facts.ts";
import type { Technology } from "#content/vetting.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { enqueue, enqueueMails } from "#domain/outbox/enqueue.ts";
import type { DailyRun, TakenJob } from "#domain/outbox/job.ts";
import { finishJobWithin } from "#domain/outbox/work-queue.ts";
import { optionalChecks } from "#domain/required-checks.ts";
import { londonTime } from "#domain/time/calendar.ts";
import { daysBefore } from "#domain/time/periods.ts";
import {
  checksEndedIn,
  insertNotices,
  lastNotices,
  type NoticeRow,
  purchasesToTell,
} from "#domain/vetting/passport-notices.sql.ts";
import { checkFactsAt } from "#domain/vetting/shown-checks.ts";
import { technologyOf } from "#domain/vetting/technologies-of.ts";

type NewNotice = Omit<NoticeRow, "id">;

const THE_BEGINNING = "2000-01-01";

/**
 * The daily round over what has changed since the last one: customers of active purchases are mailed, once a day and
 * company, that a check which the work needs has ended or failed, or that the company is no longer active on the
 * register, and afterwards that it holds again; none later than 30 days after their work is finished. Each change once,
 * also over days of downtime. The company's programs are told of checks that have ended. Finishes the job in the same
 * transaction.
 */
export function tellOfChangedChecks(
  { db, now }: Context,
  { taken, run }: { taken: TakenJob; run: DailyRun },
): Promise<void> {
  const { day: today, lastDay } = run;
  const since = lastDay ?? THE_BEGINNING;
  const period = { since, from: londonTime(since, 0), today };
  return inTransaction(db, async (tx) => {
    if (!(await finishJobWithin(tx, taken, now))) return;
    const purchases = await purchasesToTell(tx, period, daysBefore(now, limits.passportNoticesDays));
    const told = Map.groupBy(
      await lastNotices(
        tx,
        purchases.map(({ purchaseId }) => purchaseId),
      ),
      ({ purchaseId }) => purchaseId,
    );
    const factsNow = rememberedFacts(tx, now);
    const mailed: string[] = [];
    for (const { purchaseId, installerId, purchasedAt, serviceType } of purchases) {
      const technology = technologyOf(serviceType);
      const before = await checkFactsAt(tx, installerId, { technology, at: purchasedAt });
      const changes = changesOf(await factsNow(installerId, technology), { before, told: told.get(purchaseId) ?? [] });
      const notices = changes.map((change) => ({ ...change, purchaseId, toldOn: today }));
      if ((await insertNotices(tx, notices)).length > 0) mailed.push(purchaseId);
    }
    await enqueueMails(
      tx,
      mailed.map((purchaseId) => ({ mail: "passport-changed", purchaseId, day: today }) as const),
      now,
    );
    const ended = await checksEndedIn(tx, period);
    await enqueue(
      tx,
      ended.map(({ id: checkId, installerId }) => ({
        kind: "announce",
        payload: { event: "check.ended", checkId, installerId },
      })),
      now,
    );
  });
}

/** The facts of now, read once for each company and technology. */
function rememberedFacts(tx: Queryable, now: Date) {
  const known = new Map<string, Promise<CheckFact[]>>();
  return (installerId: string, technology: Technology) => {
    const key = `${technology} ${installerId}`;
    const facts = known.get(key) ?? checkFactsAt(tx, installerId, { technology, at: now });
    known.set(key, facts);
    return facts;
  };
}

/** What to tell, given the facts at the purchase, which the customer could read, and what was told since. */
function changesOf(
  facts: readonly CheckFact[],
  { before, told }: { before: readonly CheckFact[]; told: readonly NoticeRow[] },
): Pick<NewNotice, "check" | "state" | "since">[] {
  return facts.flatMap(({ check, state, on, validUntil }) => {
    if (!isToldOf(check) || state === "not_checked" || on === null) return [];
    const last = told.find((notice) => notice.check === check);
    const known = last?.state ?? before.find((fact) => fact.check === check)?.state ?? "not_checked";
    const isNews = state === "checked" ? last !== undefined && last.state !== "checked" : known !== state;
    return isNews ? [{ check, state, since: state === "ended" ? (validUntil ?? on) : on }] : [];
  });
}

/** Of required checks and the register; nobody needs a scheme. */
function isToldOf(check: CheckFact["check"]): check is NewNotice["check"] {
  return check !== "documents" && !(optionalChecks as readonly string[]).includes(check);
}
