import type { AreaText } from "#content/areas/area-text.ts";

export const edinburgh: AreaText = {
  slug: "edinburgh",
  description:
    "Solar panels, batteries, heat pumps and chargers in Edinburgh: tenements, colonies, New Town flats, bungalows and villages by the Forth.",
  intro:
    "Edinburgh lives in flats to a degree few British cities do, so roof, stair and back green are commonly shared. Round the tenement core lie belts of bungalows and villas, and beyond them former villages from Cramond to Balerno.",
  places: [
    "Leith",
    "Portobello",
    "Morningside",
    "Marchmont",
    "Stockbridge",
    "Corstorphine",
    "Blackhall",
    "Liberton",
    "Gorgie",
    "Colinton",
    "South Queensferry",
    "Balerno",
    "Kirkliston",
    "Craigmillar",
  ],
  homes:
    "The New Town is Georgian, with smooth stone fronts, basements and long terraces mostly split into flats. Marchmont, Bruntsfield, Gorgie and Leith are Victorian tenements, stacked round a common stair. Colonies, as at Stockbridge and Abbeyhill, are rows of upper and lower flats, each with a door and a patch of garden of its own. Inter-war bungalows cover much of Blackhall, Corstorphine and Liberton. Pilton, Muirhouse, Craigmillar and Wester Hailes were council schemes and have been rebuilt in part.",
  solar:
    "Georgian roofs hide a valley between slopes, where panels would be out of sight and awkward to reach. On a bungalow the roof is low and hipped and by now may have a dormer, so measure what is left. Haar creeps up the Forth in late spring and greys Portobello and Leith when Colinton is clear. Arthur’s Seat and Corstorphine Hill take the sun from a few streets at their feet; elsewhere the skyline is a neighbour’s chimney.",
  heating:
    "Shutters and sash windows are worth mending before anything larger is done in an old flat. An outdoor unit on the back green needs the consent of everyone who shares it, and its sound has to be judged at windows all round the court. Bungalows in Blackhall or Craiglockhart have a loft to insulate, a garden and short pipe runs, which is kind to a heat pump. Flats without gas rely on storage heaters, where a better heater on the right tariff is often the first gain.",
  driving:
    "Trams run from the airport through the centre to Newhaven and buses go nearly everywhere else, so many central households do without a car. Permit bays line the tenement streets, and charging there is the council’s to arrange. Out in the bungalow belt a drive beside the house makes it a private matter.",
  planning:
    "The Old and New Towns form a World Heritage Site, and many other quarters are conservation areas. New Town houses are frequently listed in the highest category, which covers the interior too, so ask about pipes and radiators as well as panels. To the south the city meets the Pentland Hills Regional Park. The City of Edinburgh Council issues building warrants, and SP Energy Networks deals with the supply.",
  questions: [
    {
      question: "Can I put panels on a New Town roof if nobody can see them?",
      answer:
        "Being hidden helps, but listed building consent is still needed and the roof generally has several owners. The inner slopes behind the parapet are where such proposals start, with a plan for reaching the gutter afterwards.",
    },
    {
      question: "I have an upper colony flat: is the roof mine?",
      answer:
        "In some rows the upper owner’s title covers it, but terms differ from one to the next, so have the deeds read. Several colonies are listed or in conservation areas, which makes the council the next call.",
    },
  ],
};
