import { limits } from "#config/limits.ts";
import { shown } from "#content/figures/shared-figures.ts";
import { toPlanner } from "#content/planner/tool-links.ts";
import {
  electricityPrice,
  gasPrice,
  gridCarbon,
  heatPumpCost,
  typicalUse,
} from "#content/service-pages/common-facts.ts";
import {
  boilerUpgradeAirSource,
  boilerUpgradeAirToAir,
  boilerUpgradeGroundSource,
  boilerUpgradeOffGas,
  homeEnergyScotland,
  nestWales,
  northernIreland,
  zeroVat,
} from "#content/service-pages/grant-notes.ts";
import type { ServicePage } from "#content/service-pages/service-page.ts";

export const heatPumps: ServicePage = {
  slug: "heat-pumps",
  title: "Heat pump installation: costs, grants and quotes",
  description: `Would a heat pump suit your home? What it costs, the ${shown.heatPumpGrant} and ${shown.offGasGrant} grants, running costs against gas, and up to 3 free quotes from approved installers.`,
  keywords: ["heat pump", "air source heat pump", "heat pump grant", "Boiler Upgrade Scheme", "heat pump cost UK"],
  heading: "Heat pumps",
  intro:
    "A heat pump takes heat from the air or the ground and brings it indoors. Designed well, it keeps a British house warm all winter without burning anything. Here is what it needs, what it costs and which grants can help.",
  picture: "heat-pump",
  cards: [
    {
      title: "What you get",
      text: "An outdoor unit about as big as a chest of drawers, a hot-water cylinder indoors, and new controls. You keep radiators that are large enough; some are swapped for bigger ones.",
      points: [
        "Heating and hot water from electricity",
        "No flue, no flame, no oil delivery",
        "An MCS certificate, which the grant depends on",
      ],
    },
    {
      title: "What your home needs",
      text: "A heat pump can heat almost any home; the question is at what water temperature. Good loft and cavity insulation and large radiators let it run cooler, which is cheaper.",
      points: [
        "Space outside with clear air in front",
        "Room for a cylinder, often the airing cupboard",
        "An electricity supply that can take the load",
      ],
    },
    {
      title: "What it costs to run",
      text: `At the price cap of October to December 2026, with the VAT of April 2027, a heat pump has to give about 2.9 units of heat for each unit of electricity to match a gas boiler, which turns about ${shown.boiler} of its gas into heat. Above that you save; below it you pay more.`,
    },
  ],
  facts: [heatPumpCost, electricityPrice, gasPrice, typicalUse, gridCarbon],
  grants: [
    boilerUpgradeAirSource,
    boilerUpgradeOffGas,
    boilerUpgradeGroundSource,
    boilerUpgradeAirToAir,
    homeEnergyScotland,
    nestWales,
    northernIreland,
    zeroVat,
  ],
  promise: {
    title: "What we promise",
    text: "A heat pump is a big decision, and nobody should push you into it.",
    points: [
      `No more than ${limits.leadPlacesMax} heat pump installers get your details, and you see which`,
      "One of our team checked each of them before they joined",
      "You pay us nothing; installers pay a fixed fee for each introduction",
      "If you change your mind, you can close the request yourself in one step",
    ],
  },
  benefits: [
    `${shown.heatPumpGrant} off in England and Wales, ${shown.offGasGrant} for oil and LPG homes off the gas grid until ${shown.offGasGrantEnds}`,
    "Steady warmth day and night",
    "No carbon monoxide, because nothing burns",
    "No gas standing charge (£108 a year at the October 2026 cap) once you have no gas appliances",
    "About a fifth of a gas boiler’s carbon at 2026 factors, at a seasonal efficiency of 3.5",
  ],
  sections: [
    {
      heading: "How it makes three units of heat out of one of electricity",
      paragraphs: [
        "A fridge moves heat out of a cold box into the kitchen. A heat pump does the same with the outdoors as its cold box: a refrigerant boils at a low temperature, takes in heat from the outside air, gets hot as it is compressed, and passes that heat to the water in your radiators. The electricity only drives the compressor; most of the heat comes from outside.",
        "Its efficiency over a whole year is called the seasonal coefficient of performance (SCOP). At 3.5, each kWh of electricity gives three and a half kWh of heat. It depends on how cold it is outside and, above all, how hot the water has to be. A system designed for 45 °C on the coldest day is more efficient all year than one designed for 55 °C.",
      ],
    },
    {
      heading: "The survey that decides everything",
      paragraphs: [
        "A reliable quote needs a room-by-room heat-loss survey: walls, windows, floors, ceilings, draughts, and how warm each room should be on the coldest design day where you live. That sets the size of the pump and of each radiator. Sizing by floor area alone, as the rule of thumb above does at 80 watts per square metre, is only a first guess.",
        "If the pump is too small, the house is cool in a frost. If it is too large, it keeps switching on and off, which wears it out and wastes electricity. Ask to see the calculation, with the design and flow temperatures written on it.",
        "The surveyor also looks at your pipes. Narrow microbore pipes, common in houses of the 1970s and 80s, may not carry enough water. If you have a combi boiler, they also look for somewhere to put a cylinder.",
      ],
    },
    {
      heading: "What it costs after the grant",
      paragraphs: [
        `Between April and June 2026 the middle price of an air source heat pump in MCS records was ${shown.heatPump}, and half of all installations cost between ${shown.heatPumpLow} and ${shown.heatPumpHigh}. Take off ${shown.heatPumpGrant}, and the typical household paid about £5,400. VAT on the work is 0% in homes until ${shown.vatReliefEnds}.`,
        "Your price depends on how many radiators change, whether you already have a cylinder, how far the pipes and cables run, and whether the fuse board or supply needs work. Ground source costs much more, because of the drilling or digging, but is more efficient in a frost.",
      ],
    },
    {
      heading: "Running costs in detail",
      paragraphs: [
        `Take Ofgem’s typical home with ${shown.typicalGas} of gas a year. At ${shown.gas} that is £757, and the gas standing charge adds £108. In use, boilers turn about ${shown.boiler} of that into heat: 7,980 kWh. Our planner finds that for the same warmth in the UK’s average climate, a heat pump with radiators for 45 °C needs 2,413 kWh of electricity, which costs £667 at ${shown.electricityPlanned}, the price cap with the VAT of April 2027. With radiators for 55 °C it would need 2,653 kWh, or £733.`,
        "So against gas, a good system saves £80 to £230 a year once the gas meter has gone and after paying for a service. A poor one may save nothing. The rule of thumb above takes 30% off a gas bill; at today’s prices that needs a SCOP of about 4.2 or a cheaper heat pump tariff. Against plain electric heaters you save more. Against oil, the price of a litre decides, and it moved a lot in 2026: put that of your last delivery into our planner, which also says from which price a heat pump pays. We have no LPG price, so it asks for yours. These sums use the cap of October to December 2026 and change with it.",
      ],
      links: [toPlanner("Work it out for your home, with your own fuel bill")],
    },
    {
      heading: "Air, ground, or air to air",
      paragraphs: [
        "Air to water is the usual choice: it feeds radiators or underfloor pipes and a cylinder. Ground source uses a long loop in a field or a borehole. The ground is warmer than the air in January, so it is more efficient then, but you need land or a drilling rig. Water source does the same with a lake or river and needs the environment regulator’s consent.",
        `Air to air blows warm air into rooms through wall units, with no radiators and no cylinder; it can also cool in summer. It suits flats and homes with storage heaters, and since 28 April 2026 it has had its own grant of ${shown.airToAirGrant} in England and Wales. You need another source of hot water. A hybrid that keeps a gas boiler gets no Boiler Upgrade Scheme grant.`,
      ],
    },
    {
      heading: "Planning, noise and neighbours",
      paragraphs: [
        "In England most air source heat pumps are permitted development. Since 29 May 2025 the unit may stand closer than a metre to the boundary, and on a house it may be up to 1.5 cubic metres in volume; on a block of flats the limit is 0.6. Detached houses may have two. The noise at your neighbour’s window has to pass the test of the MCS 020 standard, which your installer works out on paper first.",
        "Listed buildings and some places in conservation areas need an application. Scotland, Wales and Northern Ireland set their own distances and noise rules, so ask your council there. Wherever you live, put the unit where cold air can drift away, not in a narrow passage or under a bedroom window.",
      ],
    },
    {
      heading: "The week it is fitted, and after",
      paragraphs: [
        "Most installations take two days to a week. The installer removes the boiler, fits the cylinder, flushes the pipes and sets the outdoor unit on feet or a slab, with a drain for condensation. They tell the network operator about the new load, need a qualification to fit an unvented cylinder, and set up the system: flow rates, weather compensation, hot-water times.",
        "After that, leave it alone. A heat pump works best running long and low, so a small night setback is better than switching it off. The controls lower the water temperature on mild days. Once a week or so they heat the cylinder to about 60 °C to prevent legionella. A yearly service keeps the warranties valid.",
      ],
    },
    {
      heading: "What to ask each installer",
      paragraphs: ["Three quotes are easiest to compare when they answer the same questions in writing."],
      points: [
        "May I see the heat loss of each room, and the flow temperature you designed for?",
        "Which SCOP do you expect in my house, and which radiators would raise it?",
        "Have you taken the grant off the price, and what happens if it is refused?",
        "Who does the electrics, and can the supply cope with my car charger too?",
        "Will weather compensation be set up and shown to me before you leave?",
        "May I speak to a customer with a house like mine, after their first winter?",
      ],
    },
  ],
  faq: [
    {
      question: "Does a heat pump work when it freezes?",
      answer:
        "Yes. Freezing air still holds heat, and the pump is sized for the coldest design day where you live. It works harder then, and from time to time melts the ice off its coil. That looks like steam and is normal.",
    },
    {
      question: "Must I insulate first?",
      answer:
        "Not always. Loft insulation and draught-proofing nearly always pay; insulating solid walls may not. A heat pump can heat a leaky home, but you need a bigger one, bigger radiators and more electricity. The heat-loss survey shows where insulation does most.",
    },
    {
      question: "Who applies for the Boiler Upgrade Scheme?",
      answer:
        "Your installer does, and takes the amount off your quote; Ofgem then asks you to confirm. You must own the property and replace fossil fuel or direct electric heating. The scheme leaves out most new builds and social housing. An EPC used to be asked for; since 28 April 2026 Ofgem’s guidance is reported to do without one where heating is replaced, so let your installer confirm it. The limits are 45 kW of heat for one heat pump, 70 kW for a home with an additional one, and 300 kW for a shared ground loop.",
    },
    {
      question: "Will I have to change my radiators?",
      answer:
        "Some of them, often. Water at 45 °C gives off much less heat than the 70 °C of a boiler, so a room needs a larger radiator. Rooms with large radiators already, or insulated since they were fitted, may need nothing.",
    },
    {
      question: "How loud is a heat pump?",
      answer:
        "From a few steps away most modern units are a low hum, loudest on the coldest nights. The planning test looks at the nearest neighbour’s window, and the installer must show that your location passes before work starts.",
    },
    {
      question: "Can I have one in a flat?",
      answer:
        "Sometimes. You need the freeholder’s consent, a place for the outdoor unit and, for air to water, room for a cylinder. Air to air, or a shared system for the whole block, is often better.",
    },
    {
      question: "Is it different in Scotland, Wales and Northern Ireland?",
      answer:
        "Yes. Scotland has the Home Energy Scotland grant and loan in place of the Boiler Upgrade Scheme, and you wait for its written offer before work begins. Wales has the Boiler Upgrade Scheme and, for some homes, free help from Nest. Northern Ireland has neither; ask its Housing Executive.",
    },
    {
      question: "Can I keep my gas hob?",
      answer: `Yes, but then the gas standing charge stays too, ${shown.gasStanding} a day at the October 2026 cap, which is a lot for a hob alone. Many households change to induction at the same time.`,
    },
  ],
  related: ["low-carbon-heating", "smart-heating", "solar-panels", "grants"],
  features: [
    "Air, ground and water source",
    "Room-by-room heat-loss survey",
    "Grant taken off your price",
    "Radiators, cylinder and controls",
    "Air to air for flats",
  ],
};
