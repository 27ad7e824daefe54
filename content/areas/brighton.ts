import type { AreaText } from "#content/areas/area-text.ts";

export const brighton: AreaText = {
  slug: "brighton",
  description:
    "Solar panels, heat pumps and chargers in Brighton and Hove: Regency squares, Hanover terraces, salt air and shared roofs.",
  intro:
    "Brighton and Hove climbs from the Channel to the chalk of the South Downs, and away from the flatter roads of Hove few streets are level. The sea gives the city light, wind and salt, and each of the three decides something about an installation here. Much of the housing is shared or split into flats, so the first question is often who owns the roof.",
  places: [
    "Hove",
    "Kemptown",
    "Hanover",
    "Preston Park",
    "Portslade",
    "Patcham",
    "Hangleton",
    "Rottingdean",
    "Saltdean",
    "Moulsecoomb",
    "Woodingdean",
    "Whitehawk",
  ],
  homes:
    "The seafront is Regency and early Victorian: stucco terraces and bow fronts in Brunswick and Kemp Town, most of them long since cut into flats. Behind the stucco there is often bungaroosh, a local mix of flint, broken brick and lime that must stay dry but must also breathe. Hanover and Elm Grove step up their hills in small painted terraces, while the avenues of Hove have tall villas in pale gault brick. Between the wars the city spread up the valleys to Patcham, Hangleton and Woodingdean with semis, bungalows and council estates. Saltdean kept the white walls and curved corners of the 1930s.",
  solar:
    "The streets run up and down dry chalk valleys, so two neighbouring roofs can face quite different ways and one may sit in the shadow of the terrace above it. Parapets and butterfly roofs hide many Regency roofs from the pavement, which helps with looks but leaves little room for a large array. Within reach of sea spray, ask for fixings and frames rated for a marine climate, and for a wind calculation on anything exposed. Semis in Hangleton and Patcham with plain tiled roofs are the easiest places in the city to fit panels.",
  heating:
    "Mains gas reaches nearly every street, so a heat pump here competes with a combi boiler in a small kitchen cupboard. Bungaroosh walls should not be sealed with cement or closed-cell foam; lime, wood fibre and careful draught-proofing suit them better. A basement flat with its own front area or courtyard may have room for an outdoor unit where the flat above has none. On the high estates a unit needs shelter from the south-westerlies and a coil coated against salt.",
  driving:
    "Permit zones cover the centre and much of Hove, and most older terraces have no drive at all, so many drivers rely on lamp-post chargers. Further out, in Patcham, Ovingdean or Portslade, a garage or hardstanding is common and a home charger is straightforward. Before counting on a basement store or mews garage, have its supply checked, since it may hang off another flat’s meter.",
  planning:
    "Brighton and Hove City Council is a single authority and decides everything outside the national park, which takes in the downland and touches villages at the edge. The Regency estates are listed in long runs and many conservation areas have Article 4 directions, so check the address before you order. For a flat you will also need the freeholder’s consent, although in Brighton the residents themselves quite often hold the freehold through a company. UK Power Networks is told of each new battery, panel system or charger by the installer.",
  questions: [
    {
      question: "Does sea air damage solar panels in Brighton?",
      answer:
        "Salt attacks cheap brackets, clips and connectors before it hurts the panels themselves. Ask for anodised or stainless parts and check that the panel maker’s warranty allows for your distance from the beach. Rain washes most of the salt off a pitched roof.",
    },
    {
      question: "I own a flat in a converted Regency house; can I put panels on the roof?",
      answer:
        "Only with the agreement of whoever owns the roof, and in a listed building with listed building consent as well. Where the owners share the freehold, a common system for the stair lights and lift is usually simpler than one flat’s own. If neither works, look at draught-proofing, secondary glazing and a time-of-use tariff first.",
    },
  ],
};
