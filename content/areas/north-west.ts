import type { AreaText } from "#content/areas/area-text.ts";

export const northWest: readonly AreaText[] = [
  {
    slug: "chester",
    description:
      "Local notes on solar, batteries, heat pumps and chargers in Chester, from the Rows and Handbridge to Hoole, Upton and Blacon.",
    intro:
      "Chester’s walls enclose a centre where almost any outside change is noticed; past them lie plain suburbs with far more freedom. The Dee loops round the south, Wales begins at the western doorstep, and the Cheshire plain opens to the east.",
    places: [
      "Hoole",
      "Handbridge",
      "Upton-by-Chester",
      "Boughton",
      "Great Boughton",
      "Blacon",
      "Newton",
      "Vicars Cross",
      "Queen’s Park",
      "Curzon Park",
      "Lache",
      "Christleton",
    ],
    homes:
      "Hoole and the Garden Quarter are brick terraces from the Victorian railway years. Across the river Queen’s Park and Curzon Park were laid out for villas. The black-and-white gables of the centre are partly old timber frames and partly Victorian revival, with brick and plaster mixed behind. Blacon, on its ridge to the west, is a large estate of post-war council houses. Upton, Newton and Vicars Cross fill the eastern and northern side with semis and bungalows.",
    solar:
      "Welsh mountains catch much of the rain before it reaches the Dee, so Chester is drier than its western position suggests. Roofs above the Rows are a jumble of gables, valleys and separate owners, and panels there are seldom practical. A Hoole terrace may have a long rear wing whose slope is sunnier than the main one. Blacon’s ridge gives open sky, with simple gabled roofs to match.",
    heating:
      "In a timber-framed building, look for gaps between frame and infill before thinking of any new heat source. Red sandstone lies close under the walled city and shallow digging meets Roman remains, so ground loops belong in gardens further out. Blacon’s houses have gardens and plain layouts, both of which help a heat pump. Gas is laid throughout the city, though some farms on the Dee meadows have never had it.",
    driving:
      "Park-and-ride buses serve a centre with little room for cars. In Hoole cars stand tight along the kerbs, so shared and public points matter more than wall boxes. A semi in Upton or Vicars Cross has its own drive and a short run from the meter.",
    planning:
      "Cheshire West and Chester Council deals with planning and with the highway. The walled city is a conservation area and also an Area of Archaeological Importance, where notice has to be given before the ground is disturbed. On the English side Green Belt begins where the suburbs end. SP Energy Networks is the operator on this side of the Welsh border and on the other.",
    questions: [
      {
        question: "May I put panels on the back roof of a house in the city conservation area?",
        answer:
          "On a house that is not listed, a rear slope is often permitted development, with conditions on how far panels stand out. Check the listing and any Article 4 direction first, as a good many central houses are protected.",
      },
      {
        question: "We live in Saltney, where Chester runs into Wales: which rules count for us?",
        answer:
          "The border decides, so a home on the Flintshire side follows Welsh planning law and Welsh energy schemes. The Boiler Upgrade Scheme makes no difference between the two, because it is for England and Wales alike.",
      },
    ],
  },
  {
    slug: "liverpool",
    description:
      "Liverpool guide to solar, batteries, heat pumps and chargers: Anfield and Wavertree terraces, Georgian streets, Speke and Woolton.",
    intro:
      "Liverpool rises from the Mersey on a sandstone ridge, with docks below, terraces on the slopes and leafy suburbs behind. Salt air comes with the river, and Welsh slate is on most of the older roofs.",
    places: [
      "Anfield",
      "Everton",
      "Walton",
      "Kensington",
      "Wavertree",
      "Toxteth",
      "Aigburth",
      "Allerton",
      "Woolton",
      "Childwall",
      "West Derby",
      "Norris Green",
      "Garston",
      "Speke",
    ],
    homes:
      "Anfield, Walton and Kensington are close-set terraces, each row with its yards and a gated entry behind. Welsh builders put up much of the Victorian city, and the Welsh Streets of Toxteth keep the names they gave. Round Rodney Street and Canning Street the merchants’ houses are Georgian in style, many of them in flats. Norris Green and Speke were planned as council suburbs between the wars. Aigburth, Allerton and Childwall have semis, Woolton has cottages of red sandstone, and dock warehouses hold apartments.",
    solar:
      "On Everton’s ridge the wind is strong and the outlook wide, so fixings count for more than shade. Terraces were laid in parallel sets, and what an array yields for a neighbour on your side of a Wavertree street is a fair guide to your own. The rear wing, which surveyors here call an outrigger, adds a slope but sits in the main roof’s shadow for part of the day. In the old villa gardens around Sefton Park the trees are part of the survey.",
    heating:
      "Yards behind the terraces are walled and small, and hard walls throw sound back. Speke’s houses have gardens front and rear, which settles the place of the outdoor unit. Woolton and Gateacre sandstone needs insulation that breathes, put on the inside where the face is to be kept. In waterfront flats heating is often electric, so controls and heaters come before any wet system.",
    driving:
      "Merseyrail takes commuters beneath the river and along the shore, while the eastern suburbs depend on buses and cars. An entry behind a terrace is too narrow for a car, so kerbside charging is what those streets want. Childwall and Allerton semis have driveways, and often a garage whose wiring should be tested first.",
    planning:
      "The city council’s area ends before Bootle, Huyton and Birkenhead, which have councils of their own. Liverpool’s waterfront has lost its World Heritage title, but its listed buildings and conservation areas stand as before. Grassendale and Cressington Parks are private riverside estates with covenants as well as conservation area status. SP Energy Networks, in what people still call the Manweb area, looks after connections.",
    questions: [
      {
        question: "Is the yard of a Walton terrace big enough for a heat pump?",
        answer:
          "Some are, if the unit has clear air before it and is far enough from next door’s window. The installer has to calculate the sound for your yard, walls included, and show you the result.",
      },
      {
        question: "Will salt air from the Mersey shorten the life of my panels?",
        answer:
          "Framed and sealed modules cope well; it is poor steel brackets that suffer. Close to the river, ask for a salt-mist test certificate and stainless clamps.",
      },
    ],
  },
  {
    slug: "manchester",
    description:
      "Manchester notes on solar, batteries, heat pumps and chargers: Levenshulme terraces, Didsbury villas, Wythenshawe and city flats.",
    intro:
      "Manchester proper is long and thin, from Blackley and Moston in the north to the airport beyond Wythenshawe; Salford, Trafford and Stockport are neighbours and not parts of it. Red brick runs through nearly the whole length.",
    places: [
      "Didsbury",
      "Chorlton",
      "Withington",
      "Levenshulme",
      "Longsight",
      "Rusholme",
      "Fallowfield",
      "Gorton",
      "Wythenshawe",
      "Ancoats",
      "Hulme",
      "Crumpsall",
      "Blackley",
      "Moston",
    ],
    homes:
      "Levenshulme, Longsight, Moss Side and Gorton are terrace country, plain rows beside bay-fronted ones. Didsbury, Chorlton and Whalley Range add Victorian villas and Edwardian semis. Wythenshawe was the city’s own garden suburb, council-built between the wars and afterwards. Hulme has been cleared and rebuilt more than once within living memory, so most of it is modern. Mills in Ancoats and towers round Deansgate hold leasehold flats.",
    solar:
      "Cloud from the Irish Sea piles up against the Pennines, and the long days from April to September bring in most of the year’s yield. Levenshulme roofs are rectangles broken only by party chimneys, and both slopes can carry panels. In Wythenshawe the plots are wide and the hips are many, which trims the usable shape. Tall trees in Didsbury and Whalley Range may decide the slope before the compass does.",
    heating:
      "Brick terraces of the older kind have no cavity; a popular compromise keeps the front as it is and insulates the plain rear from outside. Wythenshawe gardens have room to spare for an outdoor unit, and the walls there should be checked for cavities and their filling. High-rise flats in the centre tend to have panel heaters and a hot-water cylinder in a cupboard. A Whalley Range villa split into flats needs one plan for the building rather than a pump for each floor.",
    driving:
      "Metrolink reaches Chorlton, Didsbury, the airport and the north side, so an inner household can manage without a car. Shared houses in Fallowfield may have several cars and no drive between them. Wythenshawe’s verges were not made for parking, and a dropped kerb has to be approved before a charger is any use.",
    planning:
      "Old Trafford belongs to Trafford and Salford Quays to Salford, so look at the council tax bill before you apply to Manchester City Council. Chorltonville, Victoria Park, Whalley Range and the St James part of Didsbury are conservation areas. Freehold is not universal: long leases and chief rents are common on Manchester houses, and their covenants are worth reading. The network operator is SP Electricity North West, long known as Electricity North West.",
    questions: [
      {
        question: "My terraced house is leasehold: can I still fit solar?",
        answer:
          "Very often yes, but the lease may require the freeholder’s consent to alterations, sometimes for a fee. Get it in writing before you pay a deposit, because a buyer’s solicitor will look for it one day.",
      },
      {
        question: "Can I have a battery in a flat in central Manchester?",
        answer:
          "Ask the managing agent and the building’s insurer, since either may refuse one indoors. Smarter heaters on a time-of-use tariff give part of the benefit without it.",
      },
    ],
  },
  {
    slug: "preston",
    description:
      "Preston home energy guide: solar, batteries, heat pumps and chargers from Deepdale terraces and Fulwood avenues to Goosnargh farms.",
    intro:
      "Preston is a cotton town made a city, with brick terraces round the centre, Fulwood’s avenues to the north and dairy country after that. The Ribble is its southern edge, and weather comes straight up the estuary from the Irish Sea.",
    places: [
      "Fulwood",
      "Ashton-on-Ribble",
      "Ribbleton",
      "Deepdale",
      "Plungington",
      "Avenham",
      "Ingol",
      "Lea",
      "Cottam",
      "Broughton",
      "Grimsargh",
      "Goosnargh",
      "Woodplumpton",
    ],
    homes:
      "Deepdale, Plungington and Ribbleton have terraces built for mill hands, many of them opening straight on the pavement. Winckley Square is Georgian, with tall brick houses round a sloping garden. Fulwood starts with Victorian villas and goes on in avenues of inter-war semis. Ingol and Tanterton grew in the time of the Central Lancashire new town. Cottam and Higher Bartle are the new edge, and around the old dock basin stand flats and houses where ships once unloaded.",
    solar:
      "Driving rain from the west makes flashings the first thing to inspect. Slates on a Deepdale row may be near the end of their life, in which case re-roofing and panels are best priced as one job. Barns round Goosnargh and Woodplumpton offer wide slopes, but old asbestos-cement sheets have to be dealt with before anything is fixed to them. A recent house at Cottam might have a few panels already, and adding to them starts with the inverter’s limits.",
    heating:
      "West walls of soft brick soak up rain, so pointing is repaired before any insulation goes on. Gas covers the city, while cottages and farms towards Beacon Fell use oil or bottled gas. Heavy boulder clay under the northern fields holds moisture and suits a ground loop, for those who own a paddock. A Fulwood semi with a loft, a side path and a back garden is simple to survey.",
    driving:
      "Motorways pass on more than one side and commuting by car is the habit, so a home charger earns its place quickly. In Plungington the kerb is the only parking; ask Lancashire County Council, the highway authority, before a cable crosses the footway. The Guild Wheel path circles the city for those who would rather pedal.",
    planning:
      "Preston City Council decides planning applications, and the county looks after roads. Avenham, Winckley Square, Moor Park and parts of Fulwood and Ashton are conservation areas. At its northern tip the district touches the Forest of Bowland National Landscape. Penwortham, just across the river, is South Ribble’s, though the wires on both banks belong to SP Electricity North West.",
    questions: [
      {
        question: "Our farmhouse near Goosnargh burns oil: would a heat pump cope?",
        answer:
          "It can, once the heat loss of walls and floors is known and the worst of it is mended. See whether the farm has a three-phase supply, which makes a large pump easier to connect.",
      },
      {
        question: "What should I check before adding a battery to a new house at Cottam?",
        answer:
          "Look in the handover pack for the inverter model and for any export limit agreed with the network. Warranties from the builder can depend on who alters the system, so ask in the first years.",
      },
    ],
  },
];
