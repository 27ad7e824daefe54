import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { savingIn, solarSitesIn, vatOnPanels, yieldIn } from "#content/landing-pages/local-facts.ts";
import { solarOwnFigures } from "#content/landing-pages/own-figures.ts";
import { electricityPrice, solarCost } from "#content/service-pages/common-facts.ts";

export const surreySolarPanels: LandingPage = {
  area: "surrey",
  suffix: "solar-panels",
  calculator: "solar",
  title: "Solar panels Surrey: roofs, barns and gardens",
  description:
    "Solar panels for Surrey homes: clay tiles, tall trees, garage roofs and garden frames, with local yield figures and up to 3 free quotes.",
  heading: "Solar panels in Surrey",
  intro:
    "Few places give an installer as much choice as Surrey does: a main roof, a garage, a stable, a patch of lawn. The task is to find the one that the oaks leave alone. A house with a pool, a workshop or two cars can put a large array to use; a cottage in Shere needs far less.",
  picture: "solar",
  coverage: {
    title: "Places all over the county",
    text: "Requests are welcome from each of Surrey’s eleven districts, from the Thames to the Sussex border.",
    places: [
      "Guildford",
      "Woking",
      "Esher",
      "Walton-on-Thames",
      "Cobham",
      "Epsom",
      "Banstead",
      "Reigate",
      "Horley",
      "Oxted",
      "Dorking",
      "Cranleigh",
      "Farnham",
      "Egham",
    ],
  },
  cards: [
    {
      title: "Handmade clay tiles",
      text: "Plain clay tiles are small, so a system touches hundreds of them. A fitter notches a tile or swaps it for a lead or metal flashing under each hook. Ask for spares from a reclamation yard to be in the quote if yours are old.",
    },
    {
      title: "Garages, barns and stables",
      text: "A double garage often has a cleaner slope than the house and no bedrooms below. The cable to the consumer unit runs through the garden, and its length decides whether the idea pays. Outbuildings in the grounds of a listed house are protected with it in many cases.",
    },
    {
      title: "A frame on the lawn",
      text: "Where every roof is shaded, panels can go in the garden. England’s rules allow one array of up to 9 m² without an application, no side longer than 3 m, no higher than 4 m and at least 5 m from the boundary, so long as the house is not listed. In a conservation area it may not stand nearer to a road than the house does.",
    },
    {
      title: "Large homes, large systems",
      text: "If you fill a large roof, you soon pass what may be connected without permission on a single phase. The installer then applies under G99 before the work. An export limit is a common answer and need not cost you much if you use the power yourself.",
    },
  ],
  facts: [
    yieldIn("surrey"),
    savingIn("surrey"),
    solarSitesIn("surrey"),
    solarCost,
    electricityPrice,
    vatOnPanels,
    ...solarOwnFigures,
  ],
  benefits: [
    "Roofs big enough for the system you need, not only for the one that fits",
    "Summer surplus for a pool pump, a hot tub or the second car",
    "A choice between house, outbuilding and ground",
    "Less bought electricity in homes that left oil for a heat pump",
    "Relief from VAT on domestic installations up to the end of March 2027",
  ],
  sections: [
    {
      heading: "Trees: measure first, then decide",
      paragraphs: [
        "In a county this wooded, shade is where optimistic quotes go wrong. A proper survey takes a picture of the whole sky from the roof and marks where the sun runs in December and in June. Deciduous trees cost less than people fear, because they are bare when the sun is low; a Scots pine casts the same shadow in every month.",
        "Do not let anyone promise you output after felling before you know whether the tree may be touched. Preservation orders and conservation areas cover many gardens in Weybridge, Oxshott and Haslemere. Panels in two groups on different slopes often get round the shadow without an axe.",
      ],
    },
    {
      heading: "Where the rules are special",
      paragraphs: [
        "A home inside the Surrey Hills National Landscape keeps its ordinary rights for panels on a sloping roof; on a flat one the council’s prior approval has been needed there since 21 December 2023. What changes matters is listing, a conservation area or a condition on an old planning permission, which barn conversions around Shere and Chiddingfold frequently carry. Look for the words “permitted development rights are removed” in the decision notice.",
        "UK Power Networks answers applications in most of Surrey, SSEN in western towns such as Camberley and Farnham and in Spelthorne. Lanes at the end of a long overhead line can have little room for export, so ask for the network’s reply before you pay for a large battery or a third string of panels.",
      ],
    },
  ],
  faq: [
    {
      question: "My Surrey roof faces north; is a garage a good second choice?",
      answer:
        "Frequently, yes. The same panels on a garage within forty-five degrees of south, under open sky, make about half as much again as on a north slope. Check that its rafters are not the slim sort made for felt, and add the trench to the price.",
    },
    {
      question: "Can panels go on a tile-hung wall?",
      answer:
        "Technically yes, though the tiles hang on battens and the fixing must reach the structure behind. A vertical panel makes less in summer and relatively more in winter. In a conservation area a wall facing the road needs permission.",
    },
    {
      question: "Will moss from the trees damage the panels?",
      answer:
        "It does not damage the glass, but leaves and needles that gather along the lower frame hold moss and shade the bottom cells. Keep a hand’s width between panel and gutter so that debris falls through, and plan a clean every few autumns.",
    },
    {
      question: "Do squirrels and pigeons get under panels here?",
      answer:
        "They do, and woodland edges make it likelier. Mesh clipped round the edge is far cheaper while the scaffold stands than afterwards. It should be clipped, not drilled, because holes in the frame can end the panel’s warranty.",
    },
  ],
};
