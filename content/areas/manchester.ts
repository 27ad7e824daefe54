import type { AreaText } from "#content/areas/area-text.ts";

export const manchester: AreaText = {
  slug: "manchester",
  description:
    "Manchester notes on solar, batteries, heat pumps and chargers: Levenshulme terraces, Didsbury villas, Wythenshawe and city flats.",
  intro:
    "Manchester proper is long and thin, from Blackley and Moston in the north to the airport beyond Wythenshawe; Salford, Trafford and Stockport are neighbours and not parts of it. Red brick runs through nearly the whole length.",
  places: [
    "Didsbury",
    "Chorlton",
    "Withington",
    "Levenshulme",
    "Longsight",
    "Rusholme",
    "Fallowfield",
    "Gorton",
    "Wythenshawe",
    "Ancoats",
    "Hulme",
    "Crumpsall",
    "Blackley",
    "Moston",
  ],
  homes:
    "Levenshulme, Longsight, Moss Side and Gorton are terrace country, plain rows beside bay-fronted ones. Didsbury, Chorlton and Whalley Range add Victorian villas and Edwardian semis. Wythenshawe was the city’s own garden suburb, council-built between the wars and afterwards. Hulme has been cleared and rebuilt more than once within living memory, so most of it is modern. Mills in Ancoats and towers round Deansgate hold leasehold flats.",
  solar:
    "Cloud from the Irish Sea piles up against the Pennines, and the long days from April to September bring in most of the year’s yield. Levenshulme roofs are rectangles broken only by party chimneys, and both slopes can carry panels. In Wythenshawe the plots are wide and the hips are many, which trims the usable shape. Tall trees in Didsbury and Whalley Range may decide the slope before the compass does.",
  heating:
    "Brick terraces of the older kind have no cavity; a popular compromise keeps the front as it is and insulates the plain rear from outside. Wythenshawe gardens have room to spare for an outdoor unit, and the walls there should be checked for cavities and their filling. High-rise flats in the centre tend to have panel heaters and a hot-water cylinder in a cupboard. A Whalley Range villa split into flats needs one plan for the building rather than a pump for each floor.",
  driving:
    "Metrolink reaches Chorlton, Didsbury, the airport and the north side, so an inner household can manage without a car. Shared houses in Fallowfield may have several cars and no drive between them. Wythenshawe’s verges were not made for parking, and a dropped kerb has to be approved before a charger is any use.",
  planning:
    "Old Trafford belongs to Trafford and Salford Quays to Salford, so look at the council tax bill before you apply to Manchester City Council. Chorltonville, Victoria Park, Whalley Range and the St James part of Didsbury are conservation areas. Freehold is not universal: long leases and chief rents are common on Manchester houses, and their covenants are worth reading. The network operator is SP Electricity North West, long known as Electricity North West.",
  questions: [
    {
      question: "My terraced house is leasehold: can I still fit solar?",
      answer:
        "Very often yes, but the lease may require the freeholder’s consent to alterations, sometimes for a fee. Get it in writing before you pay a deposit, because a buyer’s solicitor will look for it one day.",
    },
    {
      question: "Can I have a battery in a flat in central Manchester?",
      answer:
        "Ask the managing agent and the building’s insurer, since either may refuse one indoors. Smarter heaters on a time-of-use tariff give part of the benefit without it.",
    },
  ],
};
