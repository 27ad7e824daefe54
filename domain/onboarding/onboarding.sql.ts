import { and, desc, eq, isNull } from "drizzle-orm";
import type { LegalForm } from "#content/onboarding.ts";
import type { Technology } from "#content/vetting.ts";
import type { Queryable } from "#db/connection.ts";
import { installerDocuments, mcsClaims, profiles } from "#db/schema.ts";

/** The newest for each technology. */
export async function newestMcsClaims(tx: Queryable, installerId: string) {
  const { technology, number, saidAt } = mcsClaims;
  return tx
    .selectDistinctOn([technology], { technology, number, saidAt })
    .from(mcsClaims)
    .where(eq(mcsClaims.installerId, installerId))
    .orderBy(technology, desc(mcsClaims.id));
}

export async function insertMcsClaims(
  tx: Queryable,
  installerId: string,
  claims: readonly { technology: Technology; number: string }[],
  saidAt: Date,
): Promise<void> {
  if (claims.length === 0) return;
  await tx.insert(mcsClaims).values(claims.map((claim) => ({ installerId, ...claim, saidAt })));
}

/** The stored insurance that ends last. */
export async function lastInsurance(tx: Queryable, installerId: string) {
  const { id, insurer, coverPounds, reference, expiresOn, fileName } = installerDocuments;
  const [row] = await tx
    .select({ id, insurer, coverPounds, reference, expiresOn, fileName })
    .from(installerDocuments)
    .where(
      and(
        eq(installerDocuments.installerId, installerId),
        eq(installerDocuments.kind, "insurance"),
        isNull(installerDocuments.removedAt),
      ),
    )
    .orderBy(desc(expiresOn), desc(installerDocuments.uploadedAt), id)
    .limit(1);
  return row;
}

export async function setLegalForm(
  tx: Queryable,
  id: string,
  form: { legalForm: LegalForm; companyNumber: string | null },
): Promise<void> {
  await tx.update(profiles).set(form).where(eq(profiles.id, id));
}
