import type { AreaText } from "#content/areas/area-text.ts";

export const nottingham: AreaText = {
  slug: "nottingham",
  description:
    "Quotes for solar panels, batteries, heat pumps and EV chargers in Nottingham, from Forest Fields terraces and The Park to Clifton and Wollaton.",
  intro:
    "Nottingham is tightly drawn, so its council boundary holds the inner suburbs and large estates while places such as West Bridgford lie outside. Soft red sandstone, hollowed into caves, lies under the hills of the centre. Trams, district heat and a strong student rental market all affect what an owner can do.",
  places: [
    "The Park",
    "Lenton",
    "Radford",
    "Forest Fields",
    "Sherwood",
    "Mapperley Park",
    "Sneinton",
    "The Meadows",
    "Wollaton",
    "Bulwell",
    "Basford",
    "Aspley",
    "Clifton",
    "St Ann’s",
  ],
  homes:
    "Lace and bicycle workers lived in the terraces of Radford, Forest Fields, Sneinton and Lenton. The Park is a private Victorian estate of villas with its own gas lamps, laid out below the castle. Aspley, Bilborough and Broxtowe are large corporation estates begun between the wars with crescents and closes. Clifton was one of the biggest council estates in Europe when it went up across the Trent after the war. St Ann’s and much of The Meadows were cleared and rebuilt in the 1970s with low houses facing footpaths.",
  solar:
    "Hills run through Mapperley, Sherwood and Sneinton, so two streets of one postcode can differ in winter light. On the 1970s estates roofs have shallow pitches that cope well with panels facing almost any way. Welsh slate roofs on villas of Bulwell stone need hooks made for slate, never the tile brackets of a standard kit. Clifton and Wollaton are open and level, and shade there comes mostly from the neighbour’s tree.",
  heating:
    "Heat from burning the city’s waste is piped to the centre and to parts of St Ann’s, and those homes have no boiler to swap. On corporation estates many walls have already been insulated outside, which makes the sums for a heat pump far kinder. Villas in The Park and Mapperley Park have tall rooms and big windows, and heat loss must be worked out room by room. Caves under the garden are not a joke in this city, so boreholes call for a ground report.",
  driving:
    "The tram reaches Clifton, Hucknall and the Queen’s Medical Centre side, and plenty of inner households get by without a car. For those who drive, Wollaton and Sherwood have driveways while Forest Fields has kerbs. Steep front steps in Mapperley can make a charger at the pavement edge more sensible than one by the door.",
  planning:
    "Nottingham City Council is unitary and plans for the city alone, with Broxtowe, Gedling, Rushcliffe and Ashfield as neighbours. Changes to the outside of a house in The Park may need the estate’s own consent as well as the council’s. The Lace Market, Mapperley Park and Wollaton village are conservation areas. An installer reports each system to National Grid Electricity Distribution.",
  questions: [
    {
      question: "I let a terrace in Lenton to students, is solar worth it?",
      answer:
        "Where bills are included in the rent, the saving is yours and daytime use in term is high. If tenants pay for power, agree in writing who gains before spending anything.",
    },
    {
      question: "Can houses in The Park estate have heat pumps?",
      answer:
        "Several could, as gardens are large and screened by walls. Expect three conversations, with the estate, the council and a designer who has measured the heat loss of every room.",
    },
  ],
};
