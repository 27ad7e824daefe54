import type { AreaText } from "#content/areas/area-text.ts";

export const portsmouth: AreaText = {
  slug: "portsmouth",
  description:
    "Panels, heat pumps and charging in Portsmouth and Southsea: close island terraces, naval history and slopes of Portsdown Hill.",
  intro:
    "Most of Portsmouth stands on Portsea Island, flat, breezy and built up from shore to shore. The rest climbs the chalk of Portsdown Hill, with a view back over the harbours. Space is what the city lacks, and every good installation here begins with a tape measure.",
  places: [
    "Southsea",
    "Fratton",
    "Copnor",
    "Milton",
    "Eastney",
    "North End",
    "Cosham",
    "Drayton",
    "Paulsgrove",
    "Hilsea",
    "Baffins",
    "Buckland",
  ],
  homes:
    "Dockyard and garrison families filled Fratton, Buckland and North End with long rows of Victorian and Edwardian terraces, often with a bay and a tiny forecourt. Southsea began as a seaside resort of stuccoed villas, many designed by Thomas Ellis Owen, and later gained mansion flats and hotels. Heavy bombing left gaps across the island, which council flats and maisonettes filled after the war. Over the creek, Paulsgrove was laid out as a post-war council estate on the hillside, and Drayton and Farlington are mostly inter-war suburbs. Copnor and Baffins came after Fratton, with Edwardian and inter-war terraces on long straight roads.",
  solar:
    "Portsea Island has hardly a hill or a tall wood on it, so roofs see the whole arc of the sun. Terrace roofs are narrow and run on without a break, which means that fire-stopping and party lines need thought before the first rail goes up. On Portsdown Hill the slope itself leans south, a natural advantage for Paulsgrove and upper Drayton. Salt in the wind reaches everywhere on the island, not just the front.",
  heating:
    "A back yard of a few paces is a common obstacle to a heat pump in Fratton or Copnor, and a slim unit on brackets is sometimes the only fit. With sea all round, hard frosts are rarer than inland, which helps efficiency through the winter. Solid brick bays and damp gable ends facing south-west should be repaired before they are insulated. Owners in post-war blocks have to plan with the landlord, since heating and façade are best renewed together.",
  driving:
    "With so few driveways on the island, evening parking is a contest, and residents’ zones now cover many streets. Lamp-column charging has suited Portsmouth better than wallboxes for that reason. Up in Drayton and Farlington a drive and a garage are normal, and a charger is a simple job.",
  planning:
    "Portsmouth City Council is a unitary authority with its own rules on shared houses, so landlords should ask about licences and works together. Conservation areas take in Old Portsmouth, Owen’s Southsea and the seafront terraces. Naval and military history also means scheduled forts and listed barracks turned into homes, as at Eastney. SSEN is responsible for the electricity supply, and looped supplies shared between two terrace houses may need separating first.",
  questions: [
    {
      question: "My yard in Fratton is tiny; can a heat pump go anywhere?",
      answer:
        "Sometimes, on a bracket on the rear wall, if sound limits for the neighbours are met; a spot on a flat kitchen roof may need planning permission. The installer has to prove that with the MCS noise calculation. Where it fails, insulation and a smarter hot-water cylinder still cut the bill.",
    },
    {
      question: "What is a looped supply, and does mine matter?",
      answer:
        "In many older terraces one cable from the street feeds your house and then carries on to the neighbour’s. It can limit what a charger or heat pump may draw. SSEN can tell you and arrange for a separate service cable, so let the installer ask early.",
    },
  ],
};
