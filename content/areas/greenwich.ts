import type { AreaText } from "#content/areas/area-text.ts";

export const greenwich: AreaText = {
  slug: "greenwich",
  description:
    "Solar, heat pumps and chargers in Greenwich: riverside flats, Plumstead’s hills, Eltham’s estates and the World Heritage Site.",
  intro:
    "The Royal Borough runs along the Thames from the edge of Deptford to Thamesmead and back over Shooters Hill to Eltham. Steep streets, garden suburbs and new towers lie within a short bus ride of one another.",
  places: [
    "Woolwich",
    "Eltham",
    "Charlton",
    "Plumstead",
    "Blackheath",
    "Kidbrooke",
    "Greenwich Peninsula",
    "Thamesmead",
    "Abbey Wood",
    "New Eltham",
    "Shooters Hill",
    "Westcombe Park",
  ],
  homes:
    "Around Greenwich Park the houses are Georgian and early Victorian, many listed, with parapets and shallow slate roofs. Plumstead and Charlton climb from the river in terraces of bay-fronted Victorian brick. Eltham has the Progress Estate, a picturesque village of cottages built for Arsenal workers during the First World War, hardly two groups alike. Later council estates such as Middle Park and Horn Park are plainer, in brick. Kidbrooke, the Peninsula and the Royal Arsenal are the addresses of new and converted flats.",
  solar:
    "On Plumstead’s slopes the land falls to the north, and houses on the steeper roads can lose the low winter sun behind the row above. Eltham stands on the southern side of the ridge, with good light and moderate trees. Span houses at Blackheath have flat or very shallow roofs, for which frames with a low tilt are the usual answer. The tall blocks of the Peninsula need their roof space for plant and shade each other besides.",
  heating:
    "Blocks on the Peninsula and at Kidbrooke draw hot water from their own energy centres, and residents pay a heat bill instead of a gas bill. Bay windows and solid brick in Charlton leak warmth, but the houses are modest in size and respond quickly to sealing and loft work. Cottages on the Progress Estate are small inside, so where a hot water cylinder could stand is an early question. In Eltham’s semis the place for an outdoor unit is as a rule behind the kitchen.",
  driving:
    "The Jubilee line, the DLR and the Elizabeth line serve the riverside, but Eltham depends on suburban trains, buses and cars. On Plumstead’s hills gardens are often held up by a wall above the street, so making a drive means excavation as well as a dropped kerb. Residents of the Arsenal and similar quarters park below ground and need the estate manager for a charger.",
  planning:
    "Maritime Greenwich is a World Heritage Site, and its setting is considered as well as its buildings. Blackheath Park and the Progress Estate are conservation areas, the second with strict control of roofs and windows. Woolwich’s barracks and Arsenal buildings are listed in large numbers. It is UK Power Networks that approves the connection on this side of the river.",
  questions: [
    {
      question: "Does the World Heritage Site stop me from having solar panels in west Greenwich?",
      answer:
        "Not by itself, but panels that the park or the riverside can see are judged with it in mind. Many houses there are also listed or in a conservation area, so have the council’s view in writing and prefer a roof slope that is hidden.",
    },
    {
      question: "My Kidbrooke flat is on a heat network: what can I still do to cut my bill?",
      answer:
        "Check the settings of the heat interface unit in your cupboard, the room thermostats and any hot water timing. Solar or a heat pump is for the block’s owner to decide, and residents’ associations can ask for the network’s performance figures.",
    },
  ],
};
