import { limits } from "#config/limits.ts";
import { figures, shown } from "#content/figures/shared-figures.ts";
import {
  aboutKwh,
  batteryBesidePanels as battery,
  costOf,
  costs,
  electricityPence,
  exportPence,
  inPence,
  inPounds,
  plannedPence,
  typicalHome,
  wholeNumber,
  worthOfPanels,
  yieldPerKw,
} from "#content/guides/figures.ts";
import type { Guide } from "#content/guides/guide.ts";
import { toPlanner, toQuoteCheck } from "#content/planner/tool-links.ts";
import { batteryCost, electricityPrice, exportPrice, solarCost, yieldUk } from "#content/service-pages/common-facts.ts";
import { zeroVat } from "#content/service-pages/grant-notes.ts";

const ARRAY_KW = 4;
/** Shares of its own solar power that a home uses without a battery: our planner's, and the measured one. */
const COUNTED = figures.selfUseCountedPercent / 100;
const MEASURED = figures.selfUsePercent / 100;
const PRICE = 6000;
const south = ARRAY_KW * yieldPerKw.south;
const eastWest = ARRAY_KW * yieldPerKw.eastWest;
const poundsPerKwh = (kwh: number) => `£${(PRICE / kwh).toFixed(2)}`;

const worth = (share: number, pence: number) => worthOfPanels(south, share, pence);
const tenYears = (growth: number) =>
  Array.from({ length: 10 }, (_, year) => Math.round(worth(MEASURED, exportPence.good)) * growth ** year).reduce(
    (sum, year) => sum + year,
  );

const HEAT = 9000;
const heatCost = (efficiency: number) => Math.round(costOf(HEAT / efficiency, plannedPence));

export const comparingQuotes: Guide = {
  slug: "comparing-quotes",
  title: "How to compare solar, battery and heat pump quotes",
  description:
    "Put three quotes on one sheet: same size, same assumptions, same extras. How to work out the figures, what to look for, and when to walk away.",
  heading: "Three quotes on one sheet: how to compare them",
  answer: [
    "Don’t start with the totals. Put each quote in the same terms: what is fitted, what it should generate or save in its first year, how much of that it assumes you use, what is left out, and who pays if it goes wrong.",
    "For panels, divide the price, extras included, by the kilowatt-hours that one independent estimate gives each roof in its first year: by its own promise, whoever promises most looks cheapest. For a heat pump, compare the heat loss and the flow temperature before the price. If one quote disagrees with the others about your house, ring that company: someone has probably measured something wrong.",
  ],
  sections: [
    {
      heading: "First make them describe the same thing",
      paragraphs: [
        "Three companies often suggest three sizes for the same roof, and you can’t compare those. Read them all, choose the size you want and ask each company to price that. It takes one message, and most installers won’t mind.",
        "Then make a table with a column for each company. Copy these details from the quotes and leave a gap where a quote says nothing. The gaps are what to ask about.",
      ],
      points: [
        "Make and model of every main part, not “tier one panels” or “a premium inverter”",
        "Power in kW and, for a battery, how many kWh you can really use",
        "Output or saving in the first year, and the method behind it",
        "Scaffolding, electrical work, making good, removal of old equipment",
        "Network operator’s paperwork, certificates and registration",
        "VAT rate, deposit, stage payments and when the last part is due",
        "Each warranty: on what, for how long, from whom, with or without labour",
      ],
    },
    {
      heading: "Panels: the price of a kilowatt-hour, not of a panel",
      paragraphs: [
        `Take a ${ARRAY_KW} kW system for ${inPounds(PRICE)}, which is in the middle of the price range below. On a south-facing roof with the UK’s average yield it generates ${ARRAY_KW} × ${yieldPerKw.south} = ${wholeNumber(south)} kWh a year. ${inPounds(PRICE)} divided by ${wholeNumber(south)} is ${poundsPerKwh(south)} for each kWh of yearly output.`,
        `Facing east or west, the same panels generate ${ARRAY_KW} × ${yieldPerKw.eastWest} = ${wholeNumber(eastWest)} kWh, and the figure becomes ${poundsPerKwh(eastWest)}. A quote that shows ${wholeNumber(south)} kWh for an east-facing roof has ignored which way it faces. This also shows up forgotten shade: every estimate should say how much it took off for chimneys and trees, even if that is nothing.`,
        "A slightly more expensive system can be better value. Extra panels share the same scaffolding and inverter, so the price per kWh usually falls as you add panels. It stops being a bargain once you sell most of the extra output at a poor export rate.",
      ],
    },
    {
      heading: "One roof, three savings: look at the assumptions",
      paragraphs: [
        `The saving on page one depends on what the seller assumes about you. Here is the same ${wholeNumber(south)} kWh system under different assumptions, at the electricity and export prices on this page. Our planner finds ${shown.selfUseCounted} for this home, ${shown.selfUse} was measured with smaller panels, and 70% is what salespeople like to take.`,
      ],
      chart: {
        title: `Pounds a year from the same roof, electricity at ${electricityPence}p`,
        head: ["What the quote assumes", "Worth in a year"],
        bars: [COUNTED, MEASURED, 0.7].flatMap((share) =>
          [exportPence.good, exportPence.low].map((pence) => ({
            label: `${Math.round(share * 100)}% used, rest sold at ${pence}p`,
            value: worth(share, pence),
            words: inPounds(worth(share, pence)),
            isKey: share === MEASURED,
          })),
        ),
      },
    },
    {
      heading: "Check the share yourself",
      paragraphs: [
        `If you use ${wholeNumber(typicalHome.electricity)} kWh a year in all, 70% of ${wholeNumber(south)} kWh would be ${wholeNumber(0.7 * south)} kWh: more than the home uses day and night. Without a battery that is impossible. Ask for the sum again with your own yearly use, which is on your bill, and the times when you are at home.`,
        `Then look for price rises in the small print. ${inPounds(worth(MEASURED, exportPence.good))} a year is ${inPounds(tenYears(1))} after ten years at today’s prices. Let it grow by 5% each year and the same roof has “earned” ${inPounds(tenYears(1.05))}. Neither is certain, so compare all the quotes without price rises.`,
      ],
      links: [toQuoteCheck, toPlanner("See what your home would use itself")],
    },
    {
      heading: "Batteries: ask what the battery alone adds",
      paragraphs: [
        "Ask for two totals, with and without the battery, and for two savings. The difference between the totals, divided by the difference between the savings, is the time the battery takes to pay for itself.",
        `With a good export rate that can be longer than the battery lasts. Our planner works through every half hour of a year for a three-bedroom semi with ${ARRAY_KW} kW facing south. With a 5 kWh battery it buys ${aboutKwh(battery.notBoughtKwh)} kWh less at ${inPence(plannedPence, 2)} and exports ${aboutKwh(battery.notSoldKwh)} kWh less at ${exportPence.good}p. That is ${inPounds(battery.savedPounds)} a year against about ${inPounds(costs.battery)}. At an export rate of ${exportPence.low}p it is ${inPounds(battery.savedPoundsAtLeast)}. A cheap night tariff can change the answer, and then the quote should name the tariff and its hours.`,
        "So ask how much less you will buy and how much less you will sell. A quote that gives only the first overstates the saving. Compare usable kWh rather than the figure on the box, and ask whether it will power anything in a power cut. Many won’t without a backup circuit.",
      ],
    },
    {
      heading: "Heat pumps: three numbers before the price",
      paragraphs: [
        "The first is your home’s heat loss in kW on the design day, from room-by-room measurements. Two companies should get similar results; if one says 6 and another 10, ask both for the calculation and compare the U-values of the walls and the air changes.",
        "The second is the flow temperature: how hot the radiator water is on that day. The lower it is, the less electricity the pump uses. A cheap quote with few new radiators often means 55°C where a more expensive one means 45°C, and you pay the difference every winter.",
        `The third is the seasonal efficiency expected at that flow temperature. Divide your heat need by it to get the electricity. Suppose that your home needs ${wholeNumber(HEAT)} kWh of heat: it takes ${wholeNumber(HEAT / 3)} kWh at an efficiency of 3 and ${wholeNumber(HEAT / 3.5)} kWh at 3.5. At ${inPence(plannedPence, 2)}, the price cap with the VAT of April 2027, that is ${inPounds(heatCost(3))} or ${inPounds(heatCost(3.5))} a year: ${inPounds(heatCost(3) - heatCost(3.5))} to include in your comparison. Check, too, that each total shows the grant in the same way, before or after.`,
      ],
    },
    {
      heading: "What is often missing",
      paragraphs: [
        "Look for extras that you might be charged for later. A new consumer unit, a looped supply, roof tiles, bird mesh, a longer cable or a trench may all be fair costs, but they should be named now, with a price or a limit.",
        `Check the VAT too. It is 0% on panels, batteries and heat pumps installed in a home until 31 March 2027. On a ${inPounds(PRICE)} job, 20% added by mistake is ${inPounds(0.2 * PRICE)}. Charge points are not on that list, so a quote for panels and a charger should have two VAT lines.`,
      ],
    },
    {
      heading: "Check the company too",
      paragraphs: [
        "Look up the MCS number in the register yourself and check that the name is the one on the contract. Then ask whether the company belongs to a consumer code approved by the Chartered Trading Standards Institute, which has rules on quotations, deposits, contracts and guarantees. MCS no longer requires it, so the answer may be no; if it is yes, read what the code says about money paid in advance.",
        "If you agree the contract at home or from a distance, you normally have 14 days to cancel. You may have to pay for work that you ask them to start within that time. If any part of the price goes on a credit card, and the item costs more than £100 and no more than £30,000, the card company can be liable with the seller for a breach of contract.",
      ],
    },
    {
      heading: "Warning signs",
      paragraphs: ["If you see one of these, ask more; if you see two, look elsewhere."],
      points: [
        "A discount that ends tonight, or a price halved by a telephone call to “the manager”",
        "A final price for a heat pump from someone who has not measured the rooms",
        "A grant for panels “from the government” that needs a fee first",
        "Savings in pounds with nothing on use, tariffs or price rises",
        "A finance agreement presented as an ordinary form for the survey",
        "No address, or a company newer than its reviews",
      ],
    },
    {
      heading: "How to decide",
      paragraphs: [
        "Rule out any quote that fails the checks. Of the rest, take the one with clear answers and the lowest price per first-year kWh by that one estimate, or the lowest flow temperature for the money. If two are close, choose the company you would rather ring in year four. Tell the others no: it is polite, and it ends the calls.",
        `Through us up to ${limits.leadPlacesMax} companies can take your request. Your private page names them, and you can close the request at any time. Each installer pays us ${limits.leadPriceCredits} credits for the introduction, whether or not you sign, so you are under no obligation.`,
      ],
    },
  ],
  facts: [
    solarCost,
    yieldUk,
    electricityPrice,
    exportPrice,
    batteryCost,
    {
      label: "VAT on an installation in a home",
      value: zeroVat.amount,
      note: zeroVat.who,
      source: zeroVat.source,
      asOf: zeroVat.asOf,
      restsOn: zeroVat.restsOn,
    },
  ],
  faq: [
    {
      question: "Is the cheapest quote a bad sign?",
      answer:
        "Not by itself. A local company with its own scaffolding or a free week can be cheaper and just as good. Find out why: if an item is missing or the system is smaller, the quote isn’t really cheaper.",
    },
    {
      question: "May I show one installer another’s quote?",
      answer:
        "You may tell them the price and the specification, and ask what they would do differently. Don’t pass on their drawings and calculations, which are their work.",
    },
    {
      question: "What if all three recommend different things?",
      answer:
        "Ask each for the reason in one sentence. Matters of preference, such as the make, are up to you. Matters of fact, such as heat loss or shade, can be measured again.",
    },
  ],
  sources: [
    {
      publisher: "legislation.gov.uk",
      title: "Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013",
      date: "2013, as amended",
      url: "https://www.legislation.gov.uk/uksi/2013/3134/contents",
    },
    {
      publisher: "legislation.gov.uk",
      title: "Consumer Credit Act 1974, section 75",
      date: "1974, as amended",
      url: "https://www.legislation.gov.uk/ukpga/1974/39/section/75",
    },
    {
      publisher: "Chartered Trading Standards Institute",
      title: "Renewable Energy Consumer Code: approved codes",
      date: "read 23 November 2026",
      url: "https://approvedcode.tradingstandards.uk/our-codes-of-practice/renewable-energy-consumer-code/",
    },
    {
      publisher: "Energy Saving Trust",
      title: "Heat pump installers’ toolkit: protecting consumers",
      date: "read 23 November 2026",
      url: "https://greenheattoolkit.energysavingtrust.org.uk/t/heat-pump-installers-toolkit/heat-pump-certification/protecting-consumers/",
    },
    {
      publisher: "HM Revenue and Customs",
      title: "VAT Notice 708/6: energy-saving materials and heating equipment",
      date: "as recorded 21 November 2026",
      url: "https://www.gov.uk/guidance/vat-on-energy-saving-materials-and-heating-equipment-notice-7086",
    },
  ],
  writtenOn: "2026-11-25",
  services: ["solar-panels", "battery-storage", "heat-pumps"],
  areas: ["london", "birmingham", "glasgow"],
};
