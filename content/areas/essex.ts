import type { AreaText } from "#content/areas/area-text.ts";

export const essex: AreaText = {
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
};
