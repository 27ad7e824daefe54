import type { AreaText } from "#content/areas/area-text.ts";

export const cornwall: AreaText = {
  slug: "cornwall",
  description:
    "Solar panels, batteries, heat pumps and chargers in Cornwall and Scilly: granite, slate, salt wind, oil tanks and some of Britain’s clearer light.",
  intro:
    "Cornwall is almost an island, with sea on either side of a spine of granite moors and the Tamar for a border. Light that drew painters to St Ives and Newlyn also favours panels, and many villages never had mains gas.",
  places: [
    "Truro",
    "Falmouth",
    "Penzance",
    "St Ives",
    "Newquay",
    "St Austell",
    "Camborne",
    "Redruth",
    "Bodmin",
    "Launceston",
    "Saltash",
    "Liskeard",
    "Bude",
    "Helston",
  ],
  homes:
    "Fishing towns such as Looe, Polperro and St Ives are knots of rubble cottages with hardly a right angle among them. Camborne and Redruth, made by tin and copper, have long miners’ terraces of granite and killas. Around St Austell the villages belong to the china clay country. Bungalows and chalets of the twentieth century spread behind Newquay, Bude and Perranporth, and a considerable number of homes are holiday lets or second homes. Some houses from the first half of that century contain concrete blocks made with mine waste, known locally as mundic, and lenders ask for a test.",
  solar:
    "Sea breezes keep modules cool and haze is slight, so a Cornish roof does well for its latitude and its clouds. Traditional scantle roofs, of small slates wet-laid in mortar, cannot take ordinary hooks and need a roofer who knows them. On the north coast, gales from the Atlantic make the wind calculation the heart of the design. Delabole saw the country’s first commercial wind farm, and weather that turns turbines also tests clamps.",
  heating:
    "Oil, bottled gas and old storage heaters are everyday heating outside the main towns, and what a heat pump saves depends on which of them it replaces: most against plain electric heaters, and against oil only when that is dear. Frost is uncommon by the sea, so the outdoor unit rarely works at its limit; salt is what wears it out, and a coated coil is worth asking for. Granite walls are massive and conduct heat readily, which is why lining a few rooms beats heating the stone. Old mine shafts and adits run under much of the west, and no borehole should start without a mining search.",
  driving:
    "Buses are thin on the ground after the last shop closes, and most rural households keep more than one car. Narrow lanes between Cornish hedges leave no room to charge on the road, but farmyards and drives make up for it. In Mousehole, Port Isaac or Fowey, parking may be up the hill in a shared field, a long way from the meter.",
  planning:
    "Cornwall Council covers the mainland as a single authority, and the Isles of Scilly have a council of their own. The Cornwall National Landscape is a string of separate stretches of coast and Bodmin Moor, with the Tamar Valley as a neighbour. Mining districts form a World Heritage Site, from St Just to the Tamar, so engine-house country has rules beyond the conservation area. National Grid Electricity Distribution runs long rural lines here, and for larger systems its answer should come before the order.",
  questions: [
    {
      question: "My house failed a mundic test: can it still have solar panels?",
      answer:
        "The roof timbers carry the load down to the walls, so a structural engineer should say whether the blocks are sound enough. Get that letter first, and mention it to the lender and the insurer as well.",
    },
    {
      question: "Can a home on the Isles of Scilly get quotes too?",
      answer:
        "Yes, but count on boat freight, weather delays and few installers who make the crossing. A battery is of special use there, because the islands’ supply comes over from the mainland by undersea cable.",
    },
  ],
};
