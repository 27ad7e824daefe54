import type { AreaText } from "#content/areas/area-text.ts";

export const hammersmithFulham: AreaText = {
  slug: "hammersmith-fulham",
  description:
    "Solar, heat pumps and home energy in Hammersmith and Fulham, on terraces, mansion blocks, cottage estates and riverside flats.",
  intro:
    "A long, narrow borough, it stretches from Wormwood Scrubs down to the bend of the Thames at Fulham. Tall terraces and mansion blocks make it a place of small roofs shared by many, with family houses towards the river.",
  places: [
    "Hammersmith",
    "Fulham",
    "Shepherd’s Bush",
    "Parsons Green",
    "Brook Green",
    "White City",
    "West Kensington",
    "Barons Court",
    "Sands End",
    "Ravenscourt Park",
    "Fulham Broadway",
    "Hurlingham",
  ],
  homes:
    "Fulham is known for red-brick Victorian terraces, and on the Peterborough estate near Parsons Green terracotta lions sit on the gables. Brook Green and Ravenscourt Park have broader houses with basements and semi-basements. Queen’s Club Gardens and the streets about Barons Court are known for mansion flats, some looking on to private gardens. In the north-west, the Old Oak and Wormholt estates are council cottages in the garden city manner. Along the Thames and at White City, former wharves and studios have given way to apartments.",
  solar:
    "Fulham’s front slopes are decorated, so the mansard or rear roof is where panels are usually proposed. Loft rooms with tall rear walls have replaced so many back slopes that a flat roof on top is often all that remains. Old Oak’s cottages have small but simple pitched roofs in short rows, some angled by the layout of the greens. Houses beside the river have nothing in front of them but water, although wind and gulls come with the view.",
  heating:
    "Basement excavations have given Fulham many warm, well-sealed lower floors beneath draughty Victorian ones, so a survey has to treat the house as two. A cellar or front vault may hide a cylinder, but an outdoor unit needs moving air and belongs in the garden. Mansion blocks tend to have a gas boiler in every flat with its own flue through the wall, a costly thing for a board to maintain. When such a block plans new risers is the time to talk of heat pumps.",
  driving:
    "Off-street parking is so scarce that a mews garage is a treasure. Permits and bays are the rule from Shepherd’s Bush to Sands End, and charging happens mostly at lamp posts. Cottages at Old Oak have front gardens, but hedges and greens are part of the estate’s protected look.",
  planning:
    "Conservation areas take in very much of the borough, among them the Peterborough estate, Brook Green and the riverside. The Old Oak and Wormholt cottages are protected as an example of early council housing. Old Oak Common in the north is being rebuilt under a development corporation, so find out who decides before you apply there. Thames-side ground is low and embanked, so switchgear and batteries in basements should be set high.",
  questions: [
    {
      question: "Our Fulham terrace has a mansard loft: where would panels go?",
      answer:
        "On the flat top, low and set back so that the street does not see them; inside a conservation area the council must first be asked for prior approval. The makers of the roof covering should approve the method, since puncturing a young membrane can end its guarantee.",
    },
    {
      question: "How do the owners of a mansion block near Barons Court start with solar?",
      answer:
        "Ask the residents’ company to put a feasibility study on the agenda, with the roof’s age and the landlord’s supply as its first questions. Power for lifts and corridor lights is the simplest use, as it needs no change to anybody’s own meter.",
    },
  ],
};
