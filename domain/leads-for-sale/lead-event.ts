import type { MaskedLead } from "#domain/leads/lead.ts";

/**
 * What those watching the list are told: a lead has arrived, has fewer places left, was corrected, or can no longer be
 * bought.
 */
export interface LeadEvent {
  /** Where to resume after an interruption. Later events have greater numbers, but may be told out of order. */
  id: number;
  name: "lead.available" | "lead.places" | "lead.gone";
  lead: MaskedLead;
  /** The listener's own company already has it, which is why it is gone for them. */
  boughtByYou: boolean;
  /**
   * Their company has bought the same customer and service lately, or has sent this customer its outline, which is why
   * it is gone for them.
   */
  sameCustomer: boolean;
}
