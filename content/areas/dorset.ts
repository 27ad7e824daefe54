import type { AreaText } from "#content/areas/area-text.ts";

export const dorset: AreaText = {
  slug: "dorset",
  description:
    "Solar panels, heat pumps, batteries and chargers in Dorset: Bournemouth’s flats, Ferndown bungalows, Portland stone and thatched chalk valleys.",
  intro:
    "Dorset is a busy seaside conurbation in the east and a quiet farming county everywhere else, with no motorway in either. Its south-facing shore is bright, and many villages on the chalk behind it have no gas main.",
  places: [
    "Bournemouth",
    "Poole",
    "Christchurch",
    "Weymouth",
    "Dorchester",
    "Bridport",
    "Lyme Regis",
    "Swanage",
    "Wareham",
    "Blandford Forum",
    "Sherborne",
    "Shaftesbury",
    "Wimborne Minster",
    "Ferndown",
  ],
  homes:
    "Bournemouth began as villas among pine trees, and along the chines most have given way to blocks of flats. Winton, Parkstone and Moordown are streets of Edwardian and inter-war houses, brick below and often pebbledash above. West Moors, Ferndown and Highcliffe are bungalow country. Inland, stone changes by the mile: Portland and Purbeck in the south, flint banded with brick on the chalk, golden limestone round Sherborne. Poundbury, on the edge of Dorchester, builds new streets in traditional dress.",
  solar:
    "Weymouth and Swanage have long records of sunshine behind their seaside fame, and roofs there profit from it. In Branksome and Talbot Woods the pines that give the place its name for fresh air are the first thing to measure. Chesil and Portland take the full south-westerly, so coastal fixings and a careful edge distance come as standard. Many a thatched house has a tiled or slated extension, which is where panels can go.",
  heating:
    "Bungalows on the sandy heath are easily heated: one storey, a big loft, a cavity and a gravel side path for the unit. Thatched cottages in the Piddle and Cerne valleys have thick cob or flint walls, which ask for patience and lime. Oil is usual north and west of Dorchester, so that a heat pump competes with a delivery lorry there. Portland and the Purbeck plateau are rock a spade’s depth down, and buried loops belong instead in the clay of the Blackmore Vale.",
  driving:
    "Beyond the conurbation most main roads are single carriageways through villages, and trips to work or hospital are long enough to want a charged car each morning. A bungalow with carport and drive is the simplest of all charger jobs. Flats above the chines depend on the managing agent, who holds the parking deck and its supply.",
  planning:
    "Two unitary councils share the county: Bournemouth, Christchurch and Poole in the conurbation, and Dorset Council for the rest. Much of the countryside is in the Dorset National Landscape or that of Cranborne Chase, and the coast from Studland westwards is the Jurassic Coast World Heritage Site. Heathland around Poole Harbour is protected for its birds and reptiles, which can matter for ground works. SSEN looks after the electricity network in most parts; near the Devon and Somerset borders check by postcode.",
  questions: [
    {
      question: "Are panels allowed in Poundbury?",
      answer:
        "Houses there are sold with covenants about the outside, so approval is needed apart from anything the council says. Inner and rear slopes are the place to start, and slim or integrated modules fit the look better.",
    },
    {
      question: "I have a leasehold flat near the seafront in Bournemouth: what is possible?",
      answer:
        "The roof is normally the freeholder’s, though leaseholders who jointly own the freehold can decide on panels for the shared supply. Inside your own walls, better glazing, modern heaters and a cheap-rate tariff are the practical steps.",
    },
  ],
};
