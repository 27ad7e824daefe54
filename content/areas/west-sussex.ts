import type { AreaText } from "#content/areas/area-text.ts";

export const westSussex: AreaText = {
  slug: "west-sussex",
  description:
    "West Sussex bungalows, Crawley neighbourhoods and Horsham stone roofs: how the county’s homes suit panels and heat pumps.",
  intro:
    "West Sussex falls into bands: a flat bright coast, the wall of the South Downs, then the clay and woods of the Weald. Seaside bungalows at one end and a post-war new town at the other could hardly be less alike. Each band has its own roof, fuel and wind.",
  places: [
    "Worthing",
    "Crawley",
    "Chichester",
    "Bognor Regis",
    "Horsham",
    "Littlehampton",
    "Haywards Heath",
    "Burgess Hill",
    "East Grinstead",
    "Shoreham-by-Sea",
    "Steyning",
    "Arundel",
    "Lancing",
    "Storrington",
  ],
  homes:
    "Worthing, Goring and Rustington have street after street of inter-war and post-war bungalows. Crawley was planned as a new town with neighbourhoods round their own parades, and its terraces have communal greens. Railways turned Haywards Heath and Burgess Hill into towns, with Victorian villas near the line and modern estates outside. In Horsham and Steyning, old timber-framed houses carry slabs of Horsham stone instead of tiles. Arundel climbs its hill to the castle in Georgian brick and flint.",
  solar:
    "The coast between Bognor and Shoreham is one of the sunnier stretches of Britain, with sea breezes to cool the panels. Bungalows give low, accessible roofs, but check hips and chimney shadows. Horsham slabs are so heavy that the timbers were built to carry them, and they are too precious to drill. North of the Downs, Weald oaks and hedges make east and west slopes on open sites more reliable than a shaded south one.",
  heating:
    "A bungalow’s large floor and loft lose heat for its size, so insulation comes first and lets the heat pump be modest. Crawley’s terraces have small rear gardens in which a unit needs a thoughtful corner. Around Kirdford and Plaistow, deep in the Weald, many homes depend on oil. Weald clay holds heat well but lies wet through winter, and trenching is best left to dry months.",
  driving:
    "Gatwick’s shift workers come and go at odd hours, and an overnight charge on a smart tariff fits that pattern well. Coastal estates nearly always have a drive and often a garage beside the bungalow. In older Shoreham and Arundel, kerb space is shared and chargers are public.",
  planning:
    "District and borough councils, from Arun and Adur to Mid Sussex, deal with applications outside the national park. The South Downs National Park Authority has the middle belt, with Steyning and Arundel close to its boundary. High Weald National Landscape covers the north-eastern corner round East Grinstead. SSEN supplies the west, including Chichester and Bognor, whereas UK Power Networks supplies Crawley and the eastern towns.",
  questions: [
    {
      question: "Do private seaside estates allow panels and chargers?",
      answer:
        "Estates such as Aldwick Bay have covenants and a residents’ company, so the deed comes before the council. Objections usually concern what is seen from the road rather than a rear slope. Get the answer in writing for your file.",
    },
    {
      question: "What about a house roofed in Horsham stone?",
      answer:
        "Leave the slabs untouched and look at a rear extension, garage or garden frame. Most such houses are listed, which brings listed building consent into play for almost anything visible. An experienced conservation roofer can tell you whether the timbers need attention anyway.",
    },
  ],
};
