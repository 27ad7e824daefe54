import { limits } from "#config/limits.ts";
import { shown } from "#content/figures/shared-figures.ts";
import { toQuoteCheck } from "#content/planner/tool-links.ts";
import {
  electricityPrice,
  exportPrice,
  selfUse,
  solarCost,
  yieldRange,
  yieldUk,
} from "#content/service-pages/common-facts.ts";
import { greenHomesWales, northernIreland, warmHomesLocalGrant, zeroVat } from "#content/service-pages/grant-notes.ts";
import type { ServicePage } from "#content/service-pages/service-page.ts";

export const solarPanels: ServicePage = {
  slug: "solar-panels",
  title: "Solar panel installation: costs, grants and quotes",
  description:
    "What solar panels make on a British roof, what they cost at 0% VAT, which grants are real today, and up to 3 free quotes from approved installers.",
  keywords: ["solar panels", "solar panel installation", "solar panel cost UK", "Smart Export Guarantee", "MCS"],
  heading: "Solar panels",
  intro:
    "Panels turn daylight into electricity for your home, and what you don’t use is sold to the grid. Here is what a roof like yours would make, what it costs, what help there is and who can quote for it.",
  picture: "solar",
  cards: [
    {
      title: "What you get",
      text: "Panels on rails, an inverter that turns their direct current into mains electricity, a generation meter and two isolators. Most homes get between 3 and 6 kW.",
      points: [
        "Your home uses its own electricity first",
        "What is left over flows to the grid and is paid for",
        "At night and on dark days you buy as before",
      ],
    },
    {
      title: "What your roof needs",
      text: "A sound covering with many years left in it, timbers that can carry the load, and little shade between ten and four o’clock. South gives most; east and west together spread the day better.",
      points: [
        "About 5 m² of roof for each kW",
        "Room for the inverter, often in the loft or garage",
        "Scaffolding for a few days",
      ],
    },
    {
      title: "What it costs to keep",
      text: "Panels have no moving parts and rain does most of the cleaning. The part that wears is the inverter: plan for one replacement in the life of the panels, and look at the monitoring app now and then.",
    },
  ],
  facts: [solarCost, yieldUk, yieldRange, electricityPrice, exportPrice, selfUse],
  grants: [zeroVat, warmHomesLocalGrant, greenHomesWales, northernIreland],
  promise: {
    title: "What we promise",
    text: "You ask once, and you stay in charge of who hears from you.",
    points: [
      `At most ${limits.leadPlacesMax} installers receive your details, and your private page names each of them`,
      "One of our team reviews each company before it can see a request, and you read which of its papers we have checked",
      "It costs you nothing, and you can close your request whenever you like",
      "No installer sees your surname, phone or email before taking one of the places",
    ],
  },
  benefits: [
    `Each unit you use yourself is one that you don’t buy at ${shown.electricity} (price cap, October to December 2026)`,
    `0% VAT on panels and their installation in homes until ${shown.vatReliefEnds}`,
    "Income for what you export, from a tariff that you choose and can change",
    "A better energy rating, because an EPC counts the electricity that a roof makes",
    "A start for a battery, a charge point or a heat pump later",
  ],
  sections: [
    {
      heading: "How panels work in a country with clouds",
      paragraphs: [
        "Panels need light, not heat. Under a bright overcast sky they still work, at a fraction of their full power. On a cool sunny day in April they can do better than in a July heatwave, because solar cells lose a little of their output as they warm up.",
        `Two units are easily mixed up. The size of a system is given in kilowatts (kW): what it would make in full sun, all at once. What ends up on your bill is kilowatt-hours (kWh): what it made over time. A 4 kW system never makes 4 kW all day; over an average British year it makes about ${shown.fourKwYear}.`,
        "Nothing has to be switched. When the panels make more than the house needs, the rest leaves through your meter; when they make less, the grid fills the gap. In a power cut the panels switch off too, so that nobody who works on the wires is hurt, unless your system has a backup function built for that.",
      ],
    },
    {
      heading: "How much your roof would make",
      paragraphs: [
        `A south-facing roof at 35 degrees yields about ${shown.yield} a year for each kW as an average of the UK: about 1,010 in the South West, 965 as an average of the London region (958 on our pages of the boroughs, which use the sun at their own place) and 875 in Scotland. Turn the same panels east or west and they make about 83% as much. Even a north-facing roof makes a little over 60%, which is seldom worth the scaffolding but can be on a shallow pitch.`,
        "Shade matters more than direction. The government’s own method, SAP, takes off 20% for modest shading, 35% for significant and half for heavy. A chimney, a dormer or the neighbour’s sycamore can each do that. Microinverters or optimisers limit how far one shaded panel holds back the rest; they don’t bring the light back.",
        "The year is lopsided. Of an average system’s output, more than 13% comes in May alone and about 2.7% in December: with 4 kW that is some 488 kWh against 97. Panels will not heat a home in January, and a quote that suggests it deserves a second look.",
      ],
    },
    {
      heading: "What it costs, and when it has paid for itself",
      paragraphs: [
        `In September 2026 a 4 kW system typically cost ${shown.solarLow} to ${shown.solarHigh} installed. Scaffolding, a complicated roof, long cable runs or an old consumer unit push a price up; fitting more panels while the scaffold stands brings the price of each kW down.`,
        `Here is what our planner finds for that system on a semi with three bedrooms. It makes ${shown.fourKwYear}. The home uses about 970 kWh of that itself, and at ${shown.electricityPlanned}, the price cap with the VAT of April 2027, that is £267 that it doesn’t pay. The other 2,690 kWh earn £323 at ${shown.exportGood}. Together £590 in a year in which all goes as expected. Sun, habits and export rates down to ${shown.exportLowest} vary, so count on £450 to £630 a year. A price of £6,000 then comes back in about 9 to 17 years, with a new inverter in the twelfth, as long as prices stay where they are.`,
        "So two numbers decide: the share you use yourself, and the price of your export. People who are at home in the day, run the dishwasher at noon or charge a car on Saturday use more. A household that is out until six may use a good deal less without a battery. The calculator above counts on 70% of your bill, which is its own assumption and more than most homes without a battery reach.",
      ],
    },
    {
      heading: "Selling what you don’t use",
      paragraphs: [
        "Under the Smart Export Guarantee, suppliers with 150,000 or more domestic customers must offer a tariff for export that is above zero. You don’t have to sell to the supplier you buy from, though many pay their own customers more. You need an MCS certificate, or an equal one, and a meter that counts export each half hour, which in practice means a smart meter.",
        `The guarantee covers Great Britain. In Northern Ireland, ask your supplier which export rate it offers and what paperwork it wants. Compare export rates once a year: in 2026 flat tariffs ran from ${shown.exportLowest} to ${shown.exportHighest}.`,
      ],
    },
    {
      heading: "What the survey decides",
      paragraphs: [
        "A good installer looks into the loft before giving a final price. They check the rafters, the battens and the age of the tiles, because taking panels off again to mend a roof is expensive. They look for asbestos cement, for nesting birds and for a route for the cables. They measure shade at your roof, not at your postcode.",
        "They also open the consumer unit. Panels need a circuit of their own, sound earthing and protection that suits an inverter. The network operator is told: up to 16 amps for each phase (3.68 kW on a single-phase supply) may be connected first and notified within 28 days under the rule called G98; anything larger needs permission beforehand under G99.",
        "If you own a flat, the roof is usually not yours alone. Ask the freeholder in writing before you ask for quotes. If your home is mortgaged or insured, tell both companies; most want to know and few mind.",
      ],
    },
    {
      heading: "Planning permission and building rules",
      paragraphs: [
        "On most houses in England panels are permitted development. The main limits: no more than 20 cm out from the slope, not above the highest part of the roof (leaving out the chimney), and, on a flat roof, no more than 60 cm above it. In conservation areas, National Landscapes, National Parks and World Heritage Sites panels on a flat roof have needed the council’s prior approval since 21 December 2023, and in a conservation area or World Heritage Site panels may not go on a wall that faces a highway. Listed buildings need listed building consent. Scotland, Wales and Northern Ireland have rules of their own that are similar in spirit; your council confirms them.",
        "Building regulations apply as well: to the structure, because the roof carries more, and to the wiring, under Part P in England and Wales. An installer in a competent person scheme certifies this for you. Keep the certificate; your buyer’s solicitor will ask for it one day.",
      ],
    },
    {
      heading: "Grants: what is true and what is not",
      paragraphs: [
        "There is no general grant for solar panels on a home that you own, anywhere in the UK, as of 21 November 2026. An advert that promises “free solar” to everyone is selling something else, often your contact details. What is real: 0% VAT, help through the council for homes on a low income in England, an interest-free loan in Wales, and advice from Home Energy Scotland on what its loans cover today. The Feed-in Tariff closed to new systems in 2019 and has not come back.",
      ],
    },
    {
      heading: "How to compare three quotes",
      paragraphs: [
        "The cheapest price per panel is not the measure. Put the quotes side by side and ask each installer the same questions.",
      ],
      points: [
        "How many kWh a year, by the MCS method, and with how much taken off for shade?",
        "Which share of that do you assume I use myself, and why?",
        "Which panels and which inverter, and who stands behind each warranty?",
        "Is scaffolding included, and bird mesh, and the network operator’s paperwork?",
        "How are my deposit and the workmanship protected if your company closes?",
        "Who do I ring in year four when the app shows a fault?",
      ],
      links: [toQuoteCheck],
    },
  ],
  faq: [
    {
      question: "Will panels work on a roof that faces east or west?",
      answer:
        "Yes. They make about 83% of what a south-facing roof makes, and they make more of it at breakfast and in the evening, when most homes are using power. Panels on both sides often fit a household better than all of them facing south.",
    },
    {
      question: "How many panels do I need?",
      answer:
        "Start from your yearly use, which is on your bill, and from the roof you have. A home with 2,500 to 3,500 kWh a year is usually well served by 3 to 5 kW. If a car or a heat pump is coming, fill the roof now: the scaffold is paid for once.",
    },
    {
      question: "Do I need a battery from the start?",
      answer:
        "No. Panels work without one, and export pays you for the surplus. If you think you will want one, ask for a hybrid inverter or a clear price for adding a battery later, and compare it with the price of doing both at once.",
    },
    {
      question: "How long does the installation take?",
      answer:
        "Usually one or two days on the roof and in the house, with scaffolding up for about a week around it. The time before is longer: survey, design, and, for larger systems, the network operator’s answer.",
    },
    {
      question: "What happens when I sell the house?",
      answer:
        "The panels go with the house. The buyer’s solicitor will want the MCS certificate, the electrical certificate, the network operator’s confirmation and the warranties. Avoid roof-rental contracts: lenders have often objected to them.",
    },
    {
      question: "Do panels damage the roof?",
      answer:
        "Not when they are fitted properly. Hooks go under the tiles and into the rafters; a cracked tile is replaced on the day. Ask for photographs of the fixings before the panels cover them.",
    },
    {
      question: "How long do solar panels last?",
      answer:
        "Makers commonly guarantee a share of the original output for 25 years, and many panels go on after that with a little less. The inverter has a shorter life. Read both warranties, who gives them and what labour they pay for.",
    },
  ],
  related: ["battery-storage", "solar-maintenance", "ev-chargers", "grants"],
  features: [
    "Panels on pitched and flat roofs",
    "Shading and yield calculation",
    "Export set up with your supplier",
    "Network operator’s paperwork",
    "In-roof panels and bird protection",
  ],
};
