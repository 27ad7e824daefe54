import type { Guide } from "#content/guides/guide.ts";

const READ = "read 23 November 2026";

export const planningRulesByNation: Guide = {
  slug: "planning-rules-by-nation",
  title: "Planning rules for solar, heat pumps and chargers",
  description:
    "What you may put up without an application in England, Scotland, Wales and Northern Ireland: panels, heat pumps, chargers, and where the right ends.",
  heading: "Planning rules, nation by nation",
  answer: [
    "On an ordinary house outside a conservation area, panels on a sloping roof, one air source heat pump and a charger by the drive rarely need an application in any nation. Each nation has its own numbers, and most of them changed between 2023 and 2026, so an older page may be wrong.",
    "Listed buildings, flats, flat roofs in protected areas, front walls and anything free-standing are the cases to check. Ask for a lawful development certificate if you want the answer in writing; a buyer’s solicitor may want it one day.",
  ],
  sections: [
    {
      heading: "What “permitted development” means",
      paragraphs: [
        "Parliament and the three other legislatures have given permission in advance for small works, so long as every condition is met. It is a right, not a favour: nobody at the council has to agree. Miss one condition by a few centimetres and the right is gone, and the whole of the work needs an application.",
        "Councils can take the right away in a place, by an Article 4 direction or by a condition in an old permission. Barn conversions and new estates often carry such a condition. Read the decision notice of your house before you rely on any page, including this one.",
      ],
    },
    {
      heading: "The numbers side by side",
      paragraphs: [
        "For a house that is not listed or in a protected area. “Out” is how far panels may stand out from the slope. The distance is from the heat pump to the boundary. The last column is the size of a charger’s casing on a wall.",
      ],
      table: {
        caption: "Without an application, as read in November 2026",
        head: ["Nation", "Panels out", "Pump: distance", "Charger"],
        rows: [
          ["England", "20 cm", "none", "0.2 m³"],
          ["Scotland", "1 m", "none", "0.5 m³"],
          ["Wales", "20 cm", "none since June 2026", "0.2 m³"],
          ["Northern Ireland", "20 cm towards a road", "1 m", "0.2 m³"],
        ],
      },
    },
    {
      heading: "Where to look on your own house",
      paragraphs: ["These places decide nearly every question that planning officers are asked about energy at home."],
      picture: {
        viewBox: "20 10 760 540",
        description:
          "A house cut open, with panels on the roof, a heat pump and a car at a charge point. Five numbered places: the ridge, the slope with panels, the outer wall, the heat pump and the charge point.",
        marks: [
          { x: 230, y: 104, text: "The ridge: panels stay below the highest part of the roof, chimneys not counted" },
          { x: 150, y: 190, text: "The slope: how far panels stand out, and whether it faces a road" },
          { x: 400, y: 350, text: "A wall to the street: the first thing protected areas restrict" },
          { x: 516, y: 430, text: "The pump: number, size, sound at the neighbour’s window" },
          { x: 586, y: 436, text: "The charger: size of its casing, distance from the road" },
        ],
      },
    },
    {
      heading: "England",
      paragraphs: [
        "Panels on a pitched roof may stand out 20 cm and must stay below its highest part. On a flat roof they may rise 60 cm above it. In conservation areas, National Parks, National Landscapes and World Heritage Sites a flat roof has needed the council’s prior approval since 21 December 2023, a short procedure with a fee. On a sloping roof there the right remains, but a wall that fronts a highway is out. In the garden one array is allowed, up to 9 square metres, 4 metres high and 5 metres from the boundary.",
        "For heat pumps the rules were loosened on 29 May 2025. The metre to the boundary went; the outdoor unit of a house may have 1.5 cubic metres and that of a block of flats 0.6; a detached house may have two, others one. It must pass the sound test of MCS 020 a), 37 decibels at the neighbour’s window. Pitched roofs are excluded, and on a flat one the unit keeps a metre from the edge. In a conservation area it may not hang on a wall or roof towards a highway, nor stand closer to it than the house.",
        "Chargers beside off-street parking may have 0.2 cubic metres on a wall, or stand on a post of up to 1.6 metres at a home. A minimum distance of two metres from the road was lifted in May 2025, though some guidance still prints it. Cars on the street are a case of their own, treated in our guide to charging without a drive.",
      ],
    },
    {
      heading: "Scotland",
      paragraphs: [
        "Panels come under the general right to alter a house, often called the one-metre bubble: they may stand out a metre from wall or roof, which leaves room for tilted frames. Since 24 May 2024 conservation areas are no longer shut out altogether; there the front, and sides that face a road, are restricted. Flats have a similar right, if the owners of the block agree.",
        "One air source heat pump is allowed on or beside a building, standing out no more than a metre if it is fixed to the house, and it has to be installed in accordance with MCS 020. No distance to the boundary is fixed. In conservation areas further limits apply to the front. The government in Edinburgh consulted in 2025 on two pumps for detached houses and on cooling, so look whether that is law by now.",
        "A charger on a wall may have half a cubic metre, but not face a road from within two metres; a post at a home may be 1.6 metres high. Separately from planning, ask whether a building warrant is needed.",
      ],
    },
    {
      heading: "Wales",
      paragraphs: [
        "The order of 2012 allows panels 20 cm out from a slope or wall and not above the highest part of the roof. Flat roofs, conservation areas and World Heritage Sites have limits that councils read with care, so ask before you order there.",
        "For years Welsh terraces were the hard case, because a pump had to keep three metres from the boundary. Installers report that this ended on 1 June 2026, that walls towards a highway are no longer shut out everywhere, and that the English sound test now applies. We have not seen the text of the new order, so take this as a reason to ask your council for it.",
        "Chargers have had their right since April 2019: 0.2 cubic metres on a wall, and not facing a highway from within two metres.",
      ],
    },
    {
      heading: "Northern Ireland",
      paragraphs: [
        "On a slope that faces a road and can be seen from it, panels may stand out 20 cm. They may not rise above the ridge, pass the edge of the roof, or exceed 1.5 metres above a flat roof. In conservation areas and World Heritage Sites no panels go on a slope that faces a road and is visible from it.",
        "Since 4 July 2023 an air source heat pump must keep one metre from a neighbour’s boundary, where it used to be thirty metres from the next house. There may be one, no higher than 3 metres, not on a roof and not in front of a wall that faces a road and forms the front or a side of the house.",
        "Chargers by off-street parking have been free of applications since 21 December 2020: 0.2 cubic metres, two metres from the road, posts of 1.6 metres at homes.",
      ],
    },
    {
      heading: "Listed, leasehold, or a battery outdoors",
      paragraphs: [
        "Listed building consent is separate from planning permission and covers fixings, cables and what cannot be seen from the street. Work without it is an offence everywhere in the United Kingdom. A pre-application talk costs little and often finds a rear slope or an outbuilding to which nobody objects.",
        "Planning says nothing about ownership. A right to put panels on a block of flats is worth nothing without the freeholder. Covenants on new estates can forbid what planning allows.",
        "For batteries we found no right of their own. Indoors the question does not arise. Outdoors a small cabinet seldom troubles anyone, but put it to the council in one line, with a drawing, if it is large, at the front or near a boundary.",
      ],
    },
    {
      heading: "How to be sure in a fortnight",
      paragraphs: ["An evening’s work, in this order."],
      points: [
        "Look up on the council’s map whether you are in a conservation area or under an Article 4 direction",
        "Find the decision notices of your house in the planning register and search them for “permitted development”",
        "Have the installer write down, with measurements, which conditions the design meets",
        "For a heat pump, keep the sound calculation with the deeds",
        "If any line is doubtful, apply for a lawful development certificate before the work",
      ],
    },
  ],
  facts: [
    {
      label: "Heat pumps in England",
      value: "1.5 m³ at a house, no distance to the boundary",
      note: "One, or two at a detached house; sound test MCS 020 a).",
      source: "General Permitted Development (England) Order 2015, Part 14, Class G, as amended",
      asOf: "29 May 2025",
      restsOn: ["rules.heatPumpEngland"],
    },
    {
      label: "Flat roofs in protected areas of England",
      value: "prior approval",
      note: "Since 21 December 2023, for panels on houses in conservation areas, National Parks, National Landscapes and World Heritage Sites.",
      source: "General Permitted Development (England) Order 2015, Part 14, Class A, as amended",
      asOf: "21 December 2023",
      restsOn: ["rules.flatRoofs"],
    },
    {
      label: "Heat pumps in Northern Ireland",
      value: "1 m from a neighbour’s boundary",
      note: "One, at most 3 m high, not on a roof.",
      source: "Planning (General Permitted Development) (Amendment) Order (Northern Ireland) 2023",
      asOf: "4 July 2023",
      restsOn: ["rules.heatPumpNorthernIreland"],
    },
  ],
  faq: [
    {
      question: "What happens if I put it up without permission?",
      answer:
        "Nothing at first, perhaps. The council can ask for an application afterwards or have it taken down, and time limits for that run to years. The trouble usually comes with the sale of the house.",
    },
    {
      question: "Do National Parks forbid panels?",
      answer:
        "No. In England a sloping roof keeps its right and a flat one needs prior approval. The park authority is the planning authority in its area, though some districts take in applications on its behalf.",
    },
    {
      question: "Must neighbours be told?",
      answer:
        "Not for permitted development. If an application is made, the council tells them. A word across the fence beforehand is cheaper than an objection.",
    },
    {
      question: "Do building regulations still apply?",
      answer:
        "Yes, always: structure, electrics, hot water and fire. An installer in a competent person scheme can certify much of it in England and Wales; Scotland has warrants, Northern Ireland has building control.",
    },
  ],
  sources: [
    {
      publisher: "legislation.gov.uk",
      title: "Town and Country Planning (General Permitted Development) (England) Order 2015, Schedule 2, Part 14",
      date: `as amended, ${READ}`,
      url: "https://www.legislation.gov.uk/uksi/2015/596/schedule/2/part/14",
    },
    {
      publisher: "Scottish Government",
      title: "Planning circular 1/2024: householder permitted development rights",
      date: "2024",
      url: "https://www.gov.scot/publications/circular-1-2024-householder-permitted-development-rights/",
    },
    {
      publisher: "Scottish Government",
      title: "Planning circular 2/2024, Annex E: electric vehicle charging",
      date: "2024",
      url: "https://www.gov.scot/publications/circular-2-2024-non-domestic-permitted-development-rights/pages/7/",
    },
    {
      publisher: "legislation.gov.uk",
      title: "General Permitted Development (Amendment) (Wales) Orders 2012 and 2019",
      date: "2012 and 2019",
      url: "https://www.legislation.gov.uk/wsi/2012/1346/made",
    },
    {
      publisher: "Limitless Energy",
      title: "Permitted development changes in Wales from June 2026",
      date: `2026, ${READ}`,
      url: "https://www.limitless-energy.co.uk/post/new-air-source-heat-pump-planning-rules-in-wales-permitted-development-changes-from-june-2026",
    },
    {
      publisher: "legislation.gov.uk",
      title:
        "Planning (General Permitted Development) Order (Northern Ireland) 2015, Part 2, with the amendment of 2023",
      date: "2015 and 2023",
      url: "https://www.legislation.gov.uk/nisr/2015/70/schedule/part/2/made",
    },
    {
      publisher: "TLT",
      title: "Planning changes for EV charging in Northern Ireland",
      date: "December 2020",
      url: "https://www.tlt.com/insights-and-events/insight/planning-changes-for-ev-charging-in-ni/",
    },
    {
      publisher: "Chelmsford City Council",
      title: "Planning permission for domestic electric vehicle charging",
      date: "2026",
      url: "https://www.chelmsford.gov.uk/planning-and-building-control/planning-advice-and-permissions/check-if-you-need-planning-permission/planning-permission-for-domestic-electric-vehicle-charging/",
    },
  ],
  writtenOn: "2026-11-23",
  services: ["solar-panels", "heat-pumps", "ev-chargers", "wind-hydro"],
  areas: ["edinburgh", "swansea", "bath"],
};
