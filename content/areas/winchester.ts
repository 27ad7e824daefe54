import type { AreaText } from "#content/areas/area-text.ts";

export const winchester: AreaText = {
  slug: "winchester",
  description:
    "Solar, heat pumps and chargers in Winchester, Alresford and Bishop’s Waltham: chalk valleys, flint, old villages and new estates.",
  intro:
    "Winchester sits in a fold of chalk where the Itchen leaves the downs, and its district stretches south almost to Portsmouth’s suburbs. Cathedral closes, thatched villages and new estates at Whiteley all come under one council. Slope and age matter more here than distance from the city.",
  places: [
    "Fulflood",
    "Stanmore",
    "Weeke",
    "Winnall",
    "St Cross",
    "New Alresford",
    "Bishop’s Waltham",
    "Wickham",
    "Denmead",
    "Colden Common",
    "Kings Worthy",
    "Whiteley",
    "Twyford",
  ],
  homes:
    "Around the cathedral and College, houses of many centuries stand wall to wall in flint, brick and tile. Victorian terraces climb the slope at Fulflood beyond the station, while those of Hyde lie on lower ground to the north. Stanmore was planned between the wars as a council garden suburb, while Weeke and Badger Farm came later. New Alresford has a broad Georgian street of painted fronts, and the Meon and Itchen villages keep thatch and timber frames. Kings Barton, Whiteley and the fields west of Waterlooville have brought many new homes.",
  solar:
    "Fulflood climbs steeply enough for one terrace to stand well above the next, and shade there has to be drawn rather than guessed. Stanmore’s spacing leaves its roofs open to the sky. Thatch is no place for panels, so owners in the Itchen and Meon villages look to a barn, garage or ground frame instead. A newer house at Whiteley may have come with a few panels, and its inverter decides how easily more can be added.",
  heating:
    "Oil and bottled gas are still common in the Meon valley and the smaller downland villages. Chalk drains fast and conducts fairly well, and a borehole can suit a large house whose garden is not long enough for trenches. Cold air pools along the Itchen on clear nights, so St Cross can be white with frost when Stanmore is not. Flint and cob boundary walls make good screens for an outdoor unit but should not be drilled for brackets.",
  driving:
    "Park-and-ride buses serve the city, and fast trains take many residents to London without a car. Fulflood and Hyde terraces depend on permits and kerbside space. Country lanes and long school runs make home charging attractive in the villages, where driveways abound.",
  planning:
    "Winchester City Council covers the whole district except that policy within the South Downs National Park is set by the park authority. The park reaches the very edge of the city at St Catherine’s Hill. Listed buildings are thick on the ground around the Close, Kingsgate Street and Alresford’s Broad Street. For cables and meters the network operator is SSEN.",
  questions: [
    {
      question: "My cottage is thatched; is solar possible at all?",
      answer:
        "Not on the thatch, for reasons of fire, fixing and appearance. An outbuilding with a tiled or slated roof, or a frame at the far end of the garden, can serve the house by cable. If the cottage is listed, its outbuildings and grounds need a check too.",
    },
    {
      question: "Does living in the South Downs part of the district change the rules for a heat pump?",
      answer:
        "The national permitted development rules still apply, with listed buildings left out of them. If you need permission, policy on landscape and dark skies is that of the park. Choosing a spot by a rear wall, out of public view, avoids most difficulty.",
    },
  ],
};
