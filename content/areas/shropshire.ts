import type { AreaText } from "#content/areas/area-text.ts";

export const shropshire: AreaText = {
  slug: "shropshire",
  description:
    "Solar panels, heat pumps, batteries and EV chargers in Shropshire: oil-heated farms, Telford estates, Ludlow timber and the Shropshire Hills.",
  intro:
    "Shropshire is divided by the Severn into a northern plain of dairy farms and southern hills that lean into Wales. Shrewsbury sits inside a loop of the river, and Telford spreads over old coal and iron ground as a new town. Where in the county you live often says how you heat and who runs your wires.",
  places: [
    "Shrewsbury",
    "Telford",
    "Oswestry",
    "Ludlow",
    "Bridgnorth",
    "Market Drayton",
    "Whitchurch",
    "Wem",
    "Church Stretton",
    "Much Wenlock",
    "Newport",
    "Wellington",
    "Ironbridge",
    "Ellesmere",
  ],
  homes:
    "Ludlow, Shrewsbury and Much Wenlock hold fine timber frames, and Bridgnorth stands high and low on either side of its cliff. Telford absorbed Wellington, Oakengates, Madeley and Dawley and put estates of the 1960s to 1980s between them. Brick farmhouses rule the plain from Wem to Market Drayton. Stone cottages with slate roofs begin west of the Stiperstones and around Clun. Small miners’ and ironworkers’ rows cling to the banks of the Gorge at Ironbridge and Jackfield.",
  solar:
    "Dairy yards on the northern plain use most power at milking, early and late, which is an argument for a battery. Hill farms in Clun Forest lie under valley sides where December sun hardly clears the ridge. Telford’s garages and monopitch roofs give odd shapes that microinverters handle well. South-west winds funnel along the Stretton valley, and an installer from the plain should not guess the load.",
  heating:
    "South of the Severn villages are mainly on oil, bottled gas or logs, and north of it mains gas is largely a matter for the towns. Early Telford estates included unusual walls and timber panels, so ask for the original construction type. Land slips in the Ironbridge Gorge, which rules out heavy trenching and asks for flexible pipe runs. Big gardens and paddocks elsewhere make ground source a fair comparison.",
  driving:
    "Telford was planned around roundabouts and the car, and most homes have a drive or a garage block. Ludlow and the lower town of Bridgnorth have medieval plots without parking. A farm track may need the charger near the gate, and then cable size costs more than the box.",
  planning:
    "Shropshire Council and Telford and Wrekin Council are the unitary authorities here. Ironbridge Gorge is a World Heritage Site with strict eyes on rooflines and chimneys. The Shropshire Hills around the Long Mynd, Stiperstones and Clee are a protected landscape. Oswestry and Whitchurch are in SP Energy Networks territory, but the south and Telford belong to National Grid Electricity Distribution.",
  questions: [
    {
      question: "Can I put panels on a cottage in Ironbridge?",
      answer:
        "Possibly on a hidden slope of an unlisted house, after a written answer from Telford and Wrekin’s planners. Listed terraces on the Gorge side are a different matter and often end with a no.",
    },
    {
      question: "We heat with oil near Clun, will a heat pump cope with hill winters?",
      answer:
        "Yes, if it is chosen for your valley’s cold and not for a county average. Ask to see the design temperature and the heat loss of each room in the written offer.",
    },
  ],
};
