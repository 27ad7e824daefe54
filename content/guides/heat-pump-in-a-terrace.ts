import {
  boilerEfficiency,
  costOf,
  costs,
  gasPence,
  gasStandingPence,
  grants,
  heatedHome,
  inPence,
  inPounds,
  plannedPence,
  poundsRange,
  typicalHome,
  wholeNumber,
} from "#content/guides/figures.ts";
import type { Guide } from "#content/guides/guide.ts";
import { toPlanner } from "#content/planner/tool-links.ts";
import { electricityPrice, gasPrice, heatPumpCost, typicalUse } from "#content/service-pages/common-facts.ts";
import { boilerUpgradeAirSource } from "#content/service-pages/grant-notes.ts";

const heat = heatedHome.heatKwh;
const boilerYear = costOf(typicalHome.gas, gasPence);
const pumpYear = (efficiency: number) => costOf(heat / efficiency, plannedPence);
const gasMeterYear = costOf(365, gasStandingPence);
const heatFromGas = costOf(1, gasPence) / boilerEfficiency;
const breakEven = costOf(1, plannedPence) / heatFromGas;
/** Medians of two measured fleets: a government trial, and owners who publish their readings. */
const measured = { trial: 2.8, published: 4 };

export const heatPumpInATerrace: Guide = {
  slug: "heat-pump-in-a-terrace",
  title: "A heat pump in a terraced house: where it fits",
  description:
    "Back yard, front garden or flat roof; noise at next door’s window; a place for the cylinder; what a terrace saves, and the rules in all four nations.",
  heading: "A heat pump in a terraced house",
  answer: [
    "Most terraces can have one. The house itself is the easy part: with neighbours on both sides it loses less heat than any other kind of house of its size. The hard parts are a place outside that is quiet enough for next door, and a place inside for hot water.",
    `Whether it saves money depends on how well it is designed. Against gas at today’s prices the pump must deliver about ${breakEven.toFixed(1)} times the electricity that it takes before the running costs are equal. A good system does better than that, and a poor one does not.`,
  ],
  sections: [
    {
      heading: "Why a terrace is a good start",
      paragraphs: [
        "Only the front and the back are cold. The long walls are party walls with a heated room behind them, so the heat loss is small and the pump can be small too. A small pump is cheaper, quieter and easier to place.",
        "The weak points are known. Solid brick walls at front and back, the bay window, the rear extension with its flat roof and three outside walls, and a loft that was boarded before anyone insulated it. Have those looked at first, and the survey of the heat loss done afterwards, or you will buy a pump for a house that no longer exists.",
        "An empty house next door makes your wall an outside wall for a winter. It is worth telling the surveyor if that is likely.",
      ],
    },
    {
      heading: "Five places for the outdoor unit",
      paragraphs: [
        "Walk round with a tape before the surveyor comes. The unit is about as large as a big suitcase on its side, stands some way off the wall, and needs free air in front of it: cold air that gathers in a corner is drawn in again, and the pump has to work harder.",
      ],
      points: [
        "Back yard, against your own rear wall: short pipes, but look at the windows on each side",
        "End of the garden: quieter for the house, longer pipes that have to be buried and insulated",
        "Front garden: often the freest air; rules differ by nation, and a conservation area may object",
        "Flat roof of the extension: saves the yard, needs strength, dampers and a guarded edge",
        "Brackets on a wall: only on solid masonry, never on a wall that a bedroom shares",
      ],
      picture: {
        viewBox: "392 330 240 200",
        description:
          "A heat pump under a small tree, a few steps from a house wall with a water butt. Three numbered places: the space above and before the fan, the way to the wall along the ground, and the ground under the unit, where water drips.",
        marks: [
          { x: 516, y: 430, text: "Free air before and behind the fan" },
          { x: 442, y: 512, text: "The way to the house: short pipes, thickly wrapped" },
          { x: 516, y: 522, text: "A drain: in damp cold it sheds litres of water" },
        ],
      },
    },
    {
      heading: "Noise decides, and it is calculated",
      paragraphs: [
        "In England a pump may be put up without an application only if the sound at the nearest neighbour’s window comes out at no more than 37 decibels by the calculation of MCS 020 a). It uses the unit’s sound power, the distance, the walls that reflect the sound and any solid barrier between. In a narrow yard two facing walls raise the result, so a unit that passes in a garden can fail in a yard.",
        "Ask for the sheet before you sign. If it fails, try another corner, a barrier, a quieter model or a smaller one. Do not accept “nobody ever complains”. Rubber feet and flexible pipes matter as well, because a shared wall carries hum farther than air does. Next door’s good will is worth a conversation before the van arrives.",
      ],
    },
    {
      heading: "The rules in the four nations",
      paragraphs: [
        "England dropped its metre to the boundary on 29 May 2025; a unit at a house may have up to 1.5 cubic metres, and a terrace may have one. Wales gave up its three metres on 1 June 2026, according to installers, and follows the newer noise test; your council has the wording. Scotland allows one to a building, sticking out no more than a metre from it, with further limits in conservation areas.",
        "Northern Ireland asks for one metre to a neighbour’s boundary, not in front of the house towards a road, and nothing on a roof. In a yard that is two metres wide that can be the end of it without an application. Listed houses need consent everywhere. None of this replaces a call to the planning desk, and all of it was read in November 2026.",
      ],
    },
    {
      heading: "Hot water without an airing cupboard",
      paragraphs: [
        "A combination boiler took the cylinder away, and now it has to come back. Look under the stairs, over the bulkhead, at the end of the bathroom, in the cellar or in a corner of the loft with a floor that can bear it: a cylinder for a family weighs as much as two or three adults once it is full. Slim ones and heat batteries need less room and cost more; compare what they hold and how fast they recover.",
        "If there is truly no place, ask about an air to air unit for the rooms and a separate electric answer for hot water. It has a grant of its own in England and Wales, though a smaller one, and suits small houses better than large families.",
      ],
    },
    {
      heading: "Radiators, pipes and the wire",
      paragraphs: [
        "Narrow rooms have narrow radiators. With water at 45 degrees many have to grow, usually from a single panel to a double one of the same width. Expect that in the front room and the bathroom. Old pipes of 8 or 10 millimetres can starve a room; a good surveyor finds them before the floor is down again.",
        "Terraces from before the war are often on a looped supply, which means that your cable runs on to next door. The network operator has to be told of a heat pump in any case, and may separate the loop first. Begin early: that is the letter which takes longest.",
      ],
    },
    {
      heading: "What it costs to run",
      paragraphs: [
        `Take Ofgem’s typical home with ${wholeNumber(typicalHome.gas)} kWh of gas. A boiler in use turns about ${100 * boilerEfficiency}% of it into warmth: ${wholeNumber(heat)} kWh of heat for ${inPounds(boilerYear)} a year. The bars show what the same warmth takes by pump, at ${inPence(plannedPence, 2)} for each kWh: the price cap with the VAT of April 2027. The two measured values are medians: ${measured.trial} in a government trial of 742 homes of all kinds, fitted in 2020 and 2021, and ${measured.published} among owners who publish their meters, who are keener than most.`,
      ],
      chart: {
        title: `A year’s heat, ${wholeNumber(heat)} kWh, without standing charges`,
        head: ["Heating", "A year"],
        bars: [
          { label: "Gas boiler", value: boilerYear, words: inPounds(boilerYear) },
          ...[measured.trial, 3.2, 3.6, measured.published].map((efficiency) => ({
            label: `Heat pump, efficiency ${efficiency}`,
            value: pumpYear(efficiency),
            words: inPounds(pumpYear(efficiency)),
            isKey: pumpYear(efficiency) < boilerYear,
          })),
        ],
      },
    },
    {
      heading: "What the bars leave out",
      paragraphs: [
        `If gas goes altogether, hob included, its standing charge of ${gasStandingPence}p a day goes too, which is ${inPounds(gasMeterYear)} a year. A tariff made for heat pumps can lower the price of electricity for part of the day. On the other side stands a service each year. A unit of warmth from the boiler costs ${inPence(100 * heatFromGas)}, and that is the figure to beat.`,
        `To buy, the median of all air source systems was ${inPounds(costs.heatPump)} in the spring of 2026. With the grant of ${inPounds(grants.airSource)} in England and Wales ${inPounds(costs.heatPump - grants.airSource)} is left to pay. Against ${poundsRange(heatedHome.savedRange)} a year, which our planner finds for a pump designed for 45 degrees, that is no quick return. People do it when the boiler is due anyway, for an even warmth, or to be rid of gas.`,
      ],
      links: [toPlanner("Work out a heat pump for your terrace", "type=midTerrace")],
    },
    {
      heading: "When to say no, or not yet",
      paragraphs: [
        "Wait if the walls are damp, if a loft conversion is planned, or if a lodger’s room will become a bathroom. Say no to a design without room-by-room figures, to a unit under your own bedroom window, and to a flow temperature above 50 degrees with the remark that it can be turned down later.",
        "A cheap trial costs nothing: set your present boiler to a flow of 50 degrees on a frosty day. If every room stays warm, your radiators are nearly large enough. If one room fails, you know which.",
      ],
    },
  ],
  facts: [
    electricityPrice,
    gasPrice,
    typicalUse,
    heatPumpCost,
    {
      label: boilerUpgradeAirSource.name,
      value: boilerUpgradeAirSource.amount,
      note: boilerUpgradeAirSource.who,
      source: boilerUpgradeAirSource.source,
      asOf: boilerUpgradeAirSource.asOf,
      restsOn: boilerUpgradeAirSource.restsOn,
    },
    {
      label: "Efficiency over a year, measured",
      value: `${measured.trial} and ${measured.published}`,
      note: "Medians of 742 homes in the Electrification of Heat trial, and of 226 air source systems on HeatpumpMonitor.org in July 2026.",
      source: "Energy Systems Catapult; OpenEnergyMonitor",
      asOf: "2023 and July 2026",
      restsOn: ["studies.heatPumpFleets"],
    },
  ],
  faq: [
    {
      question: "Does my neighbour have to agree?",
      answer:
        "Not where the pump is permitted development and stands wholly on your land. You need consent to fix anything to their wall, to cross their yard with pipes, or to rest a unit on a shared roof.",
    },
    {
      question: "Can the workers carry it through the house?",
      answer:
        "Usually, yes. Measure the narrowest door and the turn of the stairs and send the figures along with your request; a cylinder is the wider of the two. With a back lane it becomes simple.",
    },
    {
      question: "Must the solid walls be insulated first?",
      answer:
        "No. It lowers the bill and the size of the pump, and costs a good deal in a house whose front may not be changed. Loft, draughts and the floor come first, and for many terraces they are enough.",
    },
    {
      question: "Is a shared pump for the whole row possible?",
      answer:
        "Yes, with a ground loop under the street or the back lane and a small pump in each house. It takes an organiser and most of the street. Look whether your council or a housing association plans one.",
    },
  ],
  sources: [
    {
      publisher: "legislation.gov.uk",
      title: "General Permitted Development (England) Order 2015, Schedule 2, Part 14, Class G",
      date: "as amended on 29 May 2025",
      url: "https://www.legislation.gov.uk/uksi/2015/596/schedule/2/part/14",
    },
    {
      publisher: "MCS",
      title: "MCS 020 a): planning standard for air source heat pumps",
      date: "Issue 1.0, 2025",
      url: "https://mcscertified.com/wp-content/uploads/2025/03/MCS-020-a-Issue-1.0-Final.pdf",
    },
    {
      publisher: "legislation.gov.uk",
      title: "Planning (General Permitted Development) (Amendment) Order (Northern Ireland) 2023",
      date: "in operation since 4 July 2023",
      url: "https://www.legislation.gov.uk/nisr/2023/95/made",
    },
    {
      publisher: "legislation.gov.uk",
      title: "General Permitted Development (Scotland) Amendment Order 2016, class 6H",
      date: "in force since 24 March 2016; changes were consulted on in 2025",
      url: "https://www.legislation.gov.uk/ssi/2016/126/made",
    },
    {
      publisher: "Limitless Energy",
      title: "New air source heat pump planning rules in Wales from June 2026",
      date: "2026, read 23 November 2026",
      url: "https://www.limitless-energy.co.uk/post/new-air-source-heat-pump-planning-rules-in-wales-permitted-development-changes-from-june-2026",
    },
    {
      publisher: "Energy Systems Catapult",
      title: "Electrification of Heat demonstration project",
      date: "2023",
      url: "https://es.catapult.org.uk/case-study/electrification-of-heat-demonstration-project",
    },
  ],
  writtenOn: "2026-11-25",
  services: ["heat-pumps", "low-carbon-heating"],
  areas: ["cardiff", "newcastle", "belfast"],
};
