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
    "Whether solar panels and batteries raise business rates in England, Scotland and Wales, which capital allowance fits, a worked sum, and the ground array rule.",
  heading: "Business rates and allowances",
  answer: [
    "In England and in Scotland panels and batteries whose power is used on the premises stay out of the business rates until the spring of 2035. In Wales we found no such rule beyond one for small systems that the valuation office applies within time limits, so ask before you order.",
    `For tax, panels are special-rate plant. Within the Annual Investment Allowance all of the price comes off the first year’s profit all the same: on ${inPounds(PRICE)} a company that pays ${100 * tax.main}% saves ${inPounds(saved(allowed.investment, tax.main))} of tax. It is relief, not a grant. Without profit there is nothing to relieve yet.`,
  ],
  sections: [
    {
      heading: "Why panels could raise the rates at all",
      paragraphs: [
        "Rates are a tax on what a property could be let for in a year, and certain plant counts as part of the property. Plant that makes or stores power for the building has long been on that list, solar panels and storage batteries by name. After the valuation of 2017 some owners saw the part of their bill that came from panels grow many times over.",
        `To see the size of it: had an array been valued at ${inPounds(rateable.value)} a year and the multiplier been ${100 * rateable.multiplier}p in the pound, the bill would be ${inPounds(rateable.value * rateable.multiplier)} each year. Both figures are ours, for the sum alone. Your multiplier is printed on the bill, and no valuer will promise the other figure by telephone.`,
      ],
    },
    {
      heading: "England: out of the reckoning until 31 March 2035",
      paragraphs: [
        "The Valuation for Rating (Plant and Machinery) (England) (Amendment) Regulations 2022 take out plant that generates, stores, transforms or carries power from renewable sources for use on the site, and storage that serves charge points for vehicles. It began in April 2022. Cables and transformers that belong to it are included; where one piece serves several sources, it has to be mainly the renewable one.",
        "You do not apply. The valuation office is meant to leave the plant out, so look at the entry after the next change, and challenge it if it has not. And 2035 is not forever: panels that you buy now will outlive the rule by ten years or more. A careful sum lets some rates return for those.",
      ],
    },
    {
      heading: "Scotland: the same end, by another law",
      paragraphs: [
        "The Scottish regulations of 2023, in force since 1 April of that year, leave out plant with microgeneration capacity, and until 1 April 2035 also other renewable plant and plant for charge points. The assessor of your area keeps the roll and answers questions.",
        "There is a second and different thing, a relief for properties that do nothing but generate. It is for stand-alone sites with a community’s share in the profit, and for hydro. A workshop with a roof full of panels has no need of it.",
      ],
    },
    {
      heading: "Wales and Northern Ireland: ask first",
      paragraphs: [
        "In Wales a rule from 2010 leaves out small plant with microgeneration capacity, with strict time limits according to the valuation office’s manual. We found no regulations that copy the English ones for larger arrays and batteries. The valuation office answers for Wales too; send it the size, the use and the date before you sign, and put a sum for rates into the proposal.",
        "Northern Ireland has its own law and its own office, Land & Property Services. What holds on the other side of the sea proves nothing there.",
      ],
      table: {
        caption: "On-site solar and batteries in business rates, as read in November 2026",
        head: ["Nation", "Left out", "Until"],
        rows: [
          ["England", "Renewable plant and storage used on site", "31 March 2035"],
          ["Scotland", "The same; plant of microgeneration without a date", "31 March 2035"],
          ["Wales", "Small systems, within time limits", "Ask the VOA"],
          ["Northern Ireland", "Own law, not read by us", "Ask LPS"],
        ],
      },
    },
    {
      heading: "If someone else owns the panels",
      paragraphs: [
        "With a power purchase agreement the array belongs to an investor who sells you the output. It may then be looked at as a property of its own, with its own entry and bill, and power that goes mainly to be sold is treated by other rules again. The agreement should say in one sentence who pays rates if any come. Yours is the roof, so yours is the risk if it is silent.",
      ],
    },
    {
      heading: "Capital allowances: which one fits",
      paragraphs: [
        "Plant is not written off like paper and ink. Each kind goes into a pool. HMRC’s own list puts solar panels into the special-rate pool, and with them the space and water heating of a building, so a heat pump belongs there too. The pool gives 6% of what is left in it each year, which is slow. Three rules are faster.",
      ],
      points: [
        `Annual Investment Allowance: all of the cost in the first year, up to ${shown.investmentAllowance} a year; companies, sole traders and partnerships; new or used`,
        "50% first-year allowance: companies only, new special-rate plant, without a limit; the other half goes into the pool",
        "Full expensing, and the 40% allowance since January 2026: for main-rate plant, so not for panels",
        "100% for new charge points: until 31 March 2027 for companies and 5 April 2027 for others, by published accounts",
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
      heading: "Reading the sum",
      paragraphs: [
        `At ${100 * tax.small}%, the rate of companies with profits up to £50,000, the allowance is worth ${inPounds(saved(allowed.investment, tax.small))}; between that and £250,000 of profit each further pound is taxed more heavily, so it can be worth more. A sole trader saves income tax at the rate on the top slice. After the 50% allowance ${inPounds(leftInPool)} stays in the pool, and the second year brings ${inPounds(secondYear)}.`,
        "The limit of a million is shared among companies under one owner, and is scaled down in a short period. Use it for special-rate plant first, because main-rate plant has full expensing to fall back on. What matters for the year is when the obligation to pay arises, not when the scaffold comes down; a contract signed in the last week of the year may or may not be in time.",
        "Sell the business with the panels and part of the relief can come back as a charge. Split the price in the contract. A battery, the charge points, roof repairs and the switchboard may each belong elsewhere, and one line of “solar works” leaves your accountant guessing.",
      ],
    },
    {
      heading: "Who cannot claim",
      paragraphs: [
        "Anyone who did not spend the money. A tenant whose landlord pays for the panels has no allowance, a landlord whose tenant pays has none either, and under a power purchase agreement the investor claims. Landlords of dwellings cannot claim for plant inside the dwelling; charities and others who pay no tax have nothing to set it against. And VAT is separate: 20% on business premises, reclaimed in the usual way if you are registered.",
      ],
    },
    {
      heading: "What the panels themselves earn",
      paragraphs: [
        `Relief should be the second reason. ${ARRAY_KW} kW facing south make about ${wholeNumber(made)} kWh a year at the UK’s average. Use ${100 * contract.used}% of that in place of units at ${contract.pence}p and sell the rest at ${contract.soldPence}p: ${inPounds(earned)} a year before tax. That saving raises your profit, so tax takes its share of it every year, which proposals like to forget. After ${100 * tax.main}% there are ${inPounds(earned * (1 - tax.main))}.`,
        `Set against ${inPounds(PRICE - saved(allowed.investment, tax.main))} after relief it comes to ${((PRICE - saved(allowed.investment, tax.main)) / (earned * (1 - tax.main))).toFixed(1)} years; set against the full price before all tax, to ${(PRICE / earned).toFixed(1)}. The two agree, since the same rate is on both sides. A proposal that takes relief off the price but leaves tax off the saving shows ${((PRICE - saved(allowed.investment, tax.main)) / earned).toFixed(1)}. The price, the contract’s pence and the shares are our assumptions; use yours.`,
      ],
    },
    {
      heading: "If the roof will not do: the ground",
      paragraphs: [
        "In England a business may put up one stand-alone array within its grounds without an application, of 9 square metres at most, under Class K. That is a handful of panels. A field array therefore needs planning permission, and on farmland it also raises the questions whether the land is still farmed and whether the inheritance tax relief on it stands. A roof of any size, and since December 2023 a canopy over the car park with the council’s prior approval, is usually the shorter way.",
      ],
    },
    {
      heading: "Before you sign",
      paragraphs: ["Five letters, most of them short. Send them while the quotes are being drawn up."],
      points: [
        "To the valuer: will this plant change the rateable value, and from when?",
        "To the accountant: which pool, which allowance, which year?",
        "To the landlord and the lender: consent, and who owns the array at the end",
        "To the insurer: what they ask of roof, cables and batteries",
        "To the network operator: how much may be exported?",
      ],
    },
  ],
  facts: [
    {
      label: "On-site solar and its storage in business rates, England",
      value: "left out until 31 March 2035",
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
        "A home stays under council tax as long as no part of it is used only for business. The panels do not change that. A separate workshop with its own rates bill is looked at by itself.",
    },
    {
      question: "Are farms different?",
      answer:
        "Farm land and buildings are exempt from rates, and plant that serves the farming alone has been treated likewise. An array that mainly sells power is not farming. Ask the valuer with the share of export in your letter.",
    },
    {
      question: "Does the super-deduction still exist?",
      answer:
        "No. The 130% of older brochures ended on 31 March 2023. A page that still offers it is three years out of date, and its payback with it.",
    },
    {
      question: "Is there a cash grant as well?",
      answer:
        "There is none for the whole UK for panels on business roofs. Councils and growth hubs run small local ones; money from them lowers the cost on which you may claim allowances.",
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
