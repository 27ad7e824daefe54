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
    "What suppliers pay for exported solar electricity, how to compare contracts, the paperwork you need, batteries, tax, and what to do when you aren’t paid.",
  heading: "Export tariffs",
  answer: [
    `Without a battery, a home exports most of what its panels generate; our planner finds that a family in a semi uses ${shown.selfUseCounted}. With ${ARRAY_KW} kW of panels the rest is around ${aboutKwh(sold)} kWh a year, worth ${inPounds(income(exportPence.low))} at the lowest flat rate seen in September 2026 and ${inPounds(income(HIGH_PENCE))} at ${HIGH_PENCE}p. You have to apply; you aren’t paid automatically.`,
    "Choose it together with the tariff you buy on, because the best rates are for a supplier’s own customers. And use what you can yourself first: a unit that you don’t have to buy is worth more than any of them pays.",
  ],
  sections: [
    {
      heading: "What the law guarantees",
      paragraphs: [
        "Under the Smart Export Guarantee, which began on 1 January 2020 in Great Britain, every supplier with 150,000 or more domestic customers has to offer at least one export tariff. Smaller ones may join. The rate must be above zero, even when the market price is negative. How far above is up to the supplier.",
        "You can sell to one company and buy from another, and you can switch. It is a market, not a subsidy: no rate is guaranteed beyond your contract. The scheme does not cover Northern Ireland; ask the suppliers there, starting with Power NI, what they pay for export. Our planner counts 10p there, between 6p and 13p, because we found only an example.",
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
      paragraphs: ["Tariff names change every few months, so ask which of these kinds it is."],
      points: [
        "Open to all: anyone with a certificate and a suitable meter can have it, and it pays least",
        "For customers: you must buy your electricity there too, and it pays about twice as much",
        "Tied to an installation: a high rate for a year or two if the same company fitted the system",
        "Half-hourly: follows the wholesale price, high in the early evening and near nothing on a sunny Sunday",
      ],
    },
    {
      heading: "Compare the whole contract",
      paragraphs: [
        `Suppose one supplier pays ${exportPence.good}p and yours ${support.exportTariff.penceTypical}p. On ${aboutKwh(sold)} kWh the difference is ${inPounds(extraIncome)} a year. Now suppose the better payer charges ${dearer.pence}p more for each unit you buy and ${dearer.standingPence}p more a day. If you still buy ${wholeNumber(bought)} kWh, that takes ${inPounds(extraCost)} back, and ${inPounds(extraIncome - extraCost)} is left.`,
        "These are our assumptions, to show the method. Do it with your own bill: units bought, units sold, two prices, two standing charges. If you buy a lot in winter, for a heat pump say, look at the price you pay first and export last.",
        "Then read how long the rate lasts. Some are fixed for twelve months; others can be lowered with a few weeks’ notice, as one of the best known was in March 2026, from 15p to 12p.",
      ],
      links: [toTariffs],
    },
    {
      heading: "Using it yourself is still worth more",
      paragraphs: [
        `At the price cap you buy a unit for ${electricityPence}p. If you run the washing machine at noon you save that but give up the export rate. For ${wholeNumber(shifted)} kWh moved in a year the gain is ${inPounds(worthShifted(exportPence.low))} if you are paid ${exportPence.low}p, but only ${inPounds(worthShifted(HIGH_PENCE))} if you are paid ${HIGH_PENCE}p. So on a good export tariff the time of day matters little.`,
        "The same applies to diverters that heat water with spare power. If you heat water with gas, a unit of heat costs less than a good export rate pays, so export the electricity and heat the water with gas or, better, a heat pump.",
      ],
    },
    {
      heading: "What a battery changes",
      paragraphs: [
        "A battery stores some of what you would have exported, so it reduces this income. The better your export rate, the less a battery saves, unless your tariff pays a high rate at certain hours for what you stored. Some do. Before counting on that, ask three things: whether stored units count as export, whether the battery may fill from the grid, and how much power your network operator lets you send out.",
        "Suppliers may refuse to pay for units that came from the grid, and many ask for a declaration. Reselling night power on a Smart Export Guarantee tariff breaks its terms.",
      ],
    },
    {
      heading: "The paperwork, in order",
      paragraphs: [
        "The fourth item takes longest, so start it on the day of the handover. Keep copies of everything, because each new supplier will ask for them.",
      ],
      points: [
        "The certificate from MCS, or from an equivalent scheme",
        "The network operator’s letter: notified under G98, or permitted under G99",
        "A smart meter that sends half-hourly readings to your supplier",
        "An export number for the meter (MPAN), which the supplier asks the operator for",
        "Proof that the system is yours, and a bank account in the same name",
      ],
    },
    {
      heading: "If you aren’t paid",
      paragraphs: [
        "Look at the meter first. It has an export register, and your supplier’s site says which button shows it. If that number goes up on a sunny day, the panels are working. If it doesn’t change at noon in June with nobody home, ring the installer.",
        "If there are readings but no payments, ask the export team when your export number went live; you usually aren’t paid for units before that. Common causes are old smart meters, meters without signal and a wrong serial number on the certificate. After eight weeks, or a final letter, the Energy Ombudsman can look at a household’s complaint free of charge.",
      ],
    },
    {
      heading: "If you already have the Feed-in Tariff",
      paragraphs: [
        "That scheme closed to new systems at the end of March 2019 but still pays those in it. Its export payment is often “deemed”: half of what you generate, whatever you really export. You can swap that part for a market tariff and keep the generation payments. Work it out first: if you use nearly everything at home, the deemed half pays more.",
        "Tell your Feed-in supplier before you add panels or a battery. A battery must not pass stored units through the generation meter.",
      ],
    },
    {
      heading: "Tax, moving house and rented roofs",
      paragraphs: [
        "Income from selling power is free of income tax if the system is at your home and is not meant to make much more than the household uses. A barn covered in panels counts as a business. Landlords should ask their accountant.",
        "A tariff doesn’t move with you or pass to the buyer automatically. Hand over the certificate and the network letter with the keys; the new owner applies in their own name. Where someone else owns the panels on your roof, the export is usually theirs; check the lease.",
      ],
    },
    {
      heading: "What not to do",
      paragraphs: [
        `Don’t buy more panels just to export. An extra kilowatt facing south generates about ${yieldPerKw.south} kWh, and if all of it is sold at ${exportPence.low}p it brings ${inPounds(costOf(yieldPerKw.south, exportPence.low))} a year. At ${exportPence.good}p it is ${inPounds(costOf(yieldPerKw.south, exportPence.good))}, which can be worth it while the scaffolding is up. Don’t accept a saving in a quote based on a rate that you can’t get. And don’t pay a company to “register” you: it is only a form.`,
        `It is worth switching. Going from ${inPence(support.exportTariff.penceTypical)} to ${inPence(exportPence.good)} brings ${inPounds(extraIncome)} a year here and takes an evening.`,
      ],
    },
  ],
  facts: [
    exportPrice,
    {
      label: "A flat export rate open to all",
      value: `${support.exportTariff.penceTypical}p per kWh`,
      note: "Two tariffs that were open to all, E.ON Next’s and ScottishPower’s, in March 2026.",
      source: "Suppliers’ published export tariffs",
      asOf: "September 2026",
      restsOn: ["tariffs.exportTypical"],
    },
    {
      label: "What our planner counts in Northern Ireland",
      value: "10p per kWh (6p to 13p)",
      note: "No rate of autumn 2026 was found: one example without a date, and what suppliers are said to pay.",
      source: "eeco.energy; general knowledge",
      asOf: "November 2026",
      restsOn: ["tariffs.northernIrelandExport"],
    },
    electricityPrice,
    yieldUk,
    solarCost,
  ],
  faq: [
    {
      question: "Can I export without MCS?",
      answer:
        "You can export once the network operator has been told. To pay you, most suppliers want an MCS certificate or an equivalent; some accept other evidence and pay less. Ask before you hire anyone who can’t issue one.",
    },
    {
      question: "Do homes really export that much?",
      answer: `Yes, unless you make an effort. In an Oxford study, homes using about 4,000 kWh a year kept ${shown.selfUse} of the output of 2.9 kW. A battery, or a car at home by day, makes a big difference.`,
    },
    {
      question: "Is a plug-in panel paid for its export?",
      answer:
        "Don’t count on it. These kits come without the certificate that suppliers ask for, and the rules for selling them were still being settled in summer 2026.",
    },
    {
      question: "Do negative prices cost me money?",
      answer:
        "Not under the guarantee, where the rate stays above zero. For a half-hourly tariff, check its lowest rate.",
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
