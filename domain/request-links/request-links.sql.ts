import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "#db/connection.ts";
import { leads, requestLinks } from "#db/schema.ts";
import { idsOfRequest } from "#domain/leads/works.sql.ts";

export type RequestLinkRow = typeof requestLinks.$inferSelect;

export async function insertRequestLink(tx: Queryable, link: typeof requestLinks.$inferInsert): Promise<void> {
  await tx.insert(requestLinks).values(link);
}

/** Adds nothing if a link with this id exists. */
export async function insertOnce(tx: Queryable, link: typeof requestLinks.$inferInsert): Promise<void> {
  await tx.insert(requestLinks).values(link).onConflictDoNothing();
}

/** Ends every private link to a request, inside the caller's transaction: they were sent to somebody else's address. */
export async function deleteLinksOfRequest(tx: Queryable, leadId: string): Promise<void> {
  await tx.delete(requestLinks).where(inArray(requestLinks.leadId, idsOfRequest(tx, leadId)));
}

/** The link, with the lead that it opens: of several works the one at this place, or the first. */
export async function linkByHash(
  tx: Queryable,
  tokenHash: string,
  position: number | null,
): Promise<RequestLinkRow | undefined> {
  const work = alias(leads, "work");
  const isSame = or(eq(work.id, leads.id), eq(work.groupId, leads.groupId));
  const [row] = await tx
    .select({ link: requestLinks, leadId: work.id })
    .from(requestLinks)
    .innerJoin(leads, eq(leads.id, requestLinks.leadId))
    .innerJoin(work, position === null ? isSame : and(isSame, eq(work.groupPosition, position)))
    .where(eq(requestLinks.tokenHash, tokenHash))
    .orderBy(asc(work.groupPosition))
    .limit(1);
  return row && { ...row.link, leadId: row.leadId };
}

/** Writes at most once a day, so that frequent page views cost no writes. */
export async function noteUse(tx: Queryable, tokenHash: string, day: string): Promise<void> {
  await tx
    .update(requestLinks)
    .set({ lastUsedOn: day })
    .where(
      and(
        eq(requestLinks.tokenHash, tokenHash),
        isNull(requestLinks.revokedAt),
        sql`${requestLinks.lastUsedOn} is distinct from ${day}::date`,
      ),
    );
}

/** The household's working links to a request with all its works, oldest first. */
export async function householdLinks(tx: Queryable, leadId: string, madeAfter: Date): Promise<RequestLinkRow[]> {
  return tx
    .select()
    .from(requestLinks)
    .where(
      and(
        inArray(requestLinks.leadId, idsOfRequest(tx, leadId)),
        eq(requestLinks.kind, "household"),
        isNull(requestLinks.revokedAt),
        gt(requestLinks.createdAt, madeAfter),
      ),
    )
    .orderBy(asc(requestLinks.createdAt), asc(requestLinks.id));
}

/** The devices that remember a request with all its works, the first remembered first. */
export async function deviceLinks(tx: Queryable, leadId: string, after: Freshness): Promise<RequestLinkRow[]> {
  return tx
    .select()
    .from(requestLinks)
    .where(and(isWorking(tx, leadId, after), eq(requestLinks.kind, "device")))
    .orderBy(asc(requestLinks.createdAt), asc(requestLinks.id));
}

/** Counts the customer's own working links to a request with all its works, those of devices too. */
export async function countOwnLinks(tx: Queryable, leadId: string, after: Freshness): Promise<number> {
  return tx.$count(requestLinks, and(isWorking(tx, leadId, after), inArray(requestLinks.kind, ["customer", "device"])));
}

/** A customer's own link works if it was created after this moment, or used after this day. */
export type Freshness = { madeAt: Date; usedOn: string };

function isWorking(tx: Queryable, leadId: string, after: Freshness): SQL | undefined {
  const isFresh = or(gt(requestLinks.createdAt, after.madeAt), gt(requestLinks.lastUsedOn, after.usedOn));
  return and(inArray(requestLinks.leadId, idsOfRequest(tx, leadId)), isNull(requestLinks.revokedAt), isFresh);
}

/**
 * Revokes all links to a request, or one that its customer has given: a household's or a device's. Links revoked earlier
 * keep their time.
 */
export async function revokeLinks(
  tx: Queryable,
  { leadId, givenLinkId, now }: { leadId: string; givenLinkId?: string; now: Date },
): Promise<void> {
  const which: SQL | undefined =
    givenLinkId === undefined
      ? undefined
      : and(eq(requestLinks.id, givenLinkId), inArray(requestLinks.kind, ["household", "device"]));
  await tx
    .update(requestLinks)
    .set({ revokedAt: now })
    .where(and(inArray(requestLinks.leadId, idsOfRequest(tx, leadId)), isNull(requestLinks.revokedAt), which));
}
