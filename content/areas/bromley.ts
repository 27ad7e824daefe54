import type { AreaText } from "#content/areas/area-text.ts";

export const bromley: AreaText = {
  slug: "bromley",
  description:
    "Solar, batteries, heat pumps and chargers for Bromley, from Penge terraces and Petts Wood semis to farms on the North Downs.",
  intro:
    "Bromley is the largest London borough by area, and much of it is countryside. A surveyor can spend the morning on a Penge terrace and the afternoon on a farmhouse at Cudham, still within one council.",
  places: [
    "Bromley town",
    "Beckenham",
    "Orpington",
    "Chislehurst",
    "Penge",
    "Anerley",
    "Petts Wood",
    "West Wickham",
    "Hayes",
    "Bickley",
    "Biggin Hill",
    "St Mary Cray",
    "Farnborough",
    "Downe",
  ],
  homes:
    "Penge and Anerley in the north-west are Victorian, tightly built and partly split into flats. Beckenham and Bickley have large villas and their coach houses, with blocks of flats where some of the gardens used to be. Petts Wood was planned between the wars in mock-Tudor style, all gables, leaded lights and tile hanging. Biggin Hill began with small plots and bungalows on the downs, and later houses filled the steep roads between. Flint walls and weatherboard appear in the villages of Downe and Cudham, as they do over the border in Kent.",
  solar:
    "Trees are the theme in Chislehurst and Bickley, where tall oaks and pines can close off an otherwise perfect southern slope. Up on the chalk the horizon opens out, and barns or stable roofs can carry far more than the house itself. Mock-Tudor roofs have cat-slides, valleys and steep gables, so count on fewer panels than the floor plan suggests. Wind deserves attention on the Biggin Hill plateau, because fixings are chosen for exposure.",
  heating:
    "Gas reaches the towns, but not every lane on the downs, and cottages there may depend on oil, bottled gas or electricity. For such homes a heat pump replaces a delivery rather than a pipe, and the tank’s corner becomes a place for the unit. Half-timbered fronts are mostly decoration over brick, and the tile-hung upper walls behind the show are worth opening up when insulation is planned. Dry valleys in the chalk collect cold air on still nights, so the design temperature should not be taken from central London.",
  driving:
    "With no Underground and long distances between Orpington and the villages, families here drive. Most suburban plots have a drive, often with a garage whose supply needs checking before a charger is hung in it. Penge and Anerley are the exception: terraces there face the kerb, with trams and Overground trains within reach.",
  planning:
    "The Kent Downs National Landscape just reaches the southern edge, and the Green Belt covers most of the countryside before it. Chislehurst, Farnborough Park, Keston and Downe have conservation areas, and Petts Wood is treated as an Area of Special Residential Character. Preservation orders on trees are common, so do not have a branch removed for the sake of a panel without asking. Connection requests go to UK Power Networks, and outlying lanes with thin overhead lines may take more time.",
  questions: [
    {
      question: "May I cut back a protected tree in Chislehurst that shades my roof?",
      answer:
        "Not without the consent of Bromley council, even when the tree is on your land. Ask the installer for a shade calculation first, since panels with optimisers on the clear part of the roof can make the saw unnecessary.",
    },
    {
      question: "Our cottage near Cudham has oil heating: is a heat pump realistic?",
      answer:
        "It can be, once loft and floors are insulated and the radiators have been measured room by room. The electricity supply should be looked at early, because a cottage at the end of a rural line may need a stronger one.",
    },
  ],
};
