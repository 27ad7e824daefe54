import { shown } from "#content/figures/shared-figures.ts";
import { aboutKwh, costs, exportPence, grants, inPounds, roofs } from "#content/guides/figures.ts";
import type { Guide } from "#content/guides/guide.ts";
import { electricityPrice, exportPrice, heatPumpCost } from "#content/service-pages/common-facts.ts";
import { boilerUpgradeAirSource, chargepointLandlords } from "#content/service-pages/grant-notes.ts";

/** What a landlord in England and Wales must be prepared to spend on a home, and what the government expects. */
const spend = { capNow: 3500, expected: 5400, capFrom2030: 10_000, capFromShare: 0.1, smallValue: 80_000 };
const penaltyNow = 5000;

const ARRAY_KW = 4;
const { kwh: made, savedPounds: withExport, notBoughtPounds: tenantsPart } = roofs.south;

export const landlords: Guide = {
  slug: "landlords",
  title: "Landlords: EPC rules, dates, costs and who saves",
  description:
    "EPC E today and C by 1 October 2030, spending caps, exemptions, Scotland and Northern Ireland, grants for landlords, tax, and what pays in a let home.",
  heading: "What landlords need to know",
  answer: [
    "In England and Wales a home that is let must have an energy rating of E today, and C or its successor by 1 October 2030, unless an exemption is registered. The government confirmed that date in January 2026; the regulations that put it into law were still to come when we read about them. Scotland plans something of its own. Northern Ireland has no minimum.",
    `Do the cheap steps first and keep every invoice: what was spent from 1 October 2025 on is meant to count. Nobody need spend more than ${inPounds(spend.capFrom2030)} on a home, and the government expects about ${inPounds(spend.expected)} on average. Do not buy a heat pump or panels for the letter alone before an assessor has told you what it would do to it.`,
  ],
  sections: [
    {
      heading: "What holds today",
      paragraphs: [
        `Since 1 April 2020 every private let in England and Wales that needs a certificate must show E or better, new tenancy or old. If you let an F or a G without an exemption, you risk up to ${inPounds(penaltyNow)} for a home. You need not spend more than ${inPounds(spend.capNow)}, VAT included, to get there; if that is not enough, you do what it buys and register the exemption, which lasts five years.`,
        "The certificate itself is valid for ten years and can be read by anyone on the public register. Look up yours before you do anything. It lists what the assessor assumed, and a line such as “solid brick, as built, no insulation (assumed)” may be simply untrue.",
      ],
      chart: {
        title: "What a landlord must be ready to spend on one home",
        head: ["England and Wales", "Pounds"],
        bars: [
          { label: "Limit today, for E", value: spend.capNow, words: inPounds(spend.capNow) },
          {
            label: "Expected average, for C",
            value: spend.expected,
            words: inPounds(spend.expected),
            isKey: true,
          },
          { label: "Limit from 2030, for C", value: spend.capFrom2030, words: inPounds(spend.capFrom2030) },
        ],
      },
    },
    {
      heading: "What is coming in England and Wales",
      paragraphs: [
        "One date for all tenancies: 1 October 2030. The earlier plan of 2028 for new lets was dropped. Short holiday lets are left out. These are the points on which published accounts of the decision agree, and each should be checked against the regulations once they are made.",
      ],
      table: {
        caption: "Rules for private lets in England and Wales, as read in November 2026",
        head: ["What holds", "From"],
        rows: [
          ["Every let needs E, or a registered exemption", "1 April 2020"],
          ["Spending from here on counts towards the new limit", "1 October 2025"],
          ["A new certificate with C by the present method stays good until it runs out", "Until 1 October 2029"],
          ["Certificates by the Home Energy Model, with several ratings in place of one", "Around 2029"],
          ["Every let needs C or its successor, or an exemption", "1 October 2030"],
        ],
      },
    },
    {
      heading: "The limit, with two sums",
      paragraphs: [
        `The new limit is ${inPounds(spend.capFrom2030)}, or a tenth of the value for homes worth less than £100,000. A house worth £250,000 that would need £14,000 of work is finished at ${inPounds(spend.capFrom2030)}, and the rest is exempt for ten years. A flat worth ${inPounds(spend.smallValue)} is finished at ${inPounds(spend.capFromShare * spend.smallValue)}.`,
        "So there is no reason to sell in a hurry, and none to spend at once either. Prices move, methods change, and a certificate that reaches C today by a small step may be enough for years. What helps in every version of the rules is fabric: loft, walls, floors, windows, in the order that the house suggests.",
      ],
    },
    {
      heading: "Scotland, and Northern Ireland",
      paragraphs: [
        "Scotland has no minimum for private lets yet. In 2025 its government published draft regulations under which new lets would need the Heat Retention Rating C from 1 April 2028, and all lets by 2033. That rating looks at the building’s fabric alone, so panels would not raise it. Look at gov.scot for whether the draft has become law before you plan by it. Landlords there must meet the Repairing Standard in any case.",
        "In Northern Ireland a certificate must be given when a home is let, but no letter is demanded. Ask the Department for Communities what it plans.",
      ],
    },
    {
      heading: "What raises a rating, and what does not",
      paragraphs: [
        "The present certificate reckons with the cost of energy, so a measure counts for what it takes off a standard bill. The usual order in a house with a boiler is loft, cavity walls, controls, hot water jacket and lights, then solid walls or panels. Panels can lift a rating a good deal because they sell and save electricity on paper.",
        "A heat pump in place of gas may do little under this method, since electricity is dear in it, and more under the new one, which has a rating for the heating system. That is the best reason to have an assessor model two or three packages before you order any. A model costs less than a radiator.",
      ],
      points: [
        "Check what was assumed, and hand over proof: invoices, photographs, guarantees",
        "Have packages modelled, with the letter after each step",
        "Do the damp and the ventilation first; insulation over wet brick makes mould",
        "Plan noisy work for the gap between two tenancies",
      ],
    },
    {
      heading: "Who saves, and who pays",
      paragraphs: [
        `This is the crux of every let. Take ${ARRAY_KW} kW of panels that make ${aboutKwh(made)} kWh a year. If the tenant uses ${shown.selfUseCounted}, as our planner finds for a semi with three bedrooms, ${inPounds(tenantsPart)} comes off the tenant’s bill. The export, ${inPounds(withExport - tenantsPart)} at ${exportPence.good}p, goes to the holder of the export contract, and that can be you if the supplier agrees and the tenancy says so. Decide it in writing before a tenant moves in.`,
        `With bills included the landlord saves it all, ${inPounds(withExport)} here. You may also bill a tenant for electricity that you bought, but at no more than you paid: Ofgem’s maximum resale price sees to that. Warmth behaves likewise. A tenant with lower bills stays longer and has less mould to complain about, which is worth money though no table shows it.`,
        "The rent can reflect better rooms, within the rules. In England, since 1 May 2026, it may go up once a year by a formal notice, and the tenant may ask the tribunal whether the new figure is the market’s.",
      ],
    },
    {
      heading: "Grants that a landlord can have",
      paragraphs: [
        `The Boiler Upgrade Scheme is open to owners who let: ${inPounds(grants.airSource)} for an air to water heat pump, in England and Wales, for each home. At the median of ${inPounds(costs.heatPump)} that leaves ${inPounds(costs.heatPump - grants.airSource)}. Social landlords are left out. The tenant’s income does not matter.`,
        `The Warm Homes: Local Grant in England works through councils, depends on the household in the home, and usually asks a landlord to contribute from the second property on; your council has the terms. The Home Energy Scotland grant is for people who live in their own home. Landlords of any kind of dwelling can apply for the charge point grant, for a limited number of sockets a year, until ${shown.chargepointGrantsEnd}.`,
        `VAT on panels, batteries, heat pumps and insulation that are fitted in a let home is 0% until ${shown.vatReliefEnds}, as in any other home.`,
      ],
    },
    {
      heading: "Tax, in four sentences",
      paragraphs: [
        "A repair comes off the year’s rent; an improvement does not, but may lower the gain when you sell. Replacing a part with its modern equivalent, single glazing with double for instance, is generally still a repair. You cannot claim capital allowances for plant inside a dwelling that is let, so panels on a let house cannot be written off in the way a shop’s can. Whether a heat pump in place of a boiler is a repair depends on what was there and what comes: ask an accountant, with the invoice split into parts.",
      ],
    },
    {
      heading: "Exemptions, and what they are not",
      paragraphs: [
        "You register them yourself, with evidence, on the PRS Exemptions Register, and each has an end date. They belong to you and not to the house: a buyer has to register again.",
      ],
      points: [
        "High cost: the limit has been spent, and the letter is still missing",
        "Consent: a tenant, a freeholder, a lender or the planners refused in writing",
        "Harm: an expert says that the work would damage the building",
        "Loss of value: a surveyor puts it at more than five per cent",
        "New landlord: some months’ grace in certain cases",
      ],
    },
    {
      heading: "What does not pay",
      paragraphs: [
        "External insulation of a whole terrace for one letter, when a loft and a new cylinder would have done. A battery in a let house with a tenant on one rate all day. A smart thermostat that only you can set. And a certificate bought from someone who promises the letter beforehand: it is public, it is signed, and the next assessor will see the same wall.",
      ],
    },
  ],
  facts: [
    {
      label: "Limit of spending for C, from 2030",
      value: `${inPounds(spend.capFrom2030)}, or 10% of a value below £100,000`,
      note: `England and Wales. The government expects ${inPounds(spend.expected)} on average. Regulations were outstanding when this was read.`,
      source: "TDS Group and Comfort Estates, accounts of the government’s response of January 2026",
      asOf: "23 November 2026",
      restsOn: ["rules.landlordsSpend"],
    },
    heatPumpCost,
    electricityPrice,
    exportPrice,
    {
      label: boilerUpgradeAirSource.name,
      value: boilerUpgradeAirSource.amount,
      note: boilerUpgradeAirSource.who,
      source: boilerUpgradeAirSource.source,
      asOf: boilerUpgradeAirSource.asOf,
      restsOn: boilerUpgradeAirSource.restsOn,
    },
    {
      label: chargepointLandlords.name,
      value: chargepointLandlords.amount,
      note: chargepointLandlords.who,
      source: chargepointLandlords.source,
      asOf: chargepointLandlords.asOf,
      restsOn: chargepointLandlords.restsOn,
    },
  ],
  faq: [
    {
      question: "My tenant refuses the work. Am I in breach?",
      answer:
        "Not if you register the consent exemption with the refusal as proof. It ends with that tenancy, or after its term, so ask again when the home is empty.",
    },
    {
      question: "Does a listed house need a certificate?",
      answer:
        "It is a question of what the work would do to its character, and opinions differ. Take advice, and do not assume that listing exempts you.",
    },
    {
      question: "Can a tenant make me improve the house?",
      answer:
        "A private tenant in England and Wales may ask for measures that cost you nothing up front, and you need a good reason to refuse. Cold that harms health is another matter: the council can act on that at any rating.",
    },
    {
      question: "We let rooms in a shared house. Is it different?",
      answer:
        "If the house as a whole needs a certificate, the same letter applies. With bills in the rent, heating controls and panels earn for you, so the order of work may change.",
    },
  ],
  sources: [
    {
      publisher: "legislation.gov.uk",
      title: "Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015",
      date: "2015, as amended",
      url: "https://www.legislation.gov.uk/uksi/2015/962/contents",
    },
    {
      publisher: "TDS Group",
      title: "EPC C by 2030: what the new rules mean for landlords",
      date: "January 2026, read 23 November 2026",
      url: "https://www.tdsgroup.uk/post/epc-c-by-2030-what-the-new-rules-mean-for-landlords",
    },
    {
      publisher: "Comfort Estates",
      title: "EPC C requirements for landlords by 2030",
      date: "2 February 2026",
      url: "https://comfortestates.co.uk/help-advice/epc-c-requirements-for-landlords-by-2030-what-you-need-to-know",
    },
    {
      publisher: "Scottish Government",
      title: "Draft Energy Efficiency (Domestic Private Rented Property) (Scotland) Regulations: consultation",
      date: "2025",
      url: "https://www.gov.scot/publications/consultation-draft-energy-efficiency-domestic-private-rented-property-scotland-regulations/pages/2/",
    },
    {
      publisher: "gov.uk",
      title: "Apply for the Boiler Upgrade Scheme: check if you’re eligible",
      date: "read 23 November 2026",
      url: "https://www.gov.uk/apply-boiler-upgrade-scheme/check-if-youre-eligible",
    },
    {
      publisher: "legislation.gov.uk",
      title: "Renters’ Rights Act 2025",
      date: "2025, in force for rents since 1 May 2026",
    },
  ],
  writtenOn: "2026-11-23",
  services: ["energy-audits", "heat-pumps", "solar-panels", "grants"],
  areas: ["liverpool", "leicester", "swansea"],
};
