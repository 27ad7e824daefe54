import type { AreaText } from "#content/areas/area-text.ts";

export const bath: AreaText = {
  slug: "bath",
  description:
    "Solar panels, heat pumps, batteries and chargers in Bath: what works behind Georgian parapets, on Oldfield Park terraces and up at Odd Down.",
  intro:
    "Nearly every older building in Bath is of the same honey-coloured limestone, cut from the hills on which its later suburbs stand. The whole city is a World Heritage Site, so the question is seldom whether a measure works and more often how to fit it unseen.",
  places: [
    "Oldfield Park",
    "Twerton",
    "Widcombe",
    "Larkhall",
    "Weston",
    "Combe Down",
    "Bear Flat",
    "Lansdown",
    "Walcot",
    "Odd Down",
    "Bathwick",
    "Newbridge",
    "Southdown",
  ],
  homes:
    "The crescents and terraces of Lansdown, Walcot and Bathwick are tall Georgian houses, a great many of them long divided into flats and maisonettes. Oldfield Park and Bear Flat were laid out for Victorian and Edwardian families in the same stone, with bay windows and short front gardens. Twerton, Whiteway and Southdown hold most of the council-built homes, from between the wars and after. On the plateau at Combe Down and Odd Down, quarrymen’s cottages stand among twentieth-century semis and bungalows. Foxhill is changing, with new homes on land that the Ministry of Defence once used.",
  solar:
    "Many Georgian roofs are a pair of ridges with a lead valley between them, hidden behind a parapet. Panels on an inner slope cannot be seen from the street, but a chimney stack or the ridge in front may shade them for hours. The city lies in a bowl, and Widcombe, close under its southern hill, loses low winter sun that Lansdown keeps all afternoon. Plainer roofs in Southdown and Odd Down, high up and open, are simpler to reach and to fit.",
  heating:
    "Oolitic limestone is porous, and a solid wall of it wants sound gutters and breathable plaster before it wants insulation. Tall rooms lose less than one expects once the old shutters close again and the sashes are draught-stripped. The hot springs are protected by an Act of Parliament, so ask the council about a borehole before you ask a driller. Terraces on the slopes often have a rear yard one floor below the street, and an outdoor unit goes unnoticed there.",
  driving:
    "Few houses in the centre have a place for a car, and a pavement that roofs over Georgian vaults cannot simply be dug up for a cable. Lansdown, Newbridge and Odd Down each have a park and ride, and many households keep a single car on the street with a permit. A private drive is usual only on the upper estates and in the newer parts of Weston and Combe Down.",
  planning:
    "Bath and North East Somerset Council decides, and the older city is very largely listed, in a conservation area, or both. On unlisted houses roof panels are often permitted development even within the World Heritage Site, though not on a wall that fronts a road. For a listed terrace, talk to a conservation officer before paying for drawings, because every hill overlooks these roofs. The Cotswolds National Landscape reaches the edge of the city, and the cables are run by National Grid Electricity Distribution.",
  questions: [
    {
      question: "Can I put solar panels on a listed Georgian house in Bath?",
      answer:
        "It needs listed building consent, and much turns on what can be seen from streets, gardens and the hills around. Inner slopes and flat roofs behind a parapet stand the better chance, with fixings that come away again without harm to the slates.",
    },
    {
      question: "Do the old stone mines under Combe Down stand in the way of anything?",
      answer:
        "The shallow workings under the village have been filled and stabilised, and they play no part in fitting panels or an outdoor unit. If you want boreholes for a ground source heat pump, have the mining records looked at first.",
    },
  ],
};
