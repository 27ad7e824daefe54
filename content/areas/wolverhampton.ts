import type { AreaText } from "#content/areas/area-text.ts";

export const wolverhampton: AreaText = {
  slug: "wolverhampton",
  description:
    "Installers for solar panels, batteries, heat pumps and EV chargers in Wolverhampton, with local detail from Tettenhall Ridge to Bilston.",
  intro:
    "Wolverhampton stands on a hill at the north-western edge of the Black Country, with lock-making and iron on its eastern side and gardens on its western. A sandstone ridge at Tettenhall lifts the west clear of the rest. East towards Bilston the ground was mined and filled, and that changes what can be dug.",
  places: [
    "Tettenhall",
    "Penn",
    "Compton",
    "Finchfield",
    "Merry Hill",
    "Whitmore Reans",
    "Bushbury",
    "Low Hill",
    "Fordhouses",
    "Wednesfield",
    "Heath Town",
    "Bilston",
    "Ettingshall",
  ],
  homes:
    "Low Hill was planned between the wars as a wheel of council houses around a central green, with wide grass verges. Whitmore Reans, Blakenhall and Bilston keep Victorian terraces near the old works. Penn, Finchfield and Merry Hill spread out with bay-windowed semis in the 1930s and with bungalows later. Tettenhall has villas of merchants and ironmasters, many divided into flats or hidden behind walls. Heath Town, just east of the centre, is a post-war estate of concrete towers and slabs.",
  solar:
    "Wednesfield and Fordhouses have long avenues of hipped semis where three roof faces share the job. West of the ridge houses look over open country towards Shropshire and get late sun. Cedars and copper beeches in Tettenhall’s old gardens are handsome and rob panels of light in the afternoon. Loft conversions with wide dormers are popular in Penn, and they leave little slope behind.",
  heating:
    "Heath Town has its own district heating, so residents there ask the council in place of a boiler firm. Council houses at Low Hill and Bushbury have seen much wall and loft work, and paperwork from that helps a designer. Shallow coal lay under Bilston and Ettingshall, and drilling should wait for a mining search. Deep gardens in Penn and Compton take an air source unit easily behind the garage line.",
  driving:
    "Verges at Low Hill are broad, and the wish to park on the garden beyond them starts with a dropped-kerb application. Trams run to Birmingham through Bilston, and some households keep one car because of it. Shared drives between 1930s semis are frequent, so make sure that a parked car on charge does not block next door.",
  planning:
    "City of Wolverhampton Council is the planning authority, and just over the western edge South Staffordshire begins. Tettenhall Greens, Tettenhall Wood and Bilston town centre are conservation areas where the street view counts. Canal corridors have protection of their own in several stretches. Western and eastern suburbs alike are supplied by National Grid Electricity Distribution.",
  questions: [
    {
      question: "We share a drive in Penn, can each of us have a charger?",
      answer:
        "Yes, with one on each house wall, as long as cables stay on your own side. Tell the network operator about both, because the two houses may hang on one looped service cable.",
    },
    {
      question: "Is a roof in Tettenhall with big trees any use for solar?",
      answer:
        "Have the shade measured on site for each season before deciding. Trees in the conservation areas cannot be cut without notice to the council, so plan around them.",
    },
  ],
};
