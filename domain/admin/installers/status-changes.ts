import type { Actor } from "#domain/actor.ts";
import { auditPage } from "#domain/audit/audit-log.ts";
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

/**
 * How a company's status was changed, by whom and why, newest first, from the audit log. Errors: not_signed_in,
 * not_admin.
 */
export async function statusChangesOf(context: Context, actor: Actor, installerId: string): Promise<StatusChange[]> {
  const about = { subjectType: "installer", subjectId: installerId } as const;
  const changes: StatusChange[] = [];
  for (const action of ACTIONS) {
    const { items } = await auditPage(context, actor, { ...about, action: `${action}-installer` });
    changes.push(...items.map(({ id, at, actor: by, reason }) => ({ id, action, at, by, reason })));
  }
  return changes.sort((one, other) => other.id - one.id);
}
