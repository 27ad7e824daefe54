import { limits } from "#config/limits.ts";
import {
  day,
  type Fields,
  line,
  lines,
  needed,
  number,
  optional,
  pence,
  type SheetOf,
  yesNo,
} from "#content/quote-sheet/field.ts";
import { includedItems } from "#content/quote-sheet/included-fields.ts";
import type { Technology } from "#content/vetting.ts";

const START_DAYS_MAX = 365;

const money = pence(1, limits.outlinePenceMax);

/** What size means, by technology; other work has none. */
const sizes: Record<Technology, string> = {
  solar: "Size in kWp",
  battery: "Usable size in kWh",
  heat_pump: "Output in kW",
  ev_charger: "Output in kW",
  other: "Size",
};

function sheetOf<const T extends Technology>(technology: T) {
  return {
    fromPence: needed("From", money, { help: "With VAT, before grants" }),
    toPence: needed("To", money, { help: "One and a half times the lower figure at most: from £6,000, to £9,000" }),
    size: optional(sizes[technology], number(0, limits.outlineSizeMax)),
    needsSurvey: needed("Do you need a survey first?", yesNo),
    earliestStart: needed("Earliest start", day(0, START_DAYS_MAX)),
    equipment: needed("Equipment", line(limits.outlineEquipmentLengthMax), { help: "Makes and models, or type" }),
    text: needed("What you would do", lines(limits.outlineTextLengthMax), {
      help: "Leave out phone numbers, addresses and websites. You exchange these if you are picked",
    }),
    included: includedItems[technology],
  } as const satisfies Fields;
}

/** The fields of a rough first offer, by technology, in order. */
export const outlineSheets: { readonly [T in Technology]: ReturnType<typeof sheetOf<T>> } = {
  solar: sheetOf("solar"),
  battery: sheetOf("battery"),
  heat_pump: sheetOf("heat_pump"),
  ev_charger: sheetOf("ev_charger"),
  other: sheetOf("other"),
};

export type OutlineContent = SheetOf<(typeof outlineSheets)[Technology]>;

/** "4.2 kWp"; only the number if the work has no unit. */
export function sizeInWords(technology: Technology, size: number): string {
  const unit = { solar: " kWp", battery: " kWh", heat_pump: " kW", ev_charger: " kW", other: "" }[technology];
  return `${size}${unit}`;
}
