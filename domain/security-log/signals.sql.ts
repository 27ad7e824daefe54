import { and, asc, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { auditLog, companyMembers, leadPurchases, leads, profiles, securityEvents, signals } from "#db/schema.ts";

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

/** What says that somebody had proved that the account is theirs. */
const OWN_EVENTS = sql`('signed_in', 'step_up_passed')`;

/**
 * The network addresses from which people of each company have signed in since then, of companies that bought a request
 * whose sender's is known.
 */
export async function addressesOfBuyers(tx: Queryable, since: Date): Promise<{ company: string; address: string }[]> {
  const { rows } = await tx.execute<{ company: string; address: string }>(sql`
    with buyers as (
      select distinct p.installer_id from ${leadPurchases} p join ${leads} l on l.id = p.lead_id
       where l.sender_hash is not null
    )
    select distinct m.installer_id as company, e.from_address as address
      from buyers
      join ${companyMembers} m on m.installer_id = buyers.installer_id
      join ${securityEvents} e on e.user_id = m.user_id and e.kind in ${OWN_EVENTS} and e.actor_id is null
       and e.at >= greatest(m.created_at, ${instant(since)}) and e.at < coalesce(m.ended_at, 'infinity')
     where e.from_address is not null`);
  return rows;
}

/** Adds the companies that share one of these hashes with a customer whose lead they bought; of works sent together one. */
export async function addSharedAddresses(
  tx: Queryable,
  shared: readonly { company: string; hash: string }[],
  now: Date,
): Promise<void> {
  if (shared.length === 0) return;
  await tx.execute(sql`
    insert into ${signals} (id, kind, installer_id, lead_id, found_at)
    select gen_random_uuid(), 'shared_address', found.company, found.lead_id, ${instant(now)}
      from (select distinct on (s.company, coalesce(l.group_id, l.id)) s.company, l.id as lead_id
              from jsonb_to_recordset(${JSON.stringify(shared)}::jsonb) as s(company text, hash text)
              join ${leads} l on l.sender_hash = s.hash
              join ${leadPurchases} p on p.lead_id = l.id and p.installer_id = s.company
              join ${profiles} c on c.id = s.company and c.status <> 'suspended'
             order by s.company, coalesce(l.group_id, l.id), l.group_position nulls first, l.id) found
    on conflict do nothing`);
}

const other = alias(profiles, "other");

/** Those that wait, oldest first: not dismissed, and about a company that may still buy. */
export async function openSignalRows(tx: Queryable, now: Date, limit: number) {
  return tx
    .select({
      id: signals.id,
      kind: sql<"suspended_number" | "suspended_name" | "shared_address">`${signals.kind}`,
      installerId: profiles.id,
      company: profiles.companyName,
      otherId: other.id,
      otherCompany: other.companyName,
      otherReason: other.statusReason,
      leadId: leads.id,
      serviceType: leads.serviceType,
      outcode: leads.outcode,
      foundAt: signals.foundAt,
    })
    .from(signals)
    .innerJoin(profiles, eq(profiles.id, signals.installerId))
    .leftJoin(other, eq(other.id, signals.otherId))
    .leftJoin(leads, eq(leads.id, signals.leadId))
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
