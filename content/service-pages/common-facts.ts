import type { SourcedFact } from "#content/service-pages/service-page.ts";

// Figures that several pages need, kept here once, so that no two pages can disagree.

const PRICE_CAP = "Ofgem energy price cap: average of Great Britain, Direct Debit";
const CAP_QUARTER = "October to December 2026";
const SAP = "SAP 2012 Appendix U (BRE for DECC), south-facing at 35°, performance ratio 0.85";
const YIELD_CHECKED = "September 2026, when checked against PVGIS 5.3";
const TYPICAL_COSTS = "Published cost records, among them DESNZ solar PV cost data (May 2026)";
const HEAT_PUMP_COSTS = "Boiler Upgrade Scheme and MCS statistics (August 2026)";
const COSTS_DATE = "September 2026";

export const electricityPrice: SourcedFact = {
  label: "Electricity at the price cap",
  value: "26.32p per kWh",
  note: "Households in Great Britain. No VAT on domestic electricity from 1 October 2026 to 31 March 2027.",
  source: PRICE_CAP,
  asOf: CAP_QUARTER,
};

export const gasPrice: SourcedFact = {
  label: "Gas at the price cap",
  value: "7.97p per kWh",
  note: "Households in Great Britain, with 5% VAT. The daily standing charge of 29.68p is on top.",
  source: PRICE_CAP,
  asOf: CAP_QUARTER,
};

export const typicalUse: SourcedFact = {
  label: "What a typical home uses in a year",
  value: "2,500 kWh of electricity and 9,500 kWh of gas",
  note: "Ofgem’s medium values since 1 July 2026.",
  source: "Ofgem, typical domestic consumption values",
  asOf: "July 2026",
};

export const yieldUk: SourcedFact = {
  label: "Yearly yield, average of the UK",
  value: "920 kWh per kW",
  note: "East or west instead of south: 760 kWh. An MCS installer’s survey gives the figure for your roof.",
  source: SAP,
  asOf: YIELD_CHECKED,
};

export const yieldRange: SourcedFact = {
  label: "Yearly yield by region",
  value: "880 kWh per kW in Scotland to 1,020 in the South West",
  note: "London 975, South East 1,005, Wales 980, Northern Ireland 910. Averages over a whole region; the page of a place has its own figure.",
  source: SAP,
  asOf: YIELD_CHECKED,
};

export const solarCost: SourcedFact = {
  label: "4 kW of panels, installed",
  value: "£5,000 to £7,000",
  note: "3 kW: £4,000 to £5,500. 5 kW: £6,500 to £8,500. 6 kW: £8,500 to £10,000. Your survey sets the price.",
  source: TYPICAL_COSTS,
  asOf: COSTS_DATE,
};

export const batteryCost: SourcedFact = {
  label: "5 kWh battery fitted together with panels",
  value: "about £4,600",
  note: "A typical figure from one set of records; quotes vary with the make and the wiring.",
  source: TYPICAL_COSTS,
  asOf: COSTS_DATE,
};

export const exportPrice: SourcedFact = {
  label: "Paid for exported electricity",
  value: "4.1p to 15p per kWh, by supplier",
  note: "4.1p was the lowest flat rate seen in September 2026. Outgoing Octopus has paid its own customers 12p since March 2026, and British Gas 15p with Export and Earn Plus. Suppliers change them, so check what holds now.",
  source: "Suppliers’ published export tariffs",
  asOf: COSTS_DATE,
};

export const selfUse: SourcedFact = {
  label: "What a home uses itself of its solar power, without a battery",
  value: "37% on average",
  note: "Worked out for 2.9 kW and a home that uses 4,000 kWh a year; out all day it is less, at home by day more. Our sums count 40%.",
  source: "University of Oxford, self-consumption of homes with solar panels (McKenna, Pless and Darby)",
  asOf: "October 2019",
};

export const heatPumpCost: SourcedFact = {
  label: "Air source heat pump, installed",
  value: "median £12,908",
  note: "Half of all prices lay between £11,128 and £15,627, before any grant. From published records; your survey sets the price.",
  source: HEAT_PUMP_COSTS,
  asOf: "April to June 2026",
};

export const carUse: SourcedFact = {
  label: "How far an electric car drives on a kWh",
  value: "3 to 4.5 miles",
  note: "Most cars in the UK. Our sums count 3.5 miles; in cold weather and on motorways it is less.",
  source: "National Vehicle Solutions, Miles per kWh explained",
  asOf: "2025",
};

export const gridCarbon: SourcedFact = {
  label: "Carbon in a kWh",
  value: "0.131 kg CO₂e of electricity, 0.182 kg of gas",
  note: "Generation only for electricity, without losses in the wires.",
  source: "UK Government greenhouse gas conversion factors",
  asOf: "2026",
};
