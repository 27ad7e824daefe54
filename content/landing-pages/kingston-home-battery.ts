import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { yieldIn } from "#content/landing-pages/local-facts.ts";
import { batteryOwnFigures } from "#content/landing-pages/own-figures.ts";
import { vatOnBatteries } from "#content/pages/battery-facts.ts";
import { batteryCost, electricityPrice, exportPrice } from "#content/service-pages/common-facts.ts";

export const kingstonHomeBattery: LandingPage = {
  area: "kingston",
  suffix: "home-battery",
  calculator: "battery-london",
  title: "Home battery Kingston upon Thames and New Malden",
  description:
    "Home batteries in Kingston upon Thames: side passages, flood levels by the Thames and Hogsmill, renovations, and 3 free quotes.",
  heading: "Home batteries in Kingston upon Thames",
  intro:
    "A side passage with a gate is the most useful thing a Kingston semi can offer a battery. It is outdoors, it is near the meter and nobody sleeps in it. Whether the purchase makes sense then depends on your evenings and your tariff.",
  picture: "battery",
  coverage: {
    title: "Royal Borough addresses",
    text: "Battery installers can be asked for these neighbourhoods and for the roads that join them.",
    places: [
      "Alexandra",
      "Berrylands",
      "Chessington",
      "Coombe",
      "Hook",
      "Kingston Hill",
      "New Malden",
      "Norbiton",
      "Old Malden",
      "Surbiton",
      "Tolworth",
    ],
  },
  cards: [
    {
      title: "The side passage",
      text: "In New Malden and Berrylands it runs from the front gate to the garden. The unit has to leave a clear width for people and bins, and to keep its distance from the kitchen door. A bracket above ground keeps it away from puddles.",
    },
    {
      title: "River levels",
      text: "Kingston town, Thames Side and the streets along the Hogsmill lie low. Look at the official flood map by postcode and add a margin. Batteries that stood in water are not dried out but replaced.",
    },
    {
      title: "While the house is open",
      text: "So many homes here are extended that the best moment often comes by itself. Run the cables and a data line while walls are bare, and plan a utility space with its own door. Fitting the battery can wait for the panels.",
    },
  ],
  facts: [batteryCost, electricityPrice, exportPrice, vatOnBatteries, yieldIn("kingston"), ...batteryOwnFigures],
  benefits: [
    "Sunshine from an empty weekday house saved for supper",
    "A place outdoors without giving up the garage",
    "Short cables between meter, battery and consumer unit",
    "Storage that suits an east and west roof, which fills it twice a day",
    "A price without VAT when bought fitted, until the end of March 2027",
  ],
  sections: [
    {
      heading: "Two Kingston households, two answers",
      paragraphs: [
        "Think of a family in Tolworth that leaves at eight and returns at five. Its panels earn export at noon and the house buys at dinner. Here a battery moves power from one to the other every bright day, and its size is set by what the evening uses.",
        "Now a retired couple in Old Malden who cook at lunchtime and run the washing when the sun shines. They use much of their power as it is made. A battery would fill in summer and hardly empty; a timer for the hot water might do as much for a fraction of the money.",
      ],
    },
    {
      heading: "From survey to switch-on",
      paragraphs: [
        "The surveyor looks at the meter tails, the earthing and the space for a second board if you want backup. Old meter cupboards in the porch are often full, so expect a new enclosure beside them. Where meter tails have to be parted, a supplier’s isolator saves a second appointment.",
        "UK Power Networks is notified or asked, depending on the size of the inverters together. After that the fitting takes a day or two. Before they leave, have the installers make the battery charge and discharge, and compare the app’s direction of flow with the meter’s.",
        "Villas divided into flats need one more step. Meters for all flats usually hang in the common hall, which is the escape route, so the battery itself cannot be there.",
      ],
    },
  ],
  faq: [
    {
      question: "How high above the ground should a battery hang near the Hogsmill?",
      answer:
        "Above the flood level given for your address, with a margin that the installer names. If that is higher than a wall unit can be carried safely, choose another part of the plot. Your insurer may set a condition of its own.",
    },
    {
      question: "Can I have a battery in a flat on Kingston riverside?",
      answer:
        "In practice no: the lease, the building’s insurance and the siting guidance all stand against it. Ask the residents’ company about storage for the shared supply. In your own flat a good tariff and timed appliances cost nothing.",
    },
    {
      question: "Does a battery count as part of my extension’s building control?",
      answer:
        "Its circuit is notifiable electrical work and can be certified by the installer who does it. Tell the building inspector when a wall or door has to resist fire because of it. Keep both certificates together.",
    },
    {
      question: "Will a battery on the garden wall look out of place on Coombe Hill?",
      answer:
        "A slatted screen hides it, provided that air can move and nothing that burns stands close. Estate covenants may ask for approval of structures near the boundary. The wall of the garage is normally the easier place.",
    },
  ],
};
