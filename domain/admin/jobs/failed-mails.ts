import { limits } from "#config/limits.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { countMailsFailedSince } from "#domain/admin/jobs/failed-mails.sql.ts";
import type { Context } from "#domain/context.ts";
import { daysBefore } from "#domain/time/periods.ts";

/**
 * How many mails we gave up on in the last 14 days and have not sent since; `failedJobs` lists them.
 * Errors: not_signed_in, not_admin.
 */
export async function mailsFailedLately({ db, now }: Context, actor: Actor): Promise<number> {
  requireAdmin(actor);
  return countMailsFailedSince(db.orm, daysBefore(now, limits.failedMailsToldDays));
}
