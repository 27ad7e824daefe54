import type { AreaText } from "#content/areas/area-text.ts";

export const exeter: AreaText = {
  slug: "exeter",
  description:
    "Solar, batteries, heat pumps and chargers in Exeter: old red stone, St Thomas terraces, Topsham’s waterfront and new estates to the east.",
  intro:
    "Exeter stands on a ridge above the Exe, in the mild and fairly sunny corner of Devon between Haldon and the estuary. Wartime bombing took much of the medieval centre, so the age of a house can change from one side of a street to the other.",
  places: [
    "St Thomas",
    "Heavitree",
    "Topsham",
    "Pinhoe",
    "Exwick",
    "Alphington",
    "Whipton",
    "Wonford",
    "Pennsylvania",
    "St Leonard’s",
    "Countess Wear",
    "Mount Pleasant",
  ],
  homes:
    "St Leonard’s and Southernhay have stuccoed and brick houses of late Georgian taste, grand enough that many are now offices or flats. Across the river St Thomas is red-brick Victorian terraces on low ground, with Exwick’s later estates rising steeply behind. Whipton, Wonford and Burnthouse Lane are the council-built districts, begun between the wars. Topsham is a small port of its own, where merchants’ houses with curved Dutch gables look over the estuary. Pinhoe and Monkerton have gained field after field of new homes, and Cranbrook, a new town in East Devon, begins a little farther out.",
  solar:
    "Exwick and Pennsylvania are on hills so marked that the slope of the street tells you more than its compass bearing. Exwick’s eastern slope is bright from breakfast and dull by tea-time in winter. Haldon’s ridge to the west shelters the city from some Atlantic rain, which helps the yield a little. In Topsham salt air and gulls are part of life, so ask about coated frames and mesh round the edges.",
  heating:
    "Newer streets at Monkerton and Tithebarn draw heat from a shared network, and a household there cannot simply choose its own heat pump. The city council has built homes to the Passivhaus standard, a reminder of how little heating a tight house needs in this climate. Red Heavitree stone crumbles at the face, and an old wall of it should be repaired in lime and never sealed. Frosts are fewer near the estuary than inland, and an air source unit spends less of its winter defrosting.",
  driving:
    "Student lets and permit bays fill the streets between the university, St James and Newtown. Drives are standard in Pinhoe, Countess Wear and Alphington, all within reach of the motorway and the Devon Expressway. Local railway lines reach Exmouth, Barnstaple and Okehampton, so some families manage with one car and a slow overnight charge.",
  planning:
    "Exeter City Council decides on planning, while Devon County Council looks after the roads and thus any cable across a pavement. St Leonard’s, Southernhay, Pennsylvania and Topsham have conservation areas with walls, railings and rooflines under watch. Within the line of the Roman and medieval city wall, digging can meet archaeology. The connection itself is a matter for National Grid Electricity Distribution.",
  questions: [
    {
      question: "My new house east of Exeter has district heating: what else can I add?",
      answer:
        "Panels and a battery are still yours to add, provided that the lease or the estate’s covenants allow them. Heat comes from the network under a supply contract, so read it before planning any other heating.",
    },
    {
      question: "Will a heat pump near the river in St Thomas be safe from flooding?",
      answer:
        "Flood relief channels protect that side of the city, and the defences have been raised in recent times. Even so, a unit on wall brackets or a raised plinth costs little more and is the prudent choice on such low ground.",
    },
  ],
};
