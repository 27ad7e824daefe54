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
    "When solar panels fail, nothing trips and the lights stay on, so a dead string may go unnoticed for a year. A few minutes with your own readings will show whether anything is wrong, and a good engineer can find out what.",
  picture: "roof",
  cards: [
    {
      title: "What a service covers",
      text: "Inverter readings, an electrical test of each string, a check of fixings, cables, connectors and isolators, and a written report with photographs.",
      points: [
        "Voltage, current and insulation tests",
        "Thermal images where a fault is suspected",
        "Cleaning where dirt is costing output",
      ],
    },
    {
      title: "What fails first",
      text: "Usually the inverter. Next come isolators with water in them, connectors that were never pushed home, and cables chewed by squirrels or birds.",
    },
    {
      title: "What not to do",
      text: "Don’t climb up with a brush, and don’t use a pressure washer. Panels carry high direct-current voltage whenever it is light, and warranties don’t cover scratched or cracked glass.",
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
    "Lost output found before you lose a whole summer’s",
    "Faults in outdoor wiring caught early",
    "A dated record for buyers, insurers and warranty claims",
    "A meter and paperwork that keep your Feed-in Tariff payments coming",
  ],
  sections: [
    {
      heading: "Check it yourself in ten minutes",
      paragraphs: [
        `Take this year’s total from the inverter or the generation meter and divide it by the size of your system in kW. A south-facing roof should give about ${shown.yield} per kW on the UK average, less further north or facing other ways. Compare with your own earlier years rather than with a neighbour. The weather changes the total by several per cent from year to year, but a fall of 15% or more needs looking into.`,
        `A tenth lost from a 4 kW system is 366 kWh a year: about £96 if you would have used it at ${shown.electricity} (price cap, October to December 2026), less if you would have exported it. Compare that with what a visit costs.`,
      ],
    },
    {
      heading: "Dirt, shade and birds",
      paragraphs: [
        "On ordinary roof pitches rain washes most dust away. Cleaning is worth it where panels are nearly flat, near a busy farmyard or railway, under trees, or where birds perch. Professionals use soft brushes and purified water from the ground; detergents leave a film that attracts more dirt.",
        "Trees grow. A branch that shaded nothing in the year of installation may now cross the array all afternoon, and trimming it can be the cheapest repair of all. Pigeons nest in the dry gap under panels. Mesh keeps them out, but an active nest is protected under the Wildlife and Countryside Act 1981, so the work has to wait until the young have flown.",
      ],
    },
    {
      heading: "Inverters and warranties",
      paragraphs: [
        "Read the error code before you ring anyone, and photograph the display. Many inverters stop because the grid voltage is too high, which is for the network operator to fix. If the unit is dead, check its warranty; makers often replace it, but labour is extra.",
        "A replacement need not be the same model, but its voltage range must suit the strings on the roof, and the network operator has to be told. Consider a hybrid inverter that can take a battery. If your installer has closed, another MCS installer can look after the system; check whether you were given an insurance-backed guarantee.",
      ],
    },
    {
      heading: "If you have a Feed-in Tariff",
      paragraphs: [
        "Old systems can earn tariff payments for 20 or 25 years, so take care with the generation meter. Repairs and like-for-like replacement are allowed. Tell your FIT supplier if the meter or inverter changes, and photograph the old and new readings. Adding panels to the accredited system does not raise the payments, and doing it without telling your supplier can put them at risk.",
      ],
      points: [
        "Have the tests done to BS EN 62446-1 and ask for the readings",
        "Ask whether scaffolding is needed or a tower is enough",
        "Ask what a visit costs if it finds nothing",
        "Ask for the output before and after, measured in the same light",
      ],
    },
  ],
  faq: [
    {
      question: "How often should solar panels be serviced?",
      answer:
        "The law sets no interval for homes. Look at the readings each month and have the wiring tested every few years, or sooner after a storm or a drop in output. Businesses usually test yearly, because insurers ask for it.",
    },
    {
      question: "Are dirty panels worth cleaning?",
      answer:
        "Only if the loss is worth more than the visit. Note your output on two clear days in the same month, before and after heavy rain. If it recovers after the rain, you don’t need a cleaner.",
    },
    {
      question: "My inverter shows a red light. Is that dangerous?",
      answer:
        "Usually not: it has switched itself off. Leave the cover on. If you smell burning, hear crackling or see melted plastic, keep away, don’t touch the roof cables, and call an electrician, or 999 if there is a fire.",
    },
    {
      question: "Who can work on my system if the installer has gone?",
      answer:
        "Any competent solar electrician, ideally from an MCS company. Give them the handover pack: the schematic, the string layout and the test sheet. If you have lost it, the first visit takes longer because they have to work it out again.",
    },
    {
      question: "What should a ten-year-old system generate?",
      answer:
        "Our calculator expects 95% of the first year’s output after ten years, at 0.5% a year. The weather changes from year to year, so judge by the average of two or three.",
    },
  ],
  related: ["solar-panels", "battery-storage", "commercial-solar"],
  features: ["Electrical tests and reports", "Panel cleaning", "Inverter replacement", "Bird mesh and storm repairs"],
};
