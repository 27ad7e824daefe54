import { and, eq, sql } from "drizzle-orm";
import type { ReachedCap } from "#content/purchase-caps.ts";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { apiKeys, purchaseCaps } from "#db/schema.ts";

export type CapsRow = typeof purchaseCaps.$inferSelect;

/** The owner of limits: the company, one of its people, or one of its keys. */
export interface CapHolder {
  installerId: string;
  holderKind: CapsRow["holderKind"];
  holder: string;
}

export async function capsOfInstaller(tx: Queryable, installerId: string): Promise<CapsRow[]> {
  return tx.select().from(purchaseCaps).where(eq(purchaseCaps.installerId, installerId));
}

const ofHolder = ({ installerId, holderKind, holder }: CapHolder) =>
  and(
    eq(purchaseCaps.installerId, installerId),
    eq(purchaseCaps.holderKind, holderKind),
    eq(purchaseCaps.holder, holder),
  );

export async function capsOfHolder(tx: Queryable, holder: CapHolder): Promise<CapsRow | undefined> {
  return (await tx.select().from(purchaseCaps).where(ofHolder(holder)))[0];
}

export async function saveCaps(tx: Queryable, row: CapsRow): Promise<void> {
  const { installerId, holderKind, holder } = purchaseCaps;
  await tx
    .insert(purchaseCaps)
    .values(row)
    .onConflictDoUpdate({ target: [installerId, holderKind, holder], set: row });
}

export async function deleteCaps(tx: Queryable, holder: CapHolder): Promise<void> {
  await tx.delete(purchaseCaps).where(ofHolder(holder));
}

export async function hasKey(tx: Queryable, installerId: string, id: string): Promise<boolean> {
  return (await tx.$count(apiKeys, and(eq(apiKeys.id, id), eq(apiKeys.installerId, installerId)))) > 0;
}

/** The first limit that one more purchase at this moment would pass, by the rule that purchases obey. */
export async function reachedCap(
  tx: Queryable,
  buyer: { installerId: string; userId: string; apiKeyId?: string | undefined; priceCredits: number },
  now: Date,
): Promise<ReachedCap | undefined> {
  const { installerId, userId, apiKeyId = null, priceCredits } = buyer;
  const { rows } = await tx.execute<ReachedCap & Record<string, unknown>>(sql`
    select holder_kind as "holderKind", per, most
      from reached_purchase_cap(${installerId}::text, ${userId}::text, ${apiKeyId}::uuid, ${instant(now)},
                                ${priceCredits}::int)`);
  return rows[0];
}
