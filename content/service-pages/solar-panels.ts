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
    "Panels turn daylight into electricity for your home, and you sell what you don’t use to the grid. Here is what a roof like yours could generate, what it costs, what help there is and who can quote for it.",
  picture: "solar",
  cards: [
    {
      title: "What you get",
      text: "Panels on rails, an inverter that turns their direct current into mains electricity, a generation meter and two isolators. Most homes have between 3 and 6 kW.",
      points: [
        "Your home uses its own electricity first",
        "You are paid for what is left over",
        "At night and on dark days you buy electricity as before",
      ],
    },
    {
      title: "What your roof needs",
      text: "Tiles or slates with many years left in them, timbers that can carry the load, and little shade between ten and four o’clock. Facing south gives most; east and west together spread it over the day.",
      points: [
        "About 5 m² of roof for each kW",
        "Room for the inverter, often in the loft or garage",
        "Scaffolding for a few days",
      ],
    },
    {
      title: "What it costs to keep",
      text: "Panels have no moving parts, and rain does most of the cleaning. Plan for one new inverter in the life of the panels, and look at the monitoring app from time to time.",
    },
  ],
  facts: [solarCost, yieldUk, yieldRange, electricityPrice, exportPrice, selfUse],
  grants: [zeroVat, warmHomesLocalGrant, greenHomesWales, northernIreland],
  promise: {
    title: "What we promise",
    text: "You ask once and decide who can contact you.",
    points: [
      `At most ${limits.leadPlacesMax} installers receive your details, and your private page names them`,
      "One of our team checks each company before it can see a request, and you can see which documents we checked",
      "It costs you nothing, and you can close your request whenever you like",
      "No installer sees your surname, phone or email before taking one of the places",
    ],
  },
  benefits: [
    `Each unit you use yourself saves you ${shown.electricity} (price cap, October to December 2026)`,
    `0% VAT on panels and their installation in homes until ${shown.vatReliefEnds}`,
    "Income from what you export, on a tariff that you can change",
    "A better energy rating, because an EPC counts the electricity from your roof",
    "A first step to a battery, a charge point or a heat pump",
  ],
  sections: [
    {
      heading: "How panels work in cloudy weather",
      paragraphs: [
        "Panels need light, not heat. Under a bright overcast sky they still work, at a fraction of full power. They can do better on a cool sunny day in April than in a July heatwave, because solar cells lose a little output as they warm up.",
        `It is easy to mix up two units. The size of a system is in kilowatts (kW): its output at one moment in full sun. Your bill is in kilowatt-hours (kWh): its output over time. A 4 kW system never gives 4 kW all day; over an average UK year it generates about ${shown.fourKwYear}.`,
        "It all works automatically. When the panels generate more than the house needs, the rest goes to the grid through your meter; when they generate less, the grid makes up the difference. In a power cut the panels switch off too, to protect people working on the wires, unless your system has a backup function.",
      ],
    },
    {
      heading: "How much your roof could generate",
      paragraphs: [
        `A south-facing roof at 35 degrees generates about ${shown.yield} a year per kW on the UK average: about 1,010 in the South West, 958 in London and 875 in Scotland. Facing east or west, the same panels generate about 83% as much. Even a north-facing roof gives a little over 60%; that is seldom worth it, except perhaps on a shallow pitch.`,
        "Shade matters more than direction. The government’s own method, SAP, takes off 20% for modest shading, 35% for significant and half for heavy. A chimney, a dormer or a neighbour’s tree can each do that. Microinverters or optimisers limit how far one shaded panel holds back the rest, but the shaded panel still loses output.",
        "Output varies a lot over the year: more than 13% comes in May alone and about 2.7% in December. For 4 kW that is some 488 kWh against 97. Panels won’t heat a home in January, so question any quote that suggests they will.",
      ],
    },
    {
      heading: "What it costs, and when it pays for itself",
      paragraphs: [
        `In September 2026 a 4 kW system typically cost ${shown.solarLow} to ${shown.solarHigh} installed. Scaffolding, a complicated roof, long cable runs or an old consumer unit push a price up; fitting more panels while the scaffolding is up brings the price per kW down.`,
        `Take that system on a three-bedroom semi. Our planner finds that it generates ${shown.fourKwYear}. The home uses about 970 kWh of that, which saves £267 at ${shown.electricityPlanned}, the price cap with the VAT of April 2027. The other 2,690 kWh earn £323 at ${shown.exportGood}. That makes £590 in an average year. Sun, habits and export rates vary, with the lowest at ${shown.exportLowest}, so allow for £450 to £630 a year. A price of £6,000 then pays back in about 9 to 17 years, including a new inverter in the twelfth, if prices stay as they are.`,
        "So what matters is how much you use yourself and what you are paid for export. You use more if you are at home during the day, run the dishwasher at noon or charge a car on Saturdays. A household that is out until six may use much less without a battery. The rule of thumb above takes 70% off your bill, which is more than homes without a battery reach; what homes really see comes before it.",
      ],
    },
    {
      heading: "Selling what you don’t use",
      paragraphs: [
        "Under the Smart Export Guarantee, suppliers with 150,000 or more domestic customers must offer a tariff for export that is above zero. You don’t have to sell to the supplier you buy from, though many pay their own customers more. You need an MCS certificate, or an equivalent, and a meter that records export every half hour, which in practice means a smart meter.",
        `The guarantee covers Great Britain. In Northern Ireland, ask your supplier which export rate it offers and what paperwork it wants. Compare export rates once a year: in 2026 flat tariffs ran from ${shown.exportLowest} to ${shown.exportHighest}.`,
      ],
    },
    {
      heading: "What the survey decides",
      paragraphs: [
        "A good installer looks into the loft before giving a final price. They check the rafters, the battens and the age of the tiles, because it is expensive to take panels off to repair a roof. They look for asbestos cement, nesting birds and a route for the cables. They measure the shade on your own roof.",
        "They also open the consumer unit. Panels need their own circuit, sound earthing and protection that suits an inverter. Up to 16 amps per phase (3.68 kW on a single-phase supply), the installer can connect first and notify the network operator within 28 days, under G98. Anything larger needs permission beforehand, under G99.",
        "If you own a flat, the roof is usually not yours alone, so ask the freeholder in writing before you ask for quotes. Tell your mortgage lender and insurer too; most want to know and few mind.",
      ],
    },
    {
      heading: "Planning permission and building rules",
      paragraphs: [
        "On most houses in England panels are permitted development. The main limits: no more than 20 cm out from the slope, not above the highest part of the roof (leaving out the chimney), and, on a flat roof, no more than 60 cm above it. In conservation areas, National Landscapes, National Parks and World Heritage Sites panels on a flat roof have needed the council’s prior approval since 21 December 2023, and in a conservation area or World Heritage Site panels may not go on a wall that faces a highway. Listed buildings need listed building consent. Scotland, Wales and Northern Ireland have their own, similar rules; check with your council.",
        "Building regulations also apply: to the structure, because the roof carries more weight, and to the wiring, under Part P in England and Wales. An installer in a competent person scheme certifies this for you. Keep the certificate for when you sell.",
      ],
    },
    {
      heading: "Grants: what is true and what isn’t",
      paragraphs: [
        "There is no general grant for solar panels on a home that you own, anywhere in the UK, as of 21 November 2026. An advert that promises “free solar” to everyone is often just collecting contact details. What there is: 0% VAT, help through the council for homes on a low income in England, an interest-free loan in Wales, and advice from Home Energy Scotland on what its loans cover today. The Feed-in Tariff closed to new systems in 2019 and has not come back.",
      ],
    },
    {
      heading: "How to compare three quotes",
      paragraphs: [
        "Don’t go by the price per panel. Put the quotes side by side and ask each installer the same questions.",
      ],
      points: [
        "How many kWh a year, by the MCS method, and how much did you take off for shade?",
        "Which share of that do you assume I use myself, and why?",
        "Which panels and which inverter, and who stands behind each warranty?",
        "Are scaffolding, bird mesh and the network operator’s paperwork included?",
        "How are my deposit and the workmanship protected if your company closes?",
        "Who do I ring if the app shows a fault in year four?",
      ],
      links: [toQuoteCheck],
    },
  ],
  faq: [
    {
      question: "Will panels work on a roof that faces east or west?",
      answer:
        "Yes. They make about 83% of what a south-facing roof makes, and more of it at breakfast and in the evening, when most homes are using power. Panels on both sides often suit a household better than all of them facing south.",
    },
    {
      question: "How many panels do I need?",
      answer:
        "Start from your yearly use, which is on your bill, and your roof. For 2,500 to 3,500 kWh a year, 3 to 5 kW is usually right. If you expect to get an electric car or a heat pump, fill the roof now, so that you pay for scaffolding only once.",
    },
    {
      question: "Do I need a battery from the start?",
      answer:
        "No. Panels work without one, and you are paid for what you export. If you think you will want one, ask for a hybrid inverter or a clear price for adding a battery later, and compare it with the price of doing both at once.",
    },
    {
      question: "How long does the installation take?",
      answer:
        "Usually one or two days’ work, with scaffolding up for about a week. What takes longer is the survey, the design and, for larger systems, the network operator’s permission.",
    },
    {
      question: "What happens when I sell the house?",
      answer:
        "The panels go with the house. The buyer’s solicitor will want the MCS certificate, the electrical certificate, the network operator’s confirmation and the warranties. Avoid roof-rental contracts: lenders have often objected to them.",
    },
    {
      question: "Do panels damage the roof?",
      answer:
        "Not if they are fitted properly. Hooks go under the tiles and into the rafters, and any cracked tile is replaced on the day. Ask for photographs of the fixings before the panels cover them.",
    },
    {
      question: "How long do solar panels last?",
      answer:
        "Makers commonly guarantee a share of the original output for 25 years, and many panels work for longer with a little less output. The inverter has a shorter life. Read both warranties: who gives them, and whether they cover labour.",
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
