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
    "There is more than one way to stop burning gas or oil. The right one depends on the building, on what heats it now and on how long you mean to stay. Here are the options side by side, with the cost of a unit of heat from each.",
  picture: "cylinder",
  cards: [
    {
      title: "For most houses",
      text: "A heat pump that warms water for radiators or underfloor pipes. It is the one choice that beats the price of gas heat, when it is designed well.",
    },
    {
      title: "For flats and small homes",
      text: "Air to air heat pumps, modern storage heaters on a night tariff, or a connection to a heat network where one runs past the building.",
    },
    {
      title: "For the countryside",
      text: "Off the gas grid a heat pump replaces oil or LPG with the highest grant of the Boiler Upgrade Scheme. Biomass remains for homes with dry storage, a local supply of pellets and nobody close by.",
      points: ["Check for a smoke control area", "Plan for ash and for deliveries", "Have the flue swept and serviced"],
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
    `Grants from ${shown.airToAirGrant} to ${shown.offGasGrant} in England and Wales, by technology and by what is replaced`,
    "Freedom from the price of oil and LPG deliveries",
    "Room-by-room heat in homes that never had pipes",
    "Cleaner air indoors and in the street",
  ],
  sections: [
    {
      heading: "What a unit of heat costs",
      paragraphs: [
        `At the price cap of October to December 2026, with the VAT of April 2027, a kWh of heat costs ${shown.electricityPlanned} from any plain electric heater, whatever its brochure says, because each turns electricity into heat one to one. From a gas boiler, which in use turns about ${shown.boiler} of its gas into heat, it costs about 9.5p. From a heat pump it costs 9.2p at a seasonal efficiency of 3, and 7.9p at 3.5.`,
        "Infrared panels and oil-filled electric radiators are therefore cheap to buy and dear to run, and make sense only where heat is needed seldom. Storage heaters escape this by charging at night rates, and where that rate is below about 9.5p they beat the gas boiler too; the modern, well-insulated kind with a fan keeps more of it for the evening than the old sort did.",
      ],
      links: [toPlanner("Work out what heating your home would cost")],
    },
    {
      heading: "Start with the building",
      paragraphs: [
        "Each kWh that stays indoors need not be made. Loft insulation, filled cavities, draught strips on sash windows and a lagged cylinder come first because they shrink whatever is bought next. Solid walls can be insulated inside or out, and need care with damp and ventilation: have them assessed by someone who isn’t selling the insulation.",
        "Then comes hot water. A home without space for a cylinder can use a small one under a worktop, a heat battery, or a hot-water heat pump that draws warmth from the room or from outside. Solar thermal panels heat water in the summer half of the year and still have a place where roofs are small.",
      ],
    },
    {
      heading: "Biomass and heat networks",
      paragraphs: [
        "A pellet boiler gives water as hot as an oil boiler’s, so old radiators stay. It needs a dry store, a lorry’s access and weekly attention. In a smoke control area only exempt appliances or approved fuels may be used, and the grant asks for an emissions certificate, for a rural place and for no gas connection.",
        "A heat network pipes hot water from one source to many buildings. You can’t choose the supplier, so ask for the standing charge, the unit price over the last three winters and the response time for faults. In Great Britain Ofgem has regulated heat networks since January 2026.",
      ],
    },
    {
      heading: "Reading the quick estimate",
      paragraphs: [
        `The calculator takes 40% off your heating bill and £450 for each room. Treat both as a first sketch. A room charge may come close for radiators or electric heaters; it does not buy a heat pump, whose middle price was ${shown.heatPump} before the grant in spring 2026. The saving holds best for homes that leave old electric heaters, less for those with an efficient gas boiler, and for oil there is none at the oil price in our register, which is of January 2026.`,
      ],
      points: [
        "Ask for the cost of a kWh of heat, not only for the price of the machine",
        "Ask what happens to hot water in each proposal",
        "Ask for the heat loss on which each size is based",
      ],
    },
  ],
  faq: [
    {
      question: "Are new gas boilers banned?",
      answer:
        "Not in existing homes, as of November 2026: a broken boiler may be replaced by a new one. In England new homes come under the Future Homes Standard, in force from 24 March 2027. Nobody has to rush, and a planned change costs less than one made in a cold week.",
    },
    {
      question: "Which heating suits a listed or solid-walled house?",
      answer:
        "Often a heat pump with larger radiators and careful draught-proofing, sometimes biomass. Listed buildings need consent for outdoor units and flues. A heat-loss survey shows what temperature the water must have before anyone chooses.",
    },
    {
      question: "Is hydrogen coming to my boiler?",
      answer:
        "Don’t plan on it. No home is supplied with hydrogen through the public gas grid today, and a boiler sold as hydrogen-ready burns natural gas like any other and earns no heating grant.",
    },
    {
      question: "Can tenants get low carbon heating?",
      answer:
        "The landlord owns the heating and can claim the Boiler Upgrade Scheme in England and Wales. Tenants on a low income can ask the council about the Warm Homes: Local Grant, which in many cases works with the landlord’s agreement.",
    },
    {
      question: "Do storage heaters qualify for the Boiler Upgrade Scheme?",
      answer:
        "No; it pays for heat pumps and, in some rural homes, biomass. Other help may cover them: ask your council in England, Home Energy Scotland, or Nest in Wales.",
    },
    {
      question: "What about a wood-burning stove?",
      answer:
        "A stove can warm one room in a cold spell, but it adds fine particles to the air indoors and out, and in smoke control areas it must be an exempt model. It does not replace a heating system, and the Boiler Upgrade Scheme does not pay for it.",
    },
  ],
  related: ["heat-pumps", "smart-heating", "energy-audits", "grants"],
  features: ["Heat pumps of every kind", "Biomass off the gas grid", "Modern storage heaters", "Hot water without gas"],
};
