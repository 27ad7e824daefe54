import type { AreaText } from "#content/areas/area-text.ts";

export const worcestershire: AreaText = {
  slug: "worcestershire",
  description:
    "Solar panels, batteries, heat pumps and EV chargers in Worcestershire: Malvern villas, Redditch new town, the Vale of Evesham and Severn towns.",
  intro:
    "Worcestershire runs from the Lickey Hills at Birmingham’s edge down to orchards and market gardens on the Avon. The Malvern ridge stands straight up in the west and sets the evening shade for a whole town. Redditch, Kidderminster and Evesham each grew from a different trade and have the roofs to prove it.",
  places: [
    "Worcester",
    "Malvern",
    "Redditch",
    "Bromsgrove",
    "Kidderminster",
    "Evesham",
    "Pershore",
    "Droitwich Spa",
    "Bewdley",
    "Stourport-on-Severn",
    "Upton-upon-Severn",
    "Tenbury Wells",
    "Broadway",
  ],
  homes:
    "Great Malvern is built on a hillside in villas of rough local stone and brick, planned for taking the waters. Redditch had needles and springs before it became a new town with looping roads and well-wooded districts. Kidderminster wove carpets and has the terraces of its weavers beside 1930s and post-war estates. Broadway and the villages under the Cotswold scarp are golden limestone, while the Severn side is timber and brick. Evesham and Pershore mix Georgian fronts with bungalows on former market gardens.",
  solar:
    "East-facing Malvern has bright mornings and loses the sun early behind its own hills. In the Vale of Evesham glasshouse growers and packers have flat light and large roofs to use. Redditch planted its new districts with so many trees that shade now outranks direction as the first question. Low land along the Severn at Upton and Bewdley is open but floods, so inverters belong upstairs or on high walls.",
  heating:
    "Villas in Malvern have turrets, tall sashes and cellars, and a heat pump plan there begins with windows. New-town Redditch homes are compact, well grouped and simple to measure. West of the Severn towards Tenbury and Martley the gas main ends and oil or wood takes over. Salt lies under Droitwich and the ground can move, so boring there is for people who know it.",
  driving:
    "Bromsgrove and Redditch commute to Birmingham, and stations there tempt people to leave the car at home on the charger. Malvern’s steep roads return some energy on the way down to Barnards Green. Riverside cottages in Bewdley park in public car parks, and those go under water now and then.",
  planning:
    "Districts such as Wychavon, Malvern Hills, Wyre Forest, Bromsgrove and Redditch decide applications, with the city of Worcester doing the same inside its limits. The Malvern Hills and the Cotswolds are both protected landscapes that cross the county line. Bewdley, Pershore and Broadway have conservation areas where front slopes are watched. For connections, ask National Grid Electricity Distribution.",
  questions: [
    {
      question: "Does the hill make solar pointless in Malvern?",
      answer:
        "It costs the last part of the day, and less than people fear in summer. A survey that models the ridge line will give a smaller but honest yearly figure.",
    },
    {
      question: "Our Redditch garden is ringed by trees, should we skip panels?",
      answer:
        "Measure the shade first, since a garage or the upper third of a roof may be clear. Some of the planting belongs to the council, so pruning is a request and not a right.",
    },
  ],
};
