import { shown } from "#content/figures/shared-figures.ts";
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { chargerGrant, costOfMile, householdsIn } from "#content/landing-pages/local-facts.ts";
import { chargerOwnFigures } from "#content/landing-pages/own-figures.ts";

export const kingstonEvChargers: LandingPage = {
  area: "kingston",
  suffix: "ev-chargers",
  calculator: "ev-local",
  title: "EV chargers Kingston upon Thames, Surbiton, Hook",
  description:
    "EV chargers in Kingston upon Thames: inter-war drives, riverside basements, Surbiton villas and gated roads, with 3 free quotes.",
  heading: "EV chargers in Kingston upon Thames",
  intro:
    "With the A3 at the door and no Tube, Kingston is a borough of drivers. Chessington, Hook and Tolworth have the drives for it; riverside Kingston has basements; Surbiton’s villas have forecourts shared by six flats. Each leads to a different conversation.",
  picture: "ev",
  coverage: {
    title: "All over Kingston",
    text: "North to Ham’s edge, south to Malden Rushett: any address in the Royal Borough can be quoted for.",
    places: [
      "Berrylands",
      "Chessington",
      "Coombe",
      "Hook",
      "Kingston riverside",
      "Kingston Vale",
      "Motspur Park",
      "New Malden",
      "Norbiton",
      "Old Malden",
      "Surbiton",
      "Tolworth",
    ],
  },
  cards: [
    {
      title: "Shared drives",
      text: "Pairs of thirties houses in New Malden and Tolworth often share a narrow drive to garages at the back. You may not leave a car or a cable standing on it. A unit on the front wall, with the car on your own forecourt, keeps the peace.",
    },
    {
      title: "Villa forecourts",
      text: "The gravel in front of a Surbiton villa usually belongs to the freehold company. It can allot spaces and fit one double post. The wiring then starts from the landlord’s meter, with a reading for each flat.",
    },
    {
      title: "Basements by the Thames",
      text: "Underground bays near the river come with flood doors, sprinklers and an insurer who asks questions. Choose a place away from the exit and well above the floor. The agent will want the design in writing.",
    },
  ],
  facts: [householdsIn("kingston"), costOfMile, chargerGrant, ...chargerOwnFigures],
  benefits: [
    "Ready in the morning for the A3, the A240 or the school gate",
    "One post for two flats where a forecourt is shared",
    "Load control that leaves room for an electric shower",
    "Cheap night hours for a family car and a commuter’s run-about",
    `${shown.chargepointGrant} at most from OZEV if you rent or own a flat, with applications until ${shown.chargepointGrantsEnd}`,
  ],
  sections: [
    {
      heading: "The forecourt question",
      paragraphs: [
        "Most front gardens along the bypass streets were paved long ago, yet not every one has a legal crossover. Look at the kerb: if it is not lowered across your opening, the council has to approve one first. The charger’s permitted development depends on lawful parking as well.",
        "Where the forecourt is short, a car overhangs the pavement and the council may refuse. Measure your longest car with its charging flap open. Some cars have the socket at the back and some in the nose, and on a tight plot that decides on which side the unit hangs.",
      ],
    },
    {
      heading: "Private roads and managed blocks",
      paragraphs: [
        "On the Coombe estates, roads and verges belong to residents’ companies. The house and its drive are yours, so the charger itself is seldom in doubt; digging in the verge for a new supply is. Ask who signs for that before UK Power Networks is called.",
        "Newer blocks around the station and at the river were sometimes built with ducts ready for chargers. The handbook or the agent knows, and a duct that waits can halve the work. If your bay has one, ask which company may use it, because some schemes are tied to a single operator.",
      ],
    },
  ],
  faq: [
    {
      question: "Our drive is shared with next door; where can the charger go?",
      answer:
        "On your own wall, where the cable reaches the car without lying over the shared strip. The deeds say who may pass and who may park. If the only place is the garage at the back, agree on the cable’s route with the neighbour in writing.",
    },
    {
      question: "Is it safe to have a charger on a road that floods?",
      answer:
        "Low streets near the Hogsmill and the Thames have flood warnings now and then. The unit goes above the expected level and its circuit has residual-current protection. In a warning, unplug the car and move it to higher ground.",
    },
    {
      question: "Can I charge on a Surbiton street with controlled parking?",
      answer:
        "Only at a public point, unless the council agrees to a channel at your door. The permit lets you park in the zone and does not reserve a place. Suggest a lamp-column charger through the council’s website.",
    },
    {
      question: "Do I need a new fuse for a charger in a thirties house?",
      answer:
        "The main fuse tells. At 60 amps an electric shower and a charger together are too much without load management; at 100 there is usually room. The fuse belongs to the network operator, and only its people or your supplier’s may change it.",
    },
  ],
};
