import type { AreaText } from "#content/areas/area-text.ts";

export const enfield: AreaText = {
  slug: "enfield",
  description:
    "Solar, batteries, heat pumps and charging for Enfield, from Edmonton’s terraces in the Lea Valley to Hadley Wood on the hill.",
  intro:
    "Enfield rises westwards from the reservoirs of the Lea Valley to the old royal hunting ground of Enfield Chase. Its housing follows the slope: terraces and estates below, Piccadilly line suburbs in the middle, big gardens and farmland on top.",
  places: [
    "Enfield Town",
    "Edmonton",
    "Southgate",
    "Palmers Green",
    "Winchmore Hill",
    "Ponders End",
    "Cockfosters",
    "Bush Hill Park",
    "Oakwood",
    "Hadley Wood",
    "Enfield Lock",
    "Grange Park",
    "Freezywater",
  ],
  homes:
    "Edmonton and Ponders End grew along the railway with Victorian terraces for working families, and post-war towers followed at Edmonton Green. Palmers Green and Winchmore Hill are Edwardian, in long parades with coloured glass and decorated gables. The extension of the Piccadilly line in the 1930s brought semis to Southgate, Oakwood and Cockfosters. At Enfield Lock, houses and flats stand on an island where the Royal Small Arms Factory made rifles. Meridian Water, on former industrial land at the southern end of the valley, is still being built.",
  solar:
    "East of the Great Cambridge Road the valley floor is flat and open, and roofs face their sun without a hill in the way. Edwardian gables in Palmers Green leave the side return and the rear slope as the best bets. In Hadley Wood and along the Ridgeway, plots are big enough to place an array on a garage or outbuilding when the main roof has dormers. At Crews Hill nurseries and farm buildings begin, with spans that a domestic roof cannot match.",
  heating:
    "Victorian Edmonton has narrow solid-walled houses whose back yards are small, so the sound of an outdoor unit has to be worked out with care. A council-owned heat network supplies Meridian Water and other developments, and is meant to draw on heat from Edmonton’s waste plant. Suburban Oakwood and Grange Park are easier country, with cavity walls here and there and a passage beside most houses. Higher ground towards Botany Bay sits colder than the valley on a windy night.",
  driving:
    "Cars are part of life along the Hertfordshire edge, and the majority of semis west of the New River have a drive. In Edmonton and Bowes Park people park where they can, so charging is done on the street or at shops along the North Circular. A house with a garage at the end of a shared rear lane should ask who owns that lane before a cable is dug through it.",
  planning:
    "Conservation areas range from the Meadway in Southgate and the Lakes Estate in Palmers Green to Bush Hill Park, Forty Hill and Hadley Wood. Article 4 directions protect frontages in a number of them. The Green Belt takes in Trent Park and the farms beyond, where a field array would need planning permission. UK Power Networks has to agree in advance to anything beyond a small inverter.",
  questions: [
    {
      question: "We live in Winchmore Hill: do Edwardian slate roofs take panels?",
      answer:
        "They do, with hooks made for slate and someone who is used to working on it. Old nails may have rusted, so allow for some re-slating around the fixings and ask the installer how breakages are paid for.",
    },
    {
      question: "Should I wait for the heat network instead of buying a heat pump?",
      answer:
        "If you own a house in the suburbs, a connection is unlikely to reach your road soon, as such networks are laid first to estates and new blocks. For a flat near Meridian Water or a council estate, ask your landlord about the route before you spend anything.",
    },
  ],
};
