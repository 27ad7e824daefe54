import type { AreaText } from "#content/areas/area-text.ts";

export const wales: readonly AreaText[] = [
  {
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
      "South of the railway the land is level and the sky low, and a Splott or Grangetown roof is shaded by little but its own chimneys. Where Welsh slate has been swapped for heavy concrete tiles, have someone look at the rafters before panels are added. In Cyncoed and Lisvane mature trees on neighbouring plots matter more than the pitch. Cardiff gets its share of Atlantic cloud, yet is sunnier than the hills to the north, where that cloud piles up.",
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
  },
  {
    slug: "newport",
    description:
      "Solar, storage, heat pumps and EV charging in Newport, from Caerleon and Stow Hill to Bettws, Duffryn and the new homes at Glan Llyn.",
    intro:
      "Newport grew on both banks of the Usk, a river whose tides are among the strongest in the country, and hills stand close behind its docks. Each side has its terraces, its post-war estates and, towards the sea, the open fields of the Gwent Levels.",
    places: [
      "Caerleon",
      "Maindee",
      "Bettws",
      "Malpas",
      "Rogerstone",
      "Ringland",
      "Pillgwenlly",
      "Bassaleg",
      "Langstone",
      "Duffryn",
      "St Julians",
      "Lliswerry",
      "Allt-yr-yn",
      "Marshfield",
    ],
    homes:
      "Maindee, Pillgwenlly and Crindau are Victorian streets made for dock and railway workers, narrow in the frontage and long at the back. Stow Hill and Allt-yr-yn are where prosperous merchants built, and their villas are often several flats today. The Gaer, on its spur above the Ebbw, is a much-admired estate of the years just after the war. Bettws and Ringland followed, and Duffryn was laid out in the 1970s as one long winding line of houses round open ground. Steelworks land at Llanwern and works land at Rogerstone have turned into whole new districts.",
    solar:
      "Out on the Levels nothing interrupts the light, which is why large solar farms have been proposed and built there. The Ridgeway at Allt-yr-yn and the slopes of St Julians put houses on steep ground, where one side of the road has the view and the sun and the other has the bank. Duffryn’s houses turn through every compass point, so the neighbour’s result tells you little about your own. Wind along the Severn shore means that fixings at Marshfield or Nash deserve an exposed-site calculation.",
    heating:
      "Narrow Maindee houses have little outside space but a yard, and the noise assessment will hang on the neighbour’s kitchen window. In the semis of Malpas, Rogerstone and Langstone an air source unit can usually go round the side. Villages on the Levels are partly off the gas main and burn oil or bottled gas, so what a heat pump saves there turns on the price of the last delivery. Early post-war estates include houses of unusual construction, so have the wall type identified before insulation is priced.",
    driving:
      "Newport lies astride the motorway, and the queue at the Brynglas Tunnels is part of many people’s day. Rogerstone, Bassaleg and Langstone are commuter suburbs with drives; Pill and Maindee park at the kerb. Train services to Cardiff and Bristol leave a good many cars at home by day, ready to take a share of the roof’s output.",
    planning:
      "Caerleon is the place to ask first: a Roman fortress lies under and around its houses, and digging a trench may need consent from Cadw. St Woolos, Clytha, Lower Dock Street and Redwick are further conservation areas. Ditches called reens drain the Levels and are protected for their wildlife, so ground works near one need care. Newport City Council decides under Welsh rules, and National Grid Electricity Distribution connects.",
    questions: [
      {
        question: "Can I have a ground source heat pump in Caerleon?",
        answer:
          "Possibly, yet the buried Roman remains make both trenches and boreholes a matter for archaeologists. An air source unit on a shallow base is much the easier way, and still worth a question to the council in the protected area.",
      },
      {
        question: "Our house is on land below the high tide: does that rule out anything?",
        answer:
          "Sea walls and drainage keep the Levels dry in ordinary times, and panels are unaffected in any case. Raise batteries, inverters and outdoor units above the floor level, and avoid burying cable joints in ground that stays wet.",
      },
    ],
  },
  {
    slug: "swansea",
    description:
      "Solar panels, heat pumps, batteries and chargers in Swansea and Gower, with notes on Townhill’s slopes, Mumbles sea air and Welsh rules.",
    intro:
      "Swansea curves round its bay under a steep hill, with the Tawe valley’s copper-working districts on one side and the Gower peninsula on the other. Rain is frequent and winters are soft, and both facts shape what a house here needs.",
    places: [
      "Uplands",
      "Sketty",
      "Mumbles",
      "Morriston",
      "Townhill",
      "Killay",
      "Gorseinon",
      "Gowerton",
      "Clydach",
      "Pontarddulais",
      "St Thomas",
      "Bonymaen",
      "Penclawdd",
      "Bishopston",
    ],
    homes:
      "Hafod and Landore have terraces built for copper workers, and Morriston was a planned workers’ town with a grid of its own. Uplands and Brynmill, by the university and Singleton Park, are larger Victorian and Edwardian houses, often shared. Townhill and Mayhill took garden-suburb council housing to the top of the hill in the 1920s. Sketty, Killay and West Cross are mostly suburban, with bungalows as well as semis. Since the bombing the centre has been rebuilt more than once, and the old docks are now the Maritime Quarter and its flats.",
    solar:
      "Townhill faces the sea on one flank and the Tawe’s hinterland on the other, so of two similar houses one may have the whole southern sky and its twin a retaining wall. Kilvey Hill stands close behind St Thomas and takes some of its early light. At Mumbles, Langland and along Gower’s cliffs gales and salt decide the choice of rails and clamps. Late spring often rivals high summer, when high pressure leaves the bay clear and cool.",
    heating:
      "Solid stone terraces under wet westerly weather need a good coat of render, or cladding on the worst side, before heat is worth saving. Gas is laid through the urban area, but much of Gower relies on oil, bottled gas or electricity. Mild sea winters suit heat pumps, although humid air close to freezing makes them defrost more than the thermometer suggests. Where coal was dug, around Gorseinon, Clydach and the valley, have old workings checked before any borehole.",
    driving:
      "The railway serves the city and a few suburbs, while Mumbles and Gower depend on road and bus. Summer queues along the coast make charging at home overnight the calmest way. In Uplands and Brynmill the car is at the kerb, whereas Sketty, Killay and Gorseinon have drives.",
    planning:
      "Gower was the first Area of Outstanding Natural Beauty to be named in Britain, and free-standing panels or a visible outdoor unit there get a careful look. Mumbles, Ffynone and Wind Street are within conservation areas. Large tracts of Gower are common land, so a trench from the road to a cottage can need the commoners’ and the owner’s agreement. Swansea Council works to the Welsh system, and South Wales supply lines belong to National Grid Electricity Distribution.",
    questions: [
      {
        question: "Is Swansea too wet for solar panels?",
        answer:
          "Rain does not hurt panels and it washes them clean; what counts is the light over a whole year. The long days from April to August carry most of the result, as the monthly figures on this page show.",
      },
      {
        question: "Can my cottage on Gower swap its oil boiler for a heat pump?",
        answer:
          "Often, and the saving is clearer than against mains gas. Check the thickness and dampness of the stone walls, the size of the radiators and whether the single-phase line to the village has capacity.",
      },
    ],
  },
];
