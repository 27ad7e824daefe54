import { expect, it } from "vitest";
import prices from "#content/data/energy-prices.json" with { type: "json" };
import grants from "#content/data/grants.json" with { type: "json" };
import homes from "#content/data/typical-homes.json" with { type: "json" };
import { CAP_STARTS, figures, shown } from "#content/figures/shared-figures.ts";

const inWords = (day: string | null | undefined) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
const scheme = (id: string) => grants.schemes.find((one) => one.id === id);
const relief = (id: string) => grants.tax.find((one) => one.id === id);

it("shared figures match content/data", () => {
  const cap = prices.caps.find(({ start }) => start === CAP_STARTS);
  const { south, eastWest } = homes.uk;
  const { heatKwh, gasKwh } = homes.heatPump;
  const { penceLowest, penceGood, penceHighest } = grants.exportTariff;
  const { pounds, poundsQuartiles } = grants.heatPumpCost;
  expect(figures).toMatchObject({
    electricityPence: cap?.electricityUnit,
    gasPence: cap?.gasUnit,
    gasStandingPence: cap?.gasStanding,
    electricityStandingPence: cap?.electricityStanding,
    groundSourceGrantPounds: scheme("bus-gshp")?.amount,
    exportLowestPence: penceLowest,
    exportGoodPence: penceGood,
    exportHighestPence: penceHighest,
    yieldKwh: south.kwhPerKw,
    yieldEastWestKwh: eastWest.kwhPerKw,
    selfUseCountedPercent: Math.round((100 * south.usedKwh) / south.kwh),
    boilerPercent: (100 * heatKwh) / gasKwh,
    electricityPlannedPence: Number((1.05 * (cap?.electricityUnit ?? 0)).toFixed(2)),
    heatPumpPounds: pounds,
    heatPumpLowPounds: poundsQuartiles[0],
    heatPumpHighPounds: poundsQuartiles[1],
    heatPumpGrantPounds: scheme("bus-ashp")?.amount,
    offGasGrantPounds: scheme("bus-offgas")?.amount,
    airToAirGrantPounds: scheme("bus-a2a")?.amount,
    biomassGrantPounds: scheme("bus-biomass")?.amount,
  });
});

it("end dates match content/data", () => {
  expect(shown.offGasGrantEnds).toBe(inWords(scheme("bus-offgas")?.end));
  expect(shown.vatReliefEnds).toBe(inWords(relief("vat-esm")?.end));
  expect(shown.electricityVatReliefEnds).toBe(inWords(relief("vat-electricity")?.end));
  for (const id of ["ev-chargepoint", "ev-on-street", "ev-landlord", "ev-wcs"]) {
    expect(shown.chargepointGrantsEnd, id).toBe(inWords(scheme(id)?.end));
    expect(scheme(id)?.amount, id).toContain(`up to ${shown.chargepointGrant} per socket`);
  }
  expect(relief("full-expensing")?.amount).toContain(shown.investmentAllowance);
});
