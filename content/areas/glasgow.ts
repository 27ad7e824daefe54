import type { AreaText } from "#content/areas/area-text.ts";

export const glasgow: AreaText = {
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
};
