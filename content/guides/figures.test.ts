import { expect, it } from "vitest";
import {
  costs,
  electricityPence,
  exportPence,
  gasPence,
  gasStandingPence,
  grants,
  inPounds,
  scottishGrants,
  typicalHome,
  wholeNumber,
  worthOfPanels,
  yieldPerKw,
} from "#content/guides/figures.ts";
import {
  batteryCost,
  electricityPrice,
  exportPrice,
  gasPrice,
  heatPumpCost,
  typicalUse,
  yieldUk,
} from "#content/service-pages/common-facts.ts";
import {
  boilerUpgradeAirSource,
  boilerUpgradeAirToAir,
  boilerUpgradeBiomass,
  boilerUpgradeGroundSource,
  boilerUpgradeOffGas,
  homeEnergyScotland,
} from "#content/service-pages/grant-notes.ts";

it.each([
  [`${electricityPence}p`, electricityPrice],
  [`${gasPence}p`, gasPrice],
  [`${gasStandingPence}p`, gasPrice],
  [`${exportPence.low}p`, exportPrice],
  [`${exportPence.good}p`, exportPrice],
  [`${yieldPerKw.south} kWh`, yieldUk],
  [`${yieldPerKw.eastWest} kWh`, yieldUk],
  [`${wholeNumber(typicalHome.electricity)} kWh`, typicalUse],
  [`${wholeNumber(typicalHome.gas)} kWh`, typicalUse],
  [inPounds(costs.battery), batteryCost],
  [inPounds(costs.heatPump), heatPumpCost],
])("%s is what readers see beside its source", (figure, { value, note }) => {
  expect(`${value} ${note}`).toContain(figure);
});

it.each([
  [grants.airSource, boilerUpgradeAirSource],
  [grants.groundSource, boilerUpgradeGroundSource],
  [grants.offGas, boilerUpgradeOffGas],
  [grants.airToAir, boilerUpgradeAirToAir],
  [grants.biomass, boilerUpgradeBiomass],
])("%i pounds are the grant that readers see beside its source", (pounds, { amount }) => {
  expect(amount).toBe(inPounds(pounds));
});

it.each([scottishGrants.heatPump, scottishGrants.rural])("%i pounds are in the Scottish record", (pounds) => {
  expect(homeEnergyScotland.amount).toContain(inPounds(pounds));
});

it("calculates what panels are worth", () => {
  // 1,472 kWh saved at 26.32p are £387.43; 2,208 kWh sold at 12p are £264.96.
  expect(inPounds(worthOfPanels(3680, 0.4, 12))).toBe("£652");
});
