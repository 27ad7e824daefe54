import { expect, it } from "vitest";
import prices from "#content/data/energy-prices.json" with { type: "json" };
import grantFacts from "#content/data/grants.json" with { type: "json" };
import { exportPrice, selfUse } from "#content/service-pages/common-facts.ts";
import { solarYieldOf } from "#domain/areas/solar-yield.ts";
import { calculators, findCalculator } from "#domain/calculators/calculators.ts";
import {
  businessElectricityToday,
  chargerGrantToday,
  exportPaymentToday,
  heatPumpCostToday,
  heatPumpExtraToday,
  heatPumpGrantToday,
  heatPumpRunningToday,
  homeElectricityToday,
  selfUseToday,
  solarYieldToday,
  standingChargeToday,
} from "./todays-facts.ts";

const cap = prices.caps.at(-1);
const scheme = (id: string) => grantFacts.schemes.find((one) => one.id === id);
const spoken = (day: string | null | undefined) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
const pounds = (amount: unknown) => `£${Number(amount).toLocaleString("en-GB")}`;

it("quotes the latest price cap we have, with its dates", () => {
  const period = `${spoken(cap?.start).replace(" 2026", "")} to ${spoken(cap?.end)}`;
  for (const text of [homeElectricityToday("30p"), businessElectricityToday("30p"), heatPumpRunningToday]) {
    expect(text).toContain(`${cap?.electricityUnit}p a kWh`);
    expect(text).toContain(period);
  }
  expect(standingChargeToday).toContain(`${cap?.electricityStanding}p a day`);
  expect(standingChargeToday).toContain(period);
  expect(Math.round(((cap?.electricityStanding ?? 0) * 365) / 100)).toBe(200);
});

it("compares gas and a heat pump at the latest price cap", () => {
  const { electricityUnit = 0, gasUnit = 0 } = cap ?? {};
  const gasHeat = gasUnit / 0.9;
  expect(heatPumpRunningToday).toContain(`gas ${gasUnit}p`);
  expect(electricityUnit / 3 / gasHeat).toBeCloseTo(1, 1);
  expect((electricityUnit / (gasHeat * 0.7)).toFixed(1)).toBe("4.2");
});

it("quotes the grants on file", () => {
  for (const id of ["bus-ashp", "bus-gshp"]) {
    expect(heatPumpGrantToday).toContain(pounds(scheme(id)?.amount));
    expect(heatPumpGrantToday).toContain(spoken(scheme(id)?.start));
  }
  for (const id of ["bus-offgas", "bus-a2a"]) {
    expect(heatPumpExtraToday).toContain(pounds(scheme(id)?.amount));
    expect(heatPumpExtraToday).toContain(spoken(scheme(id)?.start));
  }
  expect(scheme("ev-chargepoint")?.amount).toBe("75% up to £500 per socket");
  expect(chargerGrantToday).toContain("75% of the cost, up to £500 a socket");
  expect(chargerGrantToday).toContain(spoken(scheme("ev-chargepoint")?.end));
});

it("quotes the export tariffs, the heat pump cost and the yields on file", () => {
  const { penceLowest, penceGood, penceHighest } = grantFacts.exportTariff;
  const ends = `${penceLowest}p to ${penceHighest}p`;
  expect(exportPrice.value).toBe(`${ends} per kWh, by supplier`);
  expect(exportPrice.note).toContain(`${penceGood}p`);
  expect(exportPaymentToday).toContain(`${ends} a kWh, by supplier`);
  expect(selfUse.value).toBe("37% on average");
  expect(selfUseToday).toContain("37%");
  expect(heatPumpCostToday).toContain(pounds(grantFacts.heatPumpCost.pounds));
  // The SAP climate regions of Shetland, the UK average and Southern England.
  const [shetland, uk, south] = [20, 0, 3].map((sapRegion) => solarYieldOf(sapRegion).kwhPerYear);
  expect(solarYieldToday).toContain(`${shetland} in Shetland, ${uk} on average in the UK`);
  expect(solarYieldToday).toContain(`${south?.toLocaleString("en-GB")} in southern England`);
});

/** A formula's rate, as worded in its assumptions. */
const RATE = /\b(22p|25p|28p|30p)\b/;

it("shows today's price beside every formula that uses an electricity rate", () => {
  const counting = calculators.filter(({ assumptions }) => RATE.test(assumptions.join(" ")));
  expect(counting.map(({ id }) => id)).toEqual([
    "ev",
    "ev-local",
    "battery",
    "battery-london",
    "commercial-solar",
    "solar-maintenance",
    "fleet",
  ]);
  for (const { assumptions, today = [] } of counting) {
    const [rate] = RATE.exec(assumptions.join(" ")) ?? [];
    expect(today.some((text) => text.startsWith(`The formula counts ${rate} a kWh.`))).toBe(true);
  }
});

it("contradicts the EV grant, the ground source grant, the commercial solar rate and 0.04 kWh a mile", () => {
  const today = (id: string) => findCalculator(id)?.today?.join(" ");
  expect(today("grants")).toContain("no longer £350 for everyone");
  expect(today("grants")).toContain("£6,000 was the ground source rate until 22 October 2023");
  expect(today("grants")).toContain("no national scheme that pays £300 a kW");
  expect(today("ev-local")).toContain("The formula uses 0.04 kWh a mile");
});
