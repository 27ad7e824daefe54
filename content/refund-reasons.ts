/** Why a purchased lead can be reported. The values are stored, and used in the JSON API. */
export const refundReasonOptions = [
  { value: "wrong_phone", label: "Wrong phone number" },
  { value: "wrong_email", label: "Wrong email address" },
  { value: "duplicate", label: "Duplicate of a lead I bought" },
  { value: "not_genuine", label: "Not a real enquiry" },
  { value: "not_as_described", label: "Outside what was described" },
] as const;

export type RefundReason = (typeof refundReasonOptions)[number]["value"];

const labels = Object.fromEntries(refundReasonOptions.map(({ value, label }) => [value, label])) as Record<
  RefundReason,
  string
>;

export function refundReasonLabel(reason: RefundReason): string {
  return labels[reason];
}

/** The label inside a sentence: "duplicate of a lead I bought". */
export function refundReasonInWords(reason: RefundReason): string {
  const label = labels[reason];
  return label.slice(0, 1).toLowerCase() + label.slice(1);
}
