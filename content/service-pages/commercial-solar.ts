import { shown } from "#content/figures/shared-figures.ts";
import { yieldRange, yieldUk } from "#content/service-pages/common-facts.ts";
import { annualInvestmentAllowance, fullExpensing } from "#content/service-pages/grant-notes.ts";
import type { ServicePage } from "#content/service-pages/service-page.ts";

export const commercialSolar: ServicePage = {
  slug: "commercial-solar",
  title: "Commercial solar panels: yield, tax relief and quotes",
  description:
    "Solar for offices, farms and warehouses: what a roof yields, structure, grid connection, tax relief as it stands today, and up to 3 free quotes.",
  keywords: ["commercial solar", "business solar panels", "warehouse solar", "solar capital allowances"],
  heading: "Commercial solar",
  intro:
    "A working building uses most of its electricity while the sun shines, which is why solar often suits a business better than a home. The roof, the grid connection and the lease decide how much you can install, and this page takes them in that order.",
  picture: "roof",
  cards: [
    {
      title: "What makes a good site",
      text: "A large, sound roof without much shade, and daytime demand all week. Cold stores, workshops, dairies, schools in term time and offices with cooling are typical.",
      points: [
        "High use between nine and five",
        "A roof that will last another twenty years",
        "A supply and transformer with spare capacity",
      ],
    },
    {
      title: "What it needs before a price",
      text: "A year of half-hourly meter data, structural drawings or an engineer’s visit, and consent from the landlord, the lender and the insurer.",
    },
    {
      title: "Ways to pay",
      text: "Buy it and take the tax relief, lease it, or sign a power purchase agreement in which another company owns the panels and sells you their electricity. The last costs nothing up front but earns least over the years.",
    },
  ],
  facts: [
    yieldUk,
    yieldRange,
    {
      id: "commercial-solar-business-rates-site-solar-its-storage",
      label: "Business rates on on-site solar and its storage",
      value: "exempt until 31 March 2035",
      note: "England, for plant whose power is used on the premises. Ask your valuer; Scotland, Wales and Northern Ireland decide for themselves.",
      source: "Valuation for Rating (Plant and Machinery) (England) (Amendment) Regulations 2022",
      asOf: "21 November 2026",
      restsOn: ["tax.businessRates"],
    },
    {
      id: "commercial-solar-largest-system-under-smart-export-guarantee",
      label: "Largest system under the Smart Export Guarantee",
      value: "5 MW",
      note: "MCS certificates go up to 50 kW; above that, other evidence is accepted.",
      source: "Ofgem, Smart Export Guarantee",
      asOf: "November 2026",
      restsOn: ["rules.exportSize"],
    },
  ],
  grants: [annualInvestmentAllowance, fullExpensing],
  benefits: [
    "Electricity from your own roof, at a cost you know for decades",
    "Tax relief in the first year through the Annual Investment Allowance",
    "Less exposure to peak prices, above all in summer",
    "Evidence for customers who ask about your scope 2 emissions",
  ],
  sections: [
    {
      heading: "How much you can fit, and what it generates",
      paragraphs: [
        "Roof area, daytime use and grid capacity each set a limit, and the lowest wins. On a flat roof, panels tilted low in rows facing east and west fit more power than rows facing south, and spread the output over the day. On the UK average, 100 kW facing south generates about 91,500 kWh a year. The rule of thumb above uses 950 kWh per kW; the real figure runs from about 875 in Scotland to 1,010 in the South West.",
        "What you use saves your contract’s day rate and the other charges on each kWh; what you export earns far less. A system sized for the quietest working day in summer exports little. Ofgem’s price cap doesn’t cover businesses, so use your own contract price instead of the calculator’s 28p.",
      ],
    },
    {
      heading: "The roof and fire safety",
      paragraphs: [
        "An engineer checks that the frame can carry the panels, the ballast and the wind load. Built-up felt, single-ply membranes and metal sheets each need their own fixing, and drilling may void the roofer’s guarantee unless the roofer agrees first. Asbestos cement has to be surveyed and is usually replaced first.",
        "Speak to the insurer early. Many ask for a fire strategy: gaps between blocks of panels, cables in trays, isolators that the fire service can reach, and no arrays over combustible insulation. It costs less to get this right at the design stage than to change it on site.",
      ],
    },
    {
      heading: "Grid, planning and lease",
      paragraphs: [
        "Almost every commercial system needs the network operator’s permission under G99, which can take weeks or months. You may be allowed to export less than you asked for; an export limiter then lets you keep all the panels and cap what you export. Apply before you order.",
        "In England rooftop solar on non-domestic buildings is permitted development; since 21 December 2023 that includes systems over 1 MW, and canopies over car parks, subject to the council’s prior approval and to distances from homes. On the ground, permitted development (Class K) allows one stand-alone array of up to 9 m², and anything larger needs an application. Listed buildings need consent, and the other nations have their own limits. A tenant needs the landlord’s licence and should settle who owns the panels when the lease ends.",
      ],
    },
    {
      heading: "Tax relief as it stands",
      paragraphs: [
        `Panels count as special-rate plant. A company can set their cost against profit through the Annual Investment Allowance, 100% in the first year within its ${shown.investmentAllowance}, or take a 50% first-year allowance above it. The 130% super-deduction ended on 31 March 2023. VAT on business premises is 20%, reclaimed in the usual way; the 0% rate is for homes and charity buildings. There is no UK-wide cash grant for commercial solar, as of 21 November 2026; councils and growth hubs sometimes have local ones.`,
      ],
      points: [
        "Ask for the yield in kWh and its assumptions, and for a large roof at two levels of certainty",
        "Ask who monitors the system and how quickly they respond to a fault",
        "Ask for the cleaning and inspection plan, with its price",
        "Ask for the payback at your tariff and tax position, with no price rises",
      ],
    },
  ],
  faq: [
    {
      question: "We rent our building. Can we still have panels?",
      answer:
        "Often. You need the landlord’s written licence, a lease that is longer than the payback, and a clause on what happens when it ends. Some landlords pay for the panels and sell the power to the tenant.",
    },
    {
      question: "Does MCS certification apply to our system?",
      answer:
        "Up to 50 kW, yes, and it is the simplest route to an export tariff. For larger systems look at the designer’s track record, the commissioning tests to BS EN 62446 and the insurance behind the workmanship.",
    },
    {
      question: "Will the works stop production?",
      answer:
        "Seldom. Most of the work is on the roof. Connecting to your switchboard takes one planned outage of a few hours, which can be at a weekend. Agree crane days and access routes beforehand.",
    },
    {
      question: "What is a power purchase agreement?",
      answer:
        "A company installs and owns panels on your roof, and you buy their output at an agreed price for many years. Check the yearly price rise, who repairs the roof under the panels, and what it costs to end the agreement or move.",
    },
    {
      question: "How is the payback of six to eight years worked out?",
      answer:
        "It is the rule of thumb in our calculator, not a promise; the range that comes before it is longer. A site that uses nearly all it generates and pays a high day rate may do better; one that is empty at weekends may do worse. A proposal should use your half-hourly data.",
    },
    {
      question: "Should we add a battery straight away?",
      answer:
        "Look at the data first. If little is exported, there is little to store. A battery earns more where demand peaks cost you money or where the grid connection is too small for vehicle charging.",
    },
  ],
  related: ["commercial-renewables", "battery-storage", "fleet-charging", "net-zero"],
  features: ["Offices, farms and warehouses", "Structure and fire review", "G99 grid application", "Car park canopies"],
};
