import type { AreaText } from "#content/areas/area-text.ts";

export const bexley: AreaText = {
  slug: "bexley",
  description:
    "Solar panels, batteries and chargers for Bexley’s inter-war semis and bungalows, with heat pumps from Sidcup to Erith.",
  intro:
    "Bexley was Kentish orchard and heath until electric trains turned it into one of London’s great districts of 1930s family houses. It runs from the Thames at Erith across a plateau to the valleys of the Cray and the Shuttle.",
  places: [
    "Bexleyheath",
    "Sidcup",
    "Welling",
    "Erith",
    "Crayford",
    "Belvedere",
    "Old Bexley",
    "Blackfen",
    "Barnehurst",
    "Slade Green",
    "Foots Cray",
    "Northumberland Heath",
    "Lamorbey",
  ],
  homes:
    "Welling, Blackfen, Barnehurst and much of Bexleyheath were built in one rush before the war, in bay-fronted semis and short terraces. Bungalows and chalet houses are plentiful, some with rooms later put into the roof. Erith and Belvedere are older, with Victorian terraces on the slopes above the riverside works. In Crayford, cottages built for munitions workers in the First World War survive among later housing. Thamesmead’s concrete homes, on the northern edge, come from the 1960s and after.",
  solar:
    "Low houses, few tall trees and wide roads make for open roofs over most of the plateau. A bungalow gives a lot of roof for the number of people beneath it, which leaves power over for a battery or a car. Estates of this age used plain clay or concrete tiles on a hip, and any slipped or perished ones are best replaced while the scaffolding is up. Long straight avenues mean that whole rows share one orientation: what works at one number tends to work next door.",
  heating:
    "Almost every 1930s house here has gas, and its builder may have used solid or cavity brick, so the surveyor measures the wall before trusting a guess. A detached garage or a deep back garden leaves an easy spot for a heat pump in Sidcup and Bexleyheath. In Thamesmead’s early concrete blocks one plant may heat several homes, so owners there should first find out what serves their building today.",
  driving:
    "There is no Underground in the borough: commuters use the railway lines through Bexleyheath, Sidcup and Erith, or the Elizabeth line at Abbey Wood on the boundary. That makes car ownership ordinary, and most semis have a hardstanding beside the bay window. Shared drives between pairs of houses are common, so check whose wall the cable crosses before you choose where the charger goes.",
  planning:
    "Old Bexley village and the streets around Red House, the home Philip Webb designed for William Morris, are among the conservation areas. Most inter-war roads have no such protection, and panels on their roofs go ahead as permitted development. Low ground near the Thames and the Cray can flood, a reason to raise batteries and outdoor units off the floor. UK Power Networks looks after supply in this corner of the capital.",
  questions: [
    {
      question: "Is a bungalow in Bexleyheath good for solar?",
      answer:
        "Usually, as long as trees and taller neighbours stand clear of it, because the roof is large and the scaffolding small. Look at the rafters too if a later owner has opened up the loft for bedrooms.",
    },
    {
      question: "We share a driveway with next door in Welling: can we still fit an EV charger?",
      answer:
        "Yes, if your own car can stand on your own land while it charges and the cable does not block the shared strip. Your deeds say who may use the drive, and a word with the neighbours beforehand saves trouble.",
    },
  ],
};
