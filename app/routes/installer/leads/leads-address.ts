import { type LeadFilter, writeLeadFilter } from "#domain/leads-for-sale/lead-filter.ts";

/** The list's address with this filter; the installer's own area is the default. */
export function leadsAddress(filter: LeadFilter): string {
  const parameters = writeLeadFilter(filter, { area: "mine" });
  return parameters.size > 0 ? `/leads?${parameters}` : "/leads";
}
