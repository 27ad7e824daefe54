import type { AreaText } from "#content/areas/area-text.ts";

export const hounslow: AreaText = {
  slug: "hounslow",
  description:
    "What suits homes in Hounslow, from Chiswick terraces and Bedford Park gables to the inter-war semis of Heston and Feltham.",
  intro:
    "Hounslow is long and thin, and it changes with each mile from Chiswick’s riverside to the edge of Heathrow. Victorian streets in the east give way to Osterley semis, then to post-war Feltham and Bedfont. Any advice that suits all of them would be too vague to use.",
  places: [
    "Chiswick",
    "Brentford",
    "Isleworth",
    "Osterley",
    "Heston",
    "Hounslow",
    "Feltham",
    "Hanworth",
    "Bedfont",
    "Cranford",
    "Gunnersbury",
    "Grove Park",
  ],
  homes:
    "Chiswick is mostly Victorian and Edwardian terrace, with Bedford Park’s red-brick Queen Anne houses on its northern edge. Brentford mixes workers’ cottages with the Haverfield towers and a great many new flats near the canal mouth. Spring Grove in Isleworth was laid out for Victorian villas, several since divided into flats. Heston, Cranford and Osterley were orchards and market gardens before the inter-war semis came. Feltham and Hanworth have large council-built estates, many homes of which were later bought by their tenants.",
  solar:
    "Old market-garden land is level, so in Heston and Hanworth nothing but the next house stands between a roof and the afternoon sun. Semis built beside the Great West Road often have a plain tiled slope over the back bedrooms, clear of bay gables. Bedford Park is harder: steep tiles, tall chimneys and Dutch gables leave small, broken patches. In Brentford’s new blocks the roof belongs to everyone together, and panels are a matter for the building’s owner.",
  heating:
    "A solid-brick terrace in Chiswick keeps its heat badly until loft, floor and draughts have been seen to. Rear gardens there are short, so the neighbour’s window decides where an outdoor unit may hum. Wider plots in Osterley give the fitter more choice. Homes on the post-war estates around Feltham commonly have cavity walls, and it pays to ask whether they were ever filled.",
  driving:
    "In Chiswick a car lives at the kerb under a permit, and lamp-post sockets have made electric driving possible without a drive. Westwards the forecourts begin: a Heston front garden is more often paved than planted. Households around Cranford and Hounslow West often have someone working at Heathrow, on hours when no train runs, and their cars charge by day as much as by night.",
  planning:
    "Applications go to Hounslow Council, except in the part of Bedford Park that belongs to Ealing. Chiswick House, Strand-on-the-Green, Isleworth riverside and Osterley Park give their surroundings conservation areas of their own. Kew Gardens, a World Heritage Site, looks across the Thames at Brentford, which is why tall additions there are examined closely. SSEN runs the cables in much of the borough, so don’t assume that UK Power Networks is your operator.",
  questions: [
    {
      question: "Can a house in Bedford Park have solar panels at all?",
      answer:
        "Many houses there are listed, and those need listed building consent before a single bracket is fixed. A rear slope hidden from the street has the best prospects. Ask the council’s conservation officer before you pay for drawings.",
    },
    {
      question: "My street at Strand-on-the-Green floods at spring tides; where should equipment go?",
      answer:
        "Inverter and battery belong high on a wall, not in a cellar or at floor level. An outdoor unit can stand on a raised frame or hang on brackets above the level that the river has reached before.",
    },
  ],
};
