import type { AreaText } from "#content/areas/area-text.ts";

export const aberdeen: AreaText = {
  slug: "aberdeen",
  description:
    "Home energy in Aberdeen: panels, batteries, heat pumps and chargers for granite tenements, Bridge of Don estates and villas on Deeside.",
  intro:
    "Granite sets the terms in Aberdeen: it made the tenements of Rosemount, the villas of Queen’s Cross and even many of the bungalows between the wars. Newer suburbs came with North Sea oil, beyond the Don and along the coast at Cove. Midwinter days are short this far north, and June evenings hardly end.",
  places: [
    "Old Aberdeen",
    "Rosemount",
    "Ferryhill",
    "Torry",
    "Bridge of Don",
    "Dyce",
    "Bucksburn",
    "Cults",
    "Bieldside",
    "Peterculter",
    "Kincorth",
    "Cove Bay",
    "Mannofield",
    "Kingswells",
  ],
  homes:
    "Rosemount and Torry have granite tenements, usually with attic flats lit by dormers. West of Holburn Street come granite terraces and villas in generous gardens, carrying on through Mannofield to Cults. Kincorth, on its hill south of the Dee, was planned as a model estate and built by the council after the war. Bridge of Don and Danestone are oil-boom suburbs of harled houses under concrete tiles. Tall council blocks stand at Seaton, at Hazlehead and near the centre, where a roof is a matter for the whole building.",
  solar:
    "The Grampians take much of the westerly rain, so this is a drier coast than Scotland’s Atlantic side. Haar can roll in from the North Sea on a fine day and cover the beach end of town while Cults stays bright. Granite houses tend to have big stone dormers at the front, which leaves the rear slope as the first candidate for panels. Bridge of Don’s simple tiled roofs are easier work, though they stand open to the wind off the sea.",
  heating:
    "Gas serves most of the city, while scattered houses on its rural edge burn oil. Behind the dressed face a granite wall is rubble and lime, lined with lath and plaster; insulation goes on the inside and has to let moisture out. Cutting a pipe hole through that stone takes diamond tools and time, which an honest quote will show. A number of council blocks are warmed by a combined heat and power network, where the choice of heat source is not the resident’s.",
  driving:
    "Behind the terraces off Great Western Road run lanes with garages, a natural home for a charger. Driveways are the rule in Bridge of Don, Danestone and Cove. Plenty of commutes end at business parks in Dyce, Altens or Westhill rather than on Union Street, so the car is often out by day and charged by night.",
  planning:
    "Aberdeen City Council handles planning and building warrants, but Westhill and Portlethen are in Aberdeenshire. Old Aberdeen, Footdee, Ferryhill and much of the granite West End are conservation areas. Footdee’s squares of fishing cottages are so small and so complete that even a box on a wall shows. SSEN runs the wires here and must be told of panels, batteries, heat pumps and chargers.",
  questions: [
    {
      question: "Does solar make sense as far north as Aberdeen?",
      answer:
        "Yes, because long summer days and cool air suit panels, though December brings very little. Plan the battery and the tariff for a year with a strong middle and weak ends.",
    },
    {
      question: "I own the top flat in a granite tenement: may I use the roof?",
      answer:
        "Read the title deeds first, since they say whether the roof belongs to you or to the whole stair. Even if it is yours, upkeep is commonly shared, so have the neighbours’ agreement before anything goes through the slates.",
    },
  ],
};
