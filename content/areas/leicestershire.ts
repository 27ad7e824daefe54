import type { AreaText } from "#content/areas/area-text.ts";

export const leicestershire: AreaText = {
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
};
