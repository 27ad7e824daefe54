import { eq } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { companySlugs, profiles } from "#db/schema.ts";

/** Takes an address that nobody has had; one that is being taken is waited for. Returns whose it is. */
export async function insertSlug(tx: Queryable, row: typeof companySlugs.$inferInsert): Promise<string | undefined> {
  await tx.insert(companySlugs).values(row).onConflictDoNothing();
  const [taken] = await tx
    .select({ installerId: companySlugs.installerId })
    .from(companySlugs)
    .where(eq(companySlugs.slug, row.slug));
  return taken?.installerId;
}

export async function setSlug(tx: Queryable, installerId: string, slug: string): Promise<void> {
  await tx.update(profiles).set({ slug }).where(eq(profiles.id, installerId));
}
