import { expect, it } from "vitest";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { disagreementsIn } from "#domain/quotes/sheet/disagreements.ts";

const { solar, battery, heat_pump: heatPump } = quoteExamples;

it.each(Object.values(quoteExamples))("the figures of the example for $technology agree", (quote) => {
  expect(disagreementsIn(quote)).toEqual({});
});

const discount = (unitPence: number) => ({ ...solar.lines[4], unitPence });
/** 100 panels of 500 Wp: 50 kWp, of which 1% is half a kilowatt. */
const field = { panelWp: 500, panels: 100, arrays: [{ panels: 100, facing: 180, pitch: 30, shade: "none" }] } as const;

it.each<[string, Quote, string[]]>([
  ["a total a penny above its lines", { ...solar, totalPence: 620_001, payments: pay(620_001) }, ["totalPence"]],
  ["a total a penny below its lines", { ...solar, totalPence: 619_999, payments: pay(619_999) }, ["totalPence"]],
  ["payments a penny over", { ...solar, payments: pay(620_001) }, ["payments"]],
  ["payments a penny short", { ...solar, payments: pay(619_999) }, ["payments"]],
  ["payments of the whole price where a grant is taken off", { ...heatPump, payments: pay(1_300_000) }, ["payments"]],
  [
    "payments of the whole price where the customer claims the grant",
    { ...heatPump, grant: { ...heatPump.grant, deducted: false }, payments: pay(1_300_000) },
    [],
  ],
  ["a peak 1% off", { ...solar, ...field, kWp: 50.5 }, []],
  ["a peak just over 1% above", { ...solar, ...field, kWp: 50.51 }, ["kWp"]],
  ["a peak just over 1% below", { ...solar, ...field, kWp: 49.49 }, ["kWp"]],
  ["a panel too few on the roofs", { ...solar, arrays: [{ ...solar.arrays[0], panels: 9 }] }, ["arrays"]],
  ["all that a battery holds", { ...battery, usableKwh: battery.nominalKwh }, []],
  ["more than a battery holds", { ...battery, usableKwh: 10.01 }, ["usableKwh"]],
  ["electricity 5% off", { ...heatPump, scop: 4, heatKwh: 8000, waterKwh: 0, electricityKwh: 2100 }, []],
  ["a kWh more", { ...heatPump, scop: 4, heatKwh: 8000, waterKwh: 0, electricityKwh: 2101 }, ["electricityKwh"]],
  ["a kWh less", { ...heatPump, scop: 4, heatKwh: 8000, waterKwh: 0, electricityKwh: 1899 }, ["electricityKwh"]],
  [
    "a line below nothing that is no discount",
    { ...solar, lines: [...solar.lines.slice(0, 4), { ...discount(-10_000), kind: "other" }] },
    ["lines.4.unitPence"],
  ],
  [
    "a discount that adds",
    { ...solar, lines: [...solar.lines.slice(0, 4), discount(10_000)], totalPence: 640_000, payments: pay(640_000) },
    ["lines.4.unitPence"],
  ],
])("%s: refused at %j", (_, quote, paths) => {
  expect(Object.keys(disagreementsIn(quote))).toEqual(paths);
});

function pay(pence: number) {
  return [{ when: "on_completion", pence }] as const;
}

it("gives the total of the lines and the amount due in pounds", () => {
  expect(disagreementsIn({ ...solar, totalPence: 620_001 })).toEqual({
    totalPence: ["The lines add up to £6,200 with VAT."],
    payments: ["The payments add up to £6,200, but the customer owes £6,200.01."],
  });
});
