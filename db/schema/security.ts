import { index, pgTable, text } from "drizzle-orm/pg-core";
import { session } from "#db/schema/accounts.ts";
import { moment, rowNumber } from "#db/schema/columns.ts";

/**
 * What happened to accounts: sign-ins and failures, refusals, acts that outlive a session, administrators reading
 * customers' data. Append-only, and separate from the audit log, which is about deeds and never tidied.
 */
export const securityEvents = pgTable(
  "security_events",
  {
    id: rowNumber(),
    at: moment().notNull(),
    kind: text().notNull(),
    /** Whose account it happened to; null if no account is known, as for a guess at an unknown e-mail. */
    userId: text(),
    /** Who did it, if that was somebody else: an administrator. */
    actorId: text(),
    fromAddress: text(),
    /** In plain words, such as "Firefox on Windows". */
    device: text(),
    /** A few more words: a key's name, a webhook's host, what was refused. Nothing about customers. */
    detail: text(),
  },
  (t) => [
    index("security_events_newest").on(t.at.desc(), t.id.desc()),
    index("security_events_account").on(t.userId, t.at.desc(), t.id.desc()),
    index("security_events_kind").on(t.kind, t.at.desc(), t.id.desc()),
    index("security_events_address").on(t.fromAddress, t.at.desc(), t.id.desc()),
  ],
);

/**
 * When a session last gave password and code again; deleted with it. Separate from the accounts library's own table.
 */
export const sessionProofs = pgTable("session_proofs", {
  sessionId: text()
    .primaryKey()
    .references(() => session.id, { onDelete: "cascade" }),
  provedAt: moment().notNull(),
});
