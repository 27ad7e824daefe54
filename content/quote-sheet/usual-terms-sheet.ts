import { type Fields, group, needed, optional, type SheetOf, whole } from "#content/quote-sheet/field.ts";
import { offerFields, type PaymentTime, paymentTimes } from "#content/quote-sheet/offer-fields.ts";

const { code, workmanshipYears, insuredYears, coolingOffDays, validUntil } = offerFields;

const labelOf = new Map(paymentTimes.map(({ value, label }) => [value, label]));
const share = (when: PaymentTime) => optional(`${labelOf.get(when)} (%)`, whole(0, 100));

/** What a company says once and every quote of it begins with. */
export const usualTermsSheet = {
  code,
  workmanshipYears,
  insuredYears,
  coolingOffDays,
  validDays: needed("Days valid", whole(validUntil.kind.daysMin, validUntil.kind.daysMax)),
  shares: needed(
    "Payment shares",
    group({
      on_order: share("on_order"),
      before_start: share("before_start"),
      on_delivery: share("on_delivery"),
      on_completion: share("on_completion"),
      after_handover: share("after_handover"),
    }),
    { help: "Per cent of the price; together 100" },
  ),
} as const satisfies Fields;

export type UsualTerms = SheetOf<typeof usualTermsSheet>;
