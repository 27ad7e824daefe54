import type { MaskedLead } from "#domain/leads/lead.ts";

/**
 * What someone watching the list is told: a lead has arrived, has fewer places left, was corrected, or can no longer be
 * bought.
 */
export interface LeadEvent {
  /** Where to resume after an interruption. Later events have greater numbers, but may arrive out of order. */
  id: number;
  name: "lead.available" | "lead.places" | "lead.gone";
  lead: MaskedLead;
  /** Gone because the watcher's own company has it. */
  boughtByYou: boolean;
  /**
   * Gone because their company has recently bought the same customer and service, or has sent this customer its
   * outline.
   */
  sameCustomer: boolean;
}
