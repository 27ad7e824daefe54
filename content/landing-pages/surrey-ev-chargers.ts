import { shown } from "#content/figures/shared-figures.ts";
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { chargerGrant, costOfMile, householdsIn } from "#content/landing-pages/local-facts.ts";
import { chargerOwnFigures } from "#content/landing-pages/own-figures.ts";

export const surreyEvChargers: LandingPage = {
  area: "surrey",
  suffix: "ev-chargers",
  calculator: "ev-local",
  title: "EV chargers Surrey: drives, gates and two cars",
  description:
    "EV chargers in Surrey: long drives, detached garages, two cars on one supply and station car parks, with up to 3 free local quotes.",
  heading: "EV chargers in Surrey",
  intro:
    "Surrey has the drives that London lacks, and so a charger here is mostly a question of cable. How far is the garage from the meter, and how many cars will share it? Answer those two and the quotes become easy to compare.",
  picture: "ev",
  coverage: {
    title: "Covered from Staines to Haslemere",
    text: "These towns and the villages round them are all within reach of installers who answer Surrey requests.",
    places: [
      "Staines-upon-Thames",
      "Weybridge",
      "Esher",
      "Leatherhead",
      "Epsom",
      "Caterham",
      "Redhill",
      "Godstone",
      "Guildford",
      "Godalming",
      "Haslemere",
      "Woking",
      "Camberley",
    ],
  },
  cards: [
    {
      title: "The long drive",
      text: "Behind a gate in Esher or Oxshott the parking court may be a long way from the consumer unit. Voltage falls along the way, so you need a thicker, more expensive cable. A post near the house can be the better place, even if you walk a few steps.",
    },
    {
      title: "The detached garage",
      text: "Many have an old supply meant for a lamp and a freezer. It will not feed a charger. The electrician lays armoured cable at a proper depth and looks at the earthing of the outbuilding on its own.",
    },
    {
      title: "Two cars, sometimes three",
      text: "Units that talk to each other share one limit and fill the emptier car first. A household that wants more than that may ask about three-phase power. Larger houses have it already more often than their owners know, so look for three fuses beside the meter.",
    },
  ],
  facts: [householdsIn("surrey"), costOfMile, chargerGrant, ...chargerOwnFigures],
  benefits: [
    "Full cars before the school run and the M25",
    "Off-street space that needs nobody’s permission in most homes",
    "Surplus from a large solar roof put into the battery on wheels",
    "Two vehicles on one supply without a bigger fuse",
    `Help for tenants and flat owners: three quarters of the cost, up to ${shown.chargepointGrant}, until ${shown.chargepointGrantsEnd}`,
  ],
  sections: [
    {
      heading: "Planning the route of the cable",
      paragraphs: [
        "Walk it before the survey: from the meter cupboard, through or round the house, to the spot where the car’s socket ends up. Note each thing that has to be lifted, such as resin drives, old brick paths and roots. Roots of a protected tree may not be cut, and a trench can be forced to go around the whole crown.",
        "A duct with a draw cord costs little while a drive is open. If you are resurfacing, have it laid even if the car comes two years later, and put a data cable in it. Wireless signals fade in a garage behind two walls, and a smart charger that cannot reach its server loses its schedule.",
      ],
    },
    {
      heading: "Who else has a say",
      paragraphs: [
        "On an ordinary house a wall unit needs no application. Listed houses do, and Surrey has many, down to farmhouses with modern garages in their curtilage. St George’s Hill and Wentworth have estate rules about posts and lights that face the road.",
        "The network operator is told of each charger. UK Power Networks covers most addresses, SSEN those towards Farnham and Camberley. If a heat pump, a hot tub and two cars are on one fuse, the answer can take longer, so the installer should apply for all of them at once.",
      ],
    },
  ],
  faq: [
    {
      question: "Can two 7 kW chargers run on one house supply?",
      answer:
        "Both at full power would take 64 amps, most of what an ordinary fuse carries. With load management they share what the house leaves over. Two cars standing from nine at night until seven still get plenty.",
    },
    {
      question: "My house in the lanes has overhead wires. Is that a problem?",
      answer:
        "Not in itself. Old overhead spans feed several homes and may be small, and some houses have their own earth rod instead of an earth from the network. The electrician has to know which before choosing the charger.",
    },
    {
      question: "Should I charge at the station car park instead?",
      answer:
        "If you leave the car there each day it may suit you, at that operator’s price. At home you choose tariff and hour. Many commuters at Woking or Redhill need the station post only after a long weekend.",
    },
    {
      question: "Can the charger use my solar panels first?",
      answer:
        "Yes, with a model that follows surplus. It waits until the roof sends out enough to start, then raises and lowers the current with the clouds. It suits a second car that stays at home on weekdays.",
    },
  ],
};
