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
    "Direction, pitch, shade, room and what lies under the tiles: five checks that you can do from the pavement and the loft, with the sums that follow from them.",
  heading: "Is my roof good for solar panels?",
  answer: [
    "Probably, if it faces anywhere from east through south to west, has a free stretch of a few metres without a chimney’s shadow across it, and will not need new tiles for many years. Direction costs less than people fear; shade costs more.",
    "A roof is poor if it is shaded for much of the day, faces north on a steep pitch, is cut up by dormers into patches smaller than a few panels, or is near the end of its life. Then put the money into something else and leave the roof alone.",
  ],
  sections: [
    {
      heading: "Which way it faces",
      paragraphs: [
        `Stand outside with a telephone’s compass and read the direction in which the slope looks down. Facing south, each kW of panels makes about ${yieldPerKw.south} kWh a year as an average of the UK. Facing east or west it makes about ${yieldPerKw.eastWest}, which is ${Math.round((100 * yieldPerKw.eastWest) / yieldPerKw.south)}%. South-east and south-west lie between the two.`,
        "So a house that looks east and west is no bad house. With panels on both slopes the sun comes at breakfast and again towards evening, when people are in. It needs more panels for the same total, but spreads it over the day.",
        "North is another matter. The flatter the roof, the less direction counts: on a nearly flat one it hardly matters at all, on a steep one a northern slope sees little direct sun for half the year. Ask for the figure for your own pitch before you dismiss it or agree to it.",
      ],
    },
    {
      heading: "Where it stands",
      paragraphs: [
        "The sun is not shared out evenly, though the difference is smaller than the weather suggests. The best region makes about a sixth more than the last. Your own postcode’s figure, from an installer or from the free European calculator PVGIS, is better than any average.",
      ],
      chart: {
        title: "kWh a year from 1 kW of panels facing south",
        head: ["Region or nation", "kWh a year"],
        bars: byYield.map(([label, kwh]) => ({ label, value: kwh, words: wholeNumber(kwh) })),
      },
    },
    {
      heading: "Shade, the check that matters most",
      paragraphs: [
        "Look at the roof at nine, at noon and at three on one sunny day, and take a photograph each time. Then think of December, when the sun stands low and every chimney throws a shadow several times its height. An hour of shade at the edge of a summer evening costs next to nothing; a stripe across the middle at noon costs a great deal.",
        `The government’s calculation knows three sizes of loss: 20% for modest shade, 35% for significant and 50% for heavy. On a ${ARRAY_KW} kW roof facing south that leaves ${aboutKwh(south.kwh * unshaded.modest)}, ${aboutKwh(south.kwh * unshaded.significant)} or ${aboutKwh(south.kwh * unshaded.heavy)} kWh of the ${aboutKwh(south.kwh)}. In other words, an eastern slope in full light beats a southern one under a big tree.`,
        "Trees grow and neighbours build upwards, and you will seldom have a right to stop either for the sake of your panels. If the tree is yours, compare the cost of an arborist with the loss. Optimisers or small inverters at each panel keep one shaded panel from holding back its neighbours. They cannot make up for light that never arrives.",
      ],
      picture: {
        viewBox: "18 24 416 219",
        description:
          "The slate roof of a house with a block of solar panels and three numbered places: the chimney at the left, the free strip at the edge, and the panels in the middle.",
        marks: [
          { x: 64, y: 84, text: "Chimneys: follow the shadow from nine to three" },
          { x: 368, y: 196, text: "Edges: panels keep a distance from verge, ridge and gutter" },
          { x: 222, y: 171, text: "The clear field between them is what counts" },
        ],
      },
    },
    {
      heading: "Room and shape",
      paragraphs: [
        `Allow about 6 square metres for each kW, so ${ARRAY_KW} kW needs some ${6 * ARRAY_KW}. Measure indoors: the length of the loft, and the distance from the eaves to the ridge along the slope. Take off a margin all round, because panels that overhang the edge are lifted by the wind, and because anyone who repairs the gutter needs somewhere to put a ladder.`,
        "One plain rectangle is worth more than the same area in five scraps. Hips, dormers and roof windows each cost panels twice: once for their own place and once for their shadow. A garage or an extension often does better than the main roof. A flat roof can carry panels on tilted frames with weights; what it must prove is that it can bear them.",
      ],
    },
    {
      heading: "Pitch, tiles and timbers",
      paragraphs: [
        "Anything from a shallow to an ordinary steep pitch will do. The figures here are for 35 degrees; ten degrees more or less changes a southern roof by very little.",
        "Now go up into the loft with a torch. You are looking for daylight between the tiles, stains, a sagging line of rafters, torn felt and soft wood. Concrete tiles and slates are the easiest to work on. Clay tiles break; natural slate wants someone who knows it; thatch is out, and so is asbestos cement without a specialist.",
        "The age of the covering decides more than its kind. Panels are commonly guaranteed for 25 years. If the roof has ten left in it, you will pay to have them taken down and put back. Do the roof first, with the same scaffold if you can arrange it, or ask for panels that lie in the roof and take the place of the tiles.",
      ],
    },
    {
      heading: "What a good and a middling roof are worth",
      paragraphs: [
        `Take ${ARRAY_KW} kW for ${inPounds(south.costPounds)} on a semi with three bedrooms, as our planner does. Facing south it makes ${aboutKwh(south.kwh)} kWh, uses ${aboutKwh(south.usedKwh)} of them and sells the rest: worth ${poundsRange(south.savedRange)} a year, and the price comes back in ${yearsRange(south.paybackRange)} years. Facing east or west it is ${aboutKwh(eastWest.kwh)} kWh, ${poundsRange(eastWest.savedRange)} and ${yearsRange(eastWest.paybackRange)} years. Facing south under significant shade it is ${aboutKwh(shaded.kwh)} kWh, ${poundsRange(shaded.savedRange)} and ${yearsRange(shaded.paybackRange)} years.`,
        `The first is sound and the second fair. The third may never pay. A new inverter on the way is counted, and export at ${exportPence.low}p to 15p; all three use today’s prices throughout. For every kWh that moves from export to your own kettle you gain ${inPence(electricityPence - exportPence.good, 2)}.`,
      ],
      links: [toPlanner("Work out your own roof", "m=solar")],
    },
    {
      heading: "What no roof can do",
      paragraphs: [
        `The same average roof makes ${wholeNumber(may)} kWh in May and ${wholeNumber(december)} in December. No direction changes that order. If someone tells you that panels will run a heat pump in January, when ${ARRAY_KW} kW make about ${wholeNumber(january)} kWh in the whole month, ask where the rest is to come from. It comes from the grid, at ${inPounds(costOf(100, electricityPence))} for each hundred kWh.`,
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
      heading: "Permission, neighbours and the wire",
      paragraphs: [
        "Most pitched roofs on houses need no application in any of the four nations, but listed buildings do, and in conservation areas the limits differ. Our guide to planning rules sets them side by side. Flats and maisonettes are a question of ownership first: the roof is usually the freeholder’s.",
        "Look at the lead from the street too. Up to 3.68 kW of inverter on a single phase may be connected and then notified. Above that the network operator must agree beforehand and can set a limit, so a large roof is no use if the wire will not take it.",
      ],
    },
    {
      heading: "If yours fails the test",
      paragraphs: [
        "You have lost an hour, not a deposit. Loft insulation, draught-proofing and better heating controls have no direction. A battery can live on a night tariff. And if it is only the tiles that speak against it, put solar on the list for the year in which they are replaced.",
      ],
    },
  ],
  facts: [yieldUk, yieldRange, solarCost, electricityPrice, exportPrice],
  faq: [
    {
      question: "Is a roof in Scotland worth it?",
      answer: `Often. A southern roof there makes about ${homes.regions.Scotland} kWh for each kW, against ${yieldPerKw.south} as the average of the UK. Long summer evenings help, low winter sun does not, and shade from hills counts like any other.`,
    },
    {
      question: "Do panels have to be cleaned?",
      answer:
        "Rain does most of it on a sloping roof. Flat ones, and those under birds’ favourite perches or near a farm, may want a wash. Watch the yearly figure in the app before you pay for a contract.",
    },
    {
      question: "Will my roof carry the weight?",
      answer:
        "Most sound roofs do, since panels weigh much less than the tiles they lie on. Someone still has to check it, and building regulations require it. Ask which calculation was made for yours.",
    },
    {
      question: "Can I use the wall or the garden instead?",
      answer:
        "You can. A wall gets less sun in summer and more in winter than a slope; a frame in the garden can face due south but needs a trench for its cable, and planning rules limit its size.",
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
