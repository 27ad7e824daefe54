import type { AreaText } from "#content/areas/area-text.ts";

export const croydon: AreaText = {
  slug: "croydon",
  description:
    "Solar panels, batteries, heat pumps and chargers in Croydon, from Thornton Heath terraces to the chalk valleys of Coulsdon.",
  intro:
    "North Croydon is Victorian and close-built, the middle is office towers, and the south is suburban houses on the chalk of the North Downs. Tiles, trees, slope and wind all change along the way from Norbury to Old Coulsdon.",
  places: [
    "Purley",
    "Coulsdon",
    "South Norwood",
    "Thornton Heath",
    "Norbury",
    "Addiscombe",
    "Sanderstead",
    "Selsdon",
    "New Addington",
    "Shirley",
    "Upper Norwood",
    "Kenley",
    "Waddon",
    "Old Coulsdon",
  ],
  homes:
    "Thornton Heath, Selhurst and South Norwood are streets of Victorian and Edwardian terraces, a good number of them converted. Purley, Sanderstead and Kenley have detached houses and large semis, mostly from between the wars and often set into a hillside. New Addington is a council-built town of its own, begun in the 1930s on high ground and finished after the war. Forestdale, beyond Selsdon, came later still and has many townhouses in stepped rows. In the centre, office blocks have been turned into flats.",
  solar:
    "Coulsdon and Purley lie along dry valleys, and which side of the valley a house is on counts for as much as its compass bearing. New Addington stands open to sun and wind, with simple roofs that suit a plain rectangle of panels. Beeches and yews on the chalk slopes grow tall behind Kenley gardens, and their shade moves across the roof in the morning or the evening. On the northern terraces the rear slope is the one to measure, with an eye to chimneys between each pair.",
  heating:
    "Older terraces in the north have solid walls; the detached houses of the south usually have cavities, though not always filled ones. A Purley house on a slope may have its boiler in a basement garage and its garden a storey higher, so the pipe run to an outdoor unit needs thought. Chalk drains freely and takes boreholes well, although the aquifer beneath is used for drinking water and drilling there has rules of its own. For a flat in an office conversion electric panel heaters are common, and better controls are the first improvement.",
  driving:
    "Trams join the town centre with New Addington, Addiscombe and Wimbledon, yet the southern hills remain car country. Steep drives in Purley and Coulsdon are no obstacle to a charger, but keep its cable off a slope that ices over. North of the centre residents’ bays are the norm.",
  planning:
    "The Webb Estate and Upper Woodcote Village near Purley, Addington Village and the Waldrons are some of the conservation areas here. On the Webb Estate covenants and hedges have been guarded for generations, so read the deeds as well as the planning rules. Farthing Downs and Happy Valley keep the southern edge open as Green Belt. Applications for a bigger connection go to UK Power Networks.",
  questions: [
    {
      question: "My Purley roof faces east and west across the valley: is that a problem?",
      answer:
        "No, an east and west array makes its power earlier and later in the day, which suits many families. What deserves checking is the hill opposite, because a high skyline shortens the morning or the evening.",
    },
    {
      question: "Can a flat in one of Croydon’s converted office blocks get a heat pump or solar?",
      answer:
        "Rarely alone, since roof, façade and risers belong to the building. Bring it to the residents’ association or managing agent, who can ask for a proposal for the whole block, and meanwhile look at tariffs and heater controls.",
    },
  ],
};
