import type { Queryable } from "#db/connection.ts";
import {
  insertLead,
  keepAddress,
  type LeadRow,
  leadByIdForUpdate,
  leadById as leadRow,
  type NewLead,
  updateLead,
} from "#domain/leads/leads.sql.ts";

// The lead record, for neighbouring folders. None of these functions authorizes anything; what leaves the server goes
// through present-lead.ts.

export type LeadRecord = LeadRow;
export type NewLeadRecord = NewLead;

/** The lead with this id; undefined if there is none. */
export function leadById(tx: Queryable, id: string): Promise<LeadRecord | undefined> {
  return leadRow(tx, id);
}

/** The lead with this id, locked until the caller's transaction ends. */
export function lockLead(tx: Queryable, id: string): Promise<LeadRecord | undefined> {
  return leadByIdForUpdate(tx, id);
}

/** Writes a new lead. Returns false when one has this id already; that one is left alone. */
export function addLead(tx: Queryable, lead: NewLeadRecord): Promise<boolean> {
  return insertLead(tx, lead);
}

/** Changes only the named fields, inside the caller's transaction. */
export function changeLead(tx: Queryable, id: string, change: Partial<NewLeadRecord>): Promise<void> {
  return updateLead(tx, id, change);
}

/** Keeps where a visit to the customer is to be, which is masked once a purchase has ended. The caller holds the lead. */
export function keepVisitAddress(tx: Queryable, id: string, address: string): Promise<void> {
  return keepAddress(tx, id, address);
}
