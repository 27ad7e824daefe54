import type { AreaText } from "#content/areas/area-text.ts";

export const herefordshire: AreaText = {
  slug: "herefordshire",
  description:
    "Solar panels, heat pumps, batteries and EV chargers in Herefordshire, for black-and-white cottages, farms on oil and bungalows in Hereford.",
  intro:
    "Herefordshire is orchard, pasture and red soil between the Malverns and the Black Mountains. Few English counties have so little gas main and so many oil tanks. Timber frames, long farm tracks and thin overhead lines shape nearly every quote.",
  places: [
    "Hereford",
    "Leominster",
    "Ross-on-Wye",
    "Ledbury",
    "Bromyard",
    "Kington",
    "Weobley",
    "Pembridge",
    "Colwall",
    "Peterchurch",
    "Belmont",
    "Bobblestock",
  ],
  homes:
    "Weobley, Pembridge and Eardisland are known for black-and-white timber frames with panels of plaster or brick between the posts. Farmhouses on the western side are of old red sandstone under stone tiles or Welsh slate. Hop kilns and cider barns have become homes, with conical or steep roofs that photographers love. Hereford itself has Victorian brick, post-war estates south of the Wye and newer closes at Belmont and Bobblestock. Bungalows on generous plots stand at the edge of nearly every market town.",
  solar:
    "Barns, poultry sheds and cider stores give this county more plain roof than its houses do. A timber-framed cottage rarely wants weight on its rafters, so the cart shed or a paddock is the better place. In the Golden Valley and below the Black Mountains hills hide the low sun, while the Lugg meadows lie wide open. Rain arrives from Wales, but dry spells behind the mountains are longer than newcomers expect.",
  heating:
    "Oil and bottled gas heat most rural homes, and deliveries in winter depend on a tanker getting up the lane. Wattle, brick infill and oak frames must be allowed to breathe, so slow steady warmth suits them well once gaps are closed. Holdings with land to spare can lay pipes for a ground source system in deep red soil. Logs remain popular, and a stove beside a heat pump is a sensible pair here.",
  driving:
    "Distances between market towns are real, buses are few and a second car is normal in the villages. Charging goes on the barn or cart-shed wall more often than on the house. Hereford, Leominster, Ledbury and Colwall have stations, which is about all the railway that remains.",
  planning:
    "Herefordshire Council is unitary, so planning and roads share one address in Hereford. The Wye Valley and the Malvern Hills are protected landscapes at the south and east of the county. Listed cottages are so common in the black-and-white villages that consent is the first question, not the last. Rural transformers on poles have limits, and National Grid Electricity Distribution may cap what a large farm array exports.",
  questions: [
    {
      question: "Can a black-and-white cottage have a heat pump?",
      answer:
        "Yes, many can, when the pipes avoid the frame and the unit stands away from the public face. Listed building consent will usually be needed for the work to the house itself.",
    },
    {
      question: "We are at the end of a long overhead line near Kington, can we export solar?",
      answer:
        "Up to a point, and the network operator tells your installer how far in its reply to the application. An export limit or a battery keeps the system legal without shrinking the array to nothing.",
    },
  ],
};
