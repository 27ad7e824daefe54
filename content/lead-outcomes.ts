import type { RefundReason } from "#content/refund-reasons.ts";

/** What becomes of a reported lead when the report is accepted. */
export const leadOutcomeOptions = [
  { value: "withdraw", label: "Withdraw" },
  { value: "ask", label: "Pause and ask the customer" },
  { value: "keep", label: "Keep" },
] as const;

export type LeadOutcome = (typeof leadOutcomeOptions)[number]["value"];

/** What an administrator is offered first: details can be put right, an invented enquiry cannot. */
export const outcomeOfReason: Record<RefundReason, LeadOutcome> = {
  wrong_phone: "ask",
  wrong_email: "ask",
  duplicate: "keep",
  not_genuine: "withdraw",
  not_as_described: "keep",
};
