import type { AreaText } from "#content/areas/area-text.ts";

export const islington: AreaText = {
  slug: "islington",
  description:
    "Islington homes and renewable energy: butterfly roofs behind parapets, Georgian squares, estate blocks and gardens with little room.",
  intro:
    "Islington packs Georgian terraces, philanthropic tenements and post-war estates into a small, dense borough north of the City. Space is what it lacks, on the roof as much as behind the house. Good work here is measured twice and drawn carefully.",
  places: [
    "Angel",
    "Barnsbury",
    "Canonbury",
    "Highbury",
    "Holloway",
    "Archway",
    "Clerkenwell",
    "Finsbury",
    "Finsbury Park",
    "Tufnell Park",
    "Newington Green",
    "King’s Cross",
  ],
  homes:
    "Barnsbury and Canonbury are squares and terraces of the late Georgian and early Victorian years, in yellow stock brick with stucco below. Further north, in Holloway and Tufnell Park, the houses turn taller, plainer and more often into flats. Finsbury’s modern estates include Spa Green and Bevin Court, both designed by Lubetkin’s office and both protected. Old workshops and warehouses in Clerkenwell have become lofts. Council and housing-association tenants make up a large part of the population.",
  solar:
    "Behind many a straight parapet in Barnsbury lies a butterfly roof, two shallow slopes that drain into a valley in the middle. Panels set in such a valley are invisible from below, yet they shade each other unless the rows are spaced with care. Highbury’s later terraces have ordinary pitched roofs and are easier. A mansard added by a former owner may leave a flat top that takes a few panels lying low, after prior approval by the council where the street is in a conservation area.",
  heating:
    "Sash windows leak most in a Georgian house, and secondary glazing does much without touching the joinery that planners care about. London stock brick can be lined from inside, provided that the cornices are worth less to you than the warmth. Rear yards are tight and bounded by other people’s bedrooms, so a quiet outdoor unit and a proper noise calculation come first. Around Bunhill a district network uses warmth from a Tube ventilation shaft, proof that heat need not be made inside each flat.",
  driving:
    "Few Islington households have a parking space of their own, and a good part of them have no car. Those who drive charge at lamp columns or at posts in residents’ bays. A private garage in a mews is the exception, and there the electrician checks first how old the supply is.",
  planning:
    "Conservation areas cover much of Islington, with detailed guidance by the council on each of them and strict views on rooflines. Terraces around the squares are listed in long rows, interiors included. An Article 4 direction may have removed rights which you would have elsewhere, so look up the address before you rely on permitted development. UK Power Networks has to agree where old looped supplies serve neighbouring houses from a single cable.",
  questions: [
    {
      question: "How do I find out whether I have a butterfly roof?",
      answer:
        "Look at the back of the house: a V-shaped top to the rear wall gives it away, while the front shows only a level parapet. A survey should include the valley gutter and the timbers, because both are often as old as the house.",
    },
    {
      question: "I own a flat in a converted house in Holloway; can I get panels?",
      answer:
        "The roof usually belongs to the freehold, which in a converted terrace may be shared by you and the other flats. Agree in writing who pays, who uses the electricity and who looks after the roof. Wiring all the panels to the top flat is the simplest way, and others can be compensated.",
    },
  ],
};
