import type { AreaText } from "#content/areas/area-text.ts";

export const salisbury: AreaText = {
  slug: "salisbury",
  description:
    "Solar, heat pumps, batteries and chargers in Salisbury: medieval chequers, chalk hills, water meadows and the estates of Bemerton Heath.",
  intro:
    "Salisbury was laid out in the Middle Ages on a grid of blocks, the chequers, where several chalk rivers meet below the downs. Away from that grid it is a modest brick town, growing up the hillsides towards Old Sarum and Laverstock.",
  places: [
    "Harnham",
    "Bemerton",
    "Bemerton Heath",
    "Bishopdown",
    "Stratford-sub-Castle",
    "Milford",
    "Fisherton",
    "Paul’s Dene",
    "Laverstock",
    "Old Sarum",
  ],
  homes:
    "Within the chequers a Georgian brick front often hides a timber frame several centuries older. Fisherton and the streets by the station are Victorian terraces, brick with slate, put up when the railways came. Harnham mixes old village houses by the meadows with suburban roads climbing Harnham Hill. Bemerton Heath is the big council-built estate, mostly post-war, on high ground in the north-west. Bishopdown, Hampton Park and the airfield side of Old Sarum have the modern houses.",
  solar:
    "From the cathedral tower and from Old Sarum the roofs of the old city lie open to view, which is why rear slopes and low ranges are favoured near the Close. Clay plain tiles on medieval roofs are hung on old battens over uneven rafters, so expect a structural check before hooks go in. Bemerton Heath and Paul’s Dene stand up on the chalk with clean roofs and few tall trees. River mist lies in the valleys on autumn mornings and is usually gone by the time the sun is strong.",
  heating:
    "Chilmark limestone, flint, brick and timber can all occur in one old wall, and what suits one of them may rot another. Groundwater stands close to the surface in the valley, so a buried loop has good wet soil but the trench may fill as it is dug. Up on the chalk, boreholes are the better method and need care for the aquifer. Homes beyond the gas main, in the villages up the Woodford and Ebble valleys, tend to compare a heat pump with an oil tank.",
  driving:
    "Inside the ring road people park in permit zones or in courtyards behind archways. Buses and the park and ride sites keep visitors’ cars outside, but those who work at Porton, Boscombe or on the Plain drive daily and want a full battery by morning. Where a courtyard is shared, settle the cable’s route with the neighbours in writing.",
  planning:
    "Wiltshire Council is the planning authority; Salisbury City Council, in spite of its name, is consulted and does not decide. The Close, the chequers, Milford Hill and the old parts of Harnham are under conservation controls, with listed buildings in dense clusters. Towards the south-west lies the Cranborne Chase National Landscape. Scottish and Southern Electricity Networks, SSEN for short, owns the cables.",
  questions: [
    {
      question: "Is there any hope for panels on a house in the Cathedral Close?",
      answer:
        "On the principal roofs, very little, and consent would involve more bodies than the council alone. Draught-proofing, loft insulation and secondary glazing usually pass more easily and do most for comfort.",
    },
    {
      question: "Does high groundwater in Harnham affect a heat pump?",
      answer:
        "An air source unit on a raised base is not troubled by it. For ground loops, ask for trial pits in late winter, when the springs are highest, and not in a dry August.",
    },
  ],
};
