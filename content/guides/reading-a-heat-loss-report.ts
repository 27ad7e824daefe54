import climate from "#content/data/climate.json" with { type: "json" };
import { boilerEfficiency, costs, inPounds, typicalHome, wholeNumber } from "#content/guides/figures.ts";
import type { Guide } from "#content/guides/guide.ts";
import { heatPumpCost, typicalUse } from "#content/service-pages/common-facts.ts";

/** The front room of a terrace, in metres and degrees, with RdSAP's U-values. */
const room = { length: 4.5, width: 4, height: 2.4, window: 2.8, inside: 21, outside: -3, airChanges: 1 };
const u = { solidWall: 2.1, filledCavity: 0.5, window: 2.8, floor: 0.7 };
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
    "The eight numbers that matter in a room-by-room heat-loss report, one room worked out by hand, what the usual errors cost, and a check against your gas bill.",
  heading: "Reading a heat-loss report",
  answer: [
    "Look at five lines before anything else: the temperature outside that was assumed, the temperature of each room, the U-value of your outside walls, the air changes, and the total in kilowatts. Four of them are assumptions. If one is wrong, the total is wrong with it.",
    `Then hold the total against your bills. A home that burns ${wholeNumber(typicalHome.gas)} kWh of gas a year loses about ${kwFromGas(typicalHome.gas).toFixed(1)} kW on a day of ${outside} °C. A report that says twice as much for yours owes you an explanation, and so does one that says half.`,
  ],
  sections: [
    {
      heading: "What the report is",
      paragraphs: [
        "It answers one question: how much heat must each room get on a very cold day, so that it stays at the temperature you want? For installers under MCS the calculation follows BS EN 12831-1, room by room. The sum of the rooms sizes the pump, and each room’s own figure sizes its radiator.",
        "It is not an energy certificate, which compares houses by average habits, and it is no promise of a bill. The file may run to forty pages. Most of them repeat the same few inputs, so you can check it in half an hour with a tape.",
      ],
    },
    {
      heading: "One room by hand",
      paragraphs: [
        `Here is a front room in a solid brick terrace: ${room.length} by ${room.width} metres, ${room.height} high, with neighbours on both sides and a warm room above. One outside wall has ${wall.toFixed(1)} square metres of brick and ${room.window} of window. It is to have ${room.inside} °C when it is ${outside} °C outside, a gap of ${gap} degrees.`,
        `Each surface loses its area times its U-value times the gap. For the wall that is ${wall.toFixed(1)} × ${u.solidWall} × ${gap} = ${watts(losses.wall)}. The air adds its volume, ${volume.toFixed(1)} cubic metres, times the changes in an hour, times ${AIR_HEAT}, times the gap.`,
      ],
      chart: {
        title: `Where ${watts(total)} go in one room, at ${outside} °C outside`,
        head: ["Part", "Heat lost"],
        bars: [
          { label: "Brick wall, U 2.1", value: losses.wall, words: watts(losses.wall), isKey: true },
          { label: "Air, one change an hour", value: losses.air, words: watts(losses.air) },
          { label: "Suspended floor, U 0.7", value: losses.floor, words: watts(losses.floor) },
          { label: "Window, U 2.8", value: losses.window, words: watts(losses.window) },
        ],
      },
    },
    {
      heading: "What one wrong input does",
      paragraphs: [
        `Call that wall a filled cavity, with ${u.filledCavity} in place of ${u.solidWall}, and it loses ${watts(through(wall, u.filledCavity))}. The radiator would be chosen for ${watts(total - losses.wall + through(wall, u.filledCavity))} where the room needs ${watts(total)}. It would be cold in the first frost.`,
        `Halve the air changes and the room needs ${watts(losses.air / 2)} less. This is the input that most often runs the other way. Published defaults for houses built before 2000 assume two or more changes in some rooms, and people who have measured such houses say that this overstates the loss of most of them. New windows, a blocked chimney and draught strips should show in the figure.`,
        `How far out are reports on the whole? In a study for the government of ${trial.homes} homes the calculated loss differed from the measured one by ${trial.apart}% on average. ${trial.over}% were put too high and ${trial.under}% too low.`,
      ],
    },
    {
      heading: "The cold day: −1, −3 or −10?",
      paragraphs: [
        "The temperature outside comes from a table for your nearest weather station, with a little taken off for height. In lists of the MCS standard most towns lie between about −1 and −4 °C. Nobody designs for the coldest night ever: on such a night the pump runs without a pause and the rooms sink by a degree or so.",
        "A report that assumes −10 in Bristol has a margin hidden in it, and you pay for that in a larger pump that stops and starts all winter. One that assumes +2 is hiding the opposite. Ask for the table’s name and the station.",
      ],
    },
    {
      heading: "Room temperatures are yours to choose",
      paragraphs: [
        "Standard values are around 21 °C for living rooms, 18 for bedrooms and 22 for bathrooms. If you work in the small bedroom, say so, because it will then need a living room’s radiator. If you never heat the box room, do not have it taken out: its neighbours would have to warm it through the wall.",
        "Rooms with open fires, a conservatory without a door, and a bathroom that doubles as the airing cupboard deserve a sentence of their own. When the report has none, nobody asked.",
      ],
    },
    {
      heading: "From watts to radiators",
      paragraphs: [
        `Catalogues state what a radiator gives when it is ${CATALOGUE.above} degrees warmer than the room. A heat pump’s water is cooler. At a flow of 45 °C, cooling by five on the way, the same radiator gives ${Math.round(100 * part(45))}% of its catalogue figure; at 55 °C it gives ${Math.round(100 * part(55))}%. So our room needs one listed at ${watts(catalogueSize(45))} in the first case and ${watts(catalogueSize(55))} in the second.`,
        "That is why the flow temperature belongs on the report’s first page. The lower it is, the larger the radiators and the smaller the bills. Of 221 air source systems whose owners publish their meters, those designed for cooler water did better, as the bars show; the difference between 45 and 50 degrees is the one worth paying for.",
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
        `Take the gas of a year, ${wholeNumber(typicalHome.gas)} kWh say, and multiply by ${boilerEfficiency} for what a boiler in use turns into heat. Multiply by the gap of ${gap} degrees. Divide by 24 hours and by ${wholeNumber(degreeDays)}, the degree days of an average place in the UK. The result is ${kwFromGas(typicalHome.gas).toFixed(1)} kW. With ${wholeNumber(2 * typicalHome.gas)} kWh it would be ${kwFromGas(2 * typicalHome.gas).toFixed(1)}.`,
        "Hot water and cooking are still in it, so the true loss is a little smaller; cold rooms and days away pull the other way. Treat it as a witness with poor eyesight. If the two agree within a third, good. Beyond that, look at walls and air changes first, and ask whether a measured test of the house, done over some weeks with sensors or in one night with heaters, would cost less than the doubt.",
      ],
    },
    {
      heading: "Eight questions for the author",
      paragraphs: ["A designer will answer them without looking anything up."],
      points: [
        "Which outside temperature, from which table?",
        "How was the type of each wall found out: seen, drilled, or guessed from the age?",
        "How many air changes in each room, and why?",
        "Which rooms are assumed to be heated, and to what?",
        "Which flow temperature on the coldest day?",
        "Which radiators stay, and what does each give at that temperature?",
        "What does the chosen pump deliver at that outside temperature, defrosting included?",
        "How much has been added for safety, and in how many places?",
      ],
    },
    {
      heading: "When it is too big",
      paragraphs: [
        `Margins pile up: a bit on the walls, a bit on the air, ten per cent at the end, the next size in the catalogue. The authors of the study put the extra purchase price of an oversized pump at about a tenth, which at the median of ${inPounds(costs.heatPump)} would be some ${inPounds(0.1 * costs.heatPump)}. It also turns itself off and on in mild weather, and that is when a pump spends most of its life.`,
        "The reverse is rarer and worse to live with. So do not ask for the smallest number. Ask for the one that someone can defend.",
      ],
    },
  ],
  facts: [
    typicalUse,
    heatPumpCost,
    {
      label: "Heating degree days, average of the UK",
      value: `${wholeNumber(degreeDays)} a year, below 15.5 °C`,
      note: "Derived by us from monthly temperatures. Between 1,891 in South West England and 2,917 in the Highlands.",
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
        "The person who made it, unless you paid for it and agreed otherwise. Ask before the visit for a copy with all inputs; a total without them cannot be checked by you or by another company.",
    },
    {
      question: "Two reports differ by 3 kW. Which is right?",
      answer:
        "Lay the inputs side by side, one room at a time. The difference nearly always sits in the outside walls or in the air changes, and a borescope or a look into the loft settles it.",
    },
    {
      question: "Is the boiler’s size any guide?",
      answer:
        "Hardly. A combination boiler is sized for the shower, which is why 24 or 30 kW hang in flats that lose 4. How long it runs on a freezing day would tell you more.",
    },
    {
      question: "I shall insulate next year. Wait?",
      answer:
        "Have the report drawn up twice, as the house is and as it will be. If the work is certain, buy the pump for the second and accept one chilly winter, or insulate first.",
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
      title: "RdSAP, Appendix S: U-values of walls, roofs and floors by age",
      date: "2012",
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
