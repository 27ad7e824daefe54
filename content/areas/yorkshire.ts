import type { AreaText } from "#content/areas/area-text.ts";

export const yorkshire: readonly AreaText[] = [
  {
    slug: "bradford",
    description:
      "Solar, batteries, heat pumps and EV charging across Bradford district: mill terraces, moorland villages, Saltaire, Keighley and Ilkley.",
    intro:
      "Bradford district climbs from the Aire to open moor, and most of what stands between is built of local sandstone. A mill-town terrace, a villa in spa-town Ilkley and a weaver’s cottage in Haworth each call for a different answer.",
    places: [
      "Keighley",
      "Shipley",
      "Bingley",
      "Ilkley",
      "Haworth",
      "Saltaire",
      "Baildon",
      "Silsden",
      "Queensbury",
      "Thornton",
      "Manningham",
      "Eccleshill",
      "Wibsey",
      "Idle",
    ],
    homes:
      "Stone terraces cross the slopes of Manningham, Girlington and Great Horton, often with a cellar below and an attic bedroom above. Back-to-backs survive in some inner streets, joined to their neighbours at the rear as well as the sides. Merchants’ villas in Manningham, Heaton and Ilkley are in many cases flats by now. Holme Wood, Buttershaw and Ravenscliffe are council-built estates out on the rim of the city. Several great textile mills, the silk mill at Manningham among them, have become apartments.",
    solar:
      "Valley sides decide the light: a row above Shipley may look straight at the sun while the one opposite faces the hill. Stone slates on older houses are thick and uneven, so they need a roofer used to them and a check of the timbers beneath. At Queensbury and Oxenhope the wind comes hard off the tops, and the fixings have to be worked out for it. Snow lies longer up there than in Forster Square and slides off glass before it leaves the slates.",
    heating:
      "Sandstone walls look massive and still lose heat fast; insulating boards inside, with an eye on damp, are the usual course. Cellars run under many of the terraces, handy for a cylinder and a reason for cold ground floors. The yard of a through terrace will often take an outdoor unit. Farms and hamlets above the Worth Valley often lie beyond the gas mains and live with oil, bottled gas or solid fuel.",
    driving:
      "Trains along Airedale carry Keighley, Bingley and Shipley commuters to Leeds, while Queensbury and Thornton lost their railway long ago and rely on the road. Setted streets in Haworth and Saltaire are not dug up lightly for a new supply cable. Where the front door opens on the pavement, ask the council before a lead crosses it.",
    planning:
      "One authority, Bradford Council, covers city, valleys and moor alike. Saltaire is a World Heritage Site in which nearly every house is listed, so even a modest change outside needs consent there. Haworth, Little Germany and the middle of Ilkley are conservation areas. Connections for panels and pumps are notified to Northern Powergrid.",
    questions: [
      {
        question: "My house in Saltaire is listed: is solar out of the question?",
        answer:
          "Nothing is ruled out by law, but listed building consent comes first and a slope that shows from the street is unlikely to get it. Begin with draughts, loft insulation and a talk with the council’s conservation officers.",
      },
      {
        question: "Can a Bradford back-to-back have a heat pump?",
        answer:
          "Only if there is somewhere to put the outdoor unit, and many have just a strip of front yard. Insulating the attic and the outside wall is the likelier first step, and modern electric heating may suit better than a pump.",
      },
    ],
  },
  {
    slug: "hull",
    description:
      "Hull home energy: solar, batteries, heat pumps and chargers for court terraces, tenfoots and estates in the flat city on the Humber.",
    intro:
      "Hull is flat and breezy, and much of it lies below the highest tides. That frees its roofs from hill shade, and it makes the height of every meter, inverter and battery worth a thought.",
    places: [
      "The Avenues",
      "Newland",
      "Bransholme",
      "Orchard Park",
      "Kingswood",
      "Sutton-on-Hull",
      "Sutton Park",
      "Garden Village",
      "Hessle Road",
      "Gipsyville",
      "Marfleet",
      "Victoria Dock",
    ],
    homes:
      "Victorian and Edwardian terraces spread out along Hessle Road, Holderness Road and Newland Avenue, many facing each other across short footpath courts at right angles to the street. Taller houses stand in the tree-lined Avenues west of Princes Avenue. Council cottages at Gipsyville and on the North Hull estate date from between the wars; Orchard Park and Bransholme came later and are larger. Garden Village was laid out before the First World War for factory workers, with hedges and greens. Bombing took so many homes that a post-war house in the middle of an older row is an ordinary sight.",
    solar:
      "No hill cuts the horizon, so shade comes only from trees and taller neighbours. A house in a court has one narrow slope, and a few powerful panels serve it better than a grand plan. Salt and wind off the Humber ask for stainless fixings near the docks. Being on the dry side of the Pennines helps the yield.",
    heating:
      "Terraces here have solid brick walls and a thin rear offshoot that goes cold first. Some council houses were built in concrete by patent methods, and a good many of those have been clad or replaced, so ask which kind yours is. Wet alluvial soil passes heat well to buried pipes, but few gardens in the city have the space. Where water has come in before, the outdoor unit stands on a raised base.",
    driving:
      "A tenfoot, the back lane behind many Hull rows, may lead to a garage where a charger can go. Find out whether that garage has power from the house or none at all. Level streets suit bicycles and short drives, so a slow overnight charge covers most needs.",
    planning:
      "Hull City Council stops at a tight boundary, past which Hessle, Cottingham and Anlaby answer to the East Riding. The Old Town, the Avenues, Garden Village and Sutton’s old village are conservation areas. Ask there whether a front roof slope has extra controls. The cables belong to Northern Powergrid.",
    questions: [
      {
        question: "Should a battery stand on the garage floor in Hull?",
        answer:
          "Better not, if your street is at risk of flooding. Have it fixed to the wall above the level the flood map suggests, with inverter and isolators beside it.",
      },
      {
        question: "My house is in a footpath court: where would a heat pump go?",
        answer:
          "Usually in the back yard, if air can move round it and the sound at the neighbour’s window passes the test. The garden on the court is second choice, and within a conservation area that may take an application.",
      },
    ],
  },
  {
    slug: "leeds",
    description:
      "Leeds home energy, district by district: solar, batteries, heat pumps and chargers from Harehills back-to-backs to Otley and Wetherby.",
    intro:
      "Leeds reaches far past its ring road, to market towns such as Otley and Wetherby and old mining villages in the south-east. Brick rules the inner streets, gritstone the north-west, and pale limestone the villages near Boston Spa.",
    places: [
      "Headingley",
      "Harehills",
      "Chapel Allerton",
      "Roundhay",
      "Seacroft",
      "Armley",
      "Beeston",
      "Horsforth",
      "Pudsey",
      "Morley",
      "Rothwell",
      "Garforth",
      "Otley",
      "Wetherby",
    ],
    homes:
      "Whole streets of red-brick back-to-backs remain in Harehills, Beeston, Armley and Burley. Headingley and Hyde Park mix tall terraces, student lets and villas cut into flats. Gipton, Middleton and Belle Isle were council estates of the inter-war years, and most of Seacroft followed them. Alwoodley, Adel and Moortown are semis and detached houses with garages. By the river, around the Calls and Granary Wharf, warehouses and new blocks are flats.",
    solar:
      "A back-to-back has one outer slope, frequently with a dormer in it, so the street decides direction and size. Otley lies on the north side of the Chevin, and homes under that hill lose the low winter sun. Towards Garforth and Wetherby the land opens and rain eases in the shelter of the Pennines. Slate and stone slate are common in the north-west of the district, concrete tiles on the estates.",
    heating:
      "A heat network brings warmth from the waste plant at Cross Green to council flats and public buildings. In a brick terrace with an attic room, the cheeks of the dormer can be the coldest part of the house. Coal was dug under Rothwell, Garforth and Morley, so a borehole there begins with a mining report. Some farms and hamlets around Harewood still fill an oil tank.",
    driving:
      "Leeds has neither tram nor metro, and buses, trains and cars share the work. Back-to-back streets offer no drives, which makes charging a public business there. In Moortown or Garforth a wall box by the garage is straightforward, provided the old fuse board is up to it.",
    planning:
      "Leeds City Council is the planning authority from Otley to Methley. Headingley, Roundhay, Chapel Allerton and the centre of Otley are conservation areas. The Article 4 direction on shared student houses concerns their use and does not by itself stop panels. Northern Powergrid approves larger systems before they are switched on.",
    questions: [
      {
        question: "Can panels go on a Harehills back-to-back?",
        answer:
          "Yes, if its only slope gets the sun and has room beside the dormer. Scaffolding on the highway needs a licence, so ask whether the quote includes it.",
      },
      {
        question: "My Leeds flat is on the heat network: should I want a heat pump?",
        answer:
          "Hardly, as the network already stands in for a boiler and was chosen for the whole building. Window seals, controls and a look at the heat tariff are the better use of your effort.",
      },
    ],
  },
  {
    slug: "sheffield",
    description:
      "Sheffield home energy, hill by hill: solar, batteries, heat pumps and chargers from Walkley terraces to Dore, Stocksbridge and Mosborough.",
    intro:
      "Sheffield is a city of hills and river valleys, so slope, outlook and shelter change from one street to the next. Its western side is moorland inside the Peak District National Park, while the Don runs out through a broader valley to the north-east.",
    places: [
      "Hillsborough",
      "Walkley",
      "Crookes",
      "Broomhill",
      "Nether Edge",
      "Heeley",
      "Meersbrook",
      "Gleadless",
      "Parson Cross",
      "Dore",
      "Totley",
      "Stocksbridge",
      "Chapeltown",
      "Mosborough",
    ],
    homes:
      "Walkley, Crookes, Heeley and Meersbrook are terraces climbing their hills, with attic rooms and a covered passage, the gennel, through to the yards. Ranmoor, Broomhill and Nether Edge have the stone villas of the steel years. Parson Cross and Arbourthorne are inter-war council estates, and the Manor was another until much of it was rebuilt. Gleadless Valley steps down a wooded slope, while Park Hill, listed and refurbished, keeps its streets in the sky. Mosborough’s townships were the later move to the south-east.",
    solar:
      "Look at the hill opposite first: a home deep in the Loxley or Rivelin valley may see little of the low winter sun. On a steep street each roof stands above the next, so the neighbour uphill is the one who casts the shadow. Scaffolding on a gradient takes longer to put up, and a price given without a visit deserves doubt. Woods reach far into Sheffield, and an oak on the south side counts as much as a building.",
    heating:
      "A heat network fed by the waste plant warms flats and public buildings in and near the centre. Terraces have solid walls of brick or gritstone, stone sills and a cellar head that draws cold air up the stairs. A yard cut into the hillside traps both chill and sound, so it is worth comparing front and back before placing an outdoor unit. Farms above Stocksbridge and Bradfield are exposed and rarely on gas.",
    driving:
      "Supertram joins Hillsborough, the centre, Meadowhall and Halfway, but not the hills of the west. Climbing takes charge from the battery and descending gives part of it back, so an electric car suits the place better than its gradients suggest. Terraced streets have next to no drives, and some are too steep for anyone to want a cable across the pavement.",
    planning:
      "For most homes the authority is Sheffield City Council; on the moors and in villages such as Low Bradfield it is the Peak District National Park Authority. Nether Edge, Ranmoor, Broomhill and Dore have conservation areas. A great many houses are held on very long leases at a token ground rent, and the lease may speak of alterations. Northern Powergrid takes the notice of new equipment.",
    questions: [
      {
        question: "My main roof looks north over the valley: is solar pointless?",
        answer:
          "A north slope makes clearly less, above all in winter, though a shallow pitch loses less than a steep one. A garage, a dormer or the rear wing with another outlook may hold what the main roof cannot.",
      },
      {
        question: "We live in Low Bradfield: who decides about panels?",
        answer:
          "Planning there is with the National Park Authority and not with Sheffield’s planners. Panels on an ordinary house can still be permitted development, but listed buildings and arrays on the ground should be asked about first.",
      },
    ],
  },
  {
    slug: "york",
    description:
      "York home energy: solar, batteries, heat pumps and chargers inside the walls, in the railway terraces and out to Haxby and Dunnington.",
    intro:
      "York is a walled medieval city with Victorian railway terraces at its gates and a ring of villages in the flat Vale. The Ouse and the Foss flood some streets, and Roman remains lie under a good many others.",
    places: [
      "Acomb",
      "Holgate",
      "South Bank",
      "Bishophill",
      "Clifton",
      "Heworth",
      "Tang Hall",
      "Fulford",
      "New Earswick",
      "Huntington",
      "Haxby",
      "Strensall",
      "Bishopthorpe",
      "Dunnington",
    ],
    homes:
      "Terraces in Holgate, South Bank, Leeman Road and the Groves housed railway and chocolate workers. Inside the walls a Georgian brick front may hide a timber frame centuries older. New Earswick is a garden village founded by Joseph Rowntree, with cottages round greens and cul-de-sacs. Tang Hall is chiefly inter-war council housing, and Acomb grew from a village into the city’s western suburb. Haxby, Huntington and Strensall are full of post-war bungalows and semis.",
    solar:
      "The Vale of York is level and lies in the rain shadow of the Pennines, with still fogs in winter as its drawback. Clay pantiles on cottages and barns crack underfoot and need hooks made for them. Any slope that shows from the city walls or the Minster tower will be looked at closely, so rear slopes and hidden valleys come first. A bungalow in Haxby or Strensall has a long low roof with room for a full row.",
    heating:
      "In streets that flood, choose wall insulation that can get wet and dry out again, and mount electrics high. Derwenthorpe, on the eastern side, was built with communal heating, so its residents think in terms of the scheme and not of single boilers. Timber frames need to breathe, and foam in the wrong place does harm there that takes years to show. Bungalows in the villages have the loft, the garden and the floor area that a heat pump likes.",
    driving:
      "Park-and-ride sites ring York and bicycles are everywhere, so for many the car is kept for longer trips. Residents’ parking zones cover many of the terraces, where a charger of one’s own is rarely possible. In Huntington and Copmanthorpe the drive is next to the meter and the work takes little cable.",
    planning:
      "City of York Council looks after the villages as well as the city. The centre is an Area of Archaeological Importance, which puts conditions on digging, and its whole historic core is a conservation area. New Earswick, Heslington and Clifton have conservation areas too. Green Belt encircles the built-up area, and Northern Powergrid runs its cables through all of it.",
    questions: [
      {
        question: "Would a trench for a ground loop run into Roman York?",
        answer:
          "In the centre it might, and the law wants notice before the soil is disturbed. Outside the core a garden trench is seldom a problem, but the council’s record of finds is worth a look.",
      },
      {
        question: "Can a terrace near the Ouse have a battery and a heat pump?",
        answer:
          "Yes, if both are set above the height the river has reached in your street. Wall brackets and an upper-floor cupboard are common answers, with the cables dropping from above.",
      },
    ],
  },
];
