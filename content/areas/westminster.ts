import type { AreaText } from "#content/areas/area-text.ts";

export const westminster: AreaText = {
  slug: "westminster",
  description:
    "Renewable energy in Westminster: stucco terraces, mansion flats, mews and listed buildings from Pimlico to Maida Vale.",
  intro:
    "The City of Westminster is offices, palaces and theatres to visitors, but to its residents it is mansion flats, mews and terraces. Most homes are leasehold or rented, and a great share of the buildings is protected. Patience and good drawings achieve more here than haste.",
  places: [
    "Marylebone",
    "Paddington",
    "Maida Vale",
    "St John’s Wood",
    "Pimlico",
    "Belgravia",
    "Bayswater",
    "Mayfair",
    "Soho",
    "Covent Garden",
    "Queen’s Park",
    "Knightsbridge",
    "Fitzrovia",
  ],
  homes:
    "Thomas Cubitt’s white terraces cover Belgravia and, in plainer form, Pimlico. Maida Vale is all avenues of red-brick mansion blocks and stucco villas around the canal. St John’s Wood has detached and paired villas, rare so near the centre, beside blocks of the 1930s. Queen’s Park has rows of little Gothic cottages that were built for artisans. On the river in Pimlico, the Churchill Gardens estate is post-war and a conservation area in its own right.",
  solar:
    "Long parapets in Pimlico and Bayswater conceal roofs that could take low panels without changing the street; on flat ones the council has to be asked for prior approval where the conservation area extends. Chimney stacks with a dozen pots stand between each pair of houses and stripe the leads with shade. On mansion blocks the lift gear and tanks sit where the light is best. Queen’s Park cottages have small, plain roofs, facing the street on one side and a yard on the other.",
  heating:
    "Pimlico has one of Britain’s first district heating systems, which used to take its warmth from Battersea across the river. Leaseholders elsewhere share a cellar boiler or own a combi with a flue through the wall. In St John’s Wood a villa’s garden may hold an outdoor unit, whereas in Soho only the roof can. Shutters, thick curtains and secondary glazing are the tools for a listed sash.",
  driving:
    "Most homes here have no car, and those that do keep it on a residents’ bay or in a mews. Lamp columns have been fitted with sockets across the borough, whole avenues of them in Maida Vale. Cables may not be trailed across these busy pavements, so a socket on your own front wall is seldom of use.",
  planning:
    "Conservation areas cover most of Westminster, and listed buildings stand by the thousand. The Palace and the Abbey are a World Heritage Site with its own concern for the skyline. In Mayfair, Belgravia and Marylebone, the old landed estates give or withhold consent as freeholders. UK Power Networks runs a dense network of substations here, and an upgrade in a crowded street is planned well ahead.",
  questions: [
    {
      question: "Can I fit secondary glazing in a listed flat in Marylebone without trouble?",
      answer:
        "Often yes, for it leaves the old window alone and can be taken out again. Ask the council’s conservation team whether consent is needed for your design, and the freeholder for a licence. Slim frames that follow the glazing bars meet the fewest objections.",
    },
    {
      question: "Air conditioning is already on our roof; could such units heat as well?",
      answer:
        "Many of them can, because an air-to-air machine simply runs in reverse. Check the planning permission, as it may set hours and noise limits. Hot water then needs a cylinder or another source of its own.",
    },
  ],
};
