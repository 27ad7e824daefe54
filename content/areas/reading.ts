import type { AreaText } from "#content/areas/area-text.ts";

export const reading: AreaText = {
  slug: "reading",
  description:
    "Local advice for Reading homes on solar, heat pumps and car charging: patterned brick terraces, Caversham slopes, Tilehurst.",
  intro:
    "Reading grew on beer, bulbs and biscuits, and its own clay supplied the bricks. The Kennet meets the Thames here, with Caversham rising on the far bank towards the Chilterns. Commuters know it for the railway, surveyors for the patterned walls and the houses let by the room.",
  places: ["Caversham", "Tilehurst", "Whitley", "Southcote", "Emmer Green", "Coley", "Katesgrove", "Newtown", "Norcot"],
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
};
