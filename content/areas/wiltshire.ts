import type { AreaText } from "#content/areas/area-text.ts";

export const wiltshire: AreaText = {
  slug: "wiltshire",
  description:
    "Solar, storage, heat pumps and chargers in Wiltshire: Swindon’s estates, Bath-stone towns in the west, army homes and thatch under the downs.",
  intro:
    "Chalk makes up more than half of Wiltshire, an open upland of downs and Plain with villages strung along its streams. Swindon and the old cloth towns of the west hold most of the people, and the Army has garrison towns of its own round the Plain.",
  places: [
    "Swindon",
    "Salisbury",
    "Trowbridge",
    "Chippenham",
    "Devizes",
    "Melksham",
    "Warminster",
    "Calne",
    "Corsham",
    "Marlborough",
    "Bradford on Avon",
    "Malmesbury",
    "Royal Wootton Bassett",
    "Amesbury",
  ],
  homes:
    "Bradford on Avon, Corsham and Malmesbury are built of pale oolite, with weavers’ cottages climbing the hill and clothiers’ houses below. Swindon’s railway village is limestone too, but the town around it is red-brick terraces, overspill estates and newer western suburbs. On the chalk, cottages combine flint, brick, thatch and garden walls of chalk mud with a little roof of their own. Near Marlborough and Avebury you see sarsen, a stone so hard that few tools like it. Tidworth, Bulford, Larkhill and Ludgershall have grown with new homes for soldiers’ families.",
  solar:
    "High ground on the downs is windy, bright and free of trees, and barns there carry large arrays with ease. West Swindon’s houses turn their short roofs in every direction round closes and cul-de-sacs, so a design per house is needed. In the Pewsey Vale and the Wylye valley the steep scarp matters only to those right beneath it. Thatched owners look to cart sheds, stables or a corner of the orchard.",
  heating:
    "Trowbridge, Chippenham and Swindon are on gas, whereas whole valleys across the Plain burn oil. Chalk-mud and cob walls need a sound hat and boots, which means good thatch and a dry plinth, before any lining is thought of. Winter nights on the upland are sharper than on the coast, and the heat loss sum should use local figures. Deep chalk is reliable for boreholes, with the Environment Agency attentive to the drinking water in it.",
  driving:
    "Commuters leave Chippenham and Swindon by the Great Western line, and their cars can charge on the drive beneath an empty house’s panels. Devizes and Marlborough have no station at all, so overnight charging does the work there. In the tight centres of Bradford on Avon and Malmesbury few cottages own a parking space.",
  planning:
    "Wiltshire Council covers the county apart from Swindon, which has a borough council with the same powers. Stonehenge and Avebury form a World Heritage Site whose buried remains reach into fields and gardens far from the stones. North Wessex Downs, Cranborne Chase and the Cotswolds are National Landscapes here, and a small corner in the south-east is within the New Forest National Park. Most homes are connected by SSEN, with National Grid Electricity Distribution on parts of the western side.",
  questions: [
    {
      question: "We live in an Avebury cottage: is a buried heat loop possible?",
      answer:
        "Trenches in the World Heritage Site raise archaeology at once, and parts of the village are a scheduled monument, for which separate consent is needed. An air source unit with a shallow base avoids most of the digging, and the council’s archaeologist can say what is known of your plot.",
    },
    {
      question: "Do Swindon’s railway cottages allow panels?",
      answer:
        "The cottages of the Railway Village are listed and many are let, so you need both the owner’s agreement and consent. A battery on a night tariff works without touching the outside.",
    },
  ],
};
