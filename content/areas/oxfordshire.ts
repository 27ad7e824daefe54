import type { AreaText } from "#content/areas/area-text.ts";

export const oxfordshire: AreaText = {
  slug: "oxfordshire",
  description:
    "Oxfordshire market towns, stone villages and science-vale estates: solar, heat pumps and chargers beyond the ring road.",
  intro:
    "Outside the city, Oxfordshire is a county of market towns and stone villages ringed by hills. The Cotswolds rise in the west, the Chilterns in the south-east and the White Horse looks down from the downs. Didcot, Bicester and Witney have grown fast, so a thatched cottage and a brand-new estate may share a parish.",
  places: [
    "Banbury",
    "Bicester",
    "Witney",
    "Abingdon",
    "Didcot",
    "Henley-on-Thames",
    "Thame",
    "Wallingford",
    "Wantage",
    "Chipping Norton",
    "Carterton",
    "Kidlington",
    "Woodstock",
    "Faringdon",
  ],
  homes:
    "Around Banbury the stone is brown ironstone, in the west honey limestone, and along the Chiltern edge flint with brick. Stonesfield slates, split by frost from local limestone, still roof old houses in the Cotswold part. Didcot began as a railway town and now spreads over its fields in recent estates. Carterton and the villages round Brize Norton have many service families. Bicester has an eco-town development at Elmsbrook and a self-build quarter at Graven Hill.",
  solar:
    "A stone-slated roof is heavy, irregular and costly to mend, and panels on an outbuilding are often preferable. At Elmsbrook, on the edge of Bicester, the roofs were turned south on purpose, while ordinary new estates seldom go so far. On the Vale’s flat clay there is nothing taller than a hedge, whereas Henley’s hanging woods can darken the streets nearest the river. Frost and mist along the upper Thames lift later than on the hills.",
  heating:
    "Oil is usual once you leave the towns, notably in the Cotswold and downland parishes. A limestone cottage stores warmth slowly and suits steady low-temperature heat, provided damp is dealt with. Elmsbrook was built round a heat network, so residents there should ask its operator first. Radiators under deep stone sills may be hard to enlarge, so skirting or underfloor heating enters the plan.",
  driving:
    "Villages have sparse evening buses, and two-car homes are frequent. Burford’s steep High Street and Henley’s tight centre put cars on the street, but plots further out have yards or barns. For a long rural drive, the trench for a charger cable can be combined with broadband or water works.",
  planning:
    "Cherwell, South Oxfordshire, Vale of White Horse and West Oxfordshire councils each deal with their own area, alongside the city. Blenheim Palace is a World Heritage Site, and its setting reaches out towards Woodstock. The Cotswolds, Chilterns and North Wessex Downs National Landscapes cover much of the high ground. SSEN runs the network except around Banbury, which is served by National Grid Electricity Distribution.",
  questions: [
    {
      question: "Is the stone in my Banbury cottage a problem for insulation?",
      answer:
        "Ironstone is soft and takes up water, so the wall has to be able to dry outwards. Lime pointing and breathable internal boards are safe, cement and foil-faced foam are not. Start with the roof, where most heat is saved for least risk.",
    },
    {
      question: "We live far from gas in West Oxfordshire; is a ground source system worth it?",
      answer:
        "If you have a paddock and an open trench is practical, it can be, particularly for a large stone house. For most cottages an air source unit is simpler and leaves the garden alone. Compare both designs on the same calculated heat loss.",
    },
  ],
};
