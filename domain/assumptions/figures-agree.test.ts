import { describe, expect, it } from "vitest";
import { assumptionsLimits } from "#config/limits/assumptions.ts";
import { limits } from "#config/limits.ts";
import prices from "#content/data/energy-prices.json" with { type: "json" };
import grants from "#content/data/grants.json" with { type: "json" };
import tariffs from "#content/data/planner/tariffs.json" with { type: "json" };
import solarCost from "#content/data/solar-cost.json" with { type: "json" };
import homes from "#content/data/typical-homes.json" with { type: "json" };
import { choices } from "#content/figures/choices.ts";
import { rules } from "#content/figures/rules.ts";
import { CAP_STARTS, figures } from "#content/figures/shared-figures.ts";
import { nightTariff } from "#content/guides/figures.ts";
import { findRow } from "#domain/assumptions/whole-register.ts";
import { addDays } from "#domain/time/calendar.ts";

// Figures that appear in two places are compared here, so that neither can change alone.

const GAS_VAT = 1.05;

function row(id: string) {
  const found = findRow(id);
  if (!found) throw new Error(`no row ${id}`);
  return { value: Number(found.value), low: found.low ?? Number.NaN, high: found.high ?? Number.NaN, found };
}

const windows = (id: string) => row(id).found.value as { from: string; to: string; pence: number }[];
const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));
const poundsIn = (id: string) => Number(/£([\d,]+)(?!.*£)/.exec(String(row(id).found.value))?.[1]?.replaceAll(",", ""));

/** Each shared figure, calculated from its rows; a new one without an entry does not compile. */
const fromRegister: Record<keyof typeof figures, number> = {
  electricityPence: windows("tariffs.cap")[0]?.pence ?? Number.NaN,
  electricityPlannedPence: rounded(
    (windows("tariffs.cap")[0]?.pence ?? Number.NaN) * (1 + row("tariffs.vatLongRun").value),
    2,
  ),
  gasPence: rounded(row("tariffs.gas").value * GAS_VAT, 2),
  electricityStandingPence: row("tariffs.cap.standing").value,
  gasStandingPence: rounded(row("tariffs.gas.standing").value * GAS_VAT, 2),
  exportLowestPence: row("tariffs.export").low,
  exportGoodPence: row("tariffs.export").value,
  exportHighestPence: row("tariffs.export").high,
  yieldKwh: row("yield.south").value,
  yieldEastWestKwh: row("yield.eastWest").value,
  selfUsePercent: row("self-consumption.measured").value * 100,
  selfUseCountedPercent: row("self-consumption.counted").value * 100,
  boilerPercent: row("heat-demand.boilerEfficiency").value * 100,
  typicalElectricityKwh: row("load.typicalElectricity").value,
  typicalGasKwh: row("use.gas").value,
  solarLowPounds: 4 * row("costs.solarOffers").low,
  solarHighPounds: 4 * row("costs.solarOffers").high,
  batteryPounds: row("costs.battery.fixed").value + 5 * row("costs.battery.perKwh").value,
  heatPumpPounds: row("costs.heatPumpMedian").value,
  heatPumpLowPounds: row("costs.heatPumpMedian").low,
  heatPumpHighPounds: row("costs.heatPumpMedian").high,
  heatPumpGrantPounds: row("grants.bus-ashp").value,
  groundSourceGrantPounds: row("grants.bus-gshp").value,
  offGasGrantPounds: row("grants.bus-offgas").value,
  airToAirGrantPounds: row("grants.bus-a2a").value,
  biomassGrantPounds: row("grants.bus-biomass").value,
  chargepointPounds: poundsIn("grants.ev-chargepoint"),
  investmentAllowancePounds: poundsIn("grants.full-expensing"),
  gridKg: rounded(row("carbon.electricity").value, 3),
  gasKg: rounded(row("carbon.gas").value, 3),
  carMiles: row("car.milesPerKwh").value,
};

it.each(Object.entries(figures))("%s is what the register says: %d", (name, figure) => {
  expect(fromRegister[name as keyof typeof figures]).toBe(figure);
});

describe("the files of content/data agree with the register", () => {
  it("on the price cap and how long it is valid", () => {
    const cap = prices.caps.find(({ start }) => start === CAP_STARTS);
    expect(cap).toMatchObject({
      electricityUnit: fromRegister.electricityPence,
      gasUnit: fromRegister.gasPence,
      electricityStanding: fromRegister.electricityStandingPence,
      gasStanding: fromRegister.gasStandingPence,
    });
    for (const id of ["tariffs.cap", "tariffs.gas", "tariffs.cap.standing", "tariffs.gas.standing"]) {
      expect(row(id).found.validUntil, id).toBe(cap?.end);
    }
  });

  it.each([...grants.schemes, ...grants.tax].map((one) => [one.id, one] as const))("of %s", (id, { amount }) => {
    const own = id === "vat-electricity" ? "tariffs.vatElectricity" : `grants.${id}`;
    expect(findRow(own)?.value).toBe(amount);
  });

  it("on export payments", () => {
    const { penceTypical, penceLowest, penceGood, penceHighest } = grants.exportTariff;
    expect(row("tariffs.exportTypical").value).toBe(penceTypical);
    expect(row("tariffs.export")).toMatchObject({ value: penceGood, low: penceLowest, high: penceHighest });
  });

  it("on oil, whose price is checked on its own day and ages fast, and on what a litre holds", () => {
    const { oil, lpg } = tariffs.fuels;
    expect(row("tariffs.oil")).toMatchObject({ value: oil.pence, low: oil.low, high: oil.high });
    const { checkedOn, validUntil } = row("tariffs.oil").found;
    expect([checkedOn, validUntil]).toEqual([oil.priceDay, addDays(checkedOn, assumptionsLimits.fuelPriceDays)]);
    // 78p a litre with VAT is the middle of the two prices found; the low and the high are theirs.
    const litre = (pence: number) => rounded(pence / 1.05 / oil.kwhPerLitre, 2);
    expect([litre(78), ...oil.pencePerLitre.map(litre)]).toEqual([oil.pence, oil.low, oil.high]);
    expect(row("tariffs.kwhPerLitre.oil").value).toBe(oil.kwhPerLitre);
    expect(row("tariffs.kwhPerLitre.lpg").value).toBe(lpg.kwhPerLitre);
  });

  it("on the cost of heat pumps and panels", () => {
    const [low, high] = grants.heatPumpCost.poundsQuartiles;
    expect(row("costs.heatPumpMedian")).toMatchObject({ value: grants.heatPumpCost.pounds, low, high });
    const medians = ["costs.solarMedian.to4", "costs.solarMedian.to10"].map((id) => row(id).value);
    expect(solarCost.medians.map(({ poundsPerKw }) => poundsPerKw)).toEqual(medians);
    const { low: least, high: most } = row("costs.solarOffers");
    expect(solarCost.offers.poundsPerKwp).toEqual([least, most]);
  });

  it("on the sizes of heat pumps that quotes are asked about", () => {
    expect(row("heat-pump.quoteOver").value).toBe(limits.quoteHeatPumpOverPercentMax / 100);
    expect(row("heat-pump.quoteUnder").value).toBe(limits.quoteHeatPumpUnderPercentMin / 100);
  });

  it("on the output of panels", () => {
    const regions = Object.values(homes.regions);
    const ends = { low: Math.min(...regions), high: Math.max(...regions) };
    expect(row("yield.south")).toMatchObject({ value: homes.uk.south.kwhPerKw, ...ends });
    expect(row("yield.eastWest").value).toBe(homes.uk.eastWest.kwhPerKw);
  });
});

it("the guides use the register's night tariff", () => {
  expect(windows("tariffs.ev-overnight").map(({ pence }) => pence)).toEqual([nightTariff.pence, nightTariff.dayPence]);
  expect(row("tariffs.ev-overnight.standing").value).toBe(nightTariff.standingPence);
});

const percentOf = (share: number) => `${rounded(share * 100, 0)}%`;

/** The wording of a rule or choice that repeats a row, worked out from the row. */
const repeated: Record<string, string> = {
  "shade-significant": `${rounded((1 - row("pv.shading.significant").value) * 100, 0)}%`,
  "yield-south-west": `${row("yield.south").high.toLocaleString("en-GB")} kWh`,
  "yield-scotland": `${row("yield.south").low} kWh`,
  "vat-homes": String(row("grants.vat-esm").found.value),
  "one-pump": `${row("grants.busOutput").value} kW`,
  "grid-carbon-2016": `${row("carbon.electricity2016").value} kg`,
  "middle-price": `£${(row("costs.solar.fixed").value + 4 * row("costs.solar.perKwp").value).toLocaleString("en-GB")}`,
  "night-price": `${windows("tariffs.ev-overnight")[0]?.pence}p`,
  "north-roof": "60%",
  "controls-low": percentOf(row("use.controls").low),
  "controls-high": percentOf(row("use.controls").high),
  "rain-low": percentOf(row("use.water").low),
  "rain-high": percentOf(row("use.water").high),
  "audit-high": percentOf(row("use.audit").high),
};

it("rules and choices based on a row repeat its figure", () => {
  const tied = [...rules, ...choices].filter(({ restsOn }) => restsOn);
  expect(Object.fromEntries(tied.map(({ id, shown }) => [id, shown]))).toEqual(repeated);
});
