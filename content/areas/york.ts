import type { AreaText } from "#content/areas/area-text.ts";

export const york: AreaText = {
  slug: "york",
  description:
    "York home energy: solar, batteries, heat pumps and chargers inside the walls, in the railway terraces and out to Haxby and Dunnington.",
  intro:
    "York is a walled medieval city with Victorian railway terraces at its gates and a ring of villages in the flat Vale. The Ouse and the Foss flood some streets, and Roman remains lie under a good many others.",
  places: [
    "Acomb",
    "Holgate",
    "South Bank",
    "Bishophill",
    "Clifton",
    "Heworth",
    "Tang Hall",
    "Fulford",
    "New Earswick",
    "Huntington",
    "Haxby",
    "Strensall",
    "Bishopthorpe",
    "Dunnington",
  ],
  homes:
    "Terraces in Holgate, South Bank, Leeman Road and the Groves housed railway and chocolate workers. Inside the walls a Georgian brick front may hide a timber frame centuries older. New Earswick is a garden village founded by Joseph Rowntree, with cottages round greens and cul-de-sacs. Tang Hall is chiefly inter-war council housing, and Acomb grew from a village into the city’s western suburb. Haxby, Huntington and Strensall are full of post-war bungalows and semis.",
  solar:
    "The Vale of York is level and lies in the rain shadow of the Pennines, with still fogs in winter as its drawback. Clay pantiles on cottages and barns crack underfoot and need hooks made for them. Any slope that shows from the city walls or the Minster tower will be looked at closely, so rear slopes and hidden valleys come first. A bungalow in Haxby or Strensall has a long low roof with room for a full row.",
  heating:
    "In streets that flood, choose wall insulation that can get wet and dry out again, and mount electrics high. Derwenthorpe, on the eastern side, was built with communal heating, so its residents think in terms of the scheme and not of single boilers. Timber frames need to breathe, and foam in the wrong place does harm there that takes years to show. Bungalows in the villages have the loft, the garden and the floor area that a heat pump likes.",
  driving:
    "Park-and-ride sites ring York and bicycles are everywhere, so for many the car is kept for longer trips. Residents’ parking zones cover many of the terraces, where a charger of one’s own is rarely possible. In Huntington and Copmanthorpe the drive is next to the meter and the work takes little cable.",
  planning:
    "City of York Council looks after the villages as well as the city. The centre is an Area of Archaeological Importance, which puts conditions on digging, and its whole historic core is a conservation area. New Earswick, Heslington and Clifton have conservation areas too. Green Belt encircles the built-up area, and Northern Powergrid runs its cables through all of it.",
  questions: [
    {
      question: "Would a trench for a ground loop run into Roman York?",
      answer:
        "In the centre it might, and the law wants notice before the soil is disturbed. Outside the core a garden trench is seldom a problem, but the council’s record of finds is worth a look.",
    },
    {
      question: "Can a terrace near the Ouse have a battery and a heat pump?",
      answer:
        "Yes, if both are set above the height the river has reached in your street. Wall brackets and an upper-floor cupboard are common answers, with the cables dropping from above.",
    },
  ],
};
