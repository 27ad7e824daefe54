import type { AreaText } from "#content/areas/area-text.ts";

export const sheffield: AreaText = {
  slug: "sheffield",
  description:
    "Sheffield home energy, hill by hill: solar, batteries, heat pumps and chargers from Walkley terraces to Dore, Stocksbridge and Mosborough.",
  intro:
    "Sheffield is a city of hills and river valleys, so slope, outlook and shelter change from one street to the next. Its western side is moorland inside the Peak District National Park, while the Don runs out through a broader valley to the north-east.",
  places: [
    "Hillsborough",
    "Walkley",
    "Crookes",
    "Broomhill",
    "Nether Edge",
    "Heeley",
    "Meersbrook",
    "Gleadless",
    "Parson Cross",
    "Dore",
    "Totley",
    "Stocksbridge",
    "Chapeltown",
    "Mosborough",
  ],
  homes:
    "Walkley, Crookes, Heeley and Meersbrook are terraces climbing their hills, with attic rooms and a covered passage, the gennel, through to the yards. Ranmoor, Broomhill and Nether Edge have the stone villas of the steel years. Parson Cross and Arbourthorne are inter-war council estates, and the Manor was another until much of it was rebuilt. Gleadless Valley steps down a wooded slope, while Park Hill, listed and refurbished, keeps its streets in the sky. Mosborough’s townships were the later move to the south-east.",
  solar:
    "Look at the hill opposite first: a home deep in the Loxley or Rivelin valley may see little of the low winter sun. On a steep street each roof stands above the next, so the neighbour uphill is the one who casts the shadow. Scaffolding on a gradient takes longer to put up, and a price given without a visit deserves doubt. Woods reach far into Sheffield, and an oak on the south side counts as much as a building.",
  heating:
    "A heat network fed by the waste plant warms flats and public buildings in and near the centre. Terraces have solid walls of brick or gritstone, stone sills and a cellar head that draws cold air up the stairs. A yard cut into the hillside traps both chill and sound, so it is worth comparing front and back before placing an outdoor unit. Farms above Stocksbridge and Bradfield are exposed and rarely on gas.",
  driving:
    "Supertram joins Hillsborough, the centre, Meadowhall and Halfway, but not the hills of the west. Climbing takes charge from the battery and descending gives part of it back, so an electric car suits the place better than its gradients suggest. Terraced streets have next to no drives, and some are too steep for anyone to want a cable across the pavement.",
  planning:
    "For most homes the authority is Sheffield City Council; on the moors and in villages such as Low Bradfield it is the Peak District National Park Authority. Nether Edge, Ranmoor, Broomhill and Dore have conservation areas. A great many houses are held on very long leases at a token ground rent, and the lease may speak of alterations. Northern Powergrid takes the notice of new equipment.",
  questions: [
    {
      question: "My main roof looks north over the valley: is solar pointless?",
      answer:
        "A north slope makes clearly less, above all in winter, though a shallow pitch loses less than a steep one. A garage, a dormer or the rear wing with another outlook may hold what the main roof cannot.",
    },
    {
      question: "We live in Low Bradfield: who decides about panels?",
      answer:
        "Planning there is with the National Park Authority and not with Sheffield’s planners. Panels on an ordinary house can still be permitted development, but listed buildings and arrays on the ground should be asked about first.",
    },
  ],
};
