import type { AreaText } from "#content/areas/area-text.ts";

export const cardiff: AreaText = {
  slug: "cardiff",
  description:
    "Solar panels, heat pumps, batteries and EV chargers in Cardiff, with the Welsh planning rules, from Splott terraces to Rhiwbina and Plasdŵr.",
  intro:
    "Coal made Cardiff within a few generations, and the terraces built in that rush still house much of the city south of the Heath. Northwards the ground rises from the flat land by the Bay to leafy suburbs under Caerphilly Mountain and the Wenallt.",
  places: [
    "Canton",
    "Pontcanna",
    "Roath",
    "Cathays",
    "Splott",
    "Grangetown",
    "Ely",
    "Llandaff",
    "Whitchurch",
    "Rhiwbina",
    "Llanishen",
    "Cyncoed",
    "Rumney",
    "St Mellons",
  ],
  homes:
    "Canton, Roath and Grangetown have long terraces with bay windows, their fronts of Pennant stone from the valleys trimmed with pale stone or brick. Cathays looks the same from outside, but large numbers of its houses are let by the room to students. Ely was one of the great council estates of the 1920s and 1930s, with cottages in short rows and plenty of garden. Rhiwbina Garden Village was begun before the First World War by a co-operative, with white walls and cottage roofs. Pentwyn, Pontprennau and now Plasdŵr mark the outward steps since the 1970s, while flats ring the old docks.",
  solar:
    "South of the railway the land is level and the sky low, and a Splott or Grangetown roof is shaded by little but its own chimneys. Where Welsh slate has been swapped for heavy concrete tiles, have somebody look at the rafters before panels are added. In Cyncoed and Lisvane mature trees on neighbouring plots matter more than the pitch. Cardiff gets its share of Atlantic cloud, yet is sunnier than the hills to the north, where that cloud piles up.",
  heating:
    "Mains gas reaches nearly all the city, so a heat pump has to be judged against a boiler and not against oil. Bay-fronted stone terraces lose heat through solid front walls and a thin rear annexe, and the annexe is usually the cheaper one to insulate. Inter-war and post-war semis in Whitchurch, Heath and Llanishen have room at the side for an outdoor unit. Near the Taff and the Ely, set it on a base above any flood level the authorities have mapped.",
  driving:
    "Streets around the stadium, Pontcanna and Cathays are parked solid and governed by permits. Beyond Western Avenue and Eastern Avenue drives become normal, and a charger there is a short cable run. Where people in Llanishen, Whitchurch or Radyr take the train to work, the car stands at home by day and can charge while the roof is producing.",
  planning:
    "Cardiff Council applies Welsh, not English, permitted development rules, and the conditions for outdoor units in particular differ. Cathays Park, Cathedral Road, Llandaff, St Fagans and Rhiwbina Garden Village are among the conservation areas. Listed building consent is sought from the council, with Cadw as the national adviser. For anything beyond a small system the installer writes to National Grid Electricity Distribution, which runs the South Wales network.",
  questions: [
    {
      question: "Does a garden village house in Rhiwbina need permission for panels?",
      answer:
        "Ask the council before ordering, because extra controls protect the look of the village and a front slope there is the sensitive one. A rear roof that cannot be seen from the greens is a better starting point.",
    },
    {
      question: "Is Penarth part of the Cardiff area for planning?",
      answer:
        "No, Penarth, Dinas Powys and Barry lie in the Vale of Glamorgan and have their own council. The Welsh planning rules and the electricity network operator are the same on both sides of the Ely.",
    },
  ],
};
