import { shown } from "#content/figures/shared-figures.ts";
import {
  boilerEfficiency,
  costOf,
  electricityPence,
  gasPence,
  gasStandingPence,
  grants,
  inPence,
  inPounds,
  plannedPence,
  wholeNumber,
  yieldPerKw,
} from "#content/guides/figures.ts";
import type { Guide } from "#content/guides/guide.ts";
import { toPlanner } from "#content/planner/tool-links.ts";
import { electricityPrice, gasPrice, yieldUk } from "#content/service-pages/common-facts.ts";
import { boilerUpgradeAirToAir, chargepointRenters } from "#content/service-pages/grant-notes.ts";

/** Median gas of homes with one bedroom, in kWh a year. */
const GAS_OF_ONE_BEDROOM = 5215;
const heat = GAS_OF_ONE_BEDROOM * boilerEfficiency;
const year = {
  panels: costOf(heat, plannedPence),
  gas: costOf(GAS_OF_ONE_BEDROOM, gasPence) + costOf(365, gasStandingPence),
  pump: (efficiency: number) => costOf(heat / efficiency, plannedPence),
};

/** A block's roof, in our example. */
const block = { kw: 20, commonUse: 9000, flats: 12, usedShare: 0.4 };
const blockMade = block.kw * yieldPerKw.south;
const blockSaved = costOf(blockMade * block.usedShare, electricityPence);

const PLUG_KW = 0.8;

export const flatsAndLeaseholds: Guide = {
  slug: "flats-and-leaseholds",
  title: "Solar, heat pumps and chargers in a leasehold flat",
  description:
    "What you can do in a flat on your own, what needs the freeholder, how to ask for consent, and how a block can share panels, heat and charge points.",
  heading: "Flats and leaseholds",
  answer: [
    "Read the lease first. It says which walls, windows and spaces are yours. The roof, the outside walls and the car park seldom are, so you need the owner’s written consent before you put panels, outdoor units or cables there.",
    "What pays best in most flats is indoors: controls, draught-proofing, the tariff, and better heating than panel heaters. Panels on the roof are worth having when the whole block shares them, but allow a year for that.",
  ],
  sections: [
    {
      heading: "Three questions for the lease",
      paragraphs: [
        "You’ll find the answers in the description of the flat, in the tenant’s covenants and in the schedule on service charges. A copy costs a few pounds from HM Land Registry if yours is lost.",
      ],
      points: [
        "What is “demised”? If the roof above you or the window frames are named, they may be yours; if not, they belong to the landlord",
        "What does it say about alterations: forbidden, allowed with consent, or only those of structure?",
        "What may the service charge pay for: repairs alone, or improvements as well?",
      ],
    },
    {
      heading: "Asking for consent, and getting it",
      paragraphs: [
        "Where the lease allows improvements with the landlord’s consent, the Landlord and Tenant Act 1927 adds that it may not be refused without good reason. A tribunal said so about solar panels in 2011: the tenants should have asked, but it would not have been reasonable to refuse because of snow or appearance. A covenant that forbids alterations outright gives no such help, so the landlord can refuse or name a price.",
        "Send one complete letter: a drawing with dimensions, the weight, how it is fixed, how cables pass through walls and are sealed against fire, the installer’s insurance, who maintains it and who removes it. Ask for a licence to alter and what it costs; you pay the surveyor’s and solicitor’s fees. Keep the licence for when you sell.",
        "If you own a share of the freehold you still have to ask, but you have a vote in the company that decides.",
      ],
    },
    {
      heading: "What you can usually do alone",
      paragraphs: [
        "These rarely affect anyone else’s property. Ask before you drill through an outside wall or change a window.",
      ],
      points: [
        "A smart meter, and a tariff that fits storage heaters or the car",
        "Thermostats and time switches on heaters and on the immersion",
        "Draught strips, a chimney balloon, lined curtains, secondary glazing",
        "Insulation on the inside of a cold outside wall, after advice on damp",
        "A battery, only if the lease, the insurer and the block’s fire strategy allow it, which is seldom",
      ],
    },
    {
      heading: "Heating: what a year costs",
      paragraphs: [
        `The median one-bedroom home in England and Wales used ${wholeNumber(GAS_OF_ONE_BEDROOM)} kWh of gas. At the ${100 * boilerEfficiency}% that boilers reach in use, that gives ${wholeNumber(heat)} kWh of heating and hot water. The bars show the same heat from plain electric heaters, from gas with its standing charge, and from heat pumps of two efficiencies, all at the price cap; electricity at ${inPence(plannedPence, 2)}, with the VAT of April 2027, as our planner counts it.`,
        `Changing from panel heaters to any heat pump saves most: ${inPounds(year.panels - year.pump(2.8))} a year in this sum. From gas there is little to gain unless you can give up the gas meter. Storage heaters on a night tariff are in between, and can come close to a heat pump if the night price is low enough.`,
      ],
      chart: {
        title: `A year’s heat, ${wholeNumber(heat)} kWh`,
        head: ["Heating", "A year"],
        bars: [
          { label: "Panel heaters, one rate", value: year.panels, words: inPounds(year.panels) },
          { label: "Gas boiler, with its meter", value: year.gas, words: inPounds(year.gas) },
          ...[2.8, 3.5].map((efficiency) => ({
            label: `Heat pump, efficiency ${efficiency}`,
            value: year.pump(efficiency),
            words: inPounds(year.pump(efficiency)),
            isKey: true,
          })),
        ],
      },
      links: [toPlanner("Work it out for your flat", "type=flat")],
    },
    {
      heading: "A heat pump in a flat",
      paragraphs: [
        `An air to air unit suits small flats: one box outside, one or two on the walls inside, no radiators. It has a grant of ${inPounds(grants.airToAir)} in England and Wales. Hot water stays electric or needs its own unit. An air to water pump needs radiators and a cylinder, and so a cupboard that most flats no longer have.`,
        "The outdoor unit is the obstacle. It needs consent, somewhere strong enough, a drain, and a noise check for the windows above and beside it. In England one unit on a block of flats needs no planning permission if it is no more than 0.6 cubic metres and passes the noise test; a unit for one flat uses up the block’s allowance. Some models are wholly indoors with two holes through the wall; they are weaker and louder, and the holes need consent too.",
        "If your neighbours agree, one system for everyone is better: a shared ground loop with a small pump in each flat, or a plant room with meters. You can get the grant for each flat on a shared loop.",
      ],
    },
    {
      heading: "Panels on a shared roof",
      paragraphs: [
        `In England panels on a block of flats are permitted development on much the same terms as on a house; flat roofs in conservation areas need prior approval. Take a roof with ${block.kw} kW: facing south it makes about ${wholeNumber(blockMade)} kWh a year. Wired to the landlord’s meter it feeds lifts, lights, pumps and gates. If those take ${wholeNumber(block.commonUse)} kWh and can use ${100 * block.usedShare}% of the panels’ output, then at the price cap’s ${electricityPence}p, the block saves ${inPounds(blockSaved)} a year, or ${inPounds(blockSaved / block.flats)} for each of ${block.flats} flats. A block’s contract is a business contract, so put its own price in.`,
        "The rest is exported or goes to the flats. Some systems send power to each flat in turn behind its own meter, and each owner sees it on the bill. The alternative is a private supply with one meter for the building, which saves more but makes someone the others’ electricity supplier, with legal duties. Take advice before doing that.",
      ],
    },
    {
      heading: "Who pays, and who decides",
      paragraphs: [
        "Many leases let the landlord recover repairs but not improvements, and new panels are an improvement. Then you need an agreement between those who join, or a change to the leases. If the service charge can be used, and any leaseholder in England or Wales would pay more than £250 for the works, the landlord has to consult under section 20 first.",
        "With a right to manage company, or by buying the freehold together, you can decide for yourselves. It takes months. In Scotland there are hardly any such leases: you own the flat, the title deeds say who owns the roof, and the Tenements Act governs repairs; for an improvement, expect to need every owner’s agreement. Tall buildings in England, from 18 metres or seven storeys, have further rules on works and fire; ask the accountable person at the start.",
      ],
    },
    {
      heading: "A charge point for your own space",
      paragraphs: [
        "You need a space that is yours by the lease, and a route for the cable. If your meter is near, run the cable from there and it goes on your bill. Otherwise it runs from the landlord’s board, with a meter for each point. Planning for all the spaces at once, with trays and load control, costs far less per space than doing them one by one.",
        `There is a grant for people who own and live in a flat or who rent, and one for landlords and freeholders. Both end on ${shown.chargepointGrantsEnd} as things stand, and for both you must not order before approval.`,
      ],
    },
    {
      heading: "Plug-in panels on the balcony",
      paragraphs: [
        `The rules for these changed during 2026. The fourth amendment of the wiring regulations included them on 15 April, and in June the government consulted on a standard for kits of up to 800 volt-amperes with an ordinary plug. We have not seen the final rules. Check on gov.uk whether such kits can be sold now, buy only one that names the British specification, and tell the network operator if you still have to.`,
        `Facing south at the pitch of a roof, ${PLUG_KW} kW of panels would make ${wholeNumber(PLUG_KW * yieldPerKw.south)} kWh a year. Upright on a railing it is much less, and the balcony above may shade it. The lease still applies: a railing is part of the outside, and you need insurance in case a panel falls.`,
      ],
    },
    {
      heading: "What isn’t worth it",
      paragraphs: [
        "A few panels for one flat on a shared roof: the cable, licence and scaffolding cost more than the power. An outdoor unit on a street front in a conservation area. A wall charger for a space that you rent by the month. A proposal for the whole block is a better use of your time than any of these.",
      ],
    },
  ],
  facts: [
    electricityPrice,
    gasPrice,
    yieldUk,
    {
      label: "Gas in homes with one bedroom",
      value: `median ${wholeNumber(GAS_OF_ONE_BEDROOM)} kWh a year`,
      note: "England and Wales, readings of 2024, corrected for the weather; houses and flats together.",
      source: "DESNZ, National Energy Efficiency Data-Framework, consumption tables",
      asOf: "11 June 2026",
      restsOn: ["studies.gasOneBedroom"],
    },
    {
      label: boilerUpgradeAirToAir.name,
      value: boilerUpgradeAirToAir.amount,
      note: boilerUpgradeAirToAir.who,
      source: boilerUpgradeAirToAir.source,
      asOf: boilerUpgradeAirToAir.asOf,
      restsOn: boilerUpgradeAirToAir.restsOn,
    },
    {
      label: chargepointRenters.name,
      value: chargepointRenters.amount,
      note: chargepointRenters.who,
      source: chargepointRenters.source,
      asOf: chargepointRenters.asOf,
      restsOn: chargepointRenters.restsOn,
    },
  ],
  faq: [
    {
      question: "The freeholder does not answer. What now?",
      answer:
        "Write again with a date and keep both letters. Under some leases, not answering a reasonable request counts as an unreasonable refusal; ask a solicitor or the Leasehold Advisory Service before you rely on it.",
    },
    {
      question: "I rent the flat. What can I ask for?",
      answer:
        "A private tenant in England and Wales may ask in writing for improvements that cost the landlord nothing. The landlord can apply for heat pump and charge point grants, so mention them in your letter.",
    },
    {
      question: "Who owns panels that the block has paid for?",
      answer:
        "Once fixed to the roof they usually belong to the freehold. The agreement should say who gets the savings, who pays for the inverter in twelve years, and what passes to someone who buys a flat.",
    },
    {
      question: "Top floor: may I use the loft above me?",
      answer:
        "Only if the lease includes it. Often it doesn’t, even if the only hatch is in your hall, and laying insulation there without asking is still an alteration.",
    },
  ],
  sources: [
    {
      publisher: "legislation.gov.uk",
      title: "Landlord and Tenant Act 1927, section 19",
      date: "1927, as amended",
      url: "https://www.legislation.gov.uk/ukpga/Geo5/17-18/36/section/19",
    },
    {
      publisher: "Banner Jones",
      title: "Tribunal gives guidance on tenants installing solar panels",
      date: "decision of 2011, read 23 November 2026",
      url: "https://www.bannerjones.co.uk/articles/tribunal-gives-guidance-on-tenants-installing-solar-panels",
    },
    {
      publisher: "legislation.gov.uk",
      title: "General Permitted Development (England) Order 2015, Schedule 2, Part 14, Classes A and G",
      date: "as amended in 2023 and 2025",
      url: "https://www.legislation.gov.uk/uksi/2015/596/schedule/2/part/14",
    },
    {
      publisher: "legislation.gov.uk",
      title: "Landlord and Tenant Act 1985, section 20: consultation",
      date: "1985, as amended",
      url: "https://www.legislation.gov.uk/ukpga/1985/70/section/20",
    },
    {
      publisher: "Balcony Solar Guide",
      title: "Plug-in solar: the interim product specification",
      date: "24 June 2026",
      url: "https://www.balconysolarguide.co.uk/news/plug-in-solar-product-specification-2026",
    },
    {
      publisher: "DESNZ",
      title: "National Energy Efficiency Data-Framework: consumption data tables 2026",
      date: "11 June 2026",
      url: "https://www.gov.uk/government/statistics/national-energy-efficiency-data-framework-need-consumption-data-tables-2026",
    },
  ],
  writtenOn: "2026-11-25",
  services: ["solar-panels", "heat-pumps", "ev-chargers", "smart-heating"],
  areas: ["tower-hamlets", "westminster", "salisbury"],
};
