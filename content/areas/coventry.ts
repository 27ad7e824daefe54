import type { AreaText } from "#content/areas/area-text.ts";

export const coventry: AreaText = {
  slug: "coventry",
  description:
    "Quotes for solar panels, batteries, heat pumps and EV chargers in Coventry: car workers’ semis, watchmakers’ terraces and post-war estates.",
  intro:
    "Coventry is a compact city of car workers’ houses around a centre rebuilt after the Blitz. Much of the housing is inter-war or post-war, with simple roofs and a garden behind. It has made vehicles since the bicycle.",
  places: [
    "Earlsdon",
    "Chapelfields",
    "Coundon",
    "Radford",
    "Cheylesmore",
    "Stivichall",
    "Tile Hill",
    "Canley",
    "Wyken",
    "Foleshill",
    "Holbrooks",
    "Allesley",
    "Walsgrave",
  ],
  homes:
    "Watchmakers built the terraces of Chapelfields and Earlsdon, some with wide upper windows that once lit a workbench. Foleshill and Hillfields follow with tight Victorian and Edwardian streets near the old weaving and cycle trades. The motor boom of the 1920s and 1930s filled Radford, Coundon, Wyken and Cheylesmore with bay-fronted terraces and semis. After the bombing the city put up large estates at Tile Hill, Canley, Willenhall and Bell Green, with a good share in poured no-fines concrete. Newer houses stand on former factory land, where parking courts and party walls are the things to look at.",
  solar:
    "Short terraces of four or six with one shared ridge are the common pattern, so a neat layout needs a clean line at the party wall. Roofs of the car-boom years carry concrete or clay tiles on light rafters, and a surveyor should look into the loft before promising a full array. Gables and dormers are few on the post-war estates, which leaves open rectangles for panels. Far from any coast and with modest hills, the city sees ordinary Midland wind loads and few frame surprises.",
  heating:
    "No-fines walls have no cavity to fill, so external insulation is the route if rooms feel cold. Long back gardens with service lanes are frequent in Coundon and Wyken, and a unit near the lane can be quiet for everyone. Gas is laid almost everywhere inside the boundary. Terraces in Earlsdon often lost their cylinder to a combi boiler, and finding a cupboard for a new one is the real puzzle.",
  driving:
    "Rear access roads with rows of garages are a Coventry habit, and power out there is often a job of trenching or an armoured cable along the fence. Chargers in lamp columns serve many terraced streets where nobody has a drive. Many rows in Hillfields lack such a lane, and for them the kerb is all there is.",
  planning:
    "Coventry City Council is the single planning authority. Spon Street, Allesley village, Chapelfields, Stoke Green and the Kenilworth Road with its wooded verges are protected areas. Listed buildings include the post-war cathedral, market and railway station, so age alone is no guide. Connection forms go to National Grid Electricity Distribution.",
  questions: [
    {
      question: "Can I take power to a garage at the bottom of my Coventry garden for a car charger?",
      answer:
        "Yes, when the run is long enough cable of the right size and the earthing is designed for an outbuilding. Check that the lane behind is yours to use and that the garage is on your own deeds.",
    },
    {
      question: "My Tile Hill house is no-fines concrete, does that stop me having panels?",
      answer:
        "No, because panels fix to the roof timbers and the walls hardly matter. The same walls do matter for heating, so get their insulation settled before sizing a heat pump.",
    },
  ],
};
