import type { AreaText } from "#content/areas/area-text.ts";

export const newham: AreaText = {
  slug: "newham",
  description:
    "Solar panels, batteries and heat pumps in Newham: Forest Gate terraces, Plaistow streets, Beckton closes and Stratford flats.",
  intro:
    "Newham lies flat between the Lea and the Roding, with the Royal Docks along its southern edge. Dense Victorian terraces fill the middle, and towers have risen at Stratford, Canning Town and along the water. Renting is common, and so are big families under one roof.",
  places: [
    "Stratford",
    "West Ham",
    "East Ham",
    "Forest Gate",
    "Plaistow",
    "Canning Town",
    "Beckton",
    "Custom House",
    "Silvertown",
    "Manor Park",
    "Upton Park",
    "North Woolwich",
  ],
  homes:
    "East Ham, Manor Park and Upton Park were built up in a rush around the turn of the twentieth century, terrace upon terrace. The Woodgrange estate at Forest Gate is older and roomier, with double-fronted houses and glazed verandas. Bombing tore holes around the docks, which post-war council blocks filled. Beckton’s brick closes and cul-de-sacs date from the Docklands years of the 1980s. At Stratford the former athletes’ village began a wave of apartment building that continues.",
  solar:
    "Level marshland and even rooflines leave Plaistow and East Ham with an open sky. Their roofs are small, though, and the rear addition takes a good part of what one could use at the back. In Beckton the pitches are newer and simpler, often with trussed rafters whose strength has to be checked on paper. Light reaches the streets around the Royal Docks from the water side, but towers that come later may take some of it away.",
  heating:
    "A mid-terrace in Manor Park with a kitchen extension needs its flat roof insulated as well as its loft. Yards behind the bye-law terraces are short, so an outdoor unit has to be quiet and well placed. Homes at the Olympic Park and in much of the docks take heat from a network, with a meter in the hall and no boiler. Some large-panel blocks from the post-war decades were wrapped or rebuilt, and their landlords know what the walls contain.",
  driving:
    "Stratford is so well served by rail that a car is often left out of the plan. In Forest Gate and East Ham vehicles stand bumper to bumper along the kerb. Beckton is the place for chargers at home, because many of its closes have drives or numbered bays; a bay that is not in your deeds needs permission from the estate’s owner.",
  planning:
    "Planning for the Olympic Park, once in the hands of a development corporation, has returned to the boroughs. Conservation areas are fewer than in west London and include Woodgrange, Stratford St John’s and Three Mills. Near London City Airport, heights are limited for cranes and masts, which an ordinary roof array never reaches. Connections are made by UK Power Networks, though in the newest quarters an independent operator may own the last stretch of cable.",
  questions: [
    {
      question: "My flat is on a heat network; what can I still improve?",
      answer:
        "Check the controls, the flow through each radiator and the insulation of pipes inside your flat. Ask the operator how the tariff is made up, because heat networks are now regulated by Ofgem. Solar on the common roof is a question for the freeholder.",
    },
    {
      question: "Several generations share our terrace in East Ham; does a battery make sense?",
      answer:
        "A house that is full all day uses much of its solar power as it is made, so a battery has less left over to store. Have the evening use looked at before you pay for a large one. Charging it at night on a cheap tariff can be a reason of its own.",
    },
  ],
};
