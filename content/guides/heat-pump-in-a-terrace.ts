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
    "Most terraces can have one. With neighbours on both sides, a terrace loses less heat than any other house of its size. The hard parts are a place outside that is quiet enough for next door, and somewhere inside for hot water.",
    `Whether it saves money depends on how well it is designed. To match gas at today’s prices, the pump must give out about ${breakEven.toFixed(1)} times the electricity that it uses. A good system does better than that; a poor one does not.`,
  ],
  sections: [
    {
      heading: "Why a terrace is a good start",
      paragraphs: [
        "Only the front and back are cold. The side walls have a heated house behind them, so the heat loss is small and the pump can be small too. A small pump is cheaper, quieter and easier to place.",
        "The weak points are solid brick walls at front and back, the bay window, the rear extension with its flat roof and three outside walls, and a loft boarded over without insulation. Deal with those first and have the heat-loss survey afterwards, or you will buy too large a pump.",
        "If the house next door is empty, the shared wall loses heat like an outside wall. Tell the surveyor if that is likely.",
      ],
    },
    {
      heading: "Five places for the outdoor unit",
      paragraphs: [
        "Walk round with a tape measure before the surveyor comes. The unit is about the size of a big suitcase on its side, sits some way off the wall, and needs clear air in front: if cold air collects in a corner, the pump draws it in again and has to work harder.",
      ],
      points: [
        "Back yard, against your own rear wall: short pipes, but look at the windows on each side",
        "End of the garden: quieter for the house, longer pipes that have to be buried and insulated",
        "Front garden: often the clearest air; rules differ by nation, and are stricter in conservation areas",
        "Flat roof of the extension: leaves the yard free, but needs strength, dampers and a guarded edge",
        "Brackets on a wall: only on solid masonry, never on a bedroom wall",
      ],
      picture: {
        viewBox: "392 330 240 200",
        description:
          "A heat pump under a small tree, a few steps from a house wall with a water butt. Three numbered places: the space above and before the fan, the way to the wall along the ground, and the ground under the unit, where water drips.",
        marks: [
          { x: 516, y: 430, text: "Clear air in front of and behind the fan" },
          { x: 442, y: 512, text: "The route to the house: short pipes, well insulated" },
          { x: 516, y: 522, text: "A drain: in damp cold it sheds litres of water" },
        ],
      },
    },
    {
      heading: "Noise is often what decides",
      paragraphs: [
        "In England a heat pump needs no application only if the sound at the nearest neighbour’s window is no more than 37 decibels by the MCS 020 a) calculation. It uses the unit’s sound power, the distance, the walls that reflect the sound and any solid barrier in between. In a narrow yard two facing walls raise the result, so a unit that passes in a garden can fail in a yard.",
        "Ask for the calculation before you sign. If it fails, try another place, a barrier, or a quieter or smaller model. Don’t accept “nobody ever complains”. Rubber feet and flexible pipes matter too, because a shared wall carries hum further than air does. Talk to next door before the work starts.",
      ],
    },
    {
      heading: "The rules in the four nations",
      paragraphs: [
        "England dropped its one-metre boundary rule on 29 May 2025; a unit for a house may be up to 1.5 cubic metres, and a terrace may have one. Wales dropped its three-metre rule on 1 June 2026, according to installers, and uses the newer noise test; check with your council. Scotland allows one per building, projecting no more than a metre, with further limits in conservation areas.",
        "Northern Ireland requires one metre to a neighbour’s boundary, not in front of the house towards a road, and not on a roof. In a yard two metres wide you may need to apply. Listed houses need consent everywhere. We checked all this in November 2026; ring your planning office to confirm it.",
      ],
    },
    {
      heading: "Hot water without an airing cupboard",
      paragraphs: [
        "If you have a combi boiler, you need room for a cylinder. Look under the stairs, over the bulkhead, at the end of the bathroom, in the cellar or in a corner of the loft with a strong enough floor: a full family-sized cylinder weighs as much as two or three adults. Slim ones and heat batteries need less room but cost more; compare how much they hold and how fast they reheat.",
        "If there really is no room, ask about an air to air unit for the rooms and a separate electric water heater. It has its own, smaller grant in England and Wales, and suits small households better than large families.",
      ],
    },
    {
      heading: "Radiators, pipes and the wire",
      paragraphs: [
        "Narrow rooms have narrow radiators. With water at 45 degrees many need replacing, usually with a double panel of the same width. Expect that in the front room and the bathroom. Old 8 or 10 millimetre pipes may not carry enough water to a room; a good surveyor checks for them.",
        "Pre-war terraces are often on a looped supply, where your cable runs on to next door. The network operator has to be told about a heat pump anyway, and may have to separate the loop first. Apply early, because this takes longest.",
      ],
    },
    {
      heading: "What it costs to run",
      paragraphs: [
        `Take Ofgem’s typical home with ${wholeNumber(typicalHome.gas)} kWh of gas. A boiler turns about ${100 * boilerEfficiency}% of it into heat: ${wholeNumber(heat)} kWh of heat for ${inPounds(boilerYear)} a year. The bars show what the same heat costs from a heat pump, at ${inPence(plannedPence, 2)} for each kWh: the price cap with the VAT of April 2027. The two measured values are medians: ${measured.trial} in a government trial of 742 homes of all kinds, fitted in 2020 and 2021, and ${measured.published} among owners who publish their meter readings, who are keener than most.`,
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
      heading: "What the bars don’t show",
      paragraphs: [
        `If gas goes altogether, hob included, its standing charge of ${gasStandingPence}p a day goes too, which is ${inPounds(gasMeterYear)} a year. A heat pump tariff can cut the price of electricity for part of the day. Against that, allow for a yearly service. A unit of heat from the boiler costs ${inPence(100 * heatFromGas)}; that is the figure to beat.`,
        `To buy, the median of all air source systems was ${inPounds(costs.heatPump)} in the spring of 2026. With the grant of ${inPounds(grants.airSource)} in England and Wales ${inPounds(costs.heatPump - grants.airSource)} is left to pay. Against ${poundsRange(heatedHome.savedRange)} a year, which our planner finds for a pump designed for 45 degrees, that takes a long time to pay back. People do it when the boiler needs replacing anyway, for steady warmth, or to give up gas.`,
      ],
      links: [toPlanner("Work out a heat pump for your terrace", "type=midTerrace")],
    },
    {
      heading: "When to say no, or not yet",
      paragraphs: [
        "Wait if the walls are damp or you are planning a loft conversion or other building work. Say no to a design without room-by-room figures, to a unit under your own bedroom window, and to a flow temperature above 50 degrees that “can be turned down later”.",
        "Try this for free: set your boiler’s flow temperature to 50 degrees on a frosty day. If every room stays warm, your radiators are nearly large enough. If not, you know which rooms need bigger ones.",
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
        "Not if the pump is permitted development and is wholly on your land. You need consent to fix anything to their wall, to cross their yard with pipes, or to rest a unit on a shared roof.",
    },
    {
      question: "Can the workers carry it through the house?",
      answer:
        "Usually, yes. Measure the narrowest door and the turn of the stairs and send the figures with your request; the cylinder is the wider of the two. A back lane makes it easy.",
    },
    {
      question: "Must the solid walls be insulated first?",
      answer:
        "No. It cuts the bill and the size of the pump, but costs a lot in a house whose front can’t be changed. Do the loft, draughts and floor first; for many terraces that is enough.",
    },
    {
      question: "Is a shared pump for the whole row possible?",
      answer:
        "Yes, with a ground loop under the street or the back lane and a small pump in each house. It takes an organiser and most of the street. Check whether your council or a housing association plans one.",
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
