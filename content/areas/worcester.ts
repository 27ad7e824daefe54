import type { AreaText } from "#content/areas/area-text.ts";

export const worcester: AreaText = {
  slug: "worcester",
  description:
    "Solar panels, batteries, heat pumps and EV chargers in Worcester, with advice for Severn-side streets, Regency squares and Warndon Villages.",
  intro:
    "Worcester stands on the Severn and plans its life around the river’s floods. East of the water the city climbs to brick suburbs, and west of it lies St John’s, which still thinks of itself as a village. The Malvern Hills stand on the south-western horizon, far enough off to leave the evening sun alone.",
  places: [
    "St John’s",
    "Barbourne",
    "Claines",
    "Northwick",
    "Arboretum",
    "Battenhall",
    "Red Hill",
    "Diglis",
    "Warndon",
    "Warndon Villages",
    "Ronkswood",
    "Dines Green",
    "Lower Wick",
  ],
  homes:
    "Glovers and porcelain workers lived in brick terraces around the Arboretum, Barbourne and St John’s. Britannia Square and Lansdowne Crescent have stuccoed Regency houses with low roofs behind parapets. Ronkswood, Tolladine and Dines Green are post-war council estates on the higher ground. Warndon Villages filled the land towards the motorway in the 1980s and 1990s with small closes and short drives. Diglis turned from docks to waterside flats around its basins.",
  solar:
    "Regency roofs behind parapets can hide panels from the street, yet valley gutters and lead leave little room to fix them. Closes at Warndon Villages have steep, small roofs with gables facing the road, so a handful of well-placed panels is typical. Mist lingers along the Severn on autumn mornings and thins the first hours of output. On the slopes of Red Hill and Battenhall houses stand above one another, so a rear roof may be clear although the garden is shady.",
  heating:
    "Floodwater comes back to the same low streets, and an outdoor unit or battery there belongs above the known flood mark. Houses at Warndon Villages were built with insulation in mind, and many need only a few larger radiators. Arboretum terraces have solid brick and some have cellars, where insulating the floor from below is cheap comfort. Gas reaches all of the city’s estates, so oil questions begin only outside the boundary.",
  driving:
    "Two bridges carry most traffic over the river in the city, and commuters know what that means at five o’clock. Charging at home is simple in Claines, Northwick and Lower Wick and harder in the tight streets by the Arboretum. Basement and ground-level parking at Diglis needs the freeholder and an eye on flood levels.",
  planning:
    "Worcester City Council deals with planning and Worcestershire County Council with roads. Britannia Square, Lansdowne Crescent, the cathedral quarter and the canal are conservation areas. Listed buildings stand thick around College Green and Friar Street, so a solar plan there begins with consent. Its electricity network is run by National Grid Electricity Distribution.",
  questions: [
    {
      question: "My street in Worcester has flooded, can I still have a battery?",
      answer:
        "Yes, on an outside wall or in a garage, mounted above the known flood mark and clear of doors and windows as the fire guidance asks. Ask the installer to write the chosen height into the quote.",
    },
    {
      question: "Does a house in Warndon Villages have room for a heat pump?",
      answer:
        "Generally there is a strip beside or behind the garage that suits a small unit. The airing cupboard often survives as well, which saves the hunt for cylinder space.",
    },
  ],
};
