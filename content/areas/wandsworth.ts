import type { AreaText } from "#content/areas/area-text.ts";

export const wandsworth: AreaText = {
  slug: "wandsworth",
  description:
    "Solar panels, heat pumps and EV charging in Wandsworth: Battersea and Tooting terraces, Putney houses, Roehampton blocks.",
  intro:
    "Wandsworth is known for terraces between commons, from Battersea down to Tooting. There are also Putney’s big houses, Roehampton’s estates in parkland and the towers of Nine Elms. Many roofs have already been lifted for another bedroom, and that shapes every solar plan.",
  places: [
    "Battersea",
    "Putney",
    "Balham",
    "Tooting",
    "Wandsworth Town",
    "Earlsfield",
    "Southfields",
    "Roehampton",
    "Nine Elms",
    "Clapham Junction",
    "Furzedown",
  ],
  homes:
    "Late Victorian terraces fill the roads between Clapham and Wandsworth commons, tightly built and well kept. The Shaftesbury Park estate in Battersea is older and smaller, made as model cottages for working people. Southfields has its grid of Edwardian streets, Tooting its Heaver estate of ornate red brick. Totterdown Fields and Dover House are early cottage estates of the London County Council. At Roehampton the slabs and point blocks of the Alton estate stand on grass under old trees.",
  solar:
    "So many Balham and Earlsfield houses have a mansard at the back that the front slope may be the only real roof left. Even there a row of panels on either side of the party-wall upstand is possible. Mansion flats along Battersea Park have leads and turrets, and a freehold company to persuade. In Furzedown and Southfields the roofs are more often complete, with modest bays.",
  heating:
    "Side-return kitchens with glass roofs are as typical of Tooting as the bay window, and they need counting in the heat-loss survey. Suspended floors at the front and solid concrete behind mean that a single terrace can have two answers underfoot. Putney’s detached houses can hide an outdoor unit behind a garage. In a Battersea garden it has to share a few paces with a bicycle shed, and the acoustic sum decides.",
  driving:
    "Lamp columns with sockets line many of Wandsworth’s terraced streets, and residents of Southfields or Balham plug in beneath their own window when they find the space. West Putney has driveways behind hedges. For Nine Elms and the power station’s new quarter, charging is a matter for the basement and its manager.",
  planning:
    "Wandsworth Council guards its conservation areas street by street, among them Shaftesbury Park, the Heaver estate, Totterdown Fields and Dover House Road. On Article 4 streets there, even replacing roof tiles can call for consent. Parts of the Alton estate are listed, tall blocks included. The network is run by UK Power Networks, and loft-plus-basement houses may need a stronger main fuse before a heat pump and a charger are added.",
  questions: [
    {
      question: "We have a loft conversion with a mansard; can we still have solar?",
      answer:
        "Yes, on its nearly level top, if the deck bears the weight and the panels lie low. Conservation-area houses need the council’s prior approval for such a flat roof. Raised edges of the party walls throw a shadow, so the rows keep away from them. Expect less than a whole slope would have given.",
    },
    {
      question: "Our terrace in Tooting has no front access for pipes; is a heat pump possible?",
      answer:
        "It often is, because everything goes through the house while floors are open, or over the rear addition. The unit stands at the end of the side return or on the back wall. Plan it together with a kitchen refit and the disruption is small.",
    },
  ],
};
