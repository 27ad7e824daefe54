import type { AreaText } from "#content/areas/area-text.ts";

export const stokeOnTrent: AreaText = {
  slug: "stoke-on-trent",
  description:
    "Solar panels, batteries, heat pumps and EV chargers across Stoke-on-Trent’s towns, with notes on mining ground, terraces and clay-tile roofs.",
  intro:
    "Stoke-on-Trent is a string of towns along a ridge and valley, each with its own high street and its own kind of slope. Pottery and coal fixed where the terraces went and left shafts, marl holes and made ground between them. A survey here therefore includes the ground.",
  places: [
    "Tunstall",
    "Burslem",
    "Hanley",
    "Fenton",
    "Longton",
    "Penkhull",
    "Hartshill",
    "Trentham",
    "Bentilee",
    "Meir",
    "Blurton",
    "Abbey Hulton",
    "Smallthorne",
  ],
  homes:
    "Potters’ terraces climb the hills of Burslem, Tunstall, Fenton and Longton, often with the door on the pavement and a yard at the back. Local red marl made both the bricks and the dark clay tiles. Bentilee, Blurton and Chell Heath are big post-war council estates of semis with gardens on three sides. Penkhull and Hartshill keep older and grander houses on the ridge above the works. Trentham and the Meir Park side are detached and leafy, and land once used for collieries and kilns continues to fill with new closes.",
  solar:
    "Staffordshire clay tiles are small, hard and brittle with age, so breakages should be priced and spares found before work starts. The ridge from Tunstall to Hanley stands in the wind from the Cheshire plain. Yards between terraces are narrow, and scaffolding at the rear often needs the neighbour’s agreement. Semis on the post-war estates have plain roofs with few chimneys, which is as easy as it gets.",
  heating:
    "Subsidence has opened cracks in many walls, and draughts round frames and floors cost more heat than people think. Old workings make deep drilling uncertain, so air source is the normal choice. In a pavement-fronted terrace the yard must hold the bins, the washing and the outdoor unit, and someone should draw it to scale. Bentilee and Blurton have the side space for a unit with no fuss at all.",
  driving:
    "The city grew without one centre, and people drive between towns because the railway serves only a few of them. Terraces round Longton and Shelton have nowhere private to plug in. Estates with verges and dropped kerbs are simpler, though crossing a verge needs the highway team’s consent.",
  planning:
    "Stoke-on-Trent City Council is unitary, and Newcastle-under-Lyme next door is a different authority despite the shared bus routes. Bottle ovens and pot banks are listed and protect the look of what stands near them. Burslem, Longton, Penkhull and the canal sides at Etruria have conservation areas. National Grid Electricity Distribution approves larger systems before they may be switched on.",
  questions: [
    {
      question: "Does old mining in Stoke-on-Trent affect solar panels?",
      answer:
        "Hardly, since panels add modest weight to a sound roof. Roof spread or a bowed wall after subsidence must be repaired first, and a coal mining report helps with anything that digs.",
    },
    {
      question: "Where can a heat pump go behind a terrace in Fenton?",
      answer:
        "Usually on a wall bracket or a base at the end of the yard, away from the bedroom next door. The sound calculation decides it, and a refusal on paper is better than a quarrel later.",
    },
  ],
};
