import { shown } from "#content/figures/shared-figures.ts";
import {
  annualInvestmentAllowance,
  chargepointLandlords,
  fullExpensing,
  workplaceCharging,
} from "#content/service-pages/grant-notes.ts";
import type { ServicePage } from "#content/service-pages/service-page.ts";

export const fleetCharging: ServicePage = {
  slug: "fleet-charging",
  title: "Fleet EV charging: depots, grants and quotes",
  description:
    "Depot and workplace charging for vans and cars: how much power you really need, grid connection, workplace grants to March 2027, up to 3 free quotes.",
  keywords: ["fleet EV charging", "depot charging", "workplace charging scheme", "van charging infrastructure"],
  heading: "Fleet EV charging",
  intro:
    "A fleet that returns at night needs less power than most people fear, if charging is shared out well. Plan from the vehicles’ timetable rather than the chargers’ rating, and you can often keep your grid connection as it is.",
  picture: "charger",
  cards: [
    {
      title: "What you get",
      text: "Charge points on a shared supply, a controller that divides the power, cards or apps for drivers, and records for accounts and tax.",
    },
    {
      title: "What your site needs",
      text: "Bays where vehicles park for hours, ducts to reach them, a distribution board with spare capacity, protection from vehicles, and a signal for the controller.",
      points: [
        "One bay for each vehicle that stays overnight",
        "Lighting and safe cable handling",
        "Space to double the number later",
      ],
    },
    {
      title: "Where else they charge",
      text: "Drivers’ homes, customers’ sites and public hubs. Home charging is often the cheapest of all, once you have agreed how to pay drivers back.",
    },
  ],
  facts: [
    {
      id: "fleet-charging-energy-20-vans-driving-80-miles",
      label: "Energy for 20 vans driving 80 miles",
      value: "533 kWh a night",
      note: "At 3 miles to the kWh. Over ten hours that is 53 kW, against 148 kW if twenty 7.4 kW units all ran at once.",
      source: "Our arithmetic at 3 miles to the kWh, our assumption for vans; use your own vehicles’ figure",
      asOf: "November 2026",
      restsOn: ["fleet.vanMiles", "rules.singlePhase"],
    },
    {
      id: "fleet-charging-workplace-sockets-one-applicant-can-claim",
      label: "Workplace sockets per applicant",
      value: "40",
      note: "Across all sites, and in several rounds.",
      source: "gov.uk, Workplace Charging Scheme",
      asOf: "21 November 2026",
      restsOn: ["grants.ev-wcs"],
    },
    {
      id: "fleet-charging-ev-infrastructure-grant-staff-fleets",
      label: "EV infrastructure grant for staff and fleets",
      value: "closed on 31 March 2026",
      note: "Older pages quote up to £15,000 for small firms. The Workplace Charging Scheme remains.",
      source: "Office for Zero Emission Vehicles, announcement of February 2026",
      asOf: "February 2026",
      restsOn: ["grants.fleet"],
    },
  ],
  grants: [workplaceCharging, annualInvestmentAllowance, fullExpensing, chargepointLandlords],
  benefits: [
    "Each vehicle ready at its own departure time",
    "Energy bought at night, at your contract’s lowest rate",
    "Load control instead of a new transformer, where possible",
    "Mileage, energy and cost by vehicle, without paper receipts",
  ],
  sections: [
    {
      heading: "Start with the rota",
      paragraphs: [
        "For each vehicle, write down when it returns, when it leaves, and the miles of its longest and its usual day. Add a margin for payload and for cold weather, when range falls. This gives you the kWh for each night and the average power. Most vans need a 7.4 kW point for part of the night; a few double-shift vehicles need one rapid unit, shared.",
        "Twenty vans that drive 80 miles at 3 miles to the kWh use 533 kWh. Spread across ten hours that is 53 kW. Without control the same chargers could demand 148 kW at six in the evening, and that is what makes a connection expensive. The rule of thumb above uses 4 miles to the kWh and 30p; a loaded van in January does fewer miles, so try your own figures.",
      ],
    },
    {
      heading: "The supply",
      paragraphs: [
        "Read the agreed capacity on your bill and the highest half hour of the past year. The difference is your spare capacity at peak; at night you usually have several times as much. If that isn’t enough, apply for more early, because a new transformer can take many months. Batteries and rooftop solar can make up a small shortfall but seldom a large one.",
        "Outdoor charging falls under BS 7671 section 722, with its rules on earthing and on residual-current protection, and the network operator is notified or asked beforehand. Lay ducts for the final number of bays while the ground is open, so that you dig only once.",
      ],
    },
    {
      heading: "Open systems and a plan for failure",
      paragraphs: [
        "Choose chargers that use OCPP, so that you can change the management system without changing the hardware. Ask what happens when the network is down: the points should keep charging at a safe default. Agree repair times and keep a spare unit. Get a written fire assessment: where vehicles park, how they are isolated, and what the insurer requires in covered depots.",
        "If the public may use your bays, the Public Charge Point Regulations 2023 add duties on contactless payment, price display and reliability. Keep staff bays separate if you don’t want those.",
      ],
    },
    {
      heading: "Grants and tax",
      paragraphs: [
        `The Workplace Charging Scheme pays 75% of purchase and installation, up to ${shown.chargepointGrant} for each socket, on work completed from 1 April 2026, and takes applications until ${shown.chargepointGrantsEnd}. The spaces must belong to the workplace and serve staff or fleet. You need a voucher before the work, which an OZEV-authorised installer must do. Charging equipment is plant for capital allowances; ask your accountant which rate applies. VAT is 20% and recovered in the normal way.`,
      ],
      points: [
        "Ask for a load study based on your rota",
        "Ask for civil works on their own line",
        "Ask for the yearly software fee and what happens if you stop paying",
        "Ask for a reference from a fleet of your size",
      ],
    },
  ],
  faq: [
    {
      question: "AC or DC chargers for a depot?",
      answer:
        "AC for everything parked overnight: it is cheaper, easier on the supply and easier to repair. Add one or two DC units for vehicles that go out again within an hour or two, or that failed to charge overnight.",
    },
    {
      question: "How do we pay drivers who charge at home?",
      answer:
        "Use a home unit that records its energy and reimburse the actual cost, or pay HMRC’s advisory electric rate for each business mile. Write it into the policy with the tariff that you expect drivers to use.",
    },
    {
      question: "What if our depot is rented?",
      answer:
        "You need the landlord’s written consent for the grant and for the cables. Offer to leave ducts and switchgear at the end of the lease; they add value to the site, and you can take the chargers with you.",
    },
    {
      question: "Will vans really do a full day in winter?",
      answer:
        "Plan with the cold-weather range of the loaded vehicle. Preheating while plugged in saves range. Trial one van on your hardest route in January before you order the rest.",
    },
    {
      question: "Can the calculator’s saving be trusted?",
      answer:
        "It compares fuel with electricity and nothing else, for 250 days a year, and first shows how much your price of electricity decides. Leasing, servicing, insurance and downtime belong in the comparison too. Replace its cost per mile with the average of your own fuel cards.",
    },
    {
      question: "Can our visitors and customers use the bays?",
      answer:
        "Bays paid for by the workplace grant are meant for staff and fleet; businesses may not reserve them for customers. Separate, unfunded bays may be open to anyone, with the duties that public charging brings.",
    },
  ],
  related: ["ev-chargers", "commercial-solar", "battery-storage", "net-zero"],
  features: ["Depot load study", "Managed AC and DC charging", "Workplace grant claims", "Home charging for drivers"],
};
