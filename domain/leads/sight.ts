import { readPersonName } from "#domain/contact/person-name.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import { type HeldDetails, HIDDEN_UNTIL_PICKED, NO_LONGER_SHOWN, redactContacts } from "#domain/leads/redact.ts";

/**
 * What a reader may know of a lead's customer. Everything that shows a text, a file name or an address requires one, so
 * that nobody can show it without saying to whom.
 */
export interface Sight {
  /** Whether the reader may know name, address, phone number, email and postcode. */
  readonly isWhole: boolean;
  /** A text as this reader may read it. */
  text<Text extends string | null>(text: Text): Text | string;
}

/** The columns that identify the customer, now and in the past. */
export type HeldLead = Pick<
  LeadRow,
  "customerName" | "customerEmail" | "customerPhone" | "postcode" | "earlierDetails"
>;
type Ending = { readonly endedAt: Date | null };

/** For the customer, administrators, and a company with an active purchase. */
export const wholeSight: Sight = { isWhole: true, text: (text) => text };

/**
 * For a company: everything while its purchase is active, no contact details once it has ended, for whatever reason.
 */
export function sightOf(lead: HeldLead, { endedAt }: Ending): Sight {
  return endedAt ? endedSight(lead) : wholeSight;
}

/** For a company whose purchase has ended: a first name and a district. */
export function endedSight(lead: HeldLead): Sight {
  return maskedSight(lead, NO_LONGER_SHOWN);
}

/** For a company that has sent an outline: no contact details unless it was picked and that purchase is active. */
export function sightOfOutline(lead: HeldLead, purchase: Ending | null, isWaiting: boolean): Sight {
  if (purchase) return sightOf(lead, purchase);
  return isWaiting ? maskedSight(lead, HIDDEN_UNTIL_PICKED) : endedSight(lead);
}

function maskedSight(lead: HeldLead, instead: string): Sight {
  const held = heldBy(lead);
  return { isWhole: false, text: (text) => (text ? redactContacts(text, held, instead) : text) };
}

/** What no text about a lead may give away, including its location, which administrators type by hand. */
export function heldBy(lead: HeldLead): HeldDetails {
  return { ...detailsOf(lead), earlier: lead.earlierDetails.map(detailsOf) };
}

function detailsOf({ customerName = "", ...details }: Partial<LeadRow["earlierDetails"][number]>): HeldDetails {
  // For a business: "Martin Hale, Hale Joinery Ltd".
  const [, ...company] = customerName.split(", ");
  const { first, initial, surname } = readPersonName(customerName);
  return {
    firstName: first || initial,
    surname,
    company: company.join(", "),
    email: details.customerEmail,
    phone: details.customerPhone,
    postcode: details.postcode,
    address: details.address,
  };
}
