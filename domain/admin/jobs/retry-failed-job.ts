import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin, type User } from "#domain/actor.ts";
import { jobExists, reopenFailedJob } from "#domain/admin/jobs/job-log.sql.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";

/**
 * Puts a job that was given up back into the queue, due now and with all its attempts.
 * Errors: not_signed_in, not_admin, not_found, conflict (it is back already, or was done since).
 */
export async function retryFailedJob(context: Context, actor: Actor, id: number): Promise<void> {
  await reopen(context, requireAdmin(actor, "operation"), { id });
}

/** The same for a mail alone. Errors: not_signed_in, not_admin, role_required, not_found, conflict. */
export async function sendMailAgain(context: Context, actor: Actor, id: number): Promise<void> {
  await reopen(context, requireAdmin(actor, "customers"), { id, kind: "send-mail" });
}

async function reopen({ db, now }: Context, admin: User, wanted: { id: number; kind?: "send-mail" }): Promise<void> {
  const { id } = wanted;
  await inTransaction(db, async (tx) => {
    const job = await reopenFailedJob(tx, wanted, now);
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
