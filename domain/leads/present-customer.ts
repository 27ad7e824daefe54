import { firstNameOf } from "#domain/contact/person-name.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import type { Sight } from "#domain/leads/sight.ts";
import { REMOVED_AT_REQUEST, REMOVED_BY_AGE } from "#domain/personal-data/customers.sql.ts";

export interface Customer {
  name: string;
  /** Null once the purchase has ended, or the details were removed. */
  email: string | null;
  phone: string | null;
  /** Only the outward code once the purchase has ended or the details were removed. */
  postcode: string;
}

/**
 * Who the customer of a lead is. Says so if the details were removed, and never passes on the placeholders. A company
 * whose purchase has ended sees a first name and a district.
 */
export function presentCustomer(lead: LeadRow, { isWhole }: Sight): Customer {
  const { customerName, customerEmail, customerPhone, postcode, anonymisedAt, anonymisedBecause } = lead;
  const removed = anonymisedBecause === "customer" ? REMOVED_AT_REQUEST : REMOVED_BY_AGE;
  if (anonymisedAt) return { name: removed, email: null, phone: null, postcode };
  if (!isWhole) return { name: firstNameOf(customerName), email: null, phone: null, postcode: lead.outcode };
  return { name: customerName, email: customerEmail, phone: customerPhone, postcode };
}
