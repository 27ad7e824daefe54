import type { AreaText } from "#content/areas/area-text.ts";

export const ealing: AreaText = {
  slug: "ealing",
  description:
    "Solar panels, heat pumps and EV chargers for Ealing homes, from Acton and Hanwell terraces to Northolt and Greenford semis.",
  intro:
    "Ealing was called the Queen of the Suburbs, and its Victorian and Edwardian avenues still deserve the name. West and north of them come Southall, Greenford and Northolt, plainer, later and often better placed for panels.",
  places: [
    "Ealing Broadway",
    "Acton",
    "Southall",
    "Greenford",
    "Northolt",
    "Hanwell",
    "Perivale",
    "West Ealing",
    "Pitshanger",
    "Norwood Green",
    "South Ealing",
    "Park Royal",
  ],
  homes:
    "Around Ealing Broadway, Edwardian houses of red brick have tall gables, balconies and attic rooms. Brentham Garden Suburb by Pitshanger was built before the First World War by its own tenants’ society, in small cottages with hedges and greens. Bedford Park, which the borough shares with Hounslow, is earlier still, with Queen Anne fronts of red brick and tile. Greenford, Perivale and Northolt were filled with terraces and semis between the wars, when the arterial roads brought factories. Southall mixes such streets with a new district on its former gasworks.",
  solar:
    "Inter-war terraces in Greenford have unbroken rear roofs, and a row that runs east to west may have a southern slope from end to end. The gabled Edwardian houses are harder: a large roof turns out to be many small triangles. Horsenden Hill and Hanger Hill are gentle, so the land itself steals little daylight. Rear extensions with flat roofs are common in Southall and can take panels once the joists have been checked.",
  heating:
    "Tall rooms, stained glass and original tiled halls make Ealing’s Edwardian houses handsome and hard to warm. Begin with lofts, floors and sashes there, since oversized rooms ask a lot of any heat source. In Perivale and Northolt the houses are compact, with back gardens reached by service roads along which a unit can be brought in. Southall’s new blocks and the rebuilt South Acton estate are examples of places where heat may come from a shared plant room.",
  driving:
    "The Elizabeth line stops along the old Great Western main line from Acton to Southall, and the Central line serves Greenford and Northolt. Service roads behind the inter-war terraces lead to garages, and a charger there needs an armoured cable down the garden. Edwardian avenues have front gardens, but a council crossover is not granted in every street.",
  planning:
    "Brentham and Bedford Park have Article 4 directions, and each has a society that knows what has been allowed before. The Hanger Hill estates, one in mock Tudor and one in 1930s suburban style, are conservation areas as well. Around Park Royal and Old Oak ask first whether the council or the development corporation there decides. Most of the borough is SSEN territory, unlike the greater part of the capital, so that is where applications to connect go.",
  questions: [
    {
      question: "May I fit solar panels on a cottage in Brentham Garden Suburb?",
      answer:
        "Expect to apply to the council, because the suburb’s Article 4 direction withdraws many of the usual freedoms. Rear slopes away from the greens and footpaths are the place to begin, but Brentham’s paths run behind houses too.",
    },
    {
      question: "Why does my Ealing installer deal with SSEN when friends across London use UK Power Networks?",
      answer:
        "The boundary between the two network companies runs through west London, and your street is on SSEN’s side. It makes no difference to which electricity supplier or export tariff you choose; it only decides who is told about the equipment.",
    },
  ],
};
