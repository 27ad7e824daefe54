import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { shown } from "#content/figures/shared-figures.ts";
import { exportRule, vatOnBatteries } from "#content/pages/battery-facts.ts";
import type { StaticPage } from "#content/pages/static-page.ts";
import { electricityPrice, exportPrice, typicalUse } from "#content/service-pages/common-facts.ts";

export const teslaPowerwall: StaticPage = {
  path: "/tesla-powerwall",
  title: "Tesla Powerwall in the UK: what to know before you ask",
  description:
    "What a Powerwall-class home battery does, AC and DC coupling, export rules, power cuts, where it can go, and the questions to ask installers.",
  heading: "Tesla Powerwall and similar batteries",
  intro: `A Powerwall is one of several home batteries that can power a whole house through an evening. Here is what such a battery does, what it doesn’t do, and what to ask. ${site.name} has no connection with Tesla; “Tesla” and “Powerwall” are its trade marks.`,
  facts: [
    {
      id: "tesla-powerwall-powerwall-3-stores",
      label: "What a Powerwall 3 stores",
      value: "13.5 kWh usable",
      note: "Manufacturer’s figure for a new battery at 25 °C. Ask for the data sheet of the model in your quote.",
      source: "Tesla, Powerwall 3 data sheet",
      asOf: "November 2026",
      restsOn: ["products.powerwall"],
    },
    typicalUse,
    electricityPrice,
    exportPrice,
    exportRule,
    vatOnBatteries,
  ],
  sections: [
    {
      heading: "What this kind of battery is",
      paragraphs: [
        "A box for the wall or the floor with lithium cells, the electronics that turn their direct current into the alternating current of your sockets, and an app. Similar batteries store 10 to 15 kWh. According to the manufacturer, a Powerwall 3 stores 13.5 kWh and has the inverter for solar panels built in; the Powerwall 2 before it works beside a separate one.",
        `Compare that with your use. Ofgem’s typical home uses ${shown.typicalElectricity} a year, about 6.8 kWh a day, so a battery of this size holds about two days’ use. It saves only on what you put in and take out: if your evenings and nights need 5 kWh, a battery half the size does the same for you. A large one makes sense with a heat pump or an electric car, or to cover a long power cut.`,
      ],
    },
    {
      heading: "AC or DC coupling",
      paragraphs: [
        "Panels generate direct current, batteries store direct current, and your sockets use alternating current. “Coupling” means where the conversion happens.",
      ],
      points: [
        "DC coupled: panels and battery share one inverter, often called hybrid. Solar power reaches the battery without going to alternating current and back, so less is lost. It suits a new solar system.",
        "AC coupled: the battery has its own inverter and connects to the house wiring. It loses a little more, but leaves your existing panels and their inverter as they are. It also works with no panels at all.",
        "Before you replace a working solar inverter just for DC coupling, ask for the price both ways.",
      ],
    },
    {
      heading: "What the network operator allows",
      paragraphs: [
        "Any inverter that can feed the grid has to be reported to the network operator, the company that owns the cables in your street. It is the power of the inverters in kilowatts that counts, not the size of the battery in kilowatt-hours.",
      ],
      points: [
        "Up to 16 amps a phase, which is 3.68 kW in most homes: the installer fits it and then reports it (rule G98).",
        "Above that: the installer applies first, and the operator may allow it, limit your export or ask for work on the network (rule G99). Panels and an AC-coupled battery are added together.",
        "An export limit does not stop you using your own power; it only caps what you send to the grid. The limiter has to meet rule G100.",
      ],
    },
    {
      heading: "Being paid for export",
      paragraphs: [
        "In Great Britain large suppliers must offer you a price for what you export, under the Smart Export Guarantee; it need only be above zero, so prices differ widely. Some tariffs pay only for solar power, others for whatever the battery sends out at busy hours. Check which yours is before you plan to charge at night and sell in the evening.",
      ],
    },
    {
      heading: "Power cuts: not automatic",
      paragraphs: [
        "A battery connected to the grid has to switch off in a power cut, so that nobody repairing the line gets a shock. It carries on only if a backup switch, often called a gateway, first disconnects your house from the grid, and if the house has its own earth for that time. That means extra equipment and work, so say from the start whether you want it.",
        "Ask which circuits it will power and how much power it gives at once. A kettle takes about 3 kW and an electric shower 8 to 10 kW: stored energy is no use if the power is too low.",
      ],
    },
    {
      heading: "Where it can go",
      paragraphs: [
        "BSI’s fire safety specification, PAS 63100:2024, says where to put a home battery: outdoors where practicable, and not in lofts, bedrooms or escape routes. Ask your installer to follow it, check the manufacturer’s guide on frost and direct sun, and tell your home insurer.",
      ],
    },
    {
      heading: "What to ask every installer",
      paragraphs: [],
      points: [
        "Why this size? Show me my hourly use and how often the battery would fill and empty.",
        "Are you certified by the manufacturer for this model, and by MCS for batteries? Does the guarantee depend on it?",
        "How many years is it guaranteed for, and for how much storage at the end? Who pays for labour?",
        "Is backup included, for which circuits, at what power?",
        "Will you deal with the network operator, and what happens to the price if it limits my export?",
        "Does it work without the internet, and with any supplier’s tariffs?",
        "What would a similar battery of another make cost in the same place?",
      ],
    },
  ],
  faq: [
    {
      question: "Do I need solar panels for it?",
      answer:
        "No. A battery can charge from the grid when your tariff is cheap and power the house when it is expensive. Whether that pays depends on the gap between the two prices, less the losses.",
    },
    {
      question: "Is there a grant?",
      answer: `The Boiler Upgrade Scheme and the grants for EV chargers do not pay for batteries. Everyone gets 0% VAT on a fitted battery until ${shown.vatReliefEnds}. Homes on a low income in England can ask their council about the Warm Homes: Local Grant.`,
    },
    {
      question: "Can I ask for this make in particular?",
      answer: `Yes. Choose Battery Storage Systems in the form and name the make under Additional Details. Up to ${limits.leadPlacesMax} installers can quote; they may not all fit this make, but a quote for another battery of the same size is a good comparison.`,
    },
    {
      question: "Does it fit panels that I already have?",
      answer:
        "Usually, with AC coupling. Tell the installer the make and power of your present inverter, and whether you are paid the old Feed-in Tariff: check with the company that pays it before you change anything.",
    },
    {
      question: "How much of the power comes back out?",
      answer:
        "Not all: each conversion loses some. Ask for the round-trip figure, from the panel or the grid into the battery and out to the socket; a figure for one step looks better than it is.",
    },
  ],
  links: [
    { label: "Get up to 3 free quotes", to: "/contact" },
    { label: "Battery storage, with calculator", to: "/services/battery-storage" },
    { label: "Solar with a battery", to: "/solar-battery-combo" },
  ],
};
