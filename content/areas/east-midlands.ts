import type { AreaText } from "#content/areas/area-text.ts";

export const eastMidlands: readonly AreaText[] = [
  {
    slug: "derby",
    description:
      "Solar panels, batteries, heat pumps and EV chargers in Derby, with notes on Derwent Valley heritage, railway terraces and newer suburbs.",
    intro:
      "Derby lies where the Derwent leaves the hills and spreads towards the Trent. Railways and aero engines built its suburbs, and a steady engineering wage still shows in well-kept houses. Heritage rules bite along the river at Darley Abbey, while the wide estates south and west are straightforward.",
    places: [
      "Allestree",
      "Darley Abbey",
      "Mickleover",
      "Littleover",
      "Chaddesden",
      "Spondon",
      "Alvaston",
      "Normanton",
      "Sinfin",
      "Oakwood",
      "Chellaston",
      "Mackworth",
    ],
    homes:
      "Railway cottages near the station are among the early company houses in England, and they are small, brick and close together. Normanton, Pear Tree and Rose Hill have rows of Victorian terraces that housed foundry and locomotive workers. Allestree, Littleover and Chaddesden spread out between the wars and after with semis and bungalows. Mackworth was laid out after the war as a council estate with plenty of green between the houses. Oakwood, Heatherton and Chellaston belong to recent decades, with detached houses on winding closes.",
    solar:
      "The northern suburbs climb the first slopes of the Pennine fringe, so a south-facing hillside in Allestree looks straight at the winter sun. Houses on curving closes in Oakwood point every way, and the array that suits number ten may be wrong across the road. Bungalows in Littleover and Spondon offer wide, low roofs that are quick to scaffold. Older terraces in Normanton have chimney stacks on every party wall, which cut the usable run into short lengths.",
    heating:
      "Clay lies under much of the low ground and holds water after the Trent and Derwent rise, so outdoor units near the rivers should stand on a raised base. Cavity walls from the 1950s onwards make Mickleover and Chellaston comfortable territory for low-temperature heating. Microbore pipework turns up in some estates of the 1970s and 1980s, and an installer must check its flow before choosing a pump. Gas boilers are the rule, which leaves time to plan rather than react to an empty tank.",
    driving:
      "Big employers sit on the southern edge and by the railway, so many cars spend the day at work and charge cheaply at home overnight. Drives are common in the ring of suburbs outside the old tramway terraces. Streets round Pear Tree Road have no off-street space and depend on public posts.",
    planning:
      "Derby City Council is a unitary authority, so one office answers for planning and highways. Darley Abbey and the Silk Mill belong to the Derwent Valley Mills World Heritage Site, and its buffer zone widens the area where appearance counts. Friar Gate, Strutts Park and the Railway Conservation Area ask for care on street-facing slopes. For the electrical side an installer deals with National Grid Electricity Distribution.",
    questions: [
      {
        question: "Can mill cottages in Darley Abbey have solar panels?",
        answer:
          "Many of them are listed, and then consent is needed wherever the panels go. A talk with the council’s conservation officer about a hidden slope or an outbuilding comes before any quote.",
      },
      {
        question: "I live in Chellaston in a house from the 1990s, what should I do first?",
        answer:
          "Look at the loft insulation and the hot-water cupboard, because both decide how easy a heat pump will be. Panels can go first without spoiling anything, so long as the inverter leaves room for a battery.",
      },
    ],
  },
  {
    slug: "derbyshire",
    description:
      "Solar panels, batteries, heat pumps and EV chargers in Derbyshire: gritstone, limestone, coalfield towns and the Peak District’s own planners.",
    intro:
      "Derbyshire changes from moor to mill valley to coalfield within a short drive, and the building stone changes with it. In the Peak a surveyor thinks about stone slates, oil tanks and snow on the lane. Towards the Erewash and the Trent the same surveyor meets brick semis with mains gas.",
    places: [
      "Derby",
      "Chesterfield",
      "Buxton",
      "Glossop",
      "Matlock",
      "Bakewell",
      "Belper",
      "Ilkeston",
      "Long Eaton",
      "Swadlincote",
      "Bolsover",
      "Ripley",
      "Wirksworth",
      "Ashbourne",
    ],
    homes:
      "Dark gritstone builds Glossop, New Mills and Hathersage, while pale limestone takes over around Tideswell and the White Peak farms. Belper and Cromford have mill workers’ rows from the beginning of the factory age. Eastern pit towns such as Shirebrook, Clay Cross and Bolsover stand in red brick, and New Bolsover and Creswell are model villages planned by a colliery company. Long Eaton and Ilkeston are lace towns of terraces with tall factories between them. Swadlincote in the south made pipes and clayware and keeps growing with new estates.",
    solar:
      "Stone-slate roofs in the Peak weigh a great deal and vary in thickness, so a modern array is often better on a barn or on the ground. At Buxton cloud sits lower and longer than in the Trent valley, and an estimate should use the home’s own postcode. Steep dales such as Matlock Bath lose the sun behind the cliffs for part of winter. The coalfield’s open ridges around Bolsover have wide skies and wind to match.",
    heating:
      "Villages above the mains burn oil, bottled gas or solid fuel, and what a heat pump saves there depends on which of them it replaces and at what price. Upland houses are exposed, so a unit should be sized for a cold Buxton night and not for Derby. Thick stone walls full of rubble need breathable insulation or they trap damp. Former Coal Board houses in the east are plainer, with cavities or renderable walls and gardens that take a unit with ease.",
    driving:
      "Lanes in the High Peak ice over, and drivers there like to leave with a warm, full battery. Cottages in Wirksworth or Bakewell that open straight on to the street have to rely on car parks. Farm chargers often share one single-phase line with a milking parlour or a workshop, so load control is part of the design.",
    planning:
      "Inside the national park the Peak District National Park Authority decides, with its office in Bakewell, and the borough council does not. Elsewhere it is the district or borough, from Amber Valley to South Derbyshire, with Derby as a unitary city. The Derwent Valley Mills World Heritage Site runs along the river from Matlock Bath to Derby. Glossop and the north-west edge are wired by SP Electricity North West, most of the rest by National Grid Electricity Distribution, with Northern Powergrid towards Sheffield.",
    questions: [
      {
        question: "Are solar panels allowed on a house in the Peak District National Park?",
        answer:
          "On the slopes of an ordinary unlisted house a roof array can fall under permitted development, as outside the park. On a flat roof inside it the authority first decides whether to give prior approval. Walls facing a road and arrays on the ground have tighter limits, and listed farmhouses need consent for everything.",
      },
      {
        question: "Our cottage near Tideswell has no gas, what comes first?",
        answer:
          "Start with the loft, the floors and the draughts, because limestone walls are slow work. After that a heat pump designed for your altitude can take over from oil without giant radiators everywhere.",
      },
    ],
  },
  {
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
  },
  {
    slug: "leicestershire",
    description:
      "Quotes for solar panels, batteries, heat pumps and EV chargers in Leicestershire, from Charnwood’s slate roofs to Melton, Hinckley and Harborough.",
    intro:
      "Leicestershire rings its city with hosiery towns, pit villages and hunting country. Ancient volcanic rock breaks through at Charnwood, while the east rolls away in clay, ironstone and ridge-and-furrow. Around Coalville and Ashby the young trees of the National Forest cover former mine land.",
    places: [
      "Leicester",
      "Loughborough",
      "Hinckley",
      "Melton Mowbray",
      "Market Harborough",
      "Coalville",
      "Ashby-de-la-Zouch",
      "Lutterworth",
      "Oadby",
      "Wigston",
      "Shepshed",
      "Syston",
      "Castle Donington",
    ],
    homes:
      "Hinckley, Earl Shilton, Shepshed and Wigston have terraces built for knitters and boot makers, with small workshops still behind some of them. Loughborough adds student streets between its station and the university. Oadby, Birstall, Glenfield and Thurnby are the city’s roomy suburbs of semis and detached houses. Around Newtown Linford and Woodhouse Eaves cottages are of dark Charnwood rubble under Swithland slates that get smaller towards the ridge. Melton and the Wolds villages mix ironstone, brick and pantile.",
    solar:
      "Swithland slate is no longer quarried, so anyone who lifts it must know where replacements come from. Pantiled farm roofs round Melton let panels sit a little proud and need brackets that respect the curve. Suburban Oadby and Birstall are as suitable as the Midlands can offer, with wide roofs and low hedges. Crags and oaks in Charnwood make patchy shade that only a visit can judge.",
    heating:
      "Gas follows the towns and the old coalfield, and it gives out in the Vale of Belvoir and the High Leicestershire hills. Granite rubble walls in Charnwood are cold to touch, and a lining inside must leave them able to dry. Estates of the 1960s and 1970s at Wigston and Thurmaston have easy cavities. On heavy clay an outdoor unit’s drain needs a proper soakaway or a route to the gully.",
    driving:
      "Some commuters go by train from Market Harborough or Loughborough and leave the car at home to charge by day, when the roof is working. East of the city villages such as Billesdon and Tilton depend on the car almost wholly. Shared courtyards in recent estates at Lutterworth and Ashby may need the management company’s signature.",
    planning:
      "Planning lies with boroughs and districts such as Charnwood, Blaby, Harborough, Melton and North West Leicestershire, and the city looks after itself. Charnwood and the Vale of Belvoir have many conservation villages where the lane side counts. Oadby and Wigston is a small borough of its own, which surprises people who think of it as Leicester. National Grid Electricity Distribution holds the licence for the area’s network.",
    questions: [
      {
        question: "My house in Woodhouse Eaves has Swithland slates, can panels go on it?",
        answer:
          "It is possible, though a garage or a garden frame is kinder to an irreplaceable roof. If it must be the house, choose a roofer who has worked with those slates before.",
      },
      {
        question: "Is it worth switching from oil in the Vale of Belvoir?",
        answer:
          "For carbon it is, as oil homes save more of it than gas homes do. Money depends on what you pay for oil, which has swung widely in 2026: work it out with your last delivery. Ironstone farmhouses need their heat loss measured, and the answer follows from that survey.",
      },
    ],
  },
  {
    slug: "lincoln",
    description:
      "Solar panels, batteries, heat pumps and EV chargers in Lincoln: what uphill and downhill homes need, and how the cathedral quarter is protected.",
    intro:
      "Everyone in Lincoln lives uphill or downhill, and the limestone cliff between the two decides view, wind and sunlight. Downhill the Witham and the Fossdyke run through flat ground that was marsh before it was drained. The cathedral on the hilltop is seen from far across the fens, so rooflines around it are watched with care.",
    places: [
      "Bailgate",
      "St Giles",
      "Ermine",
      "Newland",
      "Monks Road",
      "Sincil Bank",
      "Boultham",
      "Swanpool",
      "Birchwood",
      "Hartsholme",
      "Bracebridge",
      "Glebe Park",
    ],
    homes:
      "Downhill terraces around Sincil Bank, the High Street and Monks Road were built for men who made engines, pumps and the first tanks. Around the Bailgate medieval stone, Georgian brick and timber stand wall to wall. St Giles is an inter-war council estate with privet hedges and generous plots, and the Ermine followed it after the war on either side of the old Roman road. Swanpool was meant as a much larger garden suburb, and the part that was finished still feels like one. Birchwood covers a former bomber airfield with houses and bungalows from the 1970s and later.",
    solar:
      "Eastern England is drier and brighter than the west at the same latitude, and Lincoln shares in that. Terraces that step down the hillside off Monks Road can shade each other at low winter angles. On the plateau the wind arrives across open fields, so edge clearances and fixings deserve a proper calculation. Bungalows in Birchwood and Hartsholme give broad low roofs, though mature trees near the country park need watching.",
    heating:
      "Gas mains serve the city, while many villages out on the fen and the heath burn oil. Engineering terraces have solid walls, and on the low wet ground their floors are worth a look too. Uphill stone houses hold heat slowly and suit low, steady running once draughts are dealt with. Flood risk near the Witham is a reason to mount outdoor units well off the ground.",
    driving:
      "Steep Hill and the lanes of the Bailgate were never made for cars, and residents park by permit. A drive is normal on the Ermine, in Birchwood and around Doddington Road. Long rural trips are part of life in this county, so a full battery every morning is worth more than speed of charging.",
    planning:
      "City of Lincoln Council handles planning, while Lincolnshire County Council looks after highways. The cathedral and castle quarter is a conservation area full of listed buildings, and archaeology can matter as soon as a trench is dug. North Hykeham feels like part of town yet answers to North Kesteven. Applications to connect generators go through National Grid Electricity Distribution.",
    questions: [
      {
        question: "May I have panels on a house near Lincoln Cathedral?",
        answer:
          "If the house is listed you need consent, and a slope seen from the castle walls or the tower will be judged strictly. An unlisted house in the same streets has more freedom, but ask the city’s planners in writing.",
      },
      {
        question: "Would digging for a ground source heat pump be a problem in Lincoln?",
        answer:
          "In the old city, Roman remains can lie just under the turf, so a trench may need an archaeologist. On the outer estates gardens are freer of history, but air source is usually the simpler choice for their size.",
      },
    ],
  },
  {
    slug: "lincolnshire",
    description:
      "Solar panels, batteries, heat pumps and EV chargers in Lincolnshire: fen, Wolds, coast and Humber towns, with sun, wind and salt considered.",
    intro:
      "Lincolnshire has wide skies, and the fens around Spalding and Boston hide no roof from the sun. The Wolds and the limestone edge are its only true hills. Between Stamford and Grimsby lie oil-heated villages, seaside bungalows and steel town terraces that have little in common.",
    places: [
      "Lincoln",
      "Boston",
      "Grantham",
      "Spalding",
      "Stamford",
      "Sleaford",
      "Skegness",
      "Mablethorpe",
      "Louth",
      "Gainsborough",
      "Grimsby",
      "Cleethorpes",
      "Scunthorpe",
      "Horncastle",
    ],
    homes:
      "Stamford is a town of honey-coloured limestone, while Boston and Louth are red brick under pantiles. A few old cottages are of mud and stud, a county method of earth on a light frame. Retirement bungalows spread behind the dunes from Skegness to Mablethorpe, and many seaside homes are park homes or chalets. Grimsby’s dock streets and Scunthorpe’s steel streets are terraced and close. Airfield families left rows of RAF houses at places such as Cranwell, Scampton and Waddington.",
    solar:
      "Long clear horizons give early and late light that hilly counties lose. Salt air at Skegness and Cleethorpes eats cheap clamps, so ask for fixings rated for the coast. Farm sheds and glasshouse businesses round Spalding use power by day and can fill a large roof. Wind over the fens meets little to slow it, which makes ballast and edge zones a serious calculation.",
    heating:
      "Oil tanks are everywhere beyond the towns, and bottled gas serves the park homes. Fen houses may tilt a little on shrinking peat and silt, so bases for outdoor units should float free of the wall. Some council bungalows inland already run on heat pumps, so a neighbour may be able to tell you how one feels in February. Ground loops work well in wet silt, provided that the drainage board’s dykes are left alone.",
    driving:
      "Roads are long, straight and mostly single carriageway, and people drive far to a hospital or a big shop. Coastal visitors put heavy summer demand on public chargers, which is a reason to have your own. Bungalow drives make installation simple from Mablethorpe to Market Deeping.",
    planning:
      "County and district councils share most of Lincolnshire, while North Lincolnshire and North East Lincolnshire are unitary on the Humber side. The Lincolnshire Wolds are a protected landscape, and Stamford was the first place in England to become a conservation area. Northern Powergrid covers the north of the historic county near Grimsby and Scunthorpe. Towards Grantham, Boston and Stamford the operator is National Grid Electricity Distribution.",
    questions: [
      {
        question: "Will sea air ruin panels at Mablethorpe?",
        answer:
          "Good modules are tested against salt mist, and the weak points are bolts, clips and the frames of cheap brackets. Ask for the test certificate and rinse the glass in a dry summer.",
      },
      {
        question: "Can a park home near Skegness have solar or a heat pump?",
        answer:
          "Check first with the site owner, whose rules come before the council’s. Electric supply is often shared and limited, so the pitch’s own capacity decides what can be fitted.",
      },
    ],
  },
  {
    slug: "northamptonshire",
    description:
      "Compare quotes for solar panels, batteries, heat pumps and EV chargers in Northamptonshire, from shoe-town terraces to Corby and stone villages.",
    intro:
      "Northamptonshire made the country’s boots, and its towns still line up in red-brick terraces with a factory at the corner. Between them lie villages of golden ironstone and pale limestone. Corby, Daventry and Northampton grew quickly as places to move to after the war, with roofs and walls to suit the period.",
    places: [
      "Northampton",
      "Kettering",
      "Corby",
      "Wellingborough",
      "Rushden",
      "Daventry",
      "Brackley",
      "Towcester",
      "Oundle",
      "Raunds",
      "Desborough",
      "Burton Latimer",
      "Thrapston",
    ],
    homes:
      "Kettering, Rushden and Wellingborough grew with shoemaking, and some of their backyard workshops are now rooms or sheds. Corby was built for a steelworks and its Scottish workforce, then extended as a new town. Northampton’s eastern and southern districts came with its own new-town years, in closes of brown brick around parkland. Rothwell, Rockingham and Oundle show ironstone and limestone at their best. Large estates at Brackley, Towcester and Daventry belong to the present century.",
    solar:
      "Collyweston stone slates cover cottages in the north-east, and no bracket made for tiles will hold on them. New-town roofs in Corby and Northampton have low pitches in concrete tile, a pattern every solar fitter knows. Shoe terraces run in tight grids where a factory wall may shade one end of the row. On the uplands near Naseby and Daventry air moves freely, which keeps panels cool on bright spring days.",
    heating:
      "Radburn-style layouts in Corby put the kitchen to the path and the garden to the garage court, so decide early which side hears the fan. Ironstone is soft and porous, and sealing it with the wrong paint invites damp. Villages towards Rutland and Oxfordshire are often off the mains and burn oil. Houses put up in Brackley this century usually have pipework that a heat pump can use with small changes.",
    driving:
      "Warehouses beside the county’s trunk roads send many workers on shifts that no bus timetable meets. Shift drivers charge at odd hours, so a time-of-use tariff needs a charger with a proper schedule. Garage courts behind the new-town closes seldom have a supply, and cable routes across shared land need agreement.",
    planning:
      "North Northamptonshire and West Northamptonshire are the councils now, in place of the former county, district and borough councils. Stone villages around Oundle and Fotheringhay have close conservation control. Near the Oxfordshire and Bedfordshire edges your supply may come from a different operator than the next village’s. Most of the county, Northampton and Kettering included, belongs to National Grid Electricity Distribution.",
    questions: [
      {
        question: "Can panels be mounted on a Collyweston slate roof?",
        answer:
          "Very rarely with good sense, because the slates are hung one by one and break when walked on. Look for a modern extension, an outbuilding or a sunny piece of lawn.",
      },
      {
        question: "What should I know about a heat pump in a Corby new-town house?",
        answer:
          "Warm-air heating was the fashion in some estates of that time, so check whether pipes and radiators exist at all. Once that is clear, the simple shape of the house makes the design quick.",
      },
    ],
  },
  {
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
  },
  {
    slug: "nottinghamshire",
    description:
      "Solar panels, batteries, heat pumps and EV chargers in Nottinghamshire, for pit villages, Trent-side towns and the brick villages of the Vale.",
    intro:
      "Nottinghamshire splits between the coalfield of the west and the farms of the Trent and the Vale of Belvoir. For decades the Trent’s cooling towers marked the horizon. Old pit villages now sit beside Sherwood’s heath and oak, with plain former Coal Board homes that upgrade well.",
    places: [
      "Nottingham",
      "Mansfield",
      "Worksop",
      "Newark-on-Trent",
      "Retford",
      "Sutton-in-Ashfield",
      "Kirkby-in-Ashfield",
      "Hucknall",
      "Beeston",
      "Arnold",
      "West Bridgford",
      "Southwell",
      "Bingham",
      "Eastwood",
    ],
    homes:
      "Colliery companies and the Coal Board built whole villages at Ollerton, Clipstone, Rainworth and Bilsthorpe, in blocks of semis and short rows. Mansfield, Sutton and Kirkby grew up on coal and hosiery in stone and brick. West Bridgford and Beeston are commuter suburbs with Edwardian villas and 1930s semis. Newark, Retford and Southwell have Georgian brick fronts beside much older timber. Trent and Vale villages such as Caunton or Cropwell Bishop keep orange pantiles and brick barns.",
    solar:
      "Pit villages repeat one house many times, so the first good layout in a street can guide the next. Orange pantile roofs in the Vale have a gentle rhythm that black panels interrupt, and rear slopes are the tactful choice. The Trent valley is flat and open to the north-east wind. Oak and pine around Edwinstowe shade the forest edge for longer than the eye suspects in June.",
    heating:
      "Miners once had concessionary coal, and chimneys, back boilers and coal sheds remain in many pit homes. Gas took over in the coalfield long ago, but farms and villages east of the Trent mostly burn oil. Some Coal Board houses have concrete panels or no-fines walls, and knowing which system you own is half the survey. Mine water warmed by the earth is being looked at as a heat source in old coalfields, though not yet as something a single house can order.",
    driving:
      "Trams reach Hucknall and Toton from the city, and beyond them the car rules. Front gardens in Rainworth or Blidworth turn into drives with a dropped kerb from the county’s highways team. Town houses around Newark market place need the public car parks by the river.",
    planning:
      "Outside the city of Nottingham the county council keeps the roads while districts such as Ashfield, Bassetlaw, Gedling, Newark and Sherwood and Rushcliffe decide planning. Southwell’s minster precinct and Newark’s centre are full of listed buildings. Laxton still farms open fields, and a ground array there would be a delicate idea. Northern Powergrid serves part of the north near Worksop, and National Grid Electricity Distribution the remainder.",
    questions: [
      {
        question: "I own a former Coal Board house, is it suitable for a heat pump?",
        answer:
          "Many are, with compact rooms and space at the side where the coal shed stood. Have the wall type identified first, because insulation decides the size of the unit.",
      },
      {
        question: "Will panels be welcome in Southwell?",
        answer:
          "On an unlisted house in a side street, usually yes on a slope out of view. Near the minster expect the conservation officer to ask for drawings and a sample of the frame colour.",
      },
    ],
  },
];
