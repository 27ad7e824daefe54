import type { AreaText } from "#content/areas/area-text.ts";

export const staffordshire: AreaText = {
  slug: "staffordshire",
  description:
    "Solar panels, batteries, heat pumps and EV chargers across Staffordshire, from the Moorlands to Tamworth, Burton, Lichfield and Cannock Chase.",
  intro:
    "Staffordshire reaches from gritstone moors above Leek to commuter streets on the edge of the Black Country. Blue brick, clay tile and brewery red are its colours in between. Stoke-on-Trent is a council of its own and has its own page.",
  places: [
    "Stafford",
    "Stoke-on-Trent",
    "Newcastle-under-Lyme",
    "Burton upon Trent",
    "Tamworth",
    "Lichfield",
    "Cannock",
    "Leek",
    "Stone",
    "Uttoxeter",
    "Rugeley",
    "Cheadle",
    "Biddulph",
    "Codsall",
  ],
  homes:
    "Burton has brewery terraces in hard red brick, and Leek has silk mill streets on a hill. Tamworth took families from Birmingham after the war and grew estates faster than its old centre could notice. Cannock, Hednesford and Rugeley housed miners on the edge of the Chase. Lichfield combines Georgian fronts around its cathedral with wide modern estates. Upland villages such as Longnor and Alstonefield are of stone and belong in feeling to the Peak.",
  solar:
    "Above Leek the weather is a season behind the Trent valley, with more cloud and snow that can lie. Tamworth estates from the 1960s and 1970s have shallow roofs and staggered terraces, so shade from a step in the row is worth checking. Lichfield and Stafford enjoy open, gentle land with few surprises. Pine and birch on Cannock Chase grow close to some gardens at Brocton and Milford.",
  heating:
    "The Moorlands heat with oil and logs, and solid gritstone needs more care than any radiator list suggests. Mining under Cannock and Biddulph makes a ground report wise before boreholes. Suburban Codsall, Perton and Penkridge have cavity walls and gas, so comfort and cost decide the switch there. Burton’s meadows flood, and bases near the Trent should be set high.",
  driving:
    "Tamworth and Lichfield send commuters by train and road to Birmingham, with the car at home on workdays for some and away for others. Moorland drivers cope with hills and cold, both of which shorten range. Around Newcastle’s older terraces the kerb is the only parking there is.",
  planning:
    "Borough and district councils such as East Staffordshire, Stafford, South Staffordshire and Staffordshire Moorlands decide applications. In the upland north-east the Peak District National Park Authority takes that role. Cannock Chase is a protected landscape between Stafford and Rugeley, and the Close at Lichfield is a place for patient paperwork. National Grid Electricity Distribution runs most local cables, though some homes on the Cheshire edge belong to SP Energy Networks.",
  questions: [
    {
      question: "My house in Tamworth is part of a stepped terrace, can it take panels?",
      answer:
        "Yes, though the taller neighbour may shade a strip near the join at certain hours. Panel-level electronics or one row fewer can solve that.",
    },
    {
      question: "Is a heat pump sensible in the Staffordshire Moorlands?",
      answer:
        "In a well-sealed house it is, with a model rated for frost and snow and a clear path for melted ice. Off the mains it also spares you the winter tanker.",
    },
  ],
};
