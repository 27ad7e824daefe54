import type { AreaText } from "#content/areas/area-text.ts";

export const harrow: AreaText = {
  slug: "harrow",
  description:
    "Solar panels, batteries, heat pumps and chargers for Harrow’s Metroland homes, from Pinner and Stanmore to Wealdstone.",
  intro:
    "Harrow is Metroland as John Betjeman described it: semis with hedges and oak doors, grouped about the stations. Above them stands the church on the hill, and behind them the woods of Harrow Weald and Stanmore.",
  places: [
    "Harrow on the Hill",
    "Pinner",
    "Stanmore",
    "Wealdstone",
    "Rayners Lane",
    "Hatch End",
    "North Harrow",
    "South Harrow",
    "Harrow Weald",
    "Kenton",
    "Belmont",
    "West Harrow",
    "Headstone",
  ],
  homes:
    "Bay-fronted semis between the wars are the everyday house of Rayners Lane, Kenton and North Harrow. Pinner has timber-framed buildings in its High Street, and around it estates of mock-Tudor and cottage design. Stanmore and Hatch End have bigger detached houses, and around Stanmore station some show the white walls and flat roofs of the Modern style. Wealdstone grew with railway and factory work and has older terraces, now joined by blocks on former industrial sites. On the Hill itself, boarding houses of the school and Georgian cottages share crooked lanes.",
  solar:
    "A Rayners Lane semi has enough slope at the back for a family’s array, if a hip-to-gable loft has not changed it. Side slopes over the shared drive look blank and useful, but the neighbour’s flank can shade them. The Weald ridge closes the view to the north, which does no harm, while its oaks spill over into gardens at Stanmore and can. Modern houses with flat roofs hide panels behind a low parapet very neatly.",
  heating:
    "Suburban houses of this date were put up by many builders, some with early cavities and some without, so a small hole drilled in the wall is worth more than a guess. Bay windows with tile-hung aprons are the coldest spot in most front rooms. Back gardens run long, and it is easy to find a place for a heat pump that neither bedroom looks on to. Heavy clay makes for wet lawns, and a unit here wants a firm base with a proper drain for its meltwater.",
  driving:
    "The Metropolitan, Jubilee, Piccadilly and Bakerloo lines all reach the borough, yet most drives still hold a car. Garages built for cars of the 1930s are too narrow for most of today’s, so the charger ends up on the front wall. Sharing a drive with next door is usual in Kenton and North Harrow, and its width decides where a car can stand to charge.",
  planning:
    "Conservation areas crown the Hill and protect Pinner High Street, the Pinnerwood Park estate and the Canons Park estate. Some of them have lost permitted development rights for the front of the house by Article 4. Ordinary Metroland avenues keep theirs, and panels there need no application as long as the general limits are met. As UK Power Networks and SSEN are neighbours in these parts, an installer looks up the operator for each address.",
  questions: [
    {
      question: "We converted the hip to a gable in Rayners Lane: is solar still possible?",
      answer:
        "Yes, if the front slope has a fair aspect or the new dormer has a sound flat top. Panels on a front roof are normally permitted development unless an Article 4 direction says otherwise, though they must not stick out far from the tiles.",
    },
    {
      question: "Can houses on Harrow on the Hill have a heat pump?",
      answer:
        "Many can, but listed walls and small courtyards call for care over pipe routes and sound. In a conservation area the unit may not be on a wall or roof that fronts a highway without permission, and on the Hill lanes run on more sides than one expects.",
    },
  ],
};
