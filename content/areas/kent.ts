import type { AreaText } from "#content/areas/area-text.ts";

export const kent: AreaText = {
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
};
