import type { AreaText } from "#content/areas/area-text.ts";

export const haringey: AreaText = {
  slug: "haringey",
  description:
    "Solar, heat pumps and insulation for Haringey, from Edwardian Muswell Hill to Tottenham, Noel Park and the Harringay Ladder.",
  intro:
    "Alexandra Palace looks down on both halves of Haringey. West of it lie the hills of Highgate and Muswell Hill; east of it the ground flattens through Wood Green and Tottenham to the Lea.",
  places: [
    "Tottenham",
    "Wood Green",
    "Crouch End",
    "Muswell Hill",
    "Hornsey",
    "Harringay",
    "Highgate",
    "Seven Sisters",
    "Stroud Green",
    "Bounds Green",
    "Noel Park",
    "Bruce Grove",
    "Tottenham Hale",
    "West Green",
  ],
  homes:
    "Muswell Hill is Edwardian almost throughout, built in one long burst with gables, balconies and white-painted woodwork. The Harringay Ladder takes its name from the rungs of parallel Victorian streets between Green Lanes and Wightman Road. Noel Park is a planned Victorian estate for artisans, in brick with Gothic touches. In Tottenham the London County Council’s Tower Gardens brought the garden suburb to council tenants. Tottenham Hale has lately gone upwards, with towers of flats around the station.",
  solar:
    "The Ladder’s rungs run roughly east and west, so a front or rear slope often looks roughly south, which is luck in a Victorian grid. In Muswell Hill the ground drops away steeply, and a rear roof can be three storeys up with a view to the City and scaffolding to match. Dormers, turrets and fire walls cut the Edwardian roofs into parts. Tottenham’s flatter streets are more regular, with fewer trees tall enough to matter.",
  heating:
    "A Muswell Hill family house is large, with high ceilings and solid walls, and its heat loss should be calculated room by room before any talk of a unit’s size. Terraces on the Ladder are much narrower, and the return at the back leaves a side passage that can hold pipes but reflects sound. Broadwater Farm and other council estates have communal systems, where change comes by the block. Suspended timber floors above ventilated voids are found throughout the older streets and reward insulation from below.",
  driving:
    "Muswell Hill has no station, Underground or otherwise, and its buses climb from Highgate and Finsbury Park. On the Ladder cars line both kerbs and nobody has a drive. Some Highgate and Muswell Hill houses do have a garage or a forecourt, and they are the ones that can charge at home.",
  planning:
    "Tower Gardens and Noel Park have Article 4 directions that protect roofs, doors and windows. Highgate, Crouch End and Muswell Hill are conservation areas too, and Highgate village is divided between Haringey and its neighbours. Views of and from Alexandra Palace carry weight when a tall proposal is judged, but not when someone puts panels on a terrace. UK Power Networks should be asked early where one supply cable loops from house to house, as it does in some terraces.",
  questions: [
    {
      question: "Is my house on the Harringay Ladder suitable for solar?",
      answer:
        "It may well be, since many of the rungs give one slope a broadly southern aspect. Before you count panels, look at chimneys, at the state of the slates and at what the neighbours’ loft conversions do to your light.",
    },
    {
      question: "We have original slates and a turret in Muswell Hill: what would the council mind?",
      answer:
        "The street front is what the conservation area protects, so leave turret and gables alone and use the rear. Send Haringey a sketch and a photograph first if any panel could be seen from a side road downhill.",
    },
  ],
};
