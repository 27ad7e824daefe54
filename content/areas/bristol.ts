import type { AreaText } from "#content/areas/area-text.ts";

export const bristol: AreaText = {
  slug: "bristol",
  description:
    "Home energy in Bristol: panels on Totterdown’s steep terraces, heat pumps in Henleaze, batteries, and chargers where parking is by permit.",
  intro:
    "Bristol climbs away from its Floating Harbour on every side, and the painted terraces along the ridges are seen from half the city. Grey-red Pennant stone, brick, render and post-war concrete each ask for a different fixing and a different plan.",
  places: [
    "Clifton",
    "Redland",
    "Bishopston",
    "Bedminster",
    "Southville",
    "Totterdown",
    "Easton",
    "Fishponds",
    "Knowle",
    "Brislington",
    "Henleaze",
    "Westbury-on-Trym",
    "Southmead",
    "Hartcliffe",
  ],
  homes:
    "Clifton and Hotwells have Georgian and Regency terraces on a scale that later owners could only divide into flats. Bedminster, Easton and Bishopston are mile upon mile of bay-fronted Victorian streets, mostly rubble stone behind and dressed stone, brick or render in front. Sea Mills was planned as a garden suburb after the First World War, and Knowle West and Southmead followed as council estates between the wars. Hartcliffe, Withywood and Lawrence Weston were built after the second, some of them with walls of cast concrete in place of brick. Warehouses around the harbour have become flats, with new blocks filling the land between.",
  solar:
    "Cliftonwood looks south over the harbour from its terraces, whereas the steep face of Totterdown looks north and has its own hill against the low winter sun. In Bishopston and St Andrews, behind a generous main roof there is often a lower rear wing whose slopes lie in its shadow. Clay double Roman tiles cover a great many older roofs here, and their rolls decide where the hooks can go. Hartcliffe and Withywood have uncluttered roofs, with the long hill of Dundry to the south as the one thing to allow for.",
  heating:
    "Pennant rubble walls are thick, uneven and often damp at the base, so repointing in lime comes before any lining. Semis in Henleaze, Westbury-on-Trym and Stockwood are the straightforward heat pump houses, with cavities to fill and a side passage for the unit. Coal was mined beneath Bedminster and Easton into the twentieth century, and boreholes in those parts need a look at the mining records and consent. In the centre, pipes of a heat network now run under several streets, which can be the answer for a flat.",
  driving:
    "Residents’ parking covers the inner suburbs from Clifton to Southville, and a driveway is rare before you reach Knowle, Horfield or Stoke Bishop. The Portway, the harbour bridges and the hills make short car trips common in spite of all the bicycles. On a steep street think about where the cable lies when the car is parked nose-down.",
  planning:
    "Bristol City Council is a unitary authority and answers for planning, roads and building control alike. Clifton, Montpelier, Cotham and Redland, Arnos Vale and the old village of Westbury-on-Trym are among its conservation areas. Sea Mills is protected as well, for the way its cottages and greens belong together rather than for great age. The local network operator, National Grid Electricity Distribution, also has its head office in the city.",
  questions: [
    {
      question: "I live in Kingswood or Filton: does Bristol City Council decide about my house?",
      answer:
        "No, those places belong to South Gloucestershire, though the streets run on without a gap. The rules of permitted development are the same, but conservation areas, building control and any parking permit come from the other council.",
    },
    {
      question: "My Bedminster terrace has a south-facing front: may panels go on the street side?",
      answer:
        "Usually yes, as long as the house is not listed, because roof panels are permitted development in most streets when they lie close to the slope. Check first whether the building has been made into flats and who then owns the roof.",
    },
  ],
};
