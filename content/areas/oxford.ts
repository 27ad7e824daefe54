import type { AreaText } from "#content/areas/area-text.ts";

export const oxford: AreaText = {
  slug: "oxford",
  description:
    "Oxford homes and clean energy: North Oxford villas, East Oxford terraces, Cowley semis, protected skylines and cars parked on the street.",
  intro:
    "The old centre of Oxford lies between the Thames and the Cherwell, and green belt rings the suburbs beyond. The spires matter to planners, but most people live in brick terraces and council-built estates to the east and south. What works on a Headington semi can be quite wrong for Jericho.",
  places: [
    "Headington",
    "Cowley",
    "Jericho",
    "Summertown",
    "Iffley",
    "Marston",
    "Wolvercote",
    "Blackbird Leys",
    "Rose Hill",
    "Littlemore",
    "Osney",
    "Grandpont",
  ],
  homes:
    "North Oxford is a Victorian suburb of tall Gothic villas in yellow brick, developed on St John’s College land. Jericho and Osney are its opposite: small workers’ terraces opening on the pavement near the canal and the river. East Oxford fills the ground around the Cowley and Iffley Roads with bay-fronted terraces, many in multiple occupation. The motor works brought inter-war semis to Cowley and Florence Park and, after the war, the large estate of Blackbird Leys. Old Headington and Iffley keep village centres of local limestone.",
  solar:
    "Barton, Rose Hill and Blackbird Leys have plain tiled roofs with little in their way, and panels are no rarity there. The steep gables, turrets and chimneys of North Oxford break a large roof into small pieces. In the terraces, a chimney stack shared with next door can shade much of the usable slope in the morning, so optimisers earn their keep. A mature garden suburb also means copper beeches and cedars, which rarely come down.",
  heating:
    "Villas with high ceilings and solid walls ask a lot of any heating system, and single rooms let by the term ask for good controls. A cavity-walled semi in Marston is a much gentler case and may need only a few bigger radiators. Floodplain streets such as those at Osney and Grandpont need the outdoor unit raised clear of the water. Freezing fog can settle in the river valleys in winter, so defrost performance is worth asking about.",
  driving:
    "Central Oxford has a zero emission zone, which nudges residents towards electric cars sooner than elsewhere. Terraced streets have tried shallow cable channels set into the pavement, and the county council, as highway authority, is the one to ask about them. Residents of Headington and Marston often have a front garden that has already been paved for a car.",
  planning:
    "Oxford City Council protects defined view cones towards the spires, and roofs within them get a closer look when an application is needed. Listed status is dense in the centre, while Jericho, Osney, North Oxford and several old villages are conservation areas. Colleges and the university are large landlords, and a leasehold from one of them brings its own consent. The local network belongs to SSEN, which has hosted trials of flexible local energy in this city.",
  questions: [
    {
      question: "Do the view cones stop solar panels in Oxford?",
      answer:
        "Not on an ordinary unlisted house, where panels that stay close to the roof are normally permitted development. The cones weigh most with tall or bright new features that can be seen from the hills. Dark panels without silver frames are a considerate choice anywhere in the valley.",
    },
    {
      question: "My Jericho house has no drive; is an electric car still practical?",
      answer:
        "Many neighbours manage with public chargers on the street or at a car park, topped up weekly. A cable over the pavement is not something to improvise, so ask the county council what is allowed in your street. If you rent a garage nearby, find out whether it has a supply at all.",
    },
  ],
};
