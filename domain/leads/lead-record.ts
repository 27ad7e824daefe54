import type { Queryable } from "#db/connection.ts";
import {
  insertLead,
  type LeadRow,
  leadByIdForUpdate,
  leadById as leadRow,
  type NewLead,
  updateLead,
} from "#domain/leads/leads.sql.ts";

// The record of a lead for the rooms around this one. None of these authorizes anything; what leaves the server goes
// through present-lead.ts.

export type LeadRecord = LeadRow;
export type NewLeadRecord = NewLead;

/** The lead with this id; undefined if there is none. */
export function leadById(tx: Queryable, id: string): Promise<LeadRecord | undefined> {
  return leadRow(tx, id);
}

/** The lead with this id, which others who change it wait for until the caller's transaction ends. */
export function holdLead(tx: Queryable, id: string): Promise<LeadRecord | undefined> {
  return leadByIdForUpdate(tx, id);
}

/** Writes a new lead. Returns false when there is one with this id, which stays as it is. */
export function addLead(tx: Queryable, lead: NewLeadRecord): Promise<boolean> {
  return insertLead(tx, lead);
}

/** Changes what is named and nothing else, inside the caller's transaction. */
export function changeLead(tx: Queryable, id: string, change: Partial<NewLeadRecord>): Promise<void> {
  return updateLead(tx, id, change);
}
