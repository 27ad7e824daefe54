import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { jobExists, reopenFailedJob } from "#domain/admin/jobs/job-log.sql.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";

/**
 * Puts a job that was given up back into the queue, due now and with all its attempts.
 * Errors: not_signed_in, not_admin, not_found, conflict (it is back already, or was done since).
 */
export async function retryFailedJob({ db, now }: Context, actor: Actor, id: number): Promise<void> {
  const admin = requireAdmin(actor, "operation");
  await inTransaction(db, async (tx) => {
    const job = await reopenFailedJob(tx, id, now);
    if (!job) throw new DomainError((await jobExists(tx, id)) ? "conflict" : "not_found");
    await recordAudit(tx, admin, {
      action: "retry-job",
      subject: { type: "job", id: String(id) },
      before: { state: "failed", attempts: job.attempts },
      after: { state: "waiting", attempts: 0, kind: job.mail ?? job.kind },
      now,
    });
  });
}
