import type { AreaText } from "#content/areas/area-text.ts";

export const berkshire: AreaText = {
  slug: "berkshire",
  description:
    "Berkshire by district: Lambourn downs, Newbury, Bracknell new town, Slough and Windsor, with what each means for clean energy.",
  intro:
    "Berkshire is long and thin, running from racehorse country on the chalk to the edge of Heathrow. It has no county council, so each unitary authority makes its own local rules. Houses change with the motorway junctions: cottages in the west, new towns and commuter estates in the east.",
  places: [
    "Reading",
    "Newbury",
    "Thatcham",
    "Hungerford",
    "Lambourn",
    "Wokingham",
    "Bracknell",
    "Maidenhead",
    "Windsor",
    "Ascot",
    "Slough",
    "Crowthorne",
    "Sandhurst",
    "Twyford",
  ],
  homes:
    "Bracknell was designated a new town after the war and is built in neighbourhoods of terraces, flats and footpaths. Slough’s trading estate drew workers from all over Britain, and inter-war terraces and semis were put up for them. Wokingham, Woodley and Lower Earley expanded in the later twentieth century with detached houses on winding closes. Windsor and Eton have Georgian and Victorian streets under the castle, while Ascot and Sunningdale hide big houses among rhododendrons. Hungerford and the Lambourn valley keep brick, flint and thatch.",
  solar:
    "Late twentieth-century estates around Lower Earley and Thatcham have roofs in every direction within one close, so orientation is luck. Pines on the sandy heaths of Crowthorne, Ascot and Sandhurst cast tall, thin shadows that move all day. West of Newbury the downs are open, and stable yards and barns offer larger roofs than the houses.",
  heating:
    "Bracknell’s early neighbourhoods include some system-built houses whose walls need a proper survey before anyone quotes. Most of the east has gas, whereas villages on the Lambourn and Ridgeway side often burn oil. Thames gravel under Maidenhead and Cookham holds plenty of water, which interests designers of ground source systems and worries those who site equipment on floodplains. Houses from the 1980s often have microbore pipework, and an installer should check its flow before promising a heat pump.",
  driving:
    "Car ownership is a way of life on the estates along the M4, and double drives are common there. Slough’s inter-war terraces have often lost their front gardens to parking, which at least makes room for a charger. Elizabeth line trains from Maidenhead, Slough and Twyford have changed how far some families need to drive.",
  planning:
    "Ask West Berkshire, Wokingham, Bracknell Forest, Slough, Reading or Windsor and Maidenhead, according to the address. The North Wessex Downs National Landscape takes in most of the west, and green belt surrounds Windsor and Ascot. Crown land and historic parks around Windsor can bring covenants, which the title deeds will show. SSEN distributes electricity throughout the county.",
  questions: [
    {
      question: "Is there one Berkshire rule for solar panels?",
      answer:
        "The permitted development rules are national, so a plain house in Slough and one in Thatcham are treated alike. Conservation areas and Article 4 directions are drawn by each unitary authority. Look at your own council’s map rather than a neighbour’s.",
    },
    {
      question: "Can a Bracknell new-town house take a heat pump?",
      answer:
        "Often, since the plots are sensible and the houses compact. The wall type decides how much insulation comes first, and timber-framed or panel walls need different treatment from brick cavities. Where garages stand in a separate block, plan charging as a job of its own.",
    },
  ],
};
