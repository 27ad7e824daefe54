import { shown } from "#content/figures/shared-figures.ts";
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { yieldIn } from "#content/landing-pages/local-facts.ts";
import { batteryOwnFigures } from "#content/landing-pages/own-figures.ts";
import { vatOnBatteries } from "#content/pages/battery-facts.ts";
import { batteryCost, electricityPrice, exportPrice } from "#content/service-pages/common-facts.ts";

export const surreyHomeBattery: LandingPage = {
  area: "surrey",
  suffix: "home-battery",
  calculator: "battery",
  title: "Home battery Surrey: backup, big homes, solar",
  description:
    "Home batteries in Surrey: backup for lanes with overhead lines, sizing for large homes and heat pumps, and up to 3 free quotes.",
  heading: "Home batteries in Surrey",
  intro:
    "Two wishes bring people in Surrey to a battery: to use their own solar power in the evening, and to sit out a power cut in comfort. They call for different equipment. Say in your request which one matters to you.",
  picture: "battery",
  coverage: {
    title: "Towns and villages",
    text: "Installers look after batteries in Surrey’s towns and along its lanes, these among them.",
    places: [
      "Abinger",
      "Ash",
      "Bookham",
      "Cranleigh",
      "Dorking",
      "Farnham",
      "Guildford",
      "Haslemere",
      "Horsley",
      "Lingfield",
      "Oxted",
      "Reigate",
      "Walton-on-Thames",
      "Woking",
    ],
  },
  cards: [
    {
      title: "Lanes and storms",
      text: "Overhead lines through woodland are exposed to falling branches. Homes between Dorking and Haslemere know the flicker that announces it. A battery with a backup board carries lights, broadband, fridge and the boiler’s pump through an evening.",
    },
    {
      title: "Plenty of room",
      text: "Garages, boot rooms with an outside door and plant rooms for pools give good places. Keep clear of the door from the garage into the house. On the Thames islands and low ground at Chertsey or Walton, height above flood water comes first.",
    },
    {
      title: "Heat pumps and pools",
      text: "A house with a heat pump needs most on winter nights, when panels give least. Its battery works mainly from a cheap tariff then and from the sun in summer. A pool pump, in contrast, can run at noon without any battery.",
    },
  ],
  facts: [batteryCost, electricityPrice, exportPrice, vatOnBatteries, yieldIn("surrey"), ...batteryOwnFigures],
  benefits: [
    "Supper cooked on the midday sun of a large roof",
    "An automatic switch-over when a branch brings down the line",
    "Less power drawn in the evening by homes with heat pumps",
    "Room to add a second module later",
    `0% VAT on a fitted battery until ${shown.vatReliefEnds}`,
  ],
  sections: [
    {
      heading: "Sizing for a big house without wasting money",
      paragraphs: [
        "Square metres do not use electricity; people and machines do. Take the half-hourly readings from your smart meter for a week in March and add what you used between dusk and bedtime. That sum, not the floor area, is the size to begin with.",
        "Then look at power. An induction hob, an oven and a kettle together draw more than a small inverter can give, and the rest still comes from the grid at that moment. A larger inverter helps, but it brings the application under G99.",
        "Modular systems let you start with one block. Ask the price of the second one now and whether the maker promises to supply it for some years, because old and new modules do not always mix.",
      ],
    },
    {
      heading: "Backup that deserves the name",
      paragraphs: [
        "Whole-house backup moves every circuit over in a moment and needs a suitable inverter and an earthing arrangement of its own. Essential-circuit backup feeds a small board and costs less. Surrey houses with boreholes, septic pumps or electric gates should put those on the list, since nobody thinks of them until they stop.",
        "A battery is empty after an evening of cooking. If cuts in your lane last longer, panels must be able to recharge it while the grid is away, and not all hybrid systems can. Have that shown to you on the day of commissioning by switching off the main switch.",
      ],
    },
  ],
  faq: [
    {
      question: "Which Surrey homes gain most from backup?",
      answer:
        "Those at the end of an overhead line, with a private water pump or a person who needs power for health. In a town street with buried cables the same money may do more in panels. Ask neighbours how often the lights went out last winter.",
    },
    {
      question: "Does a battery outside need planning permission in Surrey?",
      answer:
        "A small unit on the wall of an ordinary house is rarely an issue. At a listed building any fixing to the fabric can need consent, and a housing for it in the garden may too. Ask the district’s duty planner with a photograph.",
    },
    {
      question: "Can one battery serve the house and the annexe?",
      answer:
        "If both hang on the same meter, yes. An annexe with its own meter is a separate customer, and a cable between the two is not allowed without the network’s agreement. The electrician traces the supplies first.",
    },
    {
      question: "We heat with oil; does a battery help?",
      answer:
        "With the bill for lights, cooking and pumps, yes, and with keeping the oil boiler’s controls alive in a cut. The heat itself still comes from oil. If a heat pump is planned, size the battery after it, not before.",
    },
  ],
};
