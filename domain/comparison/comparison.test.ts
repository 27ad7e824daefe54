import { describe, expect, it } from "vitest";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { compareQuotes } from "#domain/comparison/comparison.ts";
import { costOverYears } from "#domain/comparison/running-cost.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import { plannerRange } from "#domain/quotes/planner-range.ts";
import { figuresOf } from "#domain/quotes/quote-figures.ts";

const PRICES = { unitPence: 26.32, exportPence: 6 };

/** As on the customer's page; what is compared depends on the quote. */
function shown(quote: Quote, given: Partial<CustomerQuote> = {}): CustomerQuote {
  const { duePence, depositPence, totalPence, netPence, vatPence } = figuresOf(quote);
  return {
    id: `${quote.technology} ${quote.option}`,
    purchaseId: "p",
    company: "Tern Energy Ltd",
    position: 0,
    option: quote.option,
    revision: 1,
    technology: quote.technology,
    status: "sent",
    sentAt: new Date("2026-11-20T12:00:00Z"),
    validUntil: quote.validUntil,
    dataDate: "2026-11-22",
    totalPence,
    duePence,
    depositPence,
    quote,
    sums: { netPence, vatPence, totalPence },
    isForBusiness: false,
    checks: [],
    factsText: "40 of 40 facts given.",
    priceCompared: true,
    files: [],
    plannerKwh: null,
    ...given,
  };
}
const solar = quoteExamples.solar;
const both = quoteExamples.solar_battery;
const compare = (quotes: CustomerQuote[]) => compareQuotes(quotes, { prices: PRICES, sapRegion: 1 });
const row = (quotes: CustomerQuote[], id: string) => compare(quotes).find((one) => one.id === id);

describe("cost over the years", () => {
  it("is the price less own use and export, with output falling by half a per cent a year or the quote's own figure", () => {
    const panels = { ...solar, firstYearKwh: 4000, ownUsePercent: 40, fallPercent: undefined } as unknown as Quote;
    // By hand: a kWh is worth 0.4 x 26.32 + 0.6 x 6 = 14.128p. Year 1: 4,000 kWh, year 2: 3,980.
    const worth = 14.128;
    expect(costOverYears({ quote: panels, duePence: 600_000 }, 1, PRICES)).toBe(600_000 - Math.round(4000 * worth));
    expect(costOverYears({ quote: panels, duePence: 600_000 }, 2, PRICES)).toBe(Math.round(600_000 - 7980 * worth));
    // 20 years: 4,000 x (1 - 0.995^20) / 0.005 = 76,312.4 kWh.
    const output = (4000 * (1 - 0.995 ** 20)) / 0.005;
    expect(costOverYears({ quote: panels, duePence: 600_000 }, 20, PRICES)).toBe(Math.round(600_000 - output * worth));
    const steady = { ...panels, fallPercent: 0 } as Quote;
    expect(costOverYears({ quote: steady, duePence: 600_000 }, 10, PRICES)).toBe(Math.round(600_000 - 40_000 * worth));
  });

  it("adds a heat pump's electricity, and is the price alone for work that neither generates nor uses power", () => {
    const pump = { ...quoteExamples.heat_pump, electricityKwh: 3000 };
    expect(costOverYears({ quote: pump, duePence: 500_000 }, 10, PRICES)).toBe(500_000 + 30_000 * 26.32);
    expect(costOverYears({ quote: quoteExamples.battery, duePence: 500_000 }, 20, PRICES)).toBe(500_000);
  });
});

describe("quotes side by side", () => {
  it("show our planner's range beside them if the request included a plan", () => {
    // 4 kWp to the south at 35 degrees in CR0: 3,523 to 4,149.
    const roof = {
      ...solar,
      kWp: 4,
      panels: 10,
      arrays: [{ panels: 10, facing: 180, pitch: 35, shade: "none" }],
    } as Quote;
    const range = plannerRange(roof, "CR0");
    expect(range?.lowKwh).toBeCloseTo(3523, -1);
    expect(range?.highKwh).toBeCloseTo(4149, -1);
    const halves = {
      ...roof,
      arrays: [1, 2].map(() => ({ panels: 5, facing: 180, pitch: 35, shade: "none" })),
    } as Quote;
    expect(plannerRange(halves, "CR0")?.lowKwh).toBeCloseTo(range?.lowKwh ?? 0, -1);
    expect(plannerRange(quoteExamples.heat_pump, "CR0")).toBeNull();
    expect(
      row([shown(roof, { plannerKwh: range }), shown(solar)], "kwh_planner")?.cells.map(({ text }) => text),
    ).toEqual(["3,523 to 4,149", "Not part of it"]);
    expect(row([shown(roof), shown(solar)], "kwh_planner")).toBeUndefined();
  });

  it("show a business each price before VAT, and a home only what it pays", () => {
    expect(row([shown(both), shown(solar)], "before_vat")).toBeUndefined();
    const charger = quoteExamples.ev_charger;
    const offered = [charger, both].map((quote) => shown(quote, { isForBusiness: true }));
    const net = offered.map(({ sums }) => sums.netPence);
    // 108,000p with 20% VAT are 90,000p without.
    expect(net[0]).toBe(90_000);
    expect(row(offered, "before_vat")?.cells.map(({ text }) => text)[0]).toBe("£900");
    expect(row(offered, "you_pay")?.cells.map(({ text }) => text)[0]).toBe("£1,080");
  });

  it("keep their order whatever their price, and mark the lowest and highest number", () => {
    const dear = shown(solar, { duePence: 900_000, id: "dear" });
    const cheap = shown(solar, { duePence: 500_000, id: "cheap" });
    const middle = shown(solar, { duePence: 700_000, id: "middle" });
    const pays = row([dear, cheap, middle], "you_pay");
    expect(pays?.cells.map(({ text, rank }) => [text, rank])).toEqual([
      ["£9,000", "highest"],
      ["£5,000", "lowest"],
      ["£7,000", null],
    ]);
    expect(pays?.differs).toBe(true);
    const same = row([cheap, { ...cheap, id: "other" }], "you_pay");
    expect(same?.differs).toBe(false);
    expect(same?.cells.map(({ rank }) => rank)).toEqual([null, null]);
  });

  it("differ by the price of an extra, by a warranty, and by pence", () => {
    const differs = (id: string, one: CustomerQuote, other: CustomerQuote) => row([one, other], id)?.differs;
    const [item] = Object.keys(solar.included);
    const extra = (extraPence: number) =>
      shown({ ...solar, included: { ...solar.included, [`${item}`]: { state: "extra", extraPence } } } as Quote);
    expect(differs(`included.${item}`, extra(10_000), extra(50_000))).toBe(true);
    expect(differs(`included.${item}`, extra(10_000), extra(10_000))).toBe(false);
    const panel = { role: "panel", make: "Sunfold", model: "430", count: 10 };
    const warranted = (warrantyYears: number) => shown({ ...solar, equipment: [{ ...panel, warrantyYears }] } as Quote);
    expect(differs("model.panel", warranted(12), warranted(25))).toBe(true);
    expect(differs("you_pay", shown(solar, { duePence: 500_010 }), shown(solar, { duePence: 500_040 }))).toBe(true);
  });

  it("divide the panels' part by their kWp and the battery's by its usable capacity, sharing lines for both", () => {
    const quote = {
      ...both,
      kWp: 4,
      usableKwh: 8,
      lines: [
        { kind: "equipment", part: "solar", text: "Panels", count: 1, vatPercent: 0, unitPence: 600_000 },
        { kind: "equipment", part: "battery", text: "Battery", count: 1, vatPercent: 0, unitPence: 200_000 },
        { kind: "scaffold", part: "shared", text: "Scaffold", count: 1, vatPercent: 0, unitPence: 80_000 },
      ],
    } as Quote;
    // By hand: the scaffold's 800 is shared three to one: 6,000 + 600 over 4 kWp, 2,000 + 200 over 8 kWh.
    expect(row([shown(quote)], "per_kwp")?.cells[0]?.text).toBe("£1,650");
    expect(row([shown(quote)], "per_usable_kwh")?.cells[0]?.text).toBe("£275");
  });

  it("show the deposit and payments before completion in pounds and shares", () => {
    const quote = {
      ...solar,
      payments: [
        { when: "on_order", pence: 200_000 },
        { when: "on_delivery", pence: 300_000 },
        { when: "on_completion", pence: 500_000 },
      ],
    } as Quote;
    expect(row([shown(quote)], "deposit")?.cells[0]).toMatchObject({ text: "£2,000", note: "20%", sharePercent: 20 });
    expect(row([shown(quote)], "before_completion")?.cells[0]).toMatchObject({ text: "£5,000", note: "50%" });
  });

  it("distinguish what was not stated from what does not apply, and show checks beside their fact", () => {
    const { savings: _, mcsNumber: __, ...silent } = solar as Quote & { mcsNumber?: string; savings?: unknown };
    const check = { id: "certificate", field: "mcsNumber", text: "We have not checked this MCS number." };
    const quotes = [shown(silent as Quote, { checks: [check] }), shown(quoteExamples.ev_charger)];
    expect(row(quotes, "mcs")?.cells).toMatchObject([
      { state: "missing", checks: [check.text] },
      { state: "foreign", checks: [] },
    ]);
    expect(row(quotes, "electricity")?.cells.map(({ state }) => state)).toEqual(["missing", expect.any(String)]);
    expect(row([shown(solar)], "heat_output"), "no heat pump among them").toBeUndefined();
  });
});
