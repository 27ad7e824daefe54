import type { AppealKind } from "#content/pages/appeal-kinds.ts";
import type { Database, Tx } from "#db/connection.ts";
import { inTransaction, within } from "#db/transaction.ts";
import { type Actor, requireAdmin, requireAdminOfOthers, type User } from "#domain/actor.ts";
import {
  type AppealRow,
  appealById,
  decisionOf,
  insertDecision,
  lockAppeal,
  mayAnotherDecide,
  standingSuspension,
  undecidedAppeals,
} from "#domain/appeals/appeals.sql.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { acceptOnAppeal } from "#domain/lead-reports/accept-on-appeal.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { requireReason } from "#domain/reason.ts";
import { returnReview } from "#domain/reviews/decide-reviews.ts";
import type { AdminAct } from "#domain/roles.ts";
import { reinstateInstaller } from "#domain/vetting/change-status.ts";
import { endHold } from "#domain/vetting/hold-buying.ts";

/** What an administrator must be allowed to do to decide about an appeal of each kind. */
export const deskActOfAppeal: Record<AppealKind, AdminAct> = {
  report: "lead_reports",
  buying_held: "vetting",
  suspension: "vetting",
  request: "customers",
  review: "complaints",
};

interface Made {
  outcome: "accepted" | "declined";
  reason: string;
}

/**
 * An administrator decides about an appeal, once, and says why; accepting undoes what was decided: the credits of the
 * report are given back, the hold is released, the company reinstated, the review public again. The answer is mailed. Whoever made the first
 * decision cannot make this one while another administrator can. Errors: not_signed_in, not_admin, role_required,
 * own_company, not_found, invalid_input (no reason), own_decision, conflict (decided already).
 */
export async function decideAppeal(
  { db, now }: Context,
  actor: Actor,
  input: { id: string; outcome: Made["outcome"]; reason: string },
): Promise<void> {
  const found = await appealById(db.orm, input.id);
  if (!found) {
    requireAdmin(actor, "desk");
    throw new DomainError("not_found");
  }
  const { kind, leadId } = found.appeal;
  const act = deskActOfAppeal[kind];
  const admin = found.about ? requireAdminOfOthers(actor, found.about, act) : requireAdmin(actor, act);
  const reason = requireReason(input.reason, "Say why. It is sent to whoever asked.");
  await inTransaction(db, async (tx) => {
    // The project first, as whoever erases its customer.
    if (leadId) await lockLead(tx, leadId);
    const appeal = await lockAppeal(tx, input.id);
    if (!appeal) throw new DomainError("not_found");
    if (await decisionOf(tx, appeal.id)) throw new DomainError("conflict");
    if (appeal.against === admin.userId && (await mayAnotherDecide(tx, appeal.id, admin.userId))) {
      throw new DomainError("own_decision");
    }
    await decide({ db, tx, now }, { appeal, by: admin, made: { outcome: input.outcome, reason } });
  });
}

/** Of these, time decides in favour of whoever asked. */
const byTime = ["report", "buying_held"] as const satisfies readonly AppealKind[];

const IN_TIME = "We had not decided in time, so this is decided for you.";

/**
 * Accepts what nobody has decided about in time. `isLeftToPeople`: the companies whose reports wait for a person
 * nevertheless. Returns how many. Authorises nothing. Errors: none.
 */
export async function settleLateAppeals(
  { db, now }: Context,
  isLeftToPeople: (tx: Tx, installerId: string) => Promise<boolean> = async () => false,
): Promise<number> {
  let settled = 0;
  for (const { id } of await undecidedAppeals(db.orm, byTime, now)) {
    settled += await inTransaction(db, async (tx) => {
      const appeal = await lockAppeal(tx, id);
      if (!appeal || (await decisionOf(tx, id))) return 0;
      if (appeal.kind === "report" && appeal.installerId && (await isLeftToPeople(tx, appeal.installerId))) return 0;
      await decide({ db, tx, now }, { appeal, by: null, made: { outcome: "accepted", reason: IN_TIME } });
      return 1;
    });
  }
  return settled;
}

interface Within {
  db: Database;
  tx: Tx;
  now: Date;
}

interface Decided {
  appeal: AppealRow;
  /** Null: time. */
  by: User | null;
  made: Made;
}

async function decide({ db, tx, now }: Within, { appeal, by, made }: Decided): Promise<void> {
  if (made.outcome === "accepted") await undo({ db, tx, now }, { appeal, by, made });
  await insertDecision(tx, { appealId: appeal.id, ...made, decidedBy: by?.userId ?? null, decidedAt: now });
  const { installerId, leadId, kind, id: appealId } = appeal;
  if (installerId) await enqueueMail(tx, { mail: "appeal-decided", installerId, appealId }, now);
  if (leadId) await enqueueMail(tx, { mail: "second-look-decided", leadId, appealId }, now);
  await recordAudit(tx, by ?? "automatic", {
    action: made.outcome === "accepted" ? "accept-appeal" : "decline-appeal",
    subject: installerId ? { type: "installer", id: installerId } : { type: "lead", id: leadId ?? "" },
    reason: made.reason,
    after: { kind },
    now,
  });
}

/** What was decided is undone, unless it no longer stands. */
async function undo({ db, tx, now }: Within, { appeal, by, made }: Decided): Promise<void> {
  switch (appeal.kind) {
    case "report":
      return acceptOnAppeal(tx, { requestId: appeal.subject, by: by?.userId ?? null, now });
    case "buying_held":
      await endHold(tx, { holdId: appeal.subject, by, now });
      return;
    case "suspension": {
      const { installerId } = appeal;
      const standing = installerId && (await standingSuspension(tx, installerId));
      if (!by || !standing || String(standing.id) !== appeal.subject) return;
      return reinstateInstaller({ db: within(db, tx), now }, by, { installerId, reason: made.reason });
    }
    case "review":
      if (by) await returnReview(tx, { removal: Number(appeal.subject), by: by.userId, now });
      return;
    case "request":
      return;
  }
}
