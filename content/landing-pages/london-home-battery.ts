import { shown } from "#content/figures/shared-figures.ts";
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { yieldIn } from "#content/landing-pages/local-facts.ts";
import { batteryOwnFigures } from "#content/landing-pages/own-figures.ts";
import { vatOnBatteries } from "#content/pages/battery-facts.ts";
import { batteryCost, electricityPrice, exportPrice } from "#content/service-pages/common-facts.ts";

export const londonHomeBattery: LandingPage = {
  area: "london",
  suffix: "home-battery",
  calculator: "battery-london",
  title: "Home battery London: small homes, safe places",
  description:
    "Home batteries in London: where to put one in a terrace, why flats are difficult, tariffs without panels, and up to 3 free quotes.",
  heading: "Home batteries in London",
  intro:
    "A home battery is about the size of a suitcase, and in London even that has to be housed with care. Lofts, bedrooms and the only stairs are ruled out by the fire guidance. The homes that suit one best have a side return, a cellar with its own door or a patch of wall in the yard.",
  picture: "battery",
  coverage: {
    title: "London neighbourhoods",
    text: "You can ask from any London postcode; houses in places like these have most to choose from.",
    places: [
      "Muswell Hill",
      "Crouch End",
      "Stoke Newington",
      "Wanstead",
      "Forest Gate",
      "Lewisham",
      "East Dulwich",
      "Balham",
      "Wimbledon",
      "Acton",
      "Harrow",
      "Southgate",
    ],
  },
  cards: [
    {
      title: "The side return",
      text: "The narrow strip beside a Victorian rear wing is dry, shaded and outdoors. A battery made for outdoor use can hang there, clear of the kitchen door and window. Measure whether the bins still pass.",
    },
    {
      title: "Cellars",
      text: "Many terraces have a coal hole or cellar under the hall. It stays cool, but the way out of the house often leads over it, and damp is common. Only a cellar with its own exit and a proper fire separation is worth discussing.",
    },
    {
      title: "Flats",
      text: "Inside a flat there is seldom a place that meets the guidance, and the freeholder’s insurer will ask. A battery in a plant room that serves the shared meter is the better idea for a block. Balcony and plug-in products need the landlord’s word first, and their technical rules are changing in 2026, as of November: read the current ones before you buy.",
    },
  ],
  facts: [batteryCost, electricityPrice, exportPrice, vatOnBatteries, yieldIn("london"), ...batteryOwnFigures],
  benefits: [
    "Cheap night units used at breakfast and supper, with or without panels",
    "More use of a small solar array, which makes little surplus to begin with",
    "No visible change to the front of a terrace",
    `0% VAT on supply and installation in a home until ${shown.vatReliefEnds}`,
  ],
  sections: [
    {
      heading: "A battery without panels",
      paragraphs: [
        "Plenty of Londoners have no roof to use. For them a battery lives from the tariff alone: it fills at night and empties in the evening. What it earns is the difference of the two prices, less what is lost in charging and discharging, multiplied by what you really shift.",
        "Small households shift little. Someone who eats out and is at work all day may use only a few units between five and eleven in the evening. The calculator’s rule of thumb assumes that the whole battery is used each day at 28p a kWh, which no home reaches; what homes really see comes before it.",
      ],
    },
    {
      heading: "Siting it to PAS 63100",
      paragraphs: [
        "The British document for siting home batteries prefers the outdoors. In a London yard that means a wall that is yours, a distance from openings, and a thought for the flat above. Do not hang it under an escape stair or beside the gas meter.",
        "Ask each company to draw the place in the quote, with the isolator and the alarm. Fire crews should find a label at the meter. If the home is let, the same drawing belongs in the papers for the licence.",
      ],
    },
    {
      heading: "The grid in a dense city",
      paragraphs: [
        "UK Power Networks, or SSEN in some western boroughs, counts battery and solar inverters together. Above sixteen amps on one phase permission comes first. An installer can set an export limit so that a larger inverter is treated as a smaller one.",
      ],
    },
  ],
  faq: [
    {
      question: "May a battery go in the loft of my terrace?",
      answer:
        "The guidance says no: smoke would be noticed late and heat shortens the cells’ life. Older systems were put there, and an insurer may now ask for them to be moved. Choose an outside wall or a ground-floor store.",
    },
    {
      question: "Can I take a battery with me when I leave a rented flat?",
      answer:
        "One that is wired in becomes part of the installation and needs the landlord’s consent both ways. Moving it means an electrician at each end and a new notice to the network. Portable power stations are another thing and do not supply your sockets.",
    },
    {
      question: "Will it keep the lights on if my street loses power?",
      answer:
        "Only with a backup output. In an urban street with buried cables failures are rare for many homes, so weigh the extra cost. If someone depends on medical equipment, also join the network operator’s priority register, which is free.",
    },
    {
      question: "Does a battery make noise that next door could hear?",
      answer:
        "The inverter’s fan or transformer hums when it works hard, often at night when it charges. Keep it off a party wall with a bedroom behind it. Ask for the sound figure in decibels at one metre.",
    },
  ],
};
