import { gridCarbon } from "#content/service-pages/common-facts.ts";
import { annualInvestmentAllowance, fullExpensing } from "#content/service-pages/grant-notes.ts";
import type { ServicePage } from "#content/service-pages/service-page.ts";

export const netZero: ServicePage = {
  slug: "net-zero",
  title: "Net zero consultancy: footprint, plan and quotes",
  description:
    "A net zero plan that survives questions: scopes 1 to 3, targets, costs by year, what UK rules ask for, and up to 3 free quotes from consultants.",
  keywords: ["net zero consultancy", "carbon footprint", "carbon reduction plan", "scope 3", "SECR"],
  heading: "Net zero consultancy",
  intro:
    "A useful net zero plan reads like a budget: how many tonnes, from which sources, cut by which measures, when and at what cost. Anything vaguer won’t satisfy a tender or an auditor.",
  picture: "house",
  cards: [
    {
      title: "The footprint",
      text: "Scope 1 is what you burn. Scope 2 is the electricity and heat you buy. Scope 3 is everything else: goods, freight, travel, commuting, waste, and the use of what you sell.",
    },
    {
      title: "The plan",
      text: "A list of measures with tonnes, cost, saving and owner, year by year, with an interim target soon enough that the people who set it will still be there.",
      points: [
        "A base year with sound data",
        "A near-term and a long-term target",
        "A rule for growth, purchases and disposals",
      ],
    },
    {
      title: "The proof",
      text: "Meter readings and invoices on file, a method that someone else can repeat, and public claims that go no further than the numbers.",
    },
  ],
  facts: [
    gridCarbon,
    {
      id: "net-zero-fall-carbon-grid-electricity-since-2016",
      label: "Fall in the carbon of grid electricity since 2016",
      value: "68%",
      note: "From 0.412 to 0.131 kg CO₂e per kWh. Many footprints shrank without anyone doing anything.",
      source: "UK Government greenhouse gas conversion factors, 2016 and 2026",
      asOf: "2026",
      restsOn: ["carbon.electricity", "carbon.electricity2016"],
    },
    {
      id: "net-zero-net-zero-uk-law",
      label: "Net zero in UK law",
      value: "2050, in Scotland 2045",
      note: "These are duties on governments, not on individual firms.",
      source: "Climate Change Act 2008 as amended; Climate Change (Scotland) Act 2009 as amended",
      asOf: "November 2026",
      restsOn: ["rules.netZero"],
    },
  ],
  grants: [annualInvestmentAllowance, fullExpensing],
  benefits: [
    "Answers ready for tenders, lenders and large customers",
    "Spending in the right order, with the cheapest cuts first",
    "Claims that stand up when someone checks them",
    "Savings that pay for a good part of the work",
  ],
  sections: [
    {
      heading: "Measure what matters",
      paragraphs: [
        "Follow the Greenhouse Gas Protocol and the government’s yearly conversion factors, and say which year’s you used. For scope 2 report both ways: by location, with the grid average of 0.131 kg per kWh in 2026, and by market, with what your contracts certify. Most of a service company’s footprint is purchases and travel; most of a manufacturer’s is energy and materials. Spend your effort where the tonnes are.",
        "Spend-based estimates (so many kilograms for each pound) are fine for a first look, but they can’t show progress, because they fall only when you spend less. Replace them, supplier by supplier, with kWh, litres, kilometres and tonnes.",
      ],
    },
    {
      heading: "Set a target that means something",
      paragraphs: [
        "A straight line is the simplest check. The calculator’s rule of thumb divides your footprint by the years from 2024 to the target, so 100 tonnes and 2034 make ten tonnes a year; counted from this year the cut is larger, and the calculator says that first. Make sure that the first year’s cut is in someone’s budget. Its cost figure, 12p for each kWh used and £25 for each tonne cut in a year, is a rule of thumb; real measures range from ones that save money, such as better controls, to several hundred pounds a tonne.",
        "The Science Based Targets initiative has criteria that many large buyers accept, with a shorter route for small firms. ISO 14068-1 covers claims of carbon neutrality and has taken the place of PAS 2060. Offset only what is left after cuts, and report it separately.",
      ],
    },
    {
      heading: "What the rules ask in Britain",
      paragraphs: [
        "Large companies and partnerships report energy and carbon with their accounts (SECR), and the largest audit their energy under ESOS. Suppliers bidding for large central government contracts need a carbon reduction plan in the form of PPN 006, which followed PPN 06/21. Premises let to tenants must meet minimum energy standards. And anyone who advertises is bound by consumer law: the Competition and Markets Authority’s Green Claims Code asks that claims be true, clear, complete and backed by evidence, and the authority can fine firms for misleading consumers.",
      ],
    },
    {
      heading: "Choosing a consultant",
      paragraphs: [
        "Good ones ask for data before they talk about targets, know your trade, hand over the spreadsheet with its formulas, and train one of your staff to repeat it. Be wary of a fixed price for a certificate and of any plan that starts with offsets.",
      ],
      points: [
        "Which scope 3 categories are in, which are out, and why?",
        "How do you handle the base year and growth?",
        "Which measures pay for themselves, and by when?",
        "Who owns the model when the contract ends?",
      ],
    },
  ],
  faq: [
    {
      question: "We are a small firm. Do we have to be net zero?",
      answer:
        "Not by law, but customers, tenders and banks will ask. A simple footprint of scopes 1 and 2 and the three largest parts of scope 3 answers most of them.",
    },
    {
      question: "What is the difference between carbon neutral and net zero?",
      answer:
        "Carbon neutral usually means that a year’s emissions were balanced by offsets. Net zero means deep cuts first, in line with climate targets, with removals only for what can’t be avoided. Say which you mean.",
    },
    {
      question: "How long does a first footprint take?",
      answer:
        "Four to ten weeks for most medium-sized firms, nearly all of it waiting for data. Put one person in charge of chasing invoices, and choose a financial year that has been closed.",
    },
    {
      question: "Does buying renewable electricity make scope 2 zero?",
      answer:
        "It can by the market method, if the certificates meet the rules. By the location method nothing changes. Report both, and don’t call the company green on the strength of a contract.",
    },
    {
      question: "Where do the first cuts come from?",
      answer:
        "Controls and lighting, heating empty buildings, flights and the choice of company cars. Then heat pumps, vehicles and solar, when equipment is due for replacement. Purchasing rules take longest, and for many firms matter most.",
    },
    {
      question: "Do we need external verification?",
      answer:
        "Not for your own use. For public claims, investors or some tenders, limited assurance from an independent body helps. Be ready for it: file the evidence, write down the method and correct errors openly.",
    },
  ],
  related: ["energy-audits", "commercial-renewables", "fleet-charging", "commercial-solar"],
  features: [
    "Footprint in scopes 1 to 3",
    "Costed year-by-year plan",
    "Tender carbon reduction plans",
    "Claims that can be proved",
  ],
};
