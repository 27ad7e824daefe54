import type { InstallerRow } from "#domain/installers/installers.sql.ts";

/** The details customers see; once a company is approved, changes to them wait for an administrator. */
export const publicFields = [
  "companyName",
  "phone",
  "address",
  "city",
  "postcode",
  "legalForm",
  "companyNumber",
] as const;

export type PublicField = (typeof publicFields)[number];
export type PublicDetails = Pick<InstallerRow, PublicField>;

/** Copies these fields and no others. */
export function publicDetailsOf(details: PublicDetails): PublicDetails {
  const { companyName, phone, address, city, postcode, legalForm, companyNumber } = details;
  return { companyName, phone, address, city, postcode, legalForm, companyNumber };
}

/** The fields that differ. */
export function changedFields(one: PublicDetails, other: PublicDetails): PublicField[] {
  return publicFields.filter((field) => one[field] !== other[field]);
}
