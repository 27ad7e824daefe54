import { shown } from "#content/figures/shared-figures.ts";
import { electricityPrice, gasPrice } from "#content/service-pages/common-facts.ts";
import type { ServicePage } from "#content/service-pages/service-page.ts";

export const waterSystems: ServicePage = {
  slug: "water-systems",
  title: "Rainwater and hot water systems: savings and quotes",
  description:
    "Rainwater harvesting, greywater and efficient hot water for UK homes: what saves money, what the water rules ask, and up to 3 free quotes.",
  keywords: [
    "rainwater harvesting",
    "greywater system",
    "efficient hot water",
    "water softener",
    "waste water heat recovery",
  ],
  heading: "Water systems",
  intro:
    "Water costs money twice: once to bring it and take it away, and once more to heat it. For most homes the second is the larger saving. This page covers both, and says when neither is worth the plumbing.",
  picture: "water-butt",
  cards: [
    {
      title: "Catch the rain",
      text: "From a butt on the downpipe to a buried tank with a pump that feeds toilets, washing machine and garden tap.",
      points: [
        "A butt needs only a diverter",
        "A tank needs digging and a separate pipe system",
        "New builds and large gardens gain most",
      ],
    },
    {
      title: "Heat less water",
      text: "Efficient shower heads, a well-lagged cylinder, short pipe runs, and a heat exchanger in the shower waste that warms the incoming cold.",
    },
    {
      title: "Treat hard water",
      text: "In chalk and limestone country scale coats elements and heat exchangers. A softener protects them; keep one tap in the kitchen unsoftened for drinking.",
    },
  ],
  facts: [
    electricityPrice,
    gasPrice,
    {
      id: "water-systems-heat-100-litres-hot-water",
      label: "Heat in 100 litres of hot water",
      value: "about 4.1 kWh",
      note: `From 10 °C to 45 °C. That is £1.07 with an immersion heater at ${shown.electricity}, or about 39p with a gas boiler at ${shown.gas}, of which ${shown.boiler} become heat.`,
      source: "Specific heat of water, multiplied by the price cap",
      asOf: "October to December 2026",
      restsOn: ["nature.waterHeat", "tariffs.cap", "tariffs.gas", "heat-demand.boilerEfficiency"],
    },
    {
      id: "water-systems-rain-roof",
      label: "Rain on a roof",
      value: "1 litre for each mm and m²",
      note: "Some is lost to gutters, first flush and filter. The quick estimate keeps 0.6 of each litre.",
      source: "Definition of rainfall depth",
      asOf: "November 2026",
      restsOn: ["nature.rain"],
    },
  ],
  grants: [],
  benefits: [
    "Smaller water bills where a meter counts",
    "Less energy for showers and baths, every day of the year",
    "Free water for the garden through a hosepipe ban, from what you stored",
    "Appliances and boilers that stay free of scale",
  ],
  sections: [
    {
      heading: "First question: are you metered?",
      paragraphs: [
        "Saving cold water pays only where a meter measures it. In England and Wales you can ask your company for a meter, usually without charge, and homes with few people often do better with one. In Scotland most households pay for water with their council tax, and in Northern Ireland households get no water bill at all; there only the energy in hot water can be saved.",
        "On a metered bill each litre counts twice, since sewerage is charged on the same reading. And if none of your roof’s rain goes to the public sewer, because of a soakaway, ask your company for the surface water rebate. It needs a form and no plumbing.",
      ],
    },
    {
      heading: "Rainwater and greywater",
      paragraphs: [
        "Collected rain is soft and good for gardens, toilets and laundry, but it is not drinking water. A system has a leaf filter, a dark tank, a pump, and a mains top-up for dry weeks. The top-up must have an air gap, so that rain can never be drawn back into the public supply. The Water Supply (Water Fittings) Regulations require it in England and Wales, and Scotland and Northern Ireland have rules to the same end. Pipes are marked as non-potable.",
        "Greywater, from showers and basins, comes every day, rain or not, but carries soap and bacteria, so it is treated or used at once. It makes sense in hotels, flats and sports halls sooner than in one house. BS EN 16941 covers both, part 1 for rain and part 2 for greywater. Water companies want to be told before such work begins.",
      ],
    },
    {
      heading: "Hot water without waste",
      paragraphs: [
        "An eight-minute shower at 8 litres a minute needs about 2.2 kWh of heat when the water is warmed by 30 °C: 59p from an immersion heater, about 21p from gas. A shower head that gives the same feel with 6 litres takes a quarter off that for the price of a few showers. It does not suit every electric shower, whose flow is limited already.",
        "Store cylinder water at 60 °C, and fit a thermostatic mixing valve where children or older people bathe. An unvented cylinder is installed and serviced by someone with the G3 qualification. With panels on the roof a diverter can warm the cylinder from surplus sun; compare what the same units would earn as export first, because the gas or night-rate heat that they replace may be cheaper.",
      ],
    },
    {
      heading: "Is it worth it for you?",
      paragraphs: [
        "The quick estimate takes £50 for each person and 60% of the water bill, which is generous: only a home that flushes, washes and waters with rain comes near it. A butt pays for itself in a summer or two; a buried tank in an existing garden may never do so in money, and people choose it for drought, for planning conditions or for the garden’s sake. In the wetter west a small tank refills often; in the dry east it must be bigger.",
      ],
      points: [
        "Ask for a tank size based on your roof and local rainfall",
        "Ask what the pump uses and how loud it is",
        "Ask who checks backflow protection each year",
        "Ask how the system behaves when the power is off",
      ],
    },
  ],
  faq: [
    {
      question: "Can I drink harvested rainwater?",
      answer:
        "Not without treatment and regular testing to drinking-water standards, which is seldom worth it beside a mains supply. Label every outlet, so that guests and later owners know.",
    },
    {
      question: "Do I need permission for a rainwater tank?",
      answer:
        "A butt needs none. A buried tank rarely needs planning permission, but drainage changes and the plumbing link fall under building regulations and water fittings rules, and your water company must be notified.",
    },
    {
      question: "Does a water softener save energy?",
      answer:
        "It keeps scale off heating surfaces, so they pass heat as they did when new. How much depends on how hard your water is and how often you would otherwise descale; your water company gives the hardness for your postcode.",
    },
    {
      question: "What is waste water heat recovery?",
      answer:
        "A pipe in the shower drain passes heat from the outgoing water to the cold feed of the same shower. It has no moving parts and works while water runs in and out together, so for showers and not for baths.",
    },
    {
      question: "How do I avoid legionella?",
      answer:
        "Keep hot water hot and cold water cold, don’t leave pipes standing unused, and flush taps after a holiday. Stored hot water belongs at 60 °C. Landlords and businesses must assess the risk; the HSE’s code L8 describes how.",
    },
    {
      question: "Is a rainwater system frost-proof?",
      answer:
        "Tanks below ground are. Butts, outdoor pipes and pumps are drained or lagged before winter. Ask where the drain-down valve is and try it once in the autumn.",
    },
  ],
  related: ["energy-audits", "low-carbon-heating", "smart-home"],
  features: ["Rainwater tanks and butts", "Shower heat recovery", "Efficient cylinders", "Softeners and scale control"],
};
