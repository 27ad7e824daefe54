import {
  costs,
  electricityPence,
  inPence,
  inPounds,
  nightTariff,
  storageEfficiency,
  typicalByDay,
  typicalByNight,
  typicalHome,
  wholeNumber,
  yearOnCap,
  yearOnNightTariff,
} from "#content/guides/figures.ts";
import type { Guide } from "#content/guides/guide.ts";
import { toPlanner, toTariffs } from "#content/planner/tool-links.ts";
import { batteryCost, electricityPrice, typicalUse } from "#content/service-pages/common-facts.ts";
import { zeroVat } from "#content/service-pages/grant-notes.ts";

const DAYS = 365;
const battery = { kwh: 5, comesBack: storageEfficiency };

const home = typicalHome.electricity;
const charged = battery.kwh * DAYS;
const discharged = charged * battery.comesBack;
const onTheCap = yearOnCap(home);
const onNightTariff = yearOnNightTariff(typicalByNight, typicalByDay);
const withBattery = yearOnNightTariff(typicalByNight + charged, typicalByDay - discharged);
/** Pence per unit once it comes out again. */
const afterStoring = (rate: number) => rate / battery.comesBack;
/** A home with half the use buys nothing by day. */
const savedByHalf = yearOnCap(home / 2) - yearOnNightTariff((typicalByNight + typicalByDay / battery.comesBack) / 2, 0);
const yearsBack = (pounds: number) => Math.round(costs.battery / pounds);

export const batteryWithoutPanels: Guide = {
  slug: "battery-without-panels",
  title: "A home battery without solar panels: does it pay?",
  description:
    "A battery on a night tariff: a worked example at real prices, the higher day rate, who gains and who should wait, where to put it, and what to ask first.",
  heading: "A battery without panels",
  answer: [
    `It can, if your tariff has very cheap night hours and you fill and empty the battery nearly every day. With the prices shown here the saving is about ${inPounds(onTheCap - withBattery)} a year against the price cap, and ${inPounds(costs.battery)} takes about ${yearsBack(onTheCap - withBattery)} years to pay back: longer than the usual ten-year warranty.`,
    "On an ordinary single-rate tariff it can never pay, because every unit that you store costs as much as the one it replaces and you lose some of it. So choose the tariff first, then the battery.",
  ],
  sections: [
    {
      heading: "How it saves money",
      paragraphs: [
        "The battery fills while electricity is cheap, usually after midnight, and feeds the house until it is empty. On each unit you gain the day price, less the night price, less the loss. Nothing else about the battery matters as much.",
        `Take a tariff with ${nightTariff.pence}p at night and ${nightTariff.dayPence}p by day, which one supplier offered electric car owners in September 2026. About ${Math.round(100 * battery.comesBack)}% of what goes in comes out again, so a unit from the battery costs ${nightTariff.pence} ÷ ${battery.comesBack} = ${inPence(afterStoring(nightTariff.pence))}. It replaces one at ${nightTariff.dayPence}p and saves ${inPence(nightTariff.dayPence - afterStoring(nightTariff.pence))}.`,
        `Now the same sum at the price cap. There you charge the battery at ${electricityPence}p, and a stored unit costs ${inPence(afterStoring(electricityPence))} by the time you use it. You would pay ${inPence(afterStoring(electricityPence) - electricityPence)} just to store it.`,
      ],
    },
    {
      heading: "The catch: daytime power costs more",
      paragraphs: [
        `Tariffs with cheap nights usually cost more by day. In our example the day rate is ${inPence(nightTariff.dayPence - electricityPence, 2)} more than the cap, and the standing charge is higher too. You pay that price for anything you can’t move to the night or supply from the battery. So work out the saving on the whole bill, not just on the stored units.`,
        `Suppose a home uses ${wholeNumber(home)} kWh a year, a fifth of it in the cheap six hours anyway. Its ${battery.kwh} kWh battery is full every morning and empty every evening. All bars include the standing charge.`,
      ],
      chart: {
        title: `Electricity bill for a year, ${wholeNumber(home)} kWh`,
        head: ["Tariff and equipment", "A year"],
        bars: [
          { label: "Price cap, no battery", value: onTheCap, words: inPounds(onTheCap) },
          { label: "Night tariff, no battery", value: onNightTariff, words: inPounds(onNightTariff) },
          { label: "Night tariff and battery", value: withBattery, words: inPounds(withBattery), isKey: true },
        ],
      },
    },
    {
      heading: "What the bars show",
      paragraphs: [
        `The night tariff on its own leaves this home worse off, by ${inPounds(onNightTariff - onTheCap)} a year. With the battery it comes out ${inPounds(onTheCap - withBattery)} below the cap. If the household is on the tariff anyway, for an electric car, the battery saves the larger difference, ${inPounds(onNightTariff - withBattery)} a year, and pays for itself after about ${yearsBack(onNightTariff - withBattery)} years.`,
        `Both results assume ${wholeNumber(discharged)} kWh from the battery each year, ${(discharged / DAYS).toFixed(2)} kWh every single day. That allows for no holidays, faults or ageing, so take off a tenth. A home that uses half as much can’t empty its battery in an evening; on the same tariff it would save ${inPounds(savedByHalf)} a year, and the battery would take ${yearsBack(savedByHalf)} years to pay for itself.`,
        "Then there is the tariff itself. You can’t have this one without an electric car, so use the prices of one that you can get. It is fixed for a year, while the battery needs a decade or more to pay back.",
      ],
    },
    {
      heading: "Who gains most",
      paragraphs: ["It works best in homes that use a lot of electricity by day, every day."],
      points: [
        "Homes with an electric car, which can get tariffs that others can’t",
        "Heat pumps on a tariff with several cheap windows, where a battery can fill twice a day",
        "People at home all day, or with work that runs on electricity",
        "Homes that can’t have panels: flats with a store room, listed buildings, heavy shade",
        "Anyone willing to pay for lights in a power cut, if backup is in the quote",
      ],
    },
    {
      heading: "Who should wait",
      paragraphs: [
        "If you use little, are away often or have no access to a tariff with a gap of at least fifteen pence, don’t buy one. If you might get panels within a year or two, ask for both in one quote: one inverter can serve both, and the battery can then store your summer surplus too. And if your loft needs insulating, spend the money there first; insulation saves on any tariff.",
        "Be wary of estimates that add up night charging, peak-price export, payments for flexibility and rising prices. One household can seldom have all of them, and none is promised for the life of the battery.",
      ],
    },
    {
      heading: "How large it should be",
      paragraphs: [
        `Read the half-hourly figures in your supplier’s app and add up what you use outside the cheap hours on an ordinary day. In our example that is ${(typicalByDay / DAYS).toFixed(1)} kWh. A battery of that usable size would be full in the morning and empty at night. You would pay for anything larger and not use it.`,
        "Better still, download a year of half hours from your supplier’s site and choose the file in our planner. Your browser reads it, and the plan then knows your days.",
        "Look at power as well. A 2.5 kW battery can run the lights, fridge and television, but the kettle and oven will still draw on the grid at the day price. Half a kilowatt per kilowatt-hour is common; ask for the figure.",
      ],
      links: [toPlanner("Work out a battery without panels for your home", "m=battery"), toTariffs],
    },
    {
      heading: "Where to put it, and who to tell",
      paragraphs: [
        "The British specification PAS 63100:2024 keeps batteries out of lofts, bedrooms and escape routes, and prefers them outdoors or in a garage away from living rooms. Flats rarely have such a place, which rules batteries out more often than cost does. Tell your home insurer in writing before the work.",
        "A battery’s inverter can feed the grid, so the network operator has to know, just as with panels: afterwards up to 16 amps a phase, and beforehand (for permission) above that. If you mean to sell stored electricity, first ask whether your export tariff accepts units that came from the grid. Some do and some don’t.",
        "VAT is 0% until 31 March 2027 when a battery is supplied and fitted in a home, and since 1 February 2024 that includes a battery on its own. On a battery bought in a shop it is 20%.",
      ],
    },
    {
      heading: "What to have in writing",
      paragraphs: ["A complete quote has all six of these."],
      points: [
        "Usable kWh at the start, and the share guaranteed after ten years",
        "The tariff that the saving assumes, with both prices and the hours",
        "The number of full cycles a year that was assumed",
        "Total losses, including the inverter’s own use",
        "What works in a power cut, and for how long",
        "Who changes the schedule when the tariff changes",
      ],
    },
  ],
  facts: [
    nightTariff.fact,
    electricityPrice,
    typicalUse,
    batteryCost,
    {
      label: "VAT on a battery fitted in a home",
      value: zeroVat.amount,
      note: zeroVat.who,
      source: zeroVat.source,
      asOf: zeroVat.asOf,
      restsOn: zeroVat.restsOn,
    },
  ],
  faq: [
    {
      question: "Does a battery alone cost less than one with panels?",
      answer:
        "Not necessarily. The price above is for one fitted together with panels, sharing the visit and often the inverter. A battery alone needs its own inverter, so get a price and use that.",
    },
    {
      question: "Will it help the climate?",
      answer:
        "A little, when electricity is cleaner at night than in the evening, which is common on windy nights but not always so. The losses count against it. Money and backup are better reasons.",
    },
    {
      question: "May I take it with me when I move?",
      answer:
        "If it is wired in, it is normally sold with the house unless you agree otherwise. Moving it costs a day of an electrician’s time at each end, and may end the warranty.",
    },
    {
      question: "Can a renter have one?",
      answer:
        "With the landlord’s written consent, since it is fixed to the wiring. Agree beforehand who owns it, who insures it and what happens at the end of the tenancy.",
    },
  ],
  sources: [
    {
      publisher: "BSI",
      title: "PAS 63100:2024, protection against fire of battery energy storage systems in dwellings",
      date: "2024",
    },
    {
      publisher: "HM Revenue and Customs",
      title: "VAT Notice 708/6: batteries on their own from 1 February 2024",
      date: "as recorded 21 November 2026",
      url: "https://www.gov.uk/guidance/vat-on-energy-saving-materials-and-heating-equipment-notice-7086",
    },
    {
      publisher: "Ofgem",
      title: "Energy price cap, October to December 2026",
      date: "read 21 November 2026",
      url: "https://www.ofgem.gov.uk/energy-price-cap",
    },
    {
      publisher: "Energy Networks Association",
      title: "Engineering Recommendations G98 and G99 for small generators and storage",
      date: "2018, as amended",
    },
  ],
  writtenOn: "2026-11-23",
  services: ["battery-storage", "smart-home"],
  areas: ["westminster", "leeds", "nottingham"],
};
