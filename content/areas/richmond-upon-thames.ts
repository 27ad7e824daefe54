import type { AreaText } from "#content/areas/area-text.ts";

export const richmondUponThames: AreaText = {
  slug: "richmond-upon-thames",
  description:
    "Energy at home in Richmond upon Thames: riverside terraces, Kew and Barnes, Twickenham semis and post-war Ham.",
  intro:
    "Richmond upon Thames is the London borough that lies on both banks of the river. Royal parks, old palaces and Kew Gardens take up much of it, and villages such as Barnes and Petersham have kept their shape between them. Protection is stricter here than in most suburbs, and so is affection for the houses.",
  places: [
    "Richmond",
    "Twickenham",
    "Teddington",
    "Barnes",
    "East Sheen",
    "Mortlake",
    "Kew",
    "Hampton",
    "Ham",
    "Petersham",
    "Whitton",
    "St Margarets",
    "Hampton Wick",
  ],
  homes:
    "Georgian brick surrounds Richmond Green and lines the streets of Petersham and Hampton Court. Victorian and Edwardian terraces make up most of Twickenham, St Margarets, Barnes and Kew. Whitton grew between the wars into a district of semis and short rows. Ham has admired post-war flats, including the listed Parkleys estate, beside ordinary houses from the same decades. In Hampton, later homes stand where plant nurseries used to be.",
  solar:
    "The Thames terraces are level, and low-rise Whitton gets its daylight without obstruction. In Kew and Barnes, decorative ridges, gables and party-wall stacks break up small roofs. Parkleys and other flat-roofed blocks at Ham could carry panels behind their edges, given consent and a sound covering. Tall cedars and limes in the gardens around Richmond Hill cast a long shade in the months when light is scarce.",
  heating:
    "Cottages in Barnes and Hampton Wick have walls one brick thick and gardens hardly bigger than a room. A semi in Whitton is simpler, with a side path, a proper loft and space behind the kitchen. Near the river the ground floor may have been raised or tanked after floods, and insulation must not trap damp there. Gravel lies under much of the riverside, which a ground source designer will want to test for groundwater.",
  driving:
    "Hampton and Whitton have forecourts, while St Margarets and Barnes have lamp-column sockets and a race for the space beneath them. Trains to Waterloo and the District line at Richmond take commuters out of their cars, so many vehicles here move only at weekends. Such a car charges happily at low power, and a faster connection would be money spent on nothing.",
  planning:
    "Kew Gardens is a World Heritage Site, and the view from Richmond Hill is protected by an Act of Parliament. Conservation areas cover a large share of the borough’s older streets, and riverside buildings are listed in numbers. Historic parks and their sight lines count as well, though panels on a rear roof rarely matter to them. The boundary between UK Power Networks and SSEN runs through this part of London, so your installer should look up the operator by postcode.",
  questions: [
    {
      question: "We live in a conservation area in Kew; do panels need planning permission?",
      answer:
        "On the roof of a house that is not listed they usually do not, if they lie close to the slope and keep below the ridge. A wall facing the road is another matter. Ask whether an Article 4 direction covers your street, since that can change the answer.",
    },
    {
      question: "Is a heat pump sensible in a house that the Thames may flood?",
      answer:
        "It is, with forethought. Outdoor units can be lifted on a stand, and the electrics and cylinder placed above the expected level. Tell the designer what has happened in earlier floods.",
    },
  ],
};
