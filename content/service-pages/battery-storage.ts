import homes from "#content/data/typical-homes.json" with { type: "json" };
import { shown } from "#content/figures/shared-figures.ts";
import { toPlanner, toTariffs } from "#content/planner/tool-links.ts";
import { batteryCost, electricityPrice, exportPrice, yieldUk } from "#content/service-pages/common-facts.ts";
import { greenHomesWales, zeroVat } from "#content/service-pages/grant-notes.ts";
import type { ServicePage } from "#content/service-pages/service-page.ts";

export const batteryStorage: ServicePage = {
  slug: "battery-storage",
  title: "Home battery storage: costs, sizes and quotes",
  description:
    "What a home battery really saves, how to size it, where it may be installed, what it costs at 0% VAT, and up to 3 free quotes from approved installers.",
  keywords: ["home battery", "solar battery storage", "battery storage cost", "time of use tariff"],
  heading: "Battery storage",
  intro:
    "A battery stores electricity until you need it: from midday to the evening, or from a cheap night to the more expensive day. Whether that pays depends on one number, and this page shows you how to find it.",
  picture: "battery",
  cards: [
    {
      title: "What you get",
      text: "A lithium battery, its own inverter or one shared with the panels, a meter clamp on the incoming supply, and an app that shows where the power goes.",
      points: [
        "Works with solar panels or without",
        "Charges from the sun, from a cheap tariff or from both",
        "Backup in a power cut only if you order it",
      ],
    },
    {
      title: "What it needs",
      text: "A dry, ventilated place away from bedrooms and escape routes, a wall or floor that can carry the weight, and an internet connection for its schedule.",
      points: [
        "Outside, in a garage or in a utility room",
        "Not in a loft, a bedroom or an escape route",
        "A linked smoke or heat alarm nearby",
      ],
    },
    {
      title: "How big",
      text: "Big enough for your evening and no bigger. Look at what you use between sunset and bedtime; any more capacity would sit unused on most days.",
    },
  ],
  facts: [batteryCost, electricityPrice, exportPrice, yieldUk],
  grants: [zeroVat, greenHomesWales],
  benefits: [
    "More of your own sunshine used at home",
    "Night-rate electricity in the evening, with a tariff that has cheap hours",
    `0% VAT until ${shown.vatReliefEnds}, including (since February 2024) for a battery without panels`,
    "Lights and a fridge in a power cut, if you choose a system with backup",
  ],
  sections: [
    {
      heading: "The number that matters: the gap between two prices",
      paragraphs: [
        `A stored unit is worth what you would have paid for it later, less what you gave up to store it. If your surplus would have earned ${shown.exportGood} as export and saves you ${shown.electricity} in the evening, the gap is 14.32p (prices of autumn 2026), and a little less in practice, because charging and discharging lose some of the energy.`,
        `A 5 kWh battery that filled and emptied once a day would gain about £261 a year at that gap. Real batteries can’t do that on sun alone: in December the panels seldom fill them. Our planner, which works through every half hour of a year, finds £${homes.battery.savedPounds} for a three-bedroom semi with 4 kW facing south. With a poor export rate or a cheap night tariff the gap is wider and you save more. Put in your own two prices before you sign anything.`,
      ],
    },
    {
      heading: "With panels, or on a tariff alone",
      paragraphs: [
        "With solar panels, a battery lets you use more of your own power; the rule of thumb above sizes it as the smaller of 60% of a day’s use and two and a half hours of your panels at full output. Without panels it can still save money on a time-of-use tariff: it charges in the cheap hours and powers the house in the expensive ones. Suppliers change those tariffs, so don’t base a twelve-year plan on one of them.",
        "If you are adding panels too, one hybrid inverter can serve both. If you already have panels, an AC-coupled battery with its own inverter leaves the existing system, and any Feed-in Tariff meter, untouched.",
      ],
      links: [toPlanner("Work out a battery for your home, with panels or without"), toTariffs],
    },
    {
      heading: "Where it is safe to put a battery",
      paragraphs: [
        "Fires in home batteries are rare, and the guidance is there to keep it that way. PAS 63100:2024 prefers a place outdoors or away from living rooms. It rules out lofts, bedrooms, and the stairs and corridors that are your way out. Outdoors, the battery must be clear of doors and windows. Ask each installer where they would put it and how that meets the guidance.",
        "Nearly all new home batteries use lithium iron phosphate cells, which are less likely to catch fire than older types. Tell your home insurer before the work, and keep the commissioning record with your policy.",
      ],
    },
    {
      heading: "The network operator and the electrician",
      paragraphs: [
        "The network operator counts the panel and battery inverters together. If they come to more than 16 amps on one phase, you need permission under G99 before the work, and it may come with a limit on export. A current clamp measures what the house uses; if it is on the wrong wire, the battery charges at the wrong time. That is the commonest fault found afterwards, so ask for a demonstration before the installer leaves.",
      ],
      points: [
        "Usable capacity in kWh, not only the number on the box",
        "Power in kW: can it run the oven or just the lights?",
        "How the warranty counts: years, cycles or energy passed through",
        "Which circuits work in a power cut, and how fast they switch over",
      ],
    },
  ],
  faq: [
    {
      question: "Can I add a battery to my existing panels?",
      answer:
        "Yes. An AC-coupled battery connects at the consumer unit, with no work on the roof. The installer has to tell the network operator, because two inverters now share your supply.",
    },
    {
      question: "Will a battery keep my house running in a power cut?",
      answer:
        "Only if it has a backup function and, usually, a separate board for the circuits it feeds. Otherwise it must shut down when the grid does. Decide before you order, because backup is awkward to add later.",
    },
    {
      question: "How long does a home battery last?",
      answer:
        "Makers usually guarantee a stated share of the original capacity for ten years or a certain amount of energy, whichever comes first. Cells age faster when they are hot or left full for weeks, so a cool place helps.",
    },
    {
      question: "Is there a grant for batteries?",
      answer:
        "Not a general one, as of 21 November 2026. VAT is 0% when a battery is supplied and installed in a home. Green Homes Wales offers interest-free loans; check what they cover. Some council schemes for low-income homes include batteries.",
    },
    {
      question: "Can I be paid for sending stored electricity to the grid?",
      answer:
        "Some export tariffs pay for it; others exclude electricity that you bought from the grid. Read the terms. The Smart Export Guarantee itself is for renewable power.",
    },
    {
      question: "Which size suits a home that uses 8 kWh a day?",
      answer:
        "The rule of thumb gives 60% of a day’s use, so 4.8 kWh, if the panels are large enough to fill it. Go bigger only if you have a night tariff, a heat pump or heavy use in the evening.",
    },
  ],
  related: ["solar-panels", "smart-home", "ev-chargers", "solar-maintenance"],
  features: [
    "Batteries with new or existing panels",
    "Night-tariff charging",
    "Backup for power cuts",
    "Safe siting to PAS 63100",
  ],
};
