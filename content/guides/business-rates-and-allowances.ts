import { shown } from "#content/figures/shared-figures.ts";
import { costOf, inPounds, wholeNumber, yieldPerKw } from "#content/guides/figures.ts";
import type { Guide } from "#content/guides/guide.ts";
import { yieldUk } from "#content/service-pages/common-facts.ts";
import { annualInvestmentAllowance, firstYearAllowance, fullExpensing } from "#content/service-pages/grant-notes.ts";

const PRICE = 60_000;
const ARRAY_KW = 60;
/** Shares of taxable profit: companies above £250,000 and up to £50,000. */
const tax = { main: 0.25, small: 0.19 };
/** Shares of the cost that reduce profit in a year. */
const allowed = { investment: 1, specialFirstYear: 0.5, specialWritingDown: 0.06 };
const saved = (share: number, rate: number) => PRICE * share * rate;
const leftInPool = PRICE * (1 - allowed.specialFirstYear);
const secondYear = leftInPool * allowed.specialWritingDown * tax.main;

/** An example: contract price and share of own use. */
const contract = { pence: 24, soldPence: 6, used: 0.8 };
const made = ARRAY_KW * yieldPerKw.south;
const earned = costOf(made * contract.used, contract.pence) + costOf(made * (1 - contract.used), contract.soldPence);

const rateable = { value: 3000, multiplier: 0.5 };

export const businessRatesAndAllowances: Guide = {
  slug: "business-rates-and-allowances",
  title: "Business solar: rates and capital allowances",
  description:
    "Whether solar panels and batteries raise business rates in England, Scotland and Wales, which capital allowance fits, an example, and the ground array rule.",
  heading: "Business rates and allowances",
  answer: [
    "In England and Scotland, panels and batteries whose power is used on the premises are exempt from business rates until spring 2035. In Wales we found only a time-limited rule for small systems, so ask before you order.",
    `For tax, panels are special-rate plant. Within the Annual Investment Allowance, the whole price still comes off the first year’s profit: on ${inPounds(PRICE)} a company that pays ${100 * tax.main}% saves ${inPounds(saved(allowed.investment, tax.main))} of tax. It is relief, not a grant: with no profit you save nothing yet.`,
  ],
  sections: [
    {
      heading: "Why panels can raise business rates",
      paragraphs: [
        "Rates are a tax on what a property could be let for in a year, and some plant counts as part of the property. That has long included plant that generates or stores power for the building, solar panels and batteries among it. After the 2017 revaluation some owners saw the part of their bill for panels rise many times over.",
        `For example, if an array were valued at ${inPounds(rateable.value)} a year and the multiplier were ${100 * rateable.multiplier}p in the pound, the bill would be ${inPounds(rateable.value * rateable.multiplier)} a year. Both figures are ours, to show the sum. Your multiplier is on your bill; the value is for the valuer to decide.`,
      ],
    },
    {
      heading: "England: exempt until 31 March 2035",
      paragraphs: [
        "The Valuation for Rating (Plant and Machinery) (England) (Amendment) Regulations 2022 exempt plant that generates, stores, transforms or carries renewable power for use on the site, and storage for vehicle charge points, from April 2022. That includes their cables and transformers; plant that serves several sources has to serve mainly the renewable one.",
        "You don’t have to apply. The valuation office should leave the plant out, so check your entry after the next change and challenge it if they haven’t. Panels that you buy now will outlast the rule by ten years or more, so allow for some rates after 2035.",
      ],
    },
    {
      heading: "Scotland: much the same, under its own law",
      paragraphs: [
        "The Scottish regulations of 2023, in force since 1 April of that year, leave out plant with microgeneration capacity and, until 1 April 2035, other renewable plant and plant for charge points. Ask your local assessor, who keeps the valuation roll.",
        "There is also a separate relief for properties that only generate: stand-alone sites that share profits with a community, and hydro. A workshop with panels on its roof doesn’t need it.",
      ],
    },
    {
      heading: "Wales and Northern Ireland: ask first",
      paragraphs: [
        "In Wales a 2010 rule leaves out small plant with microgeneration capacity, with strict time limits according to the valuation office’s manual. We found no equivalent of the English regulations for larger arrays and batteries. The Valuation Office Agency covers Wales too: before you sign, send it the size, the use and the date, and allow for rates in your sums.",
        "Northern Ireland has its own law and its own office, Land & Property Services. The rules in Great Britain do not apply there.",
      ],
      table: {
        caption: "On-site solar and batteries in business rates, as read in November 2026",
        head: ["Nation", "Left out", "Until"],
        rows: [
          ["England", "Renewable plant and storage used on site", "31 March 2035"],
          ["Scotland", "The same; microgeneration plant with no end date", "31 March 2035"],
          ["Wales", "Small systems, within time limits", "Ask the VOA"],
          ["Northern Ireland", "Own law, which we have not read", "Ask LPS"],
        ],
      },
    },
    {
      heading: "If someone else owns the panels",
      paragraphs: [
        "Under a power purchase agreement the array belongs to an investor who sells you the output. It may be treated as a separate property, with its own entry and bill, and other rules apply to power that is mainly sold. Make sure that the agreement says who pays any rates; if it doesn’t, you may have to.",
      ],
    },
    {
      heading: "Capital allowances: which one fits",
      paragraphs: [
        "You can’t write plant off like stationery. Each kind goes into a pool. HMRC’s list puts solar panels into the special-rate pool, and with them the space and water heating of a building, so a heat pump belongs there too. The pool gives 6% a year of what is left in it, which is slow. Three rules are faster.",
      ],
      points: [
        `Annual Investment Allowance: all of the cost in the first year, up to ${shown.investmentAllowance} a year; companies, sole traders and partnerships; new or used`,
        "50% first-year allowance: companies only, new special-rate plant, without a limit; the other half goes into the pool",
        "Full expensing, and the 40% allowance since January 2026: for main-rate plant, so not for panels",
        "100% for new charge points: until 31 March 2027 for companies and 5 April 2027 for others, according to published accounts",
      ],
      chart: {
        title: `Tax saved in the first year on ${inPounds(PRICE)} of panels, at ${100 * tax.main}%`,
        head: ["Rule", "First year"],
        bars: [
          {
            label: "Investment allowance",
            value: saved(allowed.investment, tax.main),
            words: inPounds(saved(allowed.investment, tax.main)),
            isKey: true,
          },
          {
            label: "50% first-year allowance",
            value: saved(allowed.specialFirstYear, tax.main),
            words: inPounds(saved(allowed.specialFirstYear, tax.main)),
          },
          {
            label: "Pool alone, 6%",
            value: saved(allowed.specialWritingDown, tax.main),
            words: inPounds(saved(allowed.specialWritingDown, tax.main)),
          },
        ],
      },
    },
    {
      heading: "What the figures show",
      paragraphs: [
        `At ${100 * tax.small}%, the rate of companies with profits up to £50,000, the allowance is worth ${inPounds(saved(allowed.investment, tax.small))}; between that and £250,000 of profit each extra pound is taxed more heavily, so it can be worth more. A sole trader saves income tax at the rate on the top slice. After the 50% allowance ${inPounds(leftInPool)} stays in the pool, and the second year brings ${inPounds(secondYear)}.`,
        "Companies under one owner share the £1 million limit, and it is scaled down for a short accounting period. Use it for special-rate plant first, because main-rate plant can have full expensing. The year that counts is the one in which you become obliged to pay, not the one in which the work ends; a contract signed in the last week of the year may or may not be in time.",
        "If you sell the business with the panels, you may have to pay back part of the relief. Split the price in the contract: the battery, charge points, roof repairs and switchboard may each be treated differently, and your accountant can’t split a single line of “solar works”.",
      ],
    },
    {
      heading: "Who cannot claim",
      paragraphs: [
        "Anyone who did not spend the money. A tenant can’t claim if the landlord pays for the panels, nor a landlord if the tenant pays; under a power purchase agreement the investor claims. Landlords of dwellings can’t claim for plant inside the dwelling, and charities and others who pay no tax have nothing to set it against. VAT is separate: 20% on business premises, reclaimed in the usual way if you are registered.",
      ],
    },
    {
      heading: "What the panels earn",
      paragraphs: [
        `Don’t buy panels just for the tax relief. ${ARRAY_KW} kW facing south generate about ${wholeNumber(made)} kWh a year on the UK average. Use ${100 * contract.used}% of that instead of units at ${contract.pence}p and sell the rest at ${contract.soldPence}p: ${inPounds(earned)} a year before tax. That saving raises your profit, so you pay tax on it every year, which proposals often leave out. After ${100 * tax.main}% there are ${inPounds(earned * (1 - tax.main))}.`,
        `Set against ${inPounds(PRICE - saved(allowed.investment, tax.main))} after relief it comes to ${((PRICE - saved(allowed.investment, tax.main)) / (earned * (1 - tax.main))).toFixed(1)} years; set against the full price before all tax, to ${(PRICE / earned).toFixed(1)}. The two agree, because the same rate applies to both. A proposal that takes relief off the price but ignores tax on the saving shows ${((PRICE - saved(allowed.investment, tax.main)) / earned).toFixed(1)}. The price, the contract’s pence and the shares are our assumptions; use yours.`,
      ],
    },
    {
      heading: "If the roof isn’t suitable: ground arrays",
      paragraphs: [
        "In England a business may put up one stand-alone array within its grounds without an application, of 9 square metres at most, under Class K. That is a handful of panels. A field array therefore needs planning permission, and on farmland you also have to ask whether the land still counts as farmed and whether it keeps its inheritance tax relief. A roof of any size, or since December 2023 a car park canopy with the council’s prior approval, is usually quicker.",
      ],
    },
    {
      heading: "Before you sign",
      paragraphs: ["Send these five letters while the quotes are being drawn up."],
      points: [
        "To the valuer: will this plant change the rateable value, and from when?",
        "To the accountant: which pool, which allowance, which year?",
        "To the landlord and the lender: consent, and who owns the array at the end",
        "To the insurer: what they require for the roof, cables and batteries",
        "To the network operator: how much may be exported?",
      ],
    },
  ],
  facts: [
    {
      label: "On-site solar and its storage in business rates, England",
      value: "exempt until 31 March 2035",
      note: "For power that is used on the premises.",
      source: "Valuation for Rating (Plant and Machinery) (England) (Amendment) Regulations 2022",
      asOf: "21 November 2026",
      restsOn: ["tax.businessRates"],
    },
    ...[annualInvestmentAllowance, fullExpensing, firstYearAllowance].map(
      ({ name, amount, who, source, asOf, restsOn }) => ({
        label: name,
        value: amount,
        note: who,
        source,
        asOf,
        restsOn,
      }),
    ),
    {
      label: "Special-rate pool",
      value: "6% a year",
      note: "Of what is left in the pool. The main pool fell from 18% to 14% in April 2026.",
      source: "gov.uk, Work out your writing down allowances; tax tables for 2026/27",
      asOf: "April 2026",
      restsOn: ["tax.specialRatePool"],
    },
    yieldUk,
  ],
  faq: [
    {
      question: "Do panels on my home office bring business rates?",
      answer:
        "A home stays under council tax as long as no part of it is used only for business, and panels don’t change that. A separate workshop with its own rates bill is treated separately.",
    },
    {
      question: "Are farms different?",
      answer:
        "Farm land and buildings are exempt from rates, and so has been plant that serves only the farming. An array that mainly sells power is not farming. Ask the valuer, and say how much you will export.",
    },
    {
      question: "Does the super-deduction still exist?",
      answer:
        "No. It ended on 31 March 2023. A page that still offers 130% is three years out of date, and so is its payback.",
    },
    {
      question: "Is there a cash grant as well?",
      answer:
        "There is no UK-wide grant for panels on business roofs. Councils and growth hubs run small local ones, which reduce the cost that you can claim allowances on.",
    },
  ],
  sources: [
    {
      publisher: "legislation.gov.uk",
      title: "Valuation for Rating (Plant and Machinery) (England) (Amendment) Regulations 2022",
      date: "2022",
    },
    {
      publisher: "legislation.gov.uk",
      title: "Valuation for Rating (Plant and Machinery) (Scotland) Amendment Regulations 2023",
      date: "in force since 1 April 2023",
      url: "https://www.legislation.gov.uk/ssi/2023/32/made",
    },
    {
      publisher: "legislation.gov.uk",
      title: "Valuation for Rating (Plant and Machinery) (Wales) (Amendment) Regulations 2010",
      date: "in force since 1 April 2010",
      url: "https://www.legislation.gov.uk/wsi/2010/146/made",
    },
    {
      publisher: "Valuation Office Agency",
      title: "Rating Manual: plant and machinery, microgeneration in England and Wales",
      date: "read 23 November 2026",
      url: "https://www.gov.uk/guidance/rating-manual-section-6-chhallenges-to-the-rating-list/part-5-practice-note-2-the-valuation-for-rating-plant-and-machinery-microgeneration-regulations-england-and-wales",
    },
    {
      publisher: "HM Revenue and Customs",
      title: "Work out your writing down allowances: rates and pools",
      date: "read 23 November 2026",
      url: "https://www.gov.uk/work-out-capital-allowances/rates-and-pools",
    },
    {
      publisher: "b20wessex.co.uk",
      title: "Changes to capital allowances, charge points included",
      date: "2026",
      url: "https://b20wessex.co.uk/articles/changes-to-capital-allowances",
    },
    {
      publisher: "legislation.gov.uk",
      title: "General Permitted Development (England) Order 2015, Schedule 2, Part 14, Classes J, K and OA",
      date: "as amended in December 2023",
      url: "https://www.legislation.gov.uk/uksi/2015/596/schedule/2/part/14",
    },
  ],
  writtenOn: "2026-11-23",
  services: ["commercial-solar", "commercial-renewables", "battery-storage", "fleet-charging"],
  areas: ["coventry", "lincolnshire", "aberdeen"],
};
