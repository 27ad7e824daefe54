import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { session, user } from "#db/schema/accounts.ts";
import { createdAt, moment, rowNumber } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";
import { leads } from "#db/schema/leads.ts";

/**
 * Account events: sign-ins and failures, refusals, changes that outlive a session, administrators reading customers'
 * data. Append-only, and separate from the audit log, which is about business actions and never tidied.
 */
export const securityEvents = pgTable(
  "security_events",
  {
    id: rowNumber(),
    at: moment().notNull(),
    kind: text().notNull(),
    /** The account concerned; null if unknown, as for a guess at an unknown email. */
    userId: text(),
    /** Who did it, if someone else: an administrator. */
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
    // Who read about a customer or a company.
    index("security_events_read").on(t.detail, t.at.desc()).where(sql`${t.kind} in ('customer_read', 'company_read')`),
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

/**
 * Browsers that want notifications, as the Push API gives them to us (RFC 8030). One per session, deleted with it:
 * signing out, a new password and closing the account end it.
 */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: uuid().primaryKey(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    sessionId: text()
      .notNull()
      .unique()
      .references(() => session.id, { onDelete: "cascade" }),
    /** The push service's address for this browser; anyone who has it could send there. */
    endpoint: text().notNull().unique(),
    /** Keys that encrypt a message so that only this browser reads it (RFC 8291). */
    publicKey: text().notNull(),
    authSecret: text().notNull(),
    /** In plain words, such as "Firefox on Windows". */
    device: text().notNull(),
    createdAt: createdAt(),
    /** When its push service last accepted a notification. */
    lastUsedAt: moment(),
  },
  (t) => [index("push_subscriptions_person").on(t.userId, t.createdAt)],
);

/**
 * What makes us look at a company: it has the number or the name of one that we suspended, or a network address of a
 * customer whose lead it bought. An administrator dismisses it for a time, or holds the company's buying. Or one thing
 * about a request that alone holds nobody.
 */
export const signals = pgTable(
  "signals",
  {
    id: uuid().primaryKey(),
    kind: text({
      enum: [
        ...(["suspended_number", "suspended_name", "shared_address"] as const),
        ...(["disposable_mail", "other_names", "many_requests", "sent_at_once"] as const),
      ],
    }).notNull(),
    installerId: text().references(() => profiles.id),
    /** The company that was suspended. */
    otherId: text().references(() => profiles.id),
    /** The request; of a shared address the one that the company bought. */
    leadId: uuid().references(() => leads.id, { onDelete: "cascade" }),
    foundAt: moment().notNull(),
    dismissedUntil: moment(),
    dismissedBy: text().references(() => user.id),
  },
  (t) => [
    check(
      "signals_kind_known",
      sql`${t.kind} in ('suspended_number', 'suspended_name', 'shared_address', 'disposable_mail', 'other_names', 'many_requests', 'sent_at_once')`,
    ),
    check(
      "signals_about_one",
      sql`case when ${t.kind} = 'shared_address' then num_nonnulls(${t.installerId}, ${t.leadId}) = 2 and ${t.otherId} is null
               else (${t.leadId} is null) = (${t.installerId} is not null and ${t.otherId} is not null) end`,
    ),
    check("signals_dismissed_whole", sql`(${t.dismissedUntil} is null) = (${t.dismissedBy} is null)`),
    unique("signals_once").on(t.kind, t.installerId, t.otherId),
    uniqueIndex("signals_once_for_request").on(t.kind, t.leadId, sql`coalesce(${t.installerId}, '')`),
    index("signals_company").on(t.installerId),
  ],
);
