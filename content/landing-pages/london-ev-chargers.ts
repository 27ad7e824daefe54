import { shown } from "#content/figures/shared-figures.ts";
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { chargerGrant, costOfMile, householdsIn } from "#content/landing-pages/local-facts.ts";
import { chargerOwnFigures } from "#content/landing-pages/own-figures.ts";

export const londonEvChargers: LandingPage = {
  area: "london",
  suffix: "ev-chargers",
  calculator: "ev-local",
  title: "EV chargers London: drives, flats and kerbs",
  description:
    "Home EV chargers in London: who can have one, what lessees and renters must ask, crossovers and pavement channels, and 3 free quotes.",
  heading: "EV chargers in London",
  intro:
    "In London the hard part of charging at home is the parking space, not the charger. If you have a drive, a garage or a numbered bay, you can usually have a wall unit. Everyone else needs a landlord, a managing agent or a borough to say yes first.",
  picture: "ev",
  coverage: {
    title: "Where chargers go in",
    text: "Electricians answer from every side of the capital; suburbs with drives are where most home units make sense.",
    places: [
      "Bromley",
      "Sidcup",
      "Romford",
      "Chingford",
      "Enfield",
      "Barnet",
      "Stanmore",
      "Ruislip",
      "Hounslow",
      "Twickenham",
      "Mitcham",
      "Eltham",
      "Docklands",
    ],
  },
  cards: [
    {
      title: "A house with a drive",
      text: "Outer London’s inter-war streets offer short runs from the meter to the front wall. The electrician checks the cut-out, because shared service cables between two houses are common in such streets. No OZEV grant applies if you own the house.",
    },
    {
      title: "A bay under the block",
      text: "In a basement car park the cable may cross land that belongs to the freeholder, and fire rules for the garage count. Some blocks install a backbone of power once and let each resident connect. That is cheaper for each than ten separate cables.",
    },
    {
      title: "A street without drives",
      text: "A covered channel across the pavement lets you charge outside your door where the borough accepts one. It gives no right to the space in front. Ask the highways team before you ask an electrician.",
    },
  ],
  facts: [householdsIn("london"), costOfMile, chargerGrant, ...chargerOwnFigures],
  benefits: [
    "No queue at the rapid charger by the main road",
    "Night electricity at your own tariff instead of a kerbside one",
    "A fixed unit with its own protection where an extension lead would cross a pavement",
    `Up to ${shown.chargepointGrant} towards the cost for renters and flat owners with a space, until ${shown.chargepointGrantsEnd}`,
    "A charge record for drivers who reclaim business miles",
  ],
  sections: [
    {
      heading: "Dropped kerbs and front gardens",
      paragraphs: [
        "A car may only cross the pavement over an approved crossover. Without one, the borough can refuse or block access, and a charger in the front garden helps nobody. Each borough sets its own least depth for the parking space and its own fee; apply there before you book the installation.",
        "Paving a front garden brings a second rule. If the new surface is larger than five square metres and water cannot soak away, it needs planning permission in England. Gravel, permeable blocks or a drain into a flower bed avoid that.",
      ],
    },
    {
      heading: "Leaseholders: the letter that works",
      paragraphs: [
        "A managing agent who receives “may I have a charger?” has to start from nothing. Send a drawing of the cable’s route, the electrician’s load calculation and insurance, and a line that says who maintains and who removes the unit. Licences for alterations take weeks, so send it before the car is ordered.",
        "Electricity from a landlord’s supply has to be billed to you in a way that both can check. A meter approved for billing, or a cable from your own flat’s meter, settles it. The grant for flat owners and the one for landlords differ, so ask the installer which of the two fits your block.",
      ],
    },
    {
      heading: "The supply in an old street",
      paragraphs: [
        "UK Power Networks and, in the west, SSEN decide what the cable in your road can take. Many converted houses share one incoming supply among several flats. Load management keeps the car’s share within what is left when ovens and showers are on.",
      ],
    },
  ],
  faq: [
    {
      question: "Can I run a cable across the pavement to my car?",
      answer:
        "Not without the borough’s agreement, and you would be liable for a fall. Where channels are allowed, the council or its contractor fits them. A lamp-post charger in your street is the usual alternative, and many boroughs let residents ask for one.",
    },
    {
      question: "Does the freeholder have to allow a charger?",
      answer:
        "There is no general right to one in England. A lease may forbid a refusal without good reason, and a complete proposal leaves fewer reasons. If the whole block may want charging, suggest a shared system.",
    },
    {
      question: "I have a permit bay outside my house. Does the grant help me?",
      answer:
        "Only with an approved channel across the pavement and an installer authorised by OZEV. The bay stays open to other permit holders. Check on gov.uk that your borough takes part.",
    },
    {
      question: "Is a charger at home needed for a car that drives little?",
      answer:
        "Someone who drives to the shops and to relatives on Sunday may do well with a public post once a week. Compare its price with the night tariff you could have, over a year of your miles. A home unit earns its cost faster the more you drive.",
    },
  ],
};
