import type { Answer } from "#content/answers/answer.ts";
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
    note: `By our planner, for 4 kW facing south on a semi with three bedrooms: it uses ${aboutKwh(roofs.south.usedKwh)} kWh itself and exports the rest at ${inPence(exportPence.low)} to 15p. Eight of ten outcomes lie within.`,
    source: `${electricityPrice.source}; ${yieldUk.source}`,
    asOf: electricityPrice.asOf,
    restsOn: [...electricityPrice.restsOn, ...exportPrice.restsOn, ...yieldUk.restsOn],
  },
  payback: {
    value: `${yearsRange(roofs.south.paybackRange)} years`,
    note: "By our planner, with a new inverter in year 12 and no rise in prices. North-facing or shaded roofs take longer.",
    source: `${yieldUk.source}; ${solarCost.source}`,
    asOf: solarCost.asOf,
    restsOn: [...solarCost.restsOn, ...electricityPrice.restsOn, ...exportPrice.restsOn, ...yieldUk.restsOn],
  },
  grant: {
    ...zeroVat,
    value: "0% VAT",
    note: "On panels in homes until 31 March 2027. No cash grant for most owners; some low-income homes get help.",
  },
};

export const batteryAnswer: Answer = {
  cost: { ...batteryCost, note: "5 kWh, fitted together with panels." },
  saving: {
    value: `${inPounds(battery.savedPounds)} to ${inPounds(battery.savedPoundsAtLeast)} a year`,
    note: `By our planner, for 5 kWh beside 4 kW facing south on a semi with three bedrooms: it spares ${aboutKwh(battery.notBoughtKwh)} kWh from the grid and takes ${aboutKwh(battery.notSoldKwh)} kWh from what is sold, at ${exportPence.good}p to ${exportPence.low}p.`,
    source: `Our planner; ${electricityPrice.source}; ${exportPrice.source}`,
    asOf: electricityPrice.asOf,
    restsOn: [...electricityPrice.restsOn, ...exportPrice.restsOn, "economics.batteryRoundTrip"],
  },
  payback: {
    value: "Not within 20 years",
    note: "By our planner, from the sun alone; guarantees usually run ten years. A cheap night tariff, or backup that you value, changes the sum.",
    source: batteryCost.source,
    asOf: batteryCost.asOf,
    restsOn: [...batteryCost.restsOn, ...electricityPrice.restsOn, ...exportPrice.restsOn],
  },
  grant: {
    ...zeroVat,
    value: "0% VAT",
    note: "In homes until 31 March 2027, also for a battery on its own. No cash grant for most owners.",
  },
};

/** Pence per kWh as our planner counts them, fractions as the price cap has them. */
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
    note: `Half of all air source prices, less the ${inPounds(grants.airSource)} of England and Wales.`,
  },
  saving: {
    value: `${poundsRange(heatedHome.savedRange)} a year`,
    note: "By our planner, against gas in a typical home: radiators for 45 °C, the gas meter gone, a yearly service paid. A badly set-up system can cost more than gas. Against oil it costs more at the oil price in our register, which is of January 2026; work it out with your own. Against plain electric heaters it saves more.",
    source: `Our planner; ${electricityPrice.source}; Ofgem, typical domestic consumption values`,
    asOf: electricityPrice.asOf,
    restsOn: [...electricityPrice.restsOn, ...gasPrice.restsOn, ...typicalUse.restsOn],
  },
  payback: {
    value: `${heatedHome.paybackRange[0]} years to never`,
    note: "By our planner, against a gas boiler that still works. If the boiler has to go anyway, count only the difference in price.",
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

const drivenKwh = { low: 1000, high: 3000 };
const drivenSaves = (kwh: number) => costOf(kwh, electricityPence - nightTariff.pence) - dearerDay;

export const carAnswer: Answer = {
  cost: {
    value: "Your quote says",
    note: "No public record of prices covers the whole country. The length of the cable and the state of the fuse board decide, and VAT is 20%.",
    source: "HMRC, VAT Notice 708/6",
    asOf: "21 November 2026",
    restsOn: ["tax.chargePointVat"],
  },
  saving: {
    value: `${inPounds(drivenSaves(drivenKwh.low))} to ${inPounds(drivenSaves(drivenKwh.high))} a year`,
    note: `Charging ${wholeNumber(drivenKwh.low)} to ${wholeNumber(drivenKwh.high)} kWh at ${inPence(nightTariff.pence)} by night in place of ${inPence(electricityPence, 2)}, less the ${inPounds(dearerDay)} a year by which the tariff adds to a typical home’s other use.`,
    source: `${electricityPrice.source}; ${nightTariff.fact.source}`,
    asOf: electricityPrice.asOf,
    restsOn: [...electricityPrice.restsOn, ...nightTariff.fact.restsOn],
  },
  payback: {
    value: `${years(1000 / drivenSaves(drivenKwh.high))} to ${years(1000 / drivenSaves(drivenKwh.low))} years for each £1,000`,
    note: "Of the price, if you would otherwise charge at home at the price cap. Sooner if you now charge in public.",
    source: nightTariff.fact.source,
    asOf: nightTariff.fact.asOf,
    restsOn: [...nightTariff.fact.restsOn],
  },
  grant: {
    ...chargepointRenters,
    value: "75%, at most £500 a socket",
    note: "Renters, owners of flats and some homes that park on the street. Owners of houses with a drive get nothing.",
  },
};

const heatFromGas = rates.gas / boilerEfficiency;

export const heatingAnswer: Answer = {
  cost: {
    ...heatPumpCost,
    value: "£11,128 to £15,627",
    note: "Half of all air source heat pumps, before a grant. Biomass and heat networks: your quote says.",
  },
  saving: {
    value: `${inPence(heatFromGas)} a unit is the mark`,
    note: `What a kWh of heat costs from a gas boiler in use. A heat pump makes it for ${inPence(rates.electricity / efficiencies.good)} to ${inPence(rates.electricity / efficiencies.poor)}, an electric heater for ${inPence(plannedPence)}: the price cap with the VAT of April 2027.`,
    source: `${electricityPrice.source}; ${gasPrice.source}`,
    asOf: gasPrice.asOf,
    restsOn: [...electricityPrice.restsOn, ...gasPrice.restsOn, "tariffs.vatLongRun", "heat-demand.boilerEfficiency"],
  },
  payback: {
    value: `${heatedHome.paybackRange[0]} years to never`,
    note: "A heat pump against a working gas boiler, after the grant. Plain electric heaters are left sooner; oil, at the oil price in our register, which is of January 2026, is not.",
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
    note: "England and Wales, by kind of heating and by what it replaces. Other nations have their own schemes.",
  },
};

const tenth = boilerYear / 10;

export const controlsAnswer: Answer = {
  cost: {
    value: "Your quote says",
    note: "One thermostat or a valve on each radiator: count the radiators before you ask.",
    source: "No public record of prices",
    asOf: "November 2026",
    restsOn: [],
  },
  saving: {
    value: `${inPounds(tenth)} for each tenth`,
    note: `Of a typical home’s gas, ${inPounds(boilerYear)} a year. Nothing where radiators are already turned down by hand.`,
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
    note: "Through your council in England. Most homes get none for controls.",
  },
};

function years(value: number): string {
  return String(Math.round(value));
}
