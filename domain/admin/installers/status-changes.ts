import { limits } from "#config/limits.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { auditRows } from "#domain/audit/audit.sql.ts";
import { addressInWords } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";

export type StatusAction = "approve" | "decline" | "suspend" | "reinstate";

export interface StatusChange {
  id: number;
  action: StatusAction;
  at: Date;
  by: string;
  reason: string | null;
}

const ACTIONS: readonly StatusAction[] = ["approve", "decline", "suspend", "reinstate"];

/** How a company's status was changed, by whom and why, newest first. Errors: not_signed_in, not_admin, role_required. */
export async function statusChangesOf({ db }: Context, actor: Actor, installerId: string): Promise<StatusChange[]> {
  requireAdmin(actor, "desk");
  const about = { subjectTypes: ["installer"], subjectId: installerId };
  const rows = await Promise.all(
    ACTIONS.map((action) => auditRows(db.orm, { ...about, action: `${action}-installer` }, limits.adminPageSize)),
  );
  return ACTIONS.flatMap((action, place) =>
    (rows[place] ?? []).map(({ id, at, actorLabel, reason }) => ({
      id,
      action,
      at,
      by: addressInWords(actorLabel),
      reason,
    })),
  ).toSorted((one, other) => other.id - one.id);
}
