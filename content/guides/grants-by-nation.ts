import { costs, grants, inPounds, scottishGrants } from "#content/guides/figures.ts";
import type { Guide } from "#content/guides/guide.ts";
import { heatPumpCost } from "#content/service-pages/common-facts.ts";
import {
  boilerUpgradeAirSource,
  boilerUpgradeAirToAir,
  boilerUpgradeOffGas,
  chargepointRenters,
  greenHomesWales,
  homeEnergyScotland,
  northernIreland,
  warmHomesLocalGrant,
  zeroVat,
} from "#content/service-pages/grant-notes.ts";
import type { GrantNote, SourcedFact } from "#content/service-pages/service-page.ts";

const leftAfter = (grant: number) => costs.heatPump - grant;
const bar = (label: string, grant: number) => ({ label, value: leftAfter(grant), words: inPounds(leftAfter(grant)) });

const factOf = ({ name, amount, who, source, asOf, restsOn }: GrantNote): SourcedFact => ({
  label: name,
  value: amount,
  note: who,
  source,
  asOf,
  restsOn,
});

export const grantsByNation: Guide = {
  slug: "grants-by-nation",
  title: "Energy grants by nation: what you can really get",
  description:
    "Heat pumps, insulation, charge points and solar in England, Scotland, Wales and Northern Ireland: the amounts, who applies, in which order, and what has closed.",
  heading: "Grants, nation by nation",
  answer: [
    `For a heat pump there is real money for most owners in three nations: ${inPounds(grants.airSource)} in England and Wales, more off the gas grid, and as much in Scotland by another route. Northern Ireland has no such grant. For solar panels and batteries there is none for the general public anywhere; what everyone gets is 0% VAT, until 31 March 2027.`,
    "Work that has begun before the approval is almost never paid for. Check that you qualify, collect quotes, wait for the written yes, and sign after that.",
  ],
  sections: [
    {
      heading: "One heat pump, three bills",
      paragraphs: [
        `The same machine costs households very different sums. The bars take the median price of an air source heat pump, ${inPounds(costs.heatPump)} in the spring of 2026, and subtract the grant for someone who qualifies. A quote below the median leaves less again, though no grant pays more than the work costs.`,
      ],
      chart: {
        title: "Left to pay of a heat pump at the median price",
        head: ["Where, and in which home", "Left to pay"],
        bars: [
          bar("England, Wales", grants.airSource),
          bar("The same, oil or LPG, no gas", grants.offGas),
          bar("Scotland", scottishGrants.heatPump),
          bar("Scotland, rural or island", scottishGrants.rural),
          { ...bar("Northern Ireland", 0), isKey: true },
        ],
      },
    },
    {
      heading: "England and Wales: the Boiler Upgrade Scheme",
      paragraphs: [
        `Owners of homes and small business premises get ${inPounds(grants.airSource)} towards an air to water heat pump, ${inPounds(grants.groundSource)} towards one that draws on ground or water, and since 28 April 2026 ${inPounds(grants.airToAir)} towards an air to air system. Homes off the gas grid that give up oil or LPG get ${inPounds(grants.offGas)} from 21 July 2026 until 31 March 2027. Rural homes off the grid can have ${inPounds(grants.biomass)} for a biomass boiler.`,
        "You do not apply. An installer with MCS certification does, takes the sum off the invoice and is paid by Ofgem, which writes to you for a confirmation. Income plays no part. Hybrids that keep a gas boiler get nothing, most new builds and social housing are excluded, and a second grant for the same heating is not paid.",
        "Ask each company two questions before you sign. Is the price on the quote before or after the grant? And who bears the loss if the voucher is refused?",
      ],
    },
    {
      heading: "England: help for homes on a low income",
      paragraphs: [
        "The Warm Homes: Local Grant pays for insulation, heating and sometimes solar, through the council, in homes with an energy rating of D to G whose household has a low income or lives in certain postcodes. It runs until 31 March 2028, and each council opens and closes its own list. Begin on gov.uk, which passes you to the right one.",
        "The obligation on energy suppliers called ECO4 ends on 31 December 2026, by the government’s response of 23 January 2026. The Great British Insulation Scheme closed on 31 March 2026. The government’s Warm Homes Plan of January 2026 announced low-interest loans for panels, batteries and heat pumps; believe in them once gov.uk shows a form that you can fill in.",
      ],
    },
    {
      heading: "Scotland: a grant, a loan, and a wait",
      paragraphs: [
        `The Home Energy Scotland Grant and Loan gives owners up to ${inPounds(scottishGrants.heatPump)} for a heat pump, or ${inPounds(scottishGrants.rural)} in rural and island homes, and offers an interest-free loan on top. Insulation has a grant of its own within the same scheme, a share of the cost up to a limit. Panels and batteries are no longer funded.`,
        "You apply yourself, with quotes, and the money is reserved when the written offer arrives. Starting a day earlier forfeits it. The scheme is for people who live in the home they own; landlords are sent to a loan of their own. Households that struggle to keep warm may instead be offered Warmer Homes Scotland, which does the work for them. One telephone number serves all of it: Home Energy Scotland, 0808 808 2282.",
      ],
    },
    {
      heading: "Wales: two grants and a loan",
      paragraphs: [
        `On top of the Boiler Upgrade Scheme Wales has Nest, with free advice for everyone and free work where income or health and the state of the home allow it. And it has Green Homes Wales, a loan of ${greenHomesWales.amount.replace(", interest-free", "")} without interest from the Development Bank of Wales. A loan is paid back, so put the monthly sum beside the saving before you call it help.`,
        "Ask Nest first. If you qualify for its free work, a loan and a grant for the same boiler would be the wrong way round.",
      ],
    },
    {
      heading: "Northern Ireland: little, and mostly for low incomes",
      paragraphs: [
        `The Boiler Upgrade Scheme stops at the Irish Sea, and so do the supplier schemes of Great Britain. What is left for an owner with an ordinary income is 0% VAT and the charge point grants. The bar above shows what that means: the whole ${inPounds(costs.heatPump)}.`,
        "For low incomes there has been the Affordable Warmth Scheme of the Department for Communities, which had been extended until March 2026. Ask the Northern Ireland Energy Advice Service, 0800 111 44 55, what follows it and what is open today; the Housing Executive runs the service, and it costs nothing to call.",
      ],
    },
    {
      heading: "Everywhere: tax and the car",
      paragraphs: [
        "Panels, batteries, heat pumps and insulation that a company supplies and fits in a home carry 0% VAT until 31 March 2027, then 5% unless the law changes. Nobody applies for it. It has to be right on the invoice, and equipment that you buy yourself carries 20%.",
        "The charge point grants pay 75%, up to £500 a socket, until 31 March 2027: to renters, flat owners, landlords, and homes on the street with an approved channel across the pavement. An owner of a house with a drive gets nothing. Installers authorised by OZEV make the claim. Businesses have the workplace scheme and allowances against tax, which are another subject.",
      ],
    },
    {
      heading: "The order that keeps the money safe",
      paragraphs: ["The same five steps hold in all four nations."],
      points: [
        "Read the scheme’s own page on a government website, and note the day",
        "Find out whether you apply or the installer does",
        "Get three quotes that show price, grant and remainder on separate lines",
        "Wait for the voucher or the written offer, and note until when it is valid",
        "Only then sign, or sign with a clause that ends the contract if the grant is refused",
      ],
    },
    {
      heading: "Offers that are not grants",
      paragraphs: [
        "“Government-backed solar”, “last places in your postcode”, a fee to unlock a voucher, an app that wants your bank details to see whether you qualify: each of these is a sales method or worse. Nobody official calls at the door. Real schemes never cost anything to ask about.",
        "Loans sold as grants are the politer version. If you sign a credit agreement it is a loan, whatever the flyer said. And roofs rented out for “free” panels have caused trouble with mortgages, so have a solicitor read the lease before you lend anyone your tiles.",
        "We do not apply for anything in your name or take a share of a grant. Installers pay us for the introduction, which is the whole of it.",
      ],
    },
  ],
  facts: [
    ...[
      boilerUpgradeAirSource,
      boilerUpgradeOffGas,
      boilerUpgradeAirToAir,
      homeEnergyScotland,
      greenHomesWales,
      northernIreland,
      warmHomesLocalGrant,
      chargepointRenters,
      zeroVat,
    ].map(factOf),
    heatPumpCost,
  ],
  faq: [
    {
      question: "Can I have two grants for one house?",
      answer:
        "For different work, usually: insulation from one, a heat pump from another. For the same equipment, no. VAT relief does not count as a grant and comes on top of either.",
    },
    {
      question: "I replaced the boiler last year. Can I claim now?",
      answer:
        "No. All of these schemes look forward. Some will pay for replacing a boiler that is young and working, since what counts is that it burns gas, oil or LPG.",
    },
    {
      question: "Is a grant income that I must declare?",
      answer:
        "A householder normally has nothing to declare. A landlord or a business should ask the accountant, because a grant lowers the cost on which allowances are reckoned.",
    },
    {
      question: "What if the grant ends while I wait for an installer?",
      answer:
        "A voucher that has been issued keeps its terms until its own date. A promise on a quote does not. Near the end of a scheme ask for the day on which the application will be made.",
    },
  ],
  sources: [
    {
      publisher: "Ofgem and gov.uk",
      title: "Boiler Upgrade Scheme, with the notice of grant categories effective 21 July 2026",
      date: "as recorded 21 November 2026",
      url: "https://www.gov.uk/apply-boiler-upgrade-scheme",
    },
    {
      publisher: "Home Energy Scotland",
      title: "Grant and Loan; Warmer Homes Scotland",
      date: "read 23 November 2026",
      url: "https://www.homeenergyscotland.org/home-energy-scotland-grant-loan",
    },
    {
      publisher: "Solar and Storage Xtra",
      title: "Scottish Government withdraws PV and BESS funding scheme",
      date: "June 2024",
      url: "https://solarstoragextra.com/scottish-government-withdraws-pv-and-bess-funding-scheme",
    },
    {
      publisher: "Department for Communities, Northern Ireland",
      title: "Changes to the Affordable Warmth Scheme",
      date: "September 2023",
      url: "https://www.communities-ni.gov.uk/news/changes-affordable-warmth-scheme",
    },
    {
      publisher: "gov.uk",
      title: "Apply for the Warm Homes: Local Grant",
      date: "as recorded 21 November 2026",
      url: "https://www.gov.uk/apply-warm-homes-local-grant",
    },
    {
      publisher: "The Independent",
      title: "Government launches £15 billion Warm Homes Plan",
      date: "21 January 2026",
      url: "https://www.the-independent.com/bulletin/news/solar-panels-loan-heat-pumps-b2904488.html",
    },
  ],
  writtenOn: "2026-11-23",
  services: ["grants", "heat-pumps", "low-carbon-heating"],
  areas: ["glasgow", "newport", "belfast"],
};
