import type { AreaText } from "#content/areas/area-text.ts";

export const chichester: AreaText = {
  slug: "chichester",
  description:
    "Solar and heating notes for Chichester, Selsey, Midhurst and Petworth: bright coastal plain, flint villages and park rules.",
  intro:
    "From the beaches at Selsey to the sandstone height of Blackdown, Chichester district crosses shore, plain, chalk and forested Weald. The city itself is small and walled, with the Downs standing up clearly to the north. Where you live in it decides your planning authority, your heating fuel and the wind on your roof.",
  places: [
    "Midhurst",
    "Petworth",
    "Selsey",
    "East Wittering",
    "West Wittering",
    "Bosham",
    "Fishbourne",
    "Southbourne",
    "Tangmere",
    "Summersdale",
    "Whyke",
    "Loxwood",
  ],
  homes:
    "Georgian brick lines the main streets of the city and the quarter called the Pallants. Whyke, Parklands and Summersdale grew outwards from there in the twentieth century, mostly as semis and detached houses with gardens. On the Manhood Peninsula, bungalows are everywhere, and on the beach at Selsey a few homes still have old railway carriages at their core. Villages at the foot of the Downs are built of flint with brick corners. Midhurst and Petworth, over the hill, use greensand, timber and tile, and the Cowdray estate’s window frames are a well-known yellow.",
  solar:
    "This coast is among the sunniest stretches of mainland Britain, and the flat plain throws no shade of its own. Bungalows at Bracklesham and Selsey offer low, broad roofs that are cheap to scaffold, although wind off open water sets the number of fixings. North of the Downs the picture changes to woodland clearings and steep lanes, where beech and oak may cost more output than the roof’s direction.",
  heating:
    "Gas mains serve the city and the bigger coastal places, but a good many downland and Wealden villages never had them. Oil tanks behind flint cottages are a common reason for asking about heat pumps here. Flint is dense, cold and lumpy, so insulation usually goes inside on battens with a breathable board. Seaside bungalows used as second homes gain from controls that keep frost and damp away while nobody is there.",
  driving:
    "Bus services thin out quickly beyond the city, so most rural households run a car, and most have somewhere to park it. A charger on a detached garage at the end of a long garden needs its own armoured cable, which can cost more than the charger.",
  planning:
    "The South Downs National Park Authority, whose offices are in Midhurst, sets planning policy for the Downs, Midhurst and Petworth, and the district processes many of the applications there on its behalf. The city, the Manhood Peninsula and the far corner round Loxwood answer to Chichester District Council, with Chichester Harbour protected as a National Landscape on the western side. A brick or flint cottage inside the park is not barred from having panels, but listing is frequent and deserves an early check. Southern Electric’s successor, SSEN, runs the wires.",
  questions: [
    {
      question: "Who decides on my panels, the park or the district council?",
      answer:
        "Your postcode is no guide, because the park boundary runs between neighbouring villages. Look the address up on the park authority’s map before you write to anyone. Many roof systems are permitted development on either side of the line, listed houses excepted.",
    },
    {
      question: "Does a Selsey bungalow need a special heat pump?",
      answer:
        "It needs one that the maker approves for coastal sites, with a treated coil and a cabinet that resists rust. Keep it on the landward side and rinse it with fresh water now and then. High water tables and flood maps are worth a look too, so that the base is set well above the ground.",
    },
  ],
};
