import type { Guide } from "#content/guides/guide.ts";

const READ = "read 23 November 2026";

export const planningRulesByNation: Guide = {
  slug: "planning-rules-by-nation",
  title: "Planning rules for solar, heat pumps and chargers",
  description:
    "What you can put up without an application in England, Scotland, Wales and Northern Ireland: panels, heat pumps, chargers, and where the right ends.",
  heading: "Planning rules, nation by nation",
  answer: [
    "On an ordinary house outside a conservation area, panels on a sloping roof, one air source heat pump and a charger by the drive rarely need an application in any nation. Each nation has its own numbers, and most of them changed between 2023 and 2026, so an older page may be wrong.",
    "Listed buildings, flats, flat roofs in protected areas, front walls and anything free-standing are the cases to check. Ask for a lawful development certificate if you want the answer in writing; a buyer’s solicitor may ask for it.",
  ],
  sections: [
    {
      heading: "What “permitted development” means",
      paragraphs: [
        "Parliament and the three other legislatures have given permission in advance for small works, so long as every condition is met. Nobody at the council has to agree. But if you miss one condition by a few centimetres, the whole of the work needs an application.",
        "Councils can remove the right in an area by an Article 4 direction, or for a building by a planning condition. Barn conversions and new estates often have one. Read your house’s decision notice before you rely on any web page, including this one.",
      ],
    },
    {
      heading: "The numbers side by side",
      paragraphs: [
        "For a house that is not listed or in a protected area. “Out” is how far panels may project from the slope. The distance is from the heat pump to the boundary. The last column is the size of a charger’s casing on a wall.",
      ],
      table: {
        caption: "Without an application, as read in November 2026",
        head: ["Nation", "Panels out", "Pump: distance", "Charger"],
        rows: [
          ["England", "20 cm", "none", "0.2 m³"],
          ["Scotland", "1 m", "none", "0.5 m³"],
          ["Wales", "20 cm", "none since June 2026, as reported", "0.2 m³"],
          ["Northern Ireland", "20 cm towards a road", "1 m", "0.2 m³"],
        ],
      },
    },
    {
      heading: "Where to look on your own house",
      paragraphs: ["Most planning questions about home energy come down to these places."],
      picture: {
        viewBox: "20 10 760 540",
        description:
          "A house cut open, with panels on the roof, a heat pump and a car at a charge point. Five numbered places: the ridge, the slope with panels, the outer wall, the heat pump and the charge point.",
        marks: [
          {
            x: 230,
            y: 104,
            text: "The ridge: panels must be below the highest part of the roof, not counting chimneys",
          },
          { x: 150, y: 190, text: "The slope: how far panels project, and whether it faces a road" },
          { x: 400, y: 350, text: "A wall facing the street: the first thing restricted in protected areas" },
          { x: 516, y: 430, text: "The pump: number, size, sound at the neighbour’s window" },
          { x: 586, y: 436, text: "The charger: size of its casing, distance from the road" },
        ],
      },
    },
    {
      heading: "England",
      paragraphs: [
        "Panels on a pitched roof may project 20 cm and must be below its highest part. On a flat roof they may rise 60 cm above it. In conservation areas, National Parks, National Landscapes and World Heritage Sites a flat roof has needed the council’s prior approval since 21 December 2023, a short procedure with a fee. There you can still put panels on a sloping roof, but not on a wall that faces a highway. In the garden one array is allowed, up to 9 square metres, 4 metres high and 5 metres from the boundary.",
        "The heat pump rules were relaxed on 29 May 2025. The one-metre boundary rule went; the outdoor unit may be 1.5 cubic metres for a house and 0.6 for a block of flats; a detached house may have two, others one. It must pass the sound test of MCS 020 a), 37 decibels at the neighbour’s window. It can’t go on a pitched roof, and on a flat one it must be a metre from the edge. In a conservation area it can’t go on a wall or roof facing a highway, or be closer to the highway than the house.",
        "With off-street parking, a charger may be up to 0.2 cubic metres on a wall, or on a post of up to 1.6 metres at a home. The two-metre minimum distance from the road was dropped in May 2025, though some guidance still gives it. For on-street parking, see our guide to charging without a drive.",
      ],
    },
    {
      heading: "Scotland",
      paragraphs: [
        "Panels come under the general right to alter a house, often called the one-metre bubble: they may project a metre from the wall or roof, which leaves room for tilted frames. Since 24 May 2024 this has also applied in conservation areas, with limits on the front and on sides facing a road. Flats have a similar right, if the owners of the block agree.",
        "One air source heat pump is allowed on or beside a building, projecting no more than a metre if it is fixed to the house, and it has to be installed in accordance with MCS 020. There is no minimum distance to the boundary. In conservation areas further limits apply to the front. The Scottish Government consulted in 2025 on two pumps for detached houses and on cooling, so check whether that is now law.",
        "A charger on a wall may be up to half a cubic metre, but must not face a road within two metres; a post at a home may be 1.6 metres high. Ask also whether you need a building warrant.",
      ],
    },
    {
      heading: "Wales",
      paragraphs: [
        "The 2012 order allows panels up to 20 cm out from a slope or wall and not above the highest part of the roof. Flat roofs, conservation areas and World Heritage Sites have limits, so ask your council before you order.",
        "Welsh terraces used to be difficult, because a pump had to be three metres from the boundary. Installers report that this ended on 1 June 2026, that walls facing a highway are no longer ruled out everywhere, and that the English sound test now applies. We have not seen the new order, so ask your council.",
        "Chargers have been allowed since April 2019: up to 0.2 cubic metres on a wall, and not facing a highway within two metres.",
      ],
    },
    {
      heading: "Northern Ireland",
      paragraphs: [
        "On a slope that faces a road and can be seen from it, panels may project 20 cm. They may not rise above the ridge, pass the edge of the roof, or exceed 1.5 metres above a flat roof. In conservation areas and World Heritage Sites no panels go on a slope that faces a road and is visible from it.",
        "Since 4 July 2023 an air source heat pump must be one metre from a neighbour’s boundary; it used to be thirty metres from the next house. You may have one, no higher than 3 metres, not on a roof and not in front of a wall that faces a road and forms the front or a side of the house.",
        "Chargers by off-street parking have needed no application since 21 December 2020: 0.2 cubic metres, two metres from the road, posts of 1.6 metres at homes.",
      ],
    },
    {
      heading: "Listed, leasehold, or a battery outdoors",
      paragraphs: [
        "Listed building consent is separate from planning permission and covers fixings, cables and parts that can’t be seen from the street. Working without it is an offence everywhere in the UK. Pre-application advice costs little and often finds a rear slope or outbuilding that nobody objects to.",
        "Planning rules are separate from ownership. You can’t put panels on a block of flats without the freeholder’s consent, and covenants on new estates can forbid what planning allows.",
        "We found no specific right for batteries. Indoors you need no permission. Outdoors a small cabinet is seldom a problem, but if it is large, at the front or near a boundary, send the council a drawing and ask.",
      ],
    },
    {
      heading: "How to be sure in a fortnight",
      paragraphs: ["This takes an evening. Do it in this order."],
      points: [
        "Look up on the council’s map whether you are in a conservation area or under an Article 4 direction",
        "Find the decision notices of your house in the planning register and search them for “permitted development”",
        "Ask the installer for a written list, with measurements, of the conditions the design meets",
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
        "Perhaps nothing at first. The council can ask for a retrospective application or have it taken down, and has years to do so. The trouble usually comes when you sell the house.",
    },
    {
      question: "Do National Parks forbid panels?",
      answer:
        "No. In England a sloping roof needs no application and a flat one needs prior approval. The park authority is the planning authority in its area, though some districts take in applications on its behalf.",
    },
    {
      question: "Must neighbours be told?",
      answer:
        "Not for permitted development. If you apply, the council tells them. Talk to them beforehand; it may save an objection.",
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
