import { sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { asTyped } from "#db/parameters.ts";
import { leadPurchases, leads, profiles, user } from "#db/schema.ts";

/** What is found of each kind; a name that is found more often should be typed in full. */
const NAMED_MAX = 200;

/** What bears a name: ids by the type of subject. */
export type Named = ReadonlyMap<string, readonly string[]>;

/**
 * Companies by name, people by name or email, leads by words of the customer's name or the beginning of the email, and
 * the purchases of these companies and leads, newest first. `typed` is not empty.
 */
export async function named(tx: Queryable, typed: string): Promise<Named> {
  const within = `%${asTyped(typed)}%`;
  const words = (typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => `${word}:*`).join(" & ");
  const { rows } = await tx.execute<{ type: string; id: string }>(sql`
    with companies as (
      select ${profiles.id} as id from ${profiles} where ${profiles.companyName} ilike ${within} limit ${NAMED_MAX}
    ), people as (
      select ${user.id} as id from ${user} where ${user.name} ilike ${within} or ${user.email} ilike ${within}
       limit ${NAMED_MAX}
    ), customers as (
      (select ${leads.id} as id from ${leads}
        where ${words} <> '' and to_tsvector('simple', ${leads.customerName}) @@ to_tsquery('simple', ${words})
        limit ${NAMED_MAX})
      union
      (select ${leads.id} from ${leads} where ${leads.customerEmail} like ${`${asTyped(typed.toLowerCase())}%`}
        limit ${NAMED_MAX})
    ), bought as (
      (select ${leadPurchases.id} as id from ${leadPurchases}
        where ${leadPurchases.installerId} in (select id from companies)
        order by ${leadPurchases.purchasedAt} desc limit ${NAMED_MAX})
      union
      (select ${leadPurchases.id} from ${leadPurchases} where ${leadPurchases.leadId} in (select id from customers)
        limit ${NAMED_MAX})
    )
    select 'installer' as type, id from companies
    union all select 'user', id from people
    union all select 'lead', id::text from customers
    union all select 'purchase', id::text from bought`);
  const kinds = [...new Set(rows.map(({ type }) => type))];
  return new Map(kinds.map((kind) => [kind, rows.filter(({ type }) => type === kind).map(({ id }) => id)]));
}
