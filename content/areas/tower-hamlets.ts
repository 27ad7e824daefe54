import type { AreaText } from "#content/areas/area-text.ts";

export const towerHamlets: AreaText = {
  slug: "tower-hamlets",
  description:
    "Clean energy in Tower Hamlets: flats, estates, Georgian terraces and towers from Spitalfields to the Isle of Dogs.",
  intro:
    "In Tower Hamlets hardly anybody lives in a house of their own with a drive. The borough is estates, towers, warehouses and a few precious terraces between the City and the Lea. Most energy questions here begin with the words “who owns the roof”.",
  places: [
    "Bethnal Green",
    "Bow",
    "Poplar",
    "Stepney",
    "Whitechapel",
    "Wapping",
    "Limehouse",
    "Isle of Dogs",
    "Canary Wharf",
    "Mile End",
    "Spitalfields",
    "Shadwell",
    "Cubitt Town",
  ],
  homes:
    "Spitalfields has early Georgian houses built for Huguenot silk weavers, with long attic windows to light the looms. Tredegar Square in Bow is late Georgian, and streets of small Victorian terraces survive around Victoria Park and Roman Road. The Boundary Estate was a beginning of council housing in red brick, and the Lansbury Estate a showpiece of the Festival of Britain. Wapping’s wharves became flats before Canary Wharf had a tower. On the Isle of Dogs, glass high-rises stand next to council houses from between the wars.",
  solar:
    "A terrace in Bow may have a butterfly or a mansard roof, so nothing can be said from the pavement. On council and housing-association blocks the flat roof is large, and power from it usually feeds lifts and stairs first. Towers around Millwall Dock shade the lower buildings between them for part of each day. Balcony railings are tempting, but panels there need the landlord to agree, and the national rules for plug-in kits were still changing in November 2026, so read the current ones first.",
  heating:
    "Heat networks are common, from the Barkantine plant on the Isle of Dogs to the cellars of new blocks. Flats with panel heaters in Wapping warehouses have thick walls and huge windows, and secondary glazing alters both noise and bills. Where every flat has its own electric cylinder, a timer set for the cheap hours is the first step. Rows of cottages near Columbia Road have only a yard, and the outdoor unit is chosen for its quietness.",
  driving:
    "Much of the newer housing was approved as car-free, which means that residents cannot get a street permit. The Docklands Light Railway, the Elizabeth line and the Underground make that bearable. Basement bays under Canary Wharf’s apartments are charged through a system for the whole garage.",
  planning:
    "The Tower of London is a World Heritage Site within the borough, and its setting is guarded. Conservation areas include Spitalfields, Tredegar Square, Victoria Park and Wapping’s riverside. Exterior work on high blocks has to satisfy fire safety rules, and the building’s responsible person will ask about batteries in particular. UK Power Networks supplies the area, often through a substation inside the building.",
  questions: [
    {
      question: "May I keep a home battery in my flat?",
      answer:
        "Your lease, the building’s insurer and its fire strategy all have a say, and many managers refuse. Ask before you buy. A tariff with cheap hours and a storage cylinder can shift use without any battery.",
    },
    {
      question: "Our block wants panels on the roof; where do we begin?",
      answer:
        "With the freeholder and a vote of the leaseholders, and with a survey of the roof covering. Next comes the choice of feeding the common parts only or sharing the power among flats, which needs special metering. Managing agents can ask for quotes in the name of the whole block.",
    },
  ],
};
