import type { AreaText } from "#content/areas/area-text.ts";

export const southwark: AreaText = {
  slug: "southwark",
  description:
    "Solar and heating choices in Southwark, from Bermondsey warehouses and Walworth estates to Peckham terraces and Dulwich.",
  intro:
    "Southwark goes from the wharves of Bankside and Rotherhithe to the woods on Sydenham Hill. Its north is flats, many of them council homes; its south, around Dulwich, is houses with gardens. In the north you decide with neighbours; in the south, alone.",
  places: [
    "Bermondsey",
    "Rotherhithe",
    "Peckham",
    "Camberwell",
    "Dulwich",
    "East Dulwich",
    "Walworth",
    "Elephant and Castle",
    "Borough",
    "Bankside",
    "Nunhead",
    "Surrey Quays",
  ],
  homes:
    "Warehouses at Shad Thames and Rotherhithe Street were turned into flats with brick vaults and iron columns. Around the filled-in Surrey Docks stand small brick houses and low blocks from the 1980s. Camberwell Grove is a long, sloping street of Georgian terraces, and Peckham has Victorian ones of every size. Walworth and Elephant and Castle have seen large concrete estates come and, in part, go. In Dulwich there are villas and semis of all periods as well as modern terraces of the 1950s and 1960s among old trees.",
  solar:
    "East Dulwich and Nunhead are pitched-roof country, on hills that favour whoever faces away from the ridge. Surrey Quays houses have young roofs without chimneys, which makes panels a short job there. Woods and protected trees are the price of living near Sydenham Hill, and some roofs there get little direct light in winter. A converted warehouse has a big flat top, but its terraces and plant may belong to different leases.",
  heating:
    "Waste heat from the plant at South Bermondsey warms many council homes nearby, and some estates have gone over to heat pumps that draw on water in the chalk. Whoever lives in such a block has neither a boiler to replace nor a free choice. Peckham and Nunhead terraces are solid-walled, with a side return that is often filled by a kitchen full of glass. Dulwich’s post-war terraces have large windows and shallow roofs, so better glazing is the first question.",
  driving:
    "Bermondsey has the Jubilee line and Peckham the Overground, while Dulwich relies on trains and on cars. In the streets around Bellenden Road a charger of your own is out of reach, since nobody has a drive. Surrey Quays has courts and garages, many a few steps from the house that owns them.",
  planning:
    "Over much of Dulwich a scheme of management applies, and its consent for outside changes is separate from the council’s. Bermondsey Street, Camberwell Grove and Dulwich Village are conservation areas with plenty of listed fronts. Views of St Paul’s and the Tower cross the north of the borough, though a flat array is too low to trouble them. For the meter and the main fuse, UK Power Networks is responsible.",
  questions: [
    {
      question: "I own a house in Dulwich; who has to agree to panels?",
      answer:
        "Find out whether your deeds put the house in the scheme of management, because then its managers have to approve changes to the roof. The council comes second, and for an unlisted house it usually has nothing to decide. Start both enquiries before you order.",
    },
    {
      question: "Our Southwark block has district heating; can I leave it for a heat pump?",
      answer:
        "Leaving is seldom simple, as the lease makes you pay for the shared system in any case. Outdoor units need the landlord’s consent too. Asking for better controls and a meter of your own brings more for less trouble.",
    },
  ],
};
