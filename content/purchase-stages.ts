/** How far an installer is with a purchased lead. The values are stored, and used in the JSON API. */
export const purchaseStageOptions = [
  { value: "new", label: "New" },
  { value: "contacted", label: "Contacted" },
  { value: "survey_booked", label: "Survey booked" },
  { value: "quoted", label: "Quoted" },
  { value: "won", label: "Won" },
  { value: "lost", label: "Lost" },
] as const;

export type PurchaseStage = (typeof purchaseStageOptions)[number]["value"];

export function isPurchaseStage(value: unknown): value is PurchaseStage {
  return purchaseStageOptions.some((option) => option.value === value);
}

export function purchaseStageLabel(stage: PurchaseStage): string {
  return purchaseStageOptions.find(({ value }) => value === stage)?.label ?? stage;
}
