import type { AreaText } from "#content/areas/area-text.ts";

export const buckinghamshire: AreaText = {
  slug: "buckinghamshire",
  description:
    "Buckinghamshire from Chiltern beech woods to Milton Keynes grid squares: solar, heating and charging seen from each side.",
  intro:
    "Buckinghamshire is two places joined at Aylesbury: wooded Chiltern hills to the south, open clay vale to the north. Milton Keynes, at the top, was drawn on a grid and tried out low-energy houses early. Beech shade is the question at one end and heat networks at the other.",
  places: [
    "High Wycombe",
    "Aylesbury",
    "Milton Keynes",
    "Amersham",
    "Chesham",
    "Beaconsfield",
    "Marlow",
    "Bletchley",
    "Buckingham",
    "Princes Risborough",
    "Newport Pagnell",
    "Olney",
    "Haddenham",
    "Wendover",
  ],
  homes:
    "Metropolitan Railway suburbs made Amersham-on-the-Hill and the Chalfonts, with half-timbered gables and generous plots. High Wycombe’s furniture makers lived in brick and flint terraces along the valley, and later estates climbed the ridges. Haddenham and its neighbours have walls of wychert, a local earth of clay and chalk that stands for centuries under a good hat and boots. Aylesbury took London overspill after the war and has kept growing. Railway terraces at Wolverton and Bletchley are older than the new city of Milton Keynes that swallowed them.",
  solar:
    "Deep Chiltern valleys lose the sun early in winter, and a house on the valley floor at Chesham differs from one on the ridge at Hyde Heath. Beech, once grown for chair legs, now stands taller than many roofs around Beaconsfield and Penn. The Vale of Aylesbury is broad and unshaded. Milton Keynes holds demonstration houses from the 1980s which were laid out to face the sun, and low-pitched roofs of that age still suit panels.",
  heating:
    "Clay-with-flints over chalk gives mixed ground, so a loop designer will want a trial pit. Off the mains, villages in the vale and in the hills use oil or LPG. Wychert must not be wrapped in waterproof board, for trapped damp softens it. Central Milton Keynes has a heat network, and flats on it should ask the operator before altering anything.",
  driving:
    "Milton Keynes was built for the car, and its houses commonly have a drive, a port or a parking court. In the Chiltern towns, Metropolitan and Chiltern line stations take the commuters, and charging at home covers the weekend. Wycombe’s hillside terraces are the hard case, with steps to the door and cars on both kerbs.",
  planning:
    "Buckinghamshire Council replaced the old county and districts, while Milton Keynes City Council is separate. South of the escarpment, the Chilterns National Landscape and the green belt overlap for long stretches. Old villages such as Quainton and Haddenham have tightly drawn conservation areas. Electricity networks divide the county: the Milton Keynes end belongs to National Grid Electricity Distribution, and SSEN and UK Power Networks share most of the rest.",
  questions: [
    {
      question: "Which network operator do I have in Buckinghamshire?",
      answer:
        "It changes within the county, and the supplier on your bill is not the answer. Type your postcode into the Energy Networks Association’s search, or look at the emergency number on your bill. The installer needs the name for the connection form.",
    },
    {
      question: "Can I insulate a wychert cottage?",
      answer:
        "Yes, beginning with roof, windows and draughts, which leave the wall alone. On the wall itself use lime plaster or wood fibre, never cement or plastic foam. A conservation specialist should look at the base of the wall, where damp does its harm.",
    },
  ],
};
