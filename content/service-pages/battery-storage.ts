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
    "A battery moves electricity from the hour you have it to the hour you need it: from noon to supper, or from a cheap night to a dear evening. Whether that pays depends on one number, and this page shows you how to find it.",
  picture: "battery",
  cards: [
    {
      title: "What you get",
      text: "A lithium battery, an inverter of its own or one shared with the panels, a meter clamp at the incoming supply, and an app that shows what goes where.",
      points: [
        "Works with solar panels or without",
        "Charges from the sun, from a cheap tariff or from both",
        "Backup in a power cut only if you order it",
      ],
    },
    {
      title: "What it needs",
      text: "A dry, ventilated place away from bedrooms and escape routes, a wall or floor that carries the weight, and a working internet connection for its schedule.",
      points: [
        "Outside, in a garage or in a utility room",
        "Not in a loft, in a bedroom or on the way out",
        "A linked smoke or heat alarm near it",
      ],
    },
    {
      title: "How big",
      text: "Big enough for your evening and no bigger. Look at what you use between sunset and bedtime; more capacity than that stands idle on most days and earns nothing.",
    },
  ],
  facts: [batteryCost, electricityPrice, exportPrice, yieldUk],
  grants: [zeroVat, greenHomesWales],
  benefits: [
    "More of your own sunshine used at home",
    "Night-rate electricity in the evening, with a tariff that has a cheap window",
    `0% VAT until ${shown.vatReliefEnds}, since February 2024 also for a battery without panels`,
    "Light and a fridge in a power cut, if you choose a system with backup",
  ],
  sections: [
    {
      heading: "The one number: the gap between two prices",
      paragraphs: [
        `A stored unit is worth what you would have paid later, less what you gave up to store it. If your surplus would have earned ${shown.exportGood} as export and saves you ${shown.electricity} in the evening, the gap is 14.32p (prices of autumn 2026), and a little less in practice, because charging and discharging lose some of the energy.`,
        "A 5 kWh battery that filled and emptied completely once each day would gain about £261 a year at that gap. Real batteries do not manage it on sun alone: in December the panels seldom fill them. Our planner, which follows every half hour of a year, finds £135 for a semi with three bedrooms and 4 kW facing south. With a poor export rate or a cheap night tariff the gap widens and the sum improves. Put your own two prices in before you sign anything.",
      ],
    },
    {
      heading: "With panels, or on a tariff alone",
      paragraphs: [
        "Beside solar panels a battery raises the share of your own power that you use; the calculator above sizes it as the smaller of 60% of a day’s use and two and a half hours of your panels at full output. Without panels it can still live from a time-of-use tariff: it charges in the cheap hours and carries the house through the dear ones. Suppliers change those tariffs, so don’t build a twelve-year plan on one of them.",
        "If panels are coming as well, a hybrid inverter serves both and saves a box. If panels are already up, an AC-coupled battery with its own inverter leaves the existing system, and any Feed-in Tariff meter, untouched.",
      ],
      links: [toPlanner("Work out a battery for your home, with panels or without"), toTariffs],
    },
    {
      heading: "Safety decides the place",
      paragraphs: [
        "Fires in home batteries are rare, and the guidance is meant to keep it so. PAS 63100:2024 prefers a place outdoors or away from living rooms. It rules out lofts, rooms where people sleep, and stairs and corridors that you would flee through. Outdoors it keeps the battery clear of doors and windows. Ask each installer to name the place and to say how it meets the document.",
        "Nearly all new home batteries use lithium iron phosphate cells, which are harder to set alight than older chemistries. Tell your home insurer before the work; keep the commissioning record with the policy.",
      ],
    },
    {
      heading: "The network operator and the electrician",
      paragraphs: [
        "The grid sees the inverters of panels and battery together. Above 16 amps on one phase in all, permission under G99 comes before the work, and the answer may set a limit on export. A current clamp measures what the house takes; if it sits on the wrong wire, the battery charges at the wrong time, which is the commonest fault found afterwards. Ask for a demonstration before the installer leaves.",
      ],
      points: [
        "Usable capacity in kWh, not only the number on the box",
        "Power in kW: can it run the oven, or only the lights?",
        "How the warranty counts: years, cycles or energy passed through",
        "Which circuits work in a power cut, and how fast they switch over",
      ],
    },
  ],
  faq: [
    {
      question: "Can I add a battery to panels that I already have?",
      answer:
        "Yes. An AC-coupled battery connects beside them at the consumer unit and needs no change on the roof. The installer has to tell the network operator, because two inverters now share your supply.",
    },
    {
      question: "Will a battery keep my house running in a power cut?",
      answer:
        "Only with a backup function and, usually, a separate board for the circuits it feeds. An ordinary system shuts down with the grid, as the rules require. Decide before ordering: adding it later is awkward.",
    },
    {
      question: "How long does a home battery last?",
      answer:
        "Makers usually guarantee ten years or a certain amount of energy, whichever comes first, down to a stated share of the original capacity. Heat and standing full for weeks age cells faster, so a cool place helps.",
    },
    {
      question: "Is there a grant for batteries?",
      answer:
        "Not a general one, as of 21 November 2026. VAT is 0% when a battery is supplied and installed in a home, and Green Homes Wales lends interest-free; check what it covers. Some council schemes for homes on a low income include batteries.",
    },
    {
      question: "Can I be paid for sending stored electricity to the grid?",
      answer:
        "Some export tariffs pay for it and some forbid electricity that was bought from the grid first. Read the tariff’s terms; the Smart Export Guarantee itself was made for power from renewables.",
    },
    {
      question: "Which size suits a home that uses 8 kWh a day?",
      answer:
        "The quick estimate gives 60% of a day’s use, so 4.8 kWh, if the panels are large enough to fill it. Add to that only if you have a night tariff, a heat pump or a long evening with the oven on.",
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
