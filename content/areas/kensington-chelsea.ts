import type { AreaText } from "#content/areas/area-text.ts";

export const kensingtonChelsea: AreaText = {
  slug: "kensington-chelsea",
  description:
    "Kensington and Chelsea: stucco terraces, mews, mansion blocks and garden squares, and how solar and heat pumps fit among them.",
  intro:
    "Much of Kensington and Chelsea was built as a piece, by estates that laid out crescents, mews and shared gardens in the nineteenth century. What can be changed on the outside is therefore decided with unusual care. Even so, more is possible than most owners expect.",
  places: [
    "Chelsea",
    "South Kensington",
    "Notting Hill",
    "Holland Park",
    "Earl’s Court",
    "North Kensington",
    "Ladbroke Grove",
    "Brompton",
    "Kensington",
    "World’s End",
    "Golborne",
  ],
  homes:
    "White stucco terraces with porches climb from South Kensington to Notting Hill, many of them split into apartments on every floor. Cadogan Square and Pont Street are known for tall red-brick gables in the Dutch manner. Behind the grand fronts run cobbled mews, where coach houses have become small houses. Earl’s Court and Kensington High Street have whole blocks of mansion flats with lifts and porters. North Kensington is different again, with council estates and the listed Trellick Tower.",
  solar:
    "A parapet hides the roof of a typical stucco house, so panels laid flat behind it trouble nobody in the street, though in a conservation area a flat roof calls for the council’s prior approval. Lift housings, water tanks and roof terraces compete for the same few square metres. Mews roofs are lower and stand in the shadow of the tall terrace whose stables they once were. Full-grown planes in the communal gardens of Ladbroke Grove can shade the backs of the houses around them.",
  heating:
    "Lining the walls from inside means meeting ornate plaster, so many owners begin with the roof, the basement and the windows. Mansion blocks often share a boiler in the cellar, and replacing it is a decision for all leaseholders. In a mews house the outdoor unit may have to go on the roof, because there is no ground at all. Vaults under the pavement can house a cylinder where they are dry.",
  driving:
    "Lamp-column sockets are a familiar sight on Chelsea and Notting Hill streets, since off-street parking is scarce. Many mews garages still hold a car, and a compact charger on their back wall is simple once the supply is known to be sound. Underground car parks below mansion blocks need one plan for all bays instead of a cable for each.",
  planning:
    "Most of the borough lies within a conservation area, and thousands of its buildings are listed. The Royal Borough has made an order that gives listed building consent for solar panels on most grade II and many grade II* buildings, so that only the details go to the council for approval. Read it with your architect before you apply, and ask the freeholder too: the landed estates have covenants of their own. UK Power Networks supplies the area, and big apartments with cooling and lifts sometimes need a larger connection first.",
  questions: [
    {
      question: "Would I be allowed panels on a listed terrace in Kensington?",
      answer:
        "Quite possibly, since the council’s order for solar panels covers many such roofs when they meet its conditions. Those that fall outside it need listed building consent of their own. Either way the lease or freehold covenant has to allow the work.",
    },
    {
      question: "Can the garden square be used for a ground source system?",
      answer:
        "A communal garden belongs to an estate or is run by a committee for all its keyholders, so a single household cannot drill there. Old trees and their roots would stand in the way as well. Boreholes make more sense as a joint project that serves a whole terrace.",
    },
  ],
};
