import type { Answer } from "#content/answers/answer.ts";
import prices from "#content/data/planner/costs.json" with { type: "json" };
import {
  aboutKwh,
  batteryBesidePanels as battery,
  boilerEfficiency,
  costOf,
  dearerDay,
  electricityPence,
  exportPence,
  gasPence,
  gasStandingPence,
  grants,
  heatedHome,
  inPence,
  inPounds,
  nightTariff,
  plannedPence,
  poundsRange,
  roofs,
  typicalHome,
  wholeNumber,
  yearsRange,
} from "#content/guides/figures.ts";
import {
  batteryCost,
  electricityPrice,
  exportPrice,
  gasPrice,
  heatPumpCost,
  solarCost,
  typicalUse,
  yieldUk,
} from "#content/service-pages/common-facts.ts";
import {
  boilerUpgradeAirSource,
  boilerUpgradeAirToAir,
  boilerUpgradeOffGas,
  chargepointRenters,
  warmHomesLocalGrant,
  zeroVat,
} from "#content/service-pages/grant-notes.ts";

const solarPounds = { low: 5000, high: 7000 };

export const solarAnswer: Answer = {
  cost: {
    ...solarCost,
    value: `${inPounds(solarPounds.low)} to ${inPounds(solarPounds.high)}`,
    note: "4 kW of panels, installed, at 0% VAT.",
  },
  saving: {
    value: `${poundsRange(roofs.south.savedRange)} a year`,
    note: `From our planner: 4 kW facing south on a three-bedroom semi, which uses ${aboutKwh(roofs.south.usedKwh)} kWh itself and exports the rest at ${inPence(exportPence.low)} to 15p. In 8 of 10 runs the saving is in this range.`,
    source: `${electricityPrice.source}; ${yieldUk.source}`,
    asOf: electricityPrice.asOf,
    restsOn: [...electricityPrice.restsOn, ...exportPrice.restsOn, ...yieldUk.restsOn],
  },
  payback: {
    value: `${yearsRange(roofs.south.paybackRange)} years`,
    note: "From our planner, with a new inverter in year 12 and no price rises. North-facing or shaded roofs take longer.",
    source: `${yieldUk.source}; ${solarCost.source}`,
    asOf: solarCost.asOf,
    restsOn: [...solarCost.restsOn, ...electricityPrice.restsOn, ...exportPrice.restsOn, ...yieldUk.restsOn],
  },
  grant: {
    ...zeroVat,
    value: "0% VAT",
    note: "On home solar panels until 31 March 2027. There is no cash grant for most owners, but some low-income homes get help.",
  },
};

export const batteryAnswer: Answer = {
  cost: { ...batteryCost, note: "5 kWh, fitted together with panels." },
  saving: {
    value: `${inPounds(battery.savedPounds)} to ${inPounds(battery.savedPoundsAtLeast)} a year`,
    note: `From our planner: 5 kWh with 4 kW of panels facing south on a three-bedroom semi. You buy ${aboutKwh(battery.notBoughtKwh)} kWh less and export ${aboutKwh(battery.notSoldKwh)} kWh less, at ${exportPence.good}p to ${exportPence.low}p.`,
    source: `Our planner; ${electricityPrice.source}; ${exportPrice.source}`,
    asOf: electricityPrice.asOf,
    restsOn: [...electricityPrice.restsOn, ...exportPrice.restsOn, "economics.batteryRoundTrip"],
  },
  payback: {
    value: "Not within 20 years",
    note: "From our planner, charging from the sun alone; guarantees usually run for ten years. A cheap night tariff may change that, and you may want backup anyway.",
    source: batteryCost.source,
    asOf: batteryCost.asOf,
    restsOn: [...batteryCost.restsOn, ...electricityPrice.restsOn, ...exportPrice.restsOn],
  },
  grant: {
    ...zeroVat,
    value: "0% VAT",
    note: "In homes until 31 March 2027, even for a battery on its own. There is no cash grant for most owners.",
  },
};

/** Pence per kWh as in our planner, unrounded as in the price cap. */
export const rates = { electricity: plannedPence, gas: gasPence };
export const boilerYear = costOf(typicalHome.gas, gasPence);
export const gasMeterYear = costOf(365, gasStandingPence);
export const efficiencies = { poor: 2.8, good: 3.5 };
const pumpPounds = { low: 11_128 - grants.airSource, high: 15_627 - grants.airSource };

export const heatPumpAnswer: Answer = {
  cost: {
    ...heatPumpCost,
    value: `${inPounds(pumpPounds.low)} to ${inPounds(pumpPounds.high)}`,
    restsOn: [...heatPumpCost.restsOn, ...boilerUpgradeAirSource.restsOn],
    note: `The middle half of air source prices, less the ${inPounds(grants.airSource)} grant in England and Wales.`,
  },
  saving: {
    value: `${poundsRange(heatedHome.savedRange)} a year`,
    note: "From our planner, against gas in a typical home with radiators for 45 °C, after the gas meter has gone and a yearly service is paid for. A badly set-up system can cost more than gas. Against oil, the price of a litre decides: enter your own in our planner. It saves more against plain electric heaters.",
    source: `Our planner; ${electricityPrice.source}; Ofgem, typical domestic consumption values`,
    asOf: electricityPrice.asOf,
    restsOn: [...electricityPrice.restsOn, ...gasPrice.restsOn, ...typicalUse.restsOn],
  },
  payback: {
    value: `${heatedHome.paybackRange[0]} years to never`,
    note: "From our planner, against a gas boiler that still works. If you need a new boiler anyway, count only the difference in price.",
    source: heatPumpCost.source,
    asOf: heatPumpCost.asOf,
    restsOn: [
      ...heatPumpCost.restsOn,
      ...boilerUpgradeAirSource.restsOn,
      ...electricityPrice.restsOn,
      ...gasPrice.restsOn,
    ],
  },
  grant: {
    ...boilerUpgradeAirSource,
    value: inPounds(grants.airSource),
    note: `England and Wales; ${inPounds(grants.offGas)} for oil and LPG homes off the gas grid until 31 March 2027. Scotland and Northern Ireland have their own schemes.`,
  },
};

const charger = prices.evCharger;
const drivenKwh = { low: 1000, high: 3000 };
const drivenSaves = (kwh: number) => costOf(kwh, electricityPence - nightTariff.pence) - dearerDay;

export const carAnswer: Answer = {
  cost: {
    value: `${inPounds(charger.low)} to ${inPounds(charger.high)}`,
    note: `About ${inPounds(charger.central)} in our planner. No public record of prices covers the whole country: the length of the cable and the state of the fuse board decide. VAT at 20% is included.`,
    source: "visualfoodie.com; HMRC, VAT Notice 708/6",
    asOf: "2026",
    restsOn: ["costs.evCharger", "tax.chargePointVat"],
  },
  saving: {
    value: `${inPounds(drivenSaves(drivenKwh.low))} to ${inPounds(drivenSaves(drivenKwh.high))} a year`,
    note: `Charging ${wholeNumber(drivenKwh.low)} to ${wholeNumber(drivenKwh.high)} kWh at ${inPence(nightTariff.pence)} at night instead of ${inPence(electricityPence, 2)}, less the ${inPounds(dearerDay)} a year that the tariff adds to the cost of a typical home’s other use.`,
    source: `${electricityPrice.source}; ${nightTariff.fact.source}`,
    asOf: electricityPrice.asOf,
    restsOn: [...electricityPrice.restsOn, ...nightTariff.fact.restsOn],
  },
  payback: {
    value: `${years(charger.central / drivenSaves(drivenKwh.high))} to ${years(charger.central / drivenSaves(drivenKwh.low))} years`,
    note: "For a charger at our planner’s price, if you would otherwise charge at home at the price cap. Sooner if you use public chargers now.",
    source: nightTariff.fact.source,
    asOf: nightTariff.fact.asOf,
    restsOn: [...nightTariff.fact.restsOn],
  },
  grant: {
    ...chargepointRenters,
    value: "75%, at most £500 a socket",
    note: "For renters, flat owners and some homes with on-street parking. There is nothing for owners of houses with a drive.",
  },
};

const heatFromGas = rates.gas / boilerEfficiency;

export const heatingAnswer: Answer = {
  cost: {
    ...heatPumpCost,
    value: "£11,128 to £15,627",
    note: "The middle half of air source heat pumps, before any grant. For biomass and heat networks, ask for a quote.",
  },
  saving: {
    value: `${inPence(heatFromGas)} a unit to beat`,
    note: `That is what a kWh of heat costs from a gas boiler. From a heat pump it costs ${inPence(rates.electricity / efficiencies.good)} to ${inPence(rates.electricity / efficiencies.poor)}, and from an electric heater ${inPence(plannedPence)}. These are price-cap rates with VAT as from April 2027.`,
    source: `${electricityPrice.source}; ${gasPrice.source}`,
    asOf: gasPrice.asOf,
    restsOn: [...electricityPrice.restsOn, ...gasPrice.restsOn, "tariffs.vatLongRun", "heat-demand.boilerEfficiency"],
  },
  payback: {
    value: `${heatedHome.paybackRange[0]} years to never`,
    note: "For a heat pump against a working gas boiler, after the grant. It is sooner against plain electric heaters; against oil, the price of a litre decides.",
    source: heatPumpCost.source,
    asOf: heatPumpCost.asOf,
    restsOn: [
      ...heatPumpCost.restsOn,
      ...boilerUpgradeAirSource.restsOn,
      ...electricityPrice.restsOn,
      ...gasPrice.restsOn,
    ],
  },
  grant: {
    ...boilerUpgradeAirSource,
    restsOn: [...boilerUpgradeAirToAir.restsOn, ...boilerUpgradeOffGas.restsOn],
    value: `${inPounds(grants.airToAir)} to ${inPounds(grants.offGas)}`,
    note: "In England and Wales, depending on the new heating and what it replaces. Scotland and Northern Ireland have their own schemes.",
  },
};

const tenth = boilerYear / 10;

export const controlsAnswer: Answer = {
  cost: {
    value: "Your quote says",
    note: "A job can be one thermostat or a valve on every radiator, so count your radiators before you ask.",
    source: "No public record of prices",
    asOf: "November 2026",
    restsOn: [],
  },
  saving: {
    value: `${inPounds(tenth)} for each tenth saved`,
    note: `A typical home spends ${inPounds(boilerYear)} a year on gas. You save nothing if you already turn radiators down by hand.`,
    source: "Ofgem typical use and price cap, multiplied by us",
    asOf: gasPrice.asOf,
    restsOn: [...typicalUse.restsOn, ...gasPrice.restsOn],
  },
  payback: {
    value: "Price ÷ saving",
    note: `A £300 job that saves one tenth takes ${years(300 / tenth)} years; one that saves nothing never pays.`,
    source: "Ofgem typical use and price cap, multiplied by us",
    asOf: gasPrice.asOf,
    restsOn: [...typicalUse.restsOn, ...gasPrice.restsOn],
  },
  grant: {
    ...warmHomesLocalGrant,
    value: "For low incomes only",
    note: "Through your council in England. Most homes get no grant for controls.",
  },
};

function years(value: number): string {
  return String(Math.round(value));
}
