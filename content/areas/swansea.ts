import type { AreaText } from "#content/areas/area-text.ts";

export const swansea: AreaText = {
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
};
