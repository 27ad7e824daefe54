import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { moment, rowNumber } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";
import { leadPurchases, leads } from "#db/schema/leads.ts";

export type ProjectStatus = "open" | "chosen" | "done" | "closed" | "stopped" | "erased";

/**
 * The customer's side of a lead, from the moment it is first for sale: one for each, opened by a trigger. The
 * database refuses moves that `docs/projects.md` doesn't name.
 */
export const projects = pgTable(
  "projects",
  {
    leadId: uuid()
      .primaryKey()
      .references(() => leads.id, { onDelete: "cascade" }),
    status: text().$type<ProjectStatus>().notNull().default("open"),
    openedAt: moment().notNull(),
    statusChangedAt: moment().notNull(),
    /** When the customer chose a quote; null if they changed their mind. */
    chosenAt: moment(),
    /** The customer's last action; shows that an open project is still alive. */
    lastActAt: moment().notNull(),
    /** Since when the customer has been asked whether they are still looking; null once they have acted again. */
    askedStillLookingAt: moment(),
    /**
     * When the customer's data is erased at the latest; sooner once every company has confirmed. Null unless asked
     * for.
     */
    eraseBy: moment(),
  },
  (t) => [
    check("projects_status_known", sql`${t.status} in ('open', 'chosen', 'done', 'closed', 'stopped', 'erased')`),
    index("projects_newest").on(t.openedAt.desc(), t.leadId),
    index("projects_status_newest").on(t.status, t.openedAt.desc(), t.leadId),
    index("projects_open_by_act").on(t.lastActAt).where(sql`${t.status} = 'open'`),
    index("projects_ending").on(t.statusChangedAt).where(sql`${t.status} in ('chosen', 'closed')`),
    index("projects_to_erase").on(t.eraseBy).where(sql`${t.eraseBy} is not null and ${t.status} <> 'erased'`),
  ],
);

/** What happened in a project, in order. Append-only, and names nobody: people appear by id. */
export const projectEvents = pgTable(
  "project_events",
  {
    id: rowNumber(),
    leadId: uuid()
      .notNull()
      .references(() => projects.leadId, { onDelete: "cascade" }),
    kind: text().notNull(),
    actor: text().$type<"customer" | "installer" | "admin" | "time">().notNull(),
    purchaseId: uuid(),
    at: moment().notNull(),
  },
  (t) => [
    index("project_events_project").on(t.leadId, t.id),
    // For figures of the last day. Rows arrive in order of time, and this kind of index costs next to nothing.
    index("project_events_by_time").using("brin", t.at),
    check("project_events_actor_known", sql`${t.actor} in ('customer', 'installer', 'admin', 'time')`),
  ],
);

export type StopStatus = "asked" | "overdue" | "confirmed" | "resolved";

/** A customer's order to one company to stop contacting them and delete their details. One for each purchase. */
export const stops = pgTable(
  "stops",
  {
    purchaseId: uuid()
      .primaryKey()
      .references(() => leadPurchases.id),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    status: text().$type<StopStatus>().notNull().default("asked"),
    askedAt: moment().notNull(),
    /** From then on the company can't buy until it has confirmed. */
    dueAt: moment().notNull(),
    remindedAt: moment(),
    overdueAt: moment(),
    confirmedAt: moment(),
    /** What the law makes the company keep, in its words. */
    keptByLaw: text(),
    /** The company contacted the customer again after the order. */
    contactedAgainAt: moment(),
    resolvedAt: moment(),
    resolvedBy: text().references(() => user.id),
    resolution: text(),
  },
  (t) => [
    check("stops_status_known", sql`${t.status} in ('asked', 'overdue', 'confirmed', 'resolved')`),
    check("stops_confirmed", sql`${t.status} <> 'confirmed' or ${t.confirmedAt} is not null`),
    check(
      "stops_resolved",
      sql`${t.status} <> 'resolved' or (${t.resolvedAt} is not null and ${t.resolution} is not null)`,
    ),
    index("stops_project").on(t.leadId),
    index("stops_company").on(t.installerId, t.askedAt.desc()),
    index("stops_open").on(t.dueAt).where(sql`${t.status} in ('asked', 'overdue')`),
  ],
);
