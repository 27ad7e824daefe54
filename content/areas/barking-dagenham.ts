import type { AreaText } from "#content/areas/area-text.ts";

export const barkingDagenham: AreaText = {
  slug: "barking-dagenham",
  description:
    "Solar, heat pumps and chargers for Barking and Dagenham, from the brick cottages of Becontree to new flats at Barking Riverside.",
  intro:
    "Between the wars the London County Council laid out Becontree here, and its cottages still fill the middle of the borough. Towards the Thames the land drops to old marshes, where Barking Riverside is growing on the ground of a former power station.",
  places: [
    "Barking",
    "Dagenham",
    "Becontree",
    "Chadwell Heath",
    "Barking Riverside",
    "Thames View",
    "Dagenham Heathway",
    "Rush Green",
    "Marks Gate",
    "Upney",
  ],
  homes:
    "Becontree houses stand in short terraces and in the small closes that residents call banjos, mostly two storeys of brick under a tiled roof. So many were bought by their tenants that owners, private landlords and the council may share one row. Around Barking station Victorian and Edwardian terraces stand within sight of towers of recent flats. The privately built Leftley estate added bay-fronted 1930s houses. Thames View was raised on the marsh after the war, and Barking Riverside beyond it belongs to this century.",
  solar:
    "The ground is close to level and the cottages are low, so a Becontree roof is seldom shaded by more than a chimney or a street tree. Because the estate’s roads curve and its closes turn back on themselves, houses of one plan face every point of the compass and give quite different yields. Roofs with hipped ends have a shorter row of usable space, and in a terrace the panels have to stop clear of the line shared with next door.",
  heating:
    "The LCC built these cottages around coal fires, and radiators on a gas boiler were put in long afterwards. Walls, windows and lofts have been improved house by house, some by the council and some by owners, so a neighbour’s survey tells you little about your own home. Back gardens on the estate usually leave a place for an outdoor unit away from bedroom windows. Flats by the river and in Barking’s new blocks may be on a shared heat supply, which is the supplier’s to change and not the leaseholder’s.",
  driving:
    "Privet hedges were once the mark of a Becontree front, and many have given way to paved standings where a wall charger is simple, provided the kerb was properly lowered. The banjo closes were drawn before anybody expected a car at each door, and some of their houses have no frontage to park on. Drivers there depend on public chargers, or travel by the District line instead.",
  planning:
    "Conservation areas are few here and include Barking’s abbey and town centre and the old village of Dagenham around its parish church. Eastbury Manor House, an Elizabethan brick mansion in the midst of ordinary streets, is the kind of building that needs listed building consent. Council tenants and leaseholders need the council’s agreement as landlord before anything is fixed outside. The cables in the street belong to UK Power Networks, which your installer tells about panels, a heat pump or a charger.",
  questions: [
    {
      question: "I bought a former council house in Becontree: must the council still agree to solar panels?",
      answer:
        "Perhaps, because deeds of houses sold to tenants can keep covenants about alterations, so read your title first. Planning permission is a separate matter and an ordinary house rarely needs it for roof panels.",
    },
    {
      question: "Does the old marshland matter if I want a heat pump?",
      answer:
        "Not for an air source unit, which stands on a small base and draws on the outside air. Boreholes and ground loops are harder on filled ground beside the Thames, where soil may need testing, and that makes air the simpler choice.",
    },
  ],
};
