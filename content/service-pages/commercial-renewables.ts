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
    "A factory, a farm, a hotel and a school waste energy in different ways and should not buy the same thing. This page sets out the order that works for most sites, and the hurdles that set the timetable.",
  picture: "commercial",
  cards: [
    {
      title: "Power",
      text: "Solar on roofs and car parks suits almost anyone with daytime demand; wind suits exposed farms and estates; hydro suits old mill sites.",
    },
    {
      title: "Heat",
      text: "Heat pumps for space heating and hot water, and to recover heat from refrigeration, compressors and drains. Biomass where you produce the fuel as a by-product.",
      points: [
        "First lower the temperature you need",
        "Recover waste heat before you generate more",
        "Keep sound existing plant for the coldest week",
      ],
    },
    {
      title: "Flexibility",
      text: "Batteries, thermal stores and controls that move demand out of expensive hours or keep it under the limit of your grid connection.",
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
    "Part of your energy at a fixed cost",
    "A smaller footprint, measured in the units your customers ask for",
    "Waste heat used instead of vented",
    "Tax relief in the first year through capital allowances",
  ],
  sections: [
    {
      heading: "In which order",
      paragraphs: [
        "Save first. Lighting, fixing compressed-air leaks, keeping cold-store doors shut and putting timers on ventilation often pay back within a year or two. Then generate what the site uses by day. Then electrify heat and vehicles, now that you know the new load. Leave storage until last, when a year of data shows what it would do.",
        "Doing it backwards is expensive: a battery sized for today’s load will be the wrong size once you have electric forklifts, and you will have a boiler replaced in a hurry for fifteen years. Write the plan once, and take the next step each time old plant fails.",
      ],
    },
    {
      heading: "Which technology suits which site",
      paragraphs: [
        "Dairies and food plants have warm waste water and cold rooms side by side, which is ideal for heat pumps. Hotels and leisure centres need hot water all year, so heat recovery and solar both pay in summer. Warehouses have large roofs but use little power, unless they cool goods or charge vehicles. Offices use power when the sun shines. Estates with a hill or a weir should at least measure the wind or flow.",
        "Commercial heat pumps now routinely deliver 60 to 70 °C, and hotter at lower efficiency. Above about 100 °C, look at process changes and electric or biomass steam. An engineer’s feasibility study can compare these at your own tariff and hours; the rule of thumb above cannot.",
      ],
    },
    {
      heading: "The three hurdles: grid, lease and planning",
      paragraphs: [
        "Ask the network operator early what you can import and export. Budget estimates are usually free or cheap, formal offers expire, and reinforcing the network can cost more than the plant. A scheme with a certified limiter that never exports is sometimes accepted where others are refused.",
        "Tenants need consent for the roof, risers and cables, and should agree what happens at the end of the lease. Landlords can let the roof or sell the power. In England rooftop solar is mostly permitted development, while wind turbines and biomass flues mostly are not. The other nations have their own rules.",
      ],
    },
    {
      heading: "Money",
      paragraphs: [
        `Main-rate plant, such as charge points, can be written off in full by a company in the first year. Solar and integral features of a building, including its space and water heating, are special-rate plant; the Annual Investment Allowance gives the same relief on them up to ${shown.investmentAllowance}. In England, rooftop generation and storage used on the premises are exempt from business rates until 31 March 2035. Cash grants for firms are mostly local and short-lived, so ask the council or growth hub before you order, and don’t rely on one until you have it in writing.`,
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
        "With a year of half-hourly data and a walk round the site at night. Then ask for quotes for the two measures with the shortest payback, and use the savings to fund the third.",
    },
    {
      question: "Buy, lease or power purchase agreement?",
      answer:
        "Buying earns most if you have profits to set the allowances against and plan to stay. Leasing spreads the cost. A power purchase agreement needs no capital but ties up the site for many years; have a lawyer read the exit clauses.",
    },
    {
      question: "Can several tenants share one solar roof?",
      answer:
        "Yes, through the landlord’s private supply or a community arrangement, but licensing and metering rules apply to anyone who sells electricity. Take advice early; class exemptions cover many small cases.",
    },
    {
      question: "Do renewables need planning permission on a farm?",
      answer:
        "Roof panels in England usually don’t, as permitted development. Ground arrays of any size, turbines and most digesters do. Also ask how it affects agricultural property relief and stewardship payments.",
    },
    {
      question: "Is a green electricity contract as good as our own panels?",
      answer:
        "No. A contract backed by certificates can lower market-based emissions in a report, but it doesn’t cut what you use or pay. Many firms do both and report them separately.",
    },
    {
      question: "Why does the calculator ask for operating hours?",
      answer:
        "Sites that run more than eight hours a day use more of what they generate. For them the rule of thumb counts 15% of your energy spend instead of 10%, plus an amount for the size of the premises; what firms really find comes before it. A feasibility study gives you real figures for both.",
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
