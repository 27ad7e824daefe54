import type { AreaText } from "#content/areas/area-text.ts";

export const devon: AreaText = {
  slug: "devon",
  description:
    "Solar, batteries, heat pumps and EV charging in Devon, from cob and thatch in the red-soil villages to Torbay villas and Exmouth bungalows.",
  intro:
    "Devon has a coast to the north and another to the south, with Dartmoor and a web of deep lanes between them. A house may be of cob, slate, granite, limestone or red brick according to the parish, and the heating follows the same map.",
  places: [
    "Exeter",
    "Plymouth",
    "Torquay",
    "Paignton",
    "Barnstaple",
    "Exmouth",
    "Newton Abbot",
    "Tiverton",
    "Bideford",
    "Honiton",
    "Totnes",
    "Tavistock",
    "Okehampton",
    "Ilfracombe",
  ],
  homes:
    "Cob, an earth and straw mixture, stands in mid and east Devon under thatch, on a stone plinth that keeps its feet dry. Torquay is a town of Italianate villas among trees, a good part of them flats or guest houses by now. Exmouth, Sidmouth and Paignton have whole hillsides of bungalows, many owned by retired people. Moorland farms and cottages are granite, low to the ground and turned away from the wind. Newton Abbot, Cullompton and the country round Exeter take much of the new building.",
  solar:
    "Along the south coast, from Dawlish round to Salcombe, skies are among the brighter ones in the country, while Princetown sits in cloud a short drive away. Thatch is out of the question for panels, but barns, garages and a ground frame in the paddock are not. Bungalows have wide, low roofs that are quick to scaffold and simple to wash. Steep combes in the South Hams and around Lynton can hide a house from the winter sun altogether.",
  heating:
    "Gas follows the towns and the main roads; beyond them tanks of oil stand behind nearly every farmhouse. Cob is warm when dry and weak when wet, so cement render must go and no plastic membrane should trap water in it. Detached bungalows with full lofts and filled cavities are close to ideal for an air source unit. Large gardens on the red soils of the Exe and Culm valleys take ground loops readily, unlike the thin skin over granite on the moor.",
  driving:
    "Sunken lanes, long school runs and few trains outside the main line make Devon a driving county. A farmhouse may need its charger on a barn, with the cable sized for the distance from the meter. Where a cottage opens on to the road in Dartmouth or Appledore, the public car park is the likely place to charge.",
  planning:
    "Plymouth and Torbay run themselves, while elsewhere a district council decides and Devon County Council keeps the roads. In Dartmoor and Exmoor the national park authorities are the planners, and each publishes advice on panels and outdoor units. Two World Heritage Sites touch the county: the Jurassic Coast in the east and the old mining landscape round Tavistock. Lines are the business of National Grid Electricity Distribution, whose rural transformers sometimes serve a single lane.",
  questions: [
    {
      question: "I own a thatched cob cottage: where would solar panels go?",
      answer:
        "On an outbuilding with slate or sheet roofing, or on a frame in the garden out of sight of the road. If the cottage is listed, its grounds count as well, so ask the planners before choosing the spot.",
    },
    {
      question: "Do the national parks refuse heat pumps?",
      answer:
        "No, permitted development for an outdoor unit exists in Dartmoor and Exmoor too, subject to its conditions. What they mind is noise in very quiet places and metal boxes on a prominent wall, and a low position behind the house answers both.",
    },
  ],
};
