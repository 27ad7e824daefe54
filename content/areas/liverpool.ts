import type { AreaText } from "#content/areas/area-text.ts";

export const liverpool: AreaText = {
  slug: "liverpool",
  description:
    "Liverpool guide to solar, batteries, heat pumps and chargers: Anfield and Wavertree terraces, Georgian streets, Speke and Woolton.",
  intro:
    "Liverpool rises from the Mersey on a sandstone ridge, with docks below, terraces on the slopes and leafy suburbs behind. Salt air comes with the river, and Welsh slate is on most of the older roofs.",
  places: [
    "Anfield",
    "Everton",
    "Walton",
    "Kensington",
    "Wavertree",
    "Toxteth",
    "Aigburth",
    "Allerton",
    "Woolton",
    "Childwall",
    "West Derby",
    "Norris Green",
    "Garston",
    "Speke",
  ],
  homes:
    "Anfield, Walton and Kensington are close-set terraces, each row with its yards and a gated entry behind. Welsh builders put up much of the Victorian city, and the Welsh Streets of Toxteth keep the names they gave. Round Rodney Street and Canning Street the merchants’ houses are Georgian in style, many of them in flats. Norris Green and Speke were planned as council suburbs between the wars. Aigburth, Allerton and Childwall have semis, Woolton has cottages of red sandstone, and dock warehouses hold apartments.",
  solar:
    "On Everton’s ridge the wind is strong and the outlook wide, so fixings count for more than shade. Terraces were laid in parallel sets, and what an array yields for a neighbour on your side of a Wavertree street is a fair guide to your own. The rear wing, which surveyors here call an outrigger, adds a slope but sits in the main roof’s shadow for part of the day. In the old villa gardens around Sefton Park the trees are part of the survey.",
  heating:
    "Yards behind the terraces are walled and small, and hard walls throw sound back. Speke’s houses have gardens front and rear, which settles the place of the outdoor unit. Woolton and Gateacre sandstone needs insulation that breathes, put on the inside where the face is to be kept. In waterfront flats heating is often electric, so controls and heaters come before any wet system.",
  driving:
    "Merseyrail takes commuters beneath the river and along the shore, while the eastern suburbs depend on buses and cars. An entry behind a terrace is too narrow for a car, so kerbside charging is what those streets want. Childwall and Allerton semis have driveways, and often a garage whose wiring should be tested first.",
  planning:
    "The city council’s area ends before Bootle, Huyton and Birkenhead, which have councils of their own. Liverpool’s waterfront has lost its World Heritage title, but its listed buildings and conservation areas stand as before. Grassendale and Cressington Parks are private riverside estates with covenants as well as conservation area status. SP Energy Networks, in what people still call the Manweb area, looks after connections.",
  questions: [
    {
      question: "Is the yard of a Walton terrace big enough for a heat pump?",
      answer:
        "Some are, if the unit has clear air before it and is far enough from next door’s window. The installer has to calculate the sound for your yard, walls included, and show you the result.",
    },
    {
      question: "Will salt air from the Mersey shorten the life of my panels?",
      answer:
        "Framed and sealed modules cope well; it is poor steel brackets that suffer. Close to the river, ask for a salt-mist test certificate and stainless clamps.",
    },
  ],
};
