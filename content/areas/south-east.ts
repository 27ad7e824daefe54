import type { AreaText } from "#content/areas/area-text.ts";

export const southEast: readonly AreaText[] = [
  {
    slug: "berkshire",
    description:
      "Berkshire by district: Lambourn downs, Newbury, Bracknell new town, Slough and Windsor, with what each means for clean energy.",
    intro:
      "Berkshire is long and thin, running from racehorse country on the chalk to the edge of Heathrow. It has no county council, so each unitary authority makes its own local rules. Houses change with the motorway junctions: cottages in the west, new towns and commuter estates in the east.",
    places: [
      "Reading",
      "Newbury",
      "Thatcham",
      "Hungerford",
      "Lambourn",
      "Wokingham",
      "Bracknell",
      "Maidenhead",
      "Windsor",
      "Ascot",
      "Slough",
      "Crowthorne",
      "Sandhurst",
      "Twyford",
    ],
    homes:
      "Bracknell was designated a new town after the war and is built in neighbourhoods of terraces, flats and footpaths. Slough’s trading estate drew workers from all over Britain, and inter-war terraces and semis were put up for them. Wokingham, Woodley and Lower Earley expanded in the later twentieth century with detached houses on winding closes. Windsor and Eton have Georgian and Victorian streets under the castle, while Ascot and Sunningdale hide big houses among rhododendrons. Hungerford and the Lambourn valley keep brick, flint and thatch.",
    solar:
      "Late twentieth-century estates around Lower Earley and Thatcham have roofs in every direction within one close, so orientation is luck. Pines on the sandy heaths of Crowthorne, Ascot and Sandhurst cast tall, thin shadows that move all day. West of Newbury the downs are open, and stable yards and barns offer larger roofs than the houses.",
    heating:
      "Bracknell’s early neighbourhoods include some system-built houses whose walls need a proper survey before anyone quotes. Most of the east has gas, whereas villages on the Lambourn and Ridgeway side often burn oil. Thames gravel under Maidenhead and Cookham holds plenty of water, which interests designers of ground source systems and worries those who site equipment on floodplains. Houses from the 1980s often have microbore pipework, and an installer should check its flow before promising a heat pump.",
    driving:
      "Car ownership is a way of life on the estates along the M4, and double drives are common there. Slough’s inter-war terraces have often lost their front gardens to parking, which at least makes room for a charger. Elizabeth line trains from Maidenhead, Slough and Twyford have changed how far some families need to drive.",
    planning:
      "Ask West Berkshire, Wokingham, Bracknell Forest, Slough, Reading or Windsor and Maidenhead, according to the address. The North Wessex Downs National Landscape takes in most of the west, and green belt surrounds Windsor and Ascot. Crown land and historic parks around Windsor can bring covenants, which the title deeds will show. SSEN distributes electricity throughout the county.",
    questions: [
      {
        question: "Is there one Berkshire rule for solar panels?",
        answer:
          "The permitted development rules are national, so a plain house in Slough and one in Thatcham are treated alike. Conservation areas and Article 4 directions are drawn by each unitary authority. Look at your own council’s map rather than a neighbour’s.",
      },
      {
        question: "Can a Bracknell new-town house take a heat pump?",
        answer:
          "Often, since the plots are sensible and the houses compact. The wall type decides how much insulation comes first, and timber-framed or panel walls need different treatment from brick cavities. Where garages stand in a separate block, plan charging as a job of its own.",
      },
    ],
  },
  {
    slug: "brighton",
    description:
      "Solar panels, heat pumps and chargers in Brighton and Hove: Regency squares, Hanover terraces, salt air and shared roofs.",
    intro:
      "Brighton and Hove climbs from the Channel to the chalk of the South Downs, and away from the flatter roads of Hove few streets are level. The sea gives the city light, wind and salt, and each of the three decides something about an installation here. Much of the housing is shared or split into flats, so the first question is often who owns the roof.",
    places: [
      "Hove",
      "Kemptown",
      "Hanover",
      "Preston Park",
      "Portslade",
      "Patcham",
      "Hangleton",
      "Rottingdean",
      "Saltdean",
      "Moulsecoomb",
      "Woodingdean",
      "Whitehawk",
    ],
    homes:
      "The seafront is Regency and early Victorian: stucco terraces and bow fronts in Brunswick and Kemp Town, most of them long since cut into flats. Behind the stucco there is often bungaroosh, a local mix of flint, broken brick and lime that must stay dry but must also breathe. Hanover and Elm Grove step up their hills in small painted terraces, while the avenues of Hove have tall villas in pale gault brick. Between the wars the city spread up the valleys to Patcham, Hangleton and Woodingdean with semis, bungalows and council estates. Saltdean kept the white walls and curved corners of the 1930s.",
    solar:
      "The streets run up and down dry chalk valleys, so two neighbouring roofs can face quite different ways and one may sit in the shadow of the terrace above it. Parapets and butterfly roofs hide many Regency roofs from the pavement, which helps with looks but leaves little room for a large array. Within reach of sea spray, ask for fixings and frames rated for a marine climate, and for a wind calculation on anything exposed. Semis in Hangleton and Patcham with plain tiled roofs are the easiest places in the city to fit panels.",
    heating:
      "Mains gas reaches nearly every street, so a heat pump here competes with a combi boiler in a small kitchen cupboard. Bungaroosh walls should not be sealed with cement or closed-cell foam; lime, wood fibre and careful draught-proofing suit them better. A basement flat with its own front area or courtyard may have room for an outdoor unit where the flat above has none. On the high estates a unit needs shelter from the south-westerlies and a coil coated against salt.",
    driving:
      "Permit zones cover the centre and much of Hove, and most older terraces have no drive at all, so many drivers rely on lamp-post chargers. Further out, in Patcham, Ovingdean or Portslade, a garage or hardstanding is common and a home charger is straightforward. Before counting on a basement store or mews garage, have its supply checked, since it may hang off another flat’s meter.",
    planning:
      "Brighton and Hove City Council is a single authority and decides everything outside the national park, which takes in the downland and touches villages at the edge. The Regency estates are listed in long runs and many conservation areas have Article 4 directions, so check the address before you order. For a flat you will also need the freeholder’s consent, although in Brighton the residents themselves quite often hold the freehold through a company. UK Power Networks is told of each new battery, panel system or charger by the installer.",
    questions: [
      {
        question: "Does sea air damage solar panels in Brighton?",
        answer:
          "Salt attacks cheap brackets, clips and connectors before it hurts the panels themselves. Ask for anodised or stainless parts and check that the panel maker’s warranty allows for your distance from the beach. Rain washes most of the salt off a pitched roof.",
      },
      {
        question: "I own a flat in a converted Regency house; can I put panels on the roof?",
        answer:
          "Only with the agreement of whoever owns the roof, and in a listed building with listed building consent as well. Where the owners share the freehold, a common system for the stair lights and lift is usually simpler than one flat’s own. If neither works, look at draught-proofing, secondary glazing and a time-of-use tariff first.",
      },
    ],
  },
  {
    slug: "buckinghamshire",
    description:
      "Buckinghamshire from Chiltern beech woods to Milton Keynes grid squares: solar, heating and charging seen from each side.",
    intro:
      "Buckinghamshire is two places joined at Aylesbury: wooded Chiltern hills to the south, open clay vale to the north. Milton Keynes, at the top, was drawn on a grid and tried out low-energy houses early. Beech shade is the question at one end and heat networks at the other.",
    places: [
      "High Wycombe",
      "Aylesbury",
      "Milton Keynes",
      "Amersham",
      "Chesham",
      "Beaconsfield",
      "Marlow",
      "Bletchley",
      "Buckingham",
      "Princes Risborough",
      "Newport Pagnell",
      "Olney",
      "Haddenham",
      "Wendover",
    ],
    homes:
      "Metropolitan Railway suburbs made Amersham-on-the-Hill and the Chalfonts, with half-timbered gables and generous plots. High Wycombe’s furniture makers lived in brick and flint terraces along the valley, and later estates climbed the ridges. Haddenham and its neighbours have walls of wychert, a local earth of clay and chalk that stands for centuries under a good hat and boots. Aylesbury took London overspill after the war and has kept growing. Railway terraces at Wolverton and Bletchley are older than the new city of Milton Keynes that swallowed them.",
    solar:
      "Deep Chiltern valleys lose the sun early in winter, and a house on the valley floor at Chesham differs from one on the ridge at Hyde Heath. Beech, once grown for chair legs, now stands taller than many roofs around Beaconsfield and Penn. The Vale of Aylesbury is broad and unshaded. Milton Keynes holds demonstration houses from the 1980s which were laid out to face the sun, and low-pitched roofs of that age still suit panels.",
    heating:
      "Clay-with-flints over chalk gives mixed ground, so a loop designer will want a trial pit. Off the mains, villages in the vale and in the hills use oil or LPG. Wychert must not be wrapped in waterproof board, for trapped damp softens it. Central Milton Keynes has a heat network, and flats on it should ask the operator before altering anything.",
    driving:
      "Milton Keynes was built for the car, and its houses commonly have a drive, a port or a parking court. In the Chiltern towns, Metropolitan and Chiltern line stations take the commuters, and charging at home covers the weekend. Wycombe’s hillside terraces are the hard case, with steps to the door and cars on both kerbs.",
    planning:
      "Buckinghamshire Council replaced the old county and districts, while Milton Keynes City Council is separate. South of the escarpment, the Chilterns National Landscape and the green belt overlap for long stretches. Old villages such as Quainton and Haddenham have tightly drawn conservation areas. Electricity networks divide the county: the Milton Keynes end belongs to National Grid Electricity Distribution, and SSEN and UK Power Networks share most of the rest.",
    questions: [
      {
        question: "Which network operator do I have in Buckinghamshire?",
        answer:
          "It changes within the county, and the supplier on your bill is not the answer. Type your postcode into the Energy Networks Association’s search, or look at the emergency number on your bill. The installer needs the name for the connection form.",
      },
      {
        question: "Can I insulate a wychert cottage?",
        answer:
          "Yes, beginning with roof, windows and draughts, which leave the wall alone. On the wall itself use lime plaster or wood fibre, never cement or plastic foam. A conservation specialist should look at the base of the wall, where damp does its harm.",
      },
    ],
  },
  {
    slug: "canterbury",
    description:
      "What Canterbury, Whitstable and Herne Bay homes should know about solar, heat pumps and chargers, from city walls to shore.",
    intro:
      "The district of Canterbury joins a walled cathedral city to a strip of north Kent coast, with the woods of the Blean in between. A medieval house off the High Street and a bungalow at Herne Bay share a council and almost nothing else. Advice that fits one of them is seldom any use to the other.",
    places: [
      "Whitstable",
      "Herne Bay",
      "Tankerton",
      "Sturry",
      "Chartham",
      "Blean",
      "Bridge",
      "Harbledown",
      "Wincheap",
      "Hales Place",
      "Seasalter",
      "Beltinge",
    ],
    homes:
      "Inside and just outside the walls stand timber frames, some hidden behind Georgian brick fronts or hung tiles. Part of the centre was bombed in the Second World War and rebuilt, so a medieval lane can open suddenly on a post-war block. Wincheap and the streets near the stations hold Victorian terraces, many of them student lets. Whitstable has weatherboarded cottages packed behind the harbour, whereas Tankerton and Herne Bay were laid out for seaside villas and later filled with bungalows. South of the city the villages of the Stour and Nailbourne valleys mix flint, brick and Kent peg tile.",
    solar:
      "The north-facing shore does not mean north-facing roofs: the Herne Bay grid gives plenty of slopes that look south, away from the sea. Handmade peg tiles are small, brittle and uneven, and a roofer who knows them should be part of the quote. Coastal sun is generous from Seasalter to Reculver, with the price of stiff north-easterlies on the fixings. Around Blean and Harbledown tall woodland edges take the low winter sun.",
    heating:
      "A timber-framed wall is thin, irregular and must be able to dry, which rules out most standard insulation boards. Bungalows in Herne Bay and Greenhill suit heat pumps well, having a wide loft to insulate, short pipe runs and a garden on every side. Gas is the norm in the towns, but outlying farms and hamlets in the Downs still wait for the oil lorry. The big single-glazed rooms of a seaside villa need larger radiators, or better windows, before a low flow temperature will do.",
    driving:
      "City-centre residents depend on permits and car parks, and the park-and-ride sites keep some of the visitors’ cars out. Whitstable’s old lanes were made for fishermen on foot and leave hardly any room for a parked car, whereas the avenues of Tankerton have drives.",
    planning:
      "Cathedral, St Augustine’s Abbey and St Martin’s Church form a World Heritage Site, and the council watches the views towards them. Canterbury City Council handles applications for the coast towns too, not only for the city. The Kent Downs National Landscape begins in the south of the district, where villages such as Barham sit in protected countryside. Connections belong to UK Power Networks, and Kent County Council must be asked about anything laid across a pavement.",
    questions: [
      {
        question: "Can I have panels on a house within the city walls?",
        answer:
          "It depends first on listing, because many of those houses are listed and then need consent for panels on any slope. An unlisted house in the conservation area often keeps its permitted development rights on the roof. Rear slopes hidden from the cathedral precincts stand the best chance.",
      },
      {
        question: "Is my Whitstable cottage too exposed for a heat pump?",
        answer:
          "Exposure is a matter of placing rather than a bar. Put the unit behind the house, away from spray, and choose one with a corrosion-resistant coil. Weatherboarded walls should be checked for insulation at the same time, since many have none behind the boards.",
      },
    ],
  },
  {
    slug: "chichester",
    description:
      "Solar and heating notes for Chichester, Selsey, Midhurst and Petworth: bright coastal plain, flint villages and park rules.",
    intro:
      "From the beaches at Selsey to the sandstone height of Blackdown, Chichester district crosses shore, plain, chalk and forested Weald. The city itself is small and walled, with the Downs standing up clearly to the north. Where you live in it decides your planning authority, your heating fuel and the wind on your roof.",
    places: [
      "Midhurst",
      "Petworth",
      "Selsey",
      "East Wittering",
      "West Wittering",
      "Bosham",
      "Fishbourne",
      "Southbourne",
      "Tangmere",
      "Summersdale",
      "Whyke",
      "Loxwood",
    ],
    homes:
      "Georgian brick lines the main streets of the city and the quarter called the Pallants. Whyke, Parklands and Summersdale grew outwards from there in the twentieth century, mostly as semis and detached houses with gardens. On the Manhood Peninsula, bungalows are everywhere, and on the beach at Selsey a few homes still have old railway carriages at their core. Villages at the foot of the Downs are built of flint with brick corners. Midhurst and Petworth, over the hill, use greensand, timber and tile, and the Cowdray estate’s window frames are a well-known yellow.",
    solar:
      "This coast is among the sunniest stretches of mainland Britain, and the flat plain throws no shade of its own. Bungalows at Bracklesham and Selsey offer low, broad roofs that are cheap to scaffold, although wind off open water sets the number of fixings. North of the Downs the picture changes to woodland clearings and steep lanes, where beech and oak may cost more output than the roof’s direction.",
    heating:
      "Gas mains serve the city and the bigger coastal places, but a good many downland and Wealden villages never had them. Oil tanks behind flint cottages are a common reason for asking about heat pumps here. Flint is dense, cold and lumpy, so insulation usually goes inside on battens with a breathable board. Seaside bungalows used as second homes gain from controls that keep frost and damp away while nobody is there.",
    driving:
      "Bus services thin out quickly beyond the city, so most rural households run a car, and most have somewhere to park it. A charger on a detached garage at the end of a long garden needs its own armoured cable, which can cost more than the charger.",
    planning:
      "The South Downs National Park Authority, whose offices are in Midhurst, sets planning policy for the Downs, Midhurst and Petworth, and the district processes many of the applications there on its behalf. The city, the Manhood Peninsula and the far corner round Loxwood answer to Chichester District Council, with Chichester Harbour protected as a National Landscape on the western side. A brick or flint cottage inside the park is not barred from having panels, but listing is frequent and deserves an early check. Southern Electric’s successor, SSEN, runs the wires.",
    questions: [
      {
        question: "Who decides on my panels, the park or the district council?",
        answer:
          "Your postcode is no guide, because the park boundary runs between neighbouring villages. Look the address up on the park authority’s map before you write to anyone. Many roof systems are permitted development on either side of the line, listed houses excepted.",
      },
      {
        question: "Does a Selsey bungalow need a special heat pump?",
        answer:
          "It needs one that the maker approves for coastal sites, with a treated coil and a cabinet that resists rust. Keep it on the landward side and rinse it with fresh water now and then. High water tables and flood maps are worth a look too, so that the base is set well above the ground.",
      },
    ],
  },
  {
    slug: "east-sussex",
    description:
      "East Sussex coast and Weald: Hastings hills, Eastbourne sun, tile-hung villages and off-gas lanes, with clean energy in mind.",
    intro:
      "East Sussex turns one face to the Channel and the other to the wooded High Weald. Resort towns share the shore with chalk cliffs and Rye’s marshes, and inland lanes sink between oak banks. Oil tanks, hung tiles and sea wind are the three things a surveyor here sees before lunch.",
    places: [
      "Eastbourne",
      "Hastings",
      "Bexhill",
      "Lewes",
      "Hailsham",
      "Crowborough",
      "Uckfield",
      "Seaford",
      "Newhaven",
      "Peacehaven",
      "Rye",
      "Battle",
      "Heathfield",
    ],
    homes:
      "Hastings and St Leonards pile tall Victorian terraces on steep hills, many let as flats. Eastbourne was planned as a genteel resort and has kept its white seafront, with leafy Meads behind. Bungalows fill Bexhill, Polegate and Peacehaven, the last of which began as a plotland laid out on the cliffs. Lewes hides timber frames behind mathematical tiles, which pass for brick until you knock on them. Wealden farmhouses are weatherboarded or hung with clay tiles, and many oast houses have become homes.",
    solar:
      "Eastbourne and Bexhill have a long reputation for sunshine, and bungalow roofs make the most of it. In Hastings the cliffs and valleys make shade unpredictable, so insist on a measured horizon for each roof. Ashdown Forest and the ghyll woods leave many Wealden houses in a clearing that low sun hardly reaches. A converted oast has round roofs that no panel will fit, but often a long barn beside it.",
    heating:
      "Beyond the towns of the Weald, gas mains are scarce and heating oil has been the default for decades. Air source suits a tile-hung farmhouse once the gaps behind the tiles have been filled and the loft topped up. Coastal flats in St Leonards have single-glazed bays and high rooms, where draught-proofing comes before new plant. Sandstone and clay in the Weald can make trenching slow in a wet winter.",
    driving:
      "There is no motorway in the county, and journeys along the A27 or A21 are made by car more often than not. Rural drives give room for a charger, though the cable run from the meter may be long. Residents of the Old Town in Hastings and of Rye’s cobbled streets have to look to car parks.",
    planning:
      "Eastbourne, Hastings, Lewes, Rother and Wealden councils deal with householder applications, and Brighton and Hove is a city authority of its own. Lewes town lies wholly within the South Downs National Park, whose authority is responsible there and along the chalk to Beachy Head, though the district councils process many applications for it. A good part of the north and east is in the High Weald National Landscape. UK Power Networks serves the county, where long rural lines sometimes limit export.",
    questions: [
      {
        question: "I live in Lewes; is a solar roof allowed?",
        answer:
          "On an unlisted house generally yes, within the national limits on how far panels stand off the roof. The town is in a national park with many conservation streets, so choose dark, low-profile panels. Listed houses, of which the High Street has a long row, need consent first.",
      },
      {
        question: "Can a heat pump replace oil in a Wealden cottage?",
        answer:
          "In most cases, after the heat loss of each room is calculated and the worst radiators are changed. The single-phase supply at the end of a country line should be checked, because it may need strengthening. Leave the old tank until the first winter has gone well, if you have space.",
      },
    ],
  },
  {
    slug: "hampshire",
    description:
      "Hampshire’s towns, forest and downs: what New Forest rules, Solent sun and Basingstoke estates mean for your home energy.",
    intro:
      "Hampshire has a forest full of heath, a coast cut into harbours and downs that feed clear chalk streams. National parks claim both the south-west corner and the eastern hills. Between them lie garrison towns, overspill towns and the urban string along the Solent.",
    places: [
      "Basingstoke",
      "Andover",
      "Farnborough",
      "Aldershot",
      "Fareham",
      "Gosport",
      "Havant",
      "Eastleigh",
      "Romsey",
      "Lymington",
      "Ringwood",
      "Petersfield",
      "Alton",
      "Fleet",
    ],
    homes:
      "Basingstoke and Andover took in Londoners after the war, and whole estates there share a date and a builder. Aldershot and Farnborough have Victorian army streets alongside large modern family quarters. Leigh Park, near Havant, was put up by Portsmouth for families bombed out of the city. Cob and thatch mark the western villages, brick and flint the chalk, and hung tiles creep in near the Surrey border. Eastleigh grew round the railway works, and its terraces keep to a tight grid.",
    solar:
      "Lee-on-the-Solent, Hayling Island and Milford catch clear coastal light, with gales to match. Inside the New Forest, oak and pine may come right up to the garden fence, and a roof survey should include the neighbours’ trees. Basingstoke’s overspill estates have mono-pitch roofs here and there, which are either very good or useless depending on which way they slope. On Bordon’s former army land whole streets are new, so ask the builder for roof drawings before a survey.",
    heating:
      "Living without mains gas is common in the upper Test and Bourne valleys and in many New Forest villages. Military and ex-military housing should be checked for shared boiler plant and for who is responsible for pipework. The chalk under Andover makes bore drilling predictable, while the heath sands of Fleet are dry and give up less heat. Cob must stay breathable, so a thick lime render does more for it than foam.",
    driving:
      "Gosport’s people have no station and often ride the ferry to Portsmouth, keeping a car for the rest. Ponies and cattle roam the New Forest roads, and chargers in village car parks are as useful to residents as to visitors. Estates at Fleet and Hedge End have drives long enough for two cars to charge in turn.",
    planning:
      "The New Forest National Park Authority handles applications in its own area, from Brockenhurst to Fordingbridge’s fringe, and the South Downs authority does so in the east. North of Andover the North Wessex Downs are protected as a National Landscape. Portsmouth and Southampton decide for themselves; elsewhere ask your borough or district, and the county council about roads. SSEN’s southern network supplies Hampshire.",
    questions: [
      {
        question: "Can New Forest ponies be a nuisance to a heat pump or a charger?",
        answer:
          "They lean, scratch and chew, so anything on an unfenced frontage should be out of reach. Put the unit behind the garden fence and fit a charger with a cable holder high up. Installers in the forest know the habit.",
      },
      {
        question: "What should I ask about a 1960s Basingstoke house?",
        answer:
          "Ask what the walls are, as brick cavity, timber panel and concrete can all be found in the town. Then ask whether the roof trusses can carry panels, with a calculation. Both answers decide the order in which work should happen.",
      },
    ],
  },
  {
    slug: "kent",
    description:
      "Kent from Medway terraces to Thanet shores and Wealden oasts: how roofs, fuels and parking differ, and which council to ask.",
    intro:
      "Kent reaches from the edge of London to within sight of France, with sea or estuary on three sides. Naval terraces, seaside crescents, hop-garden villages and brand-new towns each bring their own building habits. A single description of a Kent house does not exist, so find your own corner below.",
    places: [
      "Maidstone",
      "Gillingham",
      "Chatham",
      "Dartford",
      "Gravesend",
      "Ashford",
      "Royal Tunbridge Wells",
      "Sevenoaks",
      "Margate",
      "Ramsgate",
      "Folkestone",
      "Dover",
      "Sittingbourne",
      "Tonbridge",
    ],
    homes:
      "Chatham and Gillingham have row upon row of brick terraces from the dockyard years, many of them on steep streets. Thanet’s towns went up as resorts, with tall crescents at Ramsgate and Margate divided later into flats. The Weald is the land of tile-hanging, white weatherboard and oast houses. Ragstone, a hard grey limestone, faces older buildings around Maidstone. Ashford, Ebbsfleet and Dartford’s riverside are where the newest estates stand, and the former pit villages such as Aylesham belong to the East Kent coalfield.",
    solar:
      "Summer days are warm in the Garden of England, and orchards thrive on the same light that panels need. Peg-tile roofs demand patience: the tiles are hung on wooden pegs or nibs and break underfoot. The Medway terraces look across the valley, so one side of the street has a far better aspect than the other. On the Isle of Sheppey and at Dungeness there is little to break the wind.",
    heating:
      "East Kent feels the bitter winds from the continent, and a designer should not assume a mild seaside winter. Oast houses have round brick rooms that are awkward for standard radiators, and underfloor heating is often the neat way out. Gas is patchy in the Weald and on Romney Marsh. Chalk under the North Downs suits boreholes, while Weald clay is sticky in wet months and best trenched in summer.",
    driving:
      "Lorries for Dover and the Channel Tunnel crowd the M20 and M2, so charging overnight at home saves time on a busy day. High-speed trains have made Ashford and Folkestone commuter towns, with drives at most newer homes. Rochester’s old streets and Margate’s crescents have residents’ bays in place of garages.",
    planning:
      "Medway is a unitary council; elsewhere in the county, districts and boroughs decide planning and the county council runs the roads. The Kent Downs and the High Weald are National Landscapes, and together they cover a broad band of villages. Cranbrook, Tenterden and similar Wealden towns are rich in listed houses. UK Power Networks operates the supply from Dartford to Deal.",
    questions: [
      {
        question: "Will panels fit a peg-tiled roof?",
        answer:
          "They will, with a careful roofer who slips hooks between the courses and carries spare tiles. Some owners replace the tiles on the panel area with a similar new clay tile and keep the old ones for repairs. Listed houses need consent before any tile is lifted.",
      },
      {
        question: "How do I plan heating for an oast conversion?",
        answer:
          "Have each roundel treated as a room of its own, since its wall area is large for the floor. Underfloor pipes or curved radiators fit a round plan, and the stowage block usually houses the cylinder. Check the planning conditions of the conversion before you touch the outside.",
      },
    ],
  },
  {
    slug: "oxford",
    description:
      "Oxford homes and clean energy: North Oxford villas, East Oxford terraces, Cowley semis, protected skylines and cars parked on the street.",
    intro:
      "The old centre of Oxford lies between the Thames and the Cherwell, and green belt rings the suburbs beyond. The spires matter to planners, but most people live in brick terraces and council-built estates to the east and south. What works on a Headington semi can be quite wrong for Jericho.",
    places: [
      "Headington",
      "Cowley",
      "Jericho",
      "Summertown",
      "Iffley",
      "Marston",
      "Wolvercote",
      "Blackbird Leys",
      "Rose Hill",
      "Littlemore",
      "Osney",
      "Grandpont",
    ],
    homes:
      "North Oxford is a Victorian suburb of tall Gothic villas in yellow brick, developed on St John’s College land. Jericho and Osney are its opposite: small workers’ terraces opening on the pavement near the canal and the river. East Oxford fills the ground around the Cowley and Iffley Roads with bay-fronted terraces, many in multiple occupation. The motor works brought inter-war semis to Cowley and Florence Park and, after the war, the large estate of Blackbird Leys. Old Headington and Iffley keep village centres of local limestone.",
    solar:
      "Barton, Rose Hill and Blackbird Leys have plain tiled roofs with little in their way, and panels are no rarity there. The steep gables, turrets and chimneys of North Oxford break a large roof into small pieces. In the terraces, a chimney stack shared with next door can shade much of the usable slope in the morning, so optimisers earn their keep. A mature garden suburb also means copper beeches and cedars, which rarely come down.",
    heating:
      "Villas with high ceilings and solid walls ask a lot of any heating system, and single rooms let by the term ask for good controls. A cavity-walled semi in Marston is a much gentler case and may need only a few bigger radiators. Floodplain streets such as those at Osney and Grandpont need the outdoor unit raised clear of the water. Freezing fog can settle in the river valleys in winter, so defrost performance is worth asking about.",
    driving:
      "Central Oxford has a zero emission zone, which nudges residents towards electric cars sooner than elsewhere. Terraced streets have tried shallow cable channels set into the pavement, and the county council, as highway authority, is the one to ask about them. Residents of Headington and Marston often have a front garden that has already been paved for a car.",
    planning:
      "Oxford City Council protects defined view cones towards the spires, and roofs within them get a closer look when an application is needed. Listed status is dense in the centre, while Jericho, Osney, North Oxford and several old villages are conservation areas. Colleges and the university are large landlords, and a leasehold from one of them brings its own consent. The local network belongs to SSEN, which has hosted trials of flexible local energy in this city.",
    questions: [
      {
        question: "Do the view cones stop solar panels in Oxford?",
        answer:
          "Not on an ordinary unlisted house, where panels that stay close to the roof are normally permitted development. The cones weigh most with tall or bright new features that can be seen from the hills. Dark panels without silver frames are a considerate choice anywhere in the valley.",
      },
      {
        question: "My Jericho house has no drive; is an electric car still practical?",
        answer:
          "Many neighbours manage with public chargers on the street or at a car park, topped up weekly. A cable over the pavement is not something to improvise, so ask the county council what is allowed in your street. If you rent a garage nearby, find out whether it has a supply at all.",
      },
    ],
  },
  {
    slug: "oxfordshire",
    description:
      "Oxfordshire market towns, stone villages and science-vale estates: solar, heat pumps and chargers beyond the ring road.",
    intro:
      "Outside the city, Oxfordshire is a county of market towns and stone villages ringed by hills. The Cotswolds rise in the west, the Chilterns in the south-east and the White Horse looks down from the downs. Didcot, Bicester and Witney have grown fast, so a thatched cottage and a brand-new estate may share a parish.",
    places: [
      "Banbury",
      "Bicester",
      "Witney",
      "Abingdon",
      "Didcot",
      "Henley-on-Thames",
      "Thame",
      "Wallingford",
      "Wantage",
      "Chipping Norton",
      "Carterton",
      "Kidlington",
      "Woodstock",
      "Faringdon",
    ],
    homes:
      "Around Banbury the stone is brown ironstone, in the west honey limestone, and along the Chiltern edge flint with brick. Stonesfield slates, split by frost from local limestone, still roof old houses in the Cotswold part. Didcot began as a railway town and now spreads over its fields in recent estates. Carterton and the villages round Brize Norton have many service families. Bicester has an eco-town development at Elmsbrook and a self-build quarter at Graven Hill.",
    solar:
      "A stone-slated roof is heavy, irregular and costly to mend, and panels on an outbuilding are often preferable. At Elmsbrook, on the edge of Bicester, the roofs were turned south on purpose, while ordinary new estates seldom go so far. On the Vale’s flat clay there is nothing taller than a hedge, whereas Henley’s hanging woods can darken the streets nearest the river. Frost and mist along the upper Thames lift later than on the hills.",
    heating:
      "Oil is usual once you leave the towns, notably in the Cotswold and downland parishes. A limestone cottage stores warmth slowly and suits steady low-temperature heat, provided damp is dealt with. Elmsbrook was built round a heat network, so residents there should ask its operator first. Radiators under deep stone sills may be hard to enlarge, so skirting or underfloor heating enters the plan.",
    driving:
      "Villages have sparse evening buses, and two-car homes are frequent. Burford’s steep High Street and Henley’s tight centre put cars on the street, but plots further out have yards or barns. For a long rural drive, the trench for a charger cable can be combined with broadband or water works.",
    planning:
      "Cherwell, South Oxfordshire, Vale of White Horse and West Oxfordshire councils each deal with their own area, alongside the city. Blenheim Palace is a World Heritage Site, and its setting reaches out towards Woodstock. The Cotswolds, Chilterns and North Wessex Downs National Landscapes cover much of the high ground. SSEN runs the network except around Banbury, which is served by National Grid Electricity Distribution.",
    questions: [
      {
        question: "Is the stone in my Banbury cottage a problem for insulation?",
        answer:
          "Ironstone is soft and takes up water, so the wall has to be able to dry outwards. Lime pointing and breathable internal boards are safe, cement and foil-faced foam are not. Start with the roof, where most heat is saved for least risk.",
      },
      {
        question: "We live far from gas in West Oxfordshire; is a ground source system worth it?",
        answer:
          "If you have a paddock and an open trench is practical, it can be, particularly for a large stone house. For most cottages an air source unit is simpler and leaves the garden alone. Compare both designs on the same calculated heat loss.",
      },
    ],
  },
  {
    slug: "portsmouth",
    description:
      "Panels, heat pumps and charging in Portsmouth and Southsea: close island terraces, naval history and slopes of Portsdown Hill.",
    intro:
      "Most of Portsmouth stands on Portsea Island, flat, breezy and built up from shore to shore. The rest climbs the chalk of Portsdown Hill, with a view back over the harbours. Space is what the city lacks, and every good installation here begins with a tape measure.",
    places: [
      "Southsea",
      "Fratton",
      "Copnor",
      "Milton",
      "Eastney",
      "North End",
      "Cosham",
      "Drayton",
      "Paulsgrove",
      "Hilsea",
      "Baffins",
      "Buckland",
    ],
    homes:
      "Dockyard and garrison families filled Fratton, Buckland and North End with long rows of Victorian and Edwardian terraces, often with a bay and a tiny forecourt. Southsea began as a seaside resort of stuccoed villas, many designed by Thomas Ellis Owen, and later gained mansion flats and hotels. Heavy bombing left gaps across the island, which council flats and maisonettes filled after the war. Over the creek, Paulsgrove was laid out as a post-war council estate on the hillside, and Drayton and Farlington are mostly inter-war suburbs. Copnor and Baffins came after Fratton, with Edwardian and inter-war terraces on long straight roads.",
    solar:
      "Portsea Island has hardly a hill or a tall wood on it, so roofs see the whole arc of the sun. Terrace roofs are narrow and run on without a break, which means that fire-stopping and party lines need thought before the first rail goes up. On Portsdown Hill the slope itself leans south, a natural advantage for Paulsgrove and upper Drayton. Salt in the wind reaches everywhere on the island, not just the front.",
    heating:
      "A back yard of a few paces is a common obstacle to a heat pump in Fratton or Copnor, and a slim unit on brackets is sometimes the only fit. With sea all round, hard frosts are rarer than inland, which helps efficiency through the winter. Solid brick bays and damp gable ends facing south-west should be repaired before they are insulated. Owners in post-war blocks have to plan with the landlord, since heating and façade are best renewed together.",
    driving:
      "With so few driveways on the island, evening parking is a contest, and residents’ zones now cover many streets. Lamp-column charging has suited Portsmouth better than wallboxes for that reason. Up in Drayton and Farlington a drive and a garage are normal, and a charger is a simple job.",
    planning:
      "Portsmouth City Council is a unitary authority with its own rules on shared houses, so landlords should ask about licences and works together. Conservation areas take in Old Portsmouth, Owen’s Southsea and the seafront terraces. Naval and military history also means scheduled forts and listed barracks turned into homes, as at Eastney. SSEN is responsible for the electricity supply, and looped supplies shared between two terrace houses may need separating first.",
    questions: [
      {
        question: "My yard in Fratton is tiny; can a heat pump go anywhere?",
        answer:
          "Sometimes, on a bracket on the rear wall, if sound limits for the neighbours are met; a spot on a flat kitchen roof may need planning permission. The installer has to prove that with the MCS noise calculation. Where it fails, insulation and a smarter hot-water cylinder still cut the bill.",
      },
      {
        question: "What is a looped supply, and does mine matter?",
        answer:
          "In many older terraces one cable from the street feeds your house and then carries on to the neighbour’s. It can limit what a charger or heat pump may draw. SSEN can tell you and arrange for a separate service cable, so let the installer ask early.",
      },
    ],
  },
  {
    slug: "reading",
    description:
      "Local advice for Reading homes on solar, heat pumps and car charging: patterned brick terraces, Caversham slopes, Tilehurst.",
    intro:
      "Reading grew on beer, bulbs and biscuits, and its own clay supplied the bricks. The Kennet meets the Thames here, with Caversham rising on the far bank towards the Chilterns. Commuters know it for the railway, surveyors for the patterned walls and the houses let by the room.",
    places: [
      "Caversham",
      "Tilehurst",
      "Whitley",
      "Southcote",
      "Emmer Green",
      "Coley",
      "Katesgrove",
      "Newtown",
      "Norcot",
    ],
    homes:
      "Victorian Reading is red brick picked out in grey and cream, in terraces that run from Newtown and Katesgrove to the Oxford Road. Sets of larger villas stand along the roads towards the university at Whiteknights. Whitley and Southcote were built largely as council estates around the middle of the twentieth century. Tilehurst and Caversham Heights are suburbs of semis and detached houses on higher ground. New apartment blocks have filled former industrial land near the station and beside the Kennet.",
    solar:
      "Tilehurst’s ridge and Caversham Heights are high enough to clear the valley mist that can linger over the Thames on autumn mornings. Newtown’s terraces stand so close that a look from the pavement says little about the rear slope. Several Caversham roads face squarely down the hill to the south. Flat-dwellers by the station have no roof of their own and should ask the managing agent what is already up there.",
    heating:
      "Those ornamental walls are solid, and nobody wants to bury their pattern under render, so insulation belongs on the inside. Semis on the Tilehurst side commonly have a cavity, a side passage and a decent garden, all of which suit an air source unit. Houses let by the room need a cylinder generous enough for several showers in a row. Gas is near universal in the borough.",
    driving:
      "The railway and frequent buses mean that one car per household is common in the centre, while Caversham families often keep a second. In terraces off the Wokingham and Oxford Roads a charger at home is rarely possible, while suburban plots seldom present a problem. Crossing the Thames is slow at busy times, which is a reason to charge where you park overnight rather than across the river.",
    planning:
      "Reading Borough Council is the only council here, dealing with both planning and highways. It is a tight boundary: Earley, Woodley and Calcot feel like Reading but belong to Wokingham or West Berkshire. The terraces’ patterned brickwork is treated as local heritage, so visible cladding on a street front is likely to be resisted. Electricity comes through SSEN’s southern network.",
    questions: [
      {
        question: "Is my street in Reading or in Wokingham?",
        answer:
          "Postcodes starting with RG cover far more than the borough, so look at your council tax bill. Planning questions go to the council named there. Rules for panels and heat pumps on ordinary houses are the same national ones on both sides of the line.",
      },
      {
        question: "Can I insulate a patterned brick front from outside?",
        answer:
          "It would hide the very thing that gives these streets their character, and permission is doubtful. Internal insulation of the front wall, with external insulation only on a plain rear wall, is the usual compromise. Start with the roof and the floor, which nobody sees.",
      },
    ],
  },
  {
    slug: "southampton",
    description:
      "Homes in Southampton and how they take to solar, heat pumps and chargers, from Shirley terraces to Bassett and Bitterne.",
    intro:
      "Southampton lies on a blunt peninsula between the Test and the Itchen, sheltered by the Isle of Wight. The port fills the waterfront, and the suburbs rise gently behind it on gravel and clay. People east of the Itchen live in a different town from those around the Common, and their houses show it.",
    places: [
      "Shirley",
      "Bitterne",
      "Portswood",
      "Highfield",
      "Bassett",
      "Woolston",
      "Sholing",
      "Millbrook",
      "Swaythling",
      "Thornhill",
      "Freemantle",
      "St Denys",
    ],
    homes:
      "The old town within the walls was badly bombed, and much of the centre dates from the rebuilding. Freemantle, Shirley and St Denys have Victorian and Edwardian terraces with short gardens. Herbert Collins built admired garden-suburb groups of houses around greens at Bassett Green, Swaythling and Highfield between the wars. Large post-war council estates stand at Millbrook, Thornhill, Harefield and Weston, some with towers that look straight over the water. Bitterne and Sholing are a patchwork of cottages, inter-war semis and later infill.",
    solar:
      "Southampton Water gives a wide southern horizon to Weston and Woolston. In Bassett, by contrast, pines and oaks around the Common shade many large roofs for part of the day. Estate houses at Lordshill and Thornhill have uncomplicated tiled slopes and are quick to scaffold. Student lets near Highfield seldom have panels, although landlords who pay the bills would see the benefit directly.",
    heating:
      "Mild, damp winters are kind to air source heat pumps, and persistent frost is unusual near the docks. The city centre has had a district heating network for decades, so some flats there have no boiler to replace. Cavity walls are common east of the Itchen and can often be filled cheaply, provided the rain-facing brickwork is sound. A Collins house should keep its proportions, which points to lofts and floors before external boards.",
    driving:
      "Portswood and Freemantle residents compete for kerb space, particularly in term time. Eastern suburbs such as Sholing were laid out with more room, and side drives are frequent. Anyone commuting towards the motorways, which pass just north of the city, will find overnight charging at home the easiest habit.",
    planning:
      "Applications go to Southampton City Council, a unitary authority. Old Town, Bassett Green, the Uplands estate and several other places are conservation areas with their own character notes. Trees near the Common are widely protected, so pruning for sunlight needs leave. SSEN connects homes here, and the installer should get its agreement before fitting larger inverters.",
    questions: [
      {
        question: "I live in a Herbert Collins house; what may I change?",
        answer:
          "Uplands and Ethelburt Avenue are conservation areas with Article 4 directions, so ask the city council before you change anything that shows. Panels on a rear slope that is hidden from the green are the kindest place to begin. Keep the original windows, porches and roof lines as they are.",
      },
      {
        question: "Will a heat pump be noisy between Shirley terraces?",
        answer:
          "Sound is checked against a national limit at the neighbour’s nearest window, and a narrow yard makes that harder to pass. A quieter model, rubber mounts and a position facing your own garden usually solve it. If the calculation fails, planning permission is needed before any work.",
      },
    ],
  },
  {
    slug: "surrey",
    description:
      "Surrey homes among trees: Arts and Crafts tiles, private estates, Thames islands and commuter semis, with energy advice.",
    intro:
      "Surrey is heavily wooded, well supplied with railways and fond of its tiles. From Thames-side Staines to the greensand ridge at Leith Hill, the ground rises and the plots grow. Trees and covenants, rather than roof space, are what most often shape a project here.",
    places: [
      "Guildford",
      "Woking",
      "Epsom",
      "Reigate",
      "Redhill",
      "Camberley",
      "Farnham",
      "Staines-upon-Thames",
      "Weybridge",
      "Leatherhead",
      "Dorking",
      "Godalming",
      "Haslemere",
      "Oxted",
    ],
    homes:
      "Arts and Crafts architects, Lutyens among them, left gabled and tile-hung houses in the hills round Godalming and Haslemere. Bargate stone, a rough golden sandstone, belongs to the same country. Private estates at Weybridge and Virginia Water have large houses along unadopted roads. Inter-war semis follow the railway through Epsom, Ewell and Woking. Along the Thames at Staines, Chertsey and Sunbury, plotland bungalows on stilts or islands have been rebuilt one by one.",
    solar:
      "A big roof in the Surrey Hills is no use if an oak stands due south, so ask for a survey that models the tree in leaf. Valleys, dormers and hips on Arts and Crafts houses break the slope, and rear wings or garages may be better ground. Semis at Stoneleigh and Ashtead have modest hipped roofs, on which the side slope can often carry a few panels too. Redhill and Reigate lie below the North Downs scarp, open towards the Weald.",
    heating:
      "Large detached houses need a careful room-by-room calculation, for an oversized heat pump costs more and runs worse. Sandy ground round Woking and Camberley drains quickly and yields less to a shallow loop than clay does. Lanes near Abinger and Dunsfold still rely on oil or LPG. Park homes, found in several Surrey boroughs, have thin walls and rules of their own, so look at insulation first.",
    driving:
      "With the M25 and the A3 through it, Surrey drives, and plenty of households own more than one car. Charging two at once calls for load management so that the house’s main fuse is not overloaded. River islands reached by footbridge, such as those near Sunbury, have to leave the car on the bank.",
    planning:
      "Planning sits with the boroughs and districts for now, but they are to give way to unitary councils for East and West Surrey. Green belt, the Surrey Hills National Landscape and tree preservation orders meet on many plots. Houses on private estates should read the covenants, since a residents’ company may have a say over what shows from the road. UK Power Networks covers most of the county, and SSEN parts of the west near the Hampshire border and Spelthorne in the north.",
    questions: [
      {
        question: "A protected tree shades my roof; what can I do?",
        answer:
          "Do not prune it before you have the council’s consent, as that is an offence. A tree surgeon can propose a light thinning that helps both tree and panels. If it is refused, a garage roof or a frame in a sunny corner may still pay.",
      },
      {
        question: "Can our estate covenant stop a heat pump or panels?",
        answer:
          "It may, because a covenant is a private contract and planning rules do not remove it. Read the deed and ask the estate office for written agreement. A discreet position behind the house makes agreement easier to get.",
      },
    ],
  },
  {
    slug: "west-sussex",
    description:
      "West Sussex bungalows, Crawley neighbourhoods and Horsham stone roofs: how the county’s homes suit panels and heat pumps.",
    intro:
      "West Sussex falls into bands: a flat bright coast, the wall of the South Downs, then the clay and woods of the Weald. Seaside bungalows at one end and a post-war new town at the other could hardly be less alike. Each band has its own roof, fuel and wind.",
    places: [
      "Worthing",
      "Crawley",
      "Chichester",
      "Bognor Regis",
      "Horsham",
      "Littlehampton",
      "Haywards Heath",
      "Burgess Hill",
      "East Grinstead",
      "Shoreham-by-Sea",
      "Steyning",
      "Arundel",
      "Lancing",
      "Storrington",
    ],
    homes:
      "Worthing, Goring and Rustington have street after street of inter-war and post-war bungalows. Crawley was planned as a new town with neighbourhoods round their own parades, and its terraces have communal greens. Railways turned Haywards Heath and Burgess Hill into towns, with Victorian villas near the line and modern estates outside. In Horsham and Steyning, old timber-framed houses carry slabs of Horsham stone instead of tiles. Arundel climbs its hill to the castle in Georgian brick and flint.",
    solar:
      "The coast between Bognor and Shoreham is one of the sunnier stretches of Britain, with sea breezes to cool the panels. Bungalows give low, accessible roofs, but check hips and chimney shadows. Horsham slabs are so heavy that the timbers were built to carry them, and they are too precious to drill. North of the Downs, Weald oaks and hedges make east and west slopes on open sites more reliable than a shaded south one.",
    heating:
      "A bungalow’s large floor and loft lose heat for its size, so insulation comes first and lets the heat pump be modest. Crawley’s terraces have small rear gardens in which a unit needs a thoughtful corner. Around Kirdford and Plaistow, deep in the Weald, many homes depend on oil. Weald clay holds heat well but lies wet through winter, and trenching is best left to dry months.",
    driving:
      "Gatwick’s shift workers come and go at odd hours, and an overnight charge on a smart tariff fits that pattern well. Coastal estates nearly always have a drive and often a garage beside the bungalow. In older Shoreham and Arundel, kerb space is shared and chargers are public.",
    planning:
      "District and borough councils, from Arun and Adur to Mid Sussex, deal with applications outside the national park. The South Downs National Park Authority has the middle belt, with Steyning and Arundel close to its boundary. High Weald National Landscape covers the north-eastern corner round East Grinstead. SSEN supplies the west, including Chichester and Bognor, whereas UK Power Networks supplies Crawley and the eastern towns.",
    questions: [
      {
        question: "Do private seaside estates allow panels and chargers?",
        answer:
          "Estates such as Aldwick Bay have covenants and a residents’ company, so the deed comes before the council. Objections usually concern what is seen from the road rather than a rear slope. Get the answer in writing for your file.",
      },
      {
        question: "What about a house roofed in Horsham stone?",
        answer:
          "Leave the slabs untouched and look at a rear extension, garage or garden frame. Most such houses are listed, which brings listed building consent into play for almost anything visible. An experienced conservation roofer can tell you whether the timbers need attention anyway.",
      },
    ],
  },
  {
    slug: "winchester",
    description:
      "Solar, heat pumps and chargers in Winchester, Alresford and Bishop’s Waltham: chalk valleys, flint, old villages and new estates.",
    intro:
      "Winchester sits in a fold of chalk where the Itchen leaves the downs, and its district stretches south almost to Portsmouth’s suburbs. Cathedral closes, thatched villages and new estates at Whiteley all come under one council. Slope and age matter more here than distance from the city.",
    places: [
      "Fulflood",
      "Stanmore",
      "Weeke",
      "Winnall",
      "St Cross",
      "New Alresford",
      "Bishop’s Waltham",
      "Wickham",
      "Denmead",
      "Colden Common",
      "Kings Worthy",
      "Whiteley",
      "Twyford",
    ],
    homes:
      "Around the cathedral and College, houses of many centuries stand wall to wall in flint, brick and tile. Victorian terraces climb the slope at Fulflood beyond the station, while those of Hyde lie on lower ground to the north. Stanmore was planned between the wars as a council garden suburb, while Weeke and Badger Farm came later. New Alresford has a broad Georgian street of painted fronts, and the Meon and Itchen villages keep thatch and timber frames. Kings Barton, Whiteley and the fields west of Waterlooville have brought many new homes.",
    solar:
      "Fulflood climbs steeply enough for one terrace to stand well above the next, and shade there has to be drawn rather than guessed. Stanmore’s spacing leaves its roofs open to the sky. Thatch is no place for panels, so owners in the Itchen and Meon villages look to a barn, garage or ground frame instead. A newer house at Whiteley may have come with a few panels, and its inverter decides how easily more can be added.",
    heating:
      "Oil and bottled gas are still common in the Meon valley and the smaller downland villages. Chalk drains fast and conducts fairly well, and a borehole can suit a large house whose garden is not long enough for trenches. Cold air pools along the Itchen on clear nights, so St Cross can be white with frost when Stanmore is not. Flint and cob boundary walls make good screens for an outdoor unit but should not be drilled for brackets.",
    driving:
      "Park-and-ride buses serve the city, and fast trains take many residents to London without a car. Fulflood and Hyde terraces depend on permits and kerbside space. Country lanes and long school runs make home charging attractive in the villages, where driveways abound.",
    planning:
      "Winchester City Council covers the whole district except that policy within the South Downs National Park is set by the park authority. The park reaches the very edge of the city at St Catherine’s Hill. Listed buildings are thick on the ground around the Close, Kingsgate Street and Alresford’s Broad Street. For cables and meters the network operator is SSEN.",
    questions: [
      {
        question: "My cottage is thatched; is solar possible at all?",
        answer:
          "Not on the thatch, for reasons of fire, fixing and appearance. An outbuilding with a tiled or slated roof, or a frame at the far end of the garden, can serve the house by cable. If the cottage is listed, its outbuildings and grounds need a check too.",
      },
      {
        question: "Does living in the South Downs part of the district change the rules for a heat pump?",
        answer:
          "The national permitted development rules still apply, with listed buildings left out of them. If you need permission, policy on landscape and dark skies is that of the park. Choosing a spot by a rear wall, out of public view, avoids most difficulty.",
      },
    ],
  },
];
