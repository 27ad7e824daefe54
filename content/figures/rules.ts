import type { Rule } from "#content/figures/text-figure.ts";

// Rules, limits and quantities of nature that sentences name, each with where it was read.

const VAT = { source: "HMRC, VAT Notice 708/6", asOf: "21 November 2026" };
const SAP = { source: "SAP 2012 (BRE for DECC)", asOf: "2012" };
const DEVELOPMENT =
  "Town and Country Planning (General Permitted Development) (England) Order 2015, Schedule 2, as amended";
const G98 = {
  source: "Energy Networks Association, Engineering Recommendation G98",
  asOf: "in force since April 2019",
};
const HOT_WATER = { source: "HSE, HSG274 part 2: hot water is stored at 60 °C", asOf: "2014" };
const SCHEME = { source: "Ofgem, Boiler Upgrade Scheme", asOf: "21 November 2026" };
const CHARGE_POINTS = { source: "BS 7671 and BS EN 61851 (Mode 3 charging)", asOf: "November 2026" };

export const rules: readonly Rule[] = [
  { id: "north-roof", shown: "60%", what: "of what the south makes, a little over", on: ["solar-panels"], ...SAP },
  { id: "shade-significant", shown: "35%", what: "taken off for significant shade", on: ["solar-panels"], ...SAP },
  {
    ...{ id: "yield-south-west", shown: "1,020 kWh", what: "a kW to the south, in a year", on: ["/local-areas"] },
    ...SAP,
  },
  { id: "yield-scotland", shown: "880 kWh", what: "a kW to the south, in a year", on: ["/local-areas"], ...SAP },
  {
    ...{ id: "connect-and-tell", shown: "3.68 kW", what: "16 amps on one phase, told afterwards" },
    on: ["solar-panels", "/london-solar-panels", "/sutton-solar-panels", "/tesla-powerwall"],
    ...G98,
  },
  {
    ...{ id: "business-roof", shown: "1 MW", what: "on roofs of businesses there is no such limit since" },
    on: ["commercial-solar"],
    source: "Town and Country Planning (General Permitted Development etc.) (England) (Amendment) (No. 2) Order 2023",
    asOf: "21 December 2023",
  },
  {
    ...{ id: "ground-array", shown: "9 m²", what: "the largest array on the ground without an application" },
    on: ["commercial-solar", "/surrey-solar-panels"],
    source: `${DEVELOPMENT}, Part 14, Classes B and K`,
    asOf: "November 2026",
  },
  {
    id: "vat-business",
    shown: "20%",
    what: "on business premises",
    on: ["commercial-solar", "fleet-charging"],
    ...VAT,
  },
  {
    id: "vat-homes",
    shown: "0%",
    what: "for homes and charity buildings",
    on: ["commercial-solar", "smart-home"],
    ...VAT,
  },
  { id: "one-pump", shown: "45 kW", what: "of heat from one heat pump", on: ["heat-pumps"], ...SCHEME },
  { id: "two-pumps", shown: "70 kW", what: "with an additional one", on: ["heat-pumps"], ...SCHEME },
  { id: "shared-loop", shown: "300 kW", what: "on a shared ground loop", on: ["heat-pumps"], ...SCHEME },
  {
    ...{ id: "legionella", shown: "60 °C", what: "against legionella" },
    on: ["heat-pumps", "smart-heating", "water-systems"],
    ...HOT_WATER,
  },
  {
    ...{ id: "single-phase", shown: "7 kW", what: "32 amps on one phase, in round figures" },
    on: ["ev-chargers", "/surrey-ev-chargers"],
    ...CHARGE_POINTS,
  },
  {
    ...{ id: "three-phase-car", shown: "11 kW", what: "16 amps on three phases" },
    on: ["/berkshire-ev-chargers"],
    ...CHARGE_POINTS,
  },
  {
    ...{ id: "charger-grant-before", shown: "£350", what: "the rate before 1 April 2026", on: ["ev-chargers"] },
    source: "gov.uk, Electric vehicle chargepoint grant for renters and flat owners",
    asOf: "21 November 2026",
  },
  {
    ...{ id: "charger-post", shown: "1.6 metres", what: "the highest post beside a house", on: ["ev-chargers"] },
    source: `${DEVELOPMENT}, Part 2, Classes D and E`,
    asOf: "November 2026",
  },
  {
    ...{
      id: "turbine-height",
      shown: "11.1 metres",
      what: "the highest turbine that stands alone",
      on: ["wind-hydro"],
    },
    source: `${DEVELOPMENT}, Part 14, Class I`,
    asOf: "November 2026",
  },
  {
    ...{ id: "turbine-clearance", shown: "5 metres", what: "from its blades to the ground", on: ["wind-hydro"] },
    source: `${DEVELOPMENT}, Part 14, Class I`,
    asOf: "November 2026",
  },
  {
    ...{ id: "mcs-scope", shown: "50 kW", what: "the largest wind or hydro with a certificate", on: ["wind-hydro"] },
    source: "MCS, scope of the scheme",
    asOf: "November 2026",
  },
  {
    ...{ id: "condensing", shown: "55 °C", what: "water coming back at which a gas boiler begins to condense" },
    on: ["smart-heating"],
    source: "Dew point of the flue gas of natural gas",
    asOf: "a constant of nature",
  },
  {
    ...{ id: "grid-carbon-2016", shown: "0.412 kg", what: "CO₂e of a kWh from the grid in 2016", on: ["/impact"] },
    source: "UK Government greenhouse gas conversion factors, 2016 and 2026",
    asOf: "2016",
  },
];
