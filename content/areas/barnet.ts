import type { AreaText } from "#content/areas/area-text.ts";

export const barnet: AreaText = {
  slug: "barnet",
  description:
    "Solar, batteries and heat pumps for Barnet homes, from Northern line semis to Hampstead Garden Suburb and the Totteridge ridge.",
  intro:
    "Barnet climbs from the Brent at Hendon to the ridges of Totteridge, Mill Hill and Monken Hadley. Two branches of the Northern line drew the suburbs up those hills, and much of what we look at today is a hipped roof from the years after they came.",
  places: [
    "Finchley",
    "Hendon",
    "Golders Green",
    "Edgware",
    "Mill Hill",
    "High Barnet",
    "New Barnet",
    "East Barnet",
    "Whetstone",
    "Totteridge",
    "Colindale",
    "Burnt Oak",
    "Friern Barnet",
    "Hampstead Garden Suburb",
  ],
  homes:
    "Semis and detached houses of the 1920s and 1930s set the tone in Hendon, Mill Hill, Edgware and much of Finchley. Hampstead Garden Suburb is older in idea and stricter in character, with cottages in its north-western streets and grander houses around Central Square and towards the Heath extension. At Burnt Oak the London County Council’s Watling Estate mixed brick cottages with weatherboarded ones. High Barnet keeps a town centre on the Great North Road, with Victorian terraces leading off it. Colindale has changed fastest, from an airfield and large institutions to streets of new flats.",
  solar:
    "The typical semi has a hipped roof with three slopes, so panels are often spread over a side and the back rather than set in a single block. Hilltop roads at Totteridge and Mill Hill have wide open sky; houses on the northern side of the same hills need a look at the winter sun. Mature oaks in back gardens matter more than buildings, and many carry preservation orders, so plan around the shade they cast. Big family houses with electric cars and daytime use can make good use of a generous array.",
  heating:
    "Gas boilers heat most of these suburbs, and larger houses often have long runs of old pipework to check before a heat pump is sized. The cavity wall came into general use as these suburbs were being built, so two semis a decade apart can be quite different inside the brick. A side passage to the back garden, common here, gives a unit somewhere to stand where it cannot be seen from the road. London clay lies under most of the borough, which suits a ground loop only where the garden is truly large.",
  driving:
    "Front gardens in the semi-detached streets have largely become drives, so a charger on the house wall is the usual answer. The terraces of Childs Hill and Cricklewood are another matter, with residents’ bays and public points. Crossing from the Edgware branch to the High Barnet branch by train means going in towards town, one reason why so many households keep a car.",
  planning:
    "In Hampstead Garden Suburb you need the consent of its Trust as well as any from the council, and visible changes to roofs are looked at closely. The Watling Estate, Mill Hill village and Monken Hadley are conservation areas too. Green Belt rules over Totteridge and Arkley concern new buildings and ground arrays far more than panels on an existing house. UK Power Networks is the operator that has to be told of what is connected.",
  questions: [
    {
      question: "Can I have solar panels in Hampstead Garden Suburb?",
      answer:
        "Some houses can, most readily on a rear slope or flat roof out of public view. Speak to the Suburb’s Trust and to Barnet’s planners before you order anything, because each gives or refuses its own consent.",
    },
    {
      question: "My Edgware semi has a loft conversion with a big rear dormer: is there room left?",
      answer:
        "Often there is, on the flat top of the dormer and on the side hip. The installer has to check what the dormer roof can bear and keep the panels within the height the planning rules allow.",
    },
  ],
};
