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
  note: "The whole cost comes off taxable profit in the first year, on up to £1,000,000 a year. This is tax relief, not a payment.",
};
const noGrant = (note: string) => ({
  value: "None",
  note,
  source: "gov.uk and the nations’ own schemes, checked by us",
  asOf: "21 November 2026",
  restsOn: ["grants.none"],
});

export const commercialSolarAnswer: Answer = {
  cost: {
    ...NO_RECORD,
    value: "Your quotes say",
    note: "It depends on the size, the roof and the grid connection. Ask for the price per kW so that you can compare quotes.",
  },
  saving: {
    ...yieldRange,
    value: "875 to 1,010 kWh a year",
    note: "For each kW facing south. What the site uses saves your own unit price; the rest earns the export price.",
  },
  payback: {
    ...ours("commercial-solar"),
    value: "Price ÷ what it earns",
    note: "A kW earns what you save by using its power and what you are paid for the rest, so the share you use yourself decides. The calculator below shows both ends for your roof.",
  },
  grant: allowance,
};

export const commercialAnswer: Answer = {
  cost: {
    ...NO_RECORD,
    value: "Your quotes say",
    note: "A realistic price needs a year of half-hourly meter data.",
  },
  saving: {
    ...ours("commercial-renewables"),
    value: "5% to 15% of the spend",
    note: "What audits of small firms find, mostly in lighting, timers and heating. Savings from new plant come on top.",
  },
  payback: {
    ...ours("commercial-renewables"),
    value: "Varies by measure",
    note: "Lighting and timers pay back fastest; replacing plant that still works takes longest. Ask for each on its own line.",
  },
  grant: allowance,
};

export const fleetAnswer: Answer = {
  cost: {
    ...NO_RECORD,
    value: "Your quotes say",
    note: "The supply to the site matters more than the charge points, so ask the network operator first.",
  },
  saving: {
    ...ours("fleet"),
    value: "Miles × price a mile",
    note: "Less a quarter of a kWh a mile at 30p. The estimate on this page works it out for your vans.",
  },
  payback: {
    ...ours("fleet"),
    value: "See your contract",
    note: "Vans parked all night can charge slowly in the cheap hours of your contract. The price cap and household tariffs don’t apply to businesses.",
  },
  grant: {
    ...workplaceCharging,
    value: "75%, at most £500 a socket",
    note: "For up to 40 sockets per applicant, across all its sites.",
  },
};

export const netZeroAnswer: Answer = {
  cost: {
    ...ours("net-zero"),
    value: "12p a kWh and £25 a tonne",
    note: "The estimate’s rule of thumb. Some measures save more than they cost; others cost far more than this.",
  },
  saving: {
    ...ours("net-zero"),
    value: "Footprint ÷ years left",
    note: "The tonnes to cut each year if you cut evenly, counting from 2024.",
  },
  payback: {
    ...ours("net-zero"),
    value: "Varies by measure",
    note: "Divide each measure’s price by what it saves a year, and start with the shortest payback.",
  },
  grant: allowance,
};

const typicalBill = costOf(typicalHome.electricity, electricityPence) + costOf(typicalHome.gas, gasPence);

export const auditAnswer: Answer = {
  cost: {
    ...NO_RECORD,
    value: "Your quotes say",
    note: "An EPC is cheapest and tells you least. A survey with measurements costs more and says what to do first.",
  },
  saving: {
    value: `${inPounds(typicalBill / 100)} for each 1% saved`,
    note: `A typical home spends ${inPounds(typicalBill)} a year on gas and electricity, without standing charges.`,
    source: `${typicalUse.source}; ${electricityPrice.source}`,
    asOf: electricityPrice.asOf,
    restsOn: [...typicalUse.restsOn, ...electricityPrice.restsOn],
  },
  payback: {
    ...ours("energy-audit"),
    value: "Depends what you do next",
    note: "A report saves nothing by itself. It pays for itself if it stops you buying the wrong thing.",
  },
  grant: {
    ...warmHomesLocalGrant,
    value: "Free for low incomes",
    note: "Through your council in England, Nest in Wales, and separate schemes in Scotland and Northern Ireland.",
  },
};

export const smartHomeAnswer: Answer = {
  cost: {
    ...ours("smart-home"),
    value: "£150 a device, £100 a room",
    note: "What our estimate assumes. Smart sockets cost less and a whole-house system more.",
  },
  saving: {
    value: `${inPounds(dearerDay)} more a year`,
    note: `A home that uses ${wholeNumber(typicalHome.electricity)} kWh and moves a fifth of it to a night rate of ${inPence(nightTariff.pence)} gains ${inPounds(costOf(typicalHome.electricity / 5, electricityPence - nightTariff.pence))} a year, but the higher daytime rate costs more than that. With more to move, such as charging a car, it saves money.`,
    source: `${electricityPrice.source}; ${nightTariff.fact.source}`,
    asOf: nightTariff.fact.asOf,
    restsOn: [...electricityPrice.restsOn, ...nightTariff.fact.restsOn],
  },
  payback: {
    ...ours("smart-home"),
    value: "Long, for gadgets alone",
    note: "Quick if it controls a car charger, a battery or hot water. Lights hardly ever pay it back.",
  },
  grant: noGrant("No scheme pays for smart home equipment by itself."),
};

const KW = 4;
const lost = 0.15 * KW * yieldPerKw.south;

export const maintenanceAnswer: Answer = {
  cost: {
    ...NO_RECORD,
    value: "Your quotes say",
    note: "It depends on access: a bungalow can be reached from the ground, but a tall roof needs scaffolding.",
  },
  saving: {
    value: `${inPounds(costOf(lost, exportPence.low))} to ${inPounds(costOf(lost, electricityPence))} a year`,
    note: `If a fault costs 15% of the output of 4 kW on an average roof, valued at the ${inPence(exportPence.low)} export rate up to the ${inPence(electricityPence, 2)} you pay.`,
    source: `${yieldUk.source}; ${electricityPrice.source}`,
    asOf: electricityPrice.asOf,
    restsOn: [...yieldUk.restsOn, ...electricityPrice.restsOn],
  },
  payback: {
    ...ours("solar-maintenance"),
    value: "Only if something is wrong",
    note: "First compare with your own earlier years. Clean panels with normal output need no visit.",
  },
  grant: noGrant("No scheme pays for looking after panels."),
};

export const waterAnswer: Answer = {
  cost: {
    ...NO_RECORD,
    value: "Your quotes say",
    note: "From a butt at the downpipe to a tank under the garden with its own pump and pipes.",
  },
  saving: {
    value: "39p to £1.07",
    note: "For each 100 litres of hot water you don’t use: 39p with a gas boiler, £1.07 with an immersion heater. Using less cold water saves money only if you have a meter.",
    source: `${electricityPrice.source}; ${gasPrice.source}`,
    asOf: gasPrice.asOf,
    restsOn: [...electricityPrice.restsOn, ...gasPrice.restsOn, "heat-demand.boilerEfficiency"],
  },
  payback: {
    ...ours("water"),
    value: "A butt soon, a tank later",
    note: "A tank pays if you have a meter and use a lot of water in the garden or toilets.",
  },
  grant: noGrant("Ask your water company: some give away butts, shower heads or a meter."),
};

export const windAnswer: Answer = {
  cost: {
    ...NO_RECORD,
    value: "Your quotes say",
    note: "Foundations, cable and permissions often cost more than the machine. Measure for a year first.",
  },
  saving: {
    value: `${inPence(exportPence.low)} to ${inPence(electricityPence, 2)} a kWh`,
    note: "The lowest export rate, up to the price-cap rate that you avoid paying.",
    source: `${electricityPrice.source}; ${exportPrice.source}`,
    asOf: electricityPrice.asOf,
    restsOn: [...electricityPrice.restsOn, ...exportPrice.restsOn],
  },
  payback: {
    value: "The site decides",
    note: "Half the wind speed gives an eighth of the power. The UK average is 9.8 mph at 10 m; our estimate counts nothing below 10 mph.",
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
    note: "Your installer or council applies. The schemes never charge a fee, so don’t pay anyone who asks for one.",
  },
  saving: {
    ...boilerUpgradeAirSource,
    value: "£2,500 to £9,000",
    note: "From the Boiler Upgrade Scheme in England and Wales, depending on the heat pump. There is no such grant for solar panels, but VAT is 0%.",
  },
  payback: {
    ...boilerUpgradeAirSource,
    value: "Off the price at once",
    note: "The installer takes the Boiler Upgrade Scheme grant off your quote. Some other grants are paid after the work, so ask.",
  },
  grant: {
    ...warmHomesLocalGrant,
    value: "More for low incomes",
    note: "Insulation and heating through your council, Nest or an energy supplier. The rules differ by nation.",
  },
};
