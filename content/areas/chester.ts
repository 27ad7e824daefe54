import type { AreaText } from "#content/areas/area-text.ts";

export const chester: AreaText = {
  slug: "chester",
  description:
    "Local notes on solar, batteries, heat pumps and chargers in Chester, from the Rows and Handbridge to Hoole, Upton and Blacon.",
  intro:
    "Chester’s walls enclose a centre where almost any outside change is noticed; past them lie plain suburbs with far more freedom. The Dee loops round the south, Wales begins at the western doorstep, and the Cheshire plain opens to the east.",
  places: [
    "Hoole",
    "Handbridge",
    "Upton-by-Chester",
    "Boughton",
    "Great Boughton",
    "Blacon",
    "Newton",
    "Vicars Cross",
    "Queen’s Park",
    "Curzon Park",
    "Lache",
    "Christleton",
  ],
  homes:
    "Hoole and the Garden Quarter are brick terraces from the Victorian railway years. Across the river Queen’s Park and Curzon Park were laid out for villas. The black-and-white gables of the centre are partly old timber frames and partly Victorian revival, with brick and plaster mixed behind. Blacon, on its ridge to the west, is a large estate of post-war council houses. Upton, Newton and Vicars Cross fill the eastern and northern side with semis and bungalows.",
  solar:
    "Welsh mountains catch much of the rain before it reaches the Dee, so Chester is drier than its western position suggests. Roofs above the Rows are a jumble of gables, valleys and separate owners, and panels there are seldom practical. A Hoole terrace may have a long rear wing whose slope is sunnier than the main one. Blacon’s ridge gives open sky, with simple gabled roofs to match.",
  heating:
    "In a timber-framed building, look for gaps between frame and infill before thinking of any new heat source. Red sandstone lies close under the walled city and shallow digging meets Roman remains, so ground loops belong in gardens further out. Blacon’s houses have gardens and plain layouts, both of which help a heat pump. Gas is laid throughout the city, though some farms on the Dee meadows have never had it.",
  driving:
    "Park-and-ride buses serve a centre with little room for cars. In Hoole cars stand tight along the kerbs, so shared and public points matter more than wall boxes. A semi in Upton or Vicars Cross has its own drive and a short run from the meter.",
  planning:
    "Cheshire West and Chester Council deals with planning and with the highway. The walled city is a conservation area and also an Area of Archaeological Importance, where notice has to be given before the ground is disturbed. On the English side Green Belt begins where the suburbs end. SP Energy Networks is the operator on this side of the Welsh border and on the other.",
  questions: [
    {
      question: "May I put panels on the back roof of a house in the city conservation area?",
      answer:
        "On a house that is not listed, a rear slope is often permitted development, with conditions on how far panels stand out. Check the listing and any Article 4 direction first, as a good many central houses are protected.",
    },
    {
      question: "We live in Saltney, where Chester runs into Wales: which rules count for us?",
      answer:
        "The border decides, so a home on the Flintshire side follows Welsh planning law and Welsh energy schemes. The Boiler Upgrade Scheme makes no difference between the two, because it is for England and Wales alike.",
    },
  ],
};
