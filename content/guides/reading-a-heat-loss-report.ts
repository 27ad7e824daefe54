import climate from "#content/data/climate.json" with { type: "json" };
import fabric from "#content/data/planner/fabric.json" with { type: "json" };
import { boilerEfficiency, costs, inPounds, typicalHome, wholeNumber } from "#content/guides/figures.ts";
import type { Guide } from "#content/guides/guide.ts";
import { heatPumpCost, typicalUse } from "#content/service-pages/common-facts.ts";

/** The front room of a terrace, in metres and degrees, with RdSAP's U-values. */
const room = { length: 4.5, width: 4, height: 2.4, window: 2.8, inside: 21, outside: -3, airChanges: 1 };
const { solid, cavityFilled } = fabric.wall;
const u = { solidWall: solid.B, filledCavity: cavityFilled.B, window: fabric.window.double, floor: fabric.floor };
/** Watt-hours that warm a cubic metre of air by one degree. */
const AIR_HEAT = 0.33;

const outside = `−${-room.outside}`;
const gap = room.inside - room.outside;
const floor = room.length * room.width;
const volume = floor * room.height;
const wall = room.length * room.height - room.window;
const through = (area: number, value: number) => area * value * gap;
const losses = {
  wall: through(wall, u.solidWall),
  window: through(room.window, u.window),
  floor: through(floor, u.floor),
  air: AIR_HEAT * room.airChanges * volume * gap,
};
const total = losses.wall + losses.window + losses.floor + losses.air;
const watts = (value: number) => `${wholeNumber(value)} W`;

/** Radiators are sold by output at 50 degrees above the room; the exponent is the usual one of EN 442 tests. */
const CATALOGUE = { above: 50, exponent: 1.3 };
const part = (flow: number) => ((flow - 2.5 - room.inside) / CATALOGUE.above) ** CATALOGUE.exponent;
const catalogueSize = (flow: number) => total / part(flow);

const degreeDays = climate.sapRegions[0]?.heatingDegreeDays ?? 0;
const kwFromGas = (gas: number) => (gas * boilerEfficiency * gap) / (24 * degreeDays);

/** Medians by design flow temperature. */
const measured = [
  { label: "Up to 37.5 °C", value: 4.17 },
  { label: "37.5 to 42.5 °C", value: 4.15 },
  { label: "42.5 to 47.5 °C", value: 3.99 },
  { label: "47.5 to 52.5 °C", value: 3.64 },
] as const;
const trial = { homes: 56, over: 59, under: 13, apart: 35 };

export const readingAHeatLossReport: Guide = {
  slug: "reading-a-heat-loss-report",
  title: "How to read a heat-loss report for a heat pump",
  description:
    "The eight numbers that matter in a room-by-room heat-loss report, a worked example for one room, what the usual errors cost, and a check against your gas bill.",
  heading: "Reading a heat-loss report",
  answer: [
    "Look at five things first: the outside temperature assumed, the temperature of each room, the U-value of your outside walls, the air changes, and the total in kilowatts. The first four are assumptions. If one is wrong, so is the total.",
    `Then compare the total with your bills. A home that burns ${wholeNumber(typicalHome.gas)} kWh of gas a year loses about ${kwFromGas(typicalHome.gas).toFixed(1)} kW on a day of ${outside} °C. If your report says twice as much, or half, ask why.`,
  ],
  sections: [
    {
      heading: "What the report is",
      paragraphs: [
        "It answers one question: how much heat does each room need on a very cold day to stay at the temperature you want? For installers under MCS the calculation follows BS EN 12831-1, room by room. The sum of the rooms sizes the pump, and each room’s own figure sizes its radiator.",
        "It is not an energy certificate, which compares houses by average habits, and it doesn’t predict your bill. It may run to forty pages, but most of them repeat the same few inputs, so you can check it in half an hour with a tape measure.",
      ],
    },
    {
      heading: "One room, worked out",
      paragraphs: [
        `Here is a front room in a solid brick terrace: ${room.length} by ${room.width} metres, ${room.height} high, with neighbours on both sides and a warm room above. One outside wall has ${wall.toFixed(1)} square metres of brick and ${room.window} of window. It should be ${room.inside} °C when it is ${outside} °C outside, a difference of ${gap} degrees.`,
        `Each surface loses its area times its U-value times the difference. For the wall that is ${wall.toFixed(1)} × ${u.solidWall} × ${gap} = ${watts(losses.wall)}. The air adds its volume, ${volume.toFixed(1)} cubic metres, times the air changes per hour, times ${AIR_HEAT}, times the difference.`,
      ],
      chart: {
        title: `Where ${watts(total)} go in one room, at ${outside} °C outside`,
        head: ["Part", "Heat lost"],
        bars: [
          { label: `Brick wall, U ${u.solidWall}`, value: losses.wall, words: watts(losses.wall), isKey: true },
          { label: "Air, one change an hour", value: losses.air, words: watts(losses.air) },
          { label: "Suspended floor, U 0.7", value: losses.floor, words: watts(losses.floor) },
          { label: "Window, U 2.8", value: losses.window, words: watts(losses.window) },
        ],
      },
    },
    {
      heading: "What one wrong input can do",
      paragraphs: [
        `If the report calls that wall a filled cavity, with ${u.filledCavity} instead of ${u.solidWall}, it loses ${watts(through(wall, u.filledCavity))}. The radiator would be sized for ${watts(total - losses.wall + through(wall, u.filledCavity))} when the room needs ${watts(total)}. The room would be cold in the first frost.`,
        `If you halve the air changes, the room needs ${watts(losses.air / 2)} less. This input is most often too high. Published defaults for houses built before 2000 assume two or more changes in some rooms, and people who have measured such houses say that this is too high for most of them. The figure should allow for new windows, a blocked chimney and draught strips.`,
        `In a government study of ${trial.homes} homes the calculated loss differed from the measured one by ${trial.apart}% on average. ${trial.over}% were put too high and ${trial.under}% too low.`,
      ],
    },
    {
      heading: "The cold day: −1, −3 or −10?",
      paragraphs: [
        "The temperature outside comes from a table for your nearest weather station, with a little taken off for altitude. In the MCS lists most towns are between about −1 and −4 °C. Systems aren’t designed for the coldest night ever: on such a night the pump runs continuously and the rooms cool by a degree or so.",
        "A report that assumes −10 in Bristol has a hidden margin, and you pay for a larger pump that stops and starts all winter. One that assumes +2 will leave you with too small a pump. Ask which table and weather station it used.",
      ],
    },
    {
      heading: "Room temperatures are yours to choose",
      paragraphs: [
        "Standard values are around 21 °C for living rooms, 18 for bedrooms and 22 for bathrooms. If you work in the small bedroom, say so, because it will then need a living room’s radiator. If you never heat the box room, don’t have it left out, because the rooms next to it would have to heat it through the wall.",
        "The report should mention rooms with open fires, a conservatory without a door, or a bathroom with the airing cupboard in it. If it doesn’t, tell the designer.",
      ],
    },
    {
      heading: "From watts to radiators",
      paragraphs: [
        `Catalogues give a radiator’s output when it is ${CATALOGUE.above} degrees warmer than the room. A heat pump’s water is cooler. At a flow of 45 °C, cooling by five on the way, the same radiator gives ${Math.round(100 * part(45))}% of its catalogue figure; at 55 °C it gives ${Math.round(100 * part(55))}%. So our room needs one listed at ${watts(catalogueSize(45))} in the first case and ${watts(catalogueSize(55))} in the second.`,
        "That is why the flow temperature should be on the first page of the report. The lower it is, the larger the radiators and the smaller the bills. Of 221 air source systems whose owners publish their readings, those designed for cooler water did better, as the bars show; it is worth paying for 45 degrees instead of 50.",
      ],
      chart: {
        title: "Heat for each unit of electricity, by design flow temperature",
        head: ["Designed for", "Median over a year"],
        bars: measured.map(({ label, value }) => ({
          label,
          value,
          words: value.toFixed(2),
          isKey: label.startsWith("42.5"),
        })),
      },
    },
    {
      heading: "The check against your bills",
      paragraphs: [
        `Take a year’s gas, ${wholeNumber(typicalHome.gas)} kWh say, and multiply by ${boilerEfficiency} for what a boiler turns into heat. Multiply by the difference of ${gap} degrees. Divide by 24 hours and by ${wholeNumber(degreeDays)}, the degree days of an average place in the UK. The result is ${kwFromGas(typicalHome.gas).toFixed(1)} kW. With ${wholeNumber(2 * typicalHome.gas)} kWh it would be ${kwFromGas(2 * typicalHome.gas).toFixed(1)}.`,
        "That includes hot water and cooking, so the true loss is a little smaller, but cold rooms and days away make it larger. It is only a rough check. If the two agree within a third, good. If not, look at walls and air changes first, and consider having the heat loss measured, over a few weeks with sensors or in one night with heaters.",
      ],
    },
    {
      heading: "Eight questions for the author",
      paragraphs: ["A designer should know the answers without looking anything up."],
      points: [
        "Which outside temperature, from which table?",
        "How did you identify each wall: by looking, drilling, or guessing from its age?",
        "How many air changes in each room, and why?",
        "Which rooms are assumed to be heated, and to what?",
        "Which flow temperature on the coldest day?",
        "Which radiators stay, and what does each give at that temperature?",
        "What does the chosen pump deliver at that outside temperature, defrosting included?",
        "How much did you add as a safety margin, and where?",
      ],
    },
    {
      heading: "When it is too big",
      paragraphs: [
        `Margins add up: a bit on the walls, a bit on the air, ten per cent at the end, the next size in the catalogue. The authors of the study estimate that an oversized pump costs about a tenth more to buy, which at the median of ${inPounds(costs.heatPump)} would be some ${inPounds(0.1 * costs.heatPump)}. It also turns itself off and on in mild weather, which is most of the time.`,
        "A pump that is too small is rarer but worse to live with. So don’t ask for the smallest number; ask for one that the designer can explain.",
      ],
    },
  ],
  facts: [
    typicalUse,
    heatPumpCost,
    {
      label: "Heating degree days, average of the UK",
      value: `${wholeNumber(degreeDays)} a year, below 15.5 °C`,
      note: "Our calculation from monthly temperatures. Between 1,891 in South West England and 2,917 in the Highlands.",
      source: "SAP 2012 Appendix U, table U1 (BRE for DECC)",
      asOf: "2012, read in November 2026",
      restsOn: ["sap-climate.heatingDegreeDays"],
    },
    {
      label: "Calculated against measured heat loss",
      value: `${trial.apart}% apart on average`,
      note: `${trial.homes} homes, weighted towards detached and newer ones.`,
      source: "Build Test Solutions, Veritherm and Elmhurst Energy, Heat Pump Ready programme",
      asOf: "March 2024",
      restsOn: ["studies.heatLossApart"],
    },
    {
      label: "Efficiency by design flow temperature",
      value: "4.17 down to 3.64",
      note: "Medians of 42, 64, 88 and 27 air source systems; four designed for more than 52.5 °C are left out.",
      source: "HeatpumpMonitor.org (OpenEnergyMonitor)",
      asOf: "15 July 2026",
      restsOn: ["studies.heatPumpByFlow"],
    },
  ],
  faq: [
    {
      question: "Who owns the report?",
      answer:
        "The person who made it, unless you paid for it and agreed otherwise. Before the visit, ask for a copy with all the inputs; without them nobody can check the total.",
    },
    {
      question: "Two reports differ by 3 kW. Which is right?",
      answer:
        "Compare the inputs, one room at a time. The difference is nearly always in the outside walls or the air changes, and a borescope or a look in the loft settles it.",
    },
    {
      question: "Is the boiler’s size any guide?",
      answer:
        "Hardly. A combination boiler is sized for the shower, which is why flats that lose 4 kW have boilers of 24 or 30. How long it runs on a freezing day tells you more.",
    },
    {
      question: "I’m going to insulate next year. Should I wait?",
      answer:
        "Have the report done twice: for the house as it is, and as it will be. If the work is certain, buy the pump for the second and put up with one chilly winter, or insulate first.",
    },
  ],
  sources: [
    {
      publisher: "BSI",
      title: "BS EN 12831-1: calculation of the design heat load of rooms",
      date: "2017",
    },
    {
      publisher: "BRE",
      title: "RdSAP 2012 and 10: U-values of walls, roofs and floors by age",
      date: "2017",
      url: "https://www.gov.uk/guidance/standard-assessment-procedure",
    },
    {
      publisher: "Build Test Solutions",
      title: "Accurate heat loss measurement is vital to heat pump sizing",
      date: "March 2024",
      url: "https://buildtestsolutions.com/news/accurate-heat-loss-measurement-is-vital-to-heat-pump-sizing",
    },
    {
      publisher: "OpenEnergyMonitor",
      title: "Air change rate calculation methods",
      date: "read 23 November 2026",
      url: "https://docs.openenergymonitor.org/heatpumps/air_change_rate_calculations.html",
    },
    {
      publisher: "HVP Magazine",
      title: "New MCS standard clarifies heat pump performance: design temperatures of −1 to −4 °C",
      date: "read 23 November 2026",
    },
    {
      publisher: "HeatpumpMonitor.org",
      title: "Low temperature operation: efficiency against flow temperature",
      date: "July 2026",
      url: "https://docs.openenergymonitor.org/heatpumpmonitor/low_temperature.html",
    },
  ],
  writtenOn: "2026-11-25",
  services: ["heat-pumps", "energy-audits", "low-carbon-heating"],
  areas: ["nottingham", "edinburgh", "york"],
};
