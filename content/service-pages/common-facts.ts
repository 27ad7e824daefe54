import { figures, shown } from "#content/figures/shared-figures.ts";
import type { SourcedFact } from "#content/service-pages/service-page.ts";

// Figures for several pages, here once, so that no two pages can disagree.

const PRICE_CAP = "Ofgem energy price cap: average of Great Britain, Direct Debit";
const CAP_QUARTER = "October to December 2026";
const SUN = "Our planner, from SAP 2012 Appendix U (BRE for DECC) and PVWatts 5, south-facing at 35°, unshaded";
const YIELD_CHECKED = "November 2026, when checked against PVGIS 5.3";
const TYPICAL_COSTS = "Published cost records, among them DESNZ solar PV cost data (May 2026)";
const HEAT_PUMP_COSTS = "Boiler Upgrade Scheme and MCS statistics (August 2026)";
const COSTS_DATE = "September 2026";

export const electricityPrice: SourcedFact = {
  id: "electricity-price",
  label: "Electricity at the price cap",
  value: `${shown.electricity} per kWh`,
  note: `Households in Great Britain. No VAT on domestic electricity from 1 October 2026 to ${shown.electricityVatReliefEnds}. The next cap applies from 1 January 2027.`,
  source: PRICE_CAP,
  asOf: CAP_QUARTER,
  restsOn: ["tariffs.cap", "tariffs.vatElectricity"],
};

export const gasPrice: SourcedFact = {
  id: "gas-price",
  label: "Gas at the price cap",
  value: `${shown.gas} per kWh`,
  note: `Households in Great Britain, with 5% VAT. The daily standing charge of ${shown.gasStanding} is on top.`,
  source: PRICE_CAP,
  asOf: CAP_QUARTER,
  restsOn: ["tariffs.gas", "tariffs.gas.standing"],
};

export const typicalUse: SourcedFact = {
  id: "typical-use",
  label: "What a typical home uses in a year",
  value: `${shown.typicalElectricity} of electricity and ${shown.typicalGas} of gas`,
  note: "Ofgem’s medium values since 1 July 2026.",
  source: "Ofgem, typical domestic consumption values",
  asOf: "July 2026",
  restsOn: ["load.typicalElectricity", "use.gas"],
};

export const yieldUk: SourcedFact = {
  id: "yield-uk",
  label: "Yearly yield, UK average",
  value: `${shown.yield} per kW`,
  note: `Facing east or west: ${shown.yieldEastWest}. An MCS installer’s survey gives the figure for your roof.`,
  source: SUN,
  asOf: YIELD_CHECKED,
  restsOn: ["yield.south", "yield.eastWest"],
};

export const yieldRange: SourcedFact = {
  id: "yield-range",
  label: "Yearly yield by region",
  value: "875 kWh per kW in Scotland to 1,010 in the South West",
  note: "London 958, South East 995, Wales 970, Northern Ireland 905. Our page for each place has its own figure.",
  source: SUN,
  asOf: YIELD_CHECKED,
  restsOn: ["yield.south"],
};

export const solarCost: SourcedFact = {
  id: "solar-cost",
  label: "4 kW of panels, installed",
  value: `${shown.solarLow} to ${shown.solarHigh}`,
  note: "3 kW: £4,000 to £5,500. 5 kW: £6,500 to £8,500. 6 kW: £8,500 to £10,000. The official median of 2024/25 was £1,876 a kW, £7,504 for 4 kW, which is above this range. Your survey sets the price.",
  source: TYPICAL_COSTS,
  asOf: COSTS_DATE,
  restsOn: ["costs.solarOffers", "costs.solarMedian.to4"],
};

export const batteryCost: SourcedFact = {
  id: "battery-cost",
  label: "5 kWh battery fitted together with panels",
  value: `about ${shown.battery}`,
  note: "A typical figure from one set of records; quotes vary with the make and wiring.",
  source: TYPICAL_COSTS,
  asOf: COSTS_DATE,
  restsOn: ["costs.battery.fixed", "costs.battery.perKwh"],
};

export const exportPrice: SourcedFact = {
  id: "export-price",
  label: "Export rates",
  value: `${shown.exportLowest} to ${shown.exportHighest} per kWh, by supplier`,
  note: `${shown.exportLowest} was the lowest flat rate seen in September 2026. Outgoing Octopus has paid its own customers ${shown.exportGood} since March 2026, and British Gas ${shown.exportHighest} with Export and Earn Plus. Suppliers change them, so check today’s rates.`,
  source: "Suppliers’ published export tariffs",
  asOf: COSTS_DATE,
  restsOn: ["tariffs.export"],
};

export const selfUse: SourcedFact = {
  id: "self-use",
  label: "Share of its solar power that a home uses, without a battery",
  value: `${shown.selfUse} on average`,
  note: `For 2.9 kW and a home that uses 4,000 kWh a year; less if you are out all day, more if you are at home. Our planner finds ${shown.selfUseCounted} for 4 kW on a three-bedroom semi.`,
  source: "University of Oxford, self-consumption of homes with solar panels (McKenna, Pless and Darby)",
  asOf: "October 2019",
  restsOn: ["self-consumption.measured", "self-consumption.counted"],
};

export const heatPumpCost: SourcedFact = {
  id: "heat-pump-cost",
  label: "Air source heat pump, installed",
  value: `median ${shown.heatPump}`,
  note: `The middle half of prices ran from ${shown.heatPumpLow} to ${shown.heatPumpHigh}, before any grant. From published records; your survey sets the price.`,
  source: HEAT_PUMP_COSTS,
  asOf: "April to June 2026",
  restsOn: ["costs.heatPumpMedian"],
};

export const carUse: SourcedFact = {
  id: "car-use",
  label: "How far an electric car goes on a kWh",
  value: "3 to 4.5 miles",
  note: `For most cars in the UK. Our sums use ${figures.carMiles} miles; it is less in cold weather and on motorways.`,
  source: "National Vehicle Solutions, Miles per kWh explained",
  asOf: "2025",
  restsOn: ["car.milesPerKwh"],
};

export const gridCarbon: SourcedFact = {
  id: "grid-carbon",
  label: "Carbon in a kWh",
  value: `${figures.gridKg} kg CO₂e of electricity, ${figures.gasKg} kg of gas`,
  note: "For electricity, generation only, without grid losses.",
  source: "UK Government greenhouse gas conversion factors",
  asOf: "2026",
  restsOn: ["carbon.electricity", "carbon.gas"],
};
