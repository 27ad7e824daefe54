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
    "An audit is the cheapest part of any energy project and the one most often left out. It tells you where the heat and the money go, what to do first, and what to leave alone.",
  picture: "rooms",
  cards: [
    {
      title: "For a home",
      text: "A visit of one to three hours: walls, loft, windows, heating, controls, draughts, damp and bills. You receive a list in order of effect and price.",
      points: [
        "Bring a year of bills or meter readings",
        "Show the cold and the damp corners",
        "Say what you plan to rebuild anyway",
      ],
    },
    {
      title: "For a business",
      text: "Half-hourly data first, then the site: what runs at night, compressed air, cooling, ventilation, lighting, process heat, vehicles.",
    },
    {
      title: "What it isn’t",
      text: "A sales visit. Ask who pays the auditor. If the answer is a company that sells one product, you will be told that you need it.",
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
      value: "decided on 31 December 2026, due by 5 December 2027",
      note: "UK organisations with 250 or more staff, or a turnover above £44m together with a balance sheet above £38m. Check on gov.uk.",
      source: "Environment Agency, Energy Savings Opportunity Scheme",
      asOf: "March 2026",
      restsOn: ["rules.esos"],
    },
  ],
  grants: [warmHomesLocalGrant, nestWales, northernIreland],
  benefits: [
    "Money goes to the measure that does most in your building",
    "Damp and ventilation are looked at before anything is sealed",
    "Quotes become comparable, because they answer the same list",
    "A baseline, against which savings can be proved",
  ],
  sections: [
    {
      heading: "Four kinds, and what each is for",
      paragraphs: [
        "An EPC is a standard rating: it compares buildings, assuming average habits, and is required by law at certain moments. A heat-loss survey works out the warmth that each room needs on the coldest day, and every heat pump depends on it. A retrofit assessment to PAS 2035 looks at the whole house, with occupants, moisture and ventilation, and publicly funded work usually demands one. An energy audit to BS EN 16247 starts from your real consumption and is what businesses need.",
        "Tests sharpen all of them. A fan in the doorway measures how leaky a home is, and smoke shows where. Thermal pictures need a cold, dry evening with the heating on for hours, or they show little. Loggers for temperature and humidity, left for some weeks, tell more about mould than any single visit.",
      ],
    },
    {
      heading: "What you can look up before anyone comes",
      paragraphs: [
        `Find your EPC on the public register; it is free to read, also for your neighbours’ homes of the same type. Compare your use with Ofgem’s typical ${shown.typicalElectricity} of electricity and ${shown.typicalGas} of gas. Much more electricity than that without a car or electric heating points to a base load; much more gas points to the fabric or the controls. Read the meter at night and in the morning for a week. Auditors who find such notes on the table get further in the same hour.`,
      ],
    },
    {
      heading: "What a good report says",
      paragraphs: [
        "It names each measure with its saving in kWh and in pounds, at prices it states. It says what depends on what: insulation before the heat pump, ventilation together with new windows, the roof repair before the panels. It gives a range where it isn’t sure, and it has a section on risks, such as thermal bridges and trapped moisture in solid walls. A list of products without numbers is not an audit.",
        "Our quick estimate adds a share for the building’s age to a share for its size, so an old and large building shows 55% of the bill. That is what might be there to find, and no survey finds everything at a sensible price. Take it as the reason to look.",
      ],
    },
    {
      heading: "When an audit is a duty",
      paragraphs: [
        "Homes and offices need an EPC when they are sold or let. In England and Wales a rented property must in general reach E, unless an exemption is registered, and the government has confirmed that homes let privately in England and Wales are to reach C, or its successor, by 1 October 2030. Large organisations come under ESOS, with an audit every four years and an action plan; large companies also report energy and carbon with their accounts (SECR). Public buildings above a certain size show a display energy certificate. Scotland and Northern Ireland run their own certificates.",
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
        "No. It rates the building with standard assumptions and says nothing about single rooms. For the design you need a room-by-room heat-loss calculation, which a serious installer does or orders.",
    },
    {
      question: "When is the best time of year for an audit?",
      answer:
        "Winter for thermal pictures, draughts and comfort; any time for bills, insulation and equipment. If you plan work for the summer, have the visit by February, so that there is time for quotes.",
    },
    {
      question: "Can I do an audit myself?",
      answer:
        "A good part of it: meter readings, base load, loft depth, draughts with a wet hand on a windy day. Leave calculations of heat loss, moisture risk and structure to someone trained, since mistakes there cost walls.",
    },
    {
      question: "My home is damp. Will insulation cure it?",
      answer:
        "It depends on the cause. Leaks and rising moisture must be mended first; condensation needs warmth and ventilation together. Insulating a wet wall shuts the problem in, so insist on a diagnosis.",
    },
    {
      question: "What does a business auditor need from us?",
      answer:
        "Twelve months of half-hourly data and fuel bills, floor plans, a list of large equipment with running hours, and someone who knows why things are switched on. One honest maintenance engineer saves a day of guessing.",
    },
    {
      question: "Are free home surveys genuine?",
      answer:
        "Those of councils, Home Energy Scotland and Nest are. A free survey offered at the door or by a text message is usually a sales call; don’t sign on the day, and check the company’s certification yourself.",
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
