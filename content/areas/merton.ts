import type { AreaText } from "#content/areas/area-text.ts";

export const merton: AreaText = {
  slug: "merton",
  description:
    "Merton home energy: garden-suburb roofs in Merton Park, Wimbledon houses, Morden semis and the old streets of Mitcham.",
  intro:
    "Merton gave its name to the planning rule that asks new buildings to make part of their own energy. The borough’s older houses came long before it. They range from large Wimbledon villas to the inter-war terraces that followed the Northern line to Morden.",
  places: [
    "Wimbledon",
    "Wimbledon Village",
    "Mitcham",
    "Morden",
    "Raynes Park",
    "Colliers Wood",
    "South Wimbledon",
    "Merton Park",
    "Wimbledon Park",
    "Motspur Park",
    "Pollards Hill",
  ],
  homes:
    "Wimbledon Village sits on the hill beside the common, with Georgian houses, Victorian villas and wide Edwardian roads. Down at Raynes Park the parallel streets known as the Apostles are narrow late-Victorian and Edwardian terraces. John Innes developed Merton Park as a garden suburb with holly hedges and varied brick houses. Morden was almost open country until the Tube arrived between the wars and short terraces spread around its terminus. Mitcham keeps its cricket green, ringed by buildings from several centuries.",
  solar:
    "Terraces at the Apostles share one orientation, so a single look at the map tells much about a whole street. Merton Park’s cat-slide roofs and gables are pretty and awkward, with usable rectangles mostly at the back. Around Morden the roofs repeat, low and hipped, with little above them to cast shade. Lime and oak trees by Wimbledon Common are often protected, so plan around their shadow and not around the saw.",
  heating:
    "On Wimbledon Hill a large Victorian house may need new radiators in the tall rooms and none in the small ones. Short inter-war terraces in Morden can have a passage through the middle of the row, which helps with pipes and access. Low-rise homes at Pollards Hill and other post-war estates were built with thin insulation by our standards, and their flat roofs and lightweight wall panels are the parts to look at first. In Colliers Wood and South Wimbledon the rear yards are small and the noise check decides.",
  driving:
    "Trams cross the borough between Wimbledon and Mitcham, the Northern line ends at Morden, and many residents drive little. Raynes Park terraces have no forecourt to speak of. In Lower Morden and Motspur Park the front garden has often made way for a car, so the charger hangs beside the meter box.",
  planning:
    "Merton Council’s conservation areas include Wimbledon Village, the John Innes roads in Merton Park and Mitcham’s Cricket Green. The well-known Merton rule concerns new building, so it neither obliges nor hinders the owner of an existing house. Trees with preservation orders are frequent on the hill, and their roots limit where trenches may go. For the grid connection the address to write to is UK Power Networks.",
  questions: [
    {
      question: "Does the Merton rule mean that I have to fit renewables when I extend?",
      answer:
        "No, the policy was made for larger new developments. An extension has to meet building regulations, which set their own standards for insulation and heating. It is still a convenient moment to lay pipes and cables for later.",
    },
    {
      question: "Our house is on the St Helier estate; is it Merton or Sutton that decides?",
      answer:
        "The estate crosses the borough boundary, so it depends on the road. Your council-tax bill names the authority, and the same one deals with planning. The technical side does not change at the border.",
    },
  ],
};
