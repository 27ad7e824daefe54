import { index, pgTable, text } from "drizzle-orm/pg-core";
import { session } from "#db/schema/accounts.ts";
import { moment, rowNumber } from "#db/schema/columns.ts";

/**
 * What happened to accounts: sign-ins and failures, refusals, acts that outlive a session, reads of customers' data by
 * administrators. Append-only, and kept apart from the audit log, which is about deeds and never tidied.
 */
export const securityEvents = pgTable(
  "security_events",
  {
    id: rowNumber(),
    at: moment().notNull(),
    kind: text().notNull(),
    /** Whose account it happened to; null where no account is known, as for a guess at an unknown e-mail. */
    userId: text(),
    /** Who did it, where that was somebody else: an administrator. */
    actorId: text(),
    fromAddress: text(),
    /** In plain words, such as "Firefox on Windows". */
    device: text(),
    /** A few words more: the name of a key, the host of a webhook, what was refused. Nothing of customers. */
    detail: text(),
  },
  (t) => [
    index("security_events_newest").on(t.at.desc(), t.id.desc()),
    index("security_events_account").on(t.userId, t.at.desc(), t.id.desc()),
    index("security_events_kind").on(t.kind, t.at.desc(), t.id.desc()),
    index("security_events_address").on(t.fromAddress, t.at.desc(), t.id.desc()),
  ],
);

/** When a session last showed password and code again; goes with it. Apart from the accounts library's own table. */
export const sessionProofs = pgTable("session_proofs", {
  sessionId: text()
    .primaryKey()
    .references(() => session.id, { onDelete: "cascade" }),
  provedAt: moment().notNull(),
});
