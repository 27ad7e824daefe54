import type { Queryable } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { insertAudit } from "#domain/audit/audit.sql.ts";
import type { AuditSubject } from "#domain/audit/audit-subject.ts";

export interface AuditEntry {
  action: string;
  subject: { type: AuditSubject; id: string };
  reason?: string | null;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  now: Date;
}

/**
 * Records who did what to what, and from where, in the same transaction as the deed. `before` and `after` hold no
 * personal data of customers.
 */
export async function recordAudit(
  tx: Queryable,
  actor: Pick<User, "userId" | "email" | "address"> | "command line" | "automatic",
  entry: AuditEntry,
): Promise<void> {
  await insertAudit(tx, {
    at: entry.now,
    actorId: typeof actor === "string" ? null : actor.userId,
    actorLabel: typeof actor === "string" ? actor : actor.email,
    action: entry.action,
    subjectType: entry.subject.type,
    subjectId: entry.subject.id,
    reason: entry.reason ?? null,
    before: entry.before ?? null,
    after: entry.after ?? null,
    fromAddress: (typeof actor !== "string" && actor.address) || null,
  });
}
