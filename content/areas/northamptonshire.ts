import type { AreaText } from "#content/areas/area-text.ts";

export const northamptonshire: AreaText = {
  slug: "northamptonshire",
  description:
    "Compare quotes for solar panels, batteries, heat pumps and EV chargers in Northamptonshire, from shoe-town terraces to Corby and stone villages.",
  intro:
    "Northamptonshire made the country’s boots, and its towns still line up in red-brick terraces with a factory at the corner. Between them lie villages of golden ironstone and pale limestone. Corby, Daventry and Northampton grew quickly as places to move to after the war, with roofs and walls to suit the period.",
  places: [
    "Northampton",
    "Kettering",
    "Corby",
    "Wellingborough",
    "Rushden",
    "Daventry",
    "Brackley",
    "Towcester",
    "Oundle",
    "Raunds",
    "Desborough",
    "Burton Latimer",
    "Thrapston",
  ],
  homes:
    "Kettering, Rushden and Wellingborough grew with shoemaking, and some of their backyard workshops are now rooms or sheds. Corby was built for a steelworks and its Scottish workforce, then extended as a new town. Northampton’s eastern and southern districts came with its own new-town years, in closes of brown brick around parkland. Rothwell, Rockingham and Oundle show ironstone and limestone at their best. Large estates at Brackley, Towcester and Daventry belong to the present century.",
  solar:
    "Collyweston stone slates cover cottages in the north-east, and no bracket made for tiles will hold on them. New-town roofs in Corby and Northampton have low pitches in concrete tile, a pattern every solar fitter knows. Shoe terraces run in tight grids where a factory wall may shade one end of the row. On the uplands near Naseby and Daventry air moves freely, which keeps panels cool on bright spring days.",
  heating:
    "Radburn-style layouts in Corby put the kitchen to the path and the garden to the garage court, so decide early which side hears the fan. Ironstone is soft and porous, and sealing it with the wrong paint invites damp. Villages towards Rutland and Oxfordshire are often off the mains and burn oil. Houses put up in Brackley this century usually have pipework that a heat pump can use with small changes.",
  driving:
    "Warehouses beside the county’s trunk roads send many workers on shifts that no bus timetable meets. Shift drivers charge at odd hours, so a time-of-use tariff needs a charger with a proper schedule. Garage courts behind the new-town closes seldom have a supply, and cable routes across shared land need agreement.",
  planning:
    "North Northamptonshire and West Northamptonshire are the councils now, in place of the former county, district and borough councils. Stone villages around Oundle and Fotheringhay have close conservation control. Near the Oxfordshire and Bedfordshire edges your supply may come from a different operator than the next village’s. Most of the county, Northampton and Kettering included, belongs to National Grid Electricity Distribution.",
  questions: [
    {
      question: "Can panels be mounted on a Collyweston slate roof?",
      answer:
        "Very rarely with good sense, because the slates are hung one by one and break when walked on. Look for a modern extension, an outbuilding or a sunny piece of lawn.",
    },
    {
      question: "What should I know about a heat pump in a Corby new-town house?",
      answer:
        "Warm-air heating was the fashion in some estates of that time, so check whether pipes and radiators exist at all. Once that is clear, the simple shape of the house makes the design quick.",
    },
  ],
};
