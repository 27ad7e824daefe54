import type { AreaText } from "#content/areas/area-text.ts";

export const redbridge: AreaText = {
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
};
