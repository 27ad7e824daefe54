import type { AreaText } from "#content/areas/area-text.ts";

export const derbyshire: AreaText = {
  slug: "derbyshire",
  description:
    "Solar panels, batteries, heat pumps and EV chargers in Derbyshire: gritstone, limestone, coalfield towns and the Peak District’s own planners.",
  intro:
    "Derbyshire changes from moor to mill valley to coalfield within a short drive, and the building stone changes with it. In the Peak a surveyor thinks about stone slates, oil tanks and snow on the lane. Towards the Erewash and the Trent the same surveyor meets brick semis with mains gas.",
  places: [
    "Derby",
    "Chesterfield",
    "Buxton",
    "Glossop",
    "Matlock",
    "Bakewell",
    "Belper",
    "Ilkeston",
    "Long Eaton",
    "Swadlincote",
    "Bolsover",
    "Ripley",
    "Wirksworth",
    "Ashbourne",
  ],
  homes:
    "Dark gritstone builds Glossop, New Mills and Hathersage, while pale limestone takes over around Tideswell and the White Peak farms. Belper and Cromford have mill workers’ rows from the beginning of the factory age. Eastern pit towns such as Shirebrook, Clay Cross and Bolsover stand in red brick, and New Bolsover and Creswell are model villages planned by a colliery company. Long Eaton and Ilkeston are lace towns of terraces with tall factories between them. Swadlincote in the south made pipes and clayware and keeps growing with new estates.",
  solar:
    "Stone-slate roofs in the Peak weigh a great deal and vary in thickness, so a modern array is often better on a barn or on the ground. At Buxton cloud sits lower and longer than in the Trent valley, and an estimate should use the home’s own postcode. Steep dales such as Matlock Bath lose the sun behind the cliffs for part of winter. The coalfield’s open ridges around Bolsover have wide skies and wind to match.",
  heating:
    "Villages above the mains burn oil, bottled gas or solid fuel, and those are the homes where a heat pump has most to offer. Upland houses are exposed, so a unit should be sized for a cold Buxton night and not for Derby. Thick stone walls full of rubble need breathable insulation or they trap damp. Former Coal Board houses in the east are plainer, with cavities or renderable walls and gardens that take a unit with ease.",
  driving:
    "Lanes in the High Peak ice over, and drivers there like to leave with a warm, full battery. Cottages in Wirksworth or Bakewell that open straight on to the street have to rely on car parks. Farm chargers often share one single-phase line with a milking parlour or a workshop, so load control is part of the design.",
  planning:
    "Inside the national park the Peak District National Park Authority decides, with its office in Bakewell, and the borough council does not. Elsewhere it is the district or borough, from Amber Valley to South Derbyshire, with Derby as a unitary city. The Derwent Valley Mills World Heritage Site runs along the river from Matlock Bath to Derby. Glossop and the north-west edge are wired by SP Electricity North West, most of the rest by National Grid Electricity Distribution, with Northern Powergrid towards Sheffield.",
  questions: [
    {
      question: "Are solar panels allowed on a house in the Peak District National Park?",
      answer:
        "On the slopes of an ordinary unlisted house a roof array can fall under permitted development, as outside the park. On a flat roof inside it the authority first decides whether to give prior approval. Walls facing a road and arrays on the ground have tighter limits, and listed farmhouses need consent for everything.",
    },
    {
      question: "Our cottage near Tideswell has no gas, what comes first?",
      answer:
        "Start with the loft, the floors and the draughts, because limestone walls are slow work. After that a heat pump designed for your altitude can take over from oil without giant radiators everywhere.",
    },
  ],
};
