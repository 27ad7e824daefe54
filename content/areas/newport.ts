import type { AreaText } from "#content/areas/area-text.ts";

export const newport: AreaText = {
  slug: "newport",
  description:
    "Solar, storage, heat pumps and EV charging in Newport, from Caerleon and Stow Hill to Bettws, Duffryn and the new homes at Glan Llyn.",
  intro:
    "Newport grew on both banks of the Usk, a river whose tides are among the strongest in the country, and hills stand close behind its docks. Each side has its terraces, its post-war estates and, towards the sea, the open fields of the Gwent Levels.",
  places: [
    "Caerleon",
    "Maindee",
    "Bettws",
    "Malpas",
    "Rogerstone",
    "Ringland",
    "Pillgwenlly",
    "Bassaleg",
    "Langstone",
    "Duffryn",
    "St Julians",
    "Lliswerry",
    "Allt-yr-yn",
    "Marshfield",
  ],
  homes:
    "Maindee, Pillgwenlly and Crindau are Victorian streets made for dock and railway workers, narrow in the frontage and long at the back. Stow Hill and Allt-yr-yn are where prosperous merchants built, and their villas are often several flats today. The Gaer, on its spur above the Ebbw, is a much-admired estate of the years just after the war. Bettws and Ringland followed, and Duffryn was laid out in the 1970s as one long winding line of houses round open ground. Steelworks land at Llanwern and works land at Rogerstone have turned into whole new districts.",
  solar:
    "Out on the Levels nothing interrupts the light, which is why large solar farms have been proposed and built there. The Ridgeway at Allt-yr-yn and the slopes of St Julians put houses on steep ground, where one side of the road has the view and the sun and the other has the bank. Duffryn’s houses turn through every compass point, so the neighbour’s result tells you little about your own. Wind along the Severn shore means that fixings at Marshfield or Nash deserve an exposed-site calculation.",
  heating:
    "Narrow Maindee houses have little outside space but a yard, and the noise assessment will hang on the neighbour’s kitchen window. In the semis of Malpas, Rogerstone and Langstone an air source unit can usually go round the side. Villages on the Levels are partly off the gas main and burn oil or bottled gas, which makes the sums for a heat pump friendlier. Early post-war estates include houses of unusual construction, so have the wall type identified before insulation is priced.",
  driving:
    "Newport lies astride the motorway, and the queue at the Brynglas Tunnels is part of many people’s day. Rogerstone, Bassaleg and Langstone are commuter suburbs with drives; Pill and Maindee park at the kerb. Train services to Cardiff and Bristol leave a good many cars at home by day, ready to take a share of the roof’s output.",
  planning:
    "Caerleon is the place to ask first: a Roman fortress lies under and around its houses, and digging a trench may need consent from Cadw. St Woolos, Clytha, Lower Dock Street and Redwick are further conservation areas. Ditches called reens drain the Levels and are protected for their wildlife, so ground works near one need care. Newport City Council decides under Welsh rules, and National Grid Electricity Distribution connects.",
  questions: [
    {
      question: "Can I have a ground source heat pump in Caerleon?",
      answer:
        "Possibly, yet the buried Roman remains make both trenches and boreholes a matter for archaeologists. An air source unit on a shallow base is much the easier way, and still worth a question to the council in the protected area.",
    },
    {
      question: "Our house is on land below the high tide: does that rule out anything?",
      answer:
        "Sea walls and drainage keep the Levels dry in ordinary times, and panels are unaffected in any case. Raise batteries, inverters and outdoor units above the floor level, and avoid burying cable joints in ground that stays wet.",
    },
  ],
};
