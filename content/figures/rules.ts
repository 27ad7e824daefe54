import type { Rule } from "#content/figures/text-figure.ts";

// Rules, limits and physical constants in sentences, each with its source.

/** We check rules yearly, constants and printed methods less often, prices more often. */
const YEARLY = { checkedOn: "2026-11-01", validUntil: "2027-11-01" };
const SELDOM = { checkedOn: "2026-11-01", validUntil: "2028-12-31" };
const OFTEN = { checkedOn: "2026-11-21", validUntil: "2027-02-21" };

const VAT = { source: "HMRC, VAT Notice 708/6", asOf: "21 November 2026", ...OFTEN };
const SAP = { source: "SAP 2012 (BRE for DECC)", asOf: "2012", ...SELDOM };
const DEVELOPMENT =
  "Town and Country Planning (General Permitted Development) (England) Order 2015, Schedule 2, as amended";
const G98 = {
  source: "Energy Networks Association, Engineering Recommendation G98",
  asOf: "in force since April 2019",
  ...YEARLY,
};
const HOT_WATER = { source: "HSE, HSG274 part 2: hot water is stored at 60 °C", asOf: "2014", ...YEARLY };
const SCHEME = { source: "Ofgem, Boiler Upgrade Scheme", asOf: "21 November 2026", ...OFTEN };
const CHARGE_POINTS = { source: "BS 7671 and BS EN 61851 (Mode 3 charging)", asOf: "November 2026", ...YEARLY };

export const rules: readonly Rule[] = [
  {
    id: "north-roof",
    restsOn: ["yield.table"],
    shown: "60%",
    what: "What a roof that faces north makes of what one to the south does, a little over",
    on: ["solar-panels"],
    ...SAP,
  },
  {
    id: "shade-significant",
    restsOn: ["pv.shading.significant"],
    shown: "35%",
    what: "What significant shade takes off",
    on: ["solar-panels"],
    ...SAP,
  },
  {
    id: "yield-south-west",
    restsOn: ["yield.south"],
    shown: "1,010 kWh",
    what: "A kW to the south in a year, South West of England",
    on: ["/local-areas"],
    ...SAP,
  },
  {
    id: "yield-scotland",
    restsOn: ["yield.south"],
    shown: "875 kWh",
    what: "A kW to the south in a year, Scotland",
    on: ["/local-areas"],
    ...SAP,
  },
  {
    id: "connect-and-tell",
    shown: "3.68 kW",
    what: "Panels that a network operator is told of afterwards: 16 amps on one phase",
    on: ["solar-panels", "/london-solar-panels", "/sutton-solar-panels", "/tesla-powerwall"],
    ...G98,
  },
  {
    id: "business-roof",
    shown: "1 MW",
    what: "Roofs of businesses: a limit for panels that has gone",
    on: ["commercial-solar"],
    source: "Town and Country Planning (General Permitted Development etc.) (England) (Amendment) (No. 2) Order 2023",
    asOf: "21 December 2023",
    ...YEARLY,
  },
  {
    id: "ground-array",
    shown: "9 m²",
    what: "The largest array on the ground without an application",
    on: ["commercial-solar", "/surrey-solar-panels"],
    source: `${DEVELOPMENT}, Part 14, Classes B and K`,
    asOf: "November 2026",
    ...YEARLY,
  },
  {
    id: "vat-business",
    shown: "20%",
    what: "VAT on work at business premises",
    on: ["commercial-solar", "fleet-charging"],
    ...VAT,
  },
  {
    id: "vat-homes",
    restsOn: ["grants.vat-esm"],
    shown: "0%",
    what: "VAT on energy-saving materials in homes and charity buildings",
    on: ["commercial-solar", "smart-home"],
    ...VAT,
  },
  {
    id: "one-pump",
    restsOn: ["grants.busOutput"],
    shown: "45 kW",
    what: "Boiler Upgrade Scheme: heat from one heat pump",
    on: ["heat-pumps"],
    ...SCHEME,
  },
  {
    id: "two-pumps",
    shown: "70 kW",
    what: "Boiler Upgrade Scheme: heat with an additional heat pump",
    on: ["heat-pumps"],
    ...SCHEME,
  },
  {
    id: "shared-loop",
    shown: "300 kW",
    what: "Boiler Upgrade Scheme: heat on a shared ground loop",
    on: ["heat-pumps"],
    ...SCHEME,
  },
  {
    id: "legionella",
    shown: "60 °C",
    what: "Hot water, against legionella",
    on: ["heat-pumps", "smart-heating", "water-systems"],
    ...HOT_WATER,
  },
  {
    id: "single-phase",
    shown: "7 kW",
    what: "A charge point of 32 amps on one phase, in round figures",
    on: ["ev-chargers", "/surrey-ev-chargers"],
    ...CHARGE_POINTS,
  },
  {
    id: "three-phase-car",
    shown: "11 kW",
    what: "A charge point of 16 amps on three phases",
    on: ["/berkshire-ev-chargers"],
    ...CHARGE_POINTS,
  },
  {
    id: "charger-grant-before",
    shown: "£350",
    what: "The chargepoint grant before 1 April 2026",
    on: ["ev-chargers"],
    source: "gov.uk, Electric vehicle chargepoint grant for renters and flat owners",
    asOf: "21 November 2026",
    ...OFTEN,
  },
  {
    id: "charger-post",
    shown: "1.6 metres",
    what: "The highest post of a charge point beside a house",
    on: ["ev-chargers"],
    source: `${DEVELOPMENT}, Part 2, Classes D and E`,
    asOf: "November 2026",
    ...YEARLY,
  },
  {
    id: "turbine-height",
    shown: "11.1 metres",
    what: "The highest turbine that stands alone without an application",
    on: ["wind-hydro"],
    source: `${DEVELOPMENT}, Part 14, Class I`,
    asOf: "November 2026",
    ...YEARLY,
  },
  {
    id: "turbine-clearance",
    shown: "5 metres",
    what: "From a turbine’s blades to the ground, at least",
    on: ["wind-hydro"],
    source: `${DEVELOPMENT}, Part 14, Class I`,
    asOf: "November 2026",
    ...YEARLY,
  },
  {
    id: "mcs-scope",
    shown: "50 kW",
    what: "The largest wind or hydro scheme with an MCS certificate",
    on: ["wind-hydro"],
    source: "MCS, scope of the scheme",
    asOf: "November 2026",
    ...YEARLY,
  },
  {
    id: "condensing",
    shown: "55 °C",
    what: "Water coming back at which a gas boiler begins to condense",
    on: ["smart-heating"],
    source: "Dew point of the flue gas of natural gas",
    asOf: "a constant of nature",
    ...SELDOM,
  },
  {
    id: "grid-carbon-2016",
    restsOn: ["carbon.electricity2016"],
    shown: "0.412 kg",
    what: "CO₂e of a kWh from the grid in 2016",
    on: ["/impact"],
    source: "UK Government greenhouse gas conversion factors, 2016 and 2026",
    asOf: "2016",
    ...SELDOM,
  },
];
