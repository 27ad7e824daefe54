import { and, asc, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { auditLog, profiles, signals } from "#db/schema.ts";

/** A company's name without case, punctuation, a leading "the" and its legal form. */
const plainName = (name: SQL) =>
  sql`regexp_replace(regexp_replace(lower(${name}), '^the\\s+|\\s+(ltd|limited|llp|plc|cic|cyf|cyfyngedig)\\.?\\s*$', '', 'g'),
    '[^[:alnum:]]', '', 'g')`;

/** Adds what is found and not known yet: companies with the number or the name of one that we suspended. */
export async function addSignals(tx: Queryable, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into ${signals} (id, kind, installer_id, other_id, found_at)
    select gen_random_uuid(), same.kind, p.id, other.id, ${instant(now)}
      from ${profiles} p
      join ${profiles} other on other.id <> p.id and other.status = 'suspended'
      cross join lateral (values
        ('suspended_number', p.company_number = other.company_number),
        ('suspended_name', ${plainName(sql`p.company_name`)} = ${plainName(sql`other.company_name`)}
                           and ${plainName(sql`p.company_name`)} <> '')) as same(kind, is_so)
     where p.status <> 'suspended' and same.is_so
       and exists (select from ${auditLog} a where a.subject_type = 'installer' and a.subject_id = other.id
                      and a.action = 'suspend-installer')
    on conflict do nothing`);
}

const other = alias(profiles, "other");

/** Those that wait, oldest first: not dismissed, and about a company that may still buy. */
export async function openSignalRows(tx: Queryable, now: Date, limit: number) {
  return tx
    .select({
      id: signals.id,
      kind: sql<"suspended_number" | "suspended_name">`${signals.kind}`,
      installerId: profiles.id,
      company: profiles.companyName,
      otherId: other.id,
      otherCompany: other.companyName,
      otherReason: other.statusReason,
      foundAt: signals.foundAt,
    })
    .from(signals)
    .innerJoin(profiles, eq(profiles.id, signals.installerId))
    .innerJoin(other, eq(other.id, signals.otherId))
    .where(
      and(
        or(isNull(signals.dismissedUntil), lte(signals.dismissedUntil, now)),
        isNull(profiles.buyingHeldAt),
        sql`${profiles.status} <> 'suspended'`,
      ),
    )
    .orderBy(asc(signals.foundAt), asc(signals.id))
    .limit(limit);
}

export async function signalById(tx: Queryable, id: string) {
  return (await tx.select().from(signals).where(eq(signals.id, id)))[0];
}

export async function dismissSignalRow(
  tx: Queryable,
  id: string,
  dismissed: { dismissedUntil: Date; dismissedBy: string },
): Promise<void> {
  await tx.update(signals).set(dismissed).where(eq(signals.id, id));
}
