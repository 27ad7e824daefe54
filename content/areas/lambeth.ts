import type { AreaText } from "#content/areas/area-text.ts";

export const lambeth: AreaText = {
  slug: "lambeth",
  description:
    "Renewable energy for Lambeth homes: Kennington Georgian, Brixton terraces, Streatham mansion flats and the hills of Norwood.",
  intro:
    "Lambeth runs in a narrow strip from the South Bank up to the Norwood ridge, and the housing grows younger on the way. Georgian Kennington, Victorian Brixton and inter-war Streatham follow each other along the same road south. Tenants and leaseholders outnumber owners of whole houses.",
  places: [
    "Brixton",
    "Clapham",
    "Streatham",
    "Stockwell",
    "Kennington",
    "Vauxhall",
    "Waterloo",
    "West Norwood",
    "Tulse Hill",
    "Herne Hill",
    "Oval",
    "Gipsy Hill",
  ],
  homes:
    "Cleaver Square and its neighbours in Kennington are late Georgian, modest in width and tall in storeys. Brixton and Stockwell are mainly Victorian, from grand villas cut into flats to rows of small terraces near the railway arches. The council’s own architects left low, hillside estates of note, among them Cressingham Gardens and Central Hill. The main road through Streatham is lined with mansion blocks of the 1930s, among them Pullman Court. Vauxhall has turned into a cluster of residential towers.",
  solar:
    "Estates in Brixton were early in London to carry panels owned by a co-operative of local people. A terrace in Herne Hill or West Norwood stands on sloping ground, which can lift one side of the street into the sun and leave the other in the shade of the hill. Flat roofs on Streatham’s mansion blocks are generous and out of sight, yet shared by dozens of leases. In Stockwell look out for chimney stacks on party walls, whose shadow sweeps across a narrow roof all day.",
  heating:
    "Tall narrow houses in Kennington lose heat to the street and the garden rather than to each other, so the front and back walls matter most. The windy heights around Gipsy Hill ask more of a heating system than the riverside does. Electric storage heaters are still found in flats along the High Road in Streatham, and air-to-air units deserve a look there. Cellars in Clapham and Brixton leave space for a cylinder that a combi boiler once made unnecessary.",
  driving:
    "Brixton has the Victoria line, and plenty of homes nearby have no car. Streatham has only surface trains and buses, so more people drive, usually from a kerb that they don’t own. Ask the council which streets are next for lamp-post or bollard charging before you give up a permit bay.",
  planning:
    "Across the river from the Westminster World Heritage Site, tall changes in the north of Lambeth are judged by the views that they touch. Stockwell Park, the Clapham commonside and much of Kennington are conservation areas. Council leaseholders ask the borough twice, as planning authority and as landlord. The electricity network belongs to UK Power Networks.",
  questions: [
    {
      question: "I lease a former council flat in Lambeth; whom do I ask about solar?",
      answer:
        "The roof is the council’s, so your own array on it is not something that your lease lets you decide. Ask the home-ownership team whether panels for the block are planned. A residents’ group with a community energy society behind it has better chances than one flat alone.",
    },
    {
      question: "Does the slope of Norwood affect what panels produce?",
      answer:
        "It can, in both directions. A house on the south-facing side looks over its neighbours and sees more sky, while one tucked below the ridge loses low winter sun. A surveyor measures that with a shading tool on your own roof.",
    },
  ],
};
