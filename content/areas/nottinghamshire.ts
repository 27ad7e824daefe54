import type { AreaText } from "#content/areas/area-text.ts";

export const nottinghamshire: AreaText = {
  slug: "nottinghamshire",
  description:
    "Solar panels, batteries, heat pumps and EV chargers in Nottinghamshire, for pit villages, Trent-side towns and the brick villages of the Vale.",
  intro:
    "Nottinghamshire splits between the coalfield of the west and the farms of the Trent and the Vale of Belvoir. For decades the Trent’s cooling towers marked the horizon. Old pit villages now sit beside Sherwood’s heath and oak, with plain former Coal Board homes that upgrade well.",
  places: [
    "Nottingham",
    "Mansfield",
    "Worksop",
    "Newark-on-Trent",
    "Retford",
    "Sutton-in-Ashfield",
    "Kirkby-in-Ashfield",
    "Hucknall",
    "Beeston",
    "Arnold",
    "West Bridgford",
    "Southwell",
    "Bingham",
    "Eastwood",
  ],
  homes:
    "Colliery companies and the Coal Board built whole villages at Ollerton, Clipstone, Rainworth and Bilsthorpe, in blocks of semis and short rows. Mansfield, Sutton and Kirkby grew up on coal and hosiery in stone and brick. West Bridgford and Beeston are commuter suburbs with Edwardian villas and 1930s semis. Newark, Retford and Southwell have Georgian brick fronts beside much older timber. Trent and Vale villages such as Caunton or Cropwell Bishop keep orange pantiles and brick barns.",
  solar:
    "Pit villages repeat one house many times, so the first good layout in a street can guide the next. Orange pantile roofs in the Vale have a gentle rhythm that black panels interrupt, and rear slopes are the tactful choice. The Trent valley is flat and open to the north-east wind. Oak and pine around Edwinstowe shade the forest edge for longer than the eye suspects in June.",
  heating:
    "Miners once had concessionary coal, and chimneys, back boilers and coal sheds remain in many pit homes. Gas took over in the coalfield long ago, but farms and villages east of the Trent mostly burn oil. Some Coal Board houses have concrete panels or no-fines walls, and knowing which system you own is half the survey. Mine water warmed by the earth is being looked at as a heat source in old coalfields, though not yet as something a single house can order.",
  driving:
    "Trams reach Hucknall and Toton from the city, and beyond them the car rules. Front gardens in Rainworth or Blidworth turn into drives with a dropped kerb from the county’s highways team. Town houses around Newark market place need the public car parks by the river.",
  planning:
    "Outside the city of Nottingham the county council keeps the roads while districts such as Ashfield, Bassetlaw, Gedling, Newark and Sherwood and Rushcliffe decide planning. Southwell’s minster precinct and Newark’s centre are full of listed buildings. Laxton still farms open fields, and a ground array there would be a delicate idea. Northern Powergrid serves part of the north near Worksop, and National Grid Electricity Distribution the remainder.",
  questions: [
    {
      question: "I own a former Coal Board house, is it suitable for a heat pump?",
      answer:
        "Many are, with compact rooms and space at the side where the coal shed stood. Have the wall type identified first, because insulation decides the size of the unit.",
    },
    {
      question: "Will panels be welcome in Southwell?",
      answer:
        "On an unlisted house in a side street, usually yes on a slope out of view. Near the minster expect the conservation officer to ask for drawings and a sample of the frame colour.",
    },
  ],
};
