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
    "Grants change often, and much of what is written about them is old. This list says what there is, for whom, where and until when, with the day on which we last compared it with published sources. Before you sign anything, read the scheme’s own page.",
  picture: "house",
  cards: [
    {
      title: "Open to most owners",
      text: "The Boiler Upgrade Scheme in England and Wales, the Home Energy Scotland grant and loan, and 0% VAT on materials fitted in homes across the UK.",
    },
    {
      title: "Open to low incomes",
      text: "Council and supplier schemes that pay for insulation, heating and sometimes solar. The EPC of the home and the income of the household decide.",
      points: [
        "England: Warm Homes: Local Grant",
        "Wales: Nest",
        "Scotland: Warmer Homes Scotland, through Home Energy Scotland",
      ],
    },
    {
      title: "Open to businesses",
      text: "Tax relief on equipment, the workplace grant for charge points, and heat pump grants for small premises. Cash for commercial solar is not among them.",
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
    "One list with dates and sources, closed schemes included",
    "Each nation of the UK named, because the rules differ",
    "Installers who can make the claim, where the scheme wants them to",
    "Plain words on what you are unlikely to get",
  ],
  sections: [
    {
      heading: "Who applies, and in what order",
      paragraphs: [
        "With the Boiler Upgrade Scheme your MCS-certified installer applies, you confirm to Ofgem, and the amount comes off your bill; you never pay it first. For charge points an OZEV-authorised installer makes the claim. In Scotland you apply yourself, and work may begin only after the written offer. Council schemes start with an application and a survey, and the council sends its own contractor.",
        "When our badge says Grant Support, it means this list and installers who can make the claim: we do not apply for anything in your name. So the order is: check that you qualify, get a survey and quotes, have the grant confirmed in writing, then sign for the work. Money spent before approval is almost never paid back.",
      ],
    },
    {
      heading: "Figures on other pages that are out of date",
      paragraphs: [
        `Three old numbers still travel. Ground source heat pumps get ${shown.heatPumpGrant}, and the £6,000 ended on 22 October 2023. The charge point grant is up to ${shown.chargepointGrant} for renters, flat owners, landlords, workplaces and some on-street homes, not £350 for everyone; owners of houses with a drive have had none since 2022. The 130% super-deduction for companies ended on 31 March 2023.`,
        "The calculator on this page keeps the older rule-of-thumb figures and says so beside its result: £6,000 for a commercial heat pump, £350 for a charger and £300 for each kW of commercial solar. For the last we know of no UK-wide scheme that pays it. Believe the list.",
      ],
    },
    {
      heading: "Can they be combined?",
      paragraphs: [
        "0% VAT applies on top of any grant. One home can have a heat pump grant and, separately, help with insulation. The same piece of equipment is not paid for twice from public money: a heat pump that a council scheme paid for gets no Boiler Upgrade Scheme voucher. Loans can usually cover what a grant leaves. In January 2026 the government’s Warm Homes Plan announced low-interest loans for solar, batteries and heat pumps; check on gov.uk which of them can be applied for now.",
      ],
    },
    {
      heading: "How to tell a real offer from a false one",
      paragraphs: [
        "Real schemes are described on gov.uk, gov.wales, mygov.scot or nidirect.gov.uk, and each has a named administrator. Nobody official knocks at the door, asks for a fee to release a grant, or needs your bank card to check whether you qualify. A deadline of tonight is a sales method. Look up the installer yourself, on the MCS site for heat pumps and solar and on the OZEV list for charge points.",
      ],
      points: [
        "Keep the EPC, the quote and the grant confirmation together",
        "Ask what you owe if the grant is refused after the work",
        "Read whether the scheme asks to inspect afterwards",
        "Note the end date, and that budgets can run out sooner",
      ],
    },
  ],
  faq: [
    {
      question: "Is there a grant for solar panels?",
      answer:
        "Not a general one for owners, as of 21 November 2026. VAT is 0%, some council schemes include panels for homes on a low income, Green Homes Wales lends without interest, and what you export earns a tariff.",
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
      answer: `On ${shown.vatReliefEnds} as the law stands; from 1 April 2027 the rate is 5%. Near that day, ask the installer which date counts for your contract, and have the answer in writing.`,
    },
    {
      question: `Does ${site.name} apply for grants on my behalf?`,
      answer:
        "No. We introduce you to installers, and the scheme’s rules say who applies. It is worth asking each of them how many claims they have made and what paperwork they need from you.",
    },
    {
      question: "What if the rules change while I wait?",
      answer:
        "A voucher or a written offer normally keeps its terms for a fixed time. A quote alone does not. Ask how long the confirmation is valid and whether the installer can finish before then.",
    },
  ],
  related: ["heat-pumps", "ev-chargers", "solar-panels", "low-carbon-heating"],
  features: ["Heat pump grants", "Charge point grants", "Help for low incomes", "Tax relief for businesses"],
};
