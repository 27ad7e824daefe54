import { shown } from "#content/figures/shared-figures.ts";
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { chargerGrant, costOfMile, householdsIn } from "#content/landing-pages/local-facts.ts";
import { chargerOwnFigures } from "#content/landing-pages/own-figures.ts";

export const suttonEvChargers: LandingPage = {
  area: "sutton",
  suffix: "ev-chargers",
  calculator: "ev-local",
  title: "EV chargers Sutton: Cheam, Wallington, Carshalton",
  description:
    "EV chargers in Sutton: front-garden parking, rear garages on service roads, new homes at Hackbridge, and up to 3 free quotes.",
  heading: "EV chargers in Sutton",
  intro:
    "Sutton’s thirties builders left room for a car, at the side of the house or along a service road behind the gardens. Both places can be made to charge one. The front is quicker, the back keeps the charger out of sight.",
  picture: "ev",
  coverage: {
    title: "Where in Sutton you can ask",
    text: "Ask from any of these, or from a street between them.",
    places: [
      "Beddington",
      "Belmont",
      "Carshalton",
      "Carshalton Beeches",
      "Cheam",
      "Hackbridge",
      "North Cheam",
      "Rosehill",
      "Stonecot Hill",
      "Sutton town",
      "Wallington",
      "Worcester Park",
    ],
  },
  cards: [
    {
      title: "Front garden parking",
      text: "A lowered kerb and a paved front are the normal picture in Cheam and Wallington. The meter is close by in the hall or the porch. Such a job has the fewest surprises.",
    },
    {
      title: "Garages on the service road",
      text: "Rear lanes behind North Cheam and Worcester Park lead to garages at the foot of the garden. The run from house to garage is as long as the lawn. It is worth pricing both ends of the plot before you choose.",
    },
    {
      title: "New estates",
      text: "Homes that went through building control under the recent Part S rules have a charge point, or at least a cable route. At Hackbridge and in newer blocks read the handover pack. Replacing the builder’s basic unit by one that suits your tariff is a short job.",
    },
  ],
  facts: [householdsIn("sutton"), costOfMile, chargerGrant, ...chargerOwnFigures],
  benefits: [
    "An easy start from the drive that the house already has",
    "Power for the car from your own panels on a clear weekend",
    "No search for a free public point on Sunday evening",
    "Protection against a broken neutral, which outdoor sockets lack",
    `Part of the bill paid for tenants and flat owners with parking, ${shown.chargepointGrant} at most, until ${shown.chargepointGrantsEnd}`,
  ],
  sections: [
    {
      heading: "Front or back?",
      paragraphs: [
        "At the front the unit hangs near the meter, the cable is a few strides long and the car is where visitors see it. A tethered lead on a bracket should not lie over the public footway, even for a moment. In Cheam Village and Carshalton Village look for a modest model, because the street scene is what the conservation area protects.",
        "At the back, a garage lets you charge dry and out of view. You need armoured cable along the fence, a place that the next owner’s spade will not find, and a sound garage roof. Check in the deeds that your right of way over the lane allows parking inside the garage only, as is usual, and not on the lane.",
      ],
    },
    {
      heading: "Small supplies and how they cope",
      paragraphs: [
        "Cottages at St Helier and flats above shops in Sutton High Street have modest supplies. A charger that measures the whole house can live with them. It takes six amps when the oven is on and more after midnight.",
        "Going the other way, an upgrade makes sense when an electric shower, a heat pump and a car come together. The request goes to UK Power Networks with one list of all loads. Ask the electrician to state on the form what is there today as well as what is coming.",
      ],
    },
  ],
  faq: [
    {
      question: "Which is cheaper in Sutton, a charger in front or at the rear garage?",
      answer:
        "In front, nearly always, since the cable is short and no garden is dug up. The rear becomes reasonable when a landscaper opens the lawn in any case. Have both priced on the same visit.",
    },
    {
      question: "May I pave my front garden in Sutton for an electric car?",
      answer:
        "Yes, if rain can soak in or drain to a bed on your land; otherwise a surface above five square metres needs permission. The crossover is a separate application to the council’s highways team. Street trees in front of the opening can be a reason for refusal.",
    },
    {
      question: "Our flat near Sutton station has no bay. What can we do?",
      answer:
        "Public charging is the practical way. The OZEV grant for flats requires a private space, and the one for on-street homes requires a channel that the council approved. If your block has land beside it, the landlord grant can pay for shared posts.",
    },
    {
      question: "Can I keep my old charger when I change the car?",
      answer:
        "Generally, because nearly all new cars use the same plug. An older tethered unit with a Type 1 lead needs a new cable or a new unit. Test its protection at the same time, as rules for outdoor charging have been tightened since.",
    },
  ],
};
