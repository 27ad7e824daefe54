import { shown } from "#content/figures/shared-figures.ts";
import { electricityPrice, gasPrice, typicalUse } from "#content/service-pages/common-facts.ts";
import { nestWales, northernIreland, warmHomesLocalGrant } from "#content/service-pages/grant-notes.ts";
import type { ServicePage } from "#content/service-pages/service-page.ts";

export const energyAudits: ServicePage = {
  slug: "energy-audits",
  title: "Energy audits for homes and businesses: get quotes",
  description:
    "What an energy audit finds, which kind you need, from EPC to heat-loss survey and ESOS, what a good report contains, and up to 3 free quotes.",
  keywords: ["energy audit", "home energy survey", "EPC", "heat loss survey", "ESOS audit"],
  heading: "Energy audits",
  intro:
    "An audit is the cheapest part of an energy project and the one most often left out. It tells you where the heat and the money go, what to do first, and what not to bother with.",
  picture: "rooms",
  cards: [
    {
      title: "For a home",
      text: "A visit of one to three hours: walls, loft, windows, heating, controls, draughts, damp and bills. You get a list of measures in order of effect and price.",
      points: [
        "Bring a year of bills or meter readings",
        "Point out any cold or damp corners",
        "Mention any building work you are planning anyway",
      ],
    },
    {
      title: "For a business",
      text: "Half-hourly data first, then the site: what runs at night, compressed air, cooling, ventilation, lighting, process heat, vehicles.",
    },
    {
      title: "What it isn’t",
      text: "A sales visit. Ask who pays the auditor. If it is a company that sells one product, the auditor will tell you that you need it.",
    },
  ],
  facts: [
    typicalUse,
    electricityPrice,
    gasPrice,
    {
      id: "energy-audits-long-epc-valid",
      label: "How long an EPC is valid",
      value: "10 years",
      note: "Needed to sell or to let. England and Wales; check on gov.uk.",
      source: "gov.uk, Energy Performance Certificates",
      asOf: "November 2026",
      restsOn: ["rules.epcYears"],
    },
    {
      id: "energy-audits-esos-phase-4",
      label: "ESOS phase 4",
      value: "qualifying date 31 December 2026, due by 5 December 2027",
      note: "UK organisations with 250 or more staff, or a turnover above £44m together with a balance sheet above £38m. Check on gov.uk.",
      source: "Environment Agency, Energy Savings Opportunity Scheme",
      asOf: "March 2026",
      restsOn: ["rules.esos"],
    },
  ],
  grants: [warmHomesLocalGrant, nestWales, northernIreland],
  benefits: [
    "You spend money where it does most in your building",
    "Damp and ventilation are checked before anything is sealed",
    "You can compare quotes, because they cover the same list",
    "A baseline to measure savings against",
  ],
  sections: [
    {
      heading: "The four kinds of audit",
      paragraphs: [
        "An EPC is a standard rating: it compares buildings, assuming average habits, and the law sometimes requires one. A heat-loss survey works out how much heat each room needs on the coldest day; every heat pump design depends on it. A retrofit assessment to PAS 2035 looks at the whole house, including who lives there, moisture and ventilation; publicly funded work usually requires one. An energy audit to BS EN 16247 starts from your actual consumption and is what businesses need.",
        "Tests improve all of them. A fan in the doorway measures how leaky a home is, and smoke shows where. Thermal images need a cold, dry evening after hours of heating, or they show little. Temperature and humidity loggers left for a few weeks show more about mould than a single visit.",
      ],
    },
    {
      heading: "What you can look up before anyone comes",
      paragraphs: [
        `Find your EPC on the public register. It is free, and you can also look up similar homes nearby. Compare your use with Ofgem’s typical ${shown.typicalElectricity} of electricity and ${shown.typicalGas} of gas. Much more electricity than that without a car or electric heating suggests that something runs all the time; much more gas suggests poor insulation or controls. Read the meter last thing at night and in the morning for a week, and give the auditor your notes.`,
      ],
    },
    {
      heading: "What a good report says",
      paragraphs: [
        "It lists each measure with its saving in kWh and in pounds, at stated prices. It says what has to come first: insulation before the heat pump, ventilation with new windows, roof repairs before the panels. It gives a range where the assessor isn’t sure, and has a section on risks such as thermal bridges and trapped moisture in solid walls. A list of products without numbers is not an audit.",
        "The rule of thumb adds a share for the building’s age to a share for its size, so a large, old building shows 55% of the bill. An audit alone saves nothing; small firms find 5% to 15% of their bill, and for a home our planner names what pays for itself.",
      ],
    },
    {
      heading: "When an audit is required by law",
      paragraphs: [
        "Homes and offices need an EPC when they are sold or let. In England and Wales a rented property must in general reach E, unless an exemption is registered, and the government has confirmed that homes let privately in England and Wales are to reach C, or its successor, by 1 October 2030. Large organisations come under ESOS, with an audit every four years and an action plan; large companies also report energy and carbon with their accounts (SECR). Public buildings above a certain size must show a display energy certificate. Scotland and Northern Ireland have their own certificates.",
      ],
      points: [
        "Ask for the assessor’s accreditation and look it up",
        "Ask which instruments they bring",
        "Ask for a sample report with the names removed",
        "Ask whether they earn anything from what they recommend",
      ],
    },
  ],
  faq: [
    {
      question: "Is an EPC enough before I buy a heat pump?",
      answer:
        "No. It rates the whole building on standard assumptions. The design needs a room-by-room heat-loss calculation, which a good installer will do or commission.",
    },
    {
      question: "When is the best time of year for an audit?",
      answer:
        "Winter for thermal images, draughts and comfort; any time for bills, insulation and equipment. If you plan work for the summer, have the visit by February to leave time for quotes.",
    },
    {
      question: "Can I do an audit myself?",
      answer:
        "Much of it: meter readings, overnight use, the depth of loft insulation, and draughts, with a wet hand on a windy day. Leave heat loss, moisture risk and structure to someone trained, because mistakes there can damage the walls.",
    },
    {
      question: "My home is damp. Will insulation cure it?",
      answer:
        "It depends on the cause. Leaks and rising damp must be fixed first; condensation needs both heating and ventilation. Insulating a wet wall traps the problem, so insist on a diagnosis.",
    },
    {
      question: "What does a business auditor need from us?",
      answer:
        "Twelve months of half-hourly data and fuel bills, floor plans, a list of large equipment with running hours, and someone, such as your maintenance engineer, who knows why things are switched on.",
    },
    {
      question: "Are free home surveys genuine?",
      answer:
        "Those from councils, Home Energy Scotland and Nest are. A free survey offered on the doorstep or by text message is usually a sales call; don’t sign on the day, and check the company’s certification yourself.",
    },
  ],
  related: ["low-carbon-heating", "smart-home", "grants", "net-zero"],
  features: [
    "Whole-home surveys",
    "Airtightness and thermal tests",
    "Business audits and ESOS",
    "Costed list of measures",
  ],
};
