/** Why a customer chose another company, if they want to say. The values are stored. */
export const customerReasonOptions = [
  { value: "price", label: "Price" },
  { value: "timing", label: "Timing" },
  { value: "equipment", label: "Equipment" },
  { value: "trust", label: "Trust" },
  { value: "contact", label: "Contact" },
  { value: "other", label: "Other" },
] as const;

export type CustomerReason = (typeof customerReasonOptions)[number]["value"];

export function customerReasonLabel(reason: string): string {
  return customerReasonOptions.find(({ value }) => value === reason)?.label ?? reason;
}
