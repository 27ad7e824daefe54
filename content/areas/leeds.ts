import type { AreaText } from "#content/areas/area-text.ts";

export const leeds: AreaText = {
  slug: "leeds",
  description:
    "Leeds home energy, district by district: solar, batteries, heat pumps and chargers from Harehills back-to-backs to Otley and Wetherby.",
  intro:
    "Leeds reaches far past its ring road, to market towns such as Otley and Wetherby and old mining villages in the south-east. Brick rules the inner streets, gritstone the north-west, and pale limestone the villages near Boston Spa.",
  places: [
    "Headingley",
    "Harehills",
    "Chapel Allerton",
    "Roundhay",
    "Seacroft",
    "Armley",
    "Beeston",
    "Horsforth",
    "Pudsey",
    "Morley",
    "Rothwell",
    "Garforth",
    "Otley",
    "Wetherby",
  ],
  homes:
    "Whole streets of red-brick back-to-backs remain in Harehills, Beeston, Armley and Burley. Headingley and Hyde Park mix tall terraces, student lets and villas cut into flats. Gipton, Middleton and Belle Isle were council estates of the inter-war years, and most of Seacroft followed them. Alwoodley, Adel and Moortown are semis and detached houses with garages. By the river, around the Calls and Granary Wharf, warehouses and new blocks are flats.",
  solar:
    "A back-to-back has one outer slope, frequently with a dormer in it, so the street decides direction and size. Otley lies on the north side of the Chevin, and homes under that hill lose the low winter sun. Towards Garforth and Wetherby the land opens and rain eases in the shelter of the Pennines. Slate and stone slate are common in the north-west of the district, concrete tiles on the estates.",
  heating:
    "A heat network brings warmth from the waste plant at Cross Green to council flats and public buildings. In a brick terrace with an attic room, the cheeks of the dormer can be the coldest part of the house. Coal was dug under Rothwell, Garforth and Morley, so a borehole there begins with a mining report. Some farms and hamlets around Harewood still fill an oil tank.",
  driving:
    "Leeds has neither tram nor metro, and buses, trains and cars share the work. Back-to-back streets offer no drives, which makes charging a public business there. In Moortown or Garforth a wall box by the garage is straightforward, provided the old fuse board is up to it.",
  planning:
    "Leeds City Council is the planning authority from Otley to Methley. Headingley, Roundhay, Chapel Allerton and the centre of Otley are conservation areas. The Article 4 direction on shared student houses concerns their use and does not by itself stop panels. Northern Powergrid approves larger systems before they are switched on.",
  questions: [
    {
      question: "Can panels go on a Harehills back-to-back?",
      answer:
        "Yes, if its only slope gets the sun and has room beside the dormer. Scaffolding on the highway needs a licence, so ask whether the quote includes it.",
    },
    {
      question: "My Leeds flat is on the heat network: should I want a heat pump?",
      answer:
        "Hardly, as the network already stands in for a boiler and was chosen for the whole building. Window seals, controls and a look at the heat tariff are the better use of your effort.",
    },
  ],
};
