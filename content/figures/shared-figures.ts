// Figures shown on more than one page. Facts, sentences and sums all take them from here, so that a new price cap or
// rate is changed once; strays.test.ts finds any that were typed instead. Literals, because public scripts carry
// them; shared-figures.test.ts compares them with content/data.

/** The quarter of the price cap that pages name beside their sums. */
export const CAP_STARTS = "2026-10-01";

export const figures = {
  electricityPence: 26.32,
  /** With the 5% VAT that returns on 1 April 2027, as in the planner. */
  electricityPlannedPence: 27.64,
  gasPence: 7.97,
  /** Per day. */
  electricityStandingPence: 54.83,
  gasStandingPence: 29.68,
  exportLowestPence: 4.1,
  exportGoodPence: 12,
  exportHighestPence: 15,
  /** kWh a year per kW of panels, UK average, from our planner. */
  yieldKwh: 915,
  yieldEastWestKwh: 762,
  /**
   * Share of generation used at home without a battery: measured, and from our planner for 4 kW on a typical home.
   */
  selfUsePercent: 37,
  selfUseCountedPercent: 26,
  /** Share of its gas that a boiler in use turns into heat. */
  boilerPercent: 84,
  typicalElectricityKwh: 2500,
  typicalGasKwh: 9500,
  /** 4 kW of panels, installed. */
  solarLowPounds: 5000,
  solarHighPounds: 7000,
  /** 5 kWh, installed together with panels. */
  batteryPounds: 4600,
  heatPumpPounds: 12_908,
  heatPumpLowPounds: 11_128,
  heatPumpHighPounds: 15_627,
  heatPumpGrantPounds: 7500,
  groundSourceGrantPounds: 7500,
  offGasGrantPounds: 9000,
  airToAirGrantPounds: 2500,
  biomassGrantPounds: 5000,
  chargepointPounds: 500,
  investmentAllowancePounds: 1_000_000,
  gridKg: 0.131,
  gasKg: 0.182,
  /** Miles per kWh of an electric car in our sums. */
  carMiles: 3.5,
} as const;

const pence = (amount: number) => `${amount}p`;
/** "12,908", without Intl, whose loading takes a phone a tenth of a second. */
const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ",");
const pounds = (amount: number) => `£${grouped(amount)}`;
const kwh = (amount: number) => `${grouped(amount)} kWh`;

/** The figures as sentences show them. */
export const shown = {
  electricity: pence(figures.electricityPence),
  electricityPlanned: pence(figures.electricityPlannedPence),
  gas: pence(figures.gasPence),
  gasStanding: pence(figures.gasStandingPence),
  exportLowest: pence(figures.exportLowestPence),
  exportGood: pence(figures.exportGoodPence),
  exportHighest: pence(figures.exportHighestPence),
  yield: kwh(figures.yieldKwh),
  yieldEastWest: kwh(figures.yieldEastWestKwh),
  fourKwYear: kwh(4 * figures.yieldKwh),
  selfUse: `${figures.selfUsePercent}%`,
  selfUseCounted: `${figures.selfUseCountedPercent}%`,
  boiler: `${figures.boilerPercent}%`,
  typicalElectricity: kwh(figures.typicalElectricityKwh),
  typicalGas: kwh(figures.typicalGasKwh),
  solarLow: pounds(figures.solarLowPounds),
  solarHigh: pounds(figures.solarHighPounds),
  battery: pounds(figures.batteryPounds),
  heatPump: pounds(figures.heatPumpPounds),
  heatPumpLow: pounds(figures.heatPumpLowPounds),
  heatPumpHigh: pounds(figures.heatPumpHighPounds),
  heatPumpGrant: pounds(figures.heatPumpGrantPounds),
  offGasGrant: pounds(figures.offGasGrantPounds),
  offGasGrantEnds: "31 March 2027",
  airToAirGrant: pounds(figures.airToAirGrantPounds),
  biomassGrant: pounds(figures.biomassGrantPounds),
  chargepointGrant: pounds(figures.chargepointPounds),
  chargepointGrantsEnd: "31 March 2027",
  investmentAllowance: pounds(figures.investmentAllowancePounds),
  vatReliefEnds: "31 March 2027",
  electricityVatReliefEnds: "31 March 2027",
} as const;
