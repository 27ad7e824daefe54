import { shown } from "#content/figures/shared-figures.ts";
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { chargerGrant, costOfMile, householdsIn } from "#content/landing-pages/local-facts.ts";
import { chargerOwnFigures } from "#content/landing-pages/own-figures.ts";

export const croydonEvChargers: LandingPage = {
  area: "croydon",
  suffix: "ev-chargers",
  calculator: "ev-local",
  title: "EV chargers Croydon: hill drives and town flats",
  description:
    "EV chargers in Croydon: sloping drives in Purley, garage blocks in New Addington, flats by the station, and up to 3 free quotes.",
  heading: "EV chargers in Croydon",
  intro:
    "A charger in Coulsdon is an afternoon’s work and one in a tower by East Croydon station can take a committee. The borough holds both, with garage blocks and terraces between them. Find your kind of parking below.",
  picture: "ev",
  coverage: {
    title: "Parking of every kind, in every ward",
    text: "From the Crystal Palace side to the Surrey boundary, installers take up jobs here.",
    places: [
      "Coulsdon",
      "Crystal Palace",
      "Forestdale",
      "Kenley",
      "New Addington",
      "Norbury",
      "Old Coulsdon",
      "Purley",
      "Sanderstead",
      "Selsdon",
      "Shirley",
      "Waddon",
    ],
  },
  cards: [
    {
      title: "Drives on a slope",
      text: "Where the garage is cut into the hill, the meter often sits a floor above it. The cable drops through the hall floor or runs down outside. Mount the unit clear of the path that rainwater takes down the drive.",
    },
    {
      title: "Garages in a block",
      text: "Forestdale, New Addington and other post-war estates have rows of garages apart from the homes. A cable from your meter would cross shared ground. A landlord’s supply to the row, metered for each garage, is the workable answer.",
    },
    {
      title: "Towers and conversions",
      text: "Flats in the centre may have a few bays in a basement, or none. Where bays exist, talk to the managing agent about one scheme for all. Where none exist, the tram and a public post are your realistic choices.",
    },
  ],
  facts: [householdsIn("croydon"), costOfMile, chargerGrant, ...chargerOwnFigures],
  benefits: [
    "Charging overnight in the hills, where buses are fewer",
    "A dry, fixed cable in place of one trailed down icy steps",
    "Schedules that follow a tariff and not your bedtime",
    `A grant of up to ${shown.chargepointGrant} a socket for those who rent or own a flat with a space, to ${shown.chargepointGrantsEnd}`,
    "A unit ready for the second car when the first petrol one goes",
  ],
  sections: [
    {
      heading: "South of the centre: work on a hill",
      paragraphs: [
        "Purley, Kenley and Sanderstead houses were built with garages for small cars. Many people park in front of them and let the charger hang beside the door, on a pillar or on the retaining wall. Retaining walls move a little over the years, so a post on its own footing is the safer choice where cracks show.",
        "Valley floors need a glance at the flood map. The Caterham Bourne has come up in wet winters along the road through Kenley and Purley, and the electrician can set the unit and its isolator higher than usual for no extra money.",
      ],
    },
    {
      heading: "North of the centre: sharing the kerb",
      paragraphs: [
        "In Thornton Heath, Selhurst and South Norwood front gardens are a stride deep. Hardly any can take a car, and the council would not allow a crossover there. Ask it instead whether a pavement channel or a post at the kerb is planned in your street.",
        "A corner house sometimes has a strip at the side or a garage at the end of the garden, reached from the other road. That is lawful off-street parking, and a charger there works as well as any. The long cable through the garden is then the largest item of the quote.",
      ],
    },
    {
      heading: "What is checked at the meter",
      paragraphs: [
        "Some inter-war pairs in Shirley and Waddon still share a service cable. UK Power Networks has to separate the two before a large load goes on, and it arranges that on request. The electrician recognises the shared cable in a minute at the cut-out.",
      ],
    },
  ],
  faq: [
    {
      question: "Can a charger be fitted on a retaining wall in Purley?",
      answer:
        "If the wall is sound and yours, yes. Where it holds up the neighbour’s garden, ownership should be clear before anyone drills. A free-standing post avoids the question.",
    },
    {
      question: "I live in a New Addington council house. May I have a charger?",
      answer:
        "Ask the council as your landlord in writing, and say where the car stands. Tenants with private off-street parking can come under the grant for renters. Parking on a grass verge does not count.",
    },
    {
      question: "Does the tram make any difference to chargers nearby?",
      answer:
        "Not to the unit itself. Next to the line, earthing deserves a careful eye because tram power returns through the rails. The electrician decides on protection after measuring; you need do nothing.",
    },
    {
      question: "How long does installation in a Coulsdon house take?",
      answer:
        "A wall unit close to the meter is done within a day. Trenches, a new consumer unit or the separation of a shared supply add visits. Ask each company to say which of these its price includes.",
    },
  ],
};
