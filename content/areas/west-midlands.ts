import type { AreaText } from "#content/areas/area-text.ts";

export const westMidlands: readonly AreaText[] = [
  {
    slug: "birmingham",
    description:
      "Find installers of solar panels, batteries, heat pumps and EV chargers in Birmingham, from tunnel-back terraces to Bournville and Sutton Coldfield.",
    intro:
      "Birmingham sits on a plateau of sandstone and clay, high for a large English city and cut by small valleys such as the Rea, the Cole and the Tame. Its homes run from Victorian tunnel-backs inside the middle ring to tree-lined inter-war avenues at the edge. What suits a roof in Sparkhill can be wrong for one in Four Oaks.",
    places: [
      "Edgbaston",
      "Harborne",
      "Moseley",
      "Kings Heath",
      "Selly Oak",
      "Bournville",
      "Northfield",
      "Erdington",
      "Handsworth",
      "Sparkhill",
      "Sutton Coldfield",
      "Kingstanding",
      "Small Heath",
    ],
    homes:
      "Tunnel-back terraces, paired around a shared passage, line Small Heath, Saltley, Selly Oak and Sparkhill. Bournville was planned by a chocolate maker for light and gardens, and its cottages influenced estates all over the country. Between the wars the corporation built at a scale few cities matched, at Kingstanding, Weoley Castle and Perry Common. Post-war slum clearance left tower blocks and concrete houses, and Castle Vale has since swapped most of its towers for streets. Sutton Coldfield and Four Oaks have big detached houses under tall trees beside an old royal park.",
    solar:
      "A tunnel-back has a main roof facing the street and a lower rear wing, and the wing often shades a good half of the back slope. Semis from the 1930s have hipped roofs, so three short rows of panels usually fit where a picture would suggest two long ones. Mature limes and planes in Moseley, Edgbaston and Bournville throw real shade and many are protected. Households that share one large house across generations use plenty of power by day, which suits panels without a large battery.",
    heating:
      "Solid nine-inch brick is the usual wall inside the outer circle, and cavity walls take over in the suburbs beyond it. Mains gas reaches nearly every street, so a heat pump has to win on comfort and good design. Some towers and the city centre are tied to district heating, where the choice is the landlord’s. Generous plots in Kings Norton, Hall Green and Sutton Coldfield leave the space that an outdoor unit and a hot-water cylinder want.",
    driving:
      "Front gardens in Hall Green, Quinton and Great Barr were paved for cars long ago, and a wall box there is simple work. Around Balsall Heath and Lozells cars stand nose to tail at the kerb, so public and workplace charging matters more. Houses with looped supplies, where one service cable feeds two neighbours, may need the network operator to separate them first.",
    planning:
      "Birmingham City Council covers planning for the whole city, Sutton Coldfield included. In Bournville the village trust has a say on changes to the outside of houses alongside the council, and the Calthorpe Estate keeps a scheme of management over much of Edgbaston. The Jewellery Quarter, Moseley and Moor Pool in Harborne are conservation areas where the street side matters. National Grid Electricity Distribution runs the cables.",
    questions: [
      {
        question: "Do I need permission from the Bournville Village Trust for solar panels?",
        answer:
          "Ask it before you sign anything, since its estate rules stand apart from planning law. The trust looks at where panels would be seen from, so a rear slope is the easier case.",
      },
      {
        question: "Is my 1930s semi in Kingstanding good for a heat pump?",
        answer:
          "Usually, as plain brick semis of that age are easy to insulate and the rooms are much alike from street to street. Many former council houses there have gardens deep enough to keep the fan well away from next door.",
      },
    ],
  },
  {
    slug: "coventry",
    description:
      "Quotes for solar panels, batteries, heat pumps and EV chargers in Coventry: car workers’ semis, watchmakers’ terraces and post-war estates.",
    intro:
      "Coventry is a compact city of car workers’ houses around a centre rebuilt after the Blitz. Much of the housing is inter-war or post-war, with simple roofs and a garden behind. It has made vehicles since the bicycle.",
    places: [
      "Earlsdon",
      "Chapelfields",
      "Coundon",
      "Radford",
      "Cheylesmore",
      "Stivichall",
      "Tile Hill",
      "Canley",
      "Wyken",
      "Foleshill",
      "Holbrooks",
      "Allesley",
      "Walsgrave",
    ],
    homes:
      "Watchmakers built the terraces of Chapelfields and Earlsdon, some with wide upper windows that once lit a workbench. Foleshill and Hillfields follow with tight Victorian and Edwardian streets near the old weaving and cycle trades. The motor boom of the 1920s and 1930s filled Radford, Coundon, Wyken and Cheylesmore with bay-fronted terraces and semis. After the bombing the city put up large estates at Tile Hill, Canley, Willenhall and Bell Green, with a good share in poured no-fines concrete. Newer houses stand on former factory land, where parking courts and party walls are the things to look at.",
    solar:
      "Short terraces of four or six with one shared ridge are the common pattern, so a neat layout needs a clean line at the party wall. Roofs of the car-boom years carry concrete or clay tiles on light rafters, and a surveyor should look into the loft before promising a full array. Gables and dormers are few on the post-war estates, which leaves open rectangles for panels. Far from any coast and with modest hills, the city sees ordinary Midland wind loads and few frame surprises.",
    heating:
      "No-fines walls have no cavity to fill, so external insulation is the route if rooms feel cold. Long back gardens with service lanes are frequent in Coundon and Wyken, and a unit near the lane can be quiet for everyone. Gas is laid almost everywhere inside the boundary. Terraces in Earlsdon often lost their cylinder to a combi boiler, and finding a cupboard for a new one is the real puzzle.",
    driving:
      "Rear access roads with rows of garages are a Coventry habit, and power out there is often a job of trenching or an armoured cable along the fence. Chargers in lamp columns serve many terraced streets where nobody has a drive. Many rows in Hillfields lack such a lane, and for them the kerb is all there is.",
    planning:
      "Coventry City Council is the single planning authority. Spon Street, Allesley village, Chapelfields, Stoke Green and the Kenilworth Road with its wooded verges are protected areas. Listed buildings include the post-war cathedral, market and railway station, so age alone is no guide. Connection forms go to National Grid Electricity Distribution.",
    questions: [
      {
        question: "Can I take power to a garage at the bottom of my Coventry garden for a car charger?",
        answer:
          "Yes, when the run is long enough cable of the right size and the earthing is designed for an outbuilding. Check that the lane behind is yours to use and that the garage is on your own deeds.",
      },
      {
        question: "My Tile Hill house is no-fines concrete, does that stop me having panels?",
        answer:
          "No, because panels fix to the roof timbers and the walls hardly matter. The same walls do matter for heating, so get their insulation settled before sizing a heat pump.",
      },
    ],
  },
  {
    slug: "herefordshire",
    description:
      "Solar panels, heat pumps, batteries and EV chargers in Herefordshire, for black-and-white cottages, farms on oil and bungalows in Hereford.",
    intro:
      "Herefordshire is orchard, pasture and red soil between the Malverns and the Black Mountains. Few English counties have so little gas main and so many oil tanks. Timber frames, long farm tracks and thin overhead lines shape nearly every quote.",
    places: [
      "Hereford",
      "Leominster",
      "Ross-on-Wye",
      "Ledbury",
      "Bromyard",
      "Kington",
      "Weobley",
      "Pembridge",
      "Colwall",
      "Peterchurch",
      "Belmont",
      "Bobblestock",
    ],
    homes:
      "Weobley, Pembridge and Eardisland are known for black-and-white timber frames with panels of plaster or brick between the posts. Farmhouses on the western side are of old red sandstone under stone tiles or Welsh slate. Hop kilns and cider barns have become homes, with conical or steep roofs that photographers love. Hereford itself has Victorian brick, post-war estates south of the Wye and newer closes at Belmont and Bobblestock. Bungalows on generous plots stand at the edge of nearly every market town.",
    solar:
      "Barns, poultry sheds and cider stores give this county more plain roof than its houses do. A timber-framed cottage rarely wants weight on its rafters, so the cart shed or a paddock is the better place. In the Golden Valley and below the Black Mountains hills hide the low sun, while the Lugg meadows lie wide open. Rain arrives from Wales, but dry spells behind the mountains are longer than newcomers expect.",
    heating:
      "Oil and bottled gas heat most rural homes, and deliveries in winter depend on a tanker getting up the lane. Wattle, brick infill and oak frames must be allowed to breathe, so slow steady warmth suits them well once gaps are closed. Holdings with land to spare can lay pipes for a ground source system in deep red soil. Logs remain popular, and a stove beside a heat pump is a sensible pair here.",
    driving:
      "Distances between market towns are real, buses are few and a second car is normal in the villages. Charging goes on the barn or cart-shed wall more often than on the house. Hereford, Leominster, Ledbury and Colwall have stations, which is about all the railway that remains.",
    planning:
      "Herefordshire Council is unitary, so planning and roads share one address in Hereford. The Wye Valley and the Malvern Hills are protected landscapes at the south and east of the county. Listed cottages are so common in the black-and-white villages that consent is the first question, not the last. Rural transformers on poles have limits, and National Grid Electricity Distribution may cap what a large farm array exports.",
    questions: [
      {
        question: "Can a black-and-white cottage have a heat pump?",
        answer:
          "Yes, many can, when the pipes avoid the frame and the unit stands away from the public face. Listed building consent will usually be needed for the work to the house itself.",
      },
      {
        question: "We are at the end of a long overhead line near Kington, can we export solar?",
        answer:
          "Up to a point, and the network operator tells your installer how far in its reply to the application. An export limit or a battery keeps the system legal without shrinking the array to nothing.",
      },
    ],
  },
  {
    slug: "shropshire",
    description:
      "Solar panels, heat pumps, batteries and EV chargers in Shropshire: oil-heated farms, Telford estates, Ludlow timber and the Shropshire Hills.",
    intro:
      "Shropshire is divided by the Severn into a northern plain of dairy farms and southern hills that lean into Wales. Shrewsbury sits inside a loop of the river, and Telford spreads over old coal and iron ground as a new town. Where in the county you live often says how you heat and who runs your wires.",
    places: [
      "Shrewsbury",
      "Telford",
      "Oswestry",
      "Ludlow",
      "Bridgnorth",
      "Market Drayton",
      "Whitchurch",
      "Wem",
      "Church Stretton",
      "Much Wenlock",
      "Newport",
      "Wellington",
      "Ironbridge",
      "Ellesmere",
    ],
    homes:
      "Ludlow, Shrewsbury and Much Wenlock hold fine timber frames, and Bridgnorth stands high and low on either side of its cliff. Telford absorbed Wellington, Oakengates, Madeley and Dawley and put estates of the 1960s to 1980s between them. Brick farmhouses rule the plain from Wem to Market Drayton. Stone cottages with slate roofs begin west of the Stiperstones and around Clun. Small miners’ and ironworkers’ rows cling to the banks of the Gorge at Ironbridge and Jackfield.",
    solar:
      "Dairy yards on the northern plain use most power at milking, early and late, which is an argument for a battery. Hill farms in Clun Forest lie under valley sides where December sun hardly clears the ridge. Telford’s garages and monopitch roofs give odd shapes that microinverters handle well. South-west winds funnel along the Stretton valley, and an installer from the plain should not guess the load.",
    heating:
      "South of the Severn villages are mainly on oil, bottled gas or logs, and north of it mains gas is largely a matter for the towns. Early Telford estates included unusual walls and timber panels, so ask for the original construction type. Land slips in the Ironbridge Gorge, which rules out heavy trenching and asks for flexible pipe runs. Big gardens and paddocks elsewhere make ground source a fair comparison.",
    driving:
      "Telford was planned around roundabouts and the car, and most homes have a drive or a garage block. Ludlow and the lower town of Bridgnorth have medieval plots without parking. A farm track may need the charger near the gate, and then cable size costs more than the box.",
    planning:
      "Shropshire Council and Telford and Wrekin Council are the unitary authorities here. Ironbridge Gorge is a World Heritage Site with strict eyes on rooflines and chimneys. The Shropshire Hills around the Long Mynd, Stiperstones and Clee are a protected landscape. Oswestry and Whitchurch are in SP Energy Networks territory, but the south and Telford belong to National Grid Electricity Distribution.",
    questions: [
      {
        question: "Can I put panels on a cottage in Ironbridge?",
        answer:
          "Possibly on a hidden slope of an unlisted house, after a written answer from Telford and Wrekin’s planners. Listed terraces on the Gorge side are a different matter and often end with a no.",
      },
      {
        question: "We heat with oil near Clun, will a heat pump cope with hill winters?",
        answer:
          "Yes, if it is chosen for your valley’s cold and not for a county average. Ask to see the design temperature and the heat loss of each room in the written offer.",
      },
    ],
  },
  {
    slug: "staffordshire",
    description:
      "Solar panels, batteries, heat pumps and EV chargers across Staffordshire, from the Moorlands to Tamworth, Burton, Lichfield and Cannock Chase.",
    intro:
      "Staffordshire reaches from gritstone moors above Leek to commuter streets on the edge of the Black Country. Blue brick, clay tile and brewery red are its colours in between. Stoke-on-Trent is a council of its own and has its own page.",
    places: [
      "Stafford",
      "Stoke-on-Trent",
      "Newcastle-under-Lyme",
      "Burton upon Trent",
      "Tamworth",
      "Lichfield",
      "Cannock",
      "Leek",
      "Stone",
      "Uttoxeter",
      "Rugeley",
      "Cheadle",
      "Biddulph",
      "Codsall",
    ],
    homes:
      "Burton has brewery terraces in hard red brick, and Leek has silk mill streets on a hill. Tamworth took families from Birmingham after the war and grew estates faster than its old centre could notice. Cannock, Hednesford and Rugeley housed miners on the edge of the Chase. Lichfield combines Georgian fronts around its cathedral with wide modern estates. Upland villages such as Longnor and Alstonefield are of stone and belong in feeling to the Peak.",
    solar:
      "Above Leek the weather is a season behind the Trent valley, with more cloud and snow that can lie. Tamworth estates from the 1960s and 1970s have shallow roofs and staggered terraces, so shade from a step in the row is worth checking. Lichfield and Stafford enjoy open, gentle land with few surprises. Pine and birch on Cannock Chase grow close to some gardens at Brocton and Milford.",
    heating:
      "The Moorlands heat with oil and logs, and solid gritstone needs more care than any radiator list suggests. Mining under Cannock and Biddulph makes a ground report wise before boreholes. Suburban Codsall, Perton and Penkridge have cavity walls and gas, so comfort and cost decide the switch there. Burton’s meadows flood, and bases near the Trent should be set high.",
    driving:
      "Tamworth and Lichfield send commuters by train and road to Birmingham, with the car at home on workdays for some and away for others. Moorland drivers cope with hills and cold, both of which shorten range. Around Newcastle’s older terraces the kerb is the only parking there is.",
    planning:
      "Borough and district councils such as East Staffordshire, Stafford, South Staffordshire and Staffordshire Moorlands decide applications. In the upland north-east the Peak District National Park Authority takes that role. Cannock Chase is a protected landscape between Stafford and Rugeley, and the Close at Lichfield is a place for patient paperwork. National Grid Electricity Distribution runs most local cables, though some homes on the Cheshire edge belong to SP Energy Networks.",
    questions: [
      {
        question: "My house in Tamworth is part of a stepped terrace, can it take panels?",
        answer:
          "Yes, though the taller neighbour may shade a strip near the join at certain hours. Panel-level electronics or one row fewer can solve that.",
      },
      {
        question: "Is a heat pump sensible in the Staffordshire Moorlands?",
        answer:
          "In a well-sealed house it is, with a model rated for frost and snow and a clear path for melted ice. Off the mains it also spares you the winter tanker.",
      },
    ],
  },
  {
    slug: "stoke-on-trent",
    description:
      "Solar panels, batteries, heat pumps and EV chargers across Stoke-on-Trent’s towns, with notes on mining ground, terraces and clay-tile roofs.",
    intro:
      "Stoke-on-Trent is a string of towns along a ridge and valley, each with its own high street and its own kind of slope. Pottery and coal fixed where the terraces went and left shafts, marl holes and made ground between them. A survey here therefore includes the ground.",
    places: [
      "Tunstall",
      "Burslem",
      "Hanley",
      "Fenton",
      "Longton",
      "Penkhull",
      "Hartshill",
      "Trentham",
      "Bentilee",
      "Meir",
      "Blurton",
      "Abbey Hulton",
      "Smallthorne",
    ],
    homes:
      "Potters’ terraces climb the hills of Burslem, Tunstall, Fenton and Longton, often with the door on the pavement and a yard at the back. Local red marl made both the bricks and the dark clay tiles. Bentilee, Blurton and Chell Heath are big post-war council estates of semis with gardens on three sides. Penkhull and Hartshill keep older and grander houses on the ridge above the works. Trentham and the Meir Park side are detached and leafy, and land once used for collieries and kilns continues to fill with new closes.",
    solar:
      "Staffordshire clay tiles are small, hard and brittle with age, so breakages should be priced and spares found before work starts. The ridge from Tunstall to Hanley stands in the wind from the Cheshire plain. Yards between terraces are narrow, and scaffolding at the rear often needs the neighbour’s agreement. Semis on the post-war estates have plain roofs with few chimneys, which is as easy as it gets.",
    heating:
      "Subsidence has opened cracks in many walls, and draughts round frames and floors cost more heat than people think. Old workings make deep drilling uncertain, so air source is the normal choice. In a pavement-fronted terrace the yard must hold the bins, the washing and the outdoor unit, and someone should draw it to scale. Bentilee and Blurton have the side space for a unit with no fuss at all.",
    driving:
      "The city grew without one centre, and people drive between towns because the railway serves only a few of them. Terraces round Longton and Shelton have nowhere private to plug in. Estates with verges and dropped kerbs are simpler, though crossing a verge needs the highway team’s consent.",
    planning:
      "Stoke-on-Trent City Council is unitary, and Newcastle-under-Lyme next door is a different authority despite the shared bus routes. Bottle ovens and pot banks are listed and protect the look of what stands near them. Burslem, Longton, Penkhull and the canal sides at Etruria have conservation areas. National Grid Electricity Distribution approves larger systems before they may be switched on.",
    questions: [
      {
        question: "Does old mining in Stoke-on-Trent affect solar panels?",
        answer:
          "Hardly, since panels add modest weight to a sound roof. Roof spread or a bowed wall after subsidence must be repaired first, and a coal mining report helps with anything that digs.",
      },
      {
        question: "Where can a heat pump go behind a terrace in Fenton?",
        answer:
          "Usually on a wall bracket or a base at the end of the yard, away from the bedroom next door. The sound calculation decides it, and a refusal on paper is better than a quarrel later.",
      },
    ],
  },
  {
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
  },
  {
    slug: "wolverhampton",
    description:
      "Installers for solar panels, batteries, heat pumps and EV chargers in Wolverhampton, with local detail from Tettenhall Ridge to Bilston.",
    intro:
      "Wolverhampton stands on a hill at the north-western edge of the Black Country, with lock-making and iron on its eastern side and gardens on its western. A sandstone ridge at Tettenhall lifts the west clear of the rest. East towards Bilston the ground was mined and filled, and that changes what can be dug.",
    places: [
      "Tettenhall",
      "Penn",
      "Compton",
      "Finchfield",
      "Merry Hill",
      "Whitmore Reans",
      "Bushbury",
      "Low Hill",
      "Fordhouses",
      "Wednesfield",
      "Heath Town",
      "Bilston",
      "Ettingshall",
    ],
    homes:
      "Low Hill was planned between the wars as a wheel of council houses around a central green, with wide grass verges. Whitmore Reans, Blakenhall and Bilston keep Victorian terraces near the old works. Penn, Finchfield and Merry Hill spread out with bay-windowed semis in the 1930s and with bungalows later. Tettenhall has villas of merchants and ironmasters, many divided into flats or hidden behind walls. Heath Town, just east of the centre, is a post-war estate of concrete towers and slabs.",
    solar:
      "Wednesfield and Fordhouses have long avenues of hipped semis where three roof faces share the job. West of the ridge houses look over open country towards Shropshire and get late sun. Cedars and copper beeches in Tettenhall’s old gardens are handsome and rob panels of light in the afternoon. Loft conversions with wide dormers are popular in Penn, and they leave little slope behind.",
    heating:
      "Heath Town has its own district heating, so residents there ask the council in place of a boiler firm. Council houses at Low Hill and Bushbury have seen much wall and loft work, and paperwork from that helps a designer. Shallow coal lay under Bilston and Ettingshall, and drilling should wait for a mining search. Deep gardens in Penn and Compton take an air source unit easily behind the garage line.",
    driving:
      "Verges at Low Hill are broad, and the wish to park on the garden beyond them starts with a dropped-kerb application. Trams run to Birmingham through Bilston, and some households keep one car because of it. Shared drives between 1930s semis are frequent, so make sure that a parked car on charge does not block next door.",
    planning:
      "City of Wolverhampton Council is the planning authority, and just over the western edge South Staffordshire begins. Tettenhall Greens, Tettenhall Wood and Bilston town centre are conservation areas where the street view counts. Canal corridors have protection of their own in several stretches. Western and eastern suburbs alike are supplied by National Grid Electricity Distribution.",
    questions: [
      {
        question: "We share a drive in Penn, can each of us have a charger?",
        answer:
          "Yes, with one on each house wall, as long as cables stay on your own side. Tell the network operator about both, because the two houses may hang on one looped service cable.",
      },
      {
        question: "Is a roof in Tettenhall with big trees any use for solar?",
        answer:
          "Have the shade measured on site for each season before deciding. Trees in the conservation areas cannot be cut without notice to the council, so plan around them.",
      },
    ],
  },
  {
    slug: "worcester",
    description:
      "Solar panels, batteries, heat pumps and EV chargers in Worcester, with advice for Severn-side streets, Regency squares and Warndon Villages.",
    intro:
      "Worcester stands on the Severn and plans its life around the river’s floods. East of the water the city climbs to brick suburbs, and west of it lies St John’s, which still thinks of itself as a village. The Malvern Hills stand on the south-western horizon, far enough off to leave the evening sun alone.",
    places: [
      "St John’s",
      "Barbourne",
      "Claines",
      "Northwick",
      "Arboretum",
      "Battenhall",
      "Red Hill",
      "Diglis",
      "Warndon",
      "Warndon Villages",
      "Ronkswood",
      "Dines Green",
      "Lower Wick",
    ],
    homes:
      "Glovers and porcelain workers lived in brick terraces around the Arboretum, Barbourne and St John’s. Britannia Square and Lansdowne Crescent have stuccoed Regency houses with low roofs behind parapets. Ronkswood, Tolladine and Dines Green are post-war council estates on the higher ground. Warndon Villages filled the land towards the motorway in the 1980s and 1990s with small closes and short drives. Diglis turned from docks to waterside flats around its basins.",
    solar:
      "Regency roofs behind parapets can hide panels from the street, yet valley gutters and lead leave little room to fix them. Closes at Warndon Villages have steep, small roofs with gables facing the road, so a handful of well-placed panels is typical. Mist lingers along the Severn on autumn mornings and thins the first hours of output. On the slopes of Red Hill and Battenhall houses stand above one another, so a rear roof may be clear although the garden is shady.",
    heating:
      "Floodwater comes back to the same low streets, and an outdoor unit or battery there belongs above the known flood mark. Houses at Warndon Villages were built with insulation in mind, and many need only a few larger radiators. Arboretum terraces have solid brick and some have cellars, where insulating the floor from below is cheap comfort. Gas reaches all of the city’s estates, so oil questions begin only outside the boundary.",
    driving:
      "Two bridges carry most traffic over the river in the city, and commuters know what that means at five o’clock. Charging at home is simple in Claines, Northwick and Lower Wick and harder in the tight streets by the Arboretum. Basement and ground-level parking at Diglis needs the freeholder and an eye on flood levels.",
    planning:
      "Worcester City Council deals with planning and Worcestershire County Council with roads. Britannia Square, Lansdowne Crescent, the cathedral quarter and the canal are conservation areas. Listed buildings stand thick around College Green and Friar Street, so a solar plan there begins with consent. Its electricity network is run by National Grid Electricity Distribution.",
    questions: [
      {
        question: "My street in Worcester has flooded, can I still have a battery?",
        answer:
          "Yes, on an outside wall or in a garage, mounted above the known flood mark and clear of doors and windows as the fire guidance asks. Ask the installer to write the chosen height into the quote.",
      },
      {
        question: "Does a house in Warndon Villages have room for a heat pump?",
        answer:
          "Generally there is a strip beside or behind the garage that suits a small unit. The airing cupboard often survives as well, which saves the hunt for cylinder space.",
      },
    ],
  },
  {
    slug: "worcestershire",
    description:
      "Solar panels, batteries, heat pumps and EV chargers in Worcestershire: Malvern villas, Redditch new town, the Vale of Evesham and Severn towns.",
    intro:
      "Worcestershire runs from the Lickey Hills at Birmingham’s edge down to orchards and market gardens on the Avon. The Malvern ridge stands straight up in the west and sets the evening shade for a whole town. Redditch, Kidderminster and Evesham each grew from a different trade and have the roofs to prove it.",
    places: [
      "Worcester",
      "Malvern",
      "Redditch",
      "Bromsgrove",
      "Kidderminster",
      "Evesham",
      "Pershore",
      "Droitwich Spa",
      "Bewdley",
      "Stourport-on-Severn",
      "Upton-upon-Severn",
      "Tenbury Wells",
      "Broadway",
    ],
    homes:
      "Great Malvern is built on a hillside in villas of rough local stone and brick, planned for taking the waters. Redditch had needles and springs before it became a new town with looping roads and well-wooded districts. Kidderminster wove carpets and has the terraces of its weavers beside 1930s and post-war estates. Broadway and the villages under the Cotswold scarp are golden limestone, while the Severn side is timber and brick. Evesham and Pershore mix Georgian fronts with bungalows on former market gardens.",
    solar:
      "East-facing Malvern has bright mornings and loses the sun early behind its own hills. In the Vale of Evesham glasshouse growers and packers have flat light and large roofs to use. Redditch planted its new districts with so many trees that shade now outranks direction as the first question. Low land along the Severn at Upton and Bewdley is open but floods, so inverters belong upstairs or on high walls.",
    heating:
      "Villas in Malvern have turrets, tall sashes and cellars, and a heat pump plan there begins with windows. New-town Redditch homes are compact, well grouped and simple to measure. West of the Severn towards Tenbury and Martley the gas main ends and oil or wood takes over. Salt lies under Droitwich and the ground can move, so boring there is for people who know it.",
    driving:
      "Bromsgrove and Redditch commute to Birmingham, and stations there tempt people to leave the car at home on the charger. Malvern’s steep roads return some energy on the way down to Barnards Green. Riverside cottages in Bewdley park in public car parks, and those go under water now and then.",
    planning:
      "Districts such as Wychavon, Malvern Hills, Wyre Forest, Bromsgrove and Redditch decide applications, with the city of Worcester doing the same inside its limits. The Malvern Hills and the Cotswolds are both protected landscapes that cross the county line. Bewdley, Pershore and Broadway have conservation areas where front slopes are watched. For connections, ask National Grid Electricity Distribution.",
    questions: [
      {
        question: "Does the hill make solar pointless in Malvern?",
        answer:
          "It costs the last part of the day, and less than people fear in summer. A survey that models the ridge line will give a smaller but honest yearly figure.",
      },
      {
        question: "Our Redditch garden is ringed by trees, should we skip panels?",
        answer:
          "Measure the shade first, since a garage or the upper third of a roof may be clear. Some of the planting belongs to the council, so pruning is a request and not a right.",
      },
    ],
  },
];
