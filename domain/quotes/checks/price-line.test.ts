import { expect, it } from "vitest";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { priceLine, priceLineOf } from "#domain/quotes/checks/price-line.ts";

const TODAY = "2026-11-26";
const panels = (pounds: number, size: number, today = TODAY) => priceLine({ kind: "solar", pounds, size }, today);
const pump = (pounds: number, size: number) => priceLine({ kind: "heatPump", pounds, size }, TODAY);

it("says where the price of panels lies, in the documented words", () => {
  expect(panels(7800, 4)).toEqual({
    text: "£7,800 for 4 kWp is £1,950 a kWp; the official median was £1,876 (2024/25), offers of 2026 run from £1,250 to £1,750",
    place: "overMedian",
    source: {
      names: ["DESNZ, solar PV cost data", "published offers of 4 kWp, £5,000 to £7,000"],
      checkedOn: "2026-11-22",
    },
  });
  expect(panels(8000, 4.4).text).toContain("£8,000 for 4.4 kWp is £1,818 a kWp; the official median was £1,780");
});

it.each([
  [4999, "underOffers"],
  [5000, "amongOffers"],
  [7000, "amongOffers"],
  [7001, "overOffers"],
  [7503, "overOffers"],
  [7504, "overMedian"],
])("puts £%d for 4 kWp %s", (pounds, place) => {
  expect(panels(pounds, 4).place).toBe(place);
});

it("compares a heat pump with all that were fitted, and with one of its size", () => {
  expect(pump(12_500, 8)).toMatchObject({
    text: "£12,500 for 8 kW: half of those fitted cost £11,128 to £15,627 (April to June 2026); for this size about £12,908",
    place: "middleHalf",
  });
  // 8,508 + 550 × 12; under 3.5 kW no smaller unit is sold: 8,508 + 550 × 3.5.
  expect(pump(16_000, 12)).toMatchObject({ text: expect.stringMatching(/about £15,108$/), place: "highQuarter" });
  expect(pump(9000, 3)).toMatchObject({ text: expect.stringMatching(/about £10,433$/), place: "lowQuarter" });
});

it("knows no official price of other work, of larger systems, and once a record is over 24 months old", () => {
  const unknown = { text: "We know no official price", place: null, source: null };
  expect(priceLine({ kind: "other", pounds: 900, size: 0 }, TODAY)).toEqual(unknown);
  expect(panels(15_000, 10.1)).toEqual(unknown);
  expect(panels(7800, 4, "2027-03-31")).not.toEqual(unknown);
  expect(panels(7800, 4, "2027-04-01")).toEqual(unknown);
});

it("takes of a quote the panels' part, a home's price with VAT and a business's without", () => {
  const at = { today: TODAY, isHome: true };
  expect(priceLineOf(quoteExamples.solar, at).text).toMatch(/^£6,200 for 4.4 kWp is £1,409 a kWp;/);
  // 4,000 of its own and half of the 2,800 for both.
  expect(priceLineOf(quoteExamples.solar_battery, at).text).toMatch(/^£5,400 for 4.4 kWp is £1,227 a kWp;/);
  expect(priceLineOf(quoteExamples.heat_pump, at).text).toMatch(/^£13,000 for 7 kW: .* for this size about £12,358$/);
  const taxed = {
    ...quoteExamples.solar,
    lines: [{ ...quoteExamples.solar.lines[0], unitPence: 50_000, vatPercent: 20 }],
  };
  expect(priceLineOf(taxed as Quote, at).text).toMatch(/^£6,000 for/);
  expect(priceLineOf(taxed as Quote, { ...at, isHome: false }).text).toMatch(/^£5,000 for/);
  for (const quote of [
    quoteExamples.battery,
    quoteExamples.ev_charger,
    quoteExamples.other,
    { ...quoteExamples.heat_pump, kind: "ground_water" } as Quote,
  ]) {
    expect(priceLineOf(quote, at).place).toBeNull();
  }
  expect(priceLineOf(quoteExamples.heat_pump, { ...at, isHome: false }).place).toBeNull();
});
