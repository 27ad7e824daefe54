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
    "You pay for water twice: to supply it and take it away, and again to heat it. Most homes save more on the heating. This page covers both, and says when neither is worth it.",
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
      text: "In hard-water areas limescale coats heating elements and heat exchangers. A softener protects them; keep one kitchen tap unsoftened for drinking.",
    },
  ],
  facts: [
    electricityPrice,
    gasPrice,
    {
      id: "water-systems-heat-100-litres-hot-water",
      label: "Heat in 100 litres of hot water",
      value: "about 4.1 kWh",
      note: `From 10 °C to 45 °C. That is £1.07 with an immersion heater at ${shown.electricity}, or about 39p with a gas boiler at ${shown.gas}, which turns ${shown.boiler} of it into heat.`,
      source: "Specific heat of water, multiplied by the price cap",
      asOf: "October to December 2026",
      restsOn: ["nature.waterHeat", "tariffs.cap", "tariffs.gas", "heat-demand.boilerEfficiency"],
    },
    {
      id: "water-systems-rain-roof",
      label: "Rain on a roof",
      value: "1 litre for each mm and m²",
      note: "Some is lost to gutters, first flush and filter. The rule of thumb keeps 0.6 of each litre.",
      source: "Definition of rainfall depth",
      asOf: "November 2026",
      restsOn: ["nature.rain"],
    },
  ],
  grants: [],
  benefits: [
    "Smaller water bills if you have a meter",
    "Less energy for showers and baths, every day of the year",
    "Stored rainwater for the garden during a hosepipe ban",
    "Appliances and boilers that stay free of scale",
  ],
  sections: [
    {
      heading: "First question: are you metered?",
      paragraphs: [
        "Saving cold water pays only where a meter measures it. In England and Wales you can ask your company for a meter, usually without charge, and homes with few people often do better with one. In Scotland most households pay for water with their council tax, and in Northern Ireland households get no water bill, so you save only on heating the water.",
        "On a metered bill each litre counts twice, because sewerage is charged on the same reading. And if none of your roof’s rain goes to the public sewer, because you have a soakaway, ask your company for the surface water rebate. All it takes is a form.",
      ],
    },
    {
      heading: "Rainwater and greywater",
      paragraphs: [
        "Rainwater is soft and good for gardens, toilets and laundry, but not for drinking. A system has a leaf filter, a dark tank, a pump, and a mains top-up for dry weeks. The top-up must have an air gap, so that rain can never be drawn back into the public supply. The Water Supply (Water Fittings) Regulations require it in England and Wales, and Scotland and Northern Ireland have similar rules. Pipes must be marked as non-potable.",
        "Greywater, from showers and basins, comes every day, rain or not, but carries soap and bacteria, so it has to be treated or used at once. It makes more sense in hotels, flats and sports halls than in a single house. BS EN 16941 covers both: part 1 for rain and part 2 for greywater. Tell your water company before the work begins.",
      ],
    },
    {
      heading: "Hot water without waste",
      paragraphs: [
        "An eight-minute shower at 8 litres a minute, with the water heated by 30 °C, needs about 2.2 kWh: 59p from an immersion heater, about 21p from gas. An inexpensive shower head that feels the same at 6 litres takes a quarter off that. It does not suit every electric shower, because their flow is already limited.",
        "Store cylinder water at 60 °C, and fit a thermostatic mixing valve where children or older people bathe. Only someone with the G3 qualification should install or service an unvented cylinder. If you have solar panels, a diverter can heat the cylinder from surplus power; first compare what you would earn by exporting it, which may be more than heating the water with gas or at a night rate costs.",
      ],
    },
    {
      heading: "Is it worth it for you?",
      paragraphs: [
        "The rule of thumb assumes a saving of £50 a person and 60% of the water bill. No home comes near that: rain can meet 10% to 30% of a metered bill, because half of a bill is for waste water and standing charges. A butt pays for itself in a summer or two; a buried tank in an existing garden may never do so, and people choose one for droughts, planning conditions or the garden. In the wetter west a small tank refills often; in the dry east it must be bigger.",
      ],
      points: [
        "Ask for a tank size based on your roof and local rainfall",
        "Ask how much power the pump uses and how loud it is",
        "Ask who checks backflow protection each year",
        "Ask what happens in a power cut",
      ],
    },
  ],
  faq: [
    {
      question: "Can I drink harvested rainwater?",
      answer:
        "Not without treatment and regular testing to drinking-water standards, which is seldom worth it if you have mains water. Label every outlet for guests and later owners.",
    },
    {
      question: "Do I need permission for a rainwater tank?",
      answer:
        "A butt needs none. A buried tank rarely needs planning permission, but drainage changes and the plumbing link fall under building regulations and water fittings rules, and your water company must be notified.",
    },
    {
      question: "Does a water softener save energy?",
      answer:
        "It keeps limescale off heating surfaces, so they stay efficient. How much you save depends on how hard your water is and how often you would otherwise descale; your water company can tell you the hardness for your postcode.",
    },
    {
      question: "What is waste water heat recovery?",
      answer:
        "A pipe in the shower drain passes heat from the outgoing water to the cold feed of the same shower. It has no moving parts. It works only while water runs in and out at the same time, so for showers but not for baths.",
    },
    {
      question: "How do I avoid legionella?",
      answer:
        "Keep hot water hot and cold water cold, don’t leave water standing in unused pipes, and run the taps after a holiday. Store hot water at 60 °C. Landlords and businesses must assess the risk; the HSE’s code L8 describes how.",
    },
    {
      question: "Is a rainwater system frost-proof?",
      answer:
        "Tanks below ground are. Drain or lag butts, outdoor pipes and pumps before winter. Ask where the drain-down valve is and try it in the autumn.",
    },
  ],
  related: ["energy-audits", "low-carbon-heating", "smart-home"],
  features: ["Rainwater tanks and butts", "Shower heat recovery", "Efficient cylinders", "Softeners and scale control"],
};
