import type { AreaText } from "#content/areas/area-text.ts";

export const northernIreland: readonly AreaText[] = [
  {
    slug: "belfast",
    description:
      "Solar panels, batteries, heat pumps and EV chargers in Belfast, from red-brick terraces to hillside estates, with Northern Ireland’s own rules.",
    intro:
      "Belfast grew on linen and ships, and most of its older streets were laid out in red brick for mill and yard workers. The Lagan, the lough and the steep edge of Cave Hill and Black Mountain decide how much wind and sky a house sees. Grants, export payments and meters work differently here from Great Britain, so advice written for England often misleads.",
    places: [
      "Malone",
      "Stranmillis",
      "Ormeau",
      "Ballyhackamore",
      "Knock",
      "Andersonstown",
      "Shankill",
      "Cliftonville",
      "Oldpark",
      "Sydenham",
      "Finaghy",
      "Twinbrook",
    ],
    homes:
      "Kitchen houses and parlour houses in long brick terraces still fill much of the Shankill, the Falls, Ormeau and the streets below the shipyard cranes. Malone and the upper Antrim Road have tall Edwardian and inter-war villas with gables, bays and turrets that break the roof into small planes. The Northern Ireland Housing Executive built or rebuilt whole districts from the 1970s onwards, and many of those houses have since been sold to the people in them. Twinbrook and Poleglass, at the western edge, have plain pitched roofs and small gardens front and back. Along the river and in Titanic Quarter the newer homes are flats, where the roof belongs to a management company.",
    solar:
      "Bangor blue slate, brought across from Wales, covers many Victorian roofs, and a roofer should look for nail sickness before anything is fixed through it. Streets close under Cave Hill lose the last part of the evening sun, while the flat ground towards the lough keeps it. Gusts come up Belfast Lough with little in their way, so rails and clamps are designed for an exposed coastal site. There is no Smart Export Guarantee in Northern Ireland, which makes the power you use in the house worth more thought than the power you send out.",
    heating:
      "Natural gas first reached the city in 1996, and plenty of houses still heat with an oil tank in the yard. Replacing oil is where a heat pump cuts most carbon, and what it saves turns on the price of a litre, though the Boiler Upgrade Scheme does not reach across the Irish Sea. A mid-terrace with a narrow return and a walled yard needs the outdoor unit placed with the neighbour’s bedroom window in mind. The soft estuary clay under the centre, known locally as sleech, makes borehole work a matter for a specialist.",
    driving:
      "Terraces open straight on to the pavement across the inner city, so a private charger is mainly for houses with a drive in places such as Finaghy, Knock or upper Malone. Glider buses link east and west along roads where parking is restricted at busy hours. If your cable would have to cross a footway, speak first to the Department for Infrastructure, which looks after roads in place of the council.",
    planning:
      "Belfast City Council decides planning applications and runs Building Control, whose approval a new heating system or stronger roof timbers may need. Malone, Cyprus Avenue, Knockdene and the Queen’s area are among the conservation areas, and further streets are listed as areas of townscape character. Permitted development in Northern Ireland has its own conditions for panels and air source units, so an English checklist will not do. NIE Networks must be told of every generator and charger connected to its cables.",
    questions: [
      {
        question: "Who pays me for electricity my Belfast roof sends to the grid?",
        answer:
          "Only a supplier that chooses to, because no law obliges one as in Great Britain. Ask your supplier for its microgeneration rate and ask NIE Networks about export metering before the panels go up.",
      },
      {
        question: "My terrace off the Ormeau Road has only a yard, so can I still have a heat pump?",
        answer:
          "Often yes, if the unit can stand clear of the gate and the noise sum works for the houses behind. Some yards are too tight, and then insulation and better radiator control are the honest first step.",
      },
    ],
  },
];
