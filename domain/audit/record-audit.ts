import type { Queryable } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { insertAudit } from "#domain/audit/audit.sql.ts";

export interface AuditEntry {
  action: string;
  subject: { type: "installer" | "lead" | "purchase" | "user"; id: string };
  reason?: string | null;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  now: Date;
}

/** Writes who did what to what, in the transaction of the deed. No personal data of customers in before and after. */
export async function recordAudit(
  tx: Queryable,
  actor: Pick<User, "userId" | "email"> | "command line",
  entry: AuditEntry,
): Promise<void> {
  await insertAudit(tx, {
    at: entry.now,
    actorId: actor === "command line" ? null : actor.userId,
    actorLabel: actor === "command line" ? actor : actor.email,
    action: entry.action,
    subjectType: entry.subject.type,
    subjectId: entry.subject.id,
    reason: entry.reason ?? null,
    before: entry.before ?? null,
    after: entry.after ?? null,
  });
}
