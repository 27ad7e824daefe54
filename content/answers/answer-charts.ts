import type { AnswerChart } from "#content/answers/answer.ts";
import { boilerYear, efficiencies, gasMeterYear, rates } from "#content/answers/home-answers.ts";
import homes from "#content/data/typical-homes.json" with { type: "json" };
import {
  boilerEfficiency,
  costOf,
  electricityPence,
  exportPence,
  grants,
  heatedHome,
  inPence,
  inPounds,
  nightTariff,
  roofs,
  typicalHome,
  wholeNumber,
} from "#content/guides/figures.ts";
import {
  electricityPrice,
  exportPrice,
  gasPrice,
  gridCarbon,
  typicalUse,
  yieldRange,
} from "#content/service-pages/common-facts.ts";
import { boilerUpgradeAirSource } from "#content/service-pages/grant-notes.ts";
import type { ServiceSlug } from "#content/services.ts";

const MONTHS = ["January", "March", "June", "September", "December"] as const;
const MONTH_NUMBERS = [0, 2, 5, 8, 11] as const;
const pounds = (label: string, value: number, isKey = false) => ({ label, value, words: inPounds(value), isKey });
const pence = (label: string, value: number, isKey = false) => ({ label, value, words: inPence(value), isKey });

const yieldOfRegions = ["Scotland", "North West", "West Midlands", "Wales", "London", "South West"] as const;

const regions: AnswerChart = {
  title: "What 1 kW facing south generates in a year",
  head: ["Region", "kWh"],
  bars: yieldOfRegions.map((label) => {
    const kwh = homes.regions[label];
    return { label, value: kwh, words: `${wholeNumber(kwh)} kWh` };
  }),
  source: yieldRange.source,
  asOf: yieldRange.asOf,
  restsOn: [...yieldRange.restsOn],
};

const carbon: AnswerChart = {
  title: "Carbon per kWh of gas and grid electricity",
  head: ["Energy", "kg CO₂e"],
  bars: [
    { label: "Grid electricity, 2016", value: 0.412, words: "0.412 kg" },
    { label: "Natural gas, 2026", value: 0.182, words: "0.182 kg" },
    { label: "Grid electricity, 2026", value: 0.131, words: "0.131 kg", isKey: true },
  ],
  source: "UK Government greenhouse gas conversion factors, 2016 and 2026",
  asOf: gridCarbon.asOf,
  restsOn: [...gridCarbon.restsOn, "carbon.electricity2016"],
};

const DRIVEN_KWH = 2000;

/** Charts of single pages, drawn from the figures in their texts. */
export const answerCharts: Partial<Record<ServiceSlug, AnswerChart>> = {
  "solar-panels": {
    title: "What 4 kW on an average roof generates in a month",
    head: ["Month", "kWh"],
    bars: MONTHS.map((label, index) => {
      const kwh = roofs.south.monthlyKwh[MONTH_NUMBERS[index] ?? 0] ?? 0;
      return { label, value: kwh, words: `${wholeNumber(kwh)} kWh`, isKey: label === "June" };
    }),
    source: yieldRange.source,
    asOf: yieldRange.asOf,
    restsOn: [...yieldRange.restsOn],
  },
  "commercial-solar": regions,
  "battery-storage": {
    title: "What a stored kWh is worth in the evening",
    head: ["Filled by", "Gain, before losses"],
    bars: [
      pence(`Panels, export at ${exportPence.low}p given up`, electricityPence - exportPence.low),
      pence(`Panels, export at ${exportPence.good}p given up`, electricityPence - exportPence.good, true),
      pence(
        `The grid at night at ${nightTariff.pence}p, used by day instead of ${nightTariff.dayPence}p`,
        nightTariff.dayPence - nightTariff.pence,
      ),
    ],
    source: `${electricityPrice.source}; ${exportPrice.source}; ${nightTariff.fact.source}`,
    asOf: electricityPrice.asOf,
    restsOn: [...electricityPrice.restsOn, ...exportPrice.restsOn, ...nightTariff.fact.restsOn],
  },
  "solar-maintenance": {
    title: "What panels should still generate, losing 0.5% a year",
    head: ["Age", "Of the first year"],
    bars: [0, 5, 10, 15, 20, 25].map((age) => ({
      label: age === 0 ? "New" : `${age} years`,
      value: 100 - age / 2,
      words: `${100 - age / 2}%`,
    })),
    source: "Our calculator’s rule for solar maintenance",
    asOf: "November 2026",
    restsOn: ["economics.panelFade"],
  },
  "heat-pumps": {
    title: "Heating a typical home for a year",
    head: ["Heating", "A year"],
    bars: [
      pounds("Gas boiler, with the gas standing charge", boilerYear + gasMeterYear),
      pounds("Heat pump, radiators for 55 °C", heatedHome.electricityPoundsAt55),
      pounds("Heat pump, radiators for 45 °C", heatedHome.electricityPounds, true),
    ],
    source: `Our planner; ${electricityPrice.source}; Ofgem, typical domestic consumption values`,
    asOf: electricityPrice.asOf,
    restsOn: [...electricityPrice.restsOn, ...typicalUse.restsOn],
  },
  "low-carbon-heating": {
    title: "What a kWh of heat costs",
    head: ["Heating", "A kWh of heat"],
    bars: [
      pence("Electric heater", rates.electricity),
      pence(`Heat pump, badly set up (SCOP ${efficiencies.poor})`, rates.electricity / efficiencies.poor),
      pence("Gas boiler", rates.gas / boilerEfficiency),
      pence(`Heat pump, well set up (SCOP ${efficiencies.good})`, rates.electricity / efficiencies.good, true),
    ],
    source: `Our planner; ${electricityPrice.source}; ${gasPrice.source}`,
    asOf: gasPrice.asOf,
    restsOn: [...electricityPrice.restsOn, ...gasPrice.restsOn, "tariffs.vatLongRun", "heat-demand.boilerEfficiency"],
  },
  "ev-chargers": {
    title: `Charging ${wholeNumber(DRIVEN_KWH)} kWh at home`,
    head: ["When", "A year"],
    bars: [
      pounds(`At the price cap, ${inPence(electricityPence, 2)}`, costOf(DRIVEN_KWH, electricityPence)),
      pounds(`On a night tariff, ${nightTariff.pence}p`, costOf(DRIVEN_KWH, nightTariff.pence), true),
    ],
    source: `${electricityPrice.source}; ${nightTariff.fact.source}`,
    asOf: electricityPrice.asOf,
    restsOn: [...electricityPrice.restsOn, ...nightTariff.fact.restsOn],
  },
  "smart-heating": {
    title: "A typical home’s gas bill, and what controls could save",
    head: ["Saving", "Gas a year"],
    bars: [
      pounds("As it is", boilerYear),
      pounds("One tenth saved", boilerYear * 0.9, true),
      pounds("One fifth saved", boilerYear * 0.8),
    ],
    source: "Ofgem typical use and price cap, multiplied by us",
    asOf: gasPrice.asOf,
    restsOn: [...typicalUse.restsOn, ...gasPrice.restsOn],
  },
  "energy-audits": {
    title: "A typical home’s yearly energy bill, without standing charges",
    head: ["Energy", "A year"],
    bars: [pounds("Gas", boilerYear), pounds("Electricity", costOf(typicalHome.electricity, electricityPence))],
    source: "Ofgem typical use and price cap, multiplied by us",
    asOf: gasPrice.asOf,
    restsOn: [...typicalUse.restsOn, ...gasPrice.restsOn],
  },
  "water-systems": {
    title: "Heating 100 litres of water from 10 °C to 45 °C",
    head: ["With", "100 litres"],
    bars: [
      { label: "An immersion heater", value: 1.07, words: "£1.07" },
      { label: "A gas boiler", value: 0.39, words: "39p", isKey: true },
    ],
    source: "Specific heat of water, multiplied by the price cap",
    asOf: gasPrice.asOf,
    restsOn: ["nature.waterHeat", "heat-demand.boilerEfficiency", ...electricityPrice.restsOn, ...gasPrice.restsOn],
  },
  "wind-hydro": {
    title: "Mean wind, 10 m above ground",
    head: ["Region", "mph"],
    bars: [
      { label: "Shetland", value: 17.3, words: "17.3 mph" },
      { label: "Wales", value: 12.2, words: "12.2 mph" },
      { label: "UK average", value: 9.8, words: "9.8 mph", isKey: true },
      { label: "Thames area", value: 8.1, words: "8.1 mph" },
    ],
    source: "SAP 2012 Appendix U, Table U2 (BRE for DECC)",
    asOf: "2012",
    restsOn: ["sap-climate.wind"],
  },
  "fleet-charging": {
    title: "Power for twenty vans that need 533 kWh",
    head: ["Charged", "Power"],
    bars: [
      { label: "All at once, 7.4 kW each", value: 148, words: "148 kW" },
      { label: "Spread over ten hours", value: 53, words: "53 kW", isKey: true },
    ],
    source: "Our arithmetic; use your own vehicles’ efficiency",
    asOf: "November 2026",
    restsOn: ["fleet.vanMiles", "rules.singlePhase"],
  },
  "commercial-renewables": carbon,
  "net-zero": carbon,
  grants: {
    title: "What the Boiler Upgrade Scheme takes off",
    head: ["Kind of heating", "Grant"],
    bars: [
      pounds("Air to water, for oil and LPG off the gas grid", grants.offGas, true),
      pounds("Air to water, or ground source", grants.airSource),
      pounds("Biomass boiler", grants.biomass),
      pounds("Air to air", grants.airToAir),
    ],
    source: boilerUpgradeAirSource.source,
    asOf: boilerUpgradeAirSource.asOf,
    restsOn: [...boilerUpgradeAirSource.restsOn],
  },
};
