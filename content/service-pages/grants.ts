import { site } from "#config/site.ts";
import { shown } from "#content/figures/shared-figures.ts";
import { batteryCost, heatPumpCost, solarCost } from "#content/service-pages/common-facts.ts";
import {
  annualInvestmentAllowance,
  boilerUpgradeAirSource,
  boilerUpgradeAirToAir,
  boilerUpgradeBiomass,
  boilerUpgradeGroundSource,
  boilerUpgradeOffGas,
  chargepointLandlords,
  chargepointOnStreet,
  chargepointRenters,
  eco4,
  firstYearAllowance,
  fullExpensing,
  greenHomesWales,
  homeEnergyScotland,
  insulationSchemeClosed,
  nestWales,
  northernIreland,
  warmHomesLocalGrant,
  workplaceCharging,
  zeroVat,
} from "#content/service-pages/grant-notes.ts";
import type { ServicePage } from "#content/service-pages/service-page.ts";

export const grants: ServicePage = {
  slug: "grants",
  title: "Energy grants in the UK today: who can get what",
  description:
    "Every main UK grant for heat pumps, EV chargers, insulation and solar, with amounts, conditions and end dates as of November 2026, nation by nation.",
  keywords: [
    "energy grants UK",
    "heat pump grant",
    "EV charger grant",
    "Warm Homes Local Grant",
    "Boiler Upgrade Scheme",
  ],
  heading: "Grants and help with the cost",
  intro:
    "Grants change often, and many web pages about them are out of date. This list says who can get what, where and until when, and when we last checked it against published sources. Before you sign anything, read the scheme’s own page.",
  picture: "house",
  cards: [
    {
      title: "Open to most owners",
      text: "The Boiler Upgrade Scheme in England and Wales, the Home Energy Scotland grant and loan, and 0% VAT on materials fitted in homes across the UK.",
    },
    {
      title: "Open to low incomes",
      text: "Council and supplier schemes that pay for insulation, heating and sometimes solar, depending on the home’s EPC and the household’s income.",
      points: [
        "England: Warm Homes: Local Grant",
        "Wales: Nest",
        "Scotland: Warmer Homes Scotland, through Home Energy Scotland",
      ],
    },
    {
      title: "Open to businesses",
      text: "Tax relief on equipment, the workplace charge point grant, and heat pump grants for small premises. There is no cash grant for commercial solar.",
    },
  ],
  facts: [heatPumpCost, solarCost, batteryCost],
  grants: [
    boilerUpgradeAirSource,
    boilerUpgradeOffGas,
    boilerUpgradeGroundSource,
    boilerUpgradeAirToAir,
    boilerUpgradeBiomass,
    homeEnergyScotland,
    nestWales,
    greenHomesWales,
    northernIreland,
    warmHomesLocalGrant,
    eco4,
    insulationSchemeClosed,
    chargepointRenters,
    chargepointOnStreet,
    chargepointLandlords,
    workplaceCharging,
    zeroVat,
    annualInvestmentAllowance,
    fullExpensing,
    firstYearAllowance,
  ],
  benefits: [
    "One list with dates and sources, including closed schemes",
    "The rules for each nation of the UK",
    "Installers who can claim for you, where the scheme requires it",
    "What you are unlikely to get",
  ],
  sections: [
    {
      heading: "Who applies, and in what order",
      paragraphs: [
        "With the Boiler Upgrade Scheme your MCS-certified installer applies, you confirm to Ofgem, and the amount comes off your bill, so you never pay it up front. For charge points an OZEV-authorised installer makes the claim. In Scotland you apply yourself, and work can begin only after you get the written offer. Council schemes start with an application and a survey, and the council sends its own contractor.",
        "Our Grant Support badge means this list and installers who can make the claim; we do not apply for you. So check that you qualify, get a survey and quotes, have the grant confirmed in writing, and only then sign for the work. Money spent before approval is almost never paid back.",
      ],
    },
    {
      heading: "Figures on other pages that are out of date",
      paragraphs: [
        `You may still see three old figures. Ground source heat pumps get ${shown.heatPumpGrant}, and the £6,000 ended on 22 October 2023. The charge point grant is up to ${shown.chargepointGrant} for renters, flat owners, landlords, workplaces and some on-street homes, not £350 for everyone; owners of houses with a drive have had none since 2022. The 130% super-deduction for companies ended on 31 March 2023.`,
        "The calculator on this page says first what exists today. Its rule of thumb still uses older figures: £6,000 for a commercial heat pump, £350 for a charger and £300 for each kW of commercial solar. We know of no UK-wide scheme that pays the last of these. Go by the first answer and the list.",
      ],
    },
    {
      heading: "Can they be combined?",
      paragraphs: [
        "0% VAT applies on top of any grant. One home can have a heat pump grant and, separately, help with insulation. You can’t get two public grants for the same equipment: a heat pump paid for by a council scheme gets no Boiler Upgrade Scheme voucher. Loans can usually cover what a grant doesn’t. In January 2026 the government’s Warm Homes Plan announced low-interest loans for solar, batteries and heat pumps; check on gov.uk which are open now.",
      ],
    },
    {
      heading: "How to spot a false offer",
      paragraphs: [
        "Real schemes are described on gov.uk, gov.wales, mygov.scot or nidirect.gov.uk, and each has a named administrator. Nobody official knocks at the door, charges a fee to release a grant, or needs your bank card to check whether you qualify. A deadline of tonight is a sales tactic. Look up the installer yourself, on the MCS site for heat pumps and solar and on the OZEV list for charge points.",
      ],
      points: [
        "Keep the EPC, the quote and the grant confirmation together",
        "Ask what you owe if the grant is refused after the work",
        "Check whether the scheme inspects the work afterwards",
        "Note the end date; the budget can run out sooner",
      ],
    },
  ],
  faq: [
    {
      question: "Is there a grant for solar panels?",
      answer:
        "Not a general one for owners, as of 21 November 2026. VAT is 0%, some council schemes include panels for low-income homes, Green Homes Wales offers interest-free loans, and you are paid for what you export.",
    },
    {
      question: "Do I have to be on benefits?",
      answer:
        "Not for the Boiler Upgrade Scheme, Home Energy Scotland’s heat pump grant, the charge point grants or 0% VAT. Schemes that pay for everything look at income, benefits or health, and at how cold the home is.",
    },
    {
      question: "I have an oil boiler. What can I get?",
      answer: `Off the gas grid in England and Wales, ${shown.offGasGrant} towards an air to water heat pump until ${shown.offGasGrantEnds}. In Scotland ask for the rural uplift. In Northern Ireland look at nidirect.gov.uk, since none of these apply there.`,
    },
    {
      question: "Can landlords claim?",
      answer:
        "Yes for the Boiler Upgrade Scheme and for the landlords’ charge point grant. The Home Energy Scotland grant is for people who live in the home they own, and Scotland has a separate landlord loan to ask about.",
    },
    {
      question: "When does the VAT relief end?",
      answer: `On ${shown.vatReliefEnds} as the law stands; from 1 April 2027 the rate is 5%. Near that date, ask the installer which date counts for your contract, and get the answer in writing.`,
    },
    {
      question: `Does ${site.name} apply for grants on my behalf?`,
      answer:
        "No. We introduce you to installers, and the scheme’s rules say who applies. It is worth asking each of them how many claims they have made and what paperwork they need from you.",
    },
    {
      question: "What if the rules change while I wait?",
      answer:
        "A voucher or a written offer normally keeps its terms for a fixed time; a quote alone does not. Ask how long it is valid and whether the installer can finish by then.",
    },
  ],
  related: ["heat-pumps", "ev-chargers", "solar-panels", "low-carbon-heating"],
  features: ["Heat pump grants", "Charge point grants", "Help for low incomes", "Tax relief for businesses"],
};
