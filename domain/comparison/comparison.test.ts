import { describe, expect, it } from "vitest";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import { quoteChecks } from "#content/quote-checks.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { betterOff, type OwnPrices, withPrices } from "#domain/comparison/better-off.ts";
import { compareQuotes } from "#domain/comparison/comparison.ts";
import { homeOfRequest } from "#domain/plans/home-of-request.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import { plannerRange } from "#domain/quotes/planner-range.ts";
import { aCustomerQuote } from "#tests/support/customer-quote.ts";

const TODAY = "2026-11-26";
const home = homeOfRequest({ outcode: "CR0", plan: null, brief: null, propertyType: null }, TODAY);

const solar = quoteExamples.solar;
const both = quoteExamples.solar_battery;
const worth = (quote: CustomerQuote) => (home ? betterOff(quote, home, TODAY) : null);
const compare = (quotes: CustomerQuote[]) => compareQuotes(quotes, { betterOff: worth, sapRegion: 1 });
const row = (quotes: CustomerQuote[], id: string) => compare(quotes).find((one) => one.id === id);

describe("money", () => {
  const claims = (firstYearKwh: number) =>
    ({
      ...solar,
      firstYearKwh,
      ownUsePercent: 90,
      savings: { pence: 1, electricityPence: 90, exportPence: 40 },
    }) as Quote;
  const npv = (quote: CustomerQuote) => {
    const found = worth(quote);
    return found && "npvPounds" in found ? found.npvPounds : Number.NaN;
  };

  it("does not follow what an installer claims: 30% more yield changes nothing but what they expect", () => {
    const before = compare([aCustomerQuote(claims(3700)), aCustomerQuote(both)]);
    const after = compare([aCustomerQuote(claims(4810)), aCustomerQuote(both)]);
    const changed = after.filter((one, index) => JSON.stringify(one) !== JSON.stringify(before[index]));
    expect(changed.map(({ label }) => label)).toEqual(["They expect"]);
    expect(changed[0]?.cells[0]).toMatchObject({ text: "4,810 kWh a year", note: "£0 saved a year" });
  });

  it("lays every quote's panels on the home's own roof", () => {
    const north = { ...solar, arrays: [{ panels: 10, facing: 0, pitch: 45, shade: "heavy" }] } as Quote;
    expect(npv(aCustomerQuote(north))).toBe(npv(aCustomerQuote(solar)));
    expect(npv(aCustomerQuote({ ...solar, kWp: 2.2 } as Quote))).not.toBe(npv(aCustomerQuote(solar)));
    expect(npv(aCustomerQuote({ ...solar, inverterKw: 2 } as Quote))).toBeLessThan(npv(aCustomerQuote(solar)));
  });

  it("is worked out with the customer's own prices where they type them", () => {
    const at = (own: OwnPrices) => {
      const found = home && betterOff(aCustomerQuote(solar), withPrices(home, own), TODAY);
      return found && "npvPounds" in found ? found.npvPounds : Number.NaN;
    };
    expect(at({})).toBe(npv(aCustomerQuote(solar)));
    expect(at({ exportPence: 15 })).toBeGreaterThan(at({ exportPence: 12 }));
    expect(at({ exportPence: 12 })).toBe(at({}));
    expect(at({ unitPence: 20 })).toBeLessThan(at({ unitPence: 25 }));
    expect(at({ unitPence: 40 }), "the cap is cheaper").toBe(at({}));
  });

  it("takes off what the customer pays, extras and all, and gives back a grant they claim", () => {
    const plain = aCustomerQuote(solar, { payPence: 620_000 });
    expect(aCustomerQuote(solar).payPence, "the electrics are an extra of £450").toBe(665_000);
    expect(npv(plain) - npv(aCustomerQuote(solar))).toBeCloseTo(450, 6);
    const pump = quoteExamples.heat_pump;
    const claimed = { ...pump, grant: { scheme: "hes", pence: 750_000, deducted: false } } as Quote;
    const whole = aCustomerQuote(claimed, { payPence: 1_345_000 });
    const taken = aCustomerQuote(pump, { payPence: 595_000 });
    expect(npv(whole)).toBeCloseTo(npv(taken), 6);
    expect(row([whole, taken], "better_off")?.cells[0]?.note).toBe("with the £7,500 that you claim");
  });

  it("names the best, says what is worse, and has no row for chargers, businesses and pumps we do not know", () => {
    const money = (quotes: CustomerQuote[]) => row(quotes, "better_off")?.cells.map(({ text, rank }) => [text, rank]);
    const dear = aCustomerQuote(solar, { payPence: 2_000_000, id: "dear" });
    const cells = money([aCustomerQuote(solar), dear]);
    expect(cells?.[0]).toEqual([
      expect.stringMatching(/^You are £[\d,]+ better off after 20 years$/),
      "best for you on money",
    ]);
    expect(cells?.[1]).toEqual([expect.stringMatching(/^You are £[\d,]+ worse off after 20 years$/), null]);
    expect(money([aCustomerQuote(quoteExamples.ev_charger), aCustomerQuote(quoteExamples.other)])).toBeUndefined();
    expect(money([aCustomerQuote(solar, { isForBusiness: true })])).toBeUndefined();
    expect(row([aCustomerQuote(quoteExamples.battery)], "better_off")?.cells[0]?.note).toBe("in a home without panels");
    const ground = aCustomerQuote({ ...quoteExamples.heat_pump, kind: "ground_water" } as Quote);
    expect(money([ground])).toEqual([["Not worked out", null]]);
    const rooms = aCustomerQuote({ ...quoteExamples.heat_pump, kind: "air_air" } as Quote);
    expect(money([rooms]), "a home with gas").toEqual([["Not worked out", null]]);
    const electric = homeOfRequest(
      { outcode: "NR1", plan: null, brief: { fuel: "electric" }, propertyType: null },
      TODAY,
    );
    expect(electric && betterOff(rooms, electric, TODAY)).toMatchObject({ npvPounds: expect.any(Number) });
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
      row([aCustomerQuote(roof, { plannerKwh: range }), aCustomerQuote(solar)], "kwh_planner")?.cells.map(
        ({ text }) => text,
      ),
    ).toEqual(["3,523 to 4,149", "Not part of it"]);
    expect(row([aCustomerQuote(roof), aCustomerQuote(solar)], "kwh_planner")).toBeUndefined();
  });

  it("show a business each price before VAT, and a home only what it pays", () => {
    expect(row([aCustomerQuote(both), aCustomerQuote(solar)], "before_vat")).toBeUndefined();
    const charger = quoteExamples.ev_charger;
    const offered = [charger, both].map((quote) => aCustomerQuote(quote, { isForBusiness: true }));
    const net = offered.map(({ sums }) => sums.netPence);
    // 108,000p with 20% VAT are 90,000p without.
    expect(net[0]).toBe(90_000);
    expect(row(offered, "before_vat")?.cells.map(({ text }) => text)[0]).toBe("£900");
    expect(row(offered, "you_pay")?.cells[0]).toMatchObject({ text: "£1,530", note: "£1,080 and £450 of extras" });
  });

  it("keep their order whatever their price, and mark the lowest and highest number", () => {
    const dear = aCustomerQuote(solar, { payPence: 900_000, id: "dear" });
    const cheap = aCustomerQuote(solar, { payPence: 500_000, id: "cheap" });
    const middle = aCustomerQuote(solar, { payPence: 700_000, id: "middle" });
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
      aCustomerQuote({
        ...solar,
        included: { ...solar.included, [`${item}`]: { state: "extra", extraPence } },
      } as Quote);
    expect(differs(`included.${item}`, extra(10_000), extra(50_000))).toBe(true);
    expect(differs(`included.${item}`, extra(10_000), extra(10_000))).toBe(false);
    const panel = { role: "panel", make: "Sunfold", model: "430", count: 10 };
    const warranted = (warrantyYears: number) =>
      aCustomerQuote({ ...solar, equipment: [{ ...panel, warrantyYears }] } as Quote);
    expect(differs("model.panel", warranted(12), warranted(25))).toBe(true);
    expect(
      differs("you_pay", aCustomerQuote(solar, { payPence: 500_010 }), aCustomerQuote(solar, { payPence: 500_040 })),
    ).toBe(true);
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
    expect(row([aCustomerQuote(quote)], "per_kwp")?.cells[0]?.text).toBe("£1,650");
    expect(row([aCustomerQuote(quote)], "per_usable_kwh")?.cells[0]?.text).toBe("£275");
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
    expect(row([aCustomerQuote(quote)], "deposit")?.cells[0]).toMatchObject({
      text: "£2,000",
      note: "20%",
      sharePercent: 20,
    });
    expect(row([aCustomerQuote(quote)], "before_completion")?.cells[0]).toMatchObject({ text: "£5,000", note: "50%" });
  });

  it("distinguish what was not stated from what does not apply, and show checks beside their fact", () => {
    const { savings: _, mcsNumber: __, ...silent } = solar as Quote & { mcsNumber?: string; savings?: unknown };
    const check = {
      id: "certificate",
      field: "mcsNumber",
      text: "We have not checked this MCS number.",
      question: "Which?",
    };
    const quotes = [aCustomerQuote(silent as Quote, { checks: [check] }), aCustomerQuote(quoteExamples.ev_charger)];
    expect(row(quotes, "mcs")?.cells).toMatchObject([
      { state: "missing", checks: [{ id: check.id, text: check.text }] },
      { state: "foreign", checks: [] },
    ]);
    expect(row(quotes, "electricity")?.cells.map(({ state }) => state)).toEqual(["missing", expect.any(String)]);
    expect(row([aCustomerQuote(solar)], "heat_output"), "no heat pump among them").toBeUndefined();
  });
});

it.each(Object.values(quoteExamples))("leaves no remark on $technology without a cell to ask in", (quote) => {
  const all = Object.keys(quoteChecks).map((id) => ({ id, field: "basis", text: `${id}.`, question: `${id}?` }));
  const rows = compare([aCustomerQuote(quote, { checks: all }), aCustomerQuote(quote, { id: "other" })]);
  const [asked, other] = [0, 1].map((column) => rows.flatMap(({ cells }) => cells[column]?.checks.map(({ id }) => id)));
  expect(new Set(asked)).toEqual(new Set(all.map(({ id }) => id)));
  expect(other).toEqual([]);
});
