import type { AreaText } from "#content/areas/area-text.ts";

export const hampshire: AreaText = {
  slug: "hampshire",
  description:
    "Hampshire’s towns, forest and downs: what New Forest rules, Solent sun and Basingstoke estates mean for your home energy.",
  intro:
    "Hampshire has a forest full of heath, a coast cut into harbours and downs that feed clear chalk streams. National parks claim both the south-west corner and the eastern hills. Between them lie garrison towns, overspill towns and the urban string along the Solent.",
  places: [
    "Basingstoke",
    "Andover",
    "Farnborough",
    "Aldershot",
    "Fareham",
    "Gosport",
    "Havant",
    "Eastleigh",
    "Romsey",
    "Lymington",
    "Ringwood",
    "Petersfield",
    "Alton",
    "Fleet",
  ],
  homes:
    "Basingstoke and Andover took in Londoners after the war, and whole estates there share a date and a builder. Aldershot and Farnborough have Victorian army streets alongside large modern family quarters. Leigh Park, near Havant, was put up by Portsmouth for families bombed out of the city. Cob and thatch mark the western villages, brick and flint the chalk, and hung tiles creep in near the Surrey border. Eastleigh grew round the railway works, and its terraces keep to a tight grid.",
  solar:
    "Lee-on-the-Solent, Hayling Island and Milford catch clear coastal light, with gales to match. Inside the New Forest, oak and pine may come right up to the garden fence, and a roof survey should include the neighbours’ trees. Basingstoke’s overspill estates have mono-pitch roofs here and there, which are either very good or useless depending on which way they slope. On Bordon’s former army land whole streets are new, so ask the builder for roof drawings before a survey.",
  heating:
    "Living without mains gas is common in the upper Test and Bourne valleys and in many New Forest villages. Military and ex-military housing should be checked for shared boiler plant and for who is responsible for pipework. The chalk under Andover makes bore drilling predictable, while the heath sands of Fleet are dry and give up less heat. Cob must stay breathable, so a thick lime render does more for it than foam.",
  driving:
    "Gosport’s people have no station and often ride the ferry to Portsmouth, keeping a car for the rest. Ponies and cattle roam the New Forest roads, and chargers in village car parks are as useful to residents as to visitors. Estates at Fleet and Hedge End have drives long enough for two cars to charge in turn.",
  planning:
    "The New Forest National Park Authority handles applications in its own area, from Brockenhurst to Fordingbridge’s fringe, and the South Downs authority does so in the east. North of Andover the North Wessex Downs are protected as a National Landscape. Portsmouth and Southampton decide for themselves; elsewhere ask your borough or district, and the county council about roads. SSEN’s southern network supplies Hampshire.",
  questions: [
    {
      question: "Can New Forest ponies be a nuisance to a heat pump or a charger?",
      answer:
        "They lean, scratch and chew, so anything on an unfenced frontage should be out of reach. Put the unit behind the garden fence and fit a charger with a cable holder high up. Installers in the forest know the habit.",
    },
    {
      question: "What should I ask about a 1960s Basingstoke house?",
      answer:
        "Ask what the walls are, as brick cavity, timber panel and concrete can all be found in the town. Then ask whether the roof trusses can carry panels, with a calculation. Both answers decide the order in which work should happen.",
    },
  ],
};
