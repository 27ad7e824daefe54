import { shown } from "#content/figures/shared-figures.ts";
import { yieldUk } from "#content/service-pages/common-facts.ts";
import {
  annualInvestmentAllowance,
  boilerUpgradeAirSource,
  firstYearAllowance,
  fullExpensing,
  workplaceCharging,
} from "#content/service-pages/grant-notes.ts";
import type { ServicePage } from "#content/service-pages/service-page.ts";

export const commercialRenewables: ServicePage = {
  slug: "commercial-renewables",
  title: "Renewable energy for business: options and quotes",
  description:
    "Solar, wind, heat pumps and storage for working buildings: which to do first, grid and lease, tax relief today, and up to 3 free quotes.",
  keywords: ["commercial renewables", "business renewable energy", "commercial heat pump", "battery for business"],
  heading: "Commercial renewables",
  intro:
    "A factory, a farm, a hotel and a school waste energy in different ways and should not buy the same thing. This page sets out the order in which most sites do well, and the hurdles that decide the timetable.",
  picture: "commercial",
  cards: [
    {
      title: "Power",
      text: "Solar on roofs and car parks for almost anyone with daytime demand; wind for exposed farms and estates; hydro where a river was once used for milling.",
    },
    {
      title: "Heat",
      text: "Heat pumps for space heating and hot water, and for recovering warmth from refrigeration, compressors and drains. Biomass where fuel is a by-product.",
      points: [
        "Lower the temperature that you need first",
        "Recover before you generate",
        "Keep peak-load plant for the coldest week if it is sound",
      ],
    },
    {
      title: "Flexibility",
      text: "Batteries, thermal stores and controls that move demand out of dear hours or under the limit of your grid connection.",
    },
  ],
  facts: [
    yieldUk,
    {
      id: "commercial-renewables-largest-heat-output-under-boiler-upgrade",
      label: "Largest heat output under the Boiler Upgrade Scheme",
      value: "45 kW",
      note: "Small business premises in England and Wales; larger plant gets no such grant.",
      source: "Ofgem, Boiler Upgrade Scheme",
      asOf: "November 2026",
      restsOn: ["grants.busOutput"],
    },
    {
      id: "commercial-renewables-carbon-grid-electricity",
      label: "Carbon in grid electricity",
      value: "0.131 kg CO₂e per kWh, from 0.412 in 2016",
      note: "Generation only. Natural gas has stayed at about 0.18.",
      source: "UK Government greenhouse gas conversion factors",
      asOf: "2026",
      restsOn: ["carbon.electricity", "carbon.electricity2016", "carbon.gas"],
    },
  ],
  grants: [annualInvestmentAllowance, fullExpensing, firstYearAllowance, workplaceCharging, boilerUpgradeAirSource],
  benefits: [
    "Part of your energy at a price that no market moves",
    "A smaller footprint, measured in the units your customers ask for",
    "Waste heat put to work in place of being vented",
    "Capital allowances that bring the tax relief into the first year",
  ],
  sections: [
    {
      heading: "In which order",
      paragraphs: [
        "Save first, since the unit you don’t use needs no roof, no cable and no permit. Lighting, leaks in compressed air, door discipline in cold stores and timers on ventilation often pay back within a year or two. Then generate what the site uses by day. Then electrify heat and vehicles, with the new load known. Storage comes last, when a year of data shows what it would do.",
        "Doing it backwards is expensive: a battery sized for today’s load is the wrong one after the forklifts change, and a boiler replaced in a hurry stands for fifteen years. Write the plan once, and let each failure of old plant trigger the next step of it.",
      ],
    },
    {
      heading: "Which technology suits which site",
      paragraphs: [
        "Dairies and food plants have warm waste water and cold rooms side by side, which is ideal for heat pumps. Hotels and leisure centres need hot water all year, so heat recovery and solar both earn in summer. Warehouses have roof and little load, unless they cool or charge vehicles. Offices run when the sun shines. Estates with a hill or a weir should at least measure wind and flow once.",
        "Heat at 60 to 70 °C is routine for commercial heat pumps now, and hotter is possible at lower efficiency. Above about 100 °C look at process changes and electric or biomass steam. An engineer’s feasibility study compares these with your own tariff and hours; the quick estimate above cannot.",
      ],
    },
    {
      heading: "The three hurdles: grid, lease and planning",
      paragraphs: [
        "Ask the network operator early what you may import and export. Budget estimates are usually free or cheap, formal offers expire, and reinforcement can cost more than the plant. A scheme that never exports, with a certified limiter, is sometimes accepted where a larger one is refused.",
        "Tenants need consent for roof, risers and cables, and should agree what happens at the end of the term. Landlords can let the roof or sell the power. Planning follows the technology: roofs are mostly permitted development in England, wind and biomass flues mostly not, and each nation of the UK has its own list.",
      ],
    },
    {
      heading: "Money",
      paragraphs: [
        `Main-rate plant, such as charge points, can be written off in full in the first year by a company. Solar and the parts integral to a building, its space and water heating among them, are special-rate plant, for which the Annual Investment Allowance does the same up to ${shown.investmentAllowance}. In England, rooftop generation and storage used on the premises are exempt from business rates until 31 March 2035. Renewable cash grants for firms are mostly local and short-lived, so ask the council or growth hub before you order, and never count one in before it is written down.`,
      ],
      points: [
        "Ask for the saving at your contract price, with and without export",
        "Ask for degradation, servicing and downtime in the cash flow",
        "Ask which permits the price includes",
        "Ask for a metering plan that proves the result",
      ],
    },
  ],
  faq: [
    {
      question: "Where does a medium-sized company start?",
      answer:
        "With a year of half-hourly data and one walk round the site at night. Those show more than any catalogue. Then ask for quotes for the two measures with the shortest payback, and use them to fund the third.",
    },
    {
      question: "Buy, lease or power purchase agreement?",
      answer:
        "Buying earns most if you have profit to set the allowances against and plan to stay. Leasing spreads the cost. A purchase agreement needs no capital but ties the site for many years; have a lawyer read the exit clauses.",
    },
    {
      question: "Can several tenants share one solar roof?",
      answer:
        "Yes, through the landlord’s private supply or a community arrangement, but licensing and metering rules apply to anyone who sells electricity. Take advice early; class exemptions cover many small cases.",
    },
    {
      question: "Do renewables need planning permission on a farm?",
      answer:
        "Roof panels usually don’t, in England within permitted development. Ground arrays of any size, turbines and most digesters do. Also ask what the change means for agricultural property and for stewardship payments.",
    },
    {
      question: "Is a green electricity contract as good as our own panels?",
      answer:
        "It is a purchase, and panels are an asset. A contract backed by certificates can lower market-based emissions in a report, but it leaves your use and your price where they were. Many firms do both and say which is which.",
    },
    {
      question: "What are operating hours doing in the calculator?",
      answer:
        "Sites that run more than eight hours a day use more of what they generate. The estimate then credits 15% of your energy spend in place of 10%, on top of a part for the size of the premises. A feasibility study replaces both.",
    },
  ],
  related: ["commercial-solar", "fleet-charging", "net-zero", "energy-audits"],
  features: [
    "Feasibility and grid study",
    "Commercial heat pumps",
    "Storage and load control",
    "Wind and hydro for estates",
  ],
};
