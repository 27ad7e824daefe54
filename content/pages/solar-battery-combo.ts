import { limits } from "#config/limits.ts";
import { shown } from "#content/figures/shared-figures.ts";
import { batteryOnNightTariff, dearerDay, inPounds, nightTariff } from "#content/guides/figures.ts";
import { exportRule, vatOnBatteries } from "#content/pages/battery-facts.ts";
import type { StaticPage } from "#content/pages/static-page.ts";
import { toPlanner } from "#content/planner/tool-links.ts";
import {
  batteryCost,
  electricityPrice,
  exportPrice,
  selfUse,
  solarCost,
  typicalUse,
  yieldUk,
} from "#content/service-pages/common-facts.ts";

export const solarBatteryCombo: StaticPage = {
  path: "/solar-battery-combo",
  title: "Solar panels with a battery: what size, and does it pay?",
  description:
    "How to size a battery for your solar panels, what it adds in winter and summer, and when it pays: sums you can follow with the prices of autumn 2026.",
  heading: "Solar panels with a battery",
  intro:
    "Panels make most at noon; most homes use most in the evening. A battery moves the one to the other. Whether that is worth its price is a sum, and this page shows it.",
  facts: [
    yieldUk,
    typicalUse,
    electricityPrice,
    exportPrice,
    selfUse,
    exportRule,
    solarCost,
    batteryCost,
    nightTariff.fact,
    vatOnBatteries,
  ],
  sections: [
    {
      heading: "What the battery changes",
      paragraphs: [
        "Without a battery, the solar power that you do not use at that moment goes to the grid for the export price. With one, part of it waits until the evening and saves you the price of a unit from the grid. So each stored unit earns the gap between the two prices, less what is lost on the way in and out.",
        `With autumn 2026 prices: a unit sold brings ${shown.exportGood} on a good tariff. The same unit stored gives back about nine tenths, which saves 0.9 × ${shown.electricity}, or 23.7p. The gain is 11.7p. On a tariff that pays ${shown.exportLowest} for export, the lowest that we have seen, it is 19.6p. The worse your export tariff, the more a battery is worth.`,
      ],
    },
    {
      heading: "Sizing: two limits",
      paragraphs: [
        "The right size is the smaller of two amounts: what the panels have left over on a good day, and what the house uses between sunset and morning. Storage beyond that stands idle.",
      ],
      points: [
        `4 kW of panels facing south make about ${shown.fourKwYear} in an average UK year: about 16 kWh on an average day in June, but only 3 kWh on one in December.`,
        `A typical home uses ${shown.typicalElectricity} a year, about 6.8 kWh a day. If two thirds of that fall between sunset and morning, about 5 kWh of storage fit it.`,
        "An electric car charged at night, a heat pump or an electric cooker raise the second limit. A small or shaded roof lowers the first.",
        "From November to January such panels make only 3 to 4.5 kWh a day, and the house uses a part of it at once. In those months a battery earns something only if it also charges from the grid at a cheap hour.",
      ],
    },
    {
      heading: "Does it pay? A sum to follow",
      paragraphs: [
        `Take 4 kW of panels for £6,000 and a 5 kWh battery for ${shown.battery}. Our planner counts the house of a family in a semi, which buys at ${shown.electricityPlanned} (the price cap with the VAT of April 2027) and sells at ${shown.exportGood}. It follows every half hour of a year, so it knows when the battery is full, and when it is empty.`,
      ],
      points: [
        `Panels: 970 kWh × ${shown.electricityPlanned} saved and 2,690 kWh × ${shown.exportGood} sold make about £590 a year if all goes as expected, £450 to £630 with what nobody can know. They have paid for themselves after about 9 to 17 years.`,
        `Battery: about 960 kWh less to buy at ${shown.electricityPlanned}, and about 1,080 kWh less to sell at ${shown.exportGood}, make about £135 a year more. By that alone it does not earn ${shown.battery} within a guarantee of 10 years, nor within 20.`,
        `The same battery with export at ${shown.exportLowest}: about £220 a year.`,
        `The same battery without panels, filled every night on a tariff with 8p by night and 34.56p by day, which was sold with an electric car: about ${inPounds(batteryOnNightTariff)} a year on the whole bill against the price cap, in winter too. Without the battery that tariff would cost such a home ${inPounds(dearerDay)} a year more.`,
      ],
      links: [toPlanner("Work out panels and a battery for your own roof", "m=solar&m=battery")],
    },
    {
      heading: "When a battery pays",
      paragraphs: [
        `There is a quick test for any quote. Divide its price by the units that it gives back over its guarantee. ${shown.battery} for 4.5 kWh a day over 10 years is 28p a unit, more than a unit from the grid costs today, even if it is emptied every single day. A battery pays when that figure is well below the gap between your dear and your cheap unit. It gets there if:`,
      ],
      points: [
        "it costs less per kilowatt-hour, as larger ones often do, and you have the use to empty it daily",
        "your tariff has a cheap night, and the battery fills from the sun in summer and from the grid in winter",
        "your export price is low, or the network operator limits what you may export",
        "it is fitted together with the panels, so that scaffolding, wiring and one shared inverter are paid for once",
        "you value light and heating in a power cut, which a price per unit does not show",
      ],
    },
    {
      heading: "Now, or later?",
      paragraphs: [
        `If the sum does not come out today, fit the panels and prepare for the battery: a hybrid inverter that takes one later, and a place for it on the wall. Ask installers to price both ways, with and without. Until ${shown.vatReliefEnds} a fitted battery carries no VAT, together with panels or on its own; from then on it is 5% unless the law changes.`,
      ],
    },
    {
      heading: "What to put in the quote",
      paragraphs: [],
      points: [
        "what the panels make in a year on your roof, with the shade counted in",
        "your own use by the hour, from your smart meter, and not an average home’s",
        "how many days a year the battery fills, and from what",
        "the tariff that the sum assumes, for buying and for selling",
        "usable storage, power in kilowatts, losses, and the years and the rest that are guaranteed",
        "the report to, or the permission of, the network operator",
      ],
    },
  ],
  faq: [
    {
      question: "Can I add a battery to the panels I have?",
      answer:
        "Yes, usually with an inverter of its own (AC coupled). It loses a little more than a shared one, but your present inverter stays.",
    },
    {
      question: "Will I be independent of the grid?",
      answer:
        "No. On an average December day 4 kW of panels make about 3 kWh, less than half of what a typical home uses. A battery moves power by hours, not from summer to winter.",
    },
    {
      question: "Does the battery work in a power cut?",
      answer:
        "Only if the installer adds a backup switch that cuts the house off from the street. Ask which circuits it carries, and for how long.",
    },
    {
      question: "May I sell from the battery?",
      answer:
        "That depends on the export tariff. Some pay only for solar power, so ask the supplier before you charge from the grid to sell later.",
    },
    {
      question: "How long does a battery last?",
      answer:
        "Ask for the guarantee: years, the number of fillings or units it covers, and how much of the storage must be left at the end. Plan the sum on that, and take what comes after as a bonus.",
    },
    {
      question: "How do I get quotes for both?",
      answer: `Choose Solar Panel Installation in the form and write “with battery” under Additional Details. Up to ${limits.leadPlacesMax} installers can quote for free.`,
    },
  ],
  links: [
    { label: "Get up to 3 free quotes", to: "/contact" },
    { label: "Solar panels, with calculator", to: "/services/solar-panels" },
    { label: "Battery storage, with calculator", to: "/services/battery-storage" },
    { label: "Tesla Powerwall", to: "/tesla-powerwall" },
  ],
};
