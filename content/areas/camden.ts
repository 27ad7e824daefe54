import type { AreaText } from "#content/areas/area-text.ts";

export const camden: AreaText = {
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
    "Sash windows, lath-and-plaster ceilings and walls of solid stock brick call for measures that let the fabric breathe. Secondary glazing is the usual way to keep out draughts where original sashes must stay. Courtyards and lightwells may look handy for a heat pump, but they echo, and somebody’s bedroom normally faces them. King’s Cross and several council estates are fed by heat networks, which settles the matter for the flats connected.",
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
};
