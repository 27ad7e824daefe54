import type { AreaText } from "#content/areas/area-text.ts";

export const hull: AreaText = {
  slug: "hull",
  description:
    "Hull home energy: solar, batteries, heat pumps and chargers for court terraces, tenfoots and estates in the flat city on the Humber.",
  intro:
    "Hull is flat and breezy, and much of it lies below the highest tides. That frees its roofs from hill shade, and it makes the height of every meter, inverter and battery worth a thought.",
  places: [
    "The Avenues",
    "Newland",
    "Bransholme",
    "Orchard Park",
    "Kingswood",
    "Sutton-on-Hull",
    "Sutton Park",
    "Garden Village",
    "Hessle Road",
    "Gipsyville",
    "Marfleet",
    "Victoria Dock",
  ],
  homes:
    "Victorian and Edwardian terraces spread out along Hessle Road, Holderness Road and Newland Avenue, many facing each other across short footpath courts at right angles to the street. Taller houses stand in the tree-lined Avenues west of Princes Avenue. Council cottages at Gipsyville and on the North Hull estate date from between the wars; Orchard Park and Bransholme came later and are larger. Garden Village was laid out before the First World War for factory workers, with hedges and greens. Bombing took so many homes that a post-war house in the middle of an older row is an ordinary sight.",
  solar:
    "No hill cuts the horizon, so shade comes only from trees and taller neighbours. A house in a court has one narrow slope, and a few powerful panels serve it better than a grand plan. Salt and wind off the Humber ask for stainless fixings near the docks. Being on the dry side of the Pennines helps the yield.",
  heating:
    "Terraces here have solid brick walls and a thin rear offshoot that goes cold first. Some council houses were built in concrete by patent methods, and a good many of those have been clad or replaced, so ask which kind yours is. Wet alluvial soil passes heat well to buried pipes, but few gardens in the city have the space. Where water has come in before, the outdoor unit stands on a raised base.",
  driving:
    "A tenfoot, the back lane behind many Hull rows, may lead to a garage where a charger can go. Find out whether that garage has power from the house or none at all. Level streets suit bicycles and short drives, so a slow overnight charge covers most needs.",
  planning:
    "Hull City Council stops at a tight boundary, past which Hessle, Cottingham and Anlaby answer to the East Riding. The Old Town, the Avenues, Garden Village and Sutton’s old village are conservation areas. Ask there whether a front roof slope has extra controls. The cables belong to Northern Powergrid.",
  questions: [
    {
      question: "Should a battery stand on the garage floor in Hull?",
      answer:
        "Better not, if your street is at risk of flooding. Have it fixed to the wall above the level the flood map suggests, with inverter and isolators beside it.",
    },
    {
      question: "My house is in a footpath court: where would a heat pump go?",
      answer:
        "Usually in the back yard, if air can move round it and the sound at the neighbour’s window passes the test. The garden on the court is second choice, and within a conservation area that may take an application.",
    },
  ],
};
