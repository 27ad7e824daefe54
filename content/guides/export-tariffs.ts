import support from "#content/data/grants.json" with { type: "json" };
import { figures, shown } from "#content/figures/shared-figures.ts";
import {
  aboutKwh,
  costOf,
  electricityPence,
  exportPence,
  inPence,
  inPounds,
  roofs,
  wholeNumber,
  yieldPerKw,
} from "#content/guides/figures.ts";
import type { Guide } from "#content/guides/guide.ts";
import { toTariffs } from "#content/planner/tool-links.ts";
import { electricityPrice, exportPrice, solarCost, yieldUk } from "#content/service-pages/common-facts.ts";

const ARRAY_KW = 4;
/** Seen with one supplier in March 2026; the upper end of the fact on export prices. */
const HIGH_PENCE = figures.exportHighestPence;
const sold = roofs.south.soldKwh;
/** kWh the home still buys in our comparison of two suppliers. */
const bought = 1500;
const rates = [exportPence.low, support.exportTariff.penceTypical, exportPence.good, HIGH_PENCE];
const income = (pence: number) => costOf(sold, pence);

/** A supplier that pays more for export but charges more for import and the meter. */
const dearer = { pence: 2, standingPence: 8 };
const extraCost = costOf(bought, dearer.pence) + costOf(365, dearer.standingPence);
const extraIncome = income(exportPence.good) - income(support.exportTariff.penceTypical);

const shifted = 300;
const worthShifted = (exportedAt: number) => costOf(shifted, electricityPence - exportedAt);

export const exportTariffs: Guide = {
  slug: "export-tariffs",
  title: "Export tariffs: getting paid for spare solar power",
  description:
    "What suppliers pay for exported solar electricity, how to compare the whole contract, the papers you need, batteries, taxes, and what to do when nothing comes.",
  heading: "Export tariffs",
  answer: [
    `A household roof without a battery sells most of what it makes; our planner finds ${shown.selfUseCounted} used at home by a family in a semi and the rest sold. With ${ARRAY_KW} kW of panels the rest is around ${aboutKwh(sold)} kWh a year, worth ${inPounds(income(exportPence.low))} at the lowest flat rate seen in September 2026 and ${inPounds(income(HIGH_PENCE))} at ${HIGH_PENCE}p. You have to apply; nobody pays you just because the meter turns.`,
    "Pick the tariff together with the one on which you buy, because the best rates are for a supplier’s own customers. And use what you can yourself first: a unit that you need not buy is worth more than any of them pays.",
  ],
  sections: [
    {
      heading: "What the law promises, and what it leaves out",
      paragraphs: [
        "Under the Smart Export Guarantee, which began on 1 January 2020 in Great Britain, every supplier with 150,000 domestic customers or more has to offer at least one export tariff. Smaller ones may join in. The rate must be above zero, even when power is worth less than nothing on the market. How far above is up to the supplier.",
        "You may sell to one company and buy from another, and you may change. It is a market, not a subsidy: no rate is guaranteed beyond the terms of your contract. Northern Ireland is outside the scheme; there you ask the suppliers themselves, Power NI first, what they pay for exported units.",
      ],
      chart: {
        title: `${aboutKwh(sold)} kWh sold in a year, by rate`,
        head: ["Paid for each kWh", "A year"],
        bars: rates.map((pence) => ({
          label: `${pence}p`,
          value: income(pence),
          words: inPounds(income(pence)),
          isKey: pence === exportPence.good,
        })),
      },
    },
    {
      heading: "Four kinds of tariff",
      paragraphs: ["Ask which of these a name stands for. Names change every few months; the kinds have not."],
      points: [
        "Open to all: anyone with a certificate and a meter can have it, and it pays least",
        "For customers: you must buy your electricity there too, and it pays about double",
        "Tied to an installation: a high rate for a year or two if the same company fitted the system",
        "By the half hour: follows the wholesale price, high at teatime and near nothing on a sunny Sunday",
      ],
    },
    {
      heading: "Compare the whole contract",
      paragraphs: [
        `Suppose one supplier pays ${exportPence.good}p and yours ${support.exportTariff.penceTypical}p. On ${aboutKwh(sold)} kWh the difference is ${inPounds(extraIncome)} a year. Now suppose that the better payer asks ${dearer.pence}p more for each unit you buy and ${dearer.standingPence}p more a day. If you still buy ${wholeNumber(bought)} kWh, that takes ${inPounds(extraCost)} back, and ${inPounds(extraIncome - extraCost)} is left.`,
        "All three suppositions are ours, to show the method. Do it with your own bill: units bought, units sold, two prices, two standing charges. A home that buys much in winter, for a heat pump say, should look at the buying side first and at export last.",
        "Then read how long the rate lasts. Some are fixed for twelve months; others can be lowered with a few weeks’ notice, as one of the best known was in March 2026, from 15p to 12p.",
      ],
      links: [toTariffs],
    },
    {
      heading: "Using it yourself still wins",
      paragraphs: [
        `At the price cap a bought unit costs ${electricityPence}p. Run the washing machine at noon and you save that, and give up the export rate. For ${wholeNumber(shifted)} kWh moved in a year the gain is ${inPounds(worthShifted(exportPence.low))} if you are paid ${exportPence.low}p, but only ${inPounds(worthShifted(HIGH_PENCE))} if you are paid ${HIGH_PENCE}p. With a good tariff there is no need to sit at home waiting for the sun.`,
        "The same sum tells you about diverters that heat water with spare power. If your hot water comes from gas, a unit of heat costs you less than a good export rate pays. Sell the electricity and heat the water with gas or, better, with a heat pump.",
      ],
    },
    {
      heading: "What a battery changes",
      paragraphs: [
        "A battery keeps back some of what you would have sold, so it lowers this income on purpose. A better export rate therefore makes a battery pay less, not more, unless the tariff has a dear hour at which you may sell what you stored. Some do. Before counting on that, ask three things: whether stored units count as export, whether the battery may fill from the grid, and how much power your network operator lets you send out.",
        "Suppliers may refuse to pay for units that came from the grid in the first place, and many ask for a declaration. Someone who signs a guarantee tariff and then resells night power is breaking it.",
      ],
    },
    {
      heading: "The papers, in the order in which they come",
      paragraphs: [
        "Most of the waiting is for the fourth line. Start it on the day of the handover, and keep every paper as a file, since each supplier wants to see them again.",
      ],
      points: [
        "The certificate from MCS, or from a scheme that is recognised as equal",
        "The network operator’s letter: notified under G98, or permitted under G99",
        "A smart meter that sends half-hourly readings to your supplier",
        "An export number for the meter (MPAN), which the supplier asks the operator for",
        "Proof that the system is yours, and a bank account in the same name",
      ],
    },
    {
      heading: "If no money comes",
      paragraphs: [
        "Look at the meter first. It has a register for export, and the supplier’s site says which button shows it. If that number grows on a sunny day, the panels do their part. If it stands still at noon in June with nobody home, ring the installer.",
        "When readings are there but payments are not, ask the export team for the date on which your export number went live; units before that are usually lost. Old smart meters, meters without signal and a serial number written wrongly on the certificate are the frequent causes. After eight weeks, or a final letter, the Energy Ombudsman can look at a household’s complaint free of charge.",
      ],
    },
    {
      heading: "If you already have the Feed-in Tariff",
      paragraphs: [
        "That scheme closed to new systems at the end of March 2019 and goes on paying those who were in it. Its export part is often deemed, a half of what you generate, whatever really left the house. You can give up that part and take a market tariff in its place, keeping the payments for generation. Work it out first: if you use nearly everything at home, you do better with the deemed half.",
        "Adding panels or a battery to such a system needs your Feed-in supplier to be told beforehand. A battery must not pass stored units through the generation meter.",
      ],
    },
    {
      heading: "Tax, moving house and rented roofs",
      paragraphs: [
        "Income from selling power is free of income tax if the system is at your home and is not meant to make much more than the household uses. A barn full of panels is a business, and so is a company. Landlords ask their accountant.",
        "A tariff does not move with you and does not pass by itself to the buyer. Hand over the certificate and the network letter with the keys; the new owner applies in their own name. Where someone else owns the panels on your roof, the export is usually theirs, and the lease will say so.",
      ],
    },
    {
      heading: "What not to do",
      paragraphs: [
        `Do not buy more panels for the export’s sake. An extra kilowatt facing south makes about ${yieldPerKw.south} kWh, and if all of it is sold at ${exportPence.low}p it brings ${inPounds(costOf(yieldPerKw.south, exportPence.low))} a year. At ${exportPence.good}p it is ${inPounds(costOf(yieldPerKw.south, exportPence.good))}, which can be worth it while the scaffold stands. Do not accept a saving in a quote that is reckoned with a rate you cannot have. And do not pay a company to “register” you; the application is a form.`,
        `One more comparison keeps matters in proportion. Going from ${inPence(support.exportTariff.penceTypical)} to ${inPence(exportPence.good)} brings ${inPounds(extraIncome)} a year here and takes an evening. Few other things that you can do to a finished roof come near it.`,
      ],
    },
  ],
  facts: [
    exportPrice,
    {
      label: "A middling flat export rate",
      value: `${support.exportTariff.penceTypical}p per kWh`,
      note: "Two tariffs that were open to all, E.ON Next’s and ScottishPower’s, in March 2026.",
      source: "Suppliers’ published export tariffs",
      asOf: "September 2026",
      restsOn: ["tariffs.exportTypical"],
    },
    electricityPrice,
    yieldUk,
    solarCost,
  ],
  faq: [
    {
      question: "Can I export without MCS?",
      answer:
        "You may feed the grid once the network operator has been told. To be paid, most suppliers want an MCS certificate or an equal one; some take other proof and pay less. Ask before you hire anyone who cannot issue it.",
    },
    {
      question: "Does so much of the power really go out?",
      answer: `It does where nobody makes an effort. In an Oxford study homes that used about 4,000 kWh a year kept ${shown.selfUse} of the output of 2.9 kW. A battery, or a car that is at home by day, moves it a long way.`,
    },
    {
      question: "Is a plug-in panel paid for its export?",
      answer:
        "Do not count on it. Such kits come without the certificate that suppliers ask for, and the rules for selling them were still being settled in the summer of 2026.",
    },
    {
      question: "Do negative prices cost me money?",
      answer:
        "Not under the guarantee, where the rate stays above zero. A tariff by the half hour says what its lowest rate is; look for that line.",
    },
  ],
  sources: [
    {
      publisher: "Ofgem",
      title: "Smart Export Guarantee",
      date: "as recorded in September 2026",
      url: "https://www.ofgem.gov.uk/environmental-and-social-schemes/smart-export-guarantee-seg",
    },
    {
      publisher: "Energy suppliers",
      title: "Published export tariffs of E.ON Next, ScottishPower, British Gas and Octopus Energy",
      date: "March and September 2026",
    },
    {
      publisher: "legislation.gov.uk",
      title: "Income Tax (Trading and Other Income) Act 2005, section 782A: domestic microgeneration",
      date: "2005, as amended",
      url: "https://www.legislation.gov.uk/ukpga/2005/5/section/782A",
    },
    {
      publisher: "University of Oxford",
      title: "How much self-generated electricity do households with solar consume? (McKenna, Pless and Darby)",
      date: "2018",
      url: "https://www.renewableenergy.ox.ac.uk/how-much-self-generated-electricity-do-households-with-solar-photovoltaics-consume-how-does-this-affect-bills-and-demand-from-the-grid/",
    },
    {
      publisher: "BRE for DECC",
      title: "SAP 2012, Appendix U: solar radiation by region",
      date: "2012",
      url: "https://www.gov.uk/guidance/standard-assessment-procedure",
    },
  ],
  writtenOn: "2026-11-23",
  services: ["solar-panels", "battery-storage", "solar-maintenance"],
  areas: ["cornwall", "somerset", "kent"],
};
