import type { AreaText } from "#content/areas/area-text.ts";

export const lincolnshire: AreaText = {
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
};
