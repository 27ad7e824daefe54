import type { AreaText } from "#content/areas/area-text.ts";

export const gloucestershire: AreaText = {
  slug: "gloucestershire",
  description:
    "Home energy in Gloucestershire: Cotswold stone roofs, Cheltenham’s Regency terraces, Stroud’s valleys, the Forest of Dean and the Bristol fringe.",
  intro:
    "Gloucestershire is three countries in one: the limestone wolds, the vale of the Severn and the Forest of Dean beyond the river. In the ceremonial county there is a fourth, the northern suburbs of Bristol in South Gloucestershire.",
  places: [
    "Gloucester",
    "Cheltenham",
    "Stroud",
    "Cirencester",
    "Tewkesbury",
    "Dursley",
    "Coleford",
    "Cinderford",
    "Lydney",
    "Yate",
    "Thornbury",
    "Kingswood",
    "Bradley Stoke",
    "Moreton-in-Marsh",
  ],
  homes:
    "Cheltenham’s Regency terraces and villas are stucco over brick, with ironwork balconies and roofs half hidden behind parapets. On the wolds, farmhouses and cottages are limestone from wall to ridge. Stroud and its valleys stack weavers’ cottages and former cloth mills up the slopes, one garden above the next chimney. Cinderford and Coleford have rendered terraces and scattered smallholdings, a legacy of free miners and quarrymen. Yate and Bradley Stoke are creations of the later twentieth century, full of cavity-walled semis and closes.",
  solar:
    "Stone slates, graded from large at the eaves to small at the ridge, are heavy, scarce and not to be drilled by a beginner. For many Cotswold owners the sensible array stands on the barn, the garage or a frame behind a wall. Stroud’s Golden Valley and its sisters are deep, and a house on the shaded bank may see no direct sun at midwinter. Severn Vale roofs have it easier: flat land, simple pitches and a wide horizon as far as May Hill.",
  heating:
    "Away from the towns, oil and bottled gas are the rule in the Forest and on the high wolds, where winters are also colder than by the river. Old limestone walls want lime mortar and dry footings first, and insulation that lets vapour through. Coal lies beneath the Forest of Dean and around Kingswood, so boreholes in either need a search of mining records. In Bradley Stoke or Abbeymead a heat loss survey often finds that only a few radiators must change.",
  driving:
    "Hill villages without trains, from Painswick to Northleach, live by car, and a charger in the old stable or cart shed is a common arrangement. Forest drivers reach the rest of the county by way of Gloucester or Chepstow, which makes for long daily trips. In central Cheltenham and Stroud expect terraces without drives and streets under permit.",
  planning:
    "Six district councils work under Gloucestershire County Council, and South Gloucestershire is unitary. The Cotswolds National Landscape covers a great share of the east, the Wye Valley’s a strip in the west, and nearly every village has its listed buildings. Cheltenham protects its Regency core, where a panel above a parapet line is the chief concern. National Grid Electricity Distribution serves most addresses, and SSEN some near the Wiltshire and Oxfordshire borders.",
  questions: [
    {
      question: "Can panels be fixed to a Cotswold stone slate roof?",
      answer:
        "Sometimes, with purpose-made brackets, a roofer used to such slates and a check on timbers that already carry a great weight. Listed status usually settles the matter, and an outbuilding or a ground array tends to be cheaper and less risky.",
    },
    {
      question: "Our house in the Stroud valleys has hardly any winter sun: is solar pointless?",
      answer:
        "Not always, because most of a year’s yield falls between spring and early autumn, when the sun clears the opposite hill. Ask for a calculation that includes the horizon, and do not accept one that treats the valley as flat.",
    },
  ],
};
