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
    "A battery on a night tariff: the sum with real prices, the catch in the day rate, who gains and who should wait, where it may stand, and what to ask first.",
  heading: "A battery without panels",
  answer: [
    `It can pay, if your tariff has a deep cheap window and you fill and empty the battery nearly every day. With the prices shown here the saving is about ${inPounds(onTheCap - withBattery)} a year against the price cap, and ${inPounds(costs.battery)} comes back in some ${yearsBack(onTheCap - withBattery)} years: longer than the ten years of the usual warranty.`,
    "On an ordinary tariff with one price it can never pay, because every unit that you store costs as much as the one it replaces and part of it is lost on the way. So choose the tariff first, and the battery afterwards.",
  ],
  sections: [
    {
      heading: "How it earns its keep",
      paragraphs: [
        "The battery fills while electricity is cheap, usually after midnight, and feeds the house until it is empty. What you gain on each unit is the day price, less the night price, less the loss. Nothing else about the machine matters as much as that gap.",
        `Take a tariff with ${nightTariff.pence}p at night and ${nightTariff.dayPence}p by day, which one supplier offered to owners of electric cars in September 2026. About ${Math.round(100 * battery.comesBack)}% of what goes in comes out again, so a unit from the battery has cost ${nightTariff.pence} ÷ ${battery.comesBack} = ${inPence(afterStoring(nightTariff.pence))}. It replaces one at ${nightTariff.dayPence}p and saves ${inPence(nightTariff.dayPence - afterStoring(nightTariff.pence))}.`,
        `Now the same sum at the price cap. There the battery is charged at ${electricityPence}p, and a stored unit has cost ${inPence(afterStoring(electricityPence))} by the time you use it. You would pay ${inPence(afterStoring(electricityPence) - electricityPence)} for the privilege of storing it.`,
      ],
    },
    {
      heading: "The catch: daytime power costs more",
      paragraphs: [
        `Tariffs with a cheap night take some of it back by day. In our example the day costs ${inPence(nightTariff.dayPence - electricityPence, 2)} more than the cap, and the standing charge is higher too. Whatever you cannot move into the night or into the battery is bought at that price. This is why a saving must be reckoned on the whole bill, never on the stored units alone.`,
        `Suppose that a home uses ${wholeNumber(home)} kWh a year, a fifth of it in the cheap six hours anyway. Its ${battery.kwh} kWh battery is filled every night and empty every evening. All bars include the standing charge.`,
      ],
      chart: {
        title: `Electricity bill of a year, ${wholeNumber(home)} kWh`,
        head: ["Tariff and equipment", "A year"],
        bars: [
          { label: "Price cap, no battery", value: onTheCap, words: inPounds(onTheCap) },
          { label: "Night tariff, no battery", value: onNightTariff, words: inPounds(onNightTariff) },
          { label: "Night tariff and battery", value: withBattery, words: inPounds(withBattery), isKey: true },
        ],
      },
    },
    {
      heading: "Reading those three bars",
      paragraphs: [
        `The night tariff by itself makes this home worse off, by ${inPounds(onNightTariff - onTheCap)} a year. With the battery it comes out ${inPounds(onTheCap - withBattery)} below the cap. If the household has an electric car and is on the tariff for the car’s sake, the battery may claim the larger difference, ${inPounds(onNightTariff - withBattery)} a year, and is paid for after about ${yearsBack(onNightTariff - withBattery)} years.`,
        `Both results assume ${wholeNumber(discharged)} kWh from the battery each year, ${(discharged / DAYS).toFixed(2)} kWh on every single day. That allows for no holidays, no failures and no fading, so take off a tenth for real life. A home that uses only half as much cannot empty its battery of an evening; on the same tariff it would save ${inPounds(savedByHalf)} a year, and the machine would take ${yearsBack(savedByHalf)} years to pay for itself.`,
        "Then there is the tariff itself. Without a car you would be refused this one, so put the prices of one that you can have into the same sum. It is fixed for a year, while the battery has to earn for a decade or more.",
      ],
    },
    {
      heading: "Who gains most",
      paragraphs: ["The sum leans towards homes that use much electricity by day, and steadily."],
      points: [
        "Homes with an electric car, since they may choose tariffs that others are refused",
        "Heat pumps on a tariff with several cheap windows, where a battery can fill twice a day",
        "People at home all day, or with work that runs on electricity",
        "Roofs that cannot take panels: flats with a store room, listed buildings, deep shade",
        "Anyone to whom light in a power cut is worth money, so long as backup is in the quote",
      ],
    },
    {
      heading: "Who should wait",
      paragraphs: [
        "If you use little, are away often or have no access to a tariff with a gap of at least fifteen pence, leave it. If panels may come within a year or two, ask for both in one quote: one inverter can serve the two, and the battery then also catches the summer’s surplus. And if the money could go into a cold loft instead, put it there first; insulation does not depend on anyone’s tariff.",
        "Beware of sums that add up everything: night charging, export at a peak price, payments for flexibility, and rising prices on top. Each exists somewhere. Seldom can one household have all of them, and none is promised for the life of the machine.",
      ],
    },
    {
      heading: "How large it should be",
      paragraphs: [
        `Read the half-hourly figures in your supplier’s app and add up what you use outside the cheap hours on an ordinary day. In our example that is ${(typicalByDay / DAYS).toFixed(1)} kWh. A battery of that usable size would be full in the morning and empty at night. Anything beyond it would stand about, paid for and unused.`,
        "Look at power as well. A battery that gives 2.5 kW carries lights, fridge and television but lets the kettle and the oven draw on the grid, at the day price. Half a kilowatt for each kilowatt-hour is common; ask for the figure.",
      ],
      links: [toPlanner("Work out a battery without panels for your home", "m=battery"), toTariffs],
    },
    {
      heading: "Where it may stand, and who must know",
      paragraphs: [
        "The British specification PAS 63100:2024 keeps batteries out of lofts, bedrooms and escape routes, and prefers them outdoors or in a garage away from the living space. Flats rarely offer such a place, which decides the question more often than money does. Tell the home insurer in writing before the work.",
        "The inverter of a battery can feed the grid, so the network operator is involved just as with panels: notification afterwards up to 16 amps a phase, permission beforehand above. If you mean to sell stored electricity, ask first whether your export tariff accepts units that came from the grid. Some do and some forbid it.",
        "VAT is 0% when the battery is supplied and fitted in a home, also on its own since 1 February 2024, and until 31 March 2027. A battery that you buy in a shop carries 20%.",
      ],
    },
    {
      heading: "What to have in writing",
      paragraphs: ["Six lines, and a quote that lacks one of them is not finished."],
      points: [
        "Usable kWh at the start, and the share guaranteed after ten years",
        "The tariff that the saving rests on, with both prices and the hours",
        "The number of full cycles a year that was assumed",
        "Losses from socket to socket, with the inverter’s own use",
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
        "Not necessarily. The price above is for one fitted together with panels, where it shares the visit and often the inverter. On its own it brings its own inverter, so have it priced, and put your figure into the sum.",
    },
    {
      question: "Will it help the climate?",
      answer:
        "A little, when the night’s electricity is cleaner than the evening’s, which is common on windy nights and not a rule. The losses count against it. Money and backup are the stronger reasons.",
    },
    {
      question: "May I take it with me when I move?",
      answer:
        "If it is wired in, it is normally sold with the house unless you agree otherwise. Taking it out and fitting it elsewhere costs an electrician’s day at both ends, and the warranty may not follow.",
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
