import type { AreaText } from "#content/areas/area-text.ts";

export const kingston: AreaText = {
  slug: "kingston",
  description:
    "Solar panels, batteries and heat pumps in Kingston upon Thames, from Surbiton villas to New Malden semis and Chessington drives.",
  intro:
    "Kingston upon Thames reaches from the river and the old market town southwards into Surrey fields. Its suburbs came with the railway in Surbiton and with the bypass in Tolworth and Chessington. Most have the two things that an energy surveyor likes, a pitched roof and a way round the side.",
  places: [
    "Kingston",
    "Surbiton",
    "New Malden",
    "Tolworth",
    "Chessington",
    "Norbiton",
    "Berrylands",
    "Hook",
    "Old Malden",
    "Coombe",
    "Kingston Vale",
    "Malden Rushett",
  ],
  homes:
    "Surbiton began as a railway town of Victorian villas, and many of those are flats by now. New Malden and Berrylands are inter-war suburbs, with bays, tile-hung gables and long back gardens. On Coombe Hill stand big detached houses in their own grounds, behind gates and on private roads. Chessington and Hook were filled with semis and short terraces when the Kingston bypass had made them easy to reach. By the river in Kingston itself, apartment blocks have taken the place of industry.",
  solar:
    "A New Malden semi often has its main slope facing the street and a second over the garden, so that one of them catches a fair share of the sun. Rear dormers are popular in Berrylands and eat up the slope that panels would have had. On Coombe Hill size is no problem, but tall pines and cedars are. Roofs in Chessington are low and plain, and a scaffold goes up quickly.",
  heating:
    "Villas in Surbiton have solid walls, high ceilings and cellars, which asks for careful sums before a heat pump is chosen. The inter-war belt is gentler: suspended timber floors can be insulated from below, and lofts are easily reached. Large houses at Coombe may need a bigger machine than permitted development allows, or a ground loop under the lawn. Riverside flats with electric heating may be better served by air-to-air units, if the block agrees.",
  driving:
    "No Underground line comes to Kingston upon Thames, and south of Surbiton the car does most of the work. Drives are the rule in Chessington, Hook and Tolworth. Norbiton’s Victorian streets have none, and residents look to public posts or to lamp columns.",
  planning:
    "The Royal Borough’s council handles planning and looks after conservation areas such as the old town, Surbiton’s Victorian core and Coombe’s wooded roads. Richmond Park adjoins the borough, and long views from it are weighed when tall buildings are proposed. Covenants on private estates can be stricter than the planning rules and are read by few owners before they start. Kingston is UK Power Networks territory, and the notice for panels or a charger comes from the installer.",
  questions: [
    {
      question: "Do panels on a Surbiton villa spoil its slate roof?",
      answer:
        "Not if hooks suited to slate are used and broken slates are replaced while the scaffold is up. On an old roof it is wiser to renew the covering first. In a conservation area, ask the council how it sees the street side.",
    },
    {
      question: "Could the Thames or the Hogsmill heat my home?",
      answer:
        "Water source heat pumps exist, but a private house needs rights to the bank and the regulator’s permission to take and return water. For nearly every home near either river, a unit that draws on the air is far less trouble.",
    },
  ],
};
