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
    "In England and Wales a home that is let must have an energy rating of E today, and C or its successor by 1 October 2030, unless an exemption is registered. The government confirmed that date in January 2026; the regulations had not yet been made when we checked. Scotland plans its own rules. Northern Ireland has no minimum.",
    `Do the cheap things first and keep every invoice: spending from 1 October 2025 is meant to count. You need not spend more than ${inPounds(spend.capFrom2030)} on a home, and the government expects about ${inPounds(spend.expected)} on average. Don’t buy a heat pump or panels just for the rating until an assessor has told you what they would do to it.`,
  ],
  sections: [
    {
      heading: "The rules today",
      paragraphs: [
        `Since 1 April 2020 every private let in England and Wales that needs a certificate must be rated E or better, whether the tenancy is new or old. If you let an F or a G without an exemption, you risk up to ${inPounds(penaltyNow)} for a home. You need not spend more than ${inPounds(spend.capNow)}, including VAT, to get there. If that is not enough, do what you can for it and register the exemption, which lasts five years.`,
        "The certificate is valid for ten years, and anyone can read it on the public register. Look yours up first. It lists what the assessor assumed, and a line such as “solid brick, as built, no insulation (assumed)” may be wrong.",
      ],
      chart: {
        title: "What a landlord may have to spend on one home",
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
        "There is one date for all tenancies: 1 October 2030. The earlier plan of 2028 for new lets was dropped. Short holiday lets are excluded. Published accounts of the decision agree on this, but check it against the regulations once they are made.",
      ],
      table: {
        caption: "Rules for private lets in England and Wales, as read in November 2026",
        head: ["Rule", "From"],
        rows: [
          ["Every let needs E, or a registered exemption", "1 April 2020"],
          ["Spending from here on counts towards the new limit", "1 October 2025"],
          ["A new certificate at C by the present method stays valid until it expires", "Until 1 October 2029"],
          ["Certificates under the Home Energy Model, with several ratings instead of one", "Around 2029"],
          ["Every let needs C or its successor, or an exemption", "1 October 2030"],
        ],
      },
    },
    {
      heading: "The spending limit: two examples",
      paragraphs: [
        `The new limit is ${inPounds(spend.capFrom2030)}, or a tenth of the value for homes worth less than £100,000. On a house worth £250,000 that needs £14,000 of work, you spend ${inPounds(spend.capFrom2030)} and the rest is exempt for ten years. On a flat worth ${inPounds(spend.smallValue)} you spend ${inPounds(spend.capFromShare * spend.smallValue)}.`,
        "So there is no reason to sell in a hurry, or to spend at once. Prices and methods change, and a certificate that just reaches C today may be enough for years. Insulating the loft, walls, floors and windows helps under every version of the rules.",
      ],
    },
    {
      heading: "Scotland, and Northern Ireland",
      paragraphs: [
        "Scotland has no minimum for private lets yet. In 2025 its government published draft regulations under which new lets would need the Heat Retention Rating C from 1 April 2028, and all lets by 2033. That rating covers only the building’s fabric, so panels would not raise it. Check on gov.scot whether the draft has become law. Landlords there must meet the Repairing Standard in any case.",
        "In Northern Ireland a certificate must be given when a home is let, but there is no minimum rating. Ask the Department for Communities what it plans.",
      ],
    },
    {
      heading: "What raises a rating, and what does not",
      paragraphs: [
        "The present certificate is based on the cost of energy, so a measure counts for what it takes off a standard bill. The usual order in a house with a boiler is loft, cavity walls, controls, hot water jacket and lights, then solid walls or panels. Panels can raise a rating a lot, because the method counts the electricity they save and sell.",
        "Replacing gas with a heat pump may do little under this method, which counts electricity as expensive, and more under the new one, which rates the heating system. So have an assessor model two or three packages before you order anything.",
      ],
      points: [
        "Check what was assumed, and give the assessor evidence: invoices, photographs, guarantees",
        "Have packages modelled, with the rating after each step",
        "Deal with damp and ventilation first; insulation over wet brick causes mould",
        "Plan noisy work between tenancies",
      ],
    },
    {
      heading: "Who saves, and who pays",
      paragraphs: [
        `Take ${ARRAY_KW} kW of panels that generate ${aboutKwh(made)} kWh a year. If the tenant uses ${shown.selfUseCounted}, as our planner finds for a three-bedroom semi, ${inPounds(tenantsPart)} comes off the tenant’s bill. The export, ${inPounds(withExport - tenantsPart)} at ${exportPence.good}p, goes to the holder of the export contract, and that can be you if the supplier agrees and the tenancy says so. Agree it in writing before a tenant moves in.`,
        `With bills included the landlord saves it all, ${inPounds(withExport)} here. You may also bill a tenant for electricity that you bought, but at no more than you paid, under Ofgem’s maximum resale price. The same goes for heating: the tenant saves, but may stay longer and have less mould to complain about.`,
        "You can put the rent up for a better home, within the rules. In England, since 1 May 2026, that is once a year by formal notice, and the tenant can ask the tribunal whether the new rent is the market rent.",
      ],
    },
    {
      heading: "Grants for landlords",
      paragraphs: [
        `The Boiler Upgrade Scheme is open to owners who let: ${inPounds(grants.airSource)} for an air to water heat pump, in England and Wales, for each home. At the median of ${inPounds(costs.heatPump)} that leaves ${inPounds(costs.heatPump - grants.airSource)}. Social landlords are excluded. The tenant’s income does not matter.`,
        `The Warm Homes: Local Grant in England works through councils, depends on the household in the home, and usually asks landlords to contribute from their second property on; ask your council for the terms. The Home Energy Scotland grant is for people who live in their own home. Landlords of any kind of dwelling can apply for the charge point grant, for a limited number of sockets a year, until ${shown.chargepointGrantsEnd}.`,
        `VAT on panels, batteries, heat pumps and insulation that are fitted in a let home is 0% until ${shown.vatReliefEnds}, as in any other home.`,
      ],
    },
    {
      heading: "Tax in brief",
      paragraphs: [
        "You can set a repair against the year’s rent, but not an improvement, though that may reduce your capital gain when you sell. Replacing a part with its modern equivalent, single glazing with double for instance, is generally still a repair. You cannot claim capital allowances for plant inside a dwelling that is let, so you can’t write off panels on a let house as you could on a shop. Whether replacing a boiler with a heat pump is a repair depends on the details: ask an accountant, with the invoice split into parts.",
      ],
    },
    {
      heading: "Exemptions",
      paragraphs: [
        "You register them yourself, with evidence, on the PRS Exemptions Register, and each has an end date. They don’t pass to a buyer, who has to register again.",
      ],
      points: [
        "High cost: you have spent the limit and still not reached the rating",
        "Consent: a tenant, a freeholder, a lender or the planners refused in writing",
        "Damage: an expert says that the work would damage the building",
        "Loss of value: a surveyor says that it would be more than five per cent",
        "New landlord: a few months’ grace in certain cases",
      ],
    },
    {
      heading: "What does not pay",
      paragraphs: [
        "Insulating a whole terrace outside to go up one rating, when a loft and a new cylinder would have done. A battery for a tenant on a single-rate tariff. A smart thermostat that only you can set. And a certificate from someone who promises the rating beforehand: it is public, and the next assessor will see the truth.",
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
        "Not if you register the consent exemption with the refusal as evidence. It ends with that tenancy, or after its term, so ask again when the home is empty.",
    },
    {
      question: "Does a listed house need a certificate?",
      answer:
        "It depends on what the work would do to its character, and opinions differ. Take advice, and don’t assume that listing exempts you.",
    },
    {
      question: "Can a tenant make me improve the house?",
      answer:
        "A private tenant in England and Wales may ask for measures that cost you nothing up front, and you need a good reason to refuse. If the cold harms their health, the council can act whatever the rating.",
    },
    {
      question: "We let rooms in a shared house. Is it different?",
      answer:
        "If the house as a whole needs a certificate, the same rating applies. If the rent includes bills, heating controls and panels save you money, so you might do those sooner.",
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
