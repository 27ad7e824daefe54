/** Why a customer chose another company, if they want to say. The values are stored. */
export const lostReasonOptions = [
  { value: "price", label: "Price" },
  { value: "timing", label: "Timing" },
  { value: "equipment", label: "Equipment" },
  { value: "trust", label: "Trust" },
  { value: "contact", label: "Contact" },
  { value: "other", label: "Other" },
] as const;

export type LostReason = (typeof lostReasonOptions)[number]["value"];

export function lostReasonLabel(reason: string): string {
  return lostReasonOptions.find(({ value }) => value === reason)?.label ?? reason;
}
