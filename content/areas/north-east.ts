import type { AreaText } from "#content/areas/area-text.ts";

export const northEast: readonly AreaText[] = [
  {
    slug: "newcastle",
    description:
      "Newcastle upon Tyne home energy: solar, batteries, heat pumps and chargers for Tyneside flats, Jesmond, Gosforth and Byker.",
    intro:
      "Newcastle upon Tyne shares with its neighbours a home of its own kind: the Tyneside flat, one above the other with a front door each. Add classical stone in the centre, Victorian Jesmond and broad estates to east and west, and advice begins with the deeds.",
    places: [
      "Jesmond",
      "Gosforth",
      "Heaton",
      "Sandyford",
      "Byker",
      "Walker",
      "Fenham",
      "Benwell",
      "Kenton",
      "Kingston Park",
      "Westerhope",
      "Lemington",
      "Newburn",
      "Ouseburn",
    ],
    homes:
      "Paired front doors in Heaton, Benwell and Arthur’s Hill are the sign of Tyneside flats. Jesmond’s brick terraces are tall and deep, with students in a good many of them. Byker was rebuilt in the post-war decades behind its long Wall, which is now listed together with the low houses it shelters. Fenham and Walker have council houses from between the wars, Kenton more from after. North of Gosforth, Newcastle Great Park is a suburb of this century.",
    solar:
      "With Tyneside flats the upstairs owner as a rule looks after the roof, so solar starts on the upper floor. Benwell and Scotswood step down to the Tyne and open their southern slopes to the light. A sea fret can drift up the river on a spring morning while Westerhope has sunshine. Near Jesmond Dene and its tall trees, have the shade modelled for winter and summer.",
    heating:
      "The Byker estate is warmed by a shared network, so a tenant there starts with the landlord. In a Tyneside flat the neighbour’s heated rooms above or below save energy, and the solid front and back walls lose it. Old mine workings under Tyneside are full of water, and just over the river in Gateshead that water already warms a heat network. A Gosforth semi with its garden and loft is the plain case for an air-source unit.",
    driving:
      "Back lanes in Heaton are used by bin lorries and sometimes end at a garage or a yard gate, the likeliest place for a charger. The Metro ties the airport, the coast and the centre together. Kingston Park, Westerhope and the Great Park have driveways, which makes the matter easy.",
    planning:
      "Newcastle City Council answers north of the river, and Gateshead begins at mid-stream. Leazes, Brandling Village, Jesmond Dene and the Grainger Town streets are protected as conservation areas. The line of Hadrian’s Wall, a World Heritage Site, runs along the West Road, where digging can call for archaeological advice. Tell Northern Powergrid about a charger and a heat pump together if you plan both.",
    questions: [
      {
        question: "My Tyneside flat has a criss-cross lease: who must agree to panels?",
        answer:
          "In that arrangement each owner holds the freehold of the other flat, so your neighbour is your landlord too. Put roof, cables and repairs in writing between you, and let both mortgage lenders know.",
      },
      {
        question: "Could the heat pump for our terrace stand in the back lane?",
        answer:
          "No, the lane is for everyone’s use, so the unit has to be within your own yard. If another household lives above or below you, its windows count in the noise check.",
      },
    ],
  },
];
