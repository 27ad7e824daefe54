import { createHash } from "node:crypto";
import { TERMS_VERSION, termsOfService } from "#content/pages/terms-of-service.ts";
import type { Queryable } from "#db/connection.ts";
import type { InstallerForm } from "#domain/installers/installer-form.ts";
import { insertAcceptance, insertInstaller } from "#domain/installers/installers.sql.ts";

/**
 * Creates somebody's company, awaiting approval and without credits, and accepts the current terms for it. False if they
 * are in one already. Runs inside the caller's transaction.
 */
export async function addInstaller(
  tx: Queryable,
  { id, userId }: { id: string; userId: string },
  form: InstallerForm & { email: string },
  now: Date,
): Promise<boolean> {
  const profile = {
    id,
    companyName: form.companyName,
    contactName: form.contactName,
    email: form.email,
    phone: form.phone ?? null,
    address: form.address ?? null,
    city: form.city ?? null,
    postcode: form.postcode ?? null,
    businessLicense: form.businessLicense ?? null,
    certifications: form.certifications,
    specialties: form.specialties,
    status: "pending" as const,
    createdAt: now,
  };
  if (!(await insertInstaller(tx, profile, userId))) return false;
  const fingerprint = createHash("sha256").update(JSON.stringify(termsOfService)).digest("base64url");
  await insertAcceptance(tx, { installerId: id, version: TERMS_VERSION, fingerprint, acceptedAt: now });
  return true;
}
