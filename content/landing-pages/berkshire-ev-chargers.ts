import { shown } from "#content/figures/shared-figures.ts";
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { chargerGrant, costOfMile, householdsIn } from "#content/landing-pages/local-facts.ts";
import { chargerOwnFigures } from "#content/landing-pages/own-figures.ts";

export const berkshireEvChargers: LandingPage = {
  area: "berkshire",
  suffix: "ev-chargers",
  calculator: "ev-local",
  title: "EV chargers Berkshire: Reading, Bracknell, Newbury",
  description:
    "EV chargers in Berkshire: estate drives, garage courts, company cars on the M4 and village supplies, with up to 3 free quotes.",
  keywords: [
    "EV chargers Berkshire",
    "EV charger installation Reading",
    "home charge point Bracknell",
    "EV charger Newbury",
    "EV charger Slough",
  ],
  heading: "EV chargers in Berkshire",
  intro:
    "The M4 runs the length of Berkshire, and many who live along it drive for work. Estates of the last fifty years gave them a drive or a garage, though not always next to the house. This page is about getting power from the meter to the car.",
  picture: "ev",
  coverage: {
    title: "Along the M4 and away from it",
    text: "Installers take requests from all six unitary authorities, in these towns and between them.",
    places: [
      "Ascot",
      "Bracknell",
      "Hungerford",
      "Lower Earley",
      "Maidenhead",
      "Newbury",
      "Pangbourne",
      "Reading",
      "Slough",
      "Thatcham",
      "Twyford",
      "Windsor",
      "Wokingham",
      "Woodley",
    ],
  },
  cards: [
    {
      title: "Garage courts",
      text: "Bracknell and parts of Reading placed garages in courts a short walk from the homes. Power from your own meter rarely gets there. The owner of the court, often a council or a housing association, can bring one supply for all of them.",
    },
    {
      title: "Integral garages",
      text: "On estates at Woodley and Thatcham the garage is part of the house, with the consumer unit inside it. That is the quickest charger of all to fit, straight through the wall, even if the garage is now a study.",
    },
    {
      title: "Company cars",
      text: "Drivers who are repaid for business miles need a record of each charge. Choose a unit whose app exports one by date and kWh. The employer’s own grant is for its workplace, not for your house.",
    },
  ],
  facts: [householdsIn("berkshire"), costOfMile, chargerGrant, ...chargerOwnFigures],
  benefits: [
    "Leaving for Heathrow or Swindon with a full battery",
    "A receipt for each business charge",
    "Timed charging that starts after the evening peak",
    "Shared posts for a garage court, paid for once by its owner",
    `OZEV money for renters and flat owners: 75% of the cost up to ${shown.chargepointGrant}, while the scheme runs to ${shown.chargepointGrantsEnd}`,
  ],
  sections: [
    {
      heading: "Estate by estate",
      paragraphs: [
        "Lower Earley, Woosehill and Calcot have drives side by side without a fence between them. Be sure whose tarmac the car is parked on, because plots there are drawn in odd shapes. Builders’ covenants may mention structures in front of the building line; a box on the wall is hardly ever meant.",
        "Slough’s terraces have turned front gardens into parking, and some did so without a lowered kerb. The council will ask for one. In the older streets of Newbury and Windsor, houses open on the pavement, and residents depend on public points or on a car park near by.",
      ],
    },
    {
      heading: "Villages and the end of the line",
      paragraphs: [
        "In the Lambourn valley or at Aldworth a transformer on a pole may serve a handful of homes. One charger is no trouble; the fifth may be. SSEN keeps count through the notices that installers send, which is one reason not to skip the paperwork.",
        "Farmhouses often have three-phase supplies from the days of grain driers. If yours does, an 11 kW car can use all of its charger. Where the supply reaches you through a neighbour’s yard, find out who owns that cable before a new load goes on it.",
      ],
    },
  ],
  faq: [
    {
      question: "Can I get power to a garage in a Bracknell court?",
      answer:
        "Not by a cable of your own across footpaths that others own. Ask the owner of the court for a shared supply with a meter for each garage. As a landlord it can apply for grants that you cannot.",
    },
    {
      question: "Will my employer pay for a charger at my home in Reading?",
      answer:
        "Some do, and tax rules for that differ from those for a charger at work, so ask the payroll team. The Workplace Charging Scheme is for the premises of businesses, charities and public bodies. Keep the invoice in the name of the person who pays.",
    },
    {
      question: "Are there Berkshire grants for a house with a drive?",
      answer:
        "None that we know of in November 2026. The national grants leave out owners of houses with their own parking. If you are offered a general Berkshire grant, ask who pays for it.",
    },
    {
      question: "Does SSEN have to approve my charger first?",
      answer:
        "Where the total load stays within the supply, the installer connects it and gives notice. Where it does not, or where a shared cable is found, approval comes first. The electrician knows after adding up your loads.",
    },
    {
      question: "I use a caravan pitch and a drive in Finchampstead; can one charger do both?",
      answer:
        "A charge point feeds only cars that talk to it. A caravan hook-up needs its own circuit and protection. Both can go to the same post if they are kept separate inside it.",
    },
  ],
};
