import { shown } from "#content/figures/shared-figures.ts";
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { yieldIn } from "#content/landing-pages/local-facts.ts";
import { batteryOwnFigures } from "#content/landing-pages/own-figures.ts";
import { vatOnBatteries } from "#content/pages/battery-facts.ts";
import { batteryCost, electricityPrice, exportPrice } from "#content/service-pages/common-facts.ts";

export const croydonHomeBattery: LandingPage = {
  area: "croydon",
  suffix: "home-battery",
  calculator: "battery-london",
  title: "Home battery Croydon: where it fits, what it earns",
  description:
    "Home batteries in Croydon: under-house garages in Purley, terraces in Thornton Heath, older solar to extend, and up to 3 free quotes.",
  heading: "Home batteries in Croydon",
  intro:
    "Many roofs in south Croydon have carried panels for years, and their owners now ask what to do with the surplus. North of the town centre the question is more often whether a battery can pay by itself. The answers differ.",
  picture: "battery",
  coverage: {
    title: "Streets on both sides of the town centre",
    text: "Batteries are quoted for in every part of Croydon.",
    places: [
      "Addiscombe",
      "Coulsdon",
      "Croydon Old Town",
      "Kenley",
      "New Addington",
      "Norbury",
      "Purley",
      "Sanderstead",
      "Selsdon",
      "South Norwood",
      "Thornton Heath",
      "Upper Norwood",
    ],
  },
  cards: [
    {
      title: "The garage under the house",
      text: "On Purley’s slopes the garage is often part of the lower storey, with bedrooms over it. A battery there needs a fire-resisting ceiling and a detector that is heard upstairs. An outside wall on the downhill side may be simpler.",
    },
    {
      title: "A yard in the north",
      text: "Thornton Heath and Norbury terraces have a back yard and a kitchen wing. A slim outdoor unit goes on the boundary side, where sun does not heat it. Windows of the ground-floor flat next door count as openings too.",
    },
    {
      title: "Panels that came first",
      text: "Systems from the Feed-in Tariff years keep their payments if the generation meter is left alone. An AC-coupled battery does that. Send the installer a photograph of the meter, the inverter’s label and the old certificate.",
    },
  ],
  facts: [batteryCost, electricityPrice, exportPrice, vatOnBatteries, yieldIn("croydon"), ...batteryOwnFigures],
  benefits: [
    "New life for the surplus of an older solar roof",
    "A Feed-in Tariff that continues as before",
    "Evening power in family homes on the southern hills",
    "Night units for terraces that have no roof to spare",
    `Work in a home invoiced at a VAT rate of zero, for now to ${shown.vatReliefEnds}`,
  ],
  sections: [
    {
      heading: "Adding storage to an old array",
      paragraphs: [
        "First find out what the panels still give. The generation meter’s readings of two years, divided by the kilowatts on the certificate, should come somewhere near the yield shown on this page, less for shade or an east and west roof. A large gap means a fault or a grown tree, and that is cheaper to put right than a battery is to buy.",
        "Then look at the export. Feed-in Tariff owners are often paid a deemed half of what they generate, whatever they really send out. Storing more does not reduce that payment, so each stored unit is worth the full price of one you don’t buy. Owners on a metered export tariff give up the export price instead, and their sum is smaller.",
      ],
    },
    {
      heading: "Choosing the wall",
      paragraphs: [
        "Chalk valleys drain well but collect water in a cloudburst, and roads by Purley Cross have shown it. Put the unit above the highest mark that the neighbours remember. Up at New Addington, frost and driving rain matter more: check the lowest temperature at which the maker allows charging.",
        "In the conservation areas, choose a wall that the road does not see. In a conversion or a new tower by the station the lease closes the matter for a single flat, though the block’s own supply could use a battery for lifts and lights.",
        "UK Power Networks needs one form for the inverter that is there and the one that comes. Where both together pass sixteen amps, wait for its answer before paying the balance.",
      ],
    },
  ],
  faq: [
    {
      question: "Do I lose my Feed-in Tariff when I add a battery in Croydon?",
      answer:
        "No, as long as the generation meter still counts only what the panels make. Tell your tariff company that storage was added. Panels that are replaced or extended are a different case, so ask before you change them.",
    },
    {
      question: "Is a battery any use in a Thornton Heath terrace without solar?",
      answer:
        "It can be, with a tariff that has cheap hours and a household that cooks in the evening. Work out the units you would move, times the gap between the two prices. If the result needs longer than the warranty to pay back, wait.",
    },
    {
      question: "Can I put a battery in my integral garage?",
      answer:
        "Possibly, where walls, ceiling and the door to the house resist fire and an alarm links to the bedrooms. It must not be hit by the car, so a steel post in front is usual. Outdoors is still the first choice of the guidance.",
    },
    {
      question: "What should a Croydon quote for a battery contain?",
      answer:
        "The place with a sketch, usable capacity, the inverter’s power, how it measures the house, and what happens in a power cut. Add the warranty in years and in energy, the network form, and who answers the phone when the app shows nothing.",
    },
  ],
};
