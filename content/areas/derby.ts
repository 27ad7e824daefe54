import type { AreaText } from "#content/areas/area-text.ts";

export const derby: AreaText = {
  slug: "derby",
  description:
    "Solar panels, batteries, heat pumps and EV chargers in Derby, with notes on Derwent Valley heritage, railway terraces and newer suburbs.",
  intro:
    "Derby lies where the Derwent leaves the hills and spreads towards the Trent. Railways and aero engines built its suburbs, and a steady engineering wage still shows in well-kept houses. Heritage rules bite along the river at Darley Abbey, while the wide estates south and west are straightforward.",
  places: [
    "Allestree",
    "Darley Abbey",
    "Mickleover",
    "Littleover",
    "Chaddesden",
    "Spondon",
    "Alvaston",
    "Normanton",
    "Sinfin",
    "Oakwood",
    "Chellaston",
    "Mackworth",
  ],
  homes:
    "Railway cottages near the station are among the early company houses in England, and they are small, brick and close together. Normanton, Pear Tree and Rose Hill have rows of Victorian terraces that housed foundry and locomotive workers. Allestree, Littleover and Chaddesden spread out between the wars and after with semis and bungalows. Mackworth was laid out after the war as a council estate with plenty of green between the houses. Oakwood, Heatherton and Chellaston belong to recent decades, with detached houses on winding closes.",
  solar:
    "The northern suburbs climb the first slopes of the Pennine fringe, so a south-facing hillside in Allestree looks straight at the winter sun. Houses on curving closes in Oakwood point every way, and the array that suits number ten may be wrong across the road. Bungalows in Littleover and Spondon offer wide, low roofs that are quick to scaffold. Older terraces in Normanton have chimney stacks on every party wall, which cut the usable run into short lengths.",
  heating:
    "Clay lies under much of the low ground and holds water after the Trent and Derwent rise, so outdoor units near the rivers should stand on a raised base. Cavity walls from the 1950s onwards make Mickleover and Chellaston comfortable territory for low-temperature heating. Microbore pipework turns up in some estates of the 1970s and 1980s, and an installer must check its flow before choosing a pump. Gas boilers are the rule, which leaves time to plan rather than react to an empty tank.",
  driving:
    "Big employers sit on the southern edge and by the railway, so many cars spend the day at work and charge cheaply at home overnight. Drives are common in the ring of suburbs outside the old tramway terraces. Streets round Pear Tree Road have no off-street space and depend on public posts.",
  planning:
    "Derby City Council is a unitary authority, so one office answers for planning and highways. Darley Abbey and the Silk Mill belong to the Derwent Valley Mills World Heritage Site, and its buffer zone widens the area where appearance counts. Friar Gate, Strutts Park and the Railway Conservation Area ask for care on street-facing slopes. For the electrical side an installer deals with National Grid Electricity Distribution.",
  questions: [
    {
      question: "Can mill cottages in Darley Abbey have solar panels?",
      answer:
        "Many of them are listed, and then consent is needed wherever the panels go. A talk with the council’s conservation officer about a hidden slope or an outbuilding comes before any quote.",
    },
    {
      question: "I live in Chellaston in a house from the 1990s, what should I do first?",
      answer:
        "Look at the loft insulation and the hot-water cupboard, because both decide how easy a heat pump will be. Panels can go first without spoiling anything, so long as the inverter leaves room for a battery.",
    },
  ],
};
