import type { AreaText } from "#content/areas/area-text.ts";

export const scotland: readonly AreaText[] = [
  {
    slug: "aberdeen",
    description:
      "Home energy in Aberdeen: panels, batteries, heat pumps and chargers for granite tenements, Bridge of Don estates and villas on Deeside.",
    intro:
      "Granite sets the terms in Aberdeen: it made the tenements of Rosemount, the villas of Queen’s Cross and even many of the bungalows between the wars. Newer suburbs came with North Sea oil, beyond the Don and along the coast at Cove. Midwinter days are short this far north, and June evenings hardly end.",
    places: [
      "Old Aberdeen",
      "Rosemount",
      "Ferryhill",
      "Torry",
      "Bridge of Don",
      "Dyce",
      "Bucksburn",
      "Cults",
      "Bieldside",
      "Peterculter",
      "Kincorth",
      "Cove Bay",
      "Mannofield",
      "Kingswells",
    ],
    homes:
      "Rosemount and Torry have granite tenements, usually with attic flats lit by dormers. West of Holburn Street come granite terraces and villas in generous gardens, carrying on through Mannofield to Cults. Kincorth, on its hill south of the Dee, was planned as a model estate and built by the council after the war. Bridge of Don and Danestone are oil-boom suburbs of harled houses under concrete tiles. Tall council blocks stand at Seaton, at Hazlehead and near the centre, where a roof is a matter for the whole building.",
    solar:
      "The Grampians take much of the westerly rain, so this is a drier coast than Scotland’s Atlantic side. Haar can roll in from the North Sea on a fine day and cover the beach end of town while Cults stays bright. Granite houses tend to have big stone dormers at the front, which leaves the rear slope as the first candidate for panels. Bridge of Don’s simple tiled roofs are easier work, though they stand open to the wind off the sea.",
    heating:
      "Gas serves most of the city, while scattered houses on its rural edge burn oil. Behind the dressed face a granite wall is rubble and lime, lined with lath and plaster; insulation goes on the inside and has to let moisture out. Cutting a pipe hole through that stone takes diamond tools and time, which an honest quote will show. A number of council blocks are warmed by a combined heat and power network, where the choice of heat source is not the resident’s.",
    driving:
      "Behind the terraces off Great Western Road run lanes with garages, a natural home for a charger. Driveways are the rule in Bridge of Don, Danestone and Cove. Plenty of commutes end at business parks in Dyce, Altens or Westhill rather than on Union Street, so the car is often out by day and charged by night.",
    planning:
      "Aberdeen City Council handles planning and building warrants, but Westhill and Portlethen are in Aberdeenshire. Old Aberdeen, Footdee, Ferryhill and much of the granite West End are conservation areas. Footdee’s squares of fishing cottages are so small and so complete that even a box on a wall shows. SSEN runs the wires here and must be told of panels, batteries, heat pumps and chargers.",
    questions: [
      {
        question: "Does solar make sense as far north as Aberdeen?",
        answer:
          "Yes, because long summer days and cool air suit panels, though December brings very little. Plan the battery and the tariff for a year with a strong middle and weak ends.",
      },
      {
        question: "I own the top flat in a granite tenement: may I use the roof?",
        answer:
          "Read the title deeds first, since they say whether the roof belongs to you or to the whole stair. Even if it is yours, upkeep is commonly shared, so have the neighbours’ agreement before anything goes through the slates.",
      },
    ],
  },
  {
    slug: "dundee",
    description:
      "Dundee homes and clean energy: panels on the slopes of the Law, heat pumps, batteries and chargers from Lochee to Broughty Ferry.",
    intro:
      "Much of Dundee slopes down from the Law to the Tay, which gives a great many roofs a southern outlook. Jute paid for the tenements and the Broughty Ferry mansions, and the council built the ring of estates that followed.",
    places: [
      "Broughty Ferry",
      "West Ferry",
      "Barnhill",
      "Lochee",
      "Stobswell",
      "Menzieshill",
      "Charleston",
      "Fintry",
      "Whitfield",
      "Douglas",
      "Kirkton",
      "Ardler",
      "Hilltown",
      "Craigie",
    ],
    homes:
      "Stone tenements line the Perth Road, Stobswell and the Hilltown, and some are reached by open galleries at the back that Dundonians call pletties. Logie, of the years just after the First World War, was among Scotland’s earliest council schemes. Fintry, Kirkton, Douglas and later Whitfield were added on the northern and eastern edge. Broughty Ferry goes from fishermen’s cottages at the shore to jute owners’ mansions up the hill, a number of them divided. Old jute works hold flats too, with cast-iron frames and roofs in common ownership.",
    solar:
      "The wide firth leaves the lower streets without a hill or a tall building to the south. Weather here is on the dry side for Scotland, although sea mist can sit on Broughty Ferry while Lochee is in sun. Behind the Law the ground falls northwards, and on those streets a side or back slope may be the better one. Broad chimney heads on West End tenements throw a shadow that moves across a small array, and panel-level electronics soften the loss.",
    heating:
      "Sandstone rubble lined with plaster on laths makes the tenement wall, solid and slow to warm. Among the post-war estates are concrete and no-fines houses, some since wrapped from outside, and a wrapped house can manage with a smaller heat pump. Logie was once heated from a shared boiler house, an early trial of district heating. In a divided West Ferry mansion the rooms are tall and bay-windowed, so heat loss is measured room by room.",
    driving:
      "Dundee took to electric taxis and public chargers early, with solar canopies above some of its charging hubs. Tenement drivers in Stobswell and the West End use those hubs as others use a driveway. In Barnhill and Craigie the charger goes on the house wall.",
    planning:
      "Dundee City Council grants planning permission and building warrants within a tight boundary: Monifieth is Angus, Invergowrie is Perth and Kinross, and Newport is Fife. The West End lanes, Logie and much of Broughty Ferry are conservation areas. Former mills are often listed, and then the roof needs consent even where nobody sees it. SSEN’s northern network reaches down to the Tay, so applications go there and not to the operator on the Fife shore.",
    questions: [
      {
        question: "Is there enough sun in Dundee for panels?",
        answer:
          "By Scottish standards the city does well, thanks to its southern slope and rather dry weather. A week in December may bring next to nothing, so treat panels as a supply for spring to autumn.",
      },
      {
        question: "Can a former council house in Fintry take a heat pump?",
        answer:
          "Usually yes, as such houses have gardens and simple plans. Find out how the walls were built, since no-fines or concrete needs its own kind of insulation before the pump is sized.",
      },
    ],
  },
  {
    slug: "edinburgh",
    description:
      "Solar panels, batteries, heat pumps and chargers in Edinburgh: tenements, colonies, New Town flats, bungalows and villages by the Forth.",
    intro:
      "Edinburgh lives in flats to a degree few British cities do, so roof, stair and back green are commonly shared. Round the tenement core lie belts of bungalows and villas, and beyond them former villages from Cramond to Balerno.",
    places: [
      "Leith",
      "Portobello",
      "Morningside",
      "Marchmont",
      "Stockbridge",
      "Corstorphine",
      "Blackhall",
      "Liberton",
      "Gorgie",
      "Colinton",
      "South Queensferry",
      "Balerno",
      "Kirkliston",
      "Craigmillar",
    ],
    homes:
      "The New Town is Georgian, with smooth stone fronts, basements and long terraces mostly split into flats. Marchmont, Bruntsfield, Gorgie and Leith are Victorian tenements, stacked round a common stair. Colonies, as at Stockbridge and Abbeyhill, are rows of upper and lower flats, each with a door and a patch of garden of its own. Inter-war bungalows cover much of Blackhall, Corstorphine and Liberton. Pilton, Muirhouse, Craigmillar and Wester Hailes were council schemes and have been rebuilt in part.",
    solar:
      "Georgian roofs hide a valley between slopes, where panels would be out of sight and awkward to reach. On a bungalow the roof is low and hipped and by now may have a dormer, so measure what is left. Haar creeps up the Forth in late spring and greys Portobello and Leith when Colinton is clear. Arthur’s Seat and Corstorphine Hill take the sun from a few streets at their feet; elsewhere the skyline is a neighbour’s chimney.",
    heating:
      "Shutters and sash windows are worth mending before anything larger is done in an old flat. An outdoor unit on the back green needs the consent of everyone who shares it, and its sound has to be judged at windows all round the court. Bungalows in Blackhall or Craiglockhart have a loft to insulate, a garden and short pipe runs, which is kind to a heat pump. Flats without gas rely on storage heaters, where a better heater on the right tariff is often the first gain.",
    driving:
      "Trams run from the airport through the centre to Newhaven and buses go nearly everywhere else, so many central households do without a car. Permit bays line the tenement streets, and charging there is the council’s to arrange. Out in the bungalow belt a drive beside the house makes it a private matter.",
    planning:
      "The Old and New Towns form a World Heritage Site, and many other quarters are conservation areas. New Town houses are frequently listed in the highest category, which covers the interior too, so ask about pipes and radiators as well as panels. To the south the city meets the Pentland Hills Regional Park. The City of Edinburgh Council issues building warrants, and SP Energy Networks deals with the supply.",
    questions: [
      {
        question: "Can I put panels on a New Town roof if nobody can see them?",
        answer:
          "Being hidden helps, but listed building consent is still needed and the roof generally has several owners. The inner slopes behind the parapet are where such proposals start, with a plan for reaching the gutter afterwards.",
      },
      {
        question: "I have an upper colony flat: is the roof mine?",
        answer:
          "In some rows the upper owner’s title covers it, but terms differ from one to the next, so have the deeds read. Several colonies are listed or in conservation areas, which makes the council the next call.",
      },
    ],
  },
  {
    slug: "glasgow",
    description:
      "Glasgow homes and clean energy: solar, batteries, heat pumps and chargers for tenements, cottage flats, villas and post-war schemes.",
    intro:
      "In Glasgow the question is seldom only what a roof can carry but who owns it, since closes, cottage flats and towers are shared. The climate is mild, cloudy and wet; the sandstone is handsome and hard to keep warm.",
    places: [
      "Dennistoun",
      "Partick",
      "Hyndland",
      "Maryhill",
      "Pollokshields",
      "Shawlands",
      "Govanhill",
      "Cathcart",
      "Govan",
      "Knightswood",
      "Mosspark",
      "Drumchapel",
      "Easterhouse",
      "Castlemilk",
    ],
    homes:
      "Red and blond sandstone tenements fill Dennistoun, Partick, Govanhill and Shawlands, with bay windows to the street and back courts behind. Knightswood, Mosspark and Carntyne are inter-war council suburbs of houses and cottage flats, the latter sharing one block and dividing its garden. Pollokshields, Dowanhill and Newlands are where the big villas stand. Drumchapel, Easterhouse, Castlemilk and Pollok were built after the war on the rim, later thinned out and partly renewed. Social rented homes belong to housing associations, because the council gave up its whole stock early this century.",
    solar:
      "Glasgow is built over drumlins, egg-shaped hills left by the ice, so homes a street apart may look up at a bank or out over the Clyde. Tenement roofs are steep and slated on both sides, and the choice between street and court goes by compass and chimney heads. On a cottage-flat block, settle whose roof it is before anything else, then wire the array to that household’s meter. Cloud is the usual state of the sky, and panels turn its soft light into power too, only less of it.",
    heating:
      "High ceilings and bay windows make a sandstone flat leak, and the loft over the top flat is the obvious beginning. Storage heating is frequent in the towers, gas nearly everywhere else. Flooded coal workings under the East End are being studied as a source of warmth, though a household cannot order it. A semi in Knightswood or King’s Park has garden enough for an outdoor unit.",
    driving:
      "With the Subway and a dense suburban railway, plenty of people in the West End and on the South Side own no car. Back courts are rarely open to vehicles, which leaves tenement drivers with kerbside points. A coach house or lane garage behind a Pollokshields villa may be far from the meter, so have the trench priced as its own line.",
    planning:
      "Glasgow City Council decides, but Bearsden, Rutherglen and Giffnock lie over the line and have other councils. Dennistoun, Strathbungo, Pollokshields and the large Glasgow West area are conservation areas. Terraces by Alexander “Greek” Thomson are listed, inside as well as out. A factor can tell you about common insurance and repairs, while SP Energy Networks answers for the supply.",
    questions: [
      {
        question: "How would we get panels on our close?",
        answer:
          "Have every owner’s agreement in writing before anyone pays for a survey, and let the factor keep the record. The simplest scheme feeds either the stair supply or one flat’s meter, as sharing the output between flats takes extra equipment.",
      },
      {
        question: "Does all the rain spoil solar in Glasgow?",
        answer:
          "Rain only rinses the glass; it is cloud that lowers the output. Ask for an estimate made with local irradiance and look at it month by month.",
      },
    ],
  },
];
