import type { AreaText } from "#content/areas/area-text.ts";

export const hackney: AreaText = {
  slug: "hackney",
  description:
    "Solar panels, insulation and heat pumps in Hackney, on butterfly roofs, Victorian terraces, warehouse flats and estates.",
  intro:
    "Hackney packs Georgian squares, Victorian terraces, post-war estates and old workshops into a small space between the City and the Lea. Most residents rent or hold a lease, and those with a whole house often have a roof like no suburban one.",
  places: [
    "Dalston",
    "Stoke Newington",
    "Shoreditch",
    "Hoxton",
    "Clapton",
    "Stamford Hill",
    "London Fields",
    "Homerton",
    "De Beauvoir Town",
    "Haggerston",
    "Hackney Wick",
    "Woodberry Down",
  ],
  homes:
    "De Beauvoir Square has paired villas with Dutch gables and lattice windows, a style that few other London squares have. Terraces of stock brick fill Dalston, London Fields and Clapton, with a storey half below the pavement. Stamford Hill has larger houses, many extended upwards for large families. Council building is everywhere, from brick walk-ups with balconies to the long redevelopment of Woodberry Down beside its reservoirs. Shoreditch and Hackney Wick turned furniture shops and factories into flats.",
  solar:
    "The butterfly roof is the local speciality: two slopes fall inward to a gutter, out of sight from the road. Panels on it need a raised frame or must follow the slopes, and the gutter has to stay clear for leaves. Roof additions are so frequent that a low house can find itself between two higher ones, its light gone for half the day. Workshops and warehouses, on the other hand, often have wide flat or north-light roofs that one company can decide about.",
  heating:
    "Half-basement rooms are damp-prone, and insulation there has to let moisture out or it makes matters worse. Rear yards in London Fields are shallow, so a heat pump may be better on the flat roof of a rear extension than on the ground. Nearer than a metre to that roof’s edge it needs planning permission. Communal boilers on the older estates are gradually being replaced, a decision in the council’s hands. Those who rent from a private landlord can ask for draught-proofing and heating controls long before major work.",
  driving:
    "Most Hackney households have no car, and the Overground and buses carry those who commute. Streets closed to through traffic and long rows of cycle hangars leave few places for a private charger. Whoever drives electric here charges at a lamp post, at a rapid hub or at work.",
  planning:
    "Conservation areas cover De Beauvoir, Clapton Square, Stoke Newington and much of Shoreditch. Since a butterfly roof is invisible from the street, its panels are more a matter of structure and party walls than of townscape. Mansard additions need permission, and if one is planned it pays to draw the array with it. Old cut-outs and looped supplies still turn up in Hackney cellars, and UK Power Networks has to put them right before large loads go on.",
  questions: [
    {
      question: "Can panels be fitted on a butterfly roof in Dalston or Clapton?",
      answer:
        "Often yes, once a structural engineer is happy with the valley beam and the party walls. The sunny wing counts most, and the installer should leave a walkway to the central gutter so that it can be cleaned.",
    },
    {
      question: "I rent my flat in Hackney: is anything here for me?",
      answer:
        "You can ask your landlord for insulation, controls or a share in a roof system, and offer to allow access for the survey. If the electricity bill is in your own name, a smart meter and a time-of-use tariff change nothing in the building.",
    },
  ],
};
