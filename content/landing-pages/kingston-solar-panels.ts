import { shown } from "#content/figures/shared-figures.ts";
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { savingIn, solarSitesIn, vatOnPanels, yieldIn } from "#content/landing-pages/local-facts.ts";
import { solarOwnFigures } from "#content/landing-pages/own-figures.ts";
import { electricityPrice, solarCost } from "#content/service-pages/common-facts.ts";

export const kingstonSolarPanels: LandingPage = {
  area: "kingston",
  suffix: "solar-panels",
  calculator: "solar",
  title: "Solar panels Kingston upon Thames and Surbiton",
  description:
    "Solar panels for Kingston, Surbiton, New Malden and Chessington: hipped semis, villa flats, extensions and up to 3 free quotes.",
  heading: "Solar panels in Kingston upon Thames",
  intro:
    "From Tolworth to Berrylands, Kingston’s inter-war suburbs are good solar country: regular plots, tiled roofs and room for a scaffold. The villas of Surbiton and the flats by the river take more thought. Here is how installers go about each of them.",
  picture: "solar",
  coverage: {
    title: "Around the Royal Borough",
    text: "The KT1, KT2, KT3, KT5, KT6 and KT9 postcodes are covered, and so is the part of Worcester Park on this side of the boundary.",
    places: [
      "Berrylands",
      "Chessington",
      "Coombe",
      "Hook",
      "Kingston Hill",
      "Kingston town centre",
      "Malden Rushett",
      "New Malden",
      "Norbiton",
      "Old Malden",
      "Surbiton",
      "Tolworth",
    ],
  },
  cards: [
    {
      title: "The hipped semi",
      text: "Its side slope is a triangle, its rear a trapezium, and panels are rectangles. Smaller or half-width panels fill the corners, and hips can be turned into gables when a loft is converted. If that conversion is on your list, do it before the panels.",
    },
    {
      title: "Kitchen extensions",
      text: "Wide single-storey extensions are everywhere behind Kingston’s houses. Their flat or lean-to roofs can carry a low frame, but roof lights and the bedroom window above set the limits. Panels seen from that window also need a neat edge.",
    },
    {
      title: "Villas in flats",
      text: "A Surbiton villa in four flats has one roof and four opinions. It is best to form a plan with all of them: which meter, whose money, who rings the installer. Slate needs its own hooks and a roofer who knows them.",
    },
  ],
  facts: [
    yieldIn("kingston"),
    savingIn("kingston"),
    solarSitesIn("kingston"),
    solarCost,
    electricityPrice,
    vatOnPanels,
    ...solarOwnFigures,
  ],
  benefits: [
    "Two usable slopes on most semis, front and back",
    "Two storeys and level ground, so an ordinary scaffold will do",
    "Panels and loft conversion planned together under one scaffold",
    "Income from export on sunny weekdays when the house is empty",
    `Nothing added for VAT while the zero rate lasts, to ${shown.vatReliefEnds}`,
  ],
  sections: [
    {
      heading: "Front, back or both",
      paragraphs: [
        "Streets in New Malden and Tolworth run to every point of the compass, so neighbours on two sides of one road face opposite problems. A house with its ridge running north to south has an east and a west slope, and each makes about five sixths of what a southern one would. With both in use, the inverter is busy from breakfast until supper.",
        "Some owners dislike panels towards the street. That is a matter of taste on a plain road and a matter for the council in a conservation area. All-black panels set level with the tiles are calmer to look at, and the in-roof kind replaces the tiles beneath it, which pays when the roof is due for renewal anyway.",
      ],
    },
    {
      heading: "Extensions, lofts and what comes first",
      paragraphs: [
        "Kingston homes rarely stay as they were built. A hip-to-gable loft with a rear dormer gives you a bedroom and takes away the best slope. Think of both as one project: the architect can keep a strip above the dormer clear, place roof windows at the edge and lead a conduit to the loft before plaster closes the wall.",
        "The order saves money. Structure first, then roof covering, then panels, then plaster inside. If the scaffold is hired by the builder, ask the solar company whether its fixing height suits, because panel work needs the platform just below the eaves.",
        "Tell the builder’s electrician too. A consumer unit with a spare way and room for a meter costs little when the kitchen is open.",
      ],
    },
  ],
  faq: [
    {
      question: "Does being near Richmond Park affect solar panels?",
      answer:
        "Not for an ordinary roof. The protected views concern tall buildings. Mature trees along the park wall at Kingston Vale and Kingston Hill do matter, because they shade the roofs beside them.",
    },
    {
      question: "How many panels fit a typical New Malden semi?",
      answer:
        "It depends on hips, dormers and roof windows, so nobody can say from the address. Take five square metres for each kilowatt and measure only the clear rectangle. The survey then adds the margins that hooks and wind require.",
    },
    {
      question: "Our riverside block has a flat roof full of plant; any hope?",
      answer:
        "Perhaps. Lift housings and ventilation cast shade, yet strips between them may be free. The managing agent should ask for a structural report first, because weighted frames add load, and for proof that the roof’s membrane guarantee survives.",
    },
    {
      question: "Can students’ houses have panels?",
      answer:
        "A landlord can fit them, and with bills included the landlord gains directly. Shared houses near the university use power through the day. Read the licence of a house in multiple occupation for conditions on electrical work and get the certificates filed with it.",
    },
  ],
};
