import { expect, it } from "vitest";
import { checksOfTyped, type KnownOfTyped, readTypedQuote } from "#domain/quotes/any-quote.ts";

const roofs = [{ kwp: 4, azimuth: 180, pitch: 35, shading: "none" }] as const;
const known: KnownOfTyped = { today: "2026-11-26", serviceType: null, sapRegion: 1, heatPumpKw: null, roofs };
const read = (typed: Record<string, string>) => readTypedQuote(new URLSearchParams(typed));
const checks = (typed: Record<string, string>, given: Partial<KnownOfTyped> = {}) => {
  const quote = read(typed);
  if ("errors" in quote) throw new Error(JSON.stringify(quote.errors));
  return checksOfTyped(quote, { ...known, ...given });
};
const ids = (...given: Parameters<typeof checks>) => checks(...given).map(({ id }) => id);

const sound = {
  price: "7000",
  kwp: "4",
  claimed: "3830",
  deposit: "1750",
  firm: "yes",
  days: "14",
  insured: "2",
  mcs: "NAP-12345",
};

it("finds nothing in a quote at each limit, nor in one of which nothing was typed", () => {
  expect(checks(sound)).toEqual([]);
  expect(checks({})).toEqual([]);
});

it.each([
  [{ deposit: "1751" }, "deposit", "The deposit is 25.02%. Consumer codes allow 25%, and insurance covers no more."],
  [{ deposit: "4201" }, "early_money", "You pay 60.02% before the work is finished; RECC's limit is 60%."],
  [{ firm: "no" }, "rough", "This price is not firm. Ask what would change it."],
  [{ days: "13" }, "hurry", "This price holds 13 days. You may ask for more."],
  [
    { insured: "0" },
    "cover",
    "The workmanship guarantee is not insured. Ask who would honour it if the company closed.",
  ],
  [{ mcs: "none" }, "certificate", "We have not checked this MCS number. Without MCS: no grant, fewer export tariffs."],
] as const)("checks %o with the words of a company's own quote", (typed, id, text) => {
  expect(checks({ ...sound, ...typed })).toContainEqual(expect.objectContaining({ id, text }));
});

it("compares what the panels are said to make with our figure for the roof, if there is one", () => {
  expect(checks({ ...sound, claimed: "4600" })).toEqual([
    expect.objectContaining({ id: "yield", text: expect.stringContaining("They expect 4,600 kWh a year; our figure") }),
  ]);
  expect(ids({ ...sound, claimed: "4600" }, { roofs: [] })).toEqual([]);
  expect(ids({ ...sound, claimed: "4600" }, { sapRegion: undefined })).toEqual([]);
});

it("holds the price against published ones, and the size of a heat pump against the home", () => {
  expect(ids({ ...sound, price: "14000" })).toContain("price");
  const pump = { for: "heat_pump", price: "12500", kw: "9" };
  expect(ids(pump)).toEqual([]);
  expect(ids({ ...pump, price: "30000" })).toEqual(["price"]);
  expect(ids(pump, { heatPumpKw: { low: 4, high: 6 } })).toEqual(["larger"]);
  expect(ids({ ...pump, kw: "3" }, { heatPumpKw: { low: 4, high: 6 } })).toEqual(["smaller"]);
});

it("says when it is for other work than was asked for", () => {
  expect(ids({ for: "ev_charger", price: "900" }, { serviceType: "solar-panels" })).toEqual(["other_work"]);
  expect(ids(sound, { serviceType: "solar-panels" })).toEqual([]);
});

it("reads what was typed, and says what is wrong beside its field", () => {
  expect(read({ for: "battery", price: "5,400.50", kwh: "9.5", start: "2027-01-19" })).toMatchObject({
    work: "battery",
    pricePence: 540_050,
    size: 9.5,
    startsOn: "2027-01-19",
    firm: null,
  });
  expect(read({ days: "-1", insured: "1.5", firm: "maybe", start: "soon", price: "100", deposit: "200" })).toEqual({
    errors: {
      firm: ["Choose one of these"],
      days: ["Enter a number from 0 to 365"],
      insured: ["Enter a number from 0 to 25"],
      start: ["Enter a day, like 2027-01-31"],
      deposit: ["Enter a number from 0 to 100"],
    },
  });
});
