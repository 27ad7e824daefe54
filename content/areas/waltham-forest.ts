import type { AreaText } from "#content/areas/area-text.ts";

export const walthamForest: AreaText = {
  slug: "waltham-forest",
  description:
    "Home energy in Waltham Forest: Warner flats in Walthamstow, Leyton terraces, Chingford semis and the forest edge.",
  intro:
    "Waltham Forest is squeezed between the Lea reservoirs and Epping Forest. Victorian and Edwardian terraces cover its south, inter-war semis its north. In Walthamstow much of that housing came from one family of builders, the Warners.",
  places: [
    "Walthamstow",
    "Leyton",
    "Leytonstone",
    "Chingford",
    "Highams Park",
    "Higham Hill",
    "Wood Street",
    "Upper Walthamstow",
    "Walthamstow Village",
    "Whipps Cross",
    "Blackhorse Road",
  ],
  homes:
    "A Warner “half-house” is a flat on one floor behind paired front doors under an arch, and Walthamstow has streets full of them. Leyton and Leytonstone are terraced from end to end, with bays, tiled paths and deep rear additions. Walthamstow Village, round the old church, has almshouses and a medieval timber-framed house. Chingford and Highams Park were built later, with semis, bungalows and room for garages. Tall new apartment blocks have grown near Blackhorse Road station.",
  solar:
    "In a Warner pair, the person upstairs lives below the roof without always owning it, so the leases are read before the tiles. Leyton’s terraces run in long parallel rows, and one neighbour’s array is a fair hint of what the next would give. Chingford stands higher and its hips are wide, but tall trees at the forest’s edge can take the low sun from them. Loft conversions with full-width dormers are everywhere in Walthamstow, and only the front slope remains.",
  heating:
    "Solid walls prevail south of the North Circular, where bays and rear additions are the cold parts. Half-houses share their party floor, and insulating between storeys quietens the neighbours but saves little warmth. Chingford semis have side access, larger radiators and often an airing cupboard that still stands. Gardens in Leyton back straight on to each other, so quiet operation is part of the design.",
  driving:
    "Many streets in Walthamstow were closed to through traffic and people cycle more than they used to. The Victoria and Central lines carry commuters from the south, the Overground those from Chingford. A front yard in Leytonstone is mostly too shallow for a car to stand on, while Chingford has proper drives.",
  planning:
    "Walthamstow Village, some of the Warner streets and Bushwood in Leytonstone are protected, in part with Article 4 directions that reach to windows and roof coverings. Epping Forest is in the care of the City of London Corporation and not of the council. The council’s own maps show which roads are covered. UK Power Networks tells your installer whether the cable is shared with the house next door.",
  questions: [
    {
      question: "I own the upper Warner flat; is the roof mine?",
      answer:
        "It depends on the lease. Where each owner holds the freehold of the other’s flat, both must agree in writing. Have a solicitor read it before you pay for a survey.",
    },
    {
      question: "Are reservoirs and wetlands nearby an advantage for panels?",
      answer:
        "Not in a way that you would see on your meter. What counts is the open sky over Higham Hill’s low roofs compared with a street under trees. Salt, the trouble of real coasts, is no issue here.",
    },
  ],
};
