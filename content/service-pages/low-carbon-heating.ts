import { shown } from "#content/figures/shared-figures.ts";
import { toPlanner } from "#content/planner/tool-links.ts";
import { electricityPrice, gasPrice, gridCarbon, heatPumpCost } from "#content/service-pages/common-facts.ts";
import {
  boilerUpgradeAirSource,
  boilerUpgradeAirToAir,
  boilerUpgradeBiomass,
  boilerUpgradeGroundSource,
  boilerUpgradeOffGas,
  eco4,
  homeEnergyScotland,
  nestWales,
  northernIreland,
  warmHomesLocalGrant,
} from "#content/service-pages/grant-notes.ts";
import type { ServicePage } from "#content/service-pages/service-page.ts";

export const lowCarbonHeating: ServicePage = {
  slug: "low-carbon-heating",
  title: "Low carbon heating: your options, costs and grants",
  description:
    "Heat pump, biomass, storage heaters, heat network or infrared? Which low carbon heating suits which home, today’s grants, and up to 3 free quotes.",
  keywords: ["low carbon heating", "biomass boiler grant", "air to air heat pump", "storage heaters", "heat network"],
  heading: "Low carbon heating",
  intro:
    "There is more than one way to stop burning gas or oil. The right one depends on the building, what heats it now and how long you mean to stay. Here are the options side by side, with what a unit of heat costs from each.",
  picture: "cylinder",
  cards: [
    {
      title: "For most houses",
      text: "A heat pump that warms water for radiators or underfloor pipes. If designed well, it is cheaper to run than gas.",
    },
    {
      title: "For flats and small homes",
      text: "Air to air heat pumps, modern storage heaters on a night tariff, or a heat network, if one runs past the building.",
    },
    {
      title: "For the countryside",
      text: "Off the gas grid, replacing oil or LPG with a heat pump gets the highest Boiler Upgrade Scheme grant. Biomass suits homes with dry storage, a local supply of pellets and no close neighbours.",
      points: ["Check for a smoke control area", "Plan for ash and deliveries", "Have the flue swept and serviced"],
    },
  ],
  facts: [electricityPrice, gasPrice, heatPumpCost, gridCarbon],
  grants: [
    boilerUpgradeAirSource,
    boilerUpgradeOffGas,
    boilerUpgradeGroundSource,
    boilerUpgradeAirToAir,
    boilerUpgradeBiomass,
    homeEnergyScotland,
    warmHomesLocalGrant,
    eco4,
    nestWales,
    northernIreland,
  ],
  benefits: [
    `Grants from ${shown.airToAirGrant} to ${shown.offGasGrant} in England and Wales, depending on what you fit and what it replaces`,
    "No more oil or LPG deliveries",
    "Heat room by room in homes without pipes",
    "Cleaner air indoors and in the street",
  ],
  sections: [
    {
      heading: "What a unit of heat costs",
      paragraphs: [
        `At the price cap of October to December 2026, with the VAT of April 2027, a kWh of heat costs ${shown.electricityPlanned} from any plain electric heater, whatever its brochure says, because all of them give one unit of heat per unit of electricity. From a gas boiler, which turns about ${shown.boiler} of its gas into heat, it costs about 9.5p. From a heat pump it costs 9.2p at a seasonal efficiency of 3, and 7.9p at 3.5.`,
        "So infrared panels and oil-filled electric radiators are cheap to buy but expensive to run, and make sense only where you seldom need heat. Storage heaters charge at night rates, and below about 9.5p they are cheaper to run than a gas boiler. Modern well-insulated ones with a fan keep more heat for the evening than old ones did.",
      ],
      links: [toPlanner("Work out what heating your home would cost")],
    },
    {
      heading: "Start with the building",
      paragraphs: [
        "Start with loft insulation, cavity walls, draught strips on sash windows and a cylinder jacket, because they reduce the size of whatever you buy next. Solid walls can be insulated inside or out but need care with damp and ventilation; have them assessed by someone who isn’t selling the insulation.",
        "Then think about hot water. A home without space for a cylinder can use a small one under a worktop, a heat battery, or a hot-water heat pump that draws warmth from the room or from outside. Solar thermal panels heat water in the summer half of the year and can suit small roofs.",
      ],
    },
    {
      heading: "Biomass and heat networks",
      paragraphs: [
        "A pellet boiler heats water as hot as an oil boiler does, so you keep your radiators. It needs a dry store, lorry access and weekly attention. In a smoke control area you may use only exempt appliances or approved fuels, and the grant requires an emissions certificate, a rural location and no gas connection.",
        "A heat network pipes hot water from one source to many buildings. You can’t choose the supplier, so ask for the standing charge, the unit price over the last three winters and the response time for faults. In Great Britain Ofgem has regulated heat networks since January 2026.",
      ],
    },
    {
      heading: "Reading the rule of thumb",
      paragraphs: [
        `The calculator’s rule of thumb assumes 40% off your heating bill and £450 a room. Both are rough, so go by what homes really see, which comes first. The price per room may be about right for radiators or electric heaters, but it won’t buy a heat pump, whose median price was ${shown.heatPump} before the grant in spring 2026. The saving is most realistic if you replace old electric heaters and less so if you have an efficient gas boiler; against oil it depends on what you pay for a litre.`,
      ],
      points: [
        "Ask what a kWh of heat costs, as well as the price of the equipment",
        "Ask what happens to hot water in each proposal",
        "Ask for the heat loss that each size is based on",
      ],
    },
  ],
  faq: [
    {
      question: "Are new gas boilers banned?",
      answer:
        "Not in existing homes, as of November 2026: a broken boiler may be replaced by a new one. In England new homes come under the Future Homes Standard, in force from 24 March 2027. You don’t have to rush, and a planned change costs less than one made in a cold week.",
    },
    {
      question: "Which heating suits a listed or solid-walled house?",
      answer:
        "Often a heat pump with larger radiators and careful draught-proofing, sometimes biomass. Listed buildings need consent for outdoor units and flues. Have a heat-loss survey first, to see how hot the water has to be.",
    },
    {
      question: "Is hydrogen coming to my boiler?",
      answer:
        "Don’t count on it. No home is supplied with hydrogen through the public gas grid today, and a boiler sold as hydrogen-ready burns natural gas like any other and earns no heating grant.",
    },
    {
      question: "Can tenants get low carbon heating?",
      answer:
        "The landlord owns the heating and can claim the Boiler Upgrade Scheme in England and Wales. Tenants on a low income can ask the council about the Warm Homes: Local Grant, which often works with the landlord’s agreement.",
    },
    {
      question: "Do storage heaters qualify for the Boiler Upgrade Scheme?",
      answer:
        "No; it pays for heat pumps and, in some rural homes, biomass. Other help may cover them: ask your council in England, Home Energy Scotland, or Nest in Wales.",
    },
    {
      question: "What about a wood-burning stove?",
      answer:
        "A stove can warm one room in a cold spell, but it pollutes the air indoors and out with fine particles, and in smoke control areas it must be an exempt model. It does not replace a heating system, and the Boiler Upgrade Scheme does not pay for it.",
    },
  ],
  related: ["heat-pumps", "smart-heating", "energy-audits", "grants"],
  features: ["Heat pumps of every kind", "Biomass off the gas grid", "Modern storage heaters", "Hot water without gas"],
};
