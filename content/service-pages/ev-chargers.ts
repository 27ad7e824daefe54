import { limits } from "#config/limits.ts";
import { shown } from "#content/figures/shared-figures.ts";
import { toTariffs } from "#content/planner/tool-links.ts";
import { carUse, electricityPrice } from "#content/service-pages/common-facts.ts";
import {
  chargepointLandlords,
  chargepointOnStreet,
  chargepointRenters,
  workplaceCharging,
} from "#content/service-pages/grant-notes.ts";
import type { ServicePage } from "#content/service-pages/service-page.ts";

export const evChargers: ServicePage = {
  slug: "ev-chargers",
  title: "EV charger installation: costs, grants and quotes",
  description: `Home charge points explained: charging times, what the electrician checks, who still gets the ${shown.chargepointGrant} grant, and up to 3 free quotes from approved installers.`,
  keywords: ["EV charger installation", "home charge point", "7 kW charger", "OZEV grant", "EV charger grant 2026"],
  heading: "EV chargers",
  intro:
    "A home charge point charges the car while you sleep, when electricity is cheapest. Here is how fast it is, what your house needs, what the law requires and who can still get a grant.",
  picture: "ev",
  cards: [
    {
      title: "What you get",
      text: "A weatherproof unit on a wall or a post, on its own circuit from your consumer unit, with the protection that outdoor charging needs and an app to set the schedule.",
      points: [
        "Up to 7.4 kW on an ordinary single-phase supply",
        "22 kW only with a three-phase supply",
        "With its own cable (tethered) or with a socket",
      ],
    },
    {
      title: "What your home needs",
      text: "Off-street parking, a supply with enough spare capacity, and a route for a thick cable. An electrician can tell you in one visit, or often from photographs.",
      points: [
        "A main fuse that can take the load",
        "A spare way in a modern consumer unit",
        "Wi-Fi or mobile signal at the parking place",
      ],
    },
    {
      title: "What it costs to drive",
      text: `At ${shown.electricity} a kWh and 3.5 miles to the kWh, a mile costs about 7.5p (price cap, October to December 2026). A night tariff for electric cars costs less; a fast charger on the road usually costs more.`,
    },
  ],
  facts: [
    electricityPrice,
    carUse,
    {
      id: "ev-chargers-highest-power-single-phase",
      label: "Highest power on a single phase",
      value: "7.4 kW",
      note: "32 amps at 230 volts. Many cars take 7.4 kW or 11 kW at most from an AC charge point.",
      source: "BS 7671 and BS EN 61851 (Mode 3 charging)",
      asOf: "November 2026",
      restsOn: ["rules.singlePhase"],
    },
    {
      id: "ev-chargers-vat-home-charge-point",
      label: "VAT on a home charge point",
      value: "20%",
      note: "Charge points are not on the list of energy-saving materials that carry 0%.",
      source: "HMRC, VAT Notice 708/6",
      asOf: "21 November 2026",
      restsOn: ["tax.chargePointVat"],
    },
    {
      id: "ev-chargers-random-delay-smart-charge-point-have",
      label: "Random delay that every smart charge point must have",
      value: "up to 10 minutes",
      note: "It stops every car in the street from starting at once. You can override it each time.",
      source: "Electric Vehicles (Smart Charge Points) Regulations 2021, Great Britain",
      asOf: "June 2022, when it came into force",
      restsOn: ["rules.randomDelay"],
    },
  ],
  grants: [chargepointRenters, chargepointOnStreet, chargepointLandlords, workplaceCharging],
  promise: {
    title: "What we promise",
    text: "One short form, a few good electricians, and no calls from anyone else.",
    points: [
      `No more than ${limits.leadPlacesMax} charge point installers can take up your request`,
      "One of our team checks each company before it sees any requests, and you can see what we checked",
      "Asking is free, with no obligation",
      "Your private page shows who has your number, and since when",
    ],
  },
  benefits: [
    "A charged car every morning without a detour",
    "Charging in the cheap hours of an electric car tariff",
    "A fixed, protected circuit instead of an extension lead",
    "Driving on your own solar power, if the charge point can follow your panels",
    `75% of the cost, up to ${shown.chargepointGrant}, for renters and flat owners until ${shown.chargepointGrantsEnd}`,
  ],
  sections: [
    {
      heading: "Why not just use the three-pin plug?",
      paragraphs: [
        "You can occasionally, with the maker’s cable and a socket that an electrician has checked. But a domestic socket is not built for ten hours at full load, night after night; its contacts heat up and wear. It is also slow: at 10 amps it gives about 2.3 kW, so putting 36 kWh into a car, from 20% to 80% of a 60 kWh battery, takes nearly sixteen hours.",
        "A 7.4 kW charge point does the same in about five. Few people need even that: a car that does 30 miles a day uses under 9 kWh at 3.5 miles to the kWh, a little over an hour’s charging. What you are really paying for is safety, cheap hours and not having to think about it.",
      ],
    },
    {
      heading: "What the electrician checks",
      paragraphs: [
        "First, the supply. A charge point at 32 amps is the largest steady load in most homes. With an electric shower, an induction hob and perhaps a heat pump, the main fuse of 60, 80 or 100 amps may be close to its limit. Many charge points measure the whole house and slow down when the kettle goes on; this load management often avoids an upgrade. In older streets two houses can share one service cable (a looped supply), which the network operator has to separate first, often free of charge.",
        "Then, the earthing. Many British homes take their earth from the supply’s neutral (PME). If that neutral broke in the street, the metalwork of a car on the drive could become live. The wiring rules, BS 7671 section 722, therefore ask for protection against a broken PEN conductor, today usually built into the charge point, or for an earth rod. They also require an RCD that copes with the direct current a car can leak: type A together with 6 mA direct-current detection in the unit, or type B.",
        "Last, the cable: its length, its route and its size. A short run along a garage wall is quick; a trench under a block-paved drive is not. This is what makes quotes for the same unit differ most.",
      ],
    },
    {
      heading: "Smart by law",
      paragraphs: [
        "A charge point sold for home or workplace use in England, Scotland or Wales must be smart. It comes with a schedule that avoids the grid’s busy hours, which you can change or switch off. It waits a random few minutes before starting, records what it uses, and has to be secure against hacking. Older units without these features can stay but should no longer be sold.",
        "For you, the point is price. Electric car tariffs offer a block of cheap hours at night, and some let the supplier choose the cheapest half hours for you. Check that your car, charge point and tariff work together: suppliers list the makes they can control.",
      ],
    },
    {
      heading: "Who gets a grant, and who doesn’t",
      paragraphs: [
        `Since 1 April 2026 the grant is 75% of the cost up to ${shown.chargepointGrant} for each socket, until ${shown.chargepointGrantsEnd}, everywhere in the UK. It is for people who rent, for people who own and live in a flat, for residential landlords, for workplaces, and for homes that park on the street and get an approved channel across the pavement.`,
        "If you own a house with a drive, there has been no OZEV grant for you since 2022. The £350 on older web pages was the rate before April 2026. An OZEV-authorised installer handles the claim; don’t let work begin until it has been accepted. In Scotland, also ask Energy Saving Trust whether it has a scheme open.",
      ],
    },
    {
      heading: "Tethered, untethered, solar and two-way",
      paragraphs: [
        "A tethered unit has its own cable, which is quick to use but fixed in length. An untethered one has a socket, which is tidier, but you get your cable out of the boot each time. Nearly all new cars in Britain use the Type 2 plug; a few older ones have Type 1.",
        "With solar panels, choose a unit that can follow the sun. It starts when the roof generates more than the house needs, from about 1.4 kW, the least that the charging standard allows on one phase. Two-way charging, from the car back to the home or the grid, is available in Britain but only with a handful of cars and more expensive equipment. It needs the network operator’s permission.",
      ],
      links: [toTariffs],
    },
    {
      heading: "Flats, rented homes and no drive",
      paragraphs: [
        "In a flat with its own parking space you need the freeholder’s or managing agent’s consent for the cable’s route, and agreement on whose meter feeds it. If you rent, ask your landlord in writing; the grants for renters and landlords may help. On a street without drives, some councils allow a narrow covered channel across the pavement. Never lay a loose cable across a pavement without the council’s agreement: you would be liable if anyone tripped.",
      ],
    },
    {
      heading: "Paperwork",
      paragraphs: [
        "A new circuit is notifiable work under Part P of the building regulations in England and Wales, and Scotland and Northern Ireland have their own rules. An electrician registered with a competent person scheme certifies it. The installer also tells the network operator, and needs its consent first if the load is too large for the supply.",
        "Planning permission is seldom needed. In England a wall unit may be up to 0.2 cubic metres, and a post beside a house up to 1.6 metres high, if the place is lawful off-street parking. Since 29 May 2025 being near a road no longer rules a unit out. Listed buildings are the exception, and Wales, Scotland and Northern Ireland differ.",
      ],
    },
    {
      heading: "How to compare the quotes",
      paragraphs: ["The unit matters less than the installation. Ask for these in every quote."],
      points: [
        "The make, the power, and whether a cable is attached and how long it is",
        "How it protects against a broken neutral and direct-current leakage",
        "Load management: what it measures, and what happens on a cold evening",
        "Metres of cable, trenching and making good, and what costs extra",
        "Who sends the notice to the network operator and the certificate to you",
        "Which tariffs the unit works with, and how long it will get updates",
      ],
    },
  ],
  faq: [
    {
      question: "How long does it take to charge a car at 7.4 kW?",
      answer:
        "Divide the kWh you need by about 7. From 20% to 80% of a 60 kWh battery is 36 kWh, so about five hours. A full charge from nearly empty takes all night, and the last part is slower because the car draws less.",
    },
    {
      question: "Can I have a 22 kW charger at home?",
      answer:
        "Only with a three-phase supply, which few British homes have. To get one you need a quote from the network operator, and digging. Most cars accept no more than 7.4 or 11 kW from a home charge point anyway, so you gain little.",
    },
    {
      question: "Does my installer have to be MCS certified for a charge point?",
      answer:
        "No. MCS covers generation, storage and heat, not charging. Look for OZEV authorisation, which grants depend on, and for registration with a competent person scheme such as NICEIC or NAPIT.",
    },
    {
      question: "Will a charger overload my house?",
      answer:
        "Not if it is designed properly. The installer adds up your loads, checks the main fuse and, if capacity is tight, fits load management that slows charging while, say, the oven is on.",
    },
    {
      question: "Can I take the charge point with me when I move?",
      answer:
        "Yes, but an electrician has to disconnect it and make the circuit safe. If you bought it with a grant, read the conditions first. Many people leave it, because buyers increasingly ask for one.",
    },
    {
      question: "Can two cars share one charge point?",
      answer:
        "Yes, in turns, with a schedule. Or fit a double unit, or two that share a limit. On a single-phase supply the two get about 7 kW between them, which is plenty overnight for two average commutes.",
    },
    {
      question: "Is it safe to charge in the rain?",
      answer:
        "Yes. Charge points and plugs are built for it, and no current flows until the car and unit have tested the connection. A domestic extension lead on wet ground is not safe.",
    },
  ],
  related: ["fleet-charging", "solar-panels", "battery-storage", "grants"],
  features: [
    "7.4 kW and three-phase units",
    "Supply and earthing check",
    "Solar-following charging",
    "Grants for renters and flats",
    "Load management",
  ],
};
