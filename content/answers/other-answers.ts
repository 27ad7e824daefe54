import type { Answer } from "#content/answers/answer.ts";
import {
  costOf,
  dearerDay,
  electricityPence,
  exportPence,
  gasPence,
  inPence,
  inPounds,
  nightTariff,
  typicalHome,
  wholeNumber,
  yieldPerKw,
} from "#content/guides/figures.ts";
import {
  electricityPrice,
  exportPrice,
  gasPrice,
  typicalUse,
  yieldRange,
  yieldUk,
} from "#content/service-pages/common-facts.ts";
import {
  annualInvestmentAllowance,
  boilerUpgradeAirSource,
  warmHomesLocalGrant,
  workplaceCharging,
} from "#content/service-pages/grant-notes.ts";

const ours = (calculator: string) => ({
  source: "Our calculator on this page; put in your own figures",
  asOf: "November 2026",
  restsOn: [`calculators.${calculator}`],
});
const NO_RECORD = { source: "No public record of prices", asOf: "November 2026", restsOn: [] };
const allowance = {
  ...annualInvestmentAllowance,
  value: "100% off profit",
  note: "The whole cost comes off taxable profit in the first year, on the first £1,000,000 a year. A relief, not a payment.",
};
const noGrant = (note: string) => ({
  value: "None",
  note,
  source: "gov.uk and the nations’ own schemes, looked through by us",
  asOf: "21 November 2026",
  restsOn: ["grants.none"],
});

export const commercialSolarAnswer: Answer = {
  cost: {
    ...NO_RECORD,
    value: "Your quotes say",
    note: "Size, roof and grid connection decide. Ask for the price for each kW, so that offers can be compared.",
  },
  saving: {
    ...yieldRange,
    value: "875 to 1,010 kWh a year",
    note: "From each kW facing south. Worth your own unit price where the site uses it, the export price where it does not.",
  },
  payback: {
    ...ours("commercial-solar"),
    value: "6 to 8 years",
    note: "What the estimate assumes for a site that uses most of what it makes by day. Exporting more makes it longer.",
  },
  grant: allowance,
};

export const commercialAnswer: Answer = {
  cost: {
    ...NO_RECORD,
    value: "Your quotes say",
    note: "A year of half-hourly meter data is what an honest price is made of.",
  },
  saving: {
    ...ours("commercial-renewables"),
    value: "10% to 15% by habits",
    note: "That is what the estimate allows for long and short opening hours; plant comes on top, by size and spend.",
  },
  payback: {
    ...ours("commercial-renewables"),
    value: "Measure by measure",
    note: "Lighting and timers come back first, plant that still works last. Ask for each on its own line.",
  },
  grant: allowance,
};

export const fleetAnswer: Answer = {
  cost: {
    ...NO_RECORD,
    value: "Your quotes say",
    note: "The supply to the site decides more than the charge points: ask for the network operator’s answer first.",
  },
  saving: {
    ...ours("fleet"),
    value: "Miles × price a mile",
    note: "Less a quarter of a kWh for each mile at 30p: the estimate on this page works it out for your vans.",
  },
  payback: {
    ...ours("fleet"),
    value: "Your contract says",
    note: "Vans that stand all night can be charged slowly, in the cheap hours of your contract. No price cap and no household tariff holds for a business.",
  },
  grant: {
    ...workplaceCharging,
    value: "75%, at most £500 a socket",
    note: "Up to 40 sockets for one applicant, over all its sites.",
  },
};

export const netZeroAnswer: Answer = {
  cost: {
    ...ours("net-zero"),
    value: "12p a kWh and £25 a tonne",
    note: "The estimate’s rule of thumb for scale. Some measures cost less than nothing, others far more.",
  },
  saving: {
    ...ours("net-zero"),
    value: "Footprint ÷ years left",
    note: "The straight line of the estimate: so many tonnes must go each year, counted from 2024.",
  },
  payback: {
    ...ours("net-zero"),
    value: "Measure by measure",
    note: "Put each measure’s price beside what it saves a year, and do the shortest first.",
  },
  grant: allowance,
};

const typicalBill = costOf(typicalHome.electricity, electricityPence) + costOf(typicalHome.gas, gasPence);

export const auditAnswer: Answer = {
  cost: {
    ...NO_RECORD,
    value: "Your quotes say",
    note: "An EPC is the cheapest and tells least; a survey with measurements costs more and says what to do first.",
  },
  saving: {
    value: `${inPounds(typicalBill / 100)} for each per cent`,
    note: `A typical home uses gas and electricity for ${inPounds(typicalBill)} a year, without standing charges.`,
    source: `${typicalUse.source}; ${electricityPrice.source}`,
    asOf: electricityPrice.asOf,
    restsOn: [...typicalUse.restsOn, ...electricityPrice.restsOn],
  },
  payback: {
    ...ours("energy-audit"),
    value: "With what you do next",
    note: "A report saves nothing by itself. It pays when it keeps you from the wrong measure.",
  },
  grant: {
    ...warmHomesLocalGrant,
    value: "Free for low incomes",
    note: "Through your council in England, Nest in Wales and the schemes of the other nations.",
  },
};

export const smartHomeAnswer: Answer = {
  cost: {
    ...ours("smart-home"),
    value: "£150 a device, £100 a room",
    note: "What the estimate assumes. Sockets cost less, a whole-house system more.",
  },
  saving: {
    value: `${inPounds(dearerDay)} more a year`,
    note: `A home of ${wholeNumber(typicalHome.electricity)} kWh that moves a fifth of it to a night tariff of ${inPence(nightTariff.pence)} gains ${inPounds(costOf(typicalHome.electricity / 5, electricityPence - nightTariff.pence))} a year, and its higher daytime rate costs more than that. Moving more, such as a car, turns it round.`,
    source: `${electricityPrice.source}; ${nightTariff.fact.source}`,
    asOf: nightTariff.fact.asOf,
    restsOn: [...electricityPrice.restsOn, ...nightTariff.fact.restsOn],
  },
  payback: {
    ...ours("smart-home"),
    value: "Long, for gadgets alone",
    note: "Soon where it runs a car, a battery or hot water; hardly ever for lamps.",
  },
  grant: noGrant("No scheme pays for smart home equipment by itself."),
};

const KW = 4;
const lost = 0.15 * KW * yieldPerKw.south;

export const maintenanceAnswer: Answer = {
  cost: {
    ...NO_RECORD,
    value: "Your quotes say",
    note: "Access decides: a bungalow from the ground, or scaffolding for a tall roof.",
  },
  saving: {
    value: `${inPounds(costOf(lost, exportPence.low))} to ${inPounds(costOf(lost, electricityPence))} a year`,
    note: `If a fault takes 15% of 4 kW on an average roof: exported at ${inPence(exportPence.low)}, or used at home at ${inPence(electricityPence, 2)}.`,
    source: `${yieldUk.source}; ${electricityPrice.source}`,
    asOf: electricityPrice.asOf,
    restsOn: [...yieldUk.restsOn, ...electricityPrice.restsOn],
  },
  payback: {
    ...ours("solar-maintenance"),
    value: "Only if something is wrong",
    note: "Compare with your own earlier years first. A clean roof that makes what it should needs no visit.",
  },
  grant: noGrant("No scheme pays for looking after panels."),
};

export const waterAnswer: Answer = {
  cost: {
    ...NO_RECORD,
    value: "Your quotes say",
    note: "From a butt at the downpipe to a tank under the garden with a pump and pipes of its own.",
  },
  saving: {
    value: "39p to £1.07",
    note: "For each 100 litres of hot water not used: with a gas boiler, and with an immersion heater. Cold water saves only on a meter.",
    source: `${electricityPrice.source}; ${gasPrice.source}`,
    asOf: gasPrice.asOf,
    restsOn: [...electricityPrice.restsOn, ...gasPrice.restsOn, "heat-demand.boilerEfficiency"],
  },
  payback: {
    ...ours("water"),
    value: "A butt soon, a tank later",
    note: "A tank pays if you have a meter and use a lot of water in the garden or toilets.",
  },
  grant: noGrant("Ask your water company: some give butts, shower heads or a meter."),
};

export const windAnswer: Answer = {
  cost: {
    ...NO_RECORD,
    value: "Your quotes say",
    note: "Foundations, cable and permissions often cost more than the machine. Measure for a year first.",
  },
  saving: {
    value: `${inPence(exportPence.low)} to ${inPence(electricityPence, 2)} a kWh`,
    note: "Exported at the lowest rate, or used on the spot in place of the price cap.",
    source: `${electricityPrice.source}; ${exportPrice.source}`,
    asOf: electricityPrice.asOf,
    restsOn: [...electricityPrice.restsOn, ...exportPrice.restsOn],
  },
  payback: {
    value: "The site decides",
    note: "Half the wind gives an eighth of the power. The average of the UK is 9.8 mph at 10 m; the estimate counts nothing below 10.",
    source: "SAP 2012 Appendix U, Table U2 (BRE for DECC)",
    asOf: "2012",
    restsOn: ["sap-climate.wind"],
  },
  grant: allowance,
};

export const grantsAnswer: Answer = {
  cost: {
    ...boilerUpgradeAirSource,
    value: "Nothing to apply",
    note: "Your installer or your council applies. Anyone who asks you for a fee is not the scheme.",
  },
  saving: {
    ...boilerUpgradeAirSource,
    value: "£2,500 to £9,000",
    note: "Boiler Upgrade Scheme in England and Wales, by kind of heat pump. Panels have 0% VAT and no such grant.",
  },
  payback: {
    ...boilerUpgradeAirSource,
    value: "Off the price at once",
    note: "The installer takes the Boiler Upgrade Scheme off your quote. Others are paid after the work, so ask.",
  },
  grant: {
    ...warmHomesLocalGrant,
    value: "More for low incomes",
    note: "Insulation and heating through your council, Nest or an energy supplier. Rules differ by nation.",
  },
};
