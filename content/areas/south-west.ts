import type { AreaText } from "#content/areas/area-text.ts";

export const southWest: readonly AreaText[] = [
  {
    slug: "bath",
    description:
      "Solar panels, heat pumps, batteries and chargers in Bath: what works behind Georgian parapets, on Oldfield Park terraces and up at Odd Down.",
    intro:
      "Nearly every older building in Bath is of the same honey-coloured limestone, cut from the hills on which its later suburbs stand. The whole city is a World Heritage Site, so the question is seldom whether a measure works and more often how to fit it unseen.",
    places: [
      "Oldfield Park",
      "Twerton",
      "Widcombe",
      "Larkhall",
      "Weston",
      "Combe Down",
      "Bear Flat",
      "Lansdown",
      "Walcot",
      "Odd Down",
      "Bathwick",
      "Newbridge",
      "Southdown",
    ],
    homes:
      "The crescents and terraces of Lansdown, Walcot and Bathwick are tall Georgian houses, a great many of them long divided into flats and maisonettes. Oldfield Park and Bear Flat were laid out for Victorian and Edwardian families in the same stone, with bay windows and short front gardens. Twerton, Whiteway and Southdown hold most of the council-built homes, from between the wars and after. On the plateau at Combe Down and Odd Down, quarrymen’s cottages stand among twentieth-century semis and bungalows. Foxhill is changing, with new homes on land that the Ministry of Defence once used.",
    solar:
      "Many Georgian roofs are a pair of ridges with a lead valley between them, hidden behind a parapet. Panels on an inner slope cannot be seen from the street, but a chimney stack or the ridge in front may shade them for hours. The city lies in a bowl, and Widcombe, close under its southern hill, loses low winter sun that Lansdown keeps all afternoon. Plainer roofs in Southdown and Odd Down, high up and open, are simpler to reach and to fit.",
    heating:
      "Oolitic limestone is porous, and a solid wall of it wants sound gutters and breathable plaster before it wants insulation. Tall rooms lose less than one expects once the old shutters close again and the sashes are draught-stripped. The hot springs are protected by an Act of Parliament, so ask the council about a borehole before you ask a driller. Terraces on the slopes often have a rear yard one floor below the street, and an outdoor unit goes unnoticed there.",
    driving:
      "Few houses in the centre have a place for a car, and a pavement that roofs over Georgian vaults cannot simply be dug up for a cable. Lansdown, Newbridge and Odd Down each have a park and ride, and many households keep a single car on the street with a permit. A private drive is usual only on the upper estates and in the newer parts of Weston and Combe Down.",
    planning:
      "Bath and North East Somerset Council decides, and the older city is very largely listed, in a conservation area, or both. On unlisted houses roof panels are often permitted development even within the World Heritage Site, though not on a wall that fronts a road. For a listed terrace, talk to a conservation officer before paying for drawings, because every hill overlooks these roofs. The Cotswolds National Landscape reaches the edge of the city, and the cables are run by National Grid Electricity Distribution.",
    questions: [
      {
        question: "Can I put solar panels on a listed Georgian house in Bath?",
        answer:
          "It needs listed building consent, and much turns on what can be seen from streets, gardens and the hills around. Inner slopes and flat roofs behind a parapet stand the better chance, with fixings that come away again without harm to the slates.",
      },
      {
        question: "Do the old stone mines under Combe Down stand in the way of anything?",
        answer:
          "The shallow workings under the village have been filled and stabilised, and they play no part in fitting panels or an outdoor unit. If you want boreholes for a ground source heat pump, have the mining records looked at first.",
      },
    ],
  },
  {
    slug: "bristol",
    description:
      "Home energy in Bristol: panels on Totterdown’s steep terraces, heat pumps in Henleaze, batteries, and chargers where parking is by permit.",
    intro:
      "Bristol climbs away from its Floating Harbour on every side, and the painted terraces along the ridges are seen from half the city. Grey-red Pennant stone, brick, render and post-war concrete each ask for a different fixing and a different plan.",
    places: [
      "Clifton",
      "Redland",
      "Bishopston",
      "Bedminster",
      "Southville",
      "Totterdown",
      "Easton",
      "Fishponds",
      "Knowle",
      "Brislington",
      "Henleaze",
      "Westbury-on-Trym",
      "Southmead",
      "Hartcliffe",
    ],
    homes:
      "Clifton and Hotwells have Georgian and Regency terraces on a scale that later owners could only divide into flats. Bedminster, Easton and Bishopston are mile upon mile of bay-fronted Victorian streets, mostly rubble stone behind and dressed stone, brick or render in front. Sea Mills was planned as a garden suburb after the First World War, and Knowle West and Southmead followed as council estates between the wars. Hartcliffe, Withywood and Lawrence Weston were built after the second, some of them with walls of cast concrete in place of brick. Warehouses around the harbour have become flats, with new blocks filling the land between.",
    solar:
      "Cliftonwood looks south over the harbour from its terraces, whereas the steep face of Totterdown looks north and has its own hill against the low winter sun. In Bishopston and St Andrews, behind a generous main roof there is often a lower rear wing whose slopes lie in its shadow. Clay double Roman tiles cover a great many older roofs here, and their rolls decide where the hooks can go. Hartcliffe and Withywood have uncluttered roofs, with the long hill of Dundry to the south as the one thing to allow for.",
    heating:
      "Pennant rubble walls are thick, uneven and often damp at the base, so repointing in lime comes before any lining. Semis in Henleaze, Westbury-on-Trym and Stockwood are the straightforward heat pump houses, with cavities to fill and a side passage for the unit. Coal was mined beneath Bedminster and Easton into the twentieth century, and boreholes in those parts need a look at the mining records and consent. In the centre, pipes of a heat network now run under several streets, which can be the answer for a flat.",
    driving:
      "Residents’ parking covers the inner suburbs from Clifton to Southville, and a driveway is rare before you reach Knowle, Horfield or Stoke Bishop. The Portway, the harbour bridges and the hills make short car trips common in spite of all the bicycles. On a steep street think about where the cable lies when the car is parked nose-down.",
    planning:
      "Bristol City Council is a unitary authority and answers for planning, roads and building control alike. Clifton, Montpelier, Cotham and Redland, Arnos Vale and the old village of Westbury-on-Trym are among its conservation areas. Sea Mills is protected as well, for the way its cottages and greens belong together rather than for great age. The local network operator, National Grid Electricity Distribution, also has its head office in the city.",
    questions: [
      {
        question: "I live in Kingswood or Filton: does Bristol City Council decide about my house?",
        answer:
          "No, those places belong to South Gloucestershire, though the streets run on without a gap. The rules of permitted development are the same, but conservation areas, building control and any parking permit come from the other council.",
      },
      {
        question: "My Bedminster terrace has a south-facing front: may panels go on the street side?",
        answer:
          "Usually yes, as long as the house is not listed, because roof panels are permitted development in most streets when they lie close to the slope. Check first whether the building has been made into flats and who then owns the roof.",
      },
    ],
  },
  {
    slug: "cornwall",
    description:
      "Solar panels, batteries, heat pumps and chargers in Cornwall and Scilly: granite, slate, salt wind, oil tanks and some of Britain’s clearer light.",
    intro:
      "Cornwall is almost an island, with sea on either side of a spine of granite moors and the Tamar for a border. Light that drew painters to St Ives and Newlyn also favours panels, and many villages never had mains gas.",
    places: [
      "Truro",
      "Falmouth",
      "Penzance",
      "St Ives",
      "Newquay",
      "St Austell",
      "Camborne",
      "Redruth",
      "Bodmin",
      "Launceston",
      "Saltash",
      "Liskeard",
      "Bude",
      "Helston",
    ],
    homes:
      "Fishing towns such as Looe, Polperro and St Ives are knots of rubble cottages with hardly a right angle among them. Camborne and Redruth, made by tin and copper, have long miners’ terraces of granite and killas. Around St Austell the villages belong to the china clay country. Bungalows and chalets of the twentieth century spread behind Newquay, Bude and Perranporth, and a considerable number of homes are holiday lets or second homes. Some houses from the first half of that century contain concrete blocks made with mine waste, known locally as mundic, and lenders ask for a test.",
    solar:
      "Sea breezes keep modules cool and haze is slight, so a Cornish roof does well for its latitude and its clouds. Traditional scantle roofs, of small slates wet-laid in mortar, cannot take ordinary hooks and need a roofer who knows them. On the north coast, gales from the Atlantic make the wind calculation the heart of the design. Delabole saw the country’s first commercial wind farm, and weather that turns turbines also tests clamps.",
    heating:
      "Oil, bottled gas and old storage heaters are everyday heating outside the main towns, and what a heat pump saves depends on which of them it replaces: most against plain electric heaters, and against oil only when that is dear. Frost is uncommon by the sea, so the outdoor unit rarely works at its limit; salt is what wears it out, and a coated coil is worth asking for. Granite walls are massive and conduct heat readily, which is why lining a few rooms beats heating the stone. Old mine shafts and adits run under much of the west, and no borehole should start without a mining search.",
    driving:
      "Buses are thin on the ground after the last shop closes, and most rural households keep more than one car. Narrow lanes between Cornish hedges leave no room to charge on the road, but farmyards and drives make up for it. In Mousehole, Port Isaac or Fowey, parking may be up the hill in a shared field, a long way from the meter.",
    planning:
      "Cornwall Council covers the mainland as a single authority, and the Isles of Scilly have a council of their own. The Cornwall National Landscape is a string of separate stretches of coast and Bodmin Moor, with the Tamar Valley as a neighbour. Mining districts form a World Heritage Site, from St Just to the Tamar, so engine-house country has rules beyond the conservation area. National Grid Electricity Distribution runs long rural lines here, and for larger systems its answer should come before the order.",
    questions: [
      {
        question: "My house failed a mundic test: can it still have solar panels?",
        answer:
          "The roof timbers carry the load down to the walls, so a structural engineer should say whether the blocks are sound enough. Get that letter first, and mention it to the lender and the insurer as well.",
      },
      {
        question: "Can a home on the Isles of Scilly get quotes too?",
        answer:
          "Yes, but count on boat freight, weather delays and few installers who make the crossing. A battery is of special use there, because the islands’ supply comes over from the mainland by undersea cable.",
      },
    ],
  },
  {
    slug: "devon",
    description:
      "Solar, batteries, heat pumps and EV charging in Devon, from cob and thatch in the red-soil villages to Torbay villas and Exmouth bungalows.",
    intro:
      "Devon has a coast to the north and another to the south, with Dartmoor and a web of deep lanes between them. A house may be of cob, slate, granite, limestone or red brick according to the parish, and the heating follows the same map.",
    places: [
      "Exeter",
      "Plymouth",
      "Torquay",
      "Paignton",
      "Barnstaple",
      "Exmouth",
      "Newton Abbot",
      "Tiverton",
      "Bideford",
      "Honiton",
      "Totnes",
      "Tavistock",
      "Okehampton",
      "Ilfracombe",
    ],
    homes:
      "Cob, an earth and straw mixture, stands in mid and east Devon under thatch, on a stone plinth that keeps its feet dry. Torquay is a town of Italianate villas among trees, a good part of them flats or guest houses by now. Exmouth, Sidmouth and Paignton have whole hillsides of bungalows, many owned by retired people. Moorland farms and cottages are granite, low to the ground and turned away from the wind. Newton Abbot, Cullompton and the country round Exeter take much of the new building.",
    solar:
      "Along the south coast, from Dawlish round to Salcombe, skies are among the brighter ones in the country, while Princetown sits in cloud a short drive away. Thatch is out of the question for panels, but barns, garages and a ground frame in the paddock are not. Bungalows have wide, low roofs that are quick to scaffold and simple to wash. Steep combes in the South Hams and around Lynton can hide a house from the winter sun altogether.",
    heating:
      "Gas follows the towns and the main roads; beyond them tanks of oil stand behind nearly every farmhouse. Cob is warm when dry and weak when wet, so cement render must go and no plastic membrane should trap water in it. Detached bungalows with full lofts and filled cavities are close to ideal for an air source unit. Large gardens on the red soils of the Exe and Culm valleys take ground loops readily, unlike the thin skin over granite on the moor.",
    driving:
      "Sunken lanes, long school runs and few trains outside the main line make Devon a driving county. A farmhouse may need its charger on a barn, with the cable sized for the distance from the meter. Where a cottage opens on to the road in Dartmouth or Appledore, the public car park is the likely place to charge.",
    planning:
      "Plymouth and Torbay run themselves, while elsewhere a district council decides and Devon County Council keeps the roads. In Dartmoor and Exmoor the national park authorities are the planners, and each publishes advice on panels and outdoor units. Two World Heritage Sites touch the county: the Jurassic Coast in the east and the old mining landscape round Tavistock. Lines are the business of National Grid Electricity Distribution, whose rural transformers sometimes serve a single lane.",
    questions: [
      {
        question: "I own a thatched cob cottage: where would solar panels go?",
        answer:
          "On an outbuilding with slate or sheet roofing, or on a frame in the garden out of sight of the road. If the cottage is listed, its grounds count as well, so ask the planners before choosing the spot.",
      },
      {
        question: "Do the national parks refuse heat pumps?",
        answer:
          "No, permitted development for an outdoor unit exists in Dartmoor and Exmoor too, subject to its conditions. What they mind is noise in very quiet places and metal boxes on a prominent wall, and a low position behind the house answers both.",
      },
    ],
  },
  {
    slug: "dorset",
    description:
      "Solar panels, heat pumps, batteries and chargers in Dorset: Bournemouth’s flats, Ferndown bungalows, Portland stone and thatched chalk valleys.",
    intro:
      "Dorset is a busy seaside conurbation in the east and a quiet farming county everywhere else, with no motorway in either. Its south-facing shore is bright, and many villages on the chalk behind it have no gas main.",
    places: [
      "Bournemouth",
      "Poole",
      "Christchurch",
      "Weymouth",
      "Dorchester",
      "Bridport",
      "Lyme Regis",
      "Swanage",
      "Wareham",
      "Blandford Forum",
      "Sherborne",
      "Shaftesbury",
      "Wimborne Minster",
      "Ferndown",
    ],
    homes:
      "Bournemouth began as villas among pine trees, and along the chines most have given way to blocks of flats. Winton, Parkstone and Moordown are streets of Edwardian and inter-war houses, brick below and often pebbledash above. West Moors, Ferndown and Highcliffe are bungalow country. Inland, stone changes by the mile: Portland and Purbeck in the south, flint banded with brick on the chalk, golden limestone round Sherborne. Poundbury, on the edge of Dorchester, builds new streets in traditional dress.",
    solar:
      "Weymouth and Swanage have long records of sunshine behind their seaside fame, and roofs there profit from it. In Branksome and Talbot Woods the pines that give the place its name for fresh air are the first thing to measure. Chesil and Portland take the full south-westerly, so coastal fixings and a careful edge distance come as standard. Many a thatched house has a tiled or slated extension, which is where panels can go.",
    heating:
      "Bungalows on the sandy heath are easily heated: one storey, a big loft, a cavity and a gravel side path for the unit. Thatched cottages in the Piddle and Cerne valleys have thick cob or flint walls, which ask for patience and lime. Oil is usual north and west of Dorchester, so that a heat pump competes with a delivery lorry there. Portland and the Purbeck plateau are rock a spade’s depth down, and buried loops belong instead in the clay of the Blackmore Vale.",
    driving:
      "Beyond the conurbation most main roads are single carriageways through villages, and trips to work or hospital are long enough to want a charged car each morning. A bungalow with carport and drive is the simplest of all charger jobs. Flats above the chines depend on the managing agent, who holds the parking deck and its supply.",
    planning:
      "Two unitary councils share the county: Bournemouth, Christchurch and Poole in the conurbation, and Dorset Council for the rest. Much of the countryside is in the Dorset National Landscape or that of Cranborne Chase, and the coast from Studland westwards is the Jurassic Coast World Heritage Site. Heathland around Poole Harbour is protected for its birds and reptiles, which can matter for ground works. SSEN looks after the electricity network in most parts; near the Devon and Somerset borders check by postcode.",
    questions: [
      {
        question: "Are panels allowed in Poundbury?",
        answer:
          "Houses there are sold with covenants about the outside, so approval is needed apart from anything the council says. Inner and rear slopes are the place to start, and slim or integrated modules fit the look better.",
      },
      {
        question: "I have a leasehold flat near the seafront in Bournemouth: what is possible?",
        answer:
          "The roof is normally the freeholder’s, though leaseholders who jointly own the freehold can decide on panels for the shared supply. Inside your own walls, better glazing, modern heaters and a cheap-rate tariff are the practical steps.",
      },
    ],
  },
  {
    slug: "exeter",
    description:
      "Solar, batteries, heat pumps and chargers in Exeter: old red stone, St Thomas terraces, Topsham’s waterfront and new estates to the east.",
    intro:
      "Exeter stands on a ridge above the Exe, in the mild and fairly sunny corner of Devon between Haldon and the estuary. Wartime bombing took much of the medieval centre, so the age of a house can change from one side of a street to the other.",
    places: [
      "St Thomas",
      "Heavitree",
      "Topsham",
      "Pinhoe",
      "Exwick",
      "Alphington",
      "Whipton",
      "Wonford",
      "Pennsylvania",
      "St Leonard’s",
      "Countess Wear",
      "Mount Pleasant",
    ],
    homes:
      "St Leonard’s and Southernhay have stuccoed and brick houses of late Georgian taste, grand enough that many are now offices or flats. Across the river St Thomas is red-brick Victorian terraces on low ground, with Exwick’s later estates rising steeply behind. Whipton, Wonford and Burnthouse Lane are the council-built districts, begun between the wars. Topsham is a small port of its own, where merchants’ houses with curved Dutch gables look over the estuary. Pinhoe and Monkerton have gained field after field of new homes, and Cranbrook, a new town in East Devon, begins a little farther out.",
    solar:
      "Exwick and Pennsylvania are on hills so marked that the slope of the street tells you more than its compass bearing. Exwick’s eastern slope is bright from breakfast and dull by tea-time in winter. Haldon’s ridge to the west shelters the city from some Atlantic rain, which helps the yield a little. In Topsham salt air and gulls are part of life, so ask about coated frames and mesh round the edges.",
    heating:
      "Newer streets at Monkerton and Tithebarn draw heat from a shared network, and a household there cannot simply choose its own heat pump. The city council has built homes to the Passivhaus standard, a reminder of how little heating a tight house needs in this climate. Red Heavitree stone crumbles at the face, and an old wall of it should be repaired in lime and never sealed. Frosts are fewer near the estuary than inland, and an air source unit spends less of its winter defrosting.",
    driving:
      "Student lets and permit bays fill the streets between the university, St James and Newtown. Drives are standard in Pinhoe, Countess Wear and Alphington, all within reach of the motorway and the Devon Expressway. Local railway lines reach Exmouth, Barnstaple and Okehampton, so some families manage with one car and a slow overnight charge.",
    planning:
      "Exeter City Council decides on planning, while Devon County Council looks after the roads and thus any cable across a pavement. St Leonard’s, Southernhay, Pennsylvania and Topsham have conservation areas with walls, railings and rooflines under watch. Within the line of the Roman and medieval city wall, digging can meet archaeology. The connection itself is a matter for National Grid Electricity Distribution.",
    questions: [
      {
        question: "My new house east of Exeter has district heating: what else can I add?",
        answer:
          "Panels and a battery are still yours to add, provided that the lease or the estate’s covenants allow them. Heat comes from the network under a supply contract, so read it before planning any other heating.",
      },
      {
        question: "Will a heat pump near the river in St Thomas be safe from flooding?",
        answer:
          "Flood relief channels protect that side of the city, and the defences have been raised in recent times. Even so, a unit on wall brackets or a raised plinth costs little more and is the prudent choice on such low ground.",
      },
    ],
  },
  {
    slug: "gloucester",
    description:
      "What suits a home in Gloucester: panels at Kingsway and Tuffley, heat pumps in Longlevens, damp and flood by the Severn, chargers by the drive.",
    intro:
      "Gloucester is a low, flat city on the clay beside the Severn, with Robinswood Hill rising alone on its southern side and the Cotswold edge for a horizon. More of it is ordinary twentieth-century housing than visitors to the cathedral suspect.",
    places: [
      "Barnwood",
      "Hucclecote",
      "Longlevens",
      "Tuffley",
      "Matson",
      "Podsmead",
      "Kingsholm",
      "Tredworth",
      "Linden",
      "Abbeymead",
      "Quedgeley",
      "Kingsway",
      "Hempsted",
    ],
    homes:
      "Tredworth, Barton and Kingsholm are close red-brick terraces of the railway age, many opening straight on to the pavement. Longlevens, Elmbridge and Hucclecote have semis from between the wars and the decades after, on long plots. Matson, Podsmead and Coney Hill were built by the council, largely after the war. Abbeymead and Quedgeley took the growth of the late twentieth century, and Kingsway covers a former air force site with compact modern houses. At the docks, tall brick warehouses with small windows have been made into flats.",
    solar:
      "Flat ground gives most streets an even light, and it is the neighbour’s gable rather than a hill that casts the shade. Matson and Tuffley are the exception, tucked round Robinswood Hill, which takes the late or the early sun depending on the side. Roofs in Kingsway and Abbeymead are broken up by gables and dormers, so several small groups of panels with their own electronics may do better than one string. A terrace in Tredworth has little roof, but its slope is plain and seldom overhung by trees.",
    heating:
      "Solid brick terraces are quick to heat and quick to cool, and internal lining of the front room and bedroom alone makes a difference. Cavity walls in Longlevens and Barnwood are mostly suitable for filling, unless the driving rain off the Severn Vale finds cracked pointing. Lias clay underfoot is heavy and wet, which suits buried loops in a big garden and hinders the digger. Houses built in this century may already be tight enough for a heat pump with few changes beyond the cylinder.",
    driving:
      "Cars do much of the work here, along Eastern Avenue, Barnwood Road and the ring of business parks. From Hucclecote to Quedgeley the charger normally goes beside a drive or garage, though some Kingsway parking courts lie away from the meter. For a Kingsholm terrace, look first at public chargers and at where you park on match days.",
    planning:
      "The cathedral precinct, the Docks, the Spa and Hempsted village each lie in a conservation area. Gloucester City Council handles applications for house and roof, and the county council has charge of the highway. Parts of the city near the river and its brooks are mapped for flooding, which matters for where an inverter, battery or outdoor unit is placed. Connections go through National Grid Electricity Distribution.",
    questions: [
      {
        question: "Can a flat in a converted warehouse at Gloucester Docks have solar or a heat pump?",
        answer:
          "Most of the warehouses are listed and all have shared roofs, so nothing happens without the freeholder and listed building consent. Modern heaters with good controls, secondary glazing and a time-of-use tariff are within your own power.",
      },
      {
        question: "Where should a battery go in a house that was flooded once?",
        answer:
          "Upstairs or high on a wall, with the inverter and the consumer unit raised as well. Tell the installer how far the water came, because a garage at street level is the usual place and may be the wrong one.",
      },
    ],
  },
  {
    slug: "gloucestershire",
    description:
      "Home energy in Gloucestershire: Cotswold stone roofs, Cheltenham’s Regency terraces, Stroud’s valleys, the Forest of Dean and the Bristol fringe.",
    intro:
      "Gloucestershire is three countries in one: the limestone wolds, the vale of the Severn and the Forest of Dean beyond the river. In the ceremonial county there is a fourth, the northern suburbs of Bristol in South Gloucestershire.",
    places: [
      "Gloucester",
      "Cheltenham",
      "Stroud",
      "Cirencester",
      "Tewkesbury",
      "Dursley",
      "Coleford",
      "Cinderford",
      "Lydney",
      "Yate",
      "Thornbury",
      "Kingswood",
      "Bradley Stoke",
      "Moreton-in-Marsh",
    ],
    homes:
      "Cheltenham’s Regency terraces and villas are stucco over brick, with ironwork balconies and roofs half hidden behind parapets. On the wolds, farmhouses and cottages are limestone from wall to ridge. Stroud and its valleys stack weavers’ cottages and former cloth mills up the slopes, one garden above the next chimney. Cinderford and Coleford have rendered terraces and scattered smallholdings, a legacy of free miners and quarrymen. Yate and Bradley Stoke are creations of the later twentieth century, full of cavity-walled semis and closes.",
    solar:
      "Stone slates, graded from large at the eaves to small at the ridge, are heavy, scarce and not to be drilled by a beginner. For many Cotswold owners the sensible array stands on the barn, the garage or a frame behind a wall. Stroud’s Golden Valley and its sisters are deep, and a house on the shaded bank may see no direct sun at midwinter. Severn Vale roofs have it easier: flat land, simple pitches and a wide horizon as far as May Hill.",
    heating:
      "Away from the towns, oil and bottled gas are the rule in the Forest and on the high wolds, where winters are also colder than by the river. Old limestone walls want lime mortar and dry footings first, and insulation that lets vapour through. Coal lies beneath the Forest of Dean and around Kingswood, so boreholes in either need a search of mining records. In Bradley Stoke or Abbeymead a heat loss survey often finds that only a few radiators must change.",
    driving:
      "Hill villages without trains, from Painswick to Northleach, live by car, and a charger in the old stable or cart shed is a common arrangement. Forest drivers reach the rest of the county by way of Gloucester or Chepstow, which makes for long daily trips. In central Cheltenham and Stroud expect terraces without drives and streets under permit.",
    planning:
      "Six district councils work under Gloucestershire County Council, and South Gloucestershire is unitary. The Cotswolds National Landscape covers a great share of the east, the Wye Valley’s a strip in the west, and nearly every village has its listed buildings. Cheltenham protects its Regency core, where a panel above a parapet line is the chief concern. National Grid Electricity Distribution serves most addresses, and SSEN some near the Wiltshire and Oxfordshire borders.",
    questions: [
      {
        question: "Can panels be fixed to a Cotswold stone slate roof?",
        answer:
          "Sometimes, with purpose-made brackets, a roofer used to such slates and a check on timbers that already carry a great weight. Listed status usually settles the matter, and an outbuilding or a ground array tends to be cheaper and less risky.",
      },
      {
        question: "Our house in the Stroud valleys has hardly any winter sun: is solar pointless?",
        answer:
          "Not always, because most of a year’s yield falls between spring and early autumn, when the sun clears the opposite hill. Ask for a calculation that includes the horizon, and do not accept one that treats the valley as flat.",
      },
    ],
  },
  {
    slug: "plymouth",
    description:
      "Solar panels, batteries, heat pumps and chargers in Plymouth: sea wind on the Hoe, dockyard terraces in Keyham, estates rebuilt after the Blitz.",
    intro:
      "Plymouth lies between two estuaries with Dartmoor at its back and the Sound before it, and the weather arrives from both. What the Blitz left and what was planned afterwards are the two halves of its housing.",
    places: [
      "Plympton",
      "Plymstock",
      "Devonport",
      "Stonehouse",
      "Mutley",
      "Mannamead",
      "Peverell",
      "Keyham",
      "St Budeaux",
      "Crownhill",
      "Southway",
      "Whitleigh",
      "Efford",
      "Estover",
    ],
    homes:
      "Three towns, Plymouth, Stonehouse and Devonport, grew into this one city, and each keeps its own stock of stuccoed late Georgian and early Victorian terraces. Keyham and Ford are dense rows put up for the dockyard, on gradients that surprise visitors. Peverell is Edwardian and inter-war with generous bays, and Mannamead next to it has older and larger villas. Whitleigh, Ernesettle, Efford and Southway came out of the post-war plan, when concrete systems were used beside brick to build fast. Plympton and Plymstock were places in their own right and have gained most of the later estates.",
    solar:
      "Bright light off the water and frequent wind, which keeps the cells cool, favour roofs near the Sound. The same wind brings salt, so frames, clamps and isolators should be rated for the coast anywhere south of Mutley Plain. Steps in the terraces of Keyham and Lipson mean that the uphill house shades the downhill one, always from the same side. Rain clouds thicken towards Dartmoor, and Estover or Southway see rather more of them than the Hoe.",
    heating:
      "Sea air keeps hard frost rare, and an air source heat pump works under easier conditions than it would inland. Driving rain is the enemy here: render and pointing must be sound before a cavity is filled. Non-traditional post-war houses were altered in different ways over the years, so look for the paperwork of earlier repairs. Local grey limestone makes a handsome, cold wall, best lined from inside when a room is redecorated anyway.",
    driving:
      "Commuters cross the Tamar by bridge or by the Torpoint chain ferry, and the dockyard fills whole neighbourhoods with parked cars on working days. Plymstock and Plympton homes mostly have a drive, sometimes a steep one, so settle early on which wall the charger will hang.",
    planning:
      "Plymouth City Council is unitary and decides everything within the boundary; at Sherford the new town runs on into South Hams. The Barbican, the Hoe, Stonehouse and Devonport have conservation areas, and Royal William Yard is a group of listed naval buildings. Post-war buildings in the centre are protected too, since the city plan itself is now history. Upriver, the Tamar Valley National Landscape begins near the boundary, and for the supply you deal with National Grid Electricity Distribution.",
    questions: [
      {
        question: "We live in service family accommodation near Devonport: can we ask for quotes?",
        answer:
          "Those homes are provided through the Ministry of Defence, so the decision is not the tenant’s. Keep the idea for a house you own, and report draughts and heating faults through the usual maintenance line.",
      },
      {
        question: "Do panels last on a roof within sight of the Sound?",
        answer:
          "Yes, if the parts are chosen for it: modules with a salt-mist certificate, stainless fixings and sealed connectors. Ask the installer to confirm that the maker’s warranty holds at your distance from the shore.",
      },
    ],
  },
  {
    slug: "salisbury",
    description:
      "Solar, heat pumps, batteries and chargers in Salisbury: medieval chequers, chalk hills, water meadows and the estates of Bemerton Heath.",
    intro:
      "Salisbury was laid out in the Middle Ages on a grid of blocks, the chequers, where several chalk rivers meet below the downs. Away from that grid it is a modest brick town, growing up the hillsides towards Old Sarum and Laverstock.",
    places: [
      "Harnham",
      "Bemerton",
      "Bemerton Heath",
      "Bishopdown",
      "Stratford-sub-Castle",
      "Milford",
      "Fisherton",
      "Paul’s Dene",
      "Laverstock",
      "Old Sarum",
    ],
    homes:
      "Within the chequers a Georgian brick front often hides a timber frame several centuries older. Fisherton and the streets by the station are Victorian terraces, brick with slate, put up when the railways came. Harnham mixes old village houses by the meadows with suburban roads climbing Harnham Hill. Bemerton Heath is the big council-built estate, mostly post-war, on high ground in the north-west. Bishopdown, Hampton Park and the airfield side of Old Sarum have the modern houses.",
    solar:
      "From the cathedral tower and from Old Sarum the roofs of the old city lie open to view, which is why rear slopes and low ranges are favoured near the Close. Clay plain tiles on medieval roofs are hung on old battens over uneven rafters, so expect a structural check before hooks go in. Bemerton Heath and Paul’s Dene stand up on the chalk with clean roofs and few tall trees. River mist lies in the valleys on autumn mornings and is usually gone by the time the sun is strong.",
    heating:
      "Chilmark limestone, flint, brick and timber can all occur in one old wall, and what suits one of them may rot another. Groundwater stands close to the surface in the valley, so a buried loop has good wet soil but the trench may fill as it is dug. Up on the chalk, boreholes are the better method and need care for the aquifer. Homes beyond the gas main, in the villages up the Woodford and Ebble valleys, tend to compare a heat pump with an oil tank.",
    driving:
      "Inside the ring road people park in permit zones or in courtyards behind archways. Buses and the park and ride sites keep visitors’ cars outside, but those who work at Porton, Boscombe or on the Plain drive daily and want a full battery by morning. Where a courtyard is shared, settle the cable’s route with the neighbours in writing.",
    planning:
      "Wiltshire Council is the planning authority; Salisbury City Council, in spite of its name, is consulted and does not decide. The Close, the chequers, Milford Hill and the old parts of Harnham are under conservation controls, with listed buildings in dense clusters. Towards the south-west lies the Cranborne Chase National Landscape. Scottish and Southern Electricity Networks, SSEN for short, owns the cables.",
    questions: [
      {
        question: "Is there any hope for panels on a house in the Cathedral Close?",
        answer:
          "On the principal roofs, very little, and consent would involve more bodies than the council alone. Draught-proofing, loft insulation and secondary glazing usually pass more easily and do most for comfort.",
      },
      {
        question: "Does high groundwater in Harnham affect a heat pump?",
        answer:
          "An air source unit on a raised base is not troubled by it. For ground loops, ask for trial pits in late winter, when the springs are highest, and not in a dry August.",
      },
    ],
  },
  {
    slug: "somerset",
    description:
      "Solar panels, batteries, heat pumps and chargers in Somerset, across the Levels, Mendip and Exmoor, in Taunton, Yeovil, Weston and Bridgwater.",
    intro:
      "Somerset is low in the middle and high at the rim: peat moors and rhynes in the centre, with Mendip, Quantock, Exmoor and the Blackdowns around them. Blue Lias, golden Ham stone, red sandstone and Bridgwater brick tell you where in the county you are.",
    places: [
      "Taunton",
      "Yeovil",
      "Bridgwater",
      "Weston-super-Mare",
      "Bath",
      "Frome",
      "Wells",
      "Glastonbury",
      "Street",
      "Minehead",
      "Burnham-on-Sea",
      "Clevedon",
      "Portishead",
      "Keynsham",
    ],
    homes:
      "Street was built by shoemakers in grey Blue Lias, row upon row of it, and Montacute and Martock glow in Ham stone. Weston-super-Mare and Clevedon have tall Victorian seaside houses, many divided since the boarding-house years. Bridgwater’s terraces are of its own brick under its own clay tiles, from works that lined the Parrett. Taunton and Yeovil have spread with large estates since the war, and Portishead has a new quarter around its old dock. Radstock and Midsomer Norton remember the coalfield in rows of white and grey lias cottages.",
    solar:
      "Bridgwater’s double Roman tiles lie on a great many older roofs, and an installer here should carry hooks that fit their rolls without grinding them thin. Over the Levels the sky is immense, and morning fog in the hollows is the one thing that holds it back. Exmoor’s northern combes, such as those above Porlock, face away from the sun and have high moors behind. Weston and Burnham look straight down the Bristol Channel, so salt and wind belong in the specification.",
    heating:
      "Hamlets on the moors around Langport and Muchelney depend on oil or solid fuel, and lofts are usually the first easy gain. Blue Lias splits and lets in water through poor joints, which makes repointing a heating measure. Ground that floods in winter is no home for an outdoor unit at floor level, but wet clay gives up heat well to buried loops. Mendip is limestone full of caves and springs, and boreholes there call for a hydrogeologist’s view.",
    driving:
      "Daily life runs along the motorway from Portishead to Wellington, and away from it on slow, winding main roads. Drives and yards are plentiful in the villages, where the supply may be an overhead line shared by several farms. In the narrow old streets of Frome and Wells, householders look for a charger in the nearest car park instead.",
    planning:
      "Somerset Council serves most of the county, with North Somerset and Bath and North East Somerset as separate unitaries. Exmoor National Park has its own planners, and the Quantock, Mendip and Blackdown Hills are National Landscapes. Internal drainage boards must agree to works close to a rhyne on the Levels. National Grid Electricity Distribution holds most of the network and SSEN some of it towards Dorset and Wiltshire, so let the installer look it up.",
    questions: [
      {
        question: "Is it wise to buy a heat pump on the Levels, where roads flood?",
        answer:
          "Yes, when it stands well above the highest water anyone has seen, with its controls indoors at the same height. It also ends the worry of a floating oil tank or a tanker that cannot get through.",
      },
      {
        question: "My roof has old Bridgwater clay tiles: will they break?",
        answer:
          "Some will, since aged clay is brittle, so a supply of matching reclaimed tiles should be in the quote. The makers have closed, but salvage yards in the county usually stock them.",
      },
    ],
  },
  {
    slug: "wiltshire",
    description:
      "Solar, storage, heat pumps and chargers in Wiltshire: Swindon’s estates, Bath-stone towns in the west, army homes and thatch under the downs.",
    intro:
      "Chalk makes up more than half of Wiltshire, an open upland of downs and Plain with villages strung along its streams. Swindon and the old cloth towns of the west hold most of the people, and the Army has garrison towns of its own round the Plain.",
    places: [
      "Swindon",
      "Salisbury",
      "Trowbridge",
      "Chippenham",
      "Devizes",
      "Melksham",
      "Warminster",
      "Calne",
      "Corsham",
      "Marlborough",
      "Bradford on Avon",
      "Malmesbury",
      "Royal Wootton Bassett",
      "Amesbury",
    ],
    homes:
      "Bradford on Avon, Corsham and Malmesbury are built of pale oolite, with weavers’ cottages climbing the hill and clothiers’ houses below. Swindon’s railway village is limestone too, but the town around it is red-brick terraces, overspill estates and newer western suburbs. On the chalk, cottages combine flint, brick, thatch and garden walls of chalk mud with a little roof of their own. Near Marlborough and Avebury you see sarsen, a stone so hard that few tools like it. Tidworth, Bulford, Larkhill and Ludgershall have grown with new homes for soldiers’ families.",
    solar:
      "High ground on the downs is windy, bright and free of trees, and barns there carry large arrays with ease. West Swindon’s houses turn their short roofs in every direction round closes and cul-de-sacs, so a design per house is needed. In the Pewsey Vale and the Wylye valley the steep scarp matters only to those right beneath it. Thatched owners look to cart sheds, stables or a corner of the orchard.",
    heating:
      "Trowbridge, Chippenham and Swindon are on gas, whereas whole valleys across the Plain burn oil. Chalk-mud and cob walls need a sound hat and boots, which means good thatch and a dry plinth, before any lining is thought of. Winter nights on the upland are sharper than on the coast, and the heat loss sum should use local figures. Deep chalk is reliable for boreholes, with the Environment Agency attentive to the drinking water in it.",
    driving:
      "Commuters leave Chippenham and Swindon by the Great Western line, and their cars can charge on the drive beneath an empty house’s panels. Devizes and Marlborough have no station at all, so overnight charging does the work there. In the tight centres of Bradford on Avon and Malmesbury few cottages own a parking space.",
    planning:
      "Wiltshire Council covers the county apart from Swindon, which has a borough council with the same powers. Stonehenge and Avebury form a World Heritage Site whose buried remains reach into fields and gardens far from the stones. North Wessex Downs, Cranborne Chase and the Cotswolds are National Landscapes here, and a small corner in the south-east is within the New Forest National Park. Most homes are connected by SSEN, with National Grid Electricity Distribution on parts of the western side.",
    questions: [
      {
        question: "We live in an Avebury cottage: is a buried heat loop possible?",
        answer:
          "Trenches in the World Heritage Site raise archaeology at once, and parts of the village are a scheduled monument, for which separate consent is needed. An air source unit with a shallow base avoids most of the digging, and the council’s archaeologist can say what is known of your plot.",
      },
      {
        question: "Do Swindon’s railway cottages allow panels?",
        answer:
          "The cottages of the Railway Village are listed and many are let, so you need both the owner’s agreement and consent. A battery on a night tariff works without touching the outside.",
      },
    ],
  },
];
