import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { enqueueMails } from "#domain/outbox/enqueue.ts";
import type { TakenJob } from "#domain/outbox/job.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import { finishJobWithin } from "#domain/outbox/work-queue.ts";
import { type ProofEnd, proofEndsOf } from "#domain/proof-ends.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import { warnOfEndedChecks } from "#domain/vetting/deposits-at-risk.ts";
import { recordGraceNotices } from "#domain/vetting/grace-notices.ts";
import { insertNotices, type NoticeRow, proofFactsEndingBy } from "#domain/vetting/proofs.sql.ts";

const [FIRST, LAST] = limits.proofWarningDays;
const ENDED = 0;

/**
 * Queues mails that tell approved companies about proofs that will end or have ended, and checks that are still open,
 * warns customers with money out whose company’s proof or check has ended, and completes the job in the same
 * transaction. Each is recorded with its mail and sent once, on whichever day it is found, so that a day of downtime
 * loses none. Once the last warning is due, the first is no longer sent.
 */
export function sendExpiryNotices({ db, now }: Context, { taken }: { taken: TakenJob }): Promise<void> {
  const today = londonDay(now);
  return inTransaction(db, async (tx) => {
    if (!(await finishJobWithin(tx, taken, now))) return;
    const facts = await proofFactsEndingBy(tx, addDays(today, FIRST));
    const due = [...facts].flatMap(([id, one]) => noticesDue(id, proofEndsOf(one), today));
    const ofProofs = (await insertNotices(tx, due, now)).map(mailOf);
    await enqueueMails(tx, [...ofProofs, ...(await recordGraceNotices(tx, now))], now);
    await warnOfEndedChecks(tx, now);
  });
}

/** One per proof and day, across all technologies: the mail names them. */
function noticesDue(installerId: string, ends: readonly ProofEnd[], today: string): NoticeRow[] {
  const due = new Map<string, NoticeRow>();
  for (const { proof, endsOn } of ends) {
    if (endsOn > addDays(today, FIRST)) continue;
    const daysBefore = endsOn < today ? ENDED : endsOn <= addDays(today, LAST) ? LAST : FIRST;
    due.set(`${proof} ${endsOn}`, { installerId, proof, endsOn, daysBefore });
  }
  return [...due.values()];
}

function mailOf({ installerId, proof, endsOn, daysBefore }: NoticeRow): Mail {
  return { mail: daysBefore === ENDED ? "proof-ended" : "proof-ending", installerId, proof, endsOn };
}
