import type { AreaText } from "#content/areas/area-text.ts";

export const lewisham: AreaText = {
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
};
