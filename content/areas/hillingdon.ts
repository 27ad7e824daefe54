import type { AreaText } from "#content/areas/area-text.ts";

export const hillingdon: AreaText = {
  slug: "hillingdon",
  description:
    "Solar, heat pumps and chargers in Hillingdon: Metroland semis in Ruislip, canal-side Hayes and village roofs at Harefield.",
  intro:
    "Hillingdon is the western edge of London, where Metroland meets the Colne Valley and Heathrow fills the southern corner. Ruislip and Northwood grew along the Metropolitan Railway, Hayes and West Drayton along the canal and the Great Western main line. Their houses differ accordingly, and so does what fits on and beside them.",
  places: [
    "Uxbridge",
    "Ruislip",
    "Northwood",
    "Hayes",
    "West Drayton",
    "Yiewsley",
    "Ickenham",
    "Eastcote",
    "Harefield",
    "Harmondsworth",
    "Cowley",
    "Ruislip Manor",
  ],
  homes:
    "Between the wars, builders covered the fields of Eastcote, Ruislip Manor and Hillingdon Heath with semis, short terraces and bungalows. Northwood is leafier, with large detached houses on wooded private roads. Hayes was a factory town: its council cottages now stand within sight of tall new blocks on the old works beside the canal. Uxbridge gained whole new streets where its air force station used to be. Harefield has stayed a village, with open country between it and the rest of London.",
  solar:
    "Hipped roofs were the habit of Metroland, so panels often have to be shared out between a front slope, a side triangle and the back. The bungalows of Ruislip and Ickenham are luckier, with much roof for few inhabitants. Old oaks in Northwood gardens and along the edge of Ruislip Woods throw long winter shadows. Further south, in Hayes and Yiewsley, the ground is flat and open, and a neighbour’s dormer is the likelier obstacle.",
  heating:
    "Some of the inter-war semis here have cavity walls and some solid ones, at times in the same road, so have yours looked at before anyone offers to fill it. A shared drive or side passage is typical of Eastcote and Ruislip, and the heat pump usually goes behind it, by the back wall. Bungalows lose much of their warmth upwards, and a thick layer in the loft is the first thing to do. Close to Heathrow many windows have been changed against aircraft noise, which helps the heating too.",
  driving:
    "Garages behind Ruislip semis were made for small pre-war cars; the paved front garden is where the charger goes today. People who work shifts at the airport come home at every hour, so a timer that waits for the cheap part of the night is worth setting up. Yiewsley and Hayes have more terraces without drives, where a shared bay in a court or on the street has to do.",
  planning:
    "Besides its conservation areas, Hillingdon Council names areas of special local character, several of them in Northwood. Ruislip Village and Harmondsworth, with its medieval barn, are among the conservation areas. Green Belt rules protect the Colne Valley and concern panels standing in a field far more than panels lying on a roof. SSEN runs much of the electricity network in the borough and UK Power Networks the remainder.",
  questions: [
    {
      question: "Do the flight paths of Heathrow or Northolt rule out panels?",
      answer:
        "They do not. Panels on an ordinary house roof are permitted development here as in the rest of England, and their glass is made to let light in instead of throwing it back.",
    },
    {
      question: "I read that west London had run short of grid capacity; does that affect my house?",
      answer:
        "Those reports were about connections for large new developments in this part of London. A home battery, charger or heat pump is notified to the network operator or applied for in the usual way, and your installer does that. If the cable to your house needs work, the operator says so before you commit yourself.",
    },
  ],
};
