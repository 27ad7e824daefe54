import type { AreaText } from "#content/areas/area-text.ts";

export const london: readonly AreaText[] = [
  {
    slug: "barking-dagenham",
    description:
      "Solar, heat pumps and chargers for Barking and Dagenham, from the brick cottages of Becontree to new flats at Barking Riverside.",
    intro:
      "Between the wars the London County Council laid out Becontree here, and its cottages still fill the middle of the borough. Towards the Thames the land drops to old marshes, where Barking Riverside is growing on the ground of a former power station.",
    places: [
      "Barking",
      "Dagenham",
      "Becontree",
      "Chadwell Heath",
      "Barking Riverside",
      "Thames View",
      "Dagenham Heathway",
      "Rush Green",
      "Marks Gate",
      "Upney",
    ],
    homes:
      "Becontree houses stand in short terraces and in the small closes that residents call banjos, mostly two storeys of brick under a tiled roof. So many were bought by their tenants that owners, private landlords and the council may share one row. Around Barking station Victorian and Edwardian terraces stand within sight of towers of recent flats. The privately built Leftley estate added bay-fronted 1930s houses. Thames View was raised on the marsh after the war, and Barking Riverside beyond it belongs to this century.",
    solar:
      "The ground is close to level and the cottages are low, so a Becontree roof is seldom shaded by more than a chimney or a street tree. Because the estate’s roads curve and its closes turn back on themselves, houses of one plan face every point of the compass and give quite different yields. Roofs with hipped ends have a shorter row of usable space, and in a terrace the panels have to stop clear of the line shared with next door.",
    heating:
      "The LCC built these cottages around coal fires, and radiators on a gas boiler were put in long afterwards. Walls, windows and lofts have been improved house by house, some by the council and some by owners, so a neighbour’s survey tells you little about your own home. Back gardens on the estate usually leave a place for an outdoor unit away from bedroom windows. Flats by the river and in Barking’s new blocks may be on a shared heat supply, which is the supplier’s to change and not the leaseholder’s.",
    driving:
      "Privet hedges were once the mark of a Becontree front, and many have given way to paved standings where a wall charger is simple, provided the kerb was properly lowered. The banjo closes were drawn before anyone expected a car at each door, and some of their houses have no frontage to park on. Drivers there depend on public chargers, or travel by the District line instead.",
    planning:
      "Conservation areas are few here and include Barking’s abbey and town centre and the old village of Dagenham around its parish church. Eastbury Manor House, an Elizabethan brick mansion in the midst of ordinary streets, is the kind of building that needs listed building consent. Council tenants and leaseholders need the council’s agreement as landlord before anything is fixed outside. The cables in the street belong to UK Power Networks, which your installer tells about panels, a heat pump or a charger.",
    questions: [
      {
        question: "I bought a former council house in Becontree: must the council still agree to solar panels?",
        answer:
          "Perhaps, because deeds of houses sold to tenants can keep covenants about alterations, so read your title first. Planning permission is a separate matter and an ordinary house rarely needs it for roof panels.",
      },
      {
        question: "Does the old marshland matter if I want a heat pump?",
        answer:
          "Not for an air source unit, which stands on a small base and draws on the outside air. Boreholes and ground loops are harder on filled ground beside the Thames, where soil may need testing, and that makes air the simpler choice.",
      },
    ],
  },
  {
    slug: "barnet",
    description:
      "Solar, batteries and heat pumps for Barnet homes, from Northern line semis to Hampstead Garden Suburb and the Totteridge ridge.",
    intro:
      "Barnet climbs from the Brent at Hendon to the ridges of Totteridge, Mill Hill and Monken Hadley. Two branches of the Northern line drew the suburbs up those hills, and much of what we look at today is a hipped roof from the years after they came.",
    places: [
      "Finchley",
      "Hendon",
      "Golders Green",
      "Edgware",
      "Mill Hill",
      "High Barnet",
      "New Barnet",
      "East Barnet",
      "Whetstone",
      "Totteridge",
      "Colindale",
      "Burnt Oak",
      "Friern Barnet",
      "Hampstead Garden Suburb",
    ],
    homes:
      "Semis and detached houses of the 1920s and 1930s set the tone in Hendon, Mill Hill, Edgware and much of Finchley. Hampstead Garden Suburb is older in idea and stricter in character, with cottages in its north-western streets and grander houses around Central Square and towards the Heath extension. At Burnt Oak the London County Council’s Watling Estate mixed brick cottages with weatherboarded ones. High Barnet keeps a town centre on the Great North Road, with Victorian terraces leading off it. Colindale has changed fastest, from an airfield and large institutions to streets of new flats.",
    solar:
      "The typical semi has a hipped roof with three slopes, so panels are often spread over a side and the back rather than set in a single block. Hilltop roads at Totteridge and Mill Hill have wide open sky; houses on the northern side of the same hills need a look at the winter sun. Mature oaks in back gardens matter more than buildings, and many carry preservation orders, so plan around the shade they cast. Big family houses with electric cars and daytime use can make good use of a generous array.",
    heating:
      "Gas boilers heat most of these suburbs, and larger houses often have long runs of old pipework to check before a heat pump is sized. The cavity wall came into general use as these suburbs were being built, so two semis a decade apart can be quite different inside the brick. A side passage to the back garden, common here, gives a unit somewhere to stand where it cannot be seen from the road. London clay lies under most of the borough, which suits a ground loop only where the garden is truly large.",
    driving:
      "Front gardens in the semi-detached streets have largely become drives, so a charger on the house wall is the usual answer. The terraces of Childs Hill and Cricklewood are another matter, with residents’ bays and public points. Crossing from the Edgware branch to the High Barnet branch by train means going in towards town, one reason why so many households keep a car.",
    planning:
      "In Hampstead Garden Suburb you need the consent of its Trust as well as any from the council, and visible changes to roofs are looked at closely. The Watling Estate, Mill Hill village and Monken Hadley are conservation areas too. Green Belt rules over Totteridge and Arkley concern new buildings and ground arrays far more than panels on an existing house. UK Power Networks is the operator that has to be told of what is connected.",
    questions: [
      {
        question: "Can I have solar panels in Hampstead Garden Suburb?",
        answer:
          "Some houses can, most readily on a rear slope or flat roof out of public view. Speak to the Suburb’s Trust and to Barnet’s planners before you order anything, because each gives or refuses its own consent.",
      },
      {
        question: "My Edgware semi has a loft conversion with a big rear dormer: is there room left?",
        answer:
          "Often there is, on the flat top of the dormer and on the side hip. The installer has to check what the dormer roof can bear and keep the panels within the height the planning rules allow.",
      },
    ],
  },
  {
    slug: "bexley",
    description:
      "Solar panels, batteries and chargers for Bexley’s inter-war semis and bungalows, with heat pumps from Sidcup to Erith.",
    intro:
      "Bexley was Kentish orchard and heath until electric trains turned it into one of London’s great districts of 1930s family houses. It runs from the Thames at Erith across a plateau to the valleys of the Cray and the Shuttle.",
    places: [
      "Bexleyheath",
      "Sidcup",
      "Welling",
      "Erith",
      "Crayford",
      "Belvedere",
      "Old Bexley",
      "Blackfen",
      "Barnehurst",
      "Slade Green",
      "Foots Cray",
      "Northumberland Heath",
      "Lamorbey",
    ],
    homes:
      "Welling, Blackfen, Barnehurst and much of Bexleyheath were built in one rush before the war, in bay-fronted semis and short terraces. Bungalows and chalet houses are plentiful, some with rooms later put into the roof. Erith and Belvedere are older, with Victorian terraces on the slopes above the riverside works. In Crayford, cottages built for munitions workers in the First World War survive among later housing. Thamesmead’s concrete homes, on the northern edge, come from the 1960s and after.",
    solar:
      "Low houses, few tall trees and wide roads make for open roofs over most of the plateau. A bungalow gives a lot of roof for the number of people beneath it, which leaves power over for a battery or a car. Estates of this age used plain clay or concrete tiles on a hip, and any slipped or perished ones are best replaced while the scaffolding is up. Long straight avenues mean that whole rows share one orientation: what works at one number tends to work next door.",
    heating:
      "Almost every 1930s house here has gas, and its builder may have used solid or cavity brick, so the surveyor measures the wall before trusting a guess. A detached garage or a deep back garden leaves an easy spot for a heat pump in Sidcup and Bexleyheath. In Thamesmead’s early concrete blocks one plant may heat several homes, so owners there should first find out what serves their building today.",
    driving:
      "There is no Underground in the borough: commuters use the railway lines through Bexleyheath, Sidcup and Erith, or the Elizabeth line at Abbey Wood on the boundary. That makes car ownership ordinary, and most semis have a hardstanding beside the bay window. Shared drives between pairs of houses are common, so check whose wall the cable crosses before you choose where the charger goes.",
    planning:
      "Old Bexley village and the streets around Red House, the home Philip Webb designed for William Morris, are among the conservation areas. Most inter-war roads have no such protection, and panels on their roofs go ahead as permitted development. Low ground near the Thames and the Cray can flood, a reason to raise batteries and outdoor units off the floor. UK Power Networks looks after supply in this corner of the capital.",
    questions: [
      {
        question: "Is a bungalow in Bexleyheath good for solar?",
        answer:
          "Usually, as long as trees and taller neighbours stand clear of it, because the roof is large and the scaffolding small. Look at the rafters too if a later owner has opened up the loft for bedrooms.",
      },
      {
        question: "We share a driveway with next door in Welling: can we still fit an EV charger?",
        answer:
          "Yes, if your own car can stand on your own land while it charges and the cable does not block the shared strip. Your deeds say who may use the drive, and a word with the neighbours beforehand saves trouble.",
      },
    ],
  },
  {
    slug: "brent",
    description:
      "Solar panels, heat pumps and charging in Brent, from Kilburn’s Victorian flats to the Metroland semis around Wembley.",
    intro:
      "The North Circular splits Brent into two kinds of housing. Kilburn, Willesden and Harlesden to the south are Victorian and dense; Wembley, Kingsbury and Preston to the north are Metroland, with gardens and garages.",
    places: [
      "Wembley",
      "Willesden",
      "Kilburn",
      "Harlesden",
      "Kingsbury",
      "Neasden",
      "Dollis Hill",
      "Queen’s Park",
      "Kensal Rise",
      "Alperton",
      "Sudbury",
      "Stonebridge",
      "Preston",
      "Brondesbury",
    ],
    homes:
      "Tall brick terraces in Kilburn and Willesden were long ago divided into flats, floor by floor. Queen’s Park and Kensal Rise have smaller houses in tidy rows, many still in single occupation. Mapesbury is a quarter of big red-brick villas, wide enough for side gates and mature trees. Across the North Circular, semis spread around the stations of the Metropolitan line. Kingsbury also has the cottages and toy castles of Ernest Trobridge, a few of them thatched.",
    solar:
      "Wembley’s semis have the easier roofs: medium pitch, tiled, and seldom overshadowed outside the new towers by the stadium. On a Kilburn terrace the rear addition steps down in levels, and panels on the lower roof may sit in the shade of the higher one until midday. Barn Hill and Dollis Hill stand well above their surroundings, so roofs on the southern flanks see more sky than those behind. In practice thatch rules out panels, and a garage or garden frame is then the thing to look at.",
    heating:
      "Where one house has become three flats, each usually has its own gas boiler and no outside space of its own, so a heat pump is a matter for the whole building. Solid brick without a cavity dominates in the Victorian south. The suburban north has gardens with side access, and replacing a boiler there is mainly a matter of radiator sizes and insulation. New flats around Wembley Park and South Kilburn tend to come with communal heat.",
    driving:
      "Event days at Wembley bring special parking controls to the streets around the stadium, and a drive of one’s own is prized there. South of the North Circular hardly any terrace has off-street space, so public points on the kerb do the work. Further north crossovers are common, but the pavement has to be lowered by the council before a front garden counts as parking.",
    planning:
      "Brent’s conservation areas include Mapesbury, Queen’s Park, Roe Green Village, Barn Hill and Sudbury Court, and Article 4 directions in several of them take away rights that other houses keep. Ask the council’s planners about front roof slopes in those streets before anything else. UK Power Networks and SSEN meet in this part of London, so the installer finds the right one from the postcode.",
    questions: [
      {
        question: "I own the top flat in a Kilburn conversion: does the roof belong to me?",
        answer:
          "Look at the lease, for it may give the top flat the loft, the roof itself, or neither. Even when the roof is yours, the other owners normally have rights over chimneys, gutters and the structure, and the freeholder will want to see the drawings.",
      },
      {
        question: "Will the council allow panels on a house in Mapesbury or Queen’s Park?",
        answer:
          "A rear slope that nobody sees from the street is the best starting point in either place. Permitted rights there may have been limited by an Article 4 direction, so get a written reply from Brent first.",
      },
    ],
  },
  {
    slug: "bromley",
    description:
      "Solar, batteries, heat pumps and chargers for Bromley, from Penge terraces and Petts Wood semis to farms on the North Downs.",
    intro:
      "Bromley is the largest London borough by area, and much of it is countryside. A surveyor can spend the morning on a Penge terrace and the afternoon on a farmhouse at Cudham, still within one council.",
    places: [
      "Bromley town",
      "Beckenham",
      "Orpington",
      "Chislehurst",
      "Penge",
      "Anerley",
      "Petts Wood",
      "West Wickham",
      "Hayes",
      "Bickley",
      "Biggin Hill",
      "St Mary Cray",
      "Farnborough",
      "Downe",
    ],
    homes:
      "Penge and Anerley in the north-west are Victorian, tightly built and partly split into flats. Beckenham and Bickley have large villas and their coach houses, with blocks of flats where some of the gardens used to be. Petts Wood was planned between the wars in mock-Tudor style, all gables, leaded lights and tile hanging. Biggin Hill began with small plots and bungalows on the downs, and later houses filled the steep roads between. Flint walls and weatherboard appear in the villages of Downe and Cudham, as they do over the border in Kent.",
    solar:
      "Trees are the theme in Chislehurst and Bickley, where tall oaks and pines can close off an otherwise perfect southern slope. Up on the chalk the horizon opens out, and barns or stable roofs can carry far more than the house itself. Mock-Tudor roofs have cat-slides, valleys and steep gables, so count on fewer panels than the floor plan suggests. Wind deserves attention on the Biggin Hill plateau, because fixings are chosen for exposure.",
    heating:
      "Gas reaches the towns, but not every lane on the downs, and cottages there may depend on oil, bottled gas or electricity. For such homes a heat pump replaces a delivery rather than a pipe, and the tank’s corner becomes a place for the unit. Half-timbered fronts are mostly decoration over brick, and the tile-hung upper walls behind the show are worth opening up when insulation is planned. Dry valleys in the chalk collect cold air on still nights, so the design temperature should not be taken from central London.",
    driving:
      "With no Underground and long distances between Orpington and the villages, families here drive. Most suburban plots have a drive, often with a garage whose supply needs checking before a charger is hung in it. Penge and Anerley are the exception: terraces there face the kerb, with trams and Overground trains within reach.",
    planning:
      "The Kent Downs National Landscape just reaches the southern edge, and the Green Belt covers most of the countryside before it. Chislehurst, Farnborough Park, Keston and Downe have conservation areas, and Petts Wood is treated as an Area of Special Residential Character. Preservation orders on trees are common, so do not have a branch removed for the sake of a panel without asking. Connection requests go to UK Power Networks, and outlying lanes with thin overhead lines may take more time.",
    questions: [
      {
        question: "May I cut back a protected tree in Chislehurst that shades my roof?",
        answer:
          "Not without the consent of Bromley council, even when the tree is on your land. Ask the installer for a shade calculation first, since panels with optimisers on the clear part of the roof can make the saw unnecessary.",
      },
      {
        question: "Our cottage near Cudham has oil heating: is a heat pump realistic?",
        answer:
          "It can be, once loft and floors are insulated and the radiators have been measured room by room. The electricity supply should be looked at early, because a cottage at the end of a rural line may need a stronger one.",
      },
    ],
  },
  {
    slug: "camden",
    description:
      "Solar and low-carbon heating in Camden: what works on Georgian terraces, stucco villas, mansion flats and listed estates.",
    intro:
      "From Holborn’s legal squares to the top of Hampstead, Camden is a borough of old and protected buildings. Good work here starts with the lease, the conservation area and the view from the street, and only then comes to the equipment.",
    places: [
      "Camden Town",
      "Hampstead",
      "Belsize Park",
      "Primrose Hill",
      "Kentish Town",
      "Gospel Oak",
      "West Hampstead",
      "Swiss Cottage",
      "Bloomsbury",
      "Holborn",
      "King’s Cross",
      "Somers Town",
      "Dartmouth Park",
      "Chalk Farm",
    ],
    homes:
      "Bloomsbury’s terraces are Georgian brick with parapets, and many now house universities, hotels and offices beside the flats. Stucco fronts begin at Primrose Hill and Belsize Park, where villas are split into generous apartments. West Hampstead has red-brick mansion blocks with bay windows from the last Victorian decades. In the 1960s and 1970s the council built estates that architects still come to see, among them Alexandra Road with its stepped concrete terraces. Around King’s Cross, railway land and granaries have become a new quarter of flats and offices.",
    solar:
      "Behind a Georgian parapet there is often a shallow roof hidden from the pavement, and what cannot be seen is easier to agree. Butterfly roofs in Kentish Town and Camden Town leave two slopes looking at each other across a gutter, one sunny and one not. Hampstead’s streets twist and rise, so a chimney uphill may shade a neighbour’s tiles below. Mansion blocks with flat tops offer good space, provided that every leaseholder’s company can be brought to one decision.",
    heating:
      "Sash windows, lath-and-plaster ceilings and walls of solid stock brick call for measures that let the fabric breathe. Secondary glazing is the usual way to keep out draughts where original sashes must stay. Courtyards and lightwells may look handy for a heat pump, but they echo, and someone’s bedroom normally faces them. King’s Cross and several council estates are fed by heat networks, which settles the matter for the flats connected.",
    driving:
      "Controlled parking covers the borough, and few houses below Hampstead can put a car on their own land. Charging is therefore mostly done at lamp posts and bays, and a resident’s permit matters more than a drive. The Congestion Charge begins at the Euston Road, so Bloomsbury and Holborn lie inside it.",
    planning:
      "Conservation areas cover most of the residential streets, and listed terraces run by the row in Bloomsbury, Hampstead and around Regent’s Park. A listed house needs consent for panels, pipes through the façade and often for new windows too. Flats do not enjoy all the rights that houses have, so a certificate or a planning application is a normal part of the job. The borough’s cables, most of them underground, are the business of UK Power Networks.",
    questions: [
      {
        question: "Can a listed house in Hampstead or Bloomsbury have solar panels?",
        answer:
          "It can if listed building consent is granted, and hidden valleys and flat rear roofs stand the best chance. A drawing that shows the sightlines from the street, with fixings that can be undone, makes the case to Camden’s officers.",
      },
      {
        question: "Where could a heat pump go at a flat in Belsize Park?",
        answer:
          "A garden flat may have room at the far end of its plot, if the lease includes that ground. Upper floors usually have to think as a building, with one shared unit on a flat roof and the agreement of the freeholder.",
      },
    ],
  },
  {
    slug: "city-of-london",
    description:
      "Energy at home and at work in the City of London: Barbican flats, listed halls, office roofs, and who has to agree to what.",
    intro:
      "Hardly anyone in the Square Mile lives in a house. The City’s residents are in flats, its roofs are mostly above offices, and nearly every project begins with a landlord.",
    places: [
      "Barbican",
      "Golden Lane",
      "Smithfield",
      "Cripplegate",
      "Fleet Street",
      "Temple",
      "Blackfriars",
      "Bishopsgate",
      "Aldgate",
      "Moorgate",
      "St Paul’s",
    ],
    homes:
      "The Barbican’s concrete towers and long terrace blocks hold a large part of the resident population. Golden Lane next to it is older and lighter, a post-war estate of coloured panels and a swimming pool. On the eastern side, the Middlesex Street Estate rises around its own podium. Barristers keep chambers and some apartments in the courts of the Temple, and a few Georgian houses survive in lanes about Fleet Street and Smithfield. Converted warehouses and offices supply some of the remaining flats.",
    solar:
      "Towers decide the light here: a roof in full sun at breakfast may lie in shadow by lunch. Office roofs already carry lifts, chillers and window-cleaning rails, and panels have to share what remains. Because offices use power in daylight on weekdays, nearly everything a City array makes is used in the same building. A careful survey models the neighbouring blocks, including those with permission that are not yet built.",
    heating:
      "Barbican flats were built with electric heating in the floor, run for the estate as a whole and not from a boiler in each home. A resident there gains most from controls, draught-proofing and whatever the estate decides about its glazing. Pipes of a heat network have run beneath City streets since the late twentieth century and serve public buildings as well as private ones. Offices increasingly use heat pumps that cool one side of the building while warming the other.",
    driving:
      "The whole City is inside the Congestion Charge, and few residents use a car daily. Those who keep one have it in a basement car park, where a charger needs the consent of the block, a sub-meter and a look at the fire plan.",
    planning:
      "The planning authority is the City of London Corporation, and within the Temple the two Inns keep some powers of local government themselves. The Barbican and Golden Lane estates are listed, and listed building management guidelines set out which changes need consent. Height rules protect views of St Paul’s, so even plant on a roof is measured against them. Supply is a matter for UK Power Networks, and larger buildings take theirs at high voltage through a substation of their own.",
    questions: [
      {
        question: "What may I change in a Barbican flat to save energy?",
        answer:
          "Lighting, appliances, curtains and controls are yours to choose, within the lease. Windows, the heated floor and anything visible outside belong to the listed building, and for those you need the estate office and usually listed building consent.",
      },
      {
        question: "Is solar worthwhile on a City office?",
        answer:
          "Where the roof is free of plant and not overshadowed it can be, as the building consumes the power on the spot through the working week. Tenants should read the lease with the landlord before paying for a survey, because roof rights and the electricity meter are often in different hands.",
      },
    ],
  },
  {
    slug: "croydon",
    description:
      "Solar panels, batteries, heat pumps and chargers in Croydon, from Thornton Heath terraces to the chalk valleys of Coulsdon.",
    intro:
      "North Croydon is Victorian and close-built, the middle is office towers, and the south is suburban houses on the chalk of the North Downs. Tiles, trees, slope and wind all change along the way from Norbury to Old Coulsdon.",
    places: [
      "Purley",
      "Coulsdon",
      "South Norwood",
      "Thornton Heath",
      "Norbury",
      "Addiscombe",
      "Sanderstead",
      "Selsdon",
      "New Addington",
      "Shirley",
      "Upper Norwood",
      "Kenley",
      "Waddon",
      "Old Coulsdon",
    ],
    homes:
      "Thornton Heath, Selhurst and South Norwood are streets of Victorian and Edwardian terraces, a good number of them converted. Purley, Sanderstead and Kenley have detached houses and large semis, mostly from between the wars and often set into a hillside. New Addington is a council-built town of its own, begun in the 1930s on high ground and finished after the war. Forestdale, beyond Selsdon, came later still and has many townhouses in stepped rows. In the centre, office blocks have been turned into flats.",
    solar:
      "Coulsdon and Purley lie along dry valleys, and which side of the valley a house is on counts for as much as its compass bearing. New Addington stands open to sun and wind, with simple roofs that suit a plain rectangle of panels. Beeches and yews on the chalk slopes grow tall behind Kenley gardens, and their shade moves across the roof in the morning or the evening. On the northern terraces the rear slope is the one to measure, with an eye to chimneys between each pair.",
    heating:
      "Older terraces in the north have solid walls; the detached houses of the south usually have cavities, though not always filled ones. A Purley house on a slope may have its boiler in a basement garage and its garden a storey higher, so the pipe run to an outdoor unit needs thought. Chalk drains freely and takes boreholes well, although the aquifer beneath is used for drinking water and drilling there has rules of its own. For a flat in an office conversion electric panel heaters are common, and better controls are the first improvement.",
    driving:
      "Trams join the town centre with New Addington, Addiscombe and Wimbledon, yet the southern hills remain car country. Steep drives in Purley and Coulsdon are no obstacle to a charger, but keep its cable off a slope that ices over. North of the centre residents’ bays are the norm.",
    planning:
      "The Webb Estate and Upper Woodcote Village near Purley, Addington Village and the Waldrons are some of the conservation areas here. On the Webb Estate covenants and hedges have been guarded for generations, so read the deeds as well as the planning rules. Farthing Downs and Happy Valley keep the southern edge open as Green Belt. Applications for a bigger connection go to UK Power Networks.",
    questions: [
      {
        question: "My Purley roof faces east and west across the valley: is that a problem?",
        answer:
          "No, an east and west array makes its power earlier and later in the day, which suits many families. What deserves checking is the hill opposite, because a high skyline shortens the morning or the evening.",
      },
      {
        question: "Can a flat in one of Croydon’s converted office blocks get a heat pump or solar?",
        answer:
          "Rarely alone, since roof, façade and risers belong to the building. Bring it to the residents’ association or managing agent, who can ask for a proposal for the whole block, and meanwhile look at tariffs and heater controls.",
      },
    ],
  },
  {
    slug: "ealing",
    description:
      "Solar panels, heat pumps and EV chargers for Ealing homes, from Acton and Hanwell terraces to Northolt and Greenford semis.",
    intro:
      "Ealing was called the Queen of the Suburbs, and its Victorian and Edwardian avenues still deserve the name. West and north of them come Southall, Greenford and Northolt, plainer, later and often better placed for panels.",
    places: [
      "Ealing Broadway",
      "Acton",
      "Southall",
      "Greenford",
      "Northolt",
      "Hanwell",
      "Perivale",
      "West Ealing",
      "Pitshanger",
      "Norwood Green",
      "South Ealing",
      "Park Royal",
    ],
    homes:
      "Around Ealing Broadway, Edwardian houses of red brick have tall gables, balconies and attic rooms. Brentham Garden Suburb by Pitshanger was built before the First World War by its own tenants’ society, in small cottages with hedges and greens. Bedford Park, which the borough shares with Hounslow, is earlier still, with Queen Anne fronts of red brick and tile. Greenford, Perivale and Northolt were filled with terraces and semis between the wars, when the arterial roads brought factories. Southall mixes such streets with a new district on its former gasworks.",
    solar:
      "Inter-war terraces in Greenford have unbroken rear roofs, and a row that runs east to west may have a southern slope from end to end. The gabled Edwardian houses are harder: a large roof turns out to be many small triangles. Horsenden Hill and Hanger Hill are gentle, so the land itself steals little daylight. Rear extensions with flat roofs are common in Southall and can take panels once the joists have been checked.",
    heating:
      "Tall rooms, stained glass and original tiled halls make Ealing’s Edwardian houses handsome and hard to warm. Begin with lofts, floors and sashes there, since oversized rooms ask a lot of any heat source. In Perivale and Northolt the houses are compact, with back gardens reached by service roads along which a unit can be brought in. Southall’s new blocks and the rebuilt South Acton estate are examples of places where heat may come from a shared plant room.",
    driving:
      "The Elizabeth line stops along the old Great Western main line from Acton to Southall, and the Central line serves Greenford and Northolt. Service roads behind the inter-war terraces lead to garages, and a charger there needs an armoured cable down the garden. Edwardian avenues have front gardens, but a council crossover is not granted in every street.",
    planning:
      "Brentham and Bedford Park have Article 4 directions, and each has a society that knows what has been allowed before. The Hanger Hill estates, one in mock Tudor and one in 1930s suburban style, are conservation areas as well. Around Park Royal and Old Oak ask first whether the council or the development corporation there decides. Most of the borough is SSEN territory, unlike the greater part of the capital, so that is where applications to connect go.",
    questions: [
      {
        question: "May I fit solar panels on a cottage in Brentham Garden Suburb?",
        answer:
          "Expect to apply to the council, because the suburb’s Article 4 direction withdraws many of the usual freedoms. Rear slopes away from the greens and footpaths are the place to begin, but Brentham’s paths run behind houses too.",
      },
      {
        question: "Why does my Ealing installer deal with SSEN when friends across London use UK Power Networks?",
        answer:
          "The boundary between the two network companies runs through west London, and your street is on SSEN’s side. It makes no difference to which electricity supplier or export tariff you choose; it only decides who is told about the equipment.",
      },
    ],
  },
  {
    slug: "enfield",
    description:
      "Solar, batteries, heat pumps and charging for Enfield, from Edmonton’s terraces in the Lea Valley to Hadley Wood on the hill.",
    intro:
      "Enfield rises westwards from the reservoirs of the Lea Valley to the old royal hunting ground of Enfield Chase. Its housing follows the slope: terraces and estates below, Piccadilly line suburbs in the middle, big gardens and farmland on top.",
    places: [
      "Enfield Town",
      "Edmonton",
      "Southgate",
      "Palmers Green",
      "Winchmore Hill",
      "Ponders End",
      "Cockfosters",
      "Bush Hill Park",
      "Oakwood",
      "Hadley Wood",
      "Enfield Lock",
      "Grange Park",
      "Freezywater",
    ],
    homes:
      "Edmonton and Ponders End grew along the railway with Victorian terraces for working families, and post-war towers followed at Edmonton Green. Palmers Green and Winchmore Hill are Edwardian, in long parades with coloured glass and decorated gables. The extension of the Piccadilly line in the 1930s brought semis to Southgate, Oakwood and Cockfosters. At Enfield Lock, houses and flats stand on an island where the Royal Small Arms Factory made rifles. Meridian Water, on former industrial land at the southern end of the valley, is still being built.",
    solar:
      "East of the Great Cambridge Road the valley floor is flat and open, and roofs face their sun without a hill in the way. Edwardian gables in Palmers Green leave the side return and the rear slope as the best bets. In Hadley Wood and along the Ridgeway, plots are big enough to place an array on a garage or outbuilding when the main roof has dormers. At Crews Hill nurseries and farm buildings begin, with spans that a domestic roof cannot match.",
    heating:
      "Victorian Edmonton has narrow solid-walled houses whose back yards are small, so the sound of an outdoor unit has to be worked out with care. A council-owned heat network supplies Meridian Water and other developments, and is meant to draw on heat from Edmonton’s waste plant. Suburban Oakwood and Grange Park are easier country, with cavity walls here and there and a passage beside most houses. Higher ground towards Botany Bay sits colder than the valley on a windy night.",
    driving:
      "Cars are part of life along the Hertfordshire edge, and the majority of semis west of the New River have a drive. In Edmonton and Bowes Park people park where they can, so charging is done on the street or at shops along the North Circular. A house with a garage at the end of a shared rear lane should ask who owns that lane before a cable is dug through it.",
    planning:
      "Conservation areas range from the Meadway in Southgate and the Lakes Estate in Palmers Green to Bush Hill Park, Forty Hill and Hadley Wood. Article 4 directions protect frontages in a number of them. The Green Belt takes in Trent Park and the farms beyond, where a field array would need planning permission. UK Power Networks has to agree in advance to anything beyond a small inverter.",
    questions: [
      {
        question: "We live in Winchmore Hill: do Edwardian slate roofs take panels?",
        answer:
          "They do, with hooks made for slate and someone who is used to working on it. Old nails may have rusted, so allow for some re-slating around the fixings and ask the installer how breakages are paid for.",
      },
      {
        question: "Should I wait for the heat network instead of buying a heat pump?",
        answer:
          "If you own a house in the suburbs, a connection is unlikely to reach your road soon, as such networks are laid first to estates and new blocks. For a flat near Meridian Water or a council estate, ask your landlord about the route before you spend anything.",
      },
    ],
  },
  {
    slug: "greenwich",
    description:
      "Solar, heat pumps and chargers in Greenwich: riverside flats, Plumstead’s hills, Eltham’s estates and the World Heritage Site.",
    intro:
      "The Royal Borough runs along the Thames from the edge of Deptford to Thamesmead and back over Shooters Hill to Eltham. Steep streets, garden suburbs and new towers lie within a short bus ride of one another.",
    places: [
      "Woolwich",
      "Eltham",
      "Charlton",
      "Plumstead",
      "Blackheath",
      "Kidbrooke",
      "Greenwich Peninsula",
      "Thamesmead",
      "Abbey Wood",
      "New Eltham",
      "Shooters Hill",
      "Westcombe Park",
    ],
    homes:
      "Around Greenwich Park the houses are Georgian and early Victorian, many listed, with parapets and shallow slate roofs. Plumstead and Charlton climb from the river in terraces of bay-fronted Victorian brick. Eltham has the Progress Estate, a picturesque village of cottages built for Arsenal workers during the First World War, hardly two groups alike. Later council estates such as Middle Park and Horn Park are plainer, in brick. Kidbrooke, the Peninsula and the Royal Arsenal are the addresses of new and converted flats.",
    solar:
      "On Plumstead’s slopes the land falls to the north, and houses on the steeper roads can lose the low winter sun behind the row above. Eltham stands on the southern side of the ridge, with good light and moderate trees. Span houses at Blackheath have flat or very shallow roofs, for which frames with a low tilt are the usual answer. The tall blocks of the Peninsula need their roof space for plant and shade each other besides.",
    heating:
      "Blocks on the Peninsula and at Kidbrooke draw hot water from their own energy centres, and residents pay a heat bill instead of a gas bill. Bay windows and solid brick in Charlton leak warmth, but the houses are modest in size and respond quickly to sealing and loft work. Cottages on the Progress Estate are small inside, so where a hot water cylinder could stand is an early question. In Eltham’s semis the place for an outdoor unit is as a rule behind the kitchen.",
    driving:
      "The Jubilee line, the DLR and the Elizabeth line serve the riverside, but Eltham depends on suburban trains, buses and cars. On Plumstead’s hills gardens are often held up by a wall above the street, so making a drive means excavation as well as a dropped kerb. Residents of the Arsenal and similar quarters park below ground and need the estate manager for a charger.",
    planning:
      "Maritime Greenwich is a World Heritage Site, and its setting is considered as well as its buildings. Blackheath Park and the Progress Estate are conservation areas, the second with strict control of roofs and windows. Woolwich’s barracks and Arsenal buildings are listed in large numbers. It is UK Power Networks that approves the connection on this side of the river.",
    questions: [
      {
        question: "Does the World Heritage Site stop me from having solar panels in west Greenwich?",
        answer:
          "Not by itself, but panels that the park or the riverside can see are judged with it in mind. Many houses there are also listed or in a conservation area, so have the council’s view in writing and prefer a roof slope that is hidden.",
      },
      {
        question: "My Kidbrooke flat is on a heat network: what can I still do to cut my bill?",
        answer:
          "Check the settings of the heat interface unit in your cupboard, the room thermostats and any hot water timing. Solar or a heat pump is for the block’s owner to decide, and residents’ associations can ask for the network’s performance figures.",
      },
    ],
  },
  {
    slug: "hackney",
    description:
      "Solar panels, insulation and heat pumps in Hackney, on butterfly roofs, Victorian terraces, warehouse flats and estates.",
    intro:
      "Hackney packs Georgian squares, Victorian terraces, post-war estates and old workshops into a small space between the City and the Lea. Most residents rent or hold a lease, and those with a whole house often have a roof like no suburban one.",
    places: [
      "Dalston",
      "Stoke Newington",
      "Shoreditch",
      "Hoxton",
      "Clapton",
      "Stamford Hill",
      "London Fields",
      "Homerton",
      "De Beauvoir Town",
      "Haggerston",
      "Hackney Wick",
      "Woodberry Down",
    ],
    homes:
      "De Beauvoir Square has paired villas with Dutch gables and lattice windows, a style that few other London squares have. Terraces of stock brick fill Dalston, London Fields and Clapton, with a storey half below the pavement. Stamford Hill has larger houses, many extended upwards for large families. Council building is everywhere, from brick walk-ups with balconies to the long redevelopment of Woodberry Down beside its reservoirs. Shoreditch and Hackney Wick turned furniture shops and factories into flats.",
    solar:
      "The butterfly roof is the local speciality: two slopes fall inward to a gutter, out of sight from the road. Panels on it need a raised frame or must follow the slopes, and the gutter has to stay clear for leaves. Roof additions are so frequent that a low house can find itself between two higher ones, its light gone for half the day. Workshops and warehouses, on the other hand, often have wide flat or north-light roofs that one company can decide about.",
    heating:
      "Half-basement rooms are damp-prone, and insulation there has to let moisture out or it makes matters worse. Rear yards in London Fields are shallow, so a heat pump may be better on the flat roof of a rear extension than on the ground. Nearer than a metre to that roof’s edge it needs planning permission. Communal boilers on the older estates are gradually being replaced, a decision in the council’s hands. Those who rent from a private landlord can ask for draught-proofing and heating controls long before major work.",
    driving:
      "Most Hackney households have no car, and the Overground and buses carry those who commute. Streets closed to through traffic and long rows of cycle hangars leave few places for a private charger. Whoever drives electric here charges at a lamp post, at a rapid hub or at work.",
    planning:
      "Conservation areas cover De Beauvoir, Clapton Square, Stoke Newington and much of Shoreditch. Since a butterfly roof is invisible from the street, its panels are more a matter of structure and party walls than of townscape. Mansard additions need permission, and if one is planned it pays to draw the array with it. Old cut-outs and looped supplies still turn up in Hackney cellars, and UK Power Networks has to put them right before large loads go on.",
    questions: [
      {
        question: "Can panels be fitted on a butterfly roof in Dalston or Clapton?",
        answer:
          "Often yes, once a structural engineer is happy with the valley beam and the party walls. The sunny wing counts most, and the installer should leave a walkway to the central gutter so that it can be cleaned.",
      },
      {
        question: "I rent my flat in Hackney: is anything here for me?",
        answer:
          "You can ask your landlord for insulation, controls or a share in a roof system, and offer to allow access for the survey. If the electricity bill is in your own name, a smart meter and a time-of-use tariff change nothing in the building.",
      },
    ],
  },
  {
    slug: "hammersmith-fulham",
    description:
      "Solar, heat pumps and home energy in Hammersmith and Fulham, on terraces, mansion blocks, cottage estates and riverside flats.",
    intro:
      "A long, narrow borough, it stretches from Wormwood Scrubs down to the bend of the Thames at Fulham. Tall terraces and mansion blocks make it a place of small roofs shared by many, with family houses towards the river.",
    places: [
      "Hammersmith",
      "Fulham",
      "Shepherd’s Bush",
      "Parsons Green",
      "Brook Green",
      "White City",
      "West Kensington",
      "Barons Court",
      "Sands End",
      "Ravenscourt Park",
      "Fulham Broadway",
      "Hurlingham",
    ],
    homes:
      "Fulham is known for red-brick Victorian terraces, and on the Peterborough estate near Parsons Green terracotta lions sit on the gables. Brook Green and Ravenscourt Park have broader houses with basements and semi-basements. Queen’s Club Gardens and the streets about Barons Court are known for mansion flats, some looking on to private gardens. In the north-west, the Old Oak and Wormholt estates are council cottages in the garden city manner. Along the Thames and at White City, former wharves and studios have given way to apartments.",
    solar:
      "Fulham’s front slopes are decorated, so the mansard or rear roof is where panels are usually proposed. Loft rooms with tall rear walls have replaced so many back slopes that a flat roof on top is often all that remains. Old Oak’s cottages have small but simple pitched roofs in short rows, some angled by the layout of the greens. Houses beside the river have nothing in front of them but water, although wind and gulls come with the view.",
    heating:
      "Basement excavations have given Fulham many warm, well-sealed lower floors beneath draughty Victorian ones, so a survey has to treat the house as two. A cellar or front vault may hide a cylinder, but an outdoor unit needs moving air and belongs in the garden. Mansion blocks tend to have a gas boiler in every flat with its own flue through the wall, a costly thing for a board to maintain. When such a block plans new risers is the time to talk of heat pumps.",
    driving:
      "Off-street parking is so scarce that a mews garage is a treasure. Permits and bays are the rule from Shepherd’s Bush to Sands End, and charging happens mostly at lamp posts. Cottages at Old Oak have front gardens, but hedges and greens are part of the estate’s protected look.",
    planning:
      "Conservation areas take in very much of the borough, among them the Peterborough estate, Brook Green and the riverside. The Old Oak and Wormholt cottages are protected as an example of early council housing. Old Oak Common in the north is being rebuilt under a development corporation, so find out who decides before you apply there. Thames-side ground is low and embanked, so switchgear and batteries in basements should be set high.",
    questions: [
      {
        question: "Our Fulham terrace has a mansard loft: where would panels go?",
        answer:
          "On the flat top, low and set back so that the street does not see them; inside a conservation area the council must first be asked for prior approval. The makers of the roof covering should approve the method, since puncturing a young membrane can end its guarantee.",
      },
      {
        question: "How do the owners of a mansion block near Barons Court start with solar?",
        answer:
          "Ask the residents’ company to put a feasibility study on the agenda, with the roof’s age and the landlord’s supply as its first questions. Power for lifts and corridor lights is the simplest use, as it needs no change to anyone’s own meter.",
      },
    ],
  },
  {
    slug: "haringey",
    description:
      "Solar, heat pumps and insulation for Haringey, from Edwardian Muswell Hill to Tottenham, Noel Park and the Harringay Ladder.",
    intro:
      "Alexandra Palace looks down on both halves of Haringey. West of it lie the hills of Highgate and Muswell Hill; east of it the ground flattens through Wood Green and Tottenham to the Lea.",
    places: [
      "Tottenham",
      "Wood Green",
      "Crouch End",
      "Muswell Hill",
      "Hornsey",
      "Harringay",
      "Highgate",
      "Seven Sisters",
      "Stroud Green",
      "Bounds Green",
      "Noel Park",
      "Bruce Grove",
      "Tottenham Hale",
      "West Green",
    ],
    homes:
      "Muswell Hill is Edwardian almost throughout, built in one long burst with gables, balconies and white-painted woodwork. The Harringay Ladder takes its name from the rungs of parallel Victorian streets between Green Lanes and Wightman Road. Noel Park is a planned Victorian estate for artisans, in brick with Gothic touches. In Tottenham the London County Council’s Tower Gardens brought the garden suburb to council tenants. Tottenham Hale has lately gone upwards, with towers of flats around the station.",
    solar:
      "The Ladder’s rungs run roughly east and west, so a front or rear slope often looks roughly south, which is luck in a Victorian grid. In Muswell Hill the ground drops away steeply, and a rear roof can be three storeys up with a view to the City and scaffolding to match. Dormers, turrets and fire walls cut the Edwardian roofs into parts. Tottenham’s flatter streets are more regular, with fewer trees tall enough to matter.",
    heating:
      "A Muswell Hill family house is large, with high ceilings and solid walls, and its heat loss should be calculated room by room before any talk of a unit’s size. Terraces on the Ladder are much narrower, and the return at the back leaves a side passage that can hold pipes but reflects sound. Broadwater Farm and other council estates have communal systems, where change comes by the block. Suspended timber floors above ventilated voids are found throughout the older streets and reward insulation from below.",
    driving:
      "Muswell Hill has no station, Underground or otherwise, and its buses climb from Highgate and Finsbury Park. On the Ladder cars line both kerbs and nobody has a drive. Some Highgate and Muswell Hill houses do have a garage or a forecourt, and they are the ones that can charge at home.",
    planning:
      "Tower Gardens and Noel Park have Article 4 directions that protect roofs, doors and windows. Highgate, Crouch End and Muswell Hill are conservation areas too, and Highgate village is divided between Haringey and its neighbours. Views of and from Alexandra Palace carry weight when a tall proposal is judged, but not when someone puts panels on a terrace. UK Power Networks should be asked early where one supply cable loops from house to house, as it does in some terraces.",
    questions: [
      {
        question: "Is my house on the Harringay Ladder suitable for solar?",
        answer:
          "It may well be, since many of the rungs give one slope a broadly southern aspect. Before you count panels, look at chimneys, at the state of the slates and at what the neighbours’ loft conversions do to your light.",
      },
      {
        question: "We have original slates and a turret in Muswell Hill: what would the council mind?",
        answer:
          "The street front is what the conservation area protects, so leave turret and gables alone and use the rear. Send Haringey a sketch and a photograph first if any panel could be seen from a side road downhill.",
      },
    ],
  },
  {
    slug: "harrow",
    description:
      "Solar panels, batteries, heat pumps and chargers for Harrow’s Metroland homes, from Pinner and Stanmore to Wealdstone.",
    intro:
      "Harrow is Metroland as John Betjeman described it: semis with hedges and oak doors, grouped about the stations. Above them stands the church on the hill, and behind them the woods of Harrow Weald and Stanmore.",
    places: [
      "Harrow on the Hill",
      "Pinner",
      "Stanmore",
      "Wealdstone",
      "Rayners Lane",
      "Hatch End",
      "North Harrow",
      "South Harrow",
      "Harrow Weald",
      "Kenton",
      "Belmont",
      "West Harrow",
      "Headstone",
    ],
    homes:
      "Bay-fronted semis between the wars are the everyday house of Rayners Lane, Kenton and North Harrow. Pinner has timber-framed buildings in its High Street, and around it estates of mock-Tudor and cottage design. Stanmore and Hatch End have bigger detached houses, and around Stanmore station some show the white walls and flat roofs of the Modern style. Wealdstone grew with railway and factory work and has older terraces, now joined by blocks on former industrial sites. On the Hill itself, boarding houses of the school and Georgian cottages share crooked lanes.",
    solar:
      "A Rayners Lane semi has enough slope at the back for a family’s array, if a hip-to-gable loft has not changed it. Side slopes over the shared drive look blank and useful, but the neighbour’s flank can shade them. The Weald ridge closes the view to the north, which does no harm, while its oaks spill over into gardens at Stanmore and can. Modern houses with flat roofs hide panels behind a low parapet very neatly.",
    heating:
      "Suburban houses of this date were put up by many builders, some with early cavities and some without, so a small hole drilled in the wall is worth more than a guess. Bay windows with tile-hung aprons are the coldest spot in most front rooms. Back gardens run long, and it is easy to find a place for a heat pump that neither bedroom looks on to. Heavy clay makes for wet lawns, and a unit here wants a firm base with a proper drain for its meltwater.",
    driving:
      "The Metropolitan, Jubilee, Piccadilly and Bakerloo lines all reach the borough, yet most drives still hold a car. Garages built for cars of the 1930s are too narrow for most of today’s, so the charger ends up on the front wall. Sharing a drive with next door is usual in Kenton and North Harrow, and its width decides where a car can stand to charge.",
    planning:
      "Conservation areas crown the Hill and protect Pinner High Street, the Pinnerwood Park estate and the Canons Park estate. Some of them have lost permitted development rights for the front of the house by Article 4. Ordinary Metroland avenues keep theirs, and panels there need no application as long as the general limits are met. As UK Power Networks and SSEN are neighbours in these parts, an installer looks up the operator for each address.",
    questions: [
      {
        question: "We converted the hip to a gable in Rayners Lane: is solar still possible?",
        answer:
          "Yes, if the front slope has a fair aspect or the new dormer has a sound flat top. Panels on a front roof are normally permitted development unless an Article 4 direction says otherwise, though they must not stick out far from the tiles.",
      },
      {
        question: "Can houses on Harrow on the Hill have a heat pump?",
        answer:
          "Many can, but listed walls and small courtyards call for care over pipe routes and sound. In a conservation area the unit may not be on a wall or roof that fronts a highway without permission, and on the Hill lanes run on more sides than one expects.",
      },
    ],
  },
  {
    slug: "havering",
    description:
      "Solar, batteries, heat pumps and EV chargers for Havering: Romford, Hornchurch and Upminster homes, bungalows and farms.",
    intro:
      "Havering is where London turns into Essex, and many of its people would say Essex. Houses with gardens, bungalows and drives are the rule, with fields to the north and east and the Thames marshes to the south.",
    places: [
      "Romford",
      "Hornchurch",
      "Upminster",
      "Rainham",
      "Harold Wood",
      "Harold Hill",
      "Gidea Park",
      "Cranham",
      "Collier Row",
      "Elm Park",
      "Emerson Park",
      "Ardleigh Green",
      "Havering-atte-Bower",
    ],
    homes:
      "Gidea Park began as a garden suburb with a competition of architects before the First World War, and a second show of Modern houses followed in the 1930s. Elm Park and much of Hornchurch were built by speculative firms around the District line stations. Harold Hill is a post-war estate that the London County Council made for families from the bombed East End, and some of its houses may not be of traditional brick. Emerson Park has large houses on deep plots, many rebuilt in recent years. Upminster and Cranham have street upon street of bungalows and chalets.",
    solar:
      "Eastern skies help: this edge of the capital shares in the dry weather of Essex. Bungalow roofs at Cranham are low, broad and cheap to scaffold. Hipped ends take away corners, but wide plots keep the houses from shading one another. Farm buildings at North Ockendon and around Noak Hill can carry commercial arrays, and a check of asbestos cement sheets comes first.",
    heating:
      "On Harold Hill the first task is to learn how the walls are made, as concrete and steel-framed types need their own insulation details. Bungalows lose heat through a roof as large as the floor, and topping up the loft does more there than in a house. A detached garage, found beside so many homes here, can take the cylinder or battery if it is dry and insulated. The odd cottage in the lanes north of Havering-atte-Bower may have oil or bottled gas instead of a main.",
    driving:
      "The Elizabeth line calls at Romford, Gidea Park and Harold Wood, and the District line ends at Upminster. Between those stations the car rules, and drives for several vehicles are not unusual in Emerson Park. With several cars at one address, load management matters more than the charger’s own rating.",
    planning:
      "The council’s conservation areas include Gidea Park, Rainham village, Corbets Tey, Cranham and Havering-atte-Bower. In Gidea Park the exhibition houses are under closer control by Article 4, and some are listed. Green Belt makes up a large part of the land, and North Ockendon lies even beyond London’s orbital motorway. Applications for connection are made to UK Power Networks, which serves both Havering and the Essex side.",
    questions: [
      {
        question: "My house on Harold Hill is not standard brick: can it have a heat pump or external insulation?",
        answer:
          "Yes in principle, but the installer must know the system it was built with, and a structural report may be needed before insulation is fixed to it. Lenders often ask for the same papers, so keep them.",
      },
      {
        question: "Are there extra rules for an exhibition house in Gidea Park?",
        answer:
          "There are, as the conservation area and its Article 4 direction cover changes that other houses make freely. Find out from Havering council whether yours is listed too, and offer a rear roof or the garage as the place for panels.",
      },
    ],
  },
  {
    slug: "hillingdon",
    description:
      "Solar, heat pumps and chargers in Hillingdon: Metroland semis in Ruislip, canal-side Hayes and village roofs at Harefield.",
    intro:
      "Hillingdon is the western edge of London, where Metroland meets the Colne Valley and Heathrow fills the southern corner. Ruislip and Northwood grew along the Metropolitan Railway, Hayes and West Drayton along the canal and the Great Western main line. Their houses differ accordingly, and so does what fits on and beside them.",
    places: [
      "Uxbridge",
      "Ruislip",
      "Northwood",
      "Hayes",
      "West Drayton",
      "Yiewsley",
      "Ickenham",
      "Eastcote",
      "Harefield",
      "Harmondsworth",
      "Cowley",
      "Ruislip Manor",
    ],
    homes:
      "Between the wars, builders covered the fields of Eastcote, Ruislip Manor and Hillingdon Heath with semis, short terraces and bungalows. Northwood is leafier, with large detached houses on wooded private roads. Hayes was a factory town: its council cottages now stand within sight of tall new blocks on the old works beside the canal. Uxbridge gained whole new streets where its air force station used to be. Harefield has stayed a village, with open country between it and the rest of London.",
    solar:
      "Hipped roofs were the habit of Metroland, so panels often have to be shared out between a front slope, a side triangle and the back. The bungalows of Ruislip and Ickenham are luckier, with much roof for few inhabitants. Old oaks in Northwood gardens and along the edge of Ruislip Woods throw long winter shadows. Further south, in Hayes and Yiewsley, the ground is flat and open, and a neighbour’s dormer is the likelier obstacle.",
    heating:
      "Some of the inter-war semis here have cavity walls and some solid ones, at times in the same road, so have yours looked at before anyone offers to fill it. A shared drive or side passage is typical of Eastcote and Ruislip, and the heat pump usually goes behind it, by the back wall. Bungalows lose much of their warmth upwards, and a thick layer in the loft is the first thing to do. Close to Heathrow many windows have been changed against aircraft noise, which helps the heating too.",
    driving:
      "Garages behind Ruislip semis were made for small pre-war cars; the paved front garden is where the charger goes today. People who work shifts at the airport come home at every hour, so a timer that waits for the cheap part of the night is worth setting up. Yiewsley and Hayes have more terraces without drives, where a shared bay in a court or on the street has to do.",
    planning:
      "Besides its conservation areas, Hillingdon Council names areas of special local character, several of them in Northwood. Ruislip Village and Harmondsworth, with its medieval barn, are among the conservation areas. Green Belt rules protect the Colne Valley and concern panels standing in a field far more than panels lying on a roof. SSEN runs much of the electricity network in the borough and UK Power Networks the remainder.",
    questions: [
      {
        question: "Do the flight paths of Heathrow or Northolt rule out panels?",
        answer:
          "They do not. Panels on an ordinary house roof are permitted development here as in the rest of England, and their glass is made to let light in instead of throwing it back.",
      },
      {
        question: "I read that west London had run short of grid capacity; does that affect my house?",
        answer:
          "Those reports were about connections for large new developments in this part of London. A home battery, charger or heat pump is notified to the network operator or applied for in the usual way, and your installer does that. If the cable to your house needs work, the operator says so before you commit yourself.",
      },
    ],
  },
  {
    slug: "hounslow",
    description:
      "What suits homes in Hounslow, from Chiswick terraces and Bedford Park gables to the inter-war semis of Heston and Feltham.",
    intro:
      "Hounslow is long and thin, and it changes with each mile from Chiswick’s riverside to the edge of Heathrow. Victorian streets in the east give way to Osterley semis, then to post-war Feltham and Bedfont. Any advice that suits all of them would be too vague to use.",
    places: [
      "Chiswick",
      "Brentford",
      "Isleworth",
      "Osterley",
      "Heston",
      "Hounslow",
      "Feltham",
      "Hanworth",
      "Bedfont",
      "Cranford",
      "Gunnersbury",
      "Grove Park",
    ],
    homes:
      "Chiswick is mostly Victorian and Edwardian terrace, with Bedford Park’s red-brick Queen Anne houses on its northern edge. Brentford mixes workers’ cottages with the Haverfield towers and a great many new flats near the canal mouth. Spring Grove in Isleworth was laid out for Victorian villas, several since divided into flats. Heston, Cranford and Osterley were orchards and market gardens before the inter-war semis came. Feltham and Hanworth have large council-built estates, many homes of which were later bought by their tenants.",
    solar:
      "Old market-garden land is level, so in Heston and Hanworth nothing but the next house stands between a roof and the afternoon sun. Semis built beside the Great West Road often have a plain tiled slope over the back bedrooms, clear of bay gables. Bedford Park is harder: steep tiles, tall chimneys and Dutch gables leave small, broken patches. In Brentford’s new blocks the roof belongs to everyone together, and panels are a matter for the building’s owner.",
    heating:
      "A solid-brick terrace in Chiswick keeps its heat badly until loft, floor and draughts have been seen to. Rear gardens there are short, so the neighbour’s window decides where an outdoor unit may hum. Wider plots in Osterley give the fitter more choice. Homes on the post-war estates around Feltham commonly have cavity walls, and it pays to ask whether they were ever filled.",
    driving:
      "In Chiswick a car lives at the kerb under a permit, and lamp-post sockets have made electric driving possible without a drive. Westwards the forecourts begin: a Heston front garden is more often paved than planted. Households around Cranford and Hounslow West often have someone working at Heathrow, on hours when no train runs, and their cars charge by day as much as by night.",
    planning:
      "Applications go to Hounslow Council, except in the part of Bedford Park that belongs to Ealing. Chiswick House, Strand-on-the-Green, Isleworth riverside and Osterley Park give their surroundings conservation areas of their own. Kew Gardens, a World Heritage Site, looks across the Thames at Brentford, which is why tall additions there are examined closely. SSEN runs the cables in much of the borough, so don’t assume that UK Power Networks is your operator.",
    questions: [
      {
        question: "Can a house in Bedford Park have solar panels at all?",
        answer:
          "Many houses there are listed, and those need listed building consent before a single bracket is fixed. A rear slope hidden from the street has the best prospects. Ask the council’s conservation officer before you pay for drawings.",
      },
      {
        question: "My street at Strand-on-the-Green floods at spring tides; where should equipment go?",
        answer:
          "Inverter and battery belong high on a wall, not in a cellar or at floor level. An outdoor unit can stand on a raised frame or hang on brackets above the level that the river has reached before.",
      },
    ],
  },
  {
    slug: "islington",
    description:
      "Islington homes and renewable energy: butterfly roofs behind parapets, Georgian squares, estate blocks and gardens with little room.",
    intro:
      "Islington packs Georgian terraces, philanthropic tenements and post-war estates into a small, dense borough north of the City. Space is what it lacks, on the roof as much as behind the house. Good work here is measured twice and drawn carefully.",
    places: [
      "Angel",
      "Barnsbury",
      "Canonbury",
      "Highbury",
      "Holloway",
      "Archway",
      "Clerkenwell",
      "Finsbury",
      "Finsbury Park",
      "Tufnell Park",
      "Newington Green",
      "King’s Cross",
    ],
    homes:
      "Barnsbury and Canonbury are squares and terraces of the late Georgian and early Victorian years, in yellow stock brick with stucco below. Further north, in Holloway and Tufnell Park, the houses turn taller, plainer and more often into flats. Finsbury’s modern estates include Spa Green and Bevin Court, both designed by Lubetkin’s office and both protected. Old workshops and warehouses in Clerkenwell have become lofts. Council and housing-association tenants make up a large part of the population.",
    solar:
      "Behind many a straight parapet in Barnsbury lies a butterfly roof, two shallow slopes that drain into a valley in the middle. Panels set in such a valley are invisible from below, yet they shade each other unless the rows are spaced with care. Highbury’s later terraces have ordinary pitched roofs and are easier. A mansard added by a former owner may leave a flat top that takes a few panels lying low, after prior approval by the council where the street is in a conservation area.",
    heating:
      "Sash windows leak most in a Georgian house, and secondary glazing does much without touching the joinery that planners care about. London stock brick can be lined from inside, provided that the cornices are worth less to you than the warmth. Rear yards are tight and bounded by other people’s bedrooms, so a quiet outdoor unit and a proper noise calculation come first. Around Bunhill a district network uses warmth from a Tube ventilation shaft, proof that heat need not be made inside each flat.",
    driving:
      "Few Islington households have a parking space of their own, and a good part of them have no car. Those who drive charge at lamp columns or at posts in residents’ bays. A private garage in a mews is the exception, and there the electrician checks first how old the supply is.",
    planning:
      "Conservation areas cover much of Islington, with detailed guidance by the council on each of them and strict views on rooflines. Terraces around the squares are listed in long rows, interiors included. An Article 4 direction may have removed rights which you would have elsewhere, so look up the address before you rely on permitted development. UK Power Networks has to agree where old looped supplies serve neighbouring houses from a single cable.",
    questions: [
      {
        question: "How do I find out whether I have a butterfly roof?",
        answer:
          "Look at the back of the house: a V-shaped top to the rear wall gives it away, while the front shows only a level parapet. A survey should include the valley gutter and the timbers, because both are often as old as the house.",
      },
      {
        question: "I own a flat in a converted house in Holloway; can I get panels?",
        answer:
          "The roof usually belongs to the freehold, which in a converted terrace may be shared by you and the other flats. Agree in writing who pays, who uses the electricity and who looks after the roof. Wiring all the panels to the top flat is the simplest way, and others can be compensated.",
      },
    ],
  },
  {
    slug: "kensington-chelsea",
    description:
      "Kensington and Chelsea: stucco terraces, mews, mansion blocks and garden squares, and how solar and heat pumps fit among them.",
    intro:
      "Much of Kensington and Chelsea was built as a piece, by estates that laid out crescents, mews and shared gardens in the nineteenth century. What can be changed on the outside is therefore decided with unusual care. Even so, more is possible than most owners expect.",
    places: [
      "Chelsea",
      "South Kensington",
      "Notting Hill",
      "Holland Park",
      "Earl’s Court",
      "North Kensington",
      "Ladbroke Grove",
      "Brompton",
      "Kensington",
      "World’s End",
      "Golborne",
    ],
    homes:
      "White stucco terraces with porches climb from South Kensington to Notting Hill, many of them split into apartments on every floor. Cadogan Square and Pont Street are known for tall red-brick gables in the Dutch manner. Behind the grand fronts run cobbled mews, where coach houses have become small houses. Earl’s Court and Kensington High Street have whole blocks of mansion flats with lifts and porters. North Kensington is different again, with council estates and the listed Trellick Tower.",
    solar:
      "A parapet hides the roof of a typical stucco house, so panels laid flat behind it trouble nobody in the street, though in a conservation area a flat roof calls for the council’s prior approval. Lift housings, water tanks and roof terraces compete for the same few square metres. Mews roofs are lower and stand in the shadow of the tall terrace whose stables they once were. Full-grown planes in the communal gardens of Ladbroke Grove can shade the backs of the houses around them.",
    heating:
      "Lining the walls from inside means meeting ornate plaster, so many owners begin with the roof, the basement and the windows. Mansion blocks often share a boiler in the cellar, and replacing it is a decision for all leaseholders. In a mews house the outdoor unit may have to go on the roof, because there is no ground at all. Vaults under the pavement can house a cylinder where they are dry.",
    driving:
      "Lamp-column sockets are a familiar sight on Chelsea and Notting Hill streets, since off-street parking is scarce. Many mews garages still hold a car, and a compact charger on their back wall is simple once the supply is known to be sound. Underground car parks below mansion blocks need one plan for all bays instead of a cable for each.",
    planning:
      "Most of the borough lies within a conservation area, and thousands of its buildings are listed. The Royal Borough has made an order that gives listed building consent for solar panels on most grade II and many grade II* buildings, so that only the details go to the council for approval. Read it with your architect before you apply, and ask the freeholder too: the landed estates have covenants of their own. UK Power Networks supplies the area, and big apartments with cooling and lifts sometimes need a larger connection first.",
    questions: [
      {
        question: "Would I be allowed panels on a listed terrace in Kensington?",
        answer:
          "Quite possibly, since the council’s order for solar panels covers many such roofs when they meet its conditions. Those that fall outside it need listed building consent of their own. Either way the lease or freehold covenant has to allow the work.",
      },
      {
        question: "Can the garden square be used for a ground source system?",
        answer:
          "A communal garden belongs to an estate or is run by a committee for all its keyholders, so a single household cannot drill there. Old trees and their roots would stand in the way as well. Boreholes make more sense as a joint project that serves a whole terrace.",
      },
    ],
  },
  {
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
  },
  {
    slug: "lambeth",
    description:
      "Renewable energy for Lambeth homes: Kennington Georgian, Brixton terraces, Streatham mansion flats and the hills of Norwood.",
    intro:
      "Lambeth runs in a narrow strip from the South Bank up to the Norwood ridge, and the housing grows younger on the way. Georgian Kennington, Victorian Brixton and inter-war Streatham follow each other along the same road south. Tenants and leaseholders outnumber owners of whole houses.",
    places: [
      "Brixton",
      "Clapham",
      "Streatham",
      "Stockwell",
      "Kennington",
      "Vauxhall",
      "Waterloo",
      "West Norwood",
      "Tulse Hill",
      "Herne Hill",
      "Oval",
      "Gipsy Hill",
    ],
    homes:
      "Cleaver Square and its neighbours in Kennington are late Georgian, modest in width and tall in storeys. Brixton and Stockwell are mainly Victorian, from grand villas cut into flats to rows of small terraces near the railway arches. The council’s own architects left low, hillside estates of note, among them Cressingham Gardens and Central Hill. The main road through Streatham is lined with mansion blocks of the 1930s, among them Pullman Court. Vauxhall has turned into a cluster of residential towers.",
    solar:
      "Estates in Brixton were early in London to carry panels owned by a co-operative of local people. A terrace in Herne Hill or West Norwood stands on sloping ground, which can lift one side of the street into the sun and leave the other in the shade of the hill. Flat roofs on Streatham’s mansion blocks are generous and out of sight, yet shared by dozens of leases. In Stockwell look out for chimney stacks on party walls, whose shadow sweeps across a narrow roof all day.",
    heating:
      "Tall narrow houses in Kennington lose heat to the street and the garden rather than to each other, so the front and back walls matter most. The windy heights around Gipsy Hill ask more of a heating system than the riverside does. Electric storage heaters are still found in flats along the High Road in Streatham, and air-to-air units deserve a look there. Cellars in Clapham and Brixton leave space for a cylinder that a combi boiler once made unnecessary.",
    driving:
      "Brixton has the Victoria line, and plenty of homes nearby have no car. Streatham has only surface trains and buses, so more people drive, usually from a kerb that they don’t own. Ask the council which streets are next for lamp-post or bollard charging before you give up a permit bay.",
    planning:
      "Across the river from the Westminster World Heritage Site, tall changes in the north of Lambeth are judged by the views that they touch. Stockwell Park, the Clapham commonside and much of Kennington are conservation areas. Council leaseholders ask the borough twice, as planning authority and as landlord. The electricity network belongs to UK Power Networks.",
    questions: [
      {
        question: "I lease a former council flat in Lambeth; whom do I ask about solar?",
        answer:
          "The roof is the council’s, so your own array on it is not something that your lease lets you decide. Ask the home-ownership team whether panels for the block are planned. A residents’ group with a community energy society behind it has better chances than one flat alone.",
      },
      {
        question: "Does the slope of Norwood affect what panels produce?",
        answer:
          "It can, in both directions. A house on the south-facing side looks over its neighbours and sees more sky, while one tucked below the ridge loses low winter sun. A surveyor measures that with a shading tool on your own roof.",
      },
    ],
  },
  {
    slug: "lewisham",
    description:
      "Solar and low-carbon heating in Lewisham, from Brockley villas and Corbett terraces to Downham cottages and Deptford flats.",
    intro:
      "Lewisham follows the Ravensbourne from Deptford Creek to the cottage estates at the border with Bromley. Hills rise on both sides, at Blackheath and at Forest Hill. In between lie some of south-east London’s longest runs of Victorian and Edwardian terrace.",
    places: [
      "Blackheath",
      "Deptford",
      "New Cross",
      "Brockley",
      "Catford",
      "Forest Hill",
      "Sydenham",
      "Lee",
      "Ladywell",
      "Hither Green",
      "Downham",
      "Bellingham",
      "Grove Park",
    ],
    homes:
      "Brockley’s villas are wide and tall, with long gardens that end at unmade mews. Telegraph Hill was built as one scheme of bay-fronted terraces around two small parks. The Corbett estate between Catford and Hither Green is Edwardian for the most part, regular and solid. Downham and Bellingham were laid out by the London County Council between the wars as cottage estates, with privet hedges and small greens. Around Honor Oak and Forest Hill stand timber-framed houses that their first owners built themselves to Walter Segal’s method.",
    solar:
      "On Telegraph Hill the upper houses look over the roofs below and have the sky to themselves. On the Corbett streets the main roof is simple, but the rear addition casts its shadow on part of it. Downham cottages stand in short groups with plain hipped or gabled roofs, and a small array covers a small household’s needs well. Where a self-built Segal house has a flat or light roof, the structure has to be calculated before panels are considered.",
    heating:
      "Edwardian houses in Hither Green are solid-walled yet compact, and a mid-terrace loses less heat than its owners fear. The big Brockley villas are mostly flats, so one outdoor unit for each home is seldom the best answer. On the cottage estates the side gardens of end houses leave comfortable room for a heat pump. New towers in Lewisham town and Deptford come with communal heating, and their residents cannot simply leave it.",
    driving:
      "Lewisham has the Docklands Light Railway and Overground lines but no Underground station, and cars remain useful in its south. Catford and Brockley streets are mostly parked on both sides, with no space to call one’s own. Many Downham and Grove Park gardens have been given a hardstanding, and there a charger needs a lawful dropped kerb as much as a cable.",
    planning:
      "Brockley, Telegraph Hill, Blackheath village and Culverley Green in Catford are among the council’s conservation areas. An Article 4 direction in several of these limits changes to roofs and fronts that would be free elsewhere. The heath itself borders on Maritime Greenwich, a World Heritage Site with rules that reach into its surroundings. UK Power Networks handles all connections in the borough.",
    questions: [
      {
        question: "Can the mews behind my Brockley house help with charging or a heat pump?",
        answer:
          "It may, if your title includes access and the land at its end. A charger there needs an armoured cable down the whole garden, which an electrician sizes for the length. For a heat pump the distance costs warmth, so nearer the house is better.",
      },
      {
        question: "Is Downham protected, and does that touch panels?",
        answer:
          "The estate’s even look is valued, and the council can tell you whether your road has special rules. Ordinary panels on a house that is not listed are permitted development in most streets there. Homes still owned by the council or a housing association need the landlord’s consent first.",
      },
    ],
  },
  {
    slug: "london",
    description:
      "How solar panels, heat pumps and chargers fit London’s Victorian terraces, leasehold flats and suburban semis, with free quotes.",
    intro:
      "London is its many boroughs and the ancient City, and what a house can carry changes from one street to the next. Near the centre the first question is often who owns the roof; in the suburbs it is which slope faces the sun.",
    places: [
      "Camden Town",
      "Islington",
      "Hackney",
      "Stratford",
      "Greenwich",
      "Brixton",
      "Clapham",
      "Hammersmith",
      "Ealing",
      "Wimbledon",
      "Croydon",
      "Walthamstow",
      "Tottenham",
      "Harrow",
    ],
    homes:
      "Yellow London stock brick makes the walls of a great many Georgian and Victorian streets. Outside them lies the ring of inter-war semis that followed the Underground and the electric trains of the Southern Railway. Mansion blocks, railway cottages and the estates of the London County Council fill much of the ground between. London has a larger share of flats than any other English region, and most of those that are owned are held on a lease. Rear extensions and loft dormers have changed so many terraces that an old drawing of the roof is seldom right.",
    solar:
      "The capital is drier than western Britain and snow seldom lies for long, so weather is not what limits a London roof. Space is: chimney stacks, party walls, roof lights and dormers cut an inner-city slope into small pieces. Many Georgian and early Victorian houses hide a V-shaped roof with a central gutter behind the front parapet, where panels need a frame and the timbers a careful look. Street planes and new towers also throw long winter shadows over lower neighbours.",
    heating:
      "Most older homes are heated by mains gas, and solid brick without a cavity is the rule until the inter-war suburbs begin. So many buildings so close together keep the centre milder on winter nights than the Green Belt around it. With narrow plots and windows near by, where a heat pump stands and how it sounds next door matter as much as its power. Heat networks supply many estates and new quarters, and a flat joined to one can rarely choose a heat source of its own.",
    driving:
      "All the boroughs lie inside the Ultra Low Emission Zone, and the Congestion Charge applies in the middle. Terraces in the inner boroughs mostly open on to permit bays, so their drivers use lamp-post and kerbside chargers. Drives and garages, and with them home charging, become common as you travel outwards.",
    planning:
      "Every borough is a planning authority in its own right, and the City of London Corporation is another. The Tower, Westminster, Kew and Maritime Greenwich are World Heritage Sites, and conservation areas cover large parts of the inner boroughs. UK Power Networks runs the wires for most of the capital, while SSEN serves western boroughs such as Ealing and Hounslow. In a leasehold block the freeholder’s licence is often a longer task than the planning side.",
    questions: [
      {
        question: "Can solar panels go on the roof of a London flat?",
        answer:
          "Only if whoever owns the roof agrees, and that is usually the freeholder or a company formed by the leaseholders. A whole block can share one system for its lifts, stair lights and flats, so speak to your neighbours before you ask for quotes.",
      },
      {
        question: "Will scaffolding fit on a narrow London street?",
        answer:
          "Usually it will, but scaffolding that stands on the pavement needs a licence from the borough, and a parking bay in the way has to be suspended in advance. Ask each installer whether those fees and the time they take are part of the quote.",
      },
    ],
  },
  {
    slug: "merton",
    description:
      "Merton home energy: garden-suburb roofs in Merton Park, Wimbledon houses, Morden semis and the old streets of Mitcham.",
    intro:
      "Merton gave its name to the planning rule that asks new buildings to make part of their own energy. The borough’s older houses came long before it. They range from large Wimbledon villas to the inter-war terraces that followed the Northern line to Morden.",
    places: [
      "Wimbledon",
      "Wimbledon Village",
      "Mitcham",
      "Morden",
      "Raynes Park",
      "Colliers Wood",
      "South Wimbledon",
      "Merton Park",
      "Wimbledon Park",
      "Motspur Park",
      "Pollards Hill",
    ],
    homes:
      "Wimbledon Village sits on the hill beside the common, with Georgian houses, Victorian villas and wide Edwardian roads. Down at Raynes Park the parallel streets known as the Apostles are narrow late-Victorian and Edwardian terraces. John Innes developed Merton Park as a garden suburb with holly hedges and varied brick houses. Morden was almost open country until the Tube arrived between the wars and short terraces spread around its terminus. Mitcham keeps its cricket green, ringed by buildings from several centuries.",
    solar:
      "Terraces at the Apostles share one orientation, so a single look at the map tells much about a whole street. Merton Park’s cat-slide roofs and gables are pretty and awkward, with usable rectangles mostly at the back. Around Morden the roofs repeat, low and hipped, with little above them to cast shade. Lime and oak trees by Wimbledon Common are often protected, so plan around their shadow and not around the saw.",
    heating:
      "On Wimbledon Hill a large Victorian house may need new radiators in the tall rooms and none in the small ones. Short inter-war terraces in Morden can have a passage through the middle of the row, which helps with pipes and access. Low-rise homes at Pollards Hill and other post-war estates were built with thin insulation by our standards, and their flat roofs and lightweight wall panels are the parts to look at first. In Colliers Wood and South Wimbledon the rear yards are small and the noise check decides.",
    driving:
      "Trams cross the borough between Wimbledon and Mitcham, the Northern line ends at Morden, and many residents drive little. Raynes Park terraces have no forecourt to speak of. In Lower Morden and Motspur Park the front garden has often made way for a car, so the charger hangs beside the meter box.",
    planning:
      "Merton Council’s conservation areas include Wimbledon Village, the John Innes roads in Merton Park and Mitcham’s Cricket Green. The well-known Merton rule concerns new building, so it neither obliges nor hinders the owner of an existing house. Trees with preservation orders are frequent on the hill, and their roots limit where trenches may go. For the grid connection the address to write to is UK Power Networks.",
    questions: [
      {
        question: "Does the Merton rule mean that I have to fit renewables when I extend?",
        answer:
          "No, the policy was made for larger new developments. An extension has to meet building regulations, which set their own standards for insulation and heating. It is still a convenient moment to lay pipes and cables for later.",
      },
      {
        question: "Our house is on the St Helier estate; is it Merton or Sutton that decides?",
        answer:
          "The estate crosses the borough boundary, so it depends on the road. Your council-tax bill names the authority, and the same one deals with planning. The technical side does not change at the border.",
      },
    ],
  },
  {
    slug: "newham",
    description:
      "Solar panels, batteries and heat pumps in Newham: Forest Gate terraces, Plaistow streets, Beckton closes and Stratford flats.",
    intro:
      "Newham lies flat between the Lea and the Roding, with the Royal Docks along its southern edge. Dense Victorian terraces fill the middle, and towers have risen at Stratford, Canning Town and along the water. Renting is common, and so are big families under one roof.",
    places: [
      "Stratford",
      "West Ham",
      "East Ham",
      "Forest Gate",
      "Plaistow",
      "Canning Town",
      "Beckton",
      "Custom House",
      "Silvertown",
      "Manor Park",
      "Upton Park",
      "North Woolwich",
    ],
    homes:
      "East Ham, Manor Park and Upton Park were built up in a rush around the turn of the twentieth century, terrace upon terrace. The Woodgrange estate at Forest Gate is older and roomier, with double-fronted houses and glazed verandas. Bombing tore holes around the docks, which post-war council blocks filled. Beckton’s brick closes and cul-de-sacs date from the Docklands years of the 1980s. At Stratford the former athletes’ village began a wave of apartment building that continues.",
    solar:
      "Level marshland and even rooflines leave Plaistow and East Ham with an open sky. Their roofs are small, though, and the rear addition takes a good part of what one could use at the back. In Beckton the pitches are newer and simpler, often with trussed rafters whose strength has to be checked on paper. Light reaches the streets around the Royal Docks from the water side, but towers that come later may take some of it away.",
    heating:
      "A mid-terrace in Manor Park with a kitchen extension needs its flat roof insulated as well as its loft. Yards behind the bye-law terraces are short, so an outdoor unit has to be quiet and well placed. Homes at the Olympic Park and in much of the docks take heat from a network, with a meter in the hall and no boiler. Some large-panel blocks from the post-war decades were wrapped or rebuilt, and their landlords know what the walls contain.",
    driving:
      "Stratford is so well served by rail that a car is often left out of the plan. In Forest Gate and East Ham vehicles stand bumper to bumper along the kerb. Beckton is the place for chargers at home, because many of its closes have drives or numbered bays; a bay that is not in your deeds needs permission from the estate’s owner.",
    planning:
      "Planning for the Olympic Park, once in the hands of a development corporation, has returned to the boroughs. Conservation areas are fewer than in west London and include Woodgrange, Stratford St John’s and Three Mills. Near London City Airport, heights are limited for cranes and masts, which an ordinary roof array never reaches. Connections are made by UK Power Networks, though in the newest quarters an independent operator may own the last stretch of cable.",
    questions: [
      {
        question: "My flat is on a heat network; what can I still improve?",
        answer:
          "Check the controls, the flow through each radiator and the insulation of pipes inside your flat. Ask the operator how the tariff is made up, because heat networks are now regulated by Ofgem. Solar on the common roof is a question for the freeholder.",
      },
      {
        question: "Several generations share our terrace in East Ham; does a battery make sense?",
        answer:
          "A house that is full all day uses much of its solar power as it is made, so a battery has less left over to store. Have the evening use looked at before you pay for a large one. Charging it at night on a cheap tariff can be a reason of its own.",
      },
    ],
  },
  {
    slug: "redbridge",
    description:
      "Redbridge solar and heat pump advice for Ilford terraces, Gants Hill semis, Wanstead’s Edwardian streets and Hainault.",
    intro:
      "Redbridge looks towards Essex and borders on Epping Forest. It is a borough of houses more than of flats, built in waves from late-Victorian Ilford to post-war Hainault. That makes it good ground for panels.",
    places: [
      "Ilford",
      "Wanstead",
      "Woodford",
      "South Woodford",
      "Woodford Green",
      "Gants Hill",
      "Barkingside",
      "Hainault",
      "Goodmayes",
      "Seven Kings",
      "Newbury Park",
      "Clayhall",
      "Snaresbrook",
      "Aldborough Hatch",
    ],
    homes:
      "Developers laid out Ilford, Seven Kings and Goodmayes in long straight roads, most of them late Victorian or Edwardian. Aldersbrook, beside Wanstead Flats, is an Edwardian estate that has kept its tiled paths and porches. Gants Hill, Clayhall and Barkingside are inter-war, with semis and terraces under broad hipped roofs. Hainault was built by the London County Council after the Second World War. At Woodford Bridge the former Claybury hospital has become homes in landscaped grounds.",
    solar:
      "Ilford’s grid of roads means that most roofs look either to two sides equally or straight up and down the street. Semis around Clayhall have been extended so often that the rear slope may be gone, replaced by a dormer with a flat top. Big street trees in Wanstead and forest oaks in Woodford make a shading survey worth its time. On the bungalow estate between Seven Kings and Goodmayes the pitch begins just above the front door.",
    heating:
      "Walls in Seven Kings and Ilford are solid brick for the most part, and an inside lining in the bay rooms brings the most comfort. The semis of Barkingside vary: tap the brick pattern, or let a surveyor drill, to learn whether there is a cavity. Rear gardens here are long by London standards, and the outdoor unit can stand clear of fences. Extensions with a lot of glass should be counted in the heat-loss sums, which they sometimes are not.",
    driving:
      "The Central line’s loop serves Hainault, Newbury Park and Gants Hill, but journeys across the borough are made by car. Paved forecourts are the rule in Clayhall and Barkingside, and families may have several cars to charge in turn. Wanstead’s older streets have permit bays instead.",
    planning:
      "Epping Forest is cared for by the City of London Corporation, and houses on its edge may need its leave to cross forest land with a trench. Among the conservation areas are Aldersbrook, Wanstead Village, Wanstead Park and the bungalow estate. Redbridge Council decides everything else, including what may fill the gap between semis. UK Power Networks is the operator from Ilford to the forest.",
    questions: [
      {
        question: "Half my loft has been converted; is there roof left for panels?",
        answer:
          "The front slope is often untouched and can take a row or two. The flat top of a dormer is possible as well, if its joists can carry the load; in Redbridge’s conservation areas that needs prior approval. An installer should see the building-control drawings of the conversion.",
      },
      {
        question: "Does an Aldersbrook house need permission for panels?",
        answer:
          "It stands in a conservation area with extra protection for its fronts, so ask the council about your address before ordering. The garden side usually meets less resistance. Slates and ridge tiles there are part of what is being preserved.",
      },
    ],
  },
  {
    slug: "richmond-upon-thames",
    description:
      "Energy at home in Richmond upon Thames: riverside terraces, Kew and Barnes, Twickenham semis and post-war Ham.",
    intro:
      "Richmond upon Thames is the London borough that lies on both banks of the river. Royal parks, old palaces and Kew Gardens take up much of it, and villages such as Barnes and Petersham have kept their shape between them. Protection is stricter here than in most suburbs, and so is affection for the houses.",
    places: [
      "Richmond",
      "Twickenham",
      "Teddington",
      "Barnes",
      "East Sheen",
      "Mortlake",
      "Kew",
      "Hampton",
      "Ham",
      "Petersham",
      "Whitton",
      "St Margarets",
      "Hampton Wick",
    ],
    homes:
      "Georgian brick surrounds Richmond Green and lines the streets of Petersham and Hampton Court. Victorian and Edwardian terraces make up most of Twickenham, St Margarets, Barnes and Kew. Whitton grew between the wars into a district of semis and short rows. Ham has admired post-war flats, including the listed Parkleys estate, beside ordinary houses from the same decades. In Hampton, later homes stand where plant nurseries used to be.",
    solar:
      "The Thames terraces are level, and low-rise Whitton gets its daylight without obstruction. In Kew and Barnes, decorative ridges, gables and party-wall stacks break up small roofs. Parkleys and other flat-roofed blocks at Ham could carry panels behind their edges, given consent and a sound covering. Tall cedars and limes in the gardens around Richmond Hill cast a long shade in the months when light is scarce.",
    heating:
      "Cottages in Barnes and Hampton Wick have walls one brick thick and gardens hardly bigger than a room. A semi in Whitton is simpler, with a side path, a proper loft and space behind the kitchen. Near the river the ground floor may have been raised or tanked after floods, and insulation must not trap damp there. Gravel lies under much of the riverside, which a ground source designer will want to test for groundwater.",
    driving:
      "Hampton and Whitton have forecourts, while St Margarets and Barnes have lamp-column sockets and a race for the space beneath them. Trains to Waterloo and the District line at Richmond take commuters out of their cars, so many vehicles here move only at weekends. Such a car charges happily at low power, and a faster connection would be money spent on nothing.",
    planning:
      "Kew Gardens is a World Heritage Site, and the view from Richmond Hill is protected by an Act of Parliament. Conservation areas cover a large share of the borough’s older streets, and riverside buildings are listed in numbers. Historic parks and their sight lines count as well, though panels on a rear roof rarely matter to them. The boundary between UK Power Networks and SSEN runs through this part of London, so your installer should look up the operator by postcode.",
    questions: [
      {
        question: "We live in a conservation area in Kew; do panels need planning permission?",
        answer:
          "On the roof of a house that is not listed they usually do not, if they lie close to the slope and keep below the ridge. A wall facing the road is another matter. Ask whether an Article 4 direction covers your street, since that can change the answer.",
      },
      {
        question: "Is a heat pump sensible in a house that the Thames may flood?",
        answer:
          "It is, with forethought. Outdoor units can be lifted on a stand, and the electrics and cylinder placed above the expected level. Tell the designer what has happened in earlier floods.",
      },
    ],
  },
  {
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
  },
  {
    slug: "sutton",
    description:
      "Sutton solar, battery and heat pump advice: inter-war semis at Cheam, Wallington roofs and the eco-village at Hackbridge.",
    intro:
      "Sutton is where south London climbs from the Wandle on to the chalk of the North Downs. Nearly all of it is suburb, with drives, gardens and pitched roofs. At Hackbridge it also has BedZED, an early attempt to build homes that make their own energy.",
    places: [
      "Sutton",
      "Cheam",
      "Carshalton",
      "Wallington",
      "Beddington",
      "Hackbridge",
      "Worcester Park",
      "Belmont",
      "North Cheam",
      "Rosehill",
      "Carshalton Beeches",
      "Stonecot Hill",
    ],
    homes:
      "Half-timbered gables and round bays of the 1930s set the tone in Cheam, North Cheam and Worcester Park. Sutton Garden Suburb is older, a small planned district of roughcast cottages from just before the First World War. Carshalton keeps a village heart around its ponds, and Cheam has weatherboarded houses far older than the railway. South of Carshalton Beeches the plots grow wide and the houses are detached. The Roundshaw estate stands on land that was once Croydon’s airport, and St Helier was laid out by the London County Council.",
    solar:
      "On the chalk slope at Belmont and Carshalton Beeches, houses look north over London as often as south, so check which side your big roof is. Where concrete tiles have replaced lighter ones, a thirties rafter may already carry more than it was cut for. Bungalows in Stonecot Hill and North Cheam offer low, easily scaffolded slopes. The coloured wind cowls of BedZED serve ventilation and make no power; the panels there are set into glass and roofs.",
    heating:
      "Cavities in Wallington and Cheam may have been filled by an earlier owner, and a look through a small drilled hole tells you. The wide side paths of the southern roads suit an outdoor unit well. At Carshalton Beeches a tall detached house with single glazing in its leaded lights loses much through those windows. Some new homes in Hackbridge are heated from the energy recovery plant at Beddington.",
    driving:
      "Since the Tube stops short of the borough, households here lean on their cars more than those in inner London. The crossover in front of an inter-war semi is usually lawful and old, which saves an application. In the terraces close to Sutton station the kerb is all that there is.",
    planning:
      "Cheam Village, Carshalton Village and Sutton Garden Suburb are conservation areas, and Sutton Council also marks out areas of special local character. Trees along the southern avenues may be protected one by one or in groups. A borehole through chalk needs care because drinking water is drawn from it. Questions about the main fuse go to UK Power Networks.",
    questions: [
      {
        question: "Is the ground in Sutton good for ground source heat?",
        answer:
          "South of Carshalton’s ponds you are on chalk, further north on sand and clay, and each is drilled differently. Chalk is an important source of drinking water, so the designer asks the environment regulator early. A garden of ordinary length is normally too short for loops in trenches.",
      },
      {
        question: "Our semi has a hipped roof with a gabled bay; what fits?",
        answer:
          "The rear is often a plain rectangle below the hip and takes the larger group. The side triangle can hold a few panels in portrait. In front, the bay gable leaves only a strip.",
      },
    ],
  },
  {
    slug: "tower-hamlets",
    description:
      "Clean energy in Tower Hamlets: flats, estates, Georgian terraces and towers from Spitalfields to the Isle of Dogs.",
    intro:
      "In Tower Hamlets hardly anyone lives in a house of their own with a drive. The borough is estates, towers, warehouses and a few precious terraces between the City and the Lea. Most energy questions here begin with the words “who owns the roof”.",
    places: [
      "Bethnal Green",
      "Bow",
      "Poplar",
      "Stepney",
      "Whitechapel",
      "Wapping",
      "Limehouse",
      "Isle of Dogs",
      "Canary Wharf",
      "Mile End",
      "Spitalfields",
      "Shadwell",
      "Cubitt Town",
    ],
    homes:
      "Spitalfields has early Georgian houses built for Huguenot silk weavers, with long attic windows to light the looms. Tredegar Square in Bow is late Georgian, and streets of small Victorian terraces survive around Victoria Park and Roman Road. The Boundary Estate was a beginning of council housing in red brick, and the Lansbury Estate a showpiece of the Festival of Britain. Wapping’s wharves became flats before Canary Wharf had a tower. On the Isle of Dogs, glass high-rises stand next to council houses from between the wars.",
    solar:
      "A terrace in Bow may have a butterfly or a mansard roof, so nothing can be said from the pavement. On council and housing-association blocks the flat roof is large, and power from it usually feeds lifts and stairs first. Towers around Millwall Dock shade the lower buildings between them for part of each day. Balcony railings are tempting, but panels there need the landlord to agree, and the national rules for plug-in kits were still changing in November 2026, so read the current ones first.",
    heating:
      "Heat networks are common, from the Barkantine plant on the Isle of Dogs to the cellars of new blocks. Flats with panel heaters in Wapping warehouses have thick walls and huge windows, and secondary glazing alters both noise and bills. Where every flat has its own electric cylinder, a timer set for the cheap hours is the first step. Rows of cottages near Columbia Road have only a yard, and the outdoor unit is chosen for its quietness.",
    driving:
      "Much of the newer housing was approved as car-free, which means that residents cannot get a street permit. The Docklands Light Railway, the Elizabeth line and the Underground make that bearable. Basement bays under Canary Wharf’s apartments are charged through a system for the whole garage.",
    planning:
      "The Tower of London is a World Heritage Site within the borough, and its setting is guarded. Conservation areas include Spitalfields, Tredegar Square, Victoria Park and Wapping’s riverside. Exterior work on high blocks has to satisfy fire safety rules, and the building’s responsible person will ask about batteries in particular. UK Power Networks supplies the area, often through a substation inside the building.",
    questions: [
      {
        question: "May I keep a home battery in my flat?",
        answer:
          "Your lease, the building’s insurer and its fire strategy all have a say, and many managers refuse. Ask before you buy. A tariff with cheap hours and a storage cylinder can shift use without any battery.",
      },
      {
        question: "Our block wants panels on the roof; where do we begin?",
        answer:
          "With the freeholder and a vote of the leaseholders, and with a survey of the roof covering. Next comes the choice of feeding the common parts only or sharing the power among flats, which needs special metering. Managing agents can ask for quotes in the name of the whole block.",
      },
    ],
  },
  {
    slug: "waltham-forest",
    description:
      "Home energy in Waltham Forest: Warner flats in Walthamstow, Leyton terraces, Chingford semis and the forest edge.",
    intro:
      "Waltham Forest is squeezed between the Lea reservoirs and Epping Forest. Victorian and Edwardian terraces cover its south, inter-war semis its north. In Walthamstow much of that housing came from one family of builders, the Warners.",
    places: [
      "Walthamstow",
      "Leyton",
      "Leytonstone",
      "Chingford",
      "Highams Park",
      "Higham Hill",
      "Wood Street",
      "Upper Walthamstow",
      "Walthamstow Village",
      "Whipps Cross",
      "Blackhorse Road",
    ],
    homes:
      "A Warner “half-house” is a flat on one floor behind paired front doors under an arch, and Walthamstow has streets full of them. Leyton and Leytonstone are terraced from end to end, with bays, tiled paths and deep rear additions. Walthamstow Village, round the old church, has almshouses and a medieval timber-framed house. Chingford and Highams Park were built later, with semis, bungalows and room for garages. Tall new apartment blocks have grown near Blackhorse Road station.",
    solar:
      "In a Warner pair, the person upstairs lives below the roof without always owning it, so the leases are read before the tiles. Leyton’s terraces run in long parallel rows, and one neighbour’s array is a fair hint of what the next would give. Chingford stands higher and its hips are wide, but tall trees at the forest’s edge can take the low sun from them. Loft conversions with full-width dormers are everywhere in Walthamstow, and only the front slope remains.",
    heating:
      "Solid walls prevail south of the North Circular, where bays and rear additions are the cold parts. Half-houses share their party floor, and insulating between storeys quietens the neighbours but saves little warmth. Chingford semis have side access, larger radiators and often an airing cupboard that still stands. Gardens in Leyton back straight on to each other, so quiet operation is part of the design.",
    driving:
      "Many streets in Walthamstow were closed to through traffic and people cycle more than they used to. The Victoria and Central lines carry commuters from the south, the Overground those from Chingford. A front yard in Leytonstone is mostly too shallow for a car to stand on, while Chingford has proper drives.",
    planning:
      "Walthamstow Village, some of the Warner streets and Bushwood in Leytonstone are protected, in part with Article 4 directions that reach to windows and roof coverings. Epping Forest is in the care of the City of London Corporation and not of the council. The council’s own maps show which roads are covered. UK Power Networks tells your installer whether the cable is shared with the house next door.",
    questions: [
      {
        question: "I own the upper Warner flat; is the roof mine?",
        answer:
          "It depends on the lease. Where each owner holds the freehold of the other’s flat, both must agree in writing. Have a solicitor read it before you pay for a survey.",
      },
      {
        question: "Are reservoirs and wetlands nearby an advantage for panels?",
        answer:
          "Not in a way that you would see on your meter. What counts is the open sky over Higham Hill’s low roofs compared with a street under trees. Salt, the trouble of real coasts, is no issue here.",
      },
    ],
  },
  {
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
  },
  {
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
  },
];
