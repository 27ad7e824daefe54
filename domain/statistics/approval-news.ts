import { type Actor, requireInstaller, requireUser } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { noteApprovalRead } from "#domain/statistics/approval-news.sql.ts";

/** Whether the reader is yet to be told that the company was approved; from then on they know. Errors: not_signed_in, not_found. */
export async function readApprovalNews({ db, now }: Context, actor: Actor): Promise<boolean> {
  if (requireInstaller(actor, "own").status !== "approved") return false;
  return noteApprovalRead(db.orm, requireUser(actor).userId, now);
}
