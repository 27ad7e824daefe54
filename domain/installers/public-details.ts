import type { InstallerRow } from "#domain/installers/installers.sql.ts";

/** What customers see of a company: changes wait for an administrator once it is approved. */
export const publicFields = ["companyName", "phone", "address", "city", "postcode"] as const;

export type PublicField = (typeof publicFields)[number];
export type PublicDetails = Pick<InstallerRow, PublicField>;

/** Nothing but these. */
export function publicDetailsOf({ companyName, phone, address, city, postcode }: PublicDetails): PublicDetails {
  return { companyName, phone, address, city, postcode };
}

/** Which of them differ. */
export function changedFields(one: PublicDetails, other: PublicDetails): PublicField[] {
  return publicFields.filter((field) => one[field] !== other[field]);
}
