import type { AreaText } from "#content/areas/area-text.ts";

export const birmingham: AreaText = {
  slug: "birmingham",
  description:
    "Find installers of solar panels, batteries, heat pumps and EV chargers in Birmingham, from tunnel-back terraces to Bournville and Sutton Coldfield.",
  intro:
    "Birmingham sits on a plateau of sandstone and clay, high for a large English city and cut by small valleys such as the Rea, the Cole and the Tame. Its homes run from Victorian tunnel-backs inside the middle ring to tree-lined inter-war avenues at the edge. What suits a roof in Sparkhill can be wrong for one in Four Oaks.",
  places: [
    "Edgbaston",
    "Harborne",
    "Moseley",
    "Kings Heath",
    "Selly Oak",
    "Bournville",
    "Northfield",
    "Erdington",
    "Handsworth",
    "Sparkhill",
    "Sutton Coldfield",
    "Kingstanding",
    "Small Heath",
  ],
  homes:
    "Tunnel-back terraces, paired around a shared passage, line Small Heath, Saltley, Selly Oak and Sparkhill. Bournville was planned by a chocolate maker for light and gardens, and its cottages influenced estates all over the country. Between the wars the corporation built at a scale few cities matched, at Kingstanding, Weoley Castle and Perry Common. Post-war slum clearance left tower blocks and concrete houses, and Castle Vale has since swapped most of its towers for streets. Sutton Coldfield and Four Oaks have big detached houses under tall trees beside an old royal park.",
  solar:
    "A tunnel-back has a main roof facing the street and a lower rear wing, and the wing often shades a good half of the back slope. Semis from the 1930s have hipped roofs, so three short rows of panels usually fit where a picture would suggest two long ones. Mature limes and planes in Moseley, Edgbaston and Bournville throw real shade and many are protected. Households that share one large house across generations use plenty of power by day, which suits panels without a large battery.",
  heating:
    "Solid nine-inch brick is the usual wall inside the outer circle, and cavity walls take over in the suburbs beyond it. Mains gas reaches nearly every street, so a heat pump has to win on comfort and good design. Some towers and the city centre are tied to district heating, where the choice is the landlord’s. Generous plots in Kings Norton, Hall Green and Sutton Coldfield leave the space that an outdoor unit and a hot-water cylinder want.",
  driving:
    "Front gardens in Hall Green, Quinton and Great Barr were paved for cars long ago, and a wall box there is simple work. Around Balsall Heath and Lozells cars stand nose to tail at the kerb, so public and workplace charging matters more. Houses with looped supplies, where one service cable feeds two neighbours, may need the network operator to separate them first.",
  planning:
    "Birmingham City Council covers planning for the whole city, Sutton Coldfield included. In Bournville the village trust has a say on changes to the outside of houses alongside the council, and the Calthorpe Estate keeps a scheme of management over much of Edgbaston. The Jewellery Quarter, Moseley and Moor Pool in Harborne are conservation areas where the street side matters. National Grid Electricity Distribution runs the cables.",
  questions: [
    {
      question: "Do I need permission from the Bournville Village Trust for solar panels?",
      answer:
        "Ask it before you sign anything, since its estate rules stand apart from planning law. The trust looks at where panels would be seen from, so a rear slope is the easier case.",
    },
    {
      question: "Is my 1930s semi in Kingstanding good for a heat pump?",
      answer:
        "Usually, as plain brick semis of that age are easy to insulate and the rooms are much alike from street to street. Many former council houses there have gardens deep enough to keep the fan well away from next door.",
    },
  ],
};
