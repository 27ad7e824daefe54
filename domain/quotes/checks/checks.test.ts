import { expect, it } from "vitest";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import type { KnownFacts } from "#domain/quotes/checks/check.ts";
import { checksOf } from "#domain/quotes/checks/checks.ts";

const { solar, battery, solar_battery: both, heat_pump: heatPump, ev_charger: charger, other } = quoteExamples;

const THAMES = 1;
const tern = { name: "Tern Energy", companyNumber: "1234567", isSoleTrader: false, otherNames: ["Little Terns"] };
const known: KnownFacts = {
  today: "2026-11-23",
  isHome: true,
  serviceType: "other",
  heatPumpKw: null,
  sapRegion: THAMES,
  names: { mcsHolder: { ...tern, name: "TERN ENERGY LIMITED" }, insured: null, register: null, itself: tern },
  checkedMcsNumber: "NAP-12345",
  proofEnds: [],
};

const business: KnownFacts = { ...known, isHome: false };

const sized: KnownFacts = { ...known, heatPumpKw: { low: 5.5, high: 7 } };

const pay = (onOrder: number, later: number, rest: number): Pick<Quote, "payments"> => ({
  payments: [
    { when: "on_order", pence: onOrder },
    { when: "on_delivery", pence: later },
    { when: "after_handover", pence: rest },
  ],
});
const savings = (electricityPence: number) => ({ savings: { pence: 1, electricityPence, exportPence: 6 } });
/** 4 kWp to the south at 35 degrees, unshaded: the planner's 958 kWh a kWp, 3,833 in all. */
const southern = {
  panelWp: 400,
  panels: 10,
  kWp: 4,
  arrays: [{ panels: 10, facing: 180, pitch: 35, shade: "none" as const }],
};
const priced = (pounds: number, kWp: number) => ({
  ...solar,
  kWp,
  lines: [{ ...solar.lines[0], count: 1, unitPence: pounds * 100 }],
});
const pumpFor = (pounds: number, vatPercent: 0 | 20 = 0) => ({
  ...heatPump,
  lines: [{ ...heatPump.lines[0], unitPence: pounds * 100, vatPercent }],
});
const signing = (legalName: string, companyNumber?: string) => ({
  party: { legalName, address: "1 Road", ...(companyNumber ? { companyNumber } : {}) },
});
const taxed = (vatPercent: 0 | 5 | 20) => ({ lines: [{ ...solar.lines[0], vatPercent }] });

it.each(Object.values(quoteExamples))("finds nothing to ask about in the example for $technology", (quote) => {
  const { checks } = checksOf(quote, { ...known, checkedMcsNumber: "NAP 12345" });
  expect(checks).toEqual([]);
});

it("compares the party by its number where both have one, and says of whom it is a trading name", () => {
  const said = (party: ReturnType<typeof signing>) => {
    const { checks, tradingName } = checksOf({ ...solar, ...party }, known);
    return tradingName ?? checks.find(({ id }) => id === "party")?.holder ?? "same";
  };
  expect(said(signing("Another Name Ltd", "01234567"))).toBe("same");
  expect(said(signing("Tern Energy", "07654321"))).toBe("TERN ENERGY LIMITED");
  expect(said(signing("Little Terns"))).toBe("Little Terns is a trading name of TERN ENERGY LIMITED.");
});

const ids = (quote: Quote, facts = known) => checksOf(quote, facts).checks.map(({ id }) => id);

/** No check at the threshold, but one just beyond it. */
it.each<[string, Quote, Quote, string, KnownFacts?]>([
  [
    "other_work",
    both,
    charger,
    "This is for an EV charger; you asked for solar panels.",
    { ...known, serviceType: "solar-panels" },
  ],
  [
    "rough",
    solar,
    { ...solar, firm: false, mayRisePercent: 15 },
    "Quoted after a visit; it can rise by up to 15%. Ask what would change it.",
  ],
  ["rough", solar, { ...solar, basis: "desk" }, "Quoted from a desk. Ask what would change it."],
  [
    "rough",
    solar,
    { ...solar, basis: "remote", firm: false, mayRisePercent: 5 },
    "Quoted after a remote survey; it can rise by up to 5%. Ask what would change it.",
  ],
  [
    "deposit",
    { ...solar, ...pay(2500, 0, 7500) },
    { ...solar, ...pay(2501, 0, 7499) },
    "The deposit is 25.01%. Consumer codes allow 25%, and insurance covers no more.",
  ],
  [
    "early_money",
    { ...solar, ...pay(2500, 3500, 4000) },
    { ...solar, ...pay(2500, 3501, 3999) },
    "You pay 60.01% before the work is finished; RECC's limit is 60%.",
  ],
  [
    "unprotected",
    { ...solar, ...pay(0, 0, 10_000), depositInsured: false },
    { ...solar, ...pay(150_000, 50_000, 800_000), depositInsured: false },
    "You pay £2,000 before the work is finished and nothing insures it. Ask for deposit insurance, or pay it by credit card.",
  ],
  [
    "hurry",
    { ...solar, validUntil: "2026-12-07" },
    { ...solar, validUntil: "2026-12-06" },
    "This price holds 13 days. You may ask for more.",
  ],
  [
    "cancel",
    { ...solar, coolingOffDays: 14 },
    { ...solar, coolingOffDays: 13 },
    "You usually have 14 days to cancel after the last goods arrive. This says 13.",
  ],
  [
    "certificate",
    { ...solar, mcsNumber: "nap 12345" },
    { ...solar, mcsNumber: "NAP 12346" },
    "We have not checked this MCS number. Without MCS: no grant, fewer export tariffs.",
  ],
  [
    "party",
    { ...solar, ...signing("Tern Energy Limited", "01234567") },
    { ...solar, ...signing("Tern Homes Ltd") },
    "Your contract would be with Tern Homes Ltd, not TERN ENERGY LIMITED. Only the company you sign with can certify the work.",
  ],
  [
    "party",
    { ...solar, ...signing("tern energy") },
    { ...solar, ...signing("Tern Energy", "7654321") },
    "Your contract would be with Tern Energy, not TERN ENERGY LIMITED. Only the company you sign with can certify the work.",
  ],
  [
    "cover",
    { ...solar, workmanshipYears: 2, insuredYears: 1 },
    { ...solar, workmanshipYears: 1, insuredYears: 1 },
    "Workmanship: 1 year, 1 insured.",
  ],
  ["cover", solar, { ...solar, insuredYears: 0 }, "Workmanship: 10 years, 0 insured."],
  [
    "yield",
    { ...solar, ...southern, firstYearKwh: 4216 },
    { ...solar, ...southern, firstYearKwh: 4217 },
    "They expect 4,217 kWh a year; our figure for your region and roof is 3,833. Ask for the shading survey.",
  ],
  [
    "yield",
    { ...solar, ...southern, firstYearKwh: 3067 },
    { ...solar, ...southern, firstYearKwh: 3066 },
    "They expect 3,066 kWh a year; our figure for your region and roof is 3,833. Ask for the shading survey.",
  ],
  [
    "own_use",
    { ...solar, ownUsePercent: 60 },
    { ...solar, ownUsePercent: 61 },
    "They expect you to use 61% yourself. Without a battery, half is usual.",
  ],
  [
    "own_use",
    { ...both, ownUsePercent: 90 },
    { ...both, ownUsePercent: 91 },
    "They expect you to use 91% yourself. Without a battery, half is usual.",
  ],
  [
    "price",
    priced(11_256, 4),
    priced(11_260, 4),
    "£2,815 a kWp; half of such systems cost under £1,876 (DESNZ, 2024/25). Ask why.",
  ],
  [
    "price",
    priced(11_570, 10),
    priced(11_569, 10),
    "£1,157 a kWp; half of such systems cost under £1,780 (DESNZ, 2024/25). Ask why.",
  ],
  [
    "price",
    pumpFor(21_096),
    pumpFor(21_097),
    "£21,097 a heat pump; half of such systems cost under £12,908 (MCS, April to June 2026). Ask why.",
  ],
  [
    "price",
    pumpFor(8346),
    pumpFor(8345),
    "£8,345 a heat pump; half of such systems cost under £12,908 (MCS, April to June 2026). Ask why.",
  ],
  ["usable", { ...battery, usableKwh: 8 }, { ...battery, usableKwh: 7.99 }, "Of 10 kWh you can use 7.99."],
  [
    "place",
    { ...battery, place: "utility" },
    { ...battery, place: "loft" },
    "Fire guidance PAS 63100 rules this place out.",
  ],
  ["place", battery, { ...both, place: "bedroom_or_stairs" }, "Fire guidance PAS 63100 rules this place out."],
  [
    "size",
    { ...heatPump, outputKw: 6.4 },
    { ...heatPump, outputKw: 6.39 },
    "It gives 6.39 kW on the coldest day; your home needs 6.4.",
  ],
  [
    "size",
    { ...heatPump, outputKw: 8.32 },
    { ...heatPump, outputKw: 8.33, hybrid: true },
    "It gives 8.33 kW on the coldest day; your home needs 6.4.",
  ],
  [
    "larger",
    { ...heatPump, outputKw: 9.1 },
    { ...heatPump, outputKw: 9.2 },
    "Larger than we would expect: ask for the room-by-room sheet. We expect 5.5 to 7 kW for your home; surveys with older air rates find 1 to 2 kW more.",
    sized,
  ],
  [
    "smaller",
    { ...heatPump, outputKw: 4.95 },
    { ...heatPump, outputKw: 4.9 },
    "Smaller than we would expect: ask which rooms it leaves out. We expect 5.5 to 7 kW for your home; surveys with older air rates find 1 to 2 kW more.",
    sized,
  ],
  [
    "heat_loss",
    heatPump,
    { ...heatPump, heatLossBy: "whole_house" },
    "No room-by-room heat loss yet. Ask before you sign.",
  ],
  [
    "scop",
    { ...heatPump, scop: 2.8, flowC: 55 },
    { ...heatPump, scop: 2.79, flowC: 55 },
    "Efficiency 2.79 at 55 °C. Below 2.8 there is no Boiler Upgrade grant.",
  ],
  [
    "scop",
    heatPump,
    { ...heatPump, flowC: 56 },
    "Efficiency 3.8 at 56 °C. Below 2.8 there is no Boiler Upgrade grant.",
  ],
  [
    "network",
    { ...solar, inverterKw: 3.68 },
    { ...solar, inverterKw: 3.69 },
    "The network operator must agree before work starts.",
  ],
  [
    "network",
    { ...solar, phases: 3, inverterKw: 11.04 },
    { ...solar, phases: 3, inverterKw: 11.05 },
    "The network operator must agree before work starts.",
  ],
  [
    "network",
    { ...battery, powerKw: 3.68 },
    { ...battery, powerKw: 3.69 },
    "The network operator must agree before work starts.",
  ],
  [
    "tariff",
    { ...solar, ...savings(28.95) },
    { ...solar, ...savings(28.96) },
    "Savings assume 28.96p; the cap is 26.32p.",
  ],
  ["vat", { ...solar, ...taxed(0) }, { ...solar, ...taxed(5) }, "VAT on this is usually 0%."],
  ["vat", { ...charger, ...taxed(20) }, { ...charger, ...taxed(0) }, "VAT on this is usually 20%."],
])("%s appears just beyond its threshold, not at it", (id, at, beyond, text, facts = known) => {
  expect(ids(at, facts)).not.toContain(id);
  const asked = expect.stringMatching(/^[A-Z][^{}]*\?$/);
  expect(checksOf(beyond, facts).checks).toContainEqual(expect.objectContaining({ id, text, question: asked }));
});

it.each<[string, string, Quote, KnownFacts]>([
  ["a hybrid too weak alone", "size", { ...heatPump, outputKw: 4, hybrid: true }, known],
  ["a size where we know too little of the home", "larger", { ...heatPump, outputKw: 40 }, known],
  ["a hybrid beside a boiler", "smaller", { ...heatPump, outputKw: 3, hybrid: true }, sized],
  ["air to air, which heats no water", "smaller", { ...heatPump, outputKw: 3, kind: "air_air" }, sized],
  ["work for a request that fits any", "other_work", charger, { ...known, serviceType: "smart-home" }],
  ["a battery beside panels", "other_work", both, { ...known, serviceType: "battery-storage" }],
  ["three days to cancel for a business", "cancel", { ...solar, coolingOffDays: 3 }, business],
  ["VAT for a business", "vat", { ...solar, ...taxed(20) }, business],
  ["VAT of work on which the record is silent", "vat", other, known],
  ["VAT after the relief has ended", "vat", { ...solar, ...taxed(5) }, { ...known, today: "2027-04-01" }],
  ["a charger without MCS", "certificate", charger, { ...known, checkedMcsNumber: null }],
  ["an agreed connection", "network", { ...solar, inverterKw: 10, network: "done" }, known],
  ["an applied connection", "network", { ...battery, powerKw: 10, network: "g99" }, known],
  ["a roof in a place without a region", "yield", { ...solar, firstYearKwh: 1 }, { ...known, sapRegion: undefined }],
  ["a price of 24 months ago", "price", priced(50_000, 4), { ...known, today: "2027-04-01" }],
  ["a system larger than any of the record", "price", priced(900_000, 11), known],
  ["a heat pump in the ground", "price", { ...pumpFor(40_000), kind: "ground_water" }, known],
  ["savings that nobody reckoned", "tariff", battery, known],
])("%s is no matter of %s", (_, id, quote, facts) => {
  expect(ids(quote, facts)).not.toContain(id);
});

it("says whether a price was compared, so that silence is not taken for approval", () => {
  expect(checksOf(solar, known).priceCompared).toBe(true);
  expect(checksOf(solar, { ...known, today: "2027-03-31" }).priceCompared).toBe(true);
  expect(checksOf(solar, { ...known, today: "2027-04-01" }).priceCompared).toBe(false);
  expect(checksOf(battery, known).priceCompared).toBe(false);
});

it("compares a business's price without VAT, which it reclaims", () => {
  const quote = { ...priced(10_000, 4), lines: [{ ...priced(10_000, 4).lines[0], vatPercent: 20 as const }] };
  expect(ids(quote as Quote, business)).not.toContain("price");
  expect(ids(quote as Quote)).toContain("price");
});

it("reports a missing number, and any number if we checked none", () => {
  const { mcsNumber: _, ...without } = solar;
  expect(ids(without)).toContain("certificate");
  expect(ids({ ...solar, mcsNumber: "-" }, { ...known, checkedMcsNumber: null })).toContain("certificate");
});

it("hints are for the company only", () => {
  const quote = { ...solar, ...southern, firstYearKwh: 9000, mcsNumber: "NAP 1" };
  expect(checksOf(quote, known).checks).toMatchObject([
    { id: "certificate", field: "mcsNumber", hint: "Use yours on file." },
    { id: "yield", field: "firstYearKwh", hint: "Ours: SAP 2012, Thames." },
  ]);
});

it("counts the facts that a quote gives, and names the missing ones", () => {
  const { fallPercent: _, savings: __, ...sparse } = solar;
  const { facts } = checksOf({ ...sparse, included: { scaffold: { state: "yes" } } }, known);
  expect(facts.missing).toEqual([
    "Electrical registration",
    "Savings",
    "Yearly decline (%)",
    "Commissioning",
    "Certificate",
    "Removing old equipment",
    "Network operator’s form",
    "Upgrade of the electrics",
    "Bird mesh",
    "Monitoring",
  ]);
  expect(facts.text).toBe(
    `${facts.given} of ${facts.given + 10} facts given. Missing: electrical registration, savings, yearly decline (%), commissioning, certificate, removing old equipment, network operator’s form, upgrade of the electrics, bird mesh, monitoring.`,
  );
  const whole = checksOf({ ...solar, electrical: "NICEIC 1" }, known).facts;
  expect(whole).toMatchObject({ missing: [], text: `${whole.of} of ${whole.of} facts given.` });
});
