import { electricityPrice, exportPrice } from "#content/service-pages/common-facts.ts";
import { annualInvestmentAllowance } from "#content/service-pages/grant-notes.ts";
import type { ServicePage } from "#content/service-pages/service-page.ts";

export const windHydro: ServicePage = {
  slug: "wind-hydro",
  title: "Small wind and hydro: is your site right for it?",
  description:
    "Small wind turbines and micro hydro in the UK: how to judge a site, head and flow, licences and planning, and up to 3 free quotes from specialists.",
  keywords: ["small wind turbine", "micro hydro", "domestic wind turbine UK", "hydro abstraction licence"],
  heading: "Wind and hydro",
  intro:
    "Few sites suit wind or water power, but those that do can be excellent: they generate most in winter, when solar panels generate least. This page helps you find out about yours before you pay anyone.",
  picture: "turbine",
  cards: [
    {
      title: "Wind needs open ground",
      text: "A hilltop, a coast or a wide field, far from trees and roofs, with a tall mast. In towns the wind is slow and turbulent, and roof turbines generate little.",
    },
    {
      title: "Water needs a drop",
      text: "Head, the height that water falls, matters as much as flow. A small stream with a steep fall can be better than a wide, slow one.",
      points: [
        "Head in metres, measured with a level",
        "Flow in a dry summer as well as a wet winter",
        "A route for a pipe and a cable",
      ],
    },
    {
      title: "Both need patience",
      text: "Measuring, licences, planning and the grid connection take months, and for hydro often more than a year. Installing the machine takes much less time.",
    },
  ],
  facts: [
    {
      id: "wind-hydro-mean-wind-by-region-10-m",
      label: "Mean wind by region, 10 m above ground",
      value: "8.1 mph in the Thames area to 17.3 mph in Shetland",
      note: "UK average 9.8 mph, Wales 12.2 mph. These are regional means; your site can be far above or below.",
      source: "SAP 2012 Appendix U, Table U2 (BRE for DECC)",
      asOf: "2012",
      restsOn: ["sap-climate.wind"],
    },
    {
      id: "wind-hydro-power-falling-water",
      label: "Power in falling water",
      value: "1.2 kW from 10 m and 20 litres a second",
      note: "9.81 × head × flow × 0.6 for turbine, pipe and generator losses.",
      source: "Physics; the 0.6 is our cautious assumption for a small scheme",
      asOf: "November 2026",
      restsOn: ["nature.fallingWater"],
    },
    electricityPrice,
    exportPrice,
  ],
  grants: [annualInvestmentAllowance],
  benefits: [
    "Power in winter, at night and in bad weather",
    "A good match with heat pumps, whose demand follows the same months",
    "Hydro that runs day and night for decades if you look after it",
    "Smart Export Guarantee payments in Great Britain, with the right certificate",
  ],
  sections: [
    {
      heading: "Judging the wind",
      paragraphs: [
        "The power in wind grows with the cube of its speed. At 12 mph there is 73% more than at 10. That is why a higher mast is usually better value than a larger rotor, and why half a mile of open fields upwind matters more than the rated power in the brochure. The rule of thumb starts to count above 10 mph for the same reason.",
        "Maps give regional means and can’t show what shelters your site. Put up an anemometer at hub height for some months, ideally a year, and compare it with the nearest weather station. As a rule of thumb keep ten tree-heights between a turbine and the trees upwind, or lift it well above them.",
      ],
    },
    {
      heading: "Judging the stream",
      paragraphs: [
        "The calculator asks only for flow, so it says what each metre of fall would give. Multiply head in metres by flow in litres a second and by 9.81 to get the watts in the water; a small scheme turns some 50 to 70% of them into electricity. Measure flow with a bucket and a watch on a small stream, or with a notched weir on a larger one, and do it in August too.",
        "You may not use all of it. The regulator decides how much has to stay in the river for fish and for people downstream. A screen keeps leaves and eels out, and you have to clear it regularly, above all after storms.",
      ],
    },
    {
      heading: "Licences for water",
      paragraphs: [
        "In England you apply to the Environment Agency for an abstraction licence if water is diverted, and for an impounding licence if you build or change a weir. Fish passes need approval, and work in or beside a main river needs a flood risk permit. Natural Resources Wales does the same in Wales, SEPA in Scotland and the Department of Agriculture, Environment and Rural Affairs in Northern Ireland. Each of them offers advice before you apply.",
      ],
    },
    {
      heading: "Planning, noise and the grid",
      paragraphs: [
        "In England a single free-standing turbine at a house can be permitted development within tight limits. It may be 11.1 metres high, with blades at least 5 metres above the ground and a swept area of no more than 3.8 square metres. It must stand its own height plus a tenth away from every boundary and pass the MCS 020 noise test. For a turbine on the building, the house must be detached. A heat pump already on site can rule it out. Wales allows only free-standing ones; Scotland and Northern Ireland have their own rules. Anything taller needs an application with landscape, noise and wildlife reports.",
        "MCS certificates exist for wind and for hydro up to 50 kW, and export tariffs require them or equivalent evidence. Above 16 amps a phase you need the network operator’s consent first; on a long rural line that can decide the size of the whole scheme. Since support through the Feed-in Tariff ended for new sites in 2019, the electricity you use yourself is worth most.",
      ],
      points: [
        "Ask for at least one reference site with several years of readings",
        "Ask for yearly output at your measured wind or flow, not at rated power",
        "Ask for the price of yearly servicing and of a new bearing or screen",
        "Ask who pays if a licence is refused",
      ],
    },
  ],
  faq: [
    {
      question: "Will a turbine on my roof work?",
      answer:
        "Hardly, in a town or suburb. Buildings make the wind slow and gusty, and the vibration carries into the house. Solar panels on the same roof are a better use of the money.",
    },
    {
      question: "How windy must my site be?",
      answer:
        "The usual advice, including Energy Saving Trust’s, is a yearly mean of at least 5 metres a second, about 11 mph, measured at the height of the hub. Below that, output falls so quickly that servicing can cost more than the power is worth.",
    },
    {
      question: "Do I need a licence for a water wheel on my own land?",
      answer:
        "Very likely. Owning the bank doesn’t give you a right to divert or hold back the water. Your nation’s regulator decides, and old mill rights seldom cover a new turbine.",
    },
    {
      question: "Can wind or hydro run my house off the grid?",
      answer:
        "Yes, with batteries and a generator for still or dry weeks. If the grid is near, it is cheaper to stay connected, and you can sell what is left over.",
    },
    {
      question: "What upkeep does a small turbine need?",
      answer:
        "A yearly inspection of bolts, blades, bearings and cables, and a way to lower or climb the mast safely. Keep records for your insurer. The usual repairs are to bearings, brakes and inverters.",
    },
    {
      question: "Is there a grant for wind or hydro?",
      answer:
        "Not a general one, as of 21 November 2026. Home Energy Scotland has listed loans for both; ask what is open. Businesses and farms can use capital allowances, and some rural funds come and go.",
    },
  ],
  related: ["solar-panels", "battery-storage", "commercial-renewables"],
  features: ["Site and wind assessment", "Head and flow survey", "Licence and planning help", "Turbine servicing"],
};
