import { longPounds } from "#content/pounds.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { sumsOf } from "#domain/quotes/sheet/line-sums.ts";

/** Kilowatts, kilowatt hours and efficiencies have two decimals; in hundredths they compare exactly. */
const HUNDREDTHS = 100;
const PERCENT = 100;
const WATTS_IN_A_HUNDREDTH_KW = 10;
const PEAK_OFF_PERCENT_MAX = 1;
const ELECTRICITY_OFF_PERCENT_MAX = 5;

/** Figures of a quote that contradict each other, each at its field; empty if all agree. */
export function disagreementsIn(quote: Quote): FieldErrors {
  return Object.fromEntries(
    [...signs(quote), ...money(quote), ...panels(quote), ...battery(quote), ...heat(quote)].map(([path, words]) => [
      path,
      [words],
    ]),
  );
}

type Found = [path: string, words: string][];

function signs({ lines }: Quote): Found {
  return lines.flatMap(({ kind, unitPence }, index): Found => {
    const path = `lines.${index}.unitPence`;
    if (kind === "discount") return unitPence > 0 ? [[path, "A discount takes off: give it below 0."]] : [];
    return unitPence < 0 ? [[path, "Only a discount can be below 0."]] : [];
  });
}

function money({ lines, totalPence, grant, payments }: Quote): Found {
  const { totalPence: linesPence } = sumsOf(lines);
  const duePence = totalPence - (grant?.deducted ? grant.pence : 0);
  const paidPence = payments.reduce((sum, { pence }) => sum + pence, 0);
  return [
    ...when(linesPence !== totalPence, "totalPence", `The lines add up to ${longPounds(linesPence)} with VAT.`),
    ...when(
      paidPence !== duePence,
      "payments",
      `The payments add up to ${longPounds(paidPence)}, but the customer owes ${longPounds(duePence)}.`,
    ),
  ];
}

function panels(quote: Quote): Found {
  if (!("arrays" in quote)) return [];
  const { kWp, panels: count, panelWp, arrays } = quote;
  const watts = count * panelWp;
  const saidWatts = Math.round(kWp * HUNDREDTHS) * WATTS_IN_A_HUNDREDTH_KW;
  const onRoofs = arrays.reduce((sum, array) => sum + array.panels, 0);
  return [
    ...when(
      Math.abs(saidWatts - watts) * PERCENT > PEAK_OFF_PERCENT_MAX * watts,
      "kWp",
      `${count} panels of ${panelWp} Wp make ${watts / 1000} kWp.`,
    ),
    ...when(onRoofs !== count, "arrays", `The roof faces have ${onRoofs} panels, but the quote has ${count}.`),
  ];
}

function battery(quote: Quote): Found {
  if (!("usableKwh" in quote)) return [];
  const words = `The usable capacity cannot be more than ${quote.nominalKwh} kWh.`;
  return when(quote.usableKwh > quote.nominalKwh, "usableKwh", words);
}

function heat(quote: Quote): Found {
  if (quote.technology !== "heat_pump") return [];
  const { heatKwh, waterKwh, electricityKwh, scop } = quote;
  // Electricity times efficiency is heat; both sides in hundredths.
  const needed = (heatKwh + waterKwh) * HUNDREDTHS;
  const made = electricityKwh * Math.round(scop * HUNDREDTHS);
  const off = Math.abs(made - needed) * PERCENT;
  const expected = Math.round((heatKwh + waterKwh) / scop);
  const words = `Heating and hot water divided by the efficiency come to ${expected} kWh.`;
  return when(off > ELECTRICITY_OFF_PERCENT_MAX * needed, "electricityKwh", words);
}

function when(isFound: boolean, path: string, words: string): Found {
  return isFound ? [[path, words]] : [];
}
