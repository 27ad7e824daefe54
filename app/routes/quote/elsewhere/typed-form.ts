import { plainPounds } from "#app/ui/format.ts";
import { arrayFields } from "#content/planner/fields/equipment-fields.ts";
import { claimFields, priceFields, termFields, termTexts } from "#content/planner/quote-check.ts";
import type { OutsideQuote } from "#domain/quotes/outside-quotes.ts";

const sizeFields = {
  solar: arrayFields.kwp,
  battery: priceFields.batterySizeKwh,
  heat_pump: priceFields.heatPumpKw,
  ev_charger: null,
  other: null,
};

/** A kept quote as its form would have sent it. */
export function formOfQuote({ typed }: Pick<OutsideQuote, "typed">): URLSearchParams {
  const { work, pricePence, size, yieldKwh, depositPence, firm, validDays, insuredYears, mcsNumber, startsOn } = typed;
  const sizeField = sizeFields[work];
  const values: [string, string | number | null][] = [
    [priceFields.work.query, work],
    [priceFields.pounds.query, inPounds(pricePence)],
    ...(sizeField ? [[sizeField.query, size] as [string, number | null]] : []),
    [claimFields.kwh.query, yieldKwh],
    [termFields.depositPounds.query, inPounds(depositPence)],
    [termFields.firm.query, firm === null ? null : firm ? "yes" : "no"],
    [termFields.validDays.query, validDays],
    [termFields.insuredYears.query, insuredYears],
    [termTexts.mcsNumber.query, mcsNumber],
    [termTexts.startsOn.query, startsOn],
  ];
  return new URLSearchParams(values.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])));
}

/** As people type it: "7900", "7900.50". */
const inPounds = (pence: number | null) => (pence === null ? null : plainPounds(pence).replace(/\.00$/, ""));
