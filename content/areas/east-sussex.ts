import type { AreaText } from "#content/areas/area-text.ts";

export const eastSussex: AreaText = {
  slug: "east-sussex",
  description:
    "East Sussex coast and Weald: Hastings hills, Eastbourne sun, tile-hung villages and off-gas lanes, with clean energy in mind.",
  intro:
    "East Sussex turns one face to the Channel and the other to the wooded High Weald. Resort towns share the shore with chalk cliffs and Rye’s marshes, and inland lanes sink between oak banks. Oil tanks, hung tiles and sea wind are the three things a surveyor here sees before lunch.",
  places: [
    "Eastbourne",
    "Hastings",
    "Bexhill",
    "Lewes",
    "Hailsham",
    "Crowborough",
    "Uckfield",
    "Seaford",
    "Newhaven",
    "Peacehaven",
    "Rye",
    "Battle",
    "Heathfield",
  ],
  homes:
    "Hastings and St Leonards pile tall Victorian terraces on steep hills, many let as flats. Eastbourne was planned as a genteel resort and has kept its white seafront, with leafy Meads behind. Bungalows fill Bexhill, Polegate and Peacehaven, the last of which began as a plotland laid out on the cliffs. Lewes hides timber frames behind mathematical tiles, which pass for brick until you knock on them. Wealden farmhouses are weatherboarded or hung with clay tiles, and many oast houses have become homes.",
  solar:
    "Eastbourne and Bexhill have a long reputation for sunshine, and bungalow roofs make the most of it. In Hastings the cliffs and valleys make shade unpredictable, so insist on a measured horizon for each roof. Ashdown Forest and the ghyll woods leave many Wealden houses in a clearing that low sun hardly reaches. A converted oast has round roofs that no panel will fit, but often a long barn beside it.",
  heating:
    "Beyond the towns of the Weald, gas mains are scarce and heating oil has been the default for decades. Air source suits a tile-hung farmhouse once the gaps behind the tiles have been filled and the loft topped up. Coastal flats in St Leonards have single-glazed bays and high rooms, where draught-proofing comes before new plant. Sandstone and clay in the Weald can make trenching slow in a wet winter.",
  driving:
    "There is no motorway in the county, and journeys along the A27 or A21 are made by car more often than not. Rural drives give room for a charger, though the cable run from the meter may be long. Residents of the Old Town in Hastings and of Rye’s cobbled streets have to look to car parks.",
  planning:
    "Eastbourne, Hastings, Lewes, Rother and Wealden councils deal with householder applications, and Brighton and Hove is a city authority of its own. Lewes town lies wholly within the South Downs National Park, whose authority is responsible there and along the chalk to Beachy Head, though the district councils process many applications for it. A good part of the north and east is in the High Weald National Landscape. UK Power Networks serves the county, where long rural lines sometimes limit export.",
  questions: [
    {
      question: "I live in Lewes; is a solar roof allowed?",
      answer:
        "On an unlisted house generally yes, within the national limits on how far panels stand off the roof. The town is in a national park with many conservation streets, so choose dark, low-profile panels. Listed houses, of which the High Street has a long row, need consent first.",
    },
    {
      question: "Can a heat pump replace oil in a Wealden cottage?",
      answer:
        "In most cases, after the heat loss of each room is calculated and the worst radiators are changed. The single-phase supply at the end of a country line should be checked, because it may need strengthening. Leave the old tank until the first winter has gone well, if you have space.",
    },
  ],
};
