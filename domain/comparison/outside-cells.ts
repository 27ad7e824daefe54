import { betterOff } from "#content/planner/figures.ts";
import { pricePlaces } from "#content/price-words.ts";
import { type Cell, days, inFigures, inPence, inYears, type RowMaker, type Said } from "#domain/comparison/cell.ts";
import { percentOf } from "#domain/comparison/cost-rows.ts";
import type { Decision } from "#domain/comparison/decision.ts";
import { yearInFigures } from "#domain/comparison/system-rows.ts";
import type { TypedQuote } from "#domain/quotes/any-quote.ts";
import type { OutsideQuote } from "#domain/quotes/outside-quotes.ts";

/** A quote from elsewhere beside those of our companies. */
export interface OutsideColumn {
  readonly quote: OutsideQuote;
  readonly money: Decision["money"];
}

/** Its value for a fact: what its customer typed, and else "Not said". */
export function outsideCell({ id, outside }: Pick<RowMaker, "id" | "outside">, column: OutsideColumn): Cell {
  const said = outside ? outside(column.quote) : cells[id]?.(column.quote.typed, column);
  return said ? { ...said, state: "said" } : { state: "missing", text: "Not said" };
}

type CellOf = (typed: TypedQuote, column: OutsideColumn) => Said | null;

/** By the row's id. */
const cells: Readonly<Record<string, CellOf>> = {
  you_pay: ({ pricePence }) => (pricePence === null ? null : inPence(pricePence)),
  can_change: ({ firm }) => (firm === null ? null : { text: firm ? "Firm" : "Not firm" }),
  deposit: ({ pricePence, depositPence }) => {
    if (pricePence === null || depositPence === null) return null;
    const sharePercent = percentOf(depositPence, pricePence);
    return { ...inPence(depositPence), note: `${sharePercent}%`, sharePercent };
  },
  per_kwp: ({ work, pricePence, size }) => perUnit(work === "solar" ? size : null, pricePence),
  per_usable_kwh: ({ work, pricePence, size }) => perUnit(work === "battery" ? size : null, pricePence),
  per_heat_kw: ({ work, pricePence, size }) => perUnit(work === "heat_pump" ? size : null, pricePence),
  price_line: (_, { quote: { priceLine } }) => {
    if (!priceLine) return null;
    const { text, place } = priceLine;
    return place ? { text: pricePlaces[place], behind: `${text}.` } : { text: `${text}.` };
  },
  better_off: (_, { money }) => {
    if (!money || "why" in money) return null;
    return { text: `You are ${betterOff(money.pounds)} after 20 years`, number: money.pounds };
  },
  they_expect: ({ yieldKwh }) => (yieldKwh === null ? null : yearInFigures(yieldKwh)),
  heat_output: ({ work, size }) => (work === "heat_pump" && size !== null ? inFigures(size, " kW") : null),
  usable: ({ work, size }) => (work === "battery" && size !== null ? inFigures(size, " kWh") : null),
  insured: ({ insuredYears }) => (insuredYears === null ? null : inYears(insuredYears)),
  mcs: ({ mcsNumber }) => (mcsNumber === null ? null : { text: mcsNumber }),
  start: ({ startsOn }) => (startsOn === null ? null : { text: days.format(new Date(startsOn)) }),
  validity: (_, { quote: { validUntil } }) =>
    validUntil === null ? null : { text: `until ${days.format(new Date(validUntil))}` },
};

function perUnit(units: number | null, pricePence: number | null): Said | null {
  return units === null || pricePence === null ? null : inPence(Math.round(pricePence / units));
}
