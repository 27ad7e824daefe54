import type { RefundReason } from "#content/refund-reasons.ts";

/** What happens to a reported lead when the report is accepted. */
export const leadOutcomeOptions = [
  { value: "withdraw", label: "Withdraw" },
  { value: "ask", label: "Pause and ask the customer" },
  { value: "keep", label: "Keep" },
] as const;

export type LeadOutcome = (typeof leadOutcomeOptions)[number]["value"];

/** The preselected outcome: details can be corrected, an invented enquiry can't. */
export const outcomeOfReason: Record<RefundReason, LeadOutcome> = {
  wrong_phone: "ask",
  wrong_email: "ask",
  duplicate: "keep",
  not_genuine: "withdraw",
  not_as_described: "keep",
};
