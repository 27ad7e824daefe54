import type { AreaText } from "#content/areas/area-text.ts";

export const eastOfEngland: readonly AreaText[] = [
  {
    slug: "cambridge",
    description:
      "Local notes for Cambridge homes on solar, heat pumps and charging: pale gault brick, dry eastern light and bicycle streets.",
    intro:
      "Cambridge lies low beside the Cam at the edge of the Fens, in one of the driest corners of Britain. Open skies suit solar panels, and level ground spares the roofs much shade from hills. The harder questions are old brick, small yards and a great many rented houses.",
    places: [
      "Romsey",
      "Petersfield",
      "Chesterton",
      "Arbury",
      "King’s Hedges",
      "Newnham",
      "Cherry Hinton",
      "Trumpington",
      "Abbey",
      "Castle",
    ],
    homes:
      "Around Mill Road the railway brought tight rows of Victorian terraces in the pale yellow brick that was dug and burnt from the local gault clay. Newnham and the roads west of the Backs have larger Edwardian and Arts and Crafts houses in mature gardens. Arbury, King’s Hedges and much of Cherry Hinton are post-war estates of plain, well-spaced houses. Trumpington has seen whole new quarters built this century on the fields around it, and Eddington grew on university land beyond Castle. Many terraces are let to students, researchers and hospital staff, so the person who pays the bills often cannot change the roof.",
    solar:
      "Eastern England gets little cloud from the Atlantic by British standards, and no high ground hides the low winter sun. On Mill Road terraces the main roof commonly has room for one short row, while the lower roof over the back addition is shaded by the house itself for part of the day. In Newnham the old garden trees are the main obstacle, and many of them are protected. Slate on the Victorian roofs calls for proper hooks rather than brackets screwed through the covering.",
    heating:
      "The solid gault brick of the terraces loses heat quickly and is often worth insulating from the inside, room by room. East winds off the Fens make a Cambridge cold spell feel sharp, so a heat pump should be sized for still, frosty nights rather than for an average January. Where gault clay lies under a large garden it holds moisture, which a ground loop can use. Eddington was planned with a shared heat network, and residents there cannot simply swap to a supplier of their own.",
    driving:
      "This is a city of bicycles, and many terrace households keep one car on the street or none. Homes in Queen Edith’s, Cherry Hinton and Trumpington more often have a drive where a charger can go on the side wall. Where several e-bikes share a hall, a shed with a safe outdoor socket is a sensible addition to the same job.",
    planning:
      "Cambridge City Council and South Cambridgeshire share one planning service, which is useful to know when a street runs across the boundary. Conservation areas cover the historic core, Newnham and large parts of the Mill Road neighbourhoods. A college that owns your freehold may have rules stricter than the council’s. UK Power Networks looks after the cables and has to approve larger systems before they are switched on.",
    questions: [
      {
        question: "Is a Mill Road terrace roof big enough for solar?",
        answer:
          "Usually for a small system, because each house is only one room and a hall wide. The streets off Mill Road do not all run the same way, so measure your own roof rather than trusting a neighbour’s result. A battery helps if nobody is at home in the daytime.",
      },
      {
        question: "Will a heat pump cope with wind from the Fens?",
        answer:
          "Yes, if the installer calculates the heat loss with the real draughts of the house in mind. Old sash windows and suspended timber floors deserve attention first, because moving air carries off more warmth than the frost does. Place the unit in the lee of a wall where you can.",
      },
    ],
  },
  {
    slug: "essex",
    description:
      "Essex homes from Southend and Basildon to Saffron Walden: dry skies, clay soils, plotlands and new towns, with local advice.",
    intro:
      "Essex has London at one corner, the open North Sea at another, and a great deal of quiet farmland between. Its dry weather and low hills are good for solar, and its heavy clay tells on old foundations. A pargeted cottage near Saffron Walden and a Basildon terrace could hardly differ more.",
    places: [
      "Southend-on-Sea",
      "Chelmsford",
      "Colchester",
      "Basildon",
      "Harlow",
      "Brentwood",
      "Braintree",
      "Clacton-on-Sea",
      "Saffron Walden",
      "Maldon",
      "Billericay",
      "Harwich",
      "Grays",
      "Canvey Island",
    ],
    homes:
      "Basildon and Harlow were post-war new towns, with terraces in neighbourhood units and a good deal of experiment in the building. Plotlands left their mark at Jaywick and Laindon, where Londoners once put up weekend huts. Southend, Westcliff and Leigh climb back from the estuary in Edwardian and inter-war streets. Modern Movement houses with flat roofs survive at Silver End and East Tilbury, built for factory workers. In the north-west, timber frames are plastered and pargeted, and weatherboard is frequent round the Blackwater.",
    solar:
      "The Essex coast counts among the driest places in Britain, which gives panels long clear spells, although dust then waits longer for rain to wash it off. Flat roofs at Silver End and in the new towns need ballasted frames and a structural look first. Clacton and Frinton bungalows often have shallow hipped roofs that divide the array into triangles. Inland there is little hill shade, though many a farmhouse keeps a belt of trees close by against the wind.",
    heating:
      "The London clay of the south shrinks in dry summers and swells in wet winters, so drilled or trenched ground loops must keep clear of foundations and trees. Harlow’s older estates include some concrete and panel construction, which should be identified before insulation is chosen. Villages round Thaxted and Dedham frequently rely on oil. Plastered timber frames want lime, not cement, on either face.",
    driving:
      "Commuter lines from Shenfield, Chelmsford and Southend carry a great many Essex people to London daily, and cars wait at home or at the station meanwhile. Basildon and Harlow put garages in blocks apart from the houses, often without electricity. Most suburban houses in Billericay and Brentwood have a drive.",
    planning:
      "District, borough and city councils handle planning across the county, with Southend and Thurrock as unitary authorities of their own. Green belt covers the London side, and the Dedham Vale National Landscape lies on the Suffolk border. Frinton’s older estates and many village greens have covenants or conservation status to respect. UK Power Networks owns the distribution network in Essex.",
    questions: [
      {
        question: "Is Essex clay a problem for heat pumps?",
        answer:
          "Not for air source units, which stand on a small base. Ground loops work well in moist clay, but trenches close to a house or an oak can disturb a foundation. Ask for a design that shows distances on a plan.",
      },
      {
        question: "My Basildon garage is in a separate block; how do I charge a car?",
        answer:
          "Find out first who owns the block and whether any cable reaches it. Residents sometimes pay together for a supply, with meters for each garage. Failing that, public chargers by the town centre or at work may be the sounder plan.",
      },
    ],
  },
  {
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
  },
];
