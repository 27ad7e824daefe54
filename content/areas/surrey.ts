import type { AreaText } from "#content/areas/area-text.ts";

export const surrey: AreaText = {
  slug: "surrey",
  description:
    "Surrey homes among trees: Arts and Crafts tiles, private estates, Thames islands and commuter semis, with energy advice.",
  intro:
    "Surrey is heavily wooded, well supplied with railways and fond of its tiles. From Thames-side Staines to the greensand ridge at Leith Hill, the ground rises and the plots grow. Trees and covenants, rather than roof space, are what most often shape a project here.",
  places: [
    "Guildford",
    "Woking",
    "Epsom",
    "Reigate",
    "Redhill",
    "Camberley",
    "Farnham",
    "Staines-upon-Thames",
    "Weybridge",
    "Leatherhead",
    "Dorking",
    "Godalming",
    "Haslemere",
    "Oxted",
  ],
  homes:
    "Arts and Crafts architects, Lutyens among them, left gabled and tile-hung houses in the hills round Godalming and Haslemere. Bargate stone, a rough golden sandstone, belongs to the same country. Private estates at Weybridge and Virginia Water have large houses along unadopted roads. Inter-war semis follow the railway through Epsom, Ewell and Woking. Along the Thames at Staines, Chertsey and Sunbury, plotland bungalows on stilts or islands have been rebuilt one by one.",
  solar:
    "A big roof in the Surrey Hills is no use if an oak stands due south, so ask for a survey that models the tree in leaf. Valleys, dormers and hips on Arts and Crafts houses break the slope, and rear wings or garages may be better ground. Semis at Stoneleigh and Ashtead have modest hipped roofs, on which the side slope can often carry a few panels too. Redhill and Reigate lie below the North Downs scarp, open towards the Weald.",
  heating:
    "Large detached houses need a careful room-by-room calculation, for an oversized heat pump costs more and runs worse. Sandy ground round Woking and Camberley drains quickly and yields less to a shallow loop than clay does. Lanes near Abinger and Dunsfold still rely on oil or LPG. Park homes, found in several Surrey boroughs, have thin walls and rules of their own, so look at insulation first.",
  driving:
    "With the M25 and the A3 through it, Surrey drives, and plenty of households own more than one car. Charging two at once calls for load management so that the house’s main fuse is not overloaded. River islands reached by footbridge, such as those near Sunbury, have to leave the car on the bank.",
  planning:
    "Planning sits with the boroughs and districts for now, but they are to give way to unitary councils for East and West Surrey. Green belt, the Surrey Hills National Landscape and tree preservation orders meet on many plots. Houses on private estates should read the covenants, since a residents’ company may have a say over what shows from the road. UK Power Networks covers most of the county, and SSEN parts of the west near the Hampshire border and Spelthorne in the north.",
  questions: [
    {
      question: "A protected tree shades my roof; what can I do?",
      answer:
        "Do not prune it before you have the council’s consent, as that is an offence. A tree surgeon can propose a light thinning that helps both tree and panels. If it is refused, a garage roof or a frame in a sunny corner may still pay.",
    },
    {
      question: "Can our estate covenant stop a heat pump or panels?",
      answer:
        "It may, because a covenant is a private contract and planning rules do not remove it. Read the deed and ask the estate office for written agreement. A discreet position behind the house makes agreement easier to get.",
    },
  ],
};
