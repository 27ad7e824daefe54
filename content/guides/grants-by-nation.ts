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
    `Most owners in three nations can get a heat pump grant: ${inPounds(grants.airSource)} in England and Wales, more off the gas grid, and as much in Scotland from another scheme. Northern Ireland has no such grant. There is no general grant for solar panels and batteries anywhere, but everyone gets 0% VAT until 31 March 2027.`,
    "Schemes almost never pay for work begun before approval. Check that you qualify, collect quotes, wait for written approval, and only then sign.",
  ],
  sections: [
    {
      heading: "One heat pump, three bills",
      paragraphs: [
        `The same heat pump costs households very different amounts. The bars take the median price of an air source heat pump, ${inPounds(costs.heatPump)} in the spring of 2026, and subtract the grant for someone who qualifies. With a cheaper quote you pay less still, though no grant pays more than the work costs.`,
      ],
      chart: {
        title: "What you pay for a heat pump at the median price",
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
        `Owners of homes and small business premises get ${inPounds(grants.airSource)} towards an air to water heat pump, ${inPounds(grants.groundSource)} towards a ground or water source one, and since 28 April 2026 ${inPounds(grants.airToAir)} towards an air to air system. Homes off the gas grid that replace oil or LPG get ${inPounds(grants.offGas)} from 21 July 2026 until 31 March 2027. Rural homes off the grid can have ${inPounds(grants.biomass)} for a biomass boiler.`,
        "Your MCS-certified installer applies, takes the grant off the invoice and is paid by Ofgem, which asks you to confirm. Your income doesn’t matter. Hybrids that keep a gas boiler get nothing, most new builds and social housing are excluded, and you can’t get a second grant for the same heating.",
        "Ask each company two questions before you sign. Is the price on the quote before or after the grant? And who pays if the voucher is refused?",
      ],
    },
    {
      heading: "England: help for homes on a low income",
      paragraphs: [
        "The Warm Homes: Local Grant pays for insulation, heating and sometimes solar, through the council, in homes with an energy rating of D to G whose household has a low income or lives in certain postcodes. It runs until 31 March 2028, and each council opens and closes its own list. Start on gov.uk, which sends you to the right one.",
        "The energy suppliers’ scheme, ECO4, ends on 31 December 2026, according to the government’s response of 23 January 2026. The Great British Insulation Scheme closed on 31 March 2026. The government’s Warm Homes Plan of January 2026 announced low-interest loans for panels, batteries and heat pumps; count on them only once you can apply on gov.uk.",
      ],
    },
    {
      heading: "Scotland: a grant, a loan, and a wait",
      paragraphs: [
        `The Home Energy Scotland Grant and Loan gives owners up to ${inPounds(scottishGrants.heatPump)} for a heat pump, or ${inPounds(scottishGrants.rural)} in rural and island homes, and offers an interest-free loan on top. The same scheme has a grant for insulation: a share of the cost, up to a limit. Panels and batteries are no longer funded.`,
        "You apply yourself, with quotes, and the money is reserved when you get the written offer. If you start even a day earlier, you lose it. The scheme is for people who live in the home they own; landlords have a separate loan. Households that struggle to keep warm may instead be offered Warmer Homes Scotland, which does the work for them. For all of these, ring Home Energy Scotland on 0808 808 2282.",
      ],
    },
    {
      heading: "Wales: two grants and a loan",
      paragraphs: [
        `On top of the Boiler Upgrade Scheme Wales has Nest, with free advice for everyone and free work for those who qualify by income or health and the state of the home. And it has Green Homes Wales, a loan of ${greenHomesWales.amount.replace(", interest-free", "")} without interest from the Development Bank of Wales. You have to pay a loan back, so compare the monthly payment with the saving.`,
        "Ask Nest first: if you qualify for its free work, you don’t need a loan or a grant.",
      ],
    },
    {
      heading: "Northern Ireland: little, and mostly for low incomes",
      paragraphs: [
        `The Boiler Upgrade Scheme does not cover Northern Ireland, and nor do Great Britain’s supplier schemes. An owner on an ordinary income gets 0% VAT and the charge point grants, and pays the whole price of a heat pump: ${inPounds(costs.heatPump)}.`,
        "For low incomes there has been the Affordable Warmth Scheme of the Department for Communities, which had been extended until March 2026. Ask the Northern Ireland Energy Advice Service, 0800 111 44 55, what has replaced it and what is open today; the Housing Executive runs the service, and calls are free.",
      ],
    },
    {
      heading: "Everywhere: tax and the car",
      paragraphs: [
        "Panels, batteries, heat pumps and insulation that a company supplies and fits in a home carry 0% VAT until 31 March 2027, then 5% unless the law changes. You don’t apply for it, but check that the invoice is right. Equipment that you buy yourself carries 20%.",
        "The charge point grants pay 75%, up to £500 a socket, until 31 March 2027: to renters, flat owners, landlords, and homes on the street with an approved channel across the pavement. Owners of houses with a drive get nothing. OZEV-authorised installers make the claim. Businesses have the workplace scheme and tax allowances.",
      ],
    },
    {
      heading: "The safe order",
      paragraphs: ["These five steps apply in all four nations."],
      points: [
        "Read the scheme’s own page on a government website, and note the day",
        "Find out whether you apply or the installer does",
        "Get three quotes that show price, grant and remainder on separate lines",
        "Wait for the voucher or the written offer, and note when it expires",
        "Only then sign, or sign with a clause that ends the contract if the grant is refused",
      ],
    },
    {
      heading: "Offers that are not grants",
      paragraphs: [
        "“Government-backed solar”, “last places in your postcode”, a fee to unlock a voucher, an app that wants your bank details to see whether you qualify: each of these is a sales tactic or worse. Nobody official calls at the door, and real schemes never charge you to ask.",
        "Some loans are sold as grants. If you sign a credit agreement it is a loan, whatever the flyer said. And renting out your roof for “free” panels can cause trouble with mortgages, so have a solicitor read the lease first.",
        "We don’t apply for anything in your name or take a share of a grant. Installers pay us only for the introduction.",
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
        "No, none of these schemes pays for work already done. Some will pay to replace a fairly new, working boiler, because what counts is that it burns gas, oil or LPG.",
    },
    {
      question: "Is a grant income that I must declare?",
      answer:
        "Householders normally have nothing to declare. Landlords and businesses should ask an accountant, because a grant reduces the cost that you can claim allowances on.",
    },
    {
      question: "What if the grant ends while I wait for an installer?",
      answer:
        "A voucher keeps its terms until it expires; a promise on a quote does not. Near the end of a scheme, ask when the application will be made.",
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
