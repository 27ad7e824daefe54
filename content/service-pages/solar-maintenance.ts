import { shown } from "#content/figures/shared-figures.ts";
import { electricityPrice, yieldRange, yieldUk } from "#content/service-pages/common-facts.ts";
import type { ServicePage } from "#content/service-pages/service-page.ts";

export const solarMaintenance: ServicePage = {
  slug: "solar-maintenance",
  title: "Solar panel maintenance, cleaning and repair quotes",
  description:
    "Is your solar system still making what it should? How to check it yourself, what a service covers, what fails first, and up to 3 free quotes.",
  keywords: ["solar panel maintenance", "solar panel cleaning", "solar inverter replacement", "solar panel repair"],
  heading: "Solar maintenance",
  intro:
    "Solar panels fail quietly. Nothing trips, the lights stay on, and a dead string may go unnoticed for a year. A few minutes with your own readings show whether anything is wrong, and a good engineer finds out what.",
  picture: "roof",
  cards: [
    {
      title: "What a service covers",
      text: "Readings from the inverter, an electrical test of each string, a look at fixings, cables, connectors and isolators, and a written result with photographs.",
      points: [
        "Voltage, current and insulation tests",
        "Thermal pictures where a fault is suspected",
        "Cleaning where dirt is costing output",
      ],
    },
    {
      title: "What fails first",
      text: "The inverter, in most systems. After it come isolators with water in them, connectors that were never pushed home, and cables chewed by squirrels or birds.",
    },
    {
      title: "What not to do",
      text: "Don’t climb up with a brush, and don’t use a pressure washer. Panels carry high direct-current voltage whenever it is light, a roof is a bad place to find that out, and scratched or cracked glass is not covered by a warranty.",
    },
  ],
  facts: [
    yieldUk,
    yieldRange,
    electricityPrice,
    {
      id: "solar-maintenance-ageing-our-calculator-allows",
      label: "Ageing that our calculator allows for",
      value: "0.5% of output a year",
      note: "A rule of thumb. Your panels’ data sheet states the maker’s own figure.",
      source: "Our calculator’s rule for solar maintenance",
      asOf: "November 2026",
      restsOn: ["economics.panelFade"],
    },
  ],
  grants: [],
  benefits: [
    "Lost output found before it costs a summer",
    "Faults in outdoor wiring caught while they are small",
    "A dated record, which buyers, insurers and warranty desks accept",
    "Feed-in Tariff payments kept flowing, because the meter and the paperwork are right",
  ],
  sections: [
    {
      heading: "Check it yourself in ten minutes",
      paragraphs: [
        `Take this year’s total from the inverter or the generation meter and divide it by the size of your system in kW. A south-facing roof should give about ${shown.yield} for each kW as an average of the UK, less towards the north and with other directions. Compare with your own earlier years rather than with a neighbour: years differ with the weather by several per cent, but a fall of 15% or more has a cause.`,
        `A tenth lost from a 4 kW system is 366 kWh a year: about £96 if you would have used it at ${shown.electricity} (price cap, October to December 2026), less if you would have exported it. That sum tells you what a visit may reasonably cost.`,
      ],
    },
    {
      heading: "Dirt, shade and birds",
      paragraphs: [
        "At ordinary roof pitches rain washes most dust away. Cleaning pays where panels lie nearly flat, near a busy farmyard or railway, under trees, or below a favourite perch. Professionals use soft brushes and purified water from the ground; detergents leave a film that holds the next dirt.",
        "Trees grow. A branch that shaded nothing in the year of installation may now cross the array all afternoon, and trimming it can be the cheapest repair of all. Pigeons like the dry gap under panels. Mesh keeps them out, but an active nest is protected under the Wildlife and Countryside Act 1981, so the work waits until the young have flown.",
      ],
    },
    {
      heading: "Inverters and warranties",
      paragraphs: [
        "Read the error code before you ring anyone, and photograph the display. Many inverters stop because the grid voltage ran high, which is the network operator’s matter and not a fault of yours. If the unit is dead, look up its warranty; makers often replace it, while labour is extra.",
        "A replacement need not be the same model, but its voltage window must suit the strings on the roof, and the network operator has to be told. This is a good moment to ask for a hybrid inverter that could take a battery. Where the company that fitted your system has closed, another MCS installer can take over its care; ask whether an insurance-backed guarantee was issued at the time.",
      ],
    },
    {
      heading: "If you have a Feed-in Tariff",
      paragraphs: [
        "Old systems can earn tariff payments for 20 or 25 years, so treat the generation meter with care. Repairs and like-for-like replacement are allowed. Tell your FIT supplier when the meter or the inverter changes, with photographs of the old and the new reading. Adding panels to the accredited system does not raise the tariff, and done without notice it can put payments at risk.",
      ],
      points: [
        "Have the tests done to BS EN 62446-1 and ask for the readings",
        "Ask whether scaffolding is needed or a tower is enough",
        "Ask for the price of a visit that finds nothing",
        "Ask for before and after output, measured in the same light",
      ],
    },
  ],
  faq: [
    {
      question: "How often should solar panels be serviced?",
      answer:
        "There is no legal interval for a home. Look at the readings each month and have the wiring tested every few years, or sooner after a storm or a fall in output. Businesses usually test yearly, because insurers ask for it.",
    },
    {
      question: "Are dirty panels worth cleaning?",
      answer:
        "Only if the loss is worth more than the visit. Note your output on two clear days in the same month, before and after heavy rain. If rain alone brings it back, the sky is doing the job.",
    },
    {
      question: "My inverter shows a red light. Is that dangerous?",
      answer:
        "Usually not: it has switched itself off. Leave the cover on. If you smell burning, hear crackling or see melted plastic, keep away, don’t touch the roof cables and call an electrician or, for fire, 999.",
    },
    {
      question: "Who can work on my system if the installer has gone?",
      answer:
        "Any competent solar electrician, ideally from an MCS company. Give them the handover pack: the schematic, the string layout and the test sheet. If it is lost, the first visit takes longer because they must measure it again.",
    },
    {
      question: "What is a fair reading for a ten-year-old system?",
      answer:
        "Our calculator expects 95% of the first year’s output at ten years, from 0.5% a year. Weather moves single years, so judge by the average of two or three.",
    },
  ],
  related: ["solar-panels", "battery-storage", "commercial-solar"],
  features: ["Electrical tests and reports", "Panel cleaning", "Inverter replacement", "Bird mesh and storm repairs"],
};
