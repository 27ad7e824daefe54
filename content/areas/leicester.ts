import type { AreaText } from "#content/areas/area-text.ts";

export const leicester: AreaText = {
  slug: "leicester",
  description:
    "Compare installers of solar panels, batteries, heat pumps and EV chargers in Leicester, from Clarendon Park terraces to Saffron Lane concrete houses.",
  intro:
    "Leicester is a city of hosiery and shoe workers’ terraces that run in straight lines from the old factories. It stands in the shallow valley of the Soar, without a hill of note between it and the sun. Several generations under one roof, family businesses at home and long cooking hours shape how power is used here.",
  places: [
    "Belgrave",
    "Clarendon Park",
    "Highfields",
    "Stoneygate",
    "Evington",
    "Knighton",
    "Aylestone",
    "Braunstone",
    "Beaumont Leys",
    "Rushey Mead",
    "Humberstone",
    "Westcotes",
  ],
  homes:
    "Long parallel terraces in Belgrave, Highfields, Westcotes and Clarendon Park make up the inner suburbs. Stoneygate has red-brick villas with stained glass and steep roofs, many of them now flats. Humberstone Garden Suburb was built by co-operating shoe workers in the spirit of Letchworth. The Saffron Lane estate included concrete houses of an early system that later needed rebuilding or repair, so a structural note is worth having. Beaumont Leys came from the 1970s on, on a former sewage farm, with footpaths in front and garages behind.",
  solar:
    "Inner terraces keep a simple ridge along the street, and half of them face east and west, which gives long gentle days of output in place of a midday peak. Two-storey rear outriggers, often extended again, shade the back slope more than the plans show. In Rushey Mead and Evington inter-war semis have been widened over the garage, and the extra roof is a fine place for panels. Some old roofs wear Swithland slate from Charnwood, thick and uneven, and those should be left to specialist roofers.",
  heating:
    "Estates close to the centre such as St Matthews and St Peters take heat from a district network, so a boiler of one’s own may not be there to replace. Elsewhere gas is general and combi boilers hang in small kitchens. Solid walls in Clarendon Park can be lined inside, though cornices and fireplaces make people hesitate. Full houses with busy kitchens need a cylinder sized for the whole family, since running out of hot water is the complaint that lasts.",
  driving:
    "Clarendon Park and Westcotes have hardly a private drive between them, and residents’ parking governs the kerb. Evington, Knighton and the newer side of Hamilton are easier, with room for a car beside the house. Taxi and delivery drivers who work from home may want a supply check before a second charger.",
  planning:
    "Leicester City Council is unitary and handles its own planning, separate from the county around it. Stoneygate, New Walk, Evington village and Old Aylestone are conservation areas. Some streets have an Article 4 direction, which takes away rights that other houses enjoy, so check by address. The wires belong to National Grid Electricity Distribution.",
  questions: [
    {
      question: "Do east and west roofs in Belgrave make solar a waste?",
      answer:
        "No, they spread generation over morning and evening when a busy kitchen is on. The yearly total is lower than due south, and an honest quote shows both slopes separately.",
    },
    {
      question: "My Leicester flat is on the district heating network, can I switch to a heat pump?",
      answer:
        "Leaving is rarely in your own hands, as the pipes and contract belong to the landlord. Tenants and leaseholders gain more from controls and draught-proofing and may ask about panels on the block’s roof.",
    },
  ],
};
