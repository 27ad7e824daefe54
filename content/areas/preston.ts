import type { AreaText } from "#content/areas/area-text.ts";

export const preston: AreaText = {
  slug: "preston",
  description:
    "Preston home energy guide: solar, batteries, heat pumps and chargers from Deepdale terraces and Fulwood avenues to Goosnargh farms.",
  intro:
    "Preston is a cotton town made a city, with brick terraces round the centre, Fulwood’s avenues to the north and dairy country after that. The Ribble is its southern edge, and weather comes straight up the estuary from the Irish Sea.",
  places: [
    "Fulwood",
    "Ashton-on-Ribble",
    "Ribbleton",
    "Deepdale",
    "Plungington",
    "Avenham",
    "Ingol",
    "Lea",
    "Cottam",
    "Broughton",
    "Grimsargh",
    "Goosnargh",
    "Woodplumpton",
  ],
  homes:
    "Deepdale, Plungington and Ribbleton have terraces built for mill hands, many of them opening straight on the pavement. Winckley Square is Georgian, with tall brick houses round a sloping garden. Fulwood starts with Victorian villas and goes on in avenues of inter-war semis. Ingol and Tanterton grew in the time of the Central Lancashire new town. Cottam and Higher Bartle are the new edge, and around the old dock basin stand flats and houses where ships once unloaded.",
  solar:
    "Driving rain from the west makes flashings the first thing to inspect. Slates on a Deepdale row may be near the end of their life, in which case re-roofing and panels are best priced as one job. Barns round Goosnargh and Woodplumpton offer wide slopes, but old asbestos-cement sheets have to be dealt with before anything is fixed to them. A recent house at Cottam might have a few panels already, and adding to them starts with the inverter’s limits.",
  heating:
    "West walls of soft brick soak up rain, so pointing is repaired before any insulation goes on. Gas covers the city, while cottages and farms towards Beacon Fell use oil or bottled gas. Heavy boulder clay under the northern fields holds moisture and suits a ground loop, for those who own a paddock. A Fulwood semi with a loft, a side path and a back garden is simple to survey.",
  driving:
    "Motorways pass on more than one side and commuting by car is the habit, so a home charger earns its place quickly. In Plungington the kerb is the only parking; ask Lancashire County Council, the highway authority, before a cable crosses the footway. The Guild Wheel path circles the city for those who would rather pedal.",
  planning:
    "Preston City Council decides planning applications, and the county looks after roads. Avenham, Winckley Square, Moor Park and parts of Fulwood and Ashton are conservation areas. At its northern tip the district touches the Forest of Bowland National Landscape. Penwortham, just across the river, is South Ribble’s, though the wires on both banks belong to SP Electricity North West.",
  questions: [
    {
      question: "Our farmhouse near Goosnargh burns oil: would a heat pump cope?",
      answer:
        "It can, once the heat loss of walls and floors is known and the worst of it is mended. See whether the farm has a three-phase supply, which makes a large pump easier to connect.",
    },
    {
      question: "What should I check before adding a battery to a new house at Cottam?",
      answer:
        "Look in the handover pack for the inverter model and for any export limit agreed with the network. Warranties from the builder can depend on who alters the system, so ask in the first years.",
    },
  ],
};
