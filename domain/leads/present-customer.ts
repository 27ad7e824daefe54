import { limits } from "#config/limits.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";

/** What stands where the name of a customer stood. */
export const REMOVED_CUSTOMER = `Removed after ${limits.customerDetailsKeptMonths} months`;

export interface Customer {
  name: string;
  /** Null once the details have been removed because of their age. */
  email: string | null;
  phone: string | null;
  /** Then only its first half. */
  postcode: string;
}

/** Who is behind a lead. Of one whose details were removed it says so, and never hands on what fills their place. */
export function presentCustomer(lead: LeadRow): Customer {
  const { customerName, customerEmail, customerPhone, postcode, anonymisedAt } = lead;
  if (anonymisedAt) return { name: REMOVED_CUSTOMER, email: null, phone: null, postcode };
  return { name: customerName, email: customerEmail, phone: customerPhone, postcode };
}
