import type { MaskedLead } from "#domain/leads/lead.ts";

/** What those who watch the list are told: a lead has come, has fewer places left or was corrected, or can no longer be bought. */
export interface LeadEvent {
  /** To go on from after an interruption. Greater for later events, but not always told in this order. */
  id: number;
  name: "lead.available" | "lead.places" | "lead.gone";
  lead: MaskedLead;
  /** The listener's own company has it already, which is why it is gone for them. */
  boughtByYou: boolean;
}
