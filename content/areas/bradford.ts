import type { AreaText } from "#content/areas/area-text.ts";

export const bradford: AreaText = {
  slug: "bradford",
  description:
    "Solar, batteries, heat pumps and EV charging across Bradford district: mill terraces, moorland villages, Saltaire, Keighley and Ilkley.",
  intro:
    "Bradford district climbs from the Aire to open moor, and most of what stands between is built of local sandstone. A mill-town terrace, a villa in spa-town Ilkley and a weaver’s cottage in Haworth each call for a different answer.",
  places: [
    "Keighley",
    "Shipley",
    "Bingley",
    "Ilkley",
    "Haworth",
    "Saltaire",
    "Baildon",
    "Silsden",
    "Queensbury",
    "Thornton",
    "Manningham",
    "Eccleshill",
    "Wibsey",
    "Idle",
  ],
  homes:
    "Stone terraces cross the slopes of Manningham, Girlington and Great Horton, often with a cellar below and an attic bedroom above. Back-to-backs survive in some inner streets, joined to their neighbours at the rear as well as the sides. Merchants’ villas in Manningham, Heaton and Ilkley are in many cases flats by now. Holme Wood, Buttershaw and Ravenscliffe are council-built estates out on the rim of the city. Several great textile mills, the silk mill at Manningham among them, have become apartments.",
  solar:
    "Valley sides decide the light: a row above Shipley may look straight at the sun while the one opposite faces the hill. Stone slates on older houses are thick and uneven, so they need a roofer used to them and a check of the timbers beneath. At Queensbury and Oxenhope the wind comes hard off the tops, and the fixings have to be worked out for it. Snow lies longer up there than in Forster Square and slides off glass before it leaves the slates.",
  heating:
    "Sandstone walls look massive and still lose heat fast; insulating boards inside, with an eye on damp, are the usual course. Cellars run under many of the terraces, handy for a cylinder and a reason for cold ground floors. The yard of a through terrace will often take an outdoor unit. Farms and hamlets above the Worth Valley often lie beyond the gas mains and live with oil, bottled gas or solid fuel.",
  driving:
    "Trains along Airedale carry Keighley, Bingley and Shipley commuters to Leeds, while Queensbury and Thornton lost their railway long ago and rely on the road. Setted streets in Haworth and Saltaire are not dug up lightly for a new supply cable. Where the front door opens on the pavement, ask the council before a lead crosses it.",
  planning:
    "One authority, Bradford Council, covers city, valleys and moor alike. Saltaire is a World Heritage Site in which nearly every house is listed, so even a modest change outside needs consent there. Haworth, Little Germany and the middle of Ilkley are conservation areas. Connections for panels and pumps are notified to Northern Powergrid.",
  questions: [
    {
      question: "My house in Saltaire is listed: is solar out of the question?",
      answer:
        "Nothing is ruled out by law, but listed building consent comes first and a slope that shows from the street is unlikely to get it. Begin with draughts, loft insulation and a talk with the council’s conservation officers.",
    },
    {
      question: "Can a Bradford back-to-back have a heat pump?",
      answer:
        "Only if there is somewhere to put the outdoor unit, and many have just a strip of front yard. Insulating the attic and the outside wall is the likelier first step, and modern electric heating may suit better than a pump.",
    },
  ],
};
