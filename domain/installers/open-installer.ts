import type { Queryable } from "#db/connection.ts";
import type { InstallerForm } from "#domain/installers/installer-form.ts";
import { insertInstaller } from "#domain/installers/installers.sql.ts";

/** Creates a new user's company, awaiting approval and without credits. Inside the caller's transaction. */
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
