import type { AreaText } from "#content/areas/area-text.ts";

export const gloucester: AreaText = {
  slug: "gloucester",
  description:
    "What suits a home in Gloucester: panels at Kingsway and Tuffley, heat pumps in Longlevens, damp and flood by the Severn, chargers by the drive.",
  intro:
    "Gloucester is a low, flat city on the clay beside the Severn, with Robinswood Hill rising alone on its southern side and the Cotswold edge for a horizon. More of it is ordinary twentieth-century housing than visitors to the cathedral suspect.",
  places: [
    "Barnwood",
    "Hucclecote",
    "Longlevens",
    "Tuffley",
    "Matson",
    "Podsmead",
    "Kingsholm",
    "Tredworth",
    "Linden",
    "Abbeymead",
    "Quedgeley",
    "Kingsway",
    "Hempsted",
  ],
  homes:
    "Tredworth, Barton and Kingsholm are close red-brick terraces of the railway age, many opening straight on to the pavement. Longlevens, Elmbridge and Hucclecote have semis from between the wars and the decades after, on long plots. Matson, Podsmead and Coney Hill were built by the council, largely after the war. Abbeymead and Quedgeley took the growth of the late twentieth century, and Kingsway covers a former air force site with compact modern houses. At the docks, tall brick warehouses with small windows have been made into flats.",
  solar:
    "Flat ground gives most streets an even light, and it is the neighbour’s gable rather than a hill that casts the shade. Matson and Tuffley are the exception, tucked round Robinswood Hill, which takes the late or the early sun depending on the side. Roofs in Kingsway and Abbeymead are broken up by gables and dormers, so several small groups of panels with their own electronics may do better than one string. A terrace in Tredworth has little roof, but its slope is plain and seldom overhung by trees.",
  heating:
    "Solid brick terraces are quick to heat and quick to cool, and internal lining of the front room and bedroom alone makes a difference. Cavity walls in Longlevens and Barnwood are mostly suitable for filling, unless the driving rain off the Severn Vale finds cracked pointing. Lias clay underfoot is heavy and wet, which suits buried loops in a big garden and hinders the digger. Houses built in this century may already be tight enough for a heat pump with few changes beyond the cylinder.",
  driving:
    "Cars do much of the work here, along Eastern Avenue, Barnwood Road and the ring of business parks. From Hucclecote to Quedgeley the charger normally goes beside a drive or garage, though some Kingsway parking courts lie away from the meter. For a Kingsholm terrace, look first at public chargers and at where you park on match days.",
  planning:
    "The cathedral precinct, the Docks, the Spa and Hempsted village each lie in a conservation area. Gloucester City Council handles applications for house and roof, and the county council has charge of the highway. Parts of the city near the river and its brooks are mapped for flooding, which matters for where an inverter, battery or outdoor unit is placed. Connections go through National Grid Electricity Distribution.",
  questions: [
    {
      question: "Can a flat in a converted warehouse at Gloucester Docks have solar or a heat pump?",
      answer:
        "Most of the warehouses are listed and all have shared roofs, so nothing happens without the freeholder and listed building consent. Modern heaters with good controls, secondary glazing and a time-of-use tariff are within your own power.",
    },
    {
      question: "Where should a battery go in a house that was flooded once?",
      answer:
        "Upstairs or high on a wall, with the inverter and the consumer unit raised as well. Tell the installer how far the water came, because a garage at street level is the usual place and may be the wrong one.",
    },
  ],
};
