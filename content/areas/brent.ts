import type { AreaText } from "#content/areas/area-text.ts";

export const brent: AreaText = {
  slug: "brent",
  description:
    "Solar panels, heat pumps and charging in Brent, from Kilburn’s Victorian flats to the Metroland semis around Wembley.",
  intro:
    "The North Circular splits Brent into two kinds of housing. Kilburn, Willesden and Harlesden to the south are Victorian and dense; Wembley, Kingsbury and Preston to the north are Metroland, with gardens and garages.",
  places: [
    "Wembley",
    "Willesden",
    "Kilburn",
    "Harlesden",
    "Kingsbury",
    "Neasden",
    "Dollis Hill",
    "Queen’s Park",
    "Kensal Rise",
    "Alperton",
    "Sudbury",
    "Stonebridge",
    "Preston",
    "Brondesbury",
  ],
  homes:
    "Tall brick terraces in Kilburn and Willesden were long ago divided into flats, floor by floor. Queen’s Park and Kensal Rise have smaller houses in tidy rows, many still in single occupation. Mapesbury is a quarter of big red-brick villas, wide enough for side gates and mature trees. Across the North Circular, semis spread around the stations of the Metropolitan line. Kingsbury also has the cottages and toy castles of Ernest Trobridge, a few of them thatched.",
  solar:
    "Wembley’s semis have the easier roofs: medium pitch, tiled, and seldom overshadowed outside the new towers by the stadium. On a Kilburn terrace the rear addition steps down in levels, and panels on the lower roof may sit in the shade of the higher one until midday. Barn Hill and Dollis Hill stand well above their surroundings, so roofs on the southern flanks see more sky than those behind. In practice thatch rules out panels, and a garage or garden frame is then the thing to look at.",
  heating:
    "Where one house has become three flats, each usually has its own gas boiler and no outside space of its own, so a heat pump is a matter for the whole building. Solid brick without a cavity dominates in the Victorian south. The suburban north has gardens with side access, and replacing a boiler there is mainly a matter of radiator sizes and insulation. New flats around Wembley Park and South Kilburn tend to come with communal heat.",
  driving:
    "Event days at Wembley bring special parking controls to the streets around the stadium, and a drive of one’s own is prized there. South of the North Circular hardly any terrace has off-street space, so public points on the kerb do the work. Further north crossovers are common, but the pavement has to be lowered by the council before a front garden counts as parking.",
  planning:
    "Brent’s conservation areas include Mapesbury, Queen’s Park, Roe Green Village, Barn Hill and Sudbury Court, and Article 4 directions in several of them take away rights that other houses keep. Ask the council’s planners about front roof slopes in those streets before anything else. UK Power Networks and SSEN meet in this part of London, so the installer finds the right one from the postcode.",
  questions: [
    {
      question: "I own the top flat in a Kilburn conversion: does the roof belong to me?",
      answer:
        "Look at the lease, for it may give the top flat the loft, the roof itself, or neither. Even when the roof is yours, the other owners normally have rights over chimneys, gutters and the structure, and the freeholder will want to see the drawings.",
    },
    {
      question: "Will the council allow panels on a house in Mapesbury or Queen’s Park?",
      answer:
        "A rear slope that nobody sees from the street is the best starting point in either place. Permitted rights there may have been limited by an Article 4 direction, so get a written reply from Brent first.",
    },
  ],
};
