import homes from "#content/data/typical-homes.json" with { type: "json" };
import {
  aboutKwh,
  costOf,
  electricityPence,
  exportPence,
  inPence,
  inPounds,
  poundsRange,
  roofs,
  wholeNumber,
  yearsRange,
  yieldPerKw,
} from "#content/guides/figures.ts";
import type { Guide } from "#content/guides/guide.ts";
import { toPlanner } from "#content/planner/tool-links.ts";
import { electricityPrice, exportPrice, solarCost, yieldRange, yieldUk } from "#content/service-pages/common-facts.ts";

const ARRAY_KW = 4;
/** For each kW. */
const ROOF_M2 = 5;
const { south, eastWest, shaded } = roofs;
/** The share of sunshine that SAP leaves under modest, significant and heavy shade. */
const unshaded = { modest: 0.8, significant: 0.65, heavy: 0.5 };

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const monthly = south.monthlyKwh;
const [january = 0, , , , may = 0] = monthly;
const december = monthly.at(-1) ?? 0;

const byYield = Object.entries(homes.regions).sort(([, one], [, other]) => other - one);

export const isMyRoofGood: Guide = {
  slug: "is-my-roof-good",
  title: "Is my roof good for solar panels? Five checks",
  description:
    "Direction, pitch, shade, room and what lies under the tiles: five checks that you can do from the pavement and the loft, with the sums to go with them.",
  heading: "Is my roof good for solar panels?",
  answer: [
    "Probably, if it faces anywhere from east through south to west, has a few clear metres out of any chimney’s shadow, and won’t need new tiles for many years. Direction matters less than people fear; shade matters more.",
    "A roof is poor if it is shaded for much of the day, faces north on a steep pitch, is cut up by dormers into patches smaller than a few panels, or is near the end of its life. If so, spend the money on something else.",
  ],
  sections: [
    {
      heading: "Which way it faces",
      paragraphs: [
        `Stand outside with your phone’s compass and check which way the slope faces. Facing south, each kW of panels generates about ${yieldPerKw.south} kWh a year on the UK average. Facing east or west it generates about ${yieldPerKw.eastWest}, which is ${Math.round((100 * yieldPerKw.eastWest) / yieldPerKw.south)}%. South-east and south-west lie between the two.`,
        "So east and west roofs are fine. With panels on both slopes you get power at breakfast and again towards evening, when people are in. You need more panels for the same total, but it is spread over the day.",
        "North is different. The flatter the roof, the less direction matters: on a nearly flat one hardly at all, but a steep north slope gets little direct sun for half the year. Ask for the figure at your own pitch before you decide.",
      ],
    },
    {
      heading: "Where you live",
      paragraphs: [
        "The difference between regions is smaller than the weather suggests: panels in the best generate about a sixth more than in the worst. Your own postcode’s figure, from an installer or from the free European calculator PVGIS, is better than any average.",
      ],
      chart: {
        title: "kWh a year from 1 kW of panels facing south",
        head: ["Region or nation", "kWh a year"],
        bars: byYield.map(([label, kwh]) => ({ label, value: kwh, words: wholeNumber(kwh) })),
      },
    },
    {
      heading: "Shade: the check that matters most",
      paragraphs: [
        "Look at the roof at nine, at noon and at three on one sunny day, and take a photograph each time. Then think of December, when the sun is low and every chimney casts a shadow several times its height. An hour of shade late on a summer evening costs next to nothing; a shadow across the middle at noon costs a lot.",
        `The government’s calculation uses three levels of loss: 20% for modest shade, 35% for significant and 50% for heavy. On a ${ARRAY_KW} kW roof facing south that leaves ${aboutKwh(south.kwh * unshaded.modest)}, ${aboutKwh(south.kwh * unshaded.significant)} or ${aboutKwh(south.kwh * unshaded.heavy)} kWh of the ${aboutKwh(south.kwh)}. So an east-facing slope in full light is better than a south-facing one under a big tree.`,
        "Trees grow and neighbours build upwards, and you seldom have a right to stop either for the sake of your panels. If the tree is yours, compare the cost of a tree surgeon with the loss. Optimisers or microinverters stop one shaded panel holding back the others, but the shaded panel still loses output.",
      ],
      picture: {
        viewBox: "18 24 416 219",
        description:
          "The slate roof of a house with a block of solar panels and three numbered places: the chimney at the left, the free strip at the edge, and the panels in the middle.",
        marks: [
          { x: 64, y: 84, text: "Chimneys: watch the shadow from nine to three" },
          { x: 368, y: 196, text: "Edges: keep panels clear of the verge, ridge and gutter" },
          { x: 222, y: 171, text: "What counts is the clear area in between" },
        ],
      },
    },
    {
      heading: "Room and shape",
      paragraphs: [
        `Allow about ${ROOF_M2} m² for each kW, so ${ARRAY_KW} kW needs some ${ROOF_M2 * ARRAY_KW} m². Measure in the loft: its length, and the distance from eaves to ridge along the slope. Take off a margin all round, because wind can lift panels at the edge, and anyone repairing the gutter needs somewhere to put a ladder.`,
        "One plain rectangle is worth more than the same area in five pieces. Hips, dormers and roof windows take up space and also cast shadows. A garage or extension may be better than the main roof. A flat roof can have panels on tilted, weighted frames if it is strong enough.",
      ],
    },
    {
      heading: "Pitch, tiles and timbers",
      paragraphs: [
        "Anything from a shallow to a normal steep pitch will do. The figures here are for 35 degrees; on a south-facing roof, ten degrees more or less makes very little difference.",
        "Now go up into the loft with a torch. You are looking for daylight between the tiles, stains, a sagging line of rafters, torn felt and soft wood. Concrete tiles and slates are the easiest to work on. Clay tiles break, natural slate needs someone who knows it, asbestos cement needs a specialist, and thatch is out.",
        "The age of the roof matters more than the material. Panels are commonly guaranteed for 25 years. If the roof has only ten left, you will pay to have them taken down and put back. Do the roof first, with the same scaffolding if you can, or ask for in-roof panels that replace the tiles.",
      ],
    },
    {
      heading: "What good and average roofs are worth",
      paragraphs: [
        `Take ${ARRAY_KW} kW for ${inPounds(south.costPounds)} on a three-bedroom semi. Our planner finds that facing south it generates ${aboutKwh(south.kwh)} kWh; the home uses ${aboutKwh(south.usedKwh)} and exports the rest, worth ${poundsRange(south.savedRange)} a year, with a payback of ${yearsRange(south.paybackRange)} years. Facing east or west it is ${aboutKwh(eastWest.kwh)} kWh, ${poundsRange(eastWest.savedRange)} and ${yearsRange(eastWest.paybackRange)} years. Facing south under significant shade it is ${aboutKwh(shaded.kwh)} kWh, ${poundsRange(shaded.savedRange)} and ${yearsRange(shaded.paybackRange)} years.`,
        `The first is good and the second fair; the third may never pay. This includes a new inverter and export at ${exportPence.low}p to 15p, all at today’s prices. For every kWh that you use instead of exporting you gain ${inPence(electricityPence - exportPence.good, 2)}.`,
      ],
      links: [toPlanner("Work out your own roof", "m=solar")],
    },
    {
      heading: "What no roof can do",
      paragraphs: [
        `The same average roof generates ${wholeNumber(may)} kWh in May and ${wholeNumber(december)} in December, and it is much the same whichever way it faces. In January ${ARRAY_KW} kW generate about ${wholeNumber(january)} kWh in the whole month, so panels won’t run a heat pump then. The rest comes from the grid, at ${inPounds(costOf(100, electricityPence))} for each hundred kWh.`,
      ],
      chart: {
        title: `kWh in each month from ${ARRAY_KW} kW facing south, UK average`,
        head: ["Month", "kWh"],
        bars: monthly.map((kwh, month) => ({
          label: months[month] ?? "",
          value: kwh,
          words: wholeNumber(kwh),
          isKey: kwh === Math.max(...monthly),
        })),
      },
    },
    {
      heading: "Permission, neighbours and the supply",
      paragraphs: [
        "Most pitched roofs on houses need no application in any of the four nations, but listed buildings do, and in conservation areas the limits differ. Our guide to planning rules compares them. With a flat or maisonette, the roof is usually the freeholder’s, so ask first.",
        "Check your electricity supply too. Up to 3.68 kW of inverter on a single phase can be connected first and notified afterwards. Above that the network operator must agree beforehand and can set a limit, however large your roof.",
      ],
    },
    {
      heading: "If yours fails the test",
      paragraphs: [
        "Loft insulation, draught-proofing and better heating controls work in any house, and a battery can run on a night tariff. If only the tiles are the problem, think of solar again when you replace them.",
      ],
    },
  ],
  facts: [yieldUk, yieldRange, solarCost, electricityPrice, exportPrice],
  faq: [
    {
      question: "Is a roof in Scotland worth it?",
      answer: `Often. A south-facing roof there generates about ${homes.regions.Scotland} kWh per kW, against a UK average of ${yieldPerKw.south}. Long summer evenings help; low winter sun and shade from hills don’t.`,
    },
    {
      question: "Do panels have to be cleaned?",
      answer:
        "Rain does most of it on a sloping roof. Flat ones, and those near a farm or where birds perch, may need a wash. Watch the yearly figure in the app before you pay for a contract.",
    },
    {
      question: "Will my roof carry the weight?",
      answer:
        "Most sound roofs will, because panels weigh much less than the tiles. Building regulations still require a check, so ask to see the calculation for yours.",
    },
    {
      question: "Can I use the wall or the garden instead?",
      answer:
        "Yes. A wall gets less sun in summer and more in winter than a slope; a frame in the garden can face due south, but needs a trench for its cable, and planning rules limit its size.",
    },
  ],
  sources: [
    {
      publisher: "BRE for DECC",
      title: "SAP 2012, Appendix M (shade) and Appendix U (solar radiation)",
      date: "2012",
      url: "https://www.gov.uk/guidance/standard-assessment-procedure",
    },
    {
      publisher: "European Commission, Joint Research Centre",
      title: "PVGIS 5.3: photovoltaic calculator",
      date: "read September 2026",
      url: "https://re.jrc.ec.europa.eu/pvg_tools/en/",
    },
    {
      publisher: "Energy Networks Association",
      title: "Engineering Recommendation G98: connecting small generators",
      date: "2018, as amended",
    },
  ],
  writtenOn: "2026-11-23",
  services: ["solar-panels", "solar-maintenance"],
  areas: ["bristol", "brighton", "edinburgh"],
};
