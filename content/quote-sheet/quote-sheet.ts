import type { Fields, SheetOf } from "#content/quote-sheet/field.ts";
import { includedItems } from "#content/quote-sheet/included-fields.ts";
import { lineLists, offerFields, type QuoteTechnology } from "#content/quote-sheet/offer-fields.ts";
import {
  batteryFields,
  evChargerFields,
  heatPumpFields,
  otherFields,
  solarFields,
} from "#content/quote-sheet/technology-fields.ts";

/** All fields of a quote, by technology, in order. */
export const quoteSheets = {
  solar: { ...offerFields, included: includedItems.solar, ...solarFields },
  battery: { ...offerFields, included: includedItems.battery, ...batteryFields },
  solar_battery: {
    ...offerFields,
    lines: lineLists.partNeeded,
    included: includedItems.solar_battery,
    ...solarFields,
    ...batteryFields,
  },
  heat_pump: { ...offerFields, included: includedItems.heat_pump, ...heatPumpFields },
  ev_charger: { ...offerFields, included: includedItems.ev_charger, ...evChargerFields },
  other: { ...offerFields, included: includedItems.other, ...otherFields },
} as const satisfies Record<QuoteTechnology, Fields>;

/** An installer's full offer as it is sent and stored. */
export type Quote = {
  [T in QuoteTechnology]: SheetOf<(typeof quoteSheets)[T]> & { readonly technology: T };
}[QuoteTechnology];
