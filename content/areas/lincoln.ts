import type { AreaText } from "#content/areas/area-text.ts";

export const lincoln: AreaText = {
  slug: "lincoln",
  description:
    "Solar panels, batteries, heat pumps and EV chargers in Lincoln: what uphill and downhill homes need, and how the cathedral quarter is protected.",
  intro:
    "Everyone in Lincoln lives uphill or downhill, and the limestone cliff between the two decides view, wind and sunlight. Downhill the Witham and the Fossdyke run through flat ground that was marsh before it was drained. The cathedral on the hilltop is seen from far across the fens, so rooflines around it are watched with care.",
  places: [
    "Bailgate",
    "St Giles",
    "Ermine",
    "Newland",
    "Monks Road",
    "Sincil Bank",
    "Boultham",
    "Swanpool",
    "Birchwood",
    "Hartsholme",
    "Bracebridge",
    "Glebe Park",
  ],
  homes:
    "Downhill terraces around Sincil Bank, the High Street and Monks Road were built for men who made engines, pumps and the first tanks. Around the Bailgate medieval stone, Georgian brick and timber stand wall to wall. St Giles is an inter-war council estate with privet hedges and generous plots, and the Ermine followed it after the war on either side of the old Roman road. Swanpool was meant as a much larger garden suburb, and the part that was finished still feels like one. Birchwood covers a former bomber airfield with houses and bungalows from the 1970s and later.",
  solar:
    "Eastern England is drier and brighter than the west at the same latitude, and Lincoln shares in that. Terraces that step down the hillside off Monks Road can shade each other at low winter angles. On the plateau the wind arrives across open fields, so edge clearances and fixings deserve a proper calculation. Bungalows in Birchwood and Hartsholme give broad low roofs, though mature trees near the country park need watching.",
  heating:
    "Gas mains serve the city, while many villages out on the fen and the heath burn oil. Engineering terraces have solid walls, and on the low wet ground their floors are worth a look too. Uphill stone houses hold heat slowly and suit low, steady running once draughts are dealt with. Flood risk near the Witham is a reason to mount outdoor units well off the ground.",
  driving:
    "Steep Hill and the lanes of the Bailgate were never made for cars, and residents park by permit. A drive is normal on the Ermine, in Birchwood and around Doddington Road. Long rural trips are part of life in this county, so a full battery every morning is worth more than speed of charging.",
  planning:
    "City of Lincoln Council handles planning, while Lincolnshire County Council looks after highways. The cathedral and castle quarter is a conservation area full of listed buildings, and archaeology can matter as soon as a trench is dug. North Hykeham feels like part of town yet answers to North Kesteven. Applications to connect generators go through National Grid Electricity Distribution.",
  questions: [
    {
      question: "May I have panels on a house near Lincoln Cathedral?",
      answer:
        "If the house is listed you need consent, and a slope seen from the castle walls or the tower will be judged strictly. An unlisted house in the same streets has more freedom, but ask the city’s planners in writing.",
    },
    {
      question: "Would digging for a ground source heat pump be a problem in Lincoln?",
      answer:
        "In the old city, Roman remains can lie just under the turf, so a trench may need an archaeologist. On the outer estates gardens are freer of history, but air source is usually the simpler choice for their size.",
    },
  ],
};
