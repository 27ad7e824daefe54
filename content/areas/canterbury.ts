import type { AreaText } from "#content/areas/area-text.ts";

export const canterbury: AreaText = {
  slug: "canterbury",
  description:
    "What Canterbury, Whitstable and Herne Bay homes should know about solar, heat pumps and chargers, from city walls to shore.",
  intro:
    "The district of Canterbury joins a walled cathedral city to a strip of north Kent coast, with the woods of the Blean in between. A medieval house off the High Street and a bungalow at Herne Bay share a council and almost nothing else. Advice that fits one of them is seldom any use to the other.",
  places: [
    "Whitstable",
    "Herne Bay",
    "Tankerton",
    "Sturry",
    "Chartham",
    "Blean",
    "Bridge",
    "Harbledown",
    "Wincheap",
    "Hales Place",
    "Seasalter",
    "Beltinge",
  ],
  homes:
    "Inside and just outside the walls stand timber frames, some hidden behind Georgian brick fronts or hung tiles. Part of the centre was bombed in the Second World War and rebuilt, so a medieval lane can open suddenly on a post-war block. Wincheap and the streets near the stations hold Victorian terraces, many of them student lets. Whitstable has weatherboarded cottages packed behind the harbour, whereas Tankerton and Herne Bay were laid out for seaside villas and later filled with bungalows. South of the city the villages of the Stour and Nailbourne valleys mix flint, brick and Kent peg tile.",
  solar:
    "The north-facing shore does not mean north-facing roofs: the Herne Bay grid gives plenty of slopes that look south, away from the sea. Handmade peg tiles are small, brittle and uneven, and a roofer who knows them should be part of the quote. Coastal sun is generous from Seasalter to Reculver, with the price of stiff north-easterlies on the fixings. Around Blean and Harbledown tall woodland edges take the low winter sun.",
  heating:
    "A timber-framed wall is thin, irregular and must be able to dry, which rules out most standard insulation boards. Bungalows in Herne Bay and Greenhill suit heat pumps well, having a wide loft to insulate, short pipe runs and a garden on every side. Gas is the norm in the towns, but outlying farms and hamlets in the Downs still wait for the oil lorry. The big single-glazed rooms of a seaside villa need larger radiators, or better windows, before a low flow temperature will do.",
  driving:
    "City-centre residents depend on permits and car parks, and the park-and-ride sites keep some of the visitors’ cars out. Whitstable’s old lanes were made for fishermen on foot and leave hardly any room for a parked car, whereas the avenues of Tankerton have drives.",
  planning:
    "Cathedral, St Augustine’s Abbey and St Martin’s Church form a World Heritage Site, and the council watches the views towards them. Canterbury City Council handles applications for the coast towns too, not only for the city. The Kent Downs National Landscape begins in the south of the district, where villages such as Barham sit in protected countryside. Connections belong to UK Power Networks, and Kent County Council must be asked about anything laid across a pavement.",
  questions: [
    {
      question: "Can I have panels on a house within the city walls?",
      answer:
        "It depends first on listing, because many of those houses are listed and then need consent for panels on any slope. An unlisted house in the conservation area often keeps its permitted development rights on the roof. Rear slopes hidden from the cathedral precincts stand the best chance.",
    },
    {
      question: "Is my Whitstable cottage too exposed for a heat pump?",
      answer:
        "Exposure is a matter of placing rather than a bar. Put the unit behind the house, away from spray, and choose one with a corrosion-resistant coil. Weatherboarded walls should be checked for insulation at the same time, since many have none behind the boards.",
    },
  ],
};
