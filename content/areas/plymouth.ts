import type { AreaText } from "#content/areas/area-text.ts";

export const plymouth: AreaText = {
  slug: "plymouth",
  description:
    "Solar panels, batteries, heat pumps and chargers in Plymouth: sea wind on the Hoe, dockyard terraces in Keyham, estates rebuilt after the Blitz.",
  intro:
    "Plymouth lies between two estuaries with Dartmoor at its back and the Sound before it, and the weather arrives from both. What the Blitz left and what was planned afterwards are the two halves of its housing.",
  places: [
    "Plympton",
    "Plymstock",
    "Devonport",
    "Stonehouse",
    "Mutley",
    "Mannamead",
    "Peverell",
    "Keyham",
    "St Budeaux",
    "Crownhill",
    "Southway",
    "Whitleigh",
    "Efford",
    "Estover",
  ],
  homes:
    "Three towns, Plymouth, Stonehouse and Devonport, grew into this one city, and each keeps its own stock of stuccoed late Georgian and early Victorian terraces. Keyham and Ford are dense rows put up for the dockyard, on gradients that surprise visitors. Peverell is Edwardian and inter-war with generous bays, and Mannamead next to it has older and larger villas. Whitleigh, Ernesettle, Efford and Southway came out of the post-war plan, when concrete systems were used beside brick to build fast. Plympton and Plymstock were places in their own right and have gained most of the later estates.",
  solar:
    "Bright light off the water and frequent wind, which keeps the cells cool, favour roofs near the Sound. The same wind brings salt, so frames, clamps and isolators should be rated for the coast anywhere south of Mutley Plain. Steps in the terraces of Keyham and Lipson mean that the uphill house shades the downhill one, always from the same side. Rain clouds thicken towards Dartmoor, and Estover or Southway see rather more of them than the Hoe.",
  heating:
    "Sea air keeps hard frost rare, and an air source heat pump works under easier conditions than it would inland. Driving rain is the enemy here: render and pointing must be sound before a cavity is filled. Non-traditional post-war houses were altered in different ways over the years, so look for the paperwork of earlier repairs. Local grey limestone makes a handsome, cold wall, best lined from inside when a room is redecorated anyway.",
  driving:
    "Commuters cross the Tamar by bridge or by the Torpoint chain ferry, and the dockyard fills whole neighbourhoods with parked cars on working days. Plymstock and Plympton homes mostly have a drive, sometimes a steep one, so settle early on which wall the charger will hang.",
  planning:
    "Plymouth City Council is unitary and decides everything within the boundary; at Sherford the new town runs on into South Hams. The Barbican, the Hoe, Stonehouse and Devonport have conservation areas, and Royal William Yard is a group of listed naval buildings. Post-war buildings in the centre are protected too, since the city plan itself is now history. Upriver, the Tamar Valley National Landscape begins near the boundary, and for the supply you deal with National Grid Electricity Distribution.",
  questions: [
    {
      question: "We live in service family accommodation near Devonport: can we ask for quotes?",
      answer:
        "Those homes are provided through the Ministry of Defence, so the decision is not the tenant’s. Keep the idea for a house you own, and report draughts and heating faults through the usual maintenance line.",
    },
    {
      question: "Do panels last on a roof within sight of the Sound?",
      answer:
        "Yes, if the parts are chosen for it: modules with a salt-mist certificate, stainless fixings and sealed connectors. Ask the installer to confirm that the maker’s warranty holds at your distance from the shore.",
    },
  ],
};
