import type { figures, shown } from "#content/figures/shared-figures.ts";

// The register's rows behind the shared figures. domain/assumptions/figure-rows.test.ts recalculates each figure from
// its rows, so that neither can change alone.

const BATTERY = ["costs.battery.fixed", "costs.battery.perKwh"];

type Rows = readonly string[];

export const rowsOfFigure: Readonly<Record<keyof typeof figures, Rows>> = {
  electricityPence: ["tariffs.cap"],
  electricityPlannedPence: ["tariffs.cap", "tariffs.vatLongRun"],
  gasPence: ["tariffs.gas"],
  electricityStandingPence: ["tariffs.cap.standing"],
  gasStandingPence: ["tariffs.gas.standing"],
  exportLowestPence: ["tariffs.export"],
  exportGoodPence: ["tariffs.export"],
  exportHighestPence: ["tariffs.export"],
  yieldKwh: ["yield.south"],
  yieldEastWestKwh: ["yield.eastWest"],
  selfUsePercent: ["self-consumption.measured"],
  selfUseCountedPercent: ["self-consumption.counted"],
  boilerPercent: ["heat-demand.boilerEfficiency"],
  typicalElectricityKwh: ["load.typicalElectricity"],
  typicalGasKwh: ["use.gas"],
  solarLowPounds: ["costs.solarOffers"],
  solarHighPounds: ["costs.solarOffers"],
  batteryPounds: BATTERY,
  heatPumpPounds: ["costs.heatPumpMedian"],
  heatPumpLowPounds: ["costs.heatPumpMedian"],
  heatPumpHighPounds: ["costs.heatPumpMedian"],
  heatPumpGrantPounds: ["grants.bus-ashp"],
  groundSourceGrantPounds: ["grants.bus-gshp"],
  offGasGrantPounds: ["grants.bus-offgas"],
  airToAirGrantPounds: ["grants.bus-a2a"],
  biomassGrantPounds: ["grants.bus-biomass"],
  chargepointPounds: ["grants.ev-chargepoint"],
  investmentAllowancePounds: ["grants.full-expensing"],
  gridKg: ["carbon.electricity"],
  gasKg: ["carbon.gas"],
  carMiles: ["car.milesPerKwh"],
};

/** The same for the figures as sentences show them. */
export const rowsOfShown: Readonly<Record<keyof typeof shown, Rows>> = {
  electricity: rowsOfFigure.electricityPence,
  electricityPlanned: rowsOfFigure.electricityPlannedPence,
  gas: rowsOfFigure.gasPence,
  gasStanding: rowsOfFigure.gasStandingPence,
  exportLowest: rowsOfFigure.exportLowestPence,
  exportGood: rowsOfFigure.exportGoodPence,
  exportHighest: rowsOfFigure.exportHighestPence,
  yield: rowsOfFigure.yieldKwh,
  yieldEastWest: rowsOfFigure.yieldEastWestKwh,
  fourKwYear: rowsOfFigure.yieldKwh,
  selfUse: rowsOfFigure.selfUsePercent,
  selfUseCounted: rowsOfFigure.selfUseCountedPercent,
  boiler: rowsOfFigure.boilerPercent,
  typicalElectricity: rowsOfFigure.typicalElectricityKwh,
  typicalGas: rowsOfFigure.typicalGasKwh,
  solarLow: rowsOfFigure.solarLowPounds,
  solarHigh: rowsOfFigure.solarHighPounds,
  battery: BATTERY,
  heatPump: rowsOfFigure.heatPumpPounds,
  heatPumpLow: rowsOfFigure.heatPumpLowPounds,
  heatPumpHigh: rowsOfFigure.heatPumpHighPounds,
  heatPumpGrant: rowsOfFigure.heatPumpGrantPounds,
  offGasGrant: rowsOfFigure.offGasGrantPounds,
  offGasGrantEnds: rowsOfFigure.offGasGrantPounds,
  airToAirGrant: rowsOfFigure.airToAirGrantPounds,
  biomassGrant: rowsOfFigure.biomassGrantPounds,
  chargepointGrant: rowsOfFigure.chargepointPounds,
  chargepointGrantsEnd: rowsOfFigure.chargepointPounds,
  investmentAllowance: rowsOfFigure.investmentAllowancePounds,
  vatReliefEnds: ["grants.vat-esm"],
  electricityVatReliefEnds: ["tariffs.vatElectricity"],
};
