import type { AreaText } from "#content/areas/area-text.ts";

export const dundee: AreaText = {
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
};
