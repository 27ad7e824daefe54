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
    "A useful net zero plan reads like a budget: so many tonnes, from these sources, cut by these measures, in these years, at this cost. Anything vaguer will not survive a tender, an auditor or a curious employee.",
  picture: "house",
  cards: [
    {
      title: "The footprint",
      text: "Scope 1 is what you burn. Scope 2 is the electricity and heat you buy. Scope 3 is everything else: goods, freight, travel, commuting, waste, and the use of what you sell.",
    },
    {
      title: "The plan",
      text: "A list of measures with tonnes, cost, saving and owner, set out year by year, with an interim target close enough that the people who set it will still be there.",
      points: [
        "A base year with sound data",
        "A target for the near term and for the long",
        "A rule for growth, purchases and disposals",
      ],
    },
    {
      title: "The proof",
      text: "Meter readings and invoices in a file, a method that another person can repeat, and words in public that go no further than the numbers.",
    },
  ],
  facts: [
    gridCarbon,
    {
      id: "net-zero-fall-carbon-grid-electricity-since-2016",
      label: "Fall in the carbon of grid electricity since 2016",
      value: "68%",
      note: "From 0.412 to 0.131 kg CO₂e per kWh. Part of many footprints shrank without anyone’s doing.",
      source: "UK Government greenhouse gas conversion factors, 2016 and 2026",
      asOf: "2026",
      restsOn: ["carbon.electricity", "carbon.electricity2016"],
    },
    {
      id: "net-zero-net-zero-uk-law",
      label: "Net zero in UK law",
      value: "2050, in Scotland 2045",
      note: "Duties of the governments, not of single firms.",
      source: "Climate Change Act 2008 as amended; Climate Change (Scotland) Act 2009 as amended",
      asOf: "November 2026",
      restsOn: ["rules.netZero"],
    },
  ],
  grants: [annualInvestmentAllowance, fullExpensing],
  benefits: [
    "Answers ready for tenders, lenders and large customers",
    "Spending in the right order, with the cheap tonnes first",
    "Claims that hold when someone checks them",
    "A list of savings that pays for a good part of the work",
  ],
  sections: [
    {
      heading: "Measure what matters",
      paragraphs: [
        "Follow the Greenhouse Gas Protocol and the government’s yearly conversion factors, and say which year’s you used. For scope 2 report both ways: by location, with the grid’s average of 0.131 kg for each kWh in 2026, and by market, with what your contracts certify. Most of a service company’s footprint lies in purchases and travel, most of a manufacturer’s in energy and materials; spend the effort where the tonnes are.",
        "Spend-based estimates (so many kilograms for each pound) are fine for a first map. They can’t show progress, since they fall only when you spend less. Replace them, supplier by supplier, with kWh, litres, kilometres and tonnes.",
      ],
    },
    {
      heading: "Set a target that means something",
      paragraphs: [
        "A straight line is the simplest check. The calculator above divides your footprint by the years from 2024 to the target, so 100 tonnes and 2034 make ten tonnes a year. If the first year’s tenth isn’t in anyone’s budget, the target is a wish. Its cost figure, 12p for each kWh used and £25 for each tonne cut in a year, is a rule of thumb for scale; real measures run from negative cost, such as better controls, to several hundred pounds a tonne.",
        "The Science Based Targets initiative has criteria that many large buyers accept, with a shorter route for small firms. ISO 14068-1 covers claims of carbon neutrality and has taken the place of PAS 2060. Offsets come after cuts, for what is left, and are named separately.",
      ],
    },
    {
      heading: "What the rules ask in Britain",
      paragraphs: [
        "Large companies and partnerships report energy and carbon with their accounts (SECR), and the largest audit their energy under ESOS. Suppliers bidding for large central government contracts need a carbon reduction plan in the form of PPN 006, which followed PPN 06/21. Premises let to tenants must meet minimum energy standards. And everyone who advertises is bound by consumer law: the Competition and Markets Authority’s Green Claims Code asks that claims be true, clear, complete and backed by evidence, and the authority can fine firms for misleading consumers.",
      ],
    },
    {
      heading: "Choosing a consultant",
      paragraphs: [
        "Good ones ask for data before they talk about targets, know your trade, hand over the spreadsheet with its formulas, and train someone on your staff to repeat it. Be careful with a fixed price for a certificate and with any plan that starts with offsets.",
      ],
      points: [
        "Which scope 3 categories are in, which are out, and why?",
        "How are base year and growth handled?",
        "Which measures pay for themselves, and by when?",
        "Who owns the model when the contract ends?",
      ],
    },
  ],
  faq: [
    {
      question: "We are a small firm. Do we have to be net zero?",
      answer:
        "No law says so. You will meet it through customers’ questionnaires, tenders and banks. A simple footprint with scopes 1 and 2 and the three largest parts of scope 3 answers most of them.",
    },
    {
      question: "What is the difference between carbon neutral and net zero?",
      answer:
        "Carbon neutral usually means that emissions of a year were balanced by offsets. Net zero means deep cuts first, in line with climate targets, with removals only for what can’t be avoided. Say which you mean.",
    },
    {
      question: "How long does a first footprint take?",
      answer:
        "Four to ten weeks for most medium-sized firms, and nearly all of it is waiting for data. Put one person in charge of chasing invoices, and choose a financial year for which the books are closed.",
    },
    {
      question: "Does buying renewable electricity make scope 2 zero?",
      answer:
        "By the market method it can, if the certificates fit the rules. By the location method nothing changes. Report both, and don’t call the company green because of a contract.",
    },
    {
      question: "Where do the first cuts come from?",
      answer:
        "Controls and lighting, heat that runs when nobody is there, flights and the grade of company cars. Then heat pumps, vehicles and solar, timed with replacement. Purchasing rules take longest and matter most for many firms.",
    },
    {
      question: "Do we need external verification?",
      answer:
        "Not for your own use. For public claims, investors or some tenders a limited assurance by an independent body adds weight. Prepare as if it were coming: evidence filed, method written, errors corrected openly.",
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
