import type { AreaText } from "#content/areas/area-text.ts";

export const cambridge: AreaText = {
  slug: "cambridge",
  description:
    "Local notes for Cambridge homes on solar, heat pumps and charging: pale gault brick, dry eastern light and bicycle streets.",
  intro:
    "Cambridge lies low beside the Cam at the edge of the Fens, in one of the driest corners of Britain. Open skies suit solar panels, and level ground spares the roofs much shade from hills. The harder questions are old brick, small yards and a great many rented houses.",
  places: [
    "Romsey",
    "Petersfield",
    "Chesterton",
    "Arbury",
    "King’s Hedges",
    "Newnham",
    "Cherry Hinton",
    "Trumpington",
    "Abbey",
    "Castle",
  ],
  homes:
    "Around Mill Road the railway brought tight rows of Victorian terraces in the pale yellow brick that was dug and burnt from the local gault clay. Newnham and the roads west of the Backs have larger Edwardian and Arts and Crafts houses in mature gardens. Arbury, King’s Hedges and much of Cherry Hinton are post-war estates of plain, well-spaced houses. Trumpington has seen whole new quarters built this century on the fields around it, and Eddington grew on university land beyond Castle. Many terraces are let to students, researchers and hospital staff, so the person who pays the bills often cannot change the roof.",
  solar:
    "Eastern England gets little cloud from the Atlantic by British standards, and no high ground hides the low winter sun. On Mill Road terraces the main roof commonly has room for one short row, while the lower roof over the back addition is shaded by the house itself for part of the day. In Newnham the old garden trees are the main obstacle, and many of them are protected. Slate on the Victorian roofs calls for proper hooks rather than brackets screwed through the covering.",
  heating:
    "The solid gault brick of the terraces loses heat quickly and is often worth insulating from the inside, room by room. East winds off the Fens make a Cambridge cold spell feel sharp, so a heat pump should be sized for still, frosty nights rather than for an average January. Where gault clay lies under a large garden it holds moisture, which a ground loop can use. Eddington was planned with a shared heat network, and residents there cannot simply swap to a supplier of their own.",
  driving:
    "This is a city of bicycles, and many terrace households keep one car on the street or none. Homes in Queen Edith’s, Cherry Hinton and Trumpington more often have a drive where a charger can go on the side wall. Where several e-bikes share a hall, a shed with a safe outdoor socket is a sensible addition to the same job.",
  planning:
    "Cambridge City Council and South Cambridgeshire share one planning service, which is useful to know when a street runs across the boundary. Conservation areas cover the historic core, Newnham and large parts of the Mill Road neighbourhoods. A college that owns your freehold may have rules stricter than the council’s. UK Power Networks looks after the cables and has to approve larger systems before they are switched on.",
  questions: [
    {
      question: "Is a Mill Road terrace roof big enough for solar?",
      answer:
        "Usually for a small system, because each house is only one room and a hall wide. The streets off Mill Road do not all run the same way, so measure your own roof rather than trusting a neighbour’s result. A battery helps if nobody is at home in the daytime.",
    },
    {
      question: "Will a heat pump cope with wind from the Fens?",
      answer:
        "Yes, if the installer calculates the heat loss with the real draughts of the house in mind. Old sash windows and suspended timber floors deserve attention first, because moving air carries off more warmth than the frost does. Place the unit in the lee of a wall where you can.",
    },
  ],
};
