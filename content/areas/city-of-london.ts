import type { AreaText } from "#content/areas/area-text.ts";

export const cityOfLondon: AreaText = {
  slug: "city-of-london",
  description:
    "Energy at home and at work in the City of London: Barbican flats, listed halls, office roofs, and who has to agree to what.",
  intro:
    "Hardly anybody in the Square Mile lives in a house. The City’s residents are in flats, its roofs are mostly above offices, and nearly every project begins with a landlord.",
  places: [
    "Barbican",
    "Golden Lane",
    "Smithfield",
    "Cripplegate",
    "Fleet Street",
    "Temple",
    "Blackfriars",
    "Bishopsgate",
    "Aldgate",
    "Moorgate",
    "St Paul’s",
  ],
  homes:
    "The Barbican’s concrete towers and long terrace blocks hold a large part of the resident population. Golden Lane next to it is older and lighter, a post-war estate of coloured panels and a swimming pool. On the eastern side, the Middlesex Street Estate rises around its own podium. Barristers keep chambers and some apartments in the courts of the Temple, and a few Georgian houses survive in lanes about Fleet Street and Smithfield. Converted warehouses and offices supply some of the remaining flats.",
  solar:
    "Towers decide the light here: a roof in full sun at breakfast may lie in shadow by lunch. Office roofs already carry lifts, chillers and window-cleaning rails, and panels have to share what remains. Because offices use power in daylight on weekdays, nearly everything a City array makes is used in the same building. A careful survey models the neighbouring blocks, including those with permission that are not yet built.",
  heating:
    "Barbican flats were built with electric heating in the floor, run for the estate as a whole and not from a boiler in each home. A resident there gains most from controls, draught-proofing and whatever the estate decides about its glazing. Pipes of a heat network have run beneath City streets since the late twentieth century and serve public buildings as well as private ones. Offices increasingly use heat pumps that cool one side of the building while warming the other.",
  driving:
    "The whole City is inside the Congestion Charge, and few residents use a car daily. Those who keep one have it in a basement car park, where a charger needs the consent of the block, a sub-meter and a look at the fire plan.",
  planning:
    "The planning authority is the City of London Corporation, and within the Temple the two Inns keep some powers of local government themselves. The Barbican and Golden Lane estates are listed, and listed building management guidelines set out which changes need consent. Height rules protect views of St Paul’s, so even plant on a roof is measured against them. Supply is a matter for UK Power Networks, and larger buildings take theirs at high voltage through a substation of their own.",
  questions: [
    {
      question: "What may I change in a Barbican flat to save energy?",
      answer:
        "Lighting, appliances, curtains and controls are yours to choose, within the lease. Windows, the heated floor and anything visible outside belong to the listed building, and for those you need the estate office and usually listed building consent.",
    },
    {
      question: "Is solar worthwhile on a City office?",
      answer:
        "Where the roof is free of plant and not overshadowed it can be, as the building consumes the power on the spot through the working week. Tenants should read the lease with the landlord before paying for a survey, because roof rights and the electricity meter are often in different hands.",
    },
  ],
};
