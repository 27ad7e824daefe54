import prices from "#content/data/energy-prices.json" with { type: "json" };
import type { EnergyPrices } from "#domain/areas/energy-price.ts";
import { londonDay } from "#domain/time/calendar.ts";

const quarterName = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", month: "long", year: "numeric" });

/**
 * The published price cap of the quarter that includes this moment: Great Britain's average, Direct Debit, VAT as
 * charged. After the last published quarter, the newest one is returned under its own name. Source:
 * content/data/energy-prices.json.
 */
export function capPrices(now: Date): EnergyPrices {
  const day = londonDay(now);
  const cap = prices.caps.findLast(({ start }) => start <= day) ?? prices.caps[0];
  if (!cap) throw new Error("no price cap is known");
  return {
    electricity: cap.electricityUnit,
    gas: cap.gasUnit,
    lastUpdated: now,
    source: "cap",
    indicative: false,
    sourceName: `Price cap, ${quarter(cap.start, cap.end)}`,
  };
}

/** "October to December 2026". */
function quarter(start: string, end: string): string {
  const [first = ""] = quarterName.format(new Date(start)).split(" ");
  return `${first} to ${quarterName.format(new Date(end))}`;
}
