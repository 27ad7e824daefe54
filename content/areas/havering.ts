import type { AreaText } from "#content/areas/area-text.ts";

export const havering: AreaText = {
  slug: "havering",
  description:
    "Solar, batteries, heat pumps and EV chargers for Havering: Romford, Hornchurch and Upminster homes, bungalows and farms.",
  intro:
    "Havering is where London turns into Essex, and many of its people would say Essex. Houses with gardens, bungalows and drives are the rule, with fields to the north and east and the Thames marshes to the south.",
  places: [
    "Romford",
    "Hornchurch",
    "Upminster",
    "Rainham",
    "Harold Wood",
    "Harold Hill",
    "Gidea Park",
    "Cranham",
    "Collier Row",
    "Elm Park",
    "Emerson Park",
    "Ardleigh Green",
    "Havering-atte-Bower",
  ],
  homes:
    "Gidea Park began as a garden suburb with a competition of architects before the First World War, and a second show of Modern houses followed in the 1930s. Elm Park and much of Hornchurch were built by speculative firms around the District line stations. Harold Hill is a post-war estate that the London County Council made for families from the bombed East End, and some of its houses may not be of traditional brick. Emerson Park has large houses on deep plots, many rebuilt in recent years. Upminster and Cranham have street upon street of bungalows and chalets.",
  solar:
    "Eastern skies help: this edge of the capital shares in the dry weather of Essex. Bungalow roofs at Cranham are low, broad and cheap to scaffold. Hipped ends take away corners, but wide plots keep the houses from shading one another. Farm buildings at North Ockendon and around Noak Hill can carry commercial arrays, and a check of asbestos cement sheets comes first.",
  heating:
    "On Harold Hill the first task is to learn how the walls are made, as concrete and steel-framed types need their own insulation details. Bungalows lose heat through a roof as large as the floor, and topping up the loft does more there than in a house. A detached garage, found beside so many homes here, can take the cylinder or battery if it is dry and insulated. The odd cottage in the lanes north of Havering-atte-Bower may have oil or bottled gas instead of a main.",
  driving:
    "The Elizabeth line calls at Romford, Gidea Park and Harold Wood, and the District line ends at Upminster. Between those stations the car rules, and drives for several vehicles are not unusual in Emerson Park. With several cars at one address, load management matters more than the charger’s own rating.",
  planning:
    "The council’s conservation areas include Gidea Park, Rainham village, Corbets Tey, Cranham and Havering-atte-Bower. In Gidea Park the exhibition houses are under closer control by Article 4, and some are listed. Green Belt makes up a large part of the land, and North Ockendon lies even beyond London’s orbital motorway. Applications for connection are made to UK Power Networks, which serves both Havering and the Essex side.",
  questions: [
    {
      question: "My house on Harold Hill is not standard brick: can it have a heat pump or external insulation?",
      answer:
        "Yes in principle, but the installer must know the system it was built with, and a structural report may be needed before insulation is fixed to it. Lenders often ask for the same papers, so keep them.",
    },
    {
      question: "Are there extra rules for an exhibition house in Gidea Park?",
      answer:
        "There are, as the conservation area and its Article 4 direction cover changes that other houses make freely. Find out from Havering council whether yours is listed too, and offer a rear roof or the garage as the place for panels.",
    },
  ],
};
