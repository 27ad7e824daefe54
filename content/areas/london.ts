import type { AreaText } from "#content/areas/area-text.ts";

export const london: AreaText = {
  slug: "london",
  description:
    "How solar panels, heat pumps and chargers fit London’s Victorian terraces, leasehold flats and suburban semis, with free quotes.",
  intro:
    "London is its many boroughs and the ancient City, and what a house can carry changes from one street to the next. Near the centre the first question is often who owns the roof; in the suburbs it is which slope faces the sun.",
  places: [
    "Camden Town",
    "Islington",
    "Hackney",
    "Stratford",
    "Greenwich",
    "Brixton",
    "Clapham",
    "Hammersmith",
    "Ealing",
    "Wimbledon",
    "Croydon",
    "Walthamstow",
    "Tottenham",
    "Harrow",
  ],
  homes:
    "Yellow London stock brick makes the walls of a great many Georgian and Victorian streets. Outside them lies the ring of inter-war semis that followed the Underground and the electric trains of the Southern Railway. Mansion blocks, railway cottages and the estates of the London County Council fill much of the ground between. London has a larger share of flats than any other English region, and most of those that are owned are held on a lease. Rear extensions and loft dormers have changed so many terraces that an old drawing of the roof is seldom right.",
  solar:
    "The capital is drier than western Britain and snow seldom lies for long, so weather is not what limits a London roof. Space is: chimney stacks, party walls, roof lights and dormers cut an inner-city slope into small pieces. Many Georgian and early Victorian houses hide a V-shaped roof with a central gutter behind the front parapet, where panels need a frame and the timbers a careful look. Street planes and new towers also throw long winter shadows over lower neighbours.",
  heating:
    "Most older homes are heated by mains gas, and solid brick without a cavity is the rule until the inter-war suburbs begin. So many buildings so close together keep the centre milder on winter nights than the Green Belt around it. With narrow plots and windows near by, where a heat pump stands and how it sounds next door matter as much as its power. Heat networks supply many estates and new quarters, and a flat joined to one can rarely choose a heat source of its own.",
  driving:
    "All the boroughs lie inside the Ultra Low Emission Zone, and the Congestion Charge applies in the middle. Terraces in the inner boroughs mostly open on to permit bays, so their drivers use lamp-post and kerbside chargers. Drives and garages, and with them home charging, become common as you travel outwards.",
  planning:
    "Every borough is a planning authority in its own right, and the City of London Corporation is another. The Tower, Westminster, Kew and Maritime Greenwich are World Heritage Sites, and conservation areas cover large parts of the inner boroughs. UK Power Networks runs the wires for most of the capital, while SSEN serves western boroughs such as Ealing and Hounslow. In a leasehold block the freeholder’s licence is often a longer task than the planning side.",
  questions: [
    {
      question: "Can solar panels go on the roof of a London flat?",
      answer:
        "Only if whoever owns the roof agrees, and that is usually the freeholder or a company formed by the leaseholders. A whole block can share one system for its lifts, stair lights and flats, so speak to your neighbours before you ask for quotes.",
    },
    {
      question: "Will scaffolding fit on a narrow London street?",
      answer:
        "Usually it will, but scaffolding that stands on the pavement needs a licence from the borough, and a parking bay in the way has to be suspended in advance. Ask each installer whether those fees and the time they take are part of the quote.",
    },
  ],
};
