import type { AreaText } from "#content/areas/area-text.ts";

export const hertfordshire: AreaText = {
  slug: "hertfordshire",
  description:
    "Hertfordshire garden cities, new towns and commuter suburbs: permissions, roofs and walls to know before you go green.",
  intro:
    "Hertfordshire is where the garden city was first built, and its rules still reach into front gardens today. Letchworth and Welwyn came first, then Stevenage, Hemel Hempstead and Hatfield as new towns after the war. St Albans, Watford and a belt of railway suburbs are older, and their houses follow ordinary rules.",
  places: [
    "Watford",
    "St Albans",
    "Stevenage",
    "Hemel Hempstead",
    "Welwyn Garden City",
    "Hatfield",
    "Letchworth",
    "Hitchin",
    "Hertford",
    "Bishop’s Stortford",
    "Harpenden",
    "Berkhamsted",
    "Royston",
    "Cheshunt",
  ],
  homes:
    "Letchworth’s cottages have roughcast walls and steep tiled roofs, while Welwyn Garden City prefers neo-Georgian red brick behind hedges. New-town housing at Stevenage and Hemel comes in short terraces with greens in front and garage courts behind. Victorian St Albans and Hertford crowd round their stations and markets. Rickmansworth and Chorleywood belong to the Metropolitan Railway’s leafy suburbs. Older timber-framed and weatherboarded houses stand on the high streets of Ashwell and Much Hadham.",
  solar:
    "Letchworth’s deep gables and dormers leave a surprisingly small clean slope, so measure before you dream. New-town terraces are shallow-pitched and open, often with a whole row facing one way. Royston looks out from the chalk ridge over flat country, and its light is close to East Anglia’s. Chorleywood and Ashridge have woodland that limits a west-facing array in the afternoon.",
  heating:
    "Garden-city cottages were draughty from the start, having solid walls under their roughcast, and repairs with lime help more than extra radiators. New-town houses vary: no-fines concrete, timber frame and brick cavity can stand within the same estate. Most streets have gas, though hamlets between Buntingford and the Essex border often do not. The gardens round Harpenden’s detached houses leave ample space for an outdoor unit at a polite distance.",
  driving:
    "Trains to London leave from nearly every sizeable town, and station car parks fill early. In Stevenage, cycleways run apart from the roads, and parking courts separate the car from the front door. St Albans has narrow centre streets under permits, and chargers there are mostly public.",
  planning:
    "In Letchworth the Heritage Foundation runs its own scheme of management, so external changes may need its approval as well as the council’s. Welwyn Garden City has an estate management scheme in the same spirit. Chiltern country around Tring and Berkhamsted is a National Landscape, and green belt takes much of the rest. UK Power Networks runs the cables, and the district or borough council decides applications.",
  questions: [
    {
      question: "Do I need consent twice in Letchworth or Welwyn Garden City?",
      answer:
        "Often you need to ask twice: the council’s planning rules and the estate scheme are separate. Permitted development does not override the scheme, because it binds the property in its own right. Ask for written approval of panels, chargers and heat pumps before an order is placed.",
    },
    {
      question: "My new-town house is built of no-fines concrete; can it be insulated?",
      answer:
        "Yes, external insulation is the usual answer because there is no cavity to fill. It works best along a whole terrace, for the joint at the neighbour’s wall needs care. With it done, a smaller heat pump will be enough.",
    },
  ],
};
