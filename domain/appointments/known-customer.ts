import type { Queryable } from "#db/connection.ts";
import { appointmentsOfLead } from "#domain/appointments/appointments.sql.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import type { HeldDetails } from "#domain/leads/redact.ts";
import { heldBy } from "#domain/leads/sight.ts";

/** Everything we know a lead's customer by, with the addresses of visits. Authorises nothing. */
export async function knownCustomer(tx: Queryable, lead: LeadRow): Promise<HeldDetails> {
  const held = heldBy(lead);
  const visits = (await appointmentsOfLead(tx, lead.id)).flatMap(({ appointment: { address } }) =>
    address ? [{ address }] : [],
  );
  return { ...held, earlier: [...(held.earlier ?? []), ...visits] };
}
