import { limits } from "#config/limits.ts";
import { shown } from "#content/figures/shared-figures.ts";
import {
  batteryBesidePanels as battery,
  batteryOnNightTariff,
  dearerDay,
  inPounds,
  nightTariff,
} from "#content/guides/figures.ts";
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
    "How to size a battery for your solar panels, what it adds in winter and summer, and when it pays: worked examples at autumn 2026 prices.",
  heading: "Solar panels with a battery",
  intro:
    "Panels generate most at noon, and most homes use most in the evening. A battery stores power from one for the other. This page shows whether that is worth the price.",
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
        "Without a battery, the solar power that you do not use at that moment goes to the grid for the export price. With one, you keep part of it for the evening instead of buying from the grid. So each stored unit earns the gap between the two prices, less the losses.",
        `At autumn 2026 prices, a unit sold earns ${shown.exportGood} on a good tariff. If you store it, you get about nine tenths of it back, which saves 0.9 × ${shown.electricity}, or 23.7p. The gain is 11.7p. On a tariff that pays ${shown.exportLowest} for export, the lowest that we have seen, it is 19.6p. The worse your export tariff, the more a battery is worth.`,
      ],
    },
    {
      heading: "Sizing: two limits",
      paragraphs: [
        "The right size is the smaller of two amounts: what the panels have left over on a good day, and what the house uses between sunset and morning. You won’t use any more than that.",
      ],
      points: [
        `4 kW of panels facing south generate about ${shown.fourKwYear} in an average UK year: about 16 kWh on an average day in June, but only 3 kWh on one in December.`,
        `A typical home uses ${shown.typicalElectricity} a year, about 6.8 kWh a day. If it uses two thirds of that between sunset and morning, about 5 kWh of storage is right.`,
        "An electric car charged at night, a heat pump or an electric cooker raises the second limit. A small or shaded roof lowers the first.",
        "From November to January those panels generate only 3 to 4.5 kWh a day, and the house uses some of it straight away. In those months a battery saves money only if it also charges from the grid at cheap hours.",
      ],
    },
    {
      heading: "Does it pay? A worked example",
      paragraphs: [
        `Take 4 kW of panels for £6,000 and a 5 kWh battery for ${shown.battery}. Our planner takes a family in a semi that buys at ${shown.electricityPlanned} (the price cap with the VAT of April 2027) and sells at ${shown.exportGood}. It works through every half hour of a year, so it knows when the battery is full or empty.`,
      ],
      points: [
        `Panels: 970 kWh × ${shown.electricityPlanned} saved and 2,690 kWh × ${shown.exportGood} sold make about £590 a year on average, with a likely range of £450 to £630. They have paid for themselves after about 9 to 17 years.`,
        `Battery: about 960 kWh less to buy at ${shown.electricityPlanned}, and about 1,080 kWh less to sell at ${shown.exportGood}, make about ${inPounds(battery.savedPounds)} a year more. That does not pay back ${shown.battery} within a 10-year guarantee, or within 20 years.`,
        `The same battery with export at ${shown.exportLowest}: about ${inPounds(battery.savedPoundsAtLeast)} a year.`,
        `The same battery without panels, filled every night at 8p on a tariff that needs an electric car, with 34.56p by day: about ${inPounds(batteryOnNightTariff)} a year on the whole bill against the price cap. Without the battery that tariff would cost such a home ${inPounds(dearerDay)} a year more.`,
      ],
      links: [toPlanner("Work out panels and a battery for your own roof", "m=solar&m=battery")],
    },
    {
      heading: "When a battery pays",
      paragraphs: [
        `Here is a quick test for any quote. Divide the price by the units that the battery gives back over its guarantee. ${shown.battery} for 4.5 kWh a day over 10 years is 28p a unit, more than a unit from the grid costs today, even if you empty it every day. A battery pays when that figure is well below the gap between your expensive and cheap rates. That can happen if:`,
      ],
      points: [
        "it costs less per kilowatt-hour, as larger ones often do, and you have the use to empty it daily",
        "your tariff has cheap nights, and the battery fills from the sun in summer and from the grid in winter",
        "your export price is low, or the network operator limits what you may export",
        "it is fitted together with the panels, so that scaffolding, wiring and one shared inverter are paid for once",
        "you want light and heating in a power cut, which a price per unit does not show",
      ],
    },
    {
      heading: "Now, or later?",
      paragraphs: [
        `If it doesn’t pay today, fit the panels and prepare for a battery: a hybrid inverter that can take one later, and a space on the wall. Ask installers to price it with and without. Until ${shown.vatReliefEnds} a fitted battery carries no VAT, together with panels or on its own; from then on it is 5% unless the law changes.`,
      ],
    },
    {
      heading: "What the quote should say",
      paragraphs: [],
      points: [
        "what the panels will generate in a year on your roof, allowing for shade",
        "your own hourly use from your smart meter, not an average home’s",
        "how many days a year the battery fills, and from what",
        "the tariff that the sum assumes, for buying and for selling",
        "usable storage, power in kilowatts, losses, and how many years and what remaining capacity are guaranteed",
        "the network operator’s notification or permission",
      ],
    },
  ],
  faq: [
    {
      question: "Can I add a battery to the panels I have?",
      answer:
        "Yes, usually with its own inverter (AC coupled). It loses a little more than a shared one, but you keep your present inverter.",
    },
    {
      question: "Will I be independent of the grid?",
      answer:
        "No. On an average December day 4 kW of panels make about 3 kWh, less than half of what a typical home uses. A battery stores power for hours, not from summer to winter.",
    },
    {
      question: "Does the battery work in a power cut?",
      answer:
        "Only if the installer adds a backup switch that disconnects the house from the grid. Ask which circuits it powers, and for how long.",
    },
    {
      question: "Can I sell from the battery?",
      answer:
        "That depends on the export tariff. Some pay only for solar power, so ask the supplier before you charge from the grid to sell later.",
    },
    {
      question: "How long does a battery last?",
      answer:
        "Check the guarantee: how many years, how many cycles or units, and how much storage must be left at the end. Base your sums on that; anything more is a bonus.",
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
