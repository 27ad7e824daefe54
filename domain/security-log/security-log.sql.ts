import { and, eq, getTableColumns, gte, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "#db/connection.ts";
import { profiles, securityEvents, user } from "#db/schema.ts";
import { behindNumbered, countUpTo } from "#domain/cursor.sql.ts";
import type { NumberedPlace } from "#domain/cursor.ts";

export type SecurityEventRow = typeof securityEvents.$inferSelect;

/** Returns its number. */
export async function insertSecurityEvent(tx: Queryable, row: typeof securityEvents.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(securityEvents).values(row).returning({ id: securityEvents.id });
  return inserted?.id ?? 0;
}

export async function securityEventById(tx: Queryable, id: number): Promise<SecurityEventRow | undefined> {
  const [row] = await tx.select().from(securityEvents).where(eq(securityEvents.id, id));
  return row;
}

export interface SecurityLogQuery {
  userId?: string | undefined;
  kind?: string | undefined;
  fromAddress?: string | undefined;
  /** Only what comes after this place in the list. */
  after?: NumberedPlace | undefined;
}

/** Newest first. */
export async function securityEventRows(
  tx: Queryable,
  { userId, kind, fromAddress, after }: SecurityLogQuery,
  many: number,
): Promise<SecurityEventRow[]> {
  return tx
    .select()
    .from(securityEvents)
    .where(
      and(
        userId === undefined ? undefined : eq(securityEvents.userId, userId),
        kind === undefined ? undefined : eq(securityEvents.kind, kind),
        fromAddress === undefined ? undefined : eq(securityEvents.fromAddress, fromAddress),
        after && behindNumbered(securityEvents.at, securityEvents.id, after),
      ),
    )
    .orderBy(sql`${securityEvents.at} desc nulls last`, sql`${securityEvents.id} desc nulls last`)
    .limit(many);
}

const actingUser = alias(user, "acting_user");

export interface WholeLogQuery {
  /** The email or the id of a user: what happened to this account, and what they did to others. */
  account?: string | undefined;
  kind?: string | undefined;
  fromAddress?: string | undefined;
  from?: Date | undefined;
  /** The end of the period, exclusive. */
  until?: Date | undefined;
  after?: NumberedPlace | undefined;
}

/** With the names of the account's owner and of who did it, newest first. */
export async function namedSecurityEventRows(tx: Queryable, query: WholeLogQuery, many: number) {
  return tx
    .select({
      ...getTableColumns(securityEvents),
      name: user.name,
      email: user.email,
      companyName: profiles.companyName,
      actorEmail: actingUser.email,
    })
    .from(securityEvents)
    .leftJoin(user, eq(user.id, securityEvents.userId))
    .leftJoin(profiles, eq(profiles.id, securityEvents.userId))
    .leftJoin(actingUser, eq(actingUser.id, securityEvents.actorId))
    .where(fitting(query))
    .orderBy(sql`${securityEvents.at} desc nulls last`, sql`${securityEvents.id} desc nulls last`)
    .limit(many);
}

/** How many there are; counts no further than `most`. */
export function countSecurityEvents(tx: Queryable, query: WholeLogQuery, most: number): Promise<number> {
  return countUpTo(tx, securityEvents, fitting(query), most);
}

function fitting({ account, kind, fromAddress, from, until, after }: WholeLogQuery): SQL | undefined {
  return and(
    account === undefined ? undefined : accountIs(account),
    kind === undefined ? undefined : eq(securityEvents.kind, kind),
    fromAddress === undefined ? undefined : eq(securityEvents.fromAddress, fromAddress),
    from && gte(securityEvents.at, from),
    until && lt(securityEvents.at, until),
    after && behindNumbered(securityEvents.at, securityEvents.id, after),
  );
}

function accountIs(account: string) {
  const wanted = sql`coalesce((select u.id from ${user} u where u.email = ${account.toLowerCase()}), ${account})`;
  return or(eq(securityEvents.userId, wanted), eq(securityEvents.actorId, wanted));
}
