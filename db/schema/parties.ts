import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { moment, rowNumber } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";
import { vettingChecks } from "#db/schema/vetting.ts";

/**
 * Each name under which we know a company, and where we have it from. Append-only: the newest of a kind (and technology)
 * counts for holders, all of them for former and trading names. Names go when the company closes its account.
 */
export const companyNames = pgTable(
  "company_names",
  {
    id: rowNumber(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    kind: text({
      enum: ["registered", "previous", "mcs_holder", "insured", "trading", "proprietor"],
    }).notNull(),
    name: text(),
    companyNumber: text(),
    /** Of an MCS certificate; null: whatever the company works with. */
    technology: text({ enum: ["solar", "battery", "heat_pump", "ev_charger", "other"] }),
    /** The check of the paper that it is printed on. */
    checkId: uuid().references(() => vettingChecks.id),
    /** Why an administrator accepted a trading name. */
    evidence: text(),
    /** Null: by program. */
    recordedBy: text().references(() => user.id),
    recordedAt: moment().notNull(),
  },
  (t) => [
    check(
      "company_names_kind",
      sql`${t.kind} in ('registered', 'previous', 'mcs_holder', 'insured', 'trading', 'proprietor')`,
    ),
    check(
      "company_names_paper",
      sql`(${t.kind} in ('mcs_holder', 'insured', 'proprietor')) = (${t.checkId} is not null)`,
    ),
    index("company_names_company").on(t.installerId, t.kind, t.id.desc()),
  ],
);
