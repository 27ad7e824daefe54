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
    "What a Powerwall-class home battery does, AC and DC coupling, export rules, power cuts, where it may hang, and the questions to put to installers.",
  heading: "Tesla Powerwall and batteries of its class",
  intro: `A Powerwall is one of several home batteries that can carry a whole house through an evening. Here is what such a battery does, what it does not, and what to ask. ${site.name} has no connection with Tesla; “Tesla” and “Powerwall” are its trade marks.`,
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
      heading: "What this class of battery is",
      paragraphs: [
        "A box for the wall or the floor with lithium cells, the electronics that turn their direct current into the alternating current of your sockets, and an app. By its class we mean 10 to 15 kWh of storage. By the manufacturer’s figures a Powerwall 3 stores 13.5 kWh and has the inverter for solar panels built in; the Powerwall 2 before it works beside a separate one.",
        `Compare that with your use. Ofgem’s typical home takes ${shown.typicalElectricity} a year, about 6.8 kWh a day, so a battery of this size holds about two of its days. It earns only on what goes in and out: if your evenings and nights need 5 kWh, a battery half as large does the same for you. A heat pump, an electric car or a long power cut to bridge are what make the large one sensible.`,
      ],
    },
    {
      heading: "AC or DC coupling",
      paragraphs: [
        "Panels make direct current, batteries store direct current, and sockets want alternating current. Where the conversion takes place is what installers mean by coupling.",
      ],
      points: [
        "DC coupled: panels and battery share one inverter, often called hybrid. Solar power reaches the battery without going to alternating current and back, so less is lost. It suits a new solar system.",
        "AC coupled: the battery has an inverter of its own and hangs on the house wiring. It loses a little more on the way, but leaves panels that you already have, and their inverter, as they are. It also works with no panels at all.",
        "Before you replace a sound solar inverter only to couple on the DC side, ask for the price of both ways.",
      ],
    },
    {
      heading: "What the network operator allows",
      paragraphs: [
        "Any inverter that can feed the grid is reported to the company that owns the cables in your street. It is the power of the inverters in kilowatts that counts, not the size of the battery in kilowatt-hours.",
      ],
      points: [
        "Up to 16 amps a phase, which is 3.68 kW in most homes: the installer fits it and then reports it (rule G98).",
        "Above that: the installer applies first, and the operator may allow it, limit your export or ask for work on the network (rule G99). Panels and an AC-coupled battery are added together.",
        "An export limit does not stop you from using your own power; it caps what leaves the house. The device that keeps to it follows rule G100.",
      ],
    },
    {
      heading: "Being paid for export",
      paragraphs: [
        "In Great Britain large suppliers must offer you a price for what you export, under the Smart Export Guarantee; it need only be above zero, so prices differ widely. Some tariffs pay only for solar power, others for whatever the battery sends out at busy hours. Read which yours is before you plan on charging at night and selling in the evening.",
      ],
    },
    {
      heading: "Power cuts: not automatic",
      paragraphs: [
        "A battery connected to the grid has to switch off in a power cut, so that nobody who mends the line gets a shock. It carries on only if a backup switch, often called a gateway, cuts your house off from the street first, and if the house has an earth of its own for that time. That is extra equipment and extra work, so say from the start whether you want it.",
        "Ask which circuits it will carry and how much power it gives at once. A kettle takes about 3 kW and an electric shower 8 to 10 kW: energy in the battery is of no use if the power is too low.",
      ],
    },
    {
      heading: "Where it may hang",
      paragraphs: [
        "A specification of BSI for fire safety, PAS 63100:2024, says where a home battery belongs: outdoors where that is practicable, and not in lofts, bedrooms or escape routes. Ask your installer to follow it, ask the manufacturer’s guide about frost and direct sun, and tell your home insurer.",
      ],
    },
    {
      heading: "What to ask every installer",
      paragraphs: [],
      points: [
        "Why this size? Show me my use by the hour and how often the battery would fill and empty.",
        "Are you certified by the manufacturer for this model, and by MCS for batteries? Does the guarantee depend on it?",
        "Guaranteed for how many years, and how much of the storage is left at the end? Who pays for labour?",
        "Is backup included, for which circuits, at what power?",
        "Will you deal with the network operator, and what happens to the price if it limits my export?",
        "Does it work without the internet, and with tariffs of any supplier?",
        "What would another battery of this class cost in the same place?",
      ],
    },
  ],
  faq: [
    {
      question: "Do I need solar panels for it?",
      answer:
        "No. A battery can charge from the grid when your tariff is cheap and give it back when it is dear. Whether that pays depends on the gap between the two prices, less what is lost on the way.",
    },
    {
      question: "Is there a grant?",
      answer: `The Boiler Upgrade Scheme and the grants for EV chargers do not pay for batteries. The help for everybody is VAT at 0% on a fitted battery until ${shown.vatReliefEnds}. Homes on a low income in England can ask their council about the Warm Homes: Local Grant.`,
    },
    {
      question: "Can I ask for this make in particular?",
      answer: `Yes. Choose Battery Storage Systems in the form and name the make under Additional Details. Up to ${limits.leadPlacesMax} installers can quote; whether one of them fits this make is up to them, and a quote for another battery of the same size is a good comparison.`,
    },
    {
      question: "Does it fit panels that I already have?",
      answer:
        "Usually, coupled on the AC side. Tell the installer the make and power of your present inverter, and whether you are paid the old Feed-in Tariff: check with the company that pays it before you change anything.",
    },
    {
      question: "How much of the power comes back out?",
      answer:
        "Not all: each conversion loses some. Ask for the figure for the whole way, from the panel or the grid into the battery and out to the socket; a figure for one step alone looks better than it is.",
    },
  ],
  links: [
    { label: "Get up to 3 free quotes", to: "/contact" },
    { label: "Battery storage, with calculator", to: "/services/battery-storage" },
    { label: "Solar with a battery", to: "/solar-battery-combo" },
  ],
};
