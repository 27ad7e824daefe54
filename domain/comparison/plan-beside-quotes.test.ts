import { expect, it } from "vitest";
import type { PlanContent } from "#db/schema.ts";
import { planBesideQuotes } from "#domain/comparison/plan-beside-quotes.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

const PLAN = {
  roofs: [{ kwp: 2.4 }, { kwp: 2 }],
  batteryKwh: 5,
  solarKwhPerYear: 4003,
  costPounds: 9100,
  heatPump: { sizeKw: { low: 5, high: 7 } },
  measures: ["solar", "battery"],
  alsoLookedAt: ["heatPump"],
} as unknown as PlanContent;

const offer = (technology: string, payPence: number, quote: object) =>
  ({ technology, payPence, quote }) as unknown as CustomerQuote;
const QUOTES = [
  offer("solar_battery", 912_000, { kWp: 4.05, usableKwh: 4.9, firstYearKwh: 3071 }),
  offer("solar_battery", 990_000, { kWp: 4.4, usableKwh: 9.5, firstYearKwh: 4444 }),
  offer("solar", 828_000, { kWp: 5.16, firstYearKwh: 4100 }),
];

it("puts each figure of the plan beside the range of the quotes", () => {
  expect(planBesideQuotes(PLAN, QUOTES)).toEqual([
    { what: "price", plan: { low: 910_000, high: 910_000 }, quotes: { low: 828_000, high: 990_000 } },
    { what: "kWp", plan: { low: 4.4, high: 4.4 }, quotes: { low: 4.05, high: 5.16 } },
    { what: "batteryKwh", plan: { low: 5, high: 5 }, quotes: { low: 0, high: 9.5 } },
    { what: "firstYearKwh", plan: { low: 4003, high: 4003 }, quotes: { low: 3071, high: 4444 } },
    { what: "heatPumpKw", plan: { low: 5, high: 7 }, quotes: null },
  ]);
});

it.each([
  ["no quote", []],
  ["only quotes for a part of it", [offer("solar", 700_000, { kWp: 4 })]],
])("does not set the cost of all beside the price of %s", (_what, quotes) => {
  expect(planBesideQuotes(PLAN, quotes).map(({ what }) => what)).not.toContain("price");
});
