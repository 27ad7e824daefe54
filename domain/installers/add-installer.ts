import { createHash } from "node:crypto";
import { TERMS_VERSION, termsOfService } from "#content/pages/terms-of-service.ts";
import type { Queryable } from "#db/connection.ts";
import type { InstallerForm } from "#domain/installers/installer-form.ts";
import { insertAcceptance, insertInstaller } from "#domain/installers/installers.sql.ts";

/** Creates a new user's company, awaiting approval and without credits. Runs inside the caller's transaction. */
export function addInstaller(
  tx: Queryable,
  userId: string,
  form: InstallerForm & { email: string },
  now: Date,
): Promise<void> {
  return insertInstaller(tx, {
    id: userId,
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
    status: "pending",
    createdAt: now,
  });
}

/** Records that a company accepts the current terms. Runs inside the caller's transaction. */
export function acceptTerms(tx: Queryable, installerId: string, now: Date): Promise<void> {
  const fingerprint = createHash("sha256").update(JSON.stringify(termsOfService)).digest("base64url");
  return insertAcceptance(tx, { installerId, version: TERMS_VERSION, fingerprint, acceptedAt: now });
}
