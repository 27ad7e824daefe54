import { shown } from "#content/figures/shared-figures.ts";
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { savingIn, solarSitesIn, vatOnPanels, yieldIn } from "#content/landing-pages/local-facts.ts";
import { solarOwnFigures } from "#content/landing-pages/own-figures.ts";
import { exportPrice, solarCost } from "#content/service-pages/common-facts.ts";

export const croydonSolarPanels: LandingPage = {
  area: "croydon",
  suffix: "solar-panels",
  calculator: "solar",
  title: "Solar panels Croydon: valleys, hills and terraces",
  description:
    "Solar panels in Croydon, from Norbury terraces to New Addington: which slope to use, what scaffolding on a hill means, and 3 free quotes.",
  heading: "Solar panels in Croydon",
  intro:
    "Croydon has more solar installations per household than London as a whole, and its southern hills show why: detached roofs, open sky and few flats. In the north the streets are tighter and the work is more like inner London. This page goes through both.",
  picture: "solar",
  coverage: {
    title: "Across the borough",
    text: "Whether your postcode begins with CR0, CR2, CR5, CR7, CR8 or SE25, you can ask here.",
    places: [
      "Addiscombe",
      "Coulsdon",
      "Kenley",
      "New Addington",
      "Norbury",
      "Purley",
      "Sanderstead",
      "Selhurst",
      "Selsdon",
      "Shirley",
      "South Croydon",
      "South Norwood",
      "Thornton Heath",
    ],
  },
  cards: [
    {
      title: "Hillside houses",
      text: "On the slopes above the Brighton Road one side of a house may be two storeys high and the other three. The scaffold follows the taller side, and that shows in the price. Ask whether the panels could be reached from the uphill face alone.",
    },
    {
      title: "Post-war rectangles",
      text: "New Addington, Fieldway and Shrublands were built with plain gabled roofs, hardly a dormer among them. Six to ten panels fit in one unbroken block. Where the council or a housing association owns the house, ask it before anything else.",
    },
    {
      title: "Victorian and Edwardian rows",
      text: "Selhurst and Thornton Heath have slate or replacement concrete roofs over light timbers. A structural look at the purlins belongs in the survey. Concrete that went on when slates wore out may already have used up the spare strength.",
    },
  ],
  facts: [
    yieldIn("croydon"),
    savingIn("croydon"),
    solarSitesIn("croydon"),
    solarCost,
    exportPrice,
    vatOnPanels,
    ...solarOwnFigures,
  ],
  benefits: [
    "Open southern aspects on one flank of every dry valley",
    "Simple estate roofs that are quick to fit",
    "Savings by day for the many who commute only part of the week",
    "Sales of surplus to any supplier with an export tariff",
    `Zero-rated installation in a home, by present law to ${shown.vatReliefEnds}`,
  ],
  sections: [
    {
      heading: "Reading a Croydon roof",
      paragraphs: [
        "Begin with the valley. Roads that follow the bottom, as at Smitham or along the Godstone Road, lie in shade earlier on a winter afternoon than those along the top, though in June the difference almost disappears. Since the winter months give so small a part of the year’s output, a valley house loses less than it looks.",
        "Next count the hips. Large inter-war houses in Sanderstead and Selsdon have four slopes, none of them very long. A designer can use three, with a separate input of the inverter for each direction. East, south and west together give a long flat day rather than a sharp noon, and a family uses more of that.",
        "Finally look for trees that are not yours. Woods such as Selsdon Wood, Littleheath and the Addington Hills reach up to garden fences, and nobody will cut them for your roof.",
      ],
    },
    {
      heading: "Permissions in practice",
      paragraphs: [
        "An ordinary house needs no application for panels that stay close to the slope and below the ridge. The council’s conservation areas, such as Norwood Grove or Chatsworth Road, ask for care with walls on the street side, and listed buildings need consent. Estates with covenants want a letter to the trustees as well.",
        "Former office blocks are another matter: the flats belong to many, the roof to one. If you live in such a conversion near East Croydon, the freeholder has to be the customer, and our commercial solar page is the better start.",
      ],
    },
  ],
  faq: [
    {
      question: "Is a hilltop house in Croydon too windy for panels?",
      answer:
        "No, but exposure counts. The installer calculates wind uplift for the site and adds hooks near the edges of the roof. On the ridges at New Addington and Sanderstead ask to see that calculation.",
    },
    {
      question: "Do I need permission on the Webb Estate?",
      answer:
        "It is a conservation area with covenants, so there are two questions. National rules usually allow panels on the roof slope; the covenants may ask for approval of anything that changes the outside. Write first, and propose the slope away from the road.",
    },
    {
      question: "I rent a council house; can I have panels?",
      answer:
        "Only through your landlord, who owns the roof. Ask the housing department whether your street is in a programme. As a tenant you would use the daytime power and the landlord would look after the system.",
    },
    {
      question: "Can scaffolding be put up on a steep Purley drive?",
      answer:
        "Yes, with adjustable feet and a design that suits the slope. The scaffolder should visit before the price is final. If a neighbour’s land is needed, get that agreement in writing.",
    },
  ],
};
