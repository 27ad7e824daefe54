import type { LeadRow } from "#domain/leads/leads.sql.ts";

const FOR_BUSINESS = "commercial";

/** Whether the work is on somebody's home: then VAT is part of the price, and a consumer's rights hold. */
export function isHome({ serviceType, propertyType }: Pick<LeadRow, "serviceType" | "propertyType">): boolean {
  return serviceType !== FOR_BUSINESS && propertyType !== FOR_BUSINESS;
}
