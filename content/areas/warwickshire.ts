import type { AreaText } from "#content/areas/area-text.ts";

export const warwickshire: AreaText = {
  slug: "warwickshire",
  description:
    "Quotes for solar panels, batteries, heat pumps and EV chargers in Warwickshire, from Leamington’s Regency terraces to Nuneaton and the Cotswold edge.",
  intro:
    "Warwickshire wraps around Coventry, with mining and quarry towns to the north and Shakespeare’s villages to the south. Arden’s timber and red brick meet Cotswold stone near Shipston. Rugby and Leamington look to the railway and motorways, which is where many of the new homes go.",
  places: [
    "Leamington Spa",
    "Warwick",
    "Stratford-upon-Avon",
    "Rugby",
    "Nuneaton",
    "Bedworth",
    "Kenilworth",
    "Alcester",
    "Southam",
    "Atherstone",
    "Coleshill",
    "Shipston-on-Stour",
  ],
  homes:
    "Leamington has tall white stucco terraces, many of them divided into flats behind a single front door. Warwick and Stratford hold timber frames in Arden oak, patched in brick through the centuries. Nuneaton, Bedworth and Atherstone kept miners, hatters and ribbon weavers in modest brick rows. Kenilworth and Whitnash have broad post-war suburbs. Rugby grew with railway engineering and grows again on the site of its old radio masts.",
  solar:
    "Parapets on Regency terraces hide a roof from the street but often conceal valley gutters with hardly a flat bed for rails. Villages on the Edge Hill scarp stand in ironstone and face north-west into the weather. Feldon farms in the south have clear fields and large barns, and they are better hosts than the manor house. New estates at Rugby and Heathcote often came with a few panels, and adding more means checking the first inverter.",
  heating:
    "Owners of a Leamington flat share walls, floors and a freeholder, so any change starts with the lease. Blue lias and Hornton stone in southern villages are solid and damp-prone and call for lime, not foam. Gas is present from Atherstone to Stratford but thins out beyond Shipston and Brailes. Post-war Kenilworth and Whitnash are kind to low-temperature heating.",
  driving:
    "Commuters to Birmingham and London leave cars at the stations of Warwick Parkway, Rugby and Leamington. Regency crescents have permit bays and no drives, whatever the house is worth. In Stratford visitors compete for public chargers through the theatre season.",
  planning:
    "Stratford-on-Avon, Warwick, Rugby, Nuneaton and Bedworth and North Warwickshire are the district and borough planners, beside a county council for roads. The Cotswolds National Landscape reaches into the south, and Green Belt covers much of the land between Coventry and Birmingham. Central Leamington and old Warwick are conservation areas with many listed fronts. National Grid Electricity Distribution keeps the network in nearly all of it.",
  questions: [
    {
      question: "I own a top-floor flat in a Leamington terrace, can I use the roof?",
      answer:
        "Only if your lease includes it or the freeholder agrees in writing. The building is very likely listed or in the conservation area, so consent comes on top.",
    },
    {
      question: "Our new house in Rugby came with a few small panels, can we add more?",
      answer:
        "Usually on the same slope or the garage, with a second inverter or a larger one. Check the builder’s warranty and notify the network operator of the new total.",
    },
  ],
};
