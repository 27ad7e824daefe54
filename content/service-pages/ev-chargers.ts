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
    "A charge point at home fills the car while you sleep, at the hours when electricity is cheapest. Here is how fast it is, what your house needs for it, what the law asks of it and who can still get a grant.",
  picture: "ev",
  cards: [
    {
      title: "What you get",
      text: "A weatherproof unit on a wall or a post, on its own circuit from your consumer unit, with the protection that outdoor charging needs and an app for its schedule.",
      points: [
        "Up to 7.4 kW on an ordinary single-phase supply",
        "22 kW only with a three-phase supply",
        "With its own cable (tethered) or with a socket",
      ],
    },
    {
      title: "What your home needs",
      text: "Somewhere off the street to park, a supply with enough to spare, and a route for a thick cable. An electrician tells you in one visit, often from your photographs.",
      points: [
        "A main fuse that can carry the load",
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
      note: "So that not all cars of a street begin at the same second. You can override it each time.",
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
      `Up to ${limits.leadPlacesMax} charge point installers can take up your request, never more`,
      "One of our team reviews each company before it sees a single job, and you see what we checked",
      "Asking is free and binds you to nothing",
      "Your private page shows who has your number, and since when",
    ],
  },
  benefits: [
    "A full battery every morning without a detour",
    "Charging in the cheap hours of a tariff made for electric cars",
    "A fixed, protected circuit in place of an extension lead",
    "Your own sunshine in the car, when the charge point can follow solar panels",
    `75% of the cost, up to ${shown.chargepointGrant}, for renters and flat owners until ${shown.chargepointGrantsEnd}`,
  ],
  sections: [
    {
      heading: "Why not just use the three-pin plug?",
      paragraphs: [
        "You can, now and then, with the cable that the maker supplies and a socket that an electrician has approved. But a domestic socket is not built for ten hours of full load, night after night; contacts warm up and age. And it is slow: at 10 amps it gives about 2.3 kW, so putting 36 kWh into a car, from 20% to 80% of a 60 kWh battery, takes nearly sixteen hours.",
        "A 7.4 kW charge point does the same in about five. Few people need even that each night: a car that drives 30 miles a day uses under 9 kWh at 3.5 miles to the kWh, a little over an hour of charging. What you buy is less speed than safety, timing and not having to think about it.",
      ],
    },
    {
      heading: "What the electrician checks",
      paragraphs: [
        "First the supply. A charge point at 32 amps is the largest steady load in most homes. With an electric shower, an induction hob and perhaps a heat pump, the main fuse of 60, 80 or 100 amps may be close to its limit. Many charge points measure the whole house and slow down by themselves when the kettle goes on; that load management often saves an upgrade. In older streets two houses can share one service cable, a looped supply, which the network operator has to separate first, often free of charge.",
        "Then the earthing. Many British homes take their earth from the supply’s neutral (PME). If that neutral broke in the street, the metal of a car on the drive could become live. The wiring rules, BS 7671 section 722, therefore ask for protection against a broken PEN conductor, today usually built into the charge point, or for an earth rod. They also ask for an RCD that copes with the direct current a car can leak: type A together with 6 mA direct-current detection in the unit, or type B.",
        "Last the cable: its length, its route and its size. A short run along a garage wall is quick; a trench under a block-paved drive is not. This is the largest difference between two quotes for the same unit.",
      ],
    },
    {
      heading: "Smart by law",
      paragraphs: [
        "A charge point sold for home or workplace use in England, Scotland or Wales must be smart. It comes with a schedule that avoids the busy hours of the grid, which you may change or switch off, it waits a random few minutes at the start, it records what it used, and it has to resist being hacked. Older units that lack this may stay, but should not be newly sold.",
        "The point of it is price. Tariffs for electric cars offer a block of cheap hours at night, and some let the supplier choose the cheapest half hours for you. Check that your car, your charge point and the tariff work together: suppliers list which makes they can steer.",
      ],
    },
    {
      heading: "Who gets a grant, and who doesn’t",
      paragraphs: [
        `This is where most pages are out of date. Since 1 April 2026 the grant is 75% of the cost up to ${shown.chargepointGrant} for each socket, until ${shown.chargepointGrantsEnd}, everywhere in the UK. It is for people who rent, for people who own and live in a flat, for residential landlords, for workplaces, and for homes that park on the street and get an approved channel across the pavement.`,
        "If you own a house with a drive, there is no OZEV grant for you, and there has not been one since 2022. The £350 that older pages quote was the rate before April 2026. An installer authorised by OZEV handles the claim; don’t let work begin before you know that it was accepted. In Scotland ask Energy Saving Trust as well whether a scheme of its own is open.",
      ],
    },
    {
      heading: "Tethered, untethered, solar and two-way",
      paragraphs: [
        "Tethered means the cable hangs on the wall: quick, always there, fixed in length. Untethered means a socket: tidier, and you bring the cable from the boot. Nearly all new cars in Britain use the Type 2 plug; a few older ones have Type 1.",
        "With solar panels, choose a unit that can follow the sun: it starts when the roof makes more than the house needs, from about 1.4 kW, which is the least that the charging standard allows on one phase. Two-way charging, from the car back to the home or the grid, exists in Britain but still depends on a handful of cars and more expensive equipment. It needs the network operator’s permission, as a small power station would.",
      ],
      links: [toTariffs],
    },
    {
      heading: "Flats, rented homes and no drive",
      paragraphs: [
        "In a flat with its own parking space you need the freeholder’s or managing agent’s consent for the cable’s route, and agreement on whose meter feeds it. If you rent, ask your landlord in writing; the grants for renters and for landlords make a yes easier. On a street without drives some councils allow a narrow covered channel through the pavement. Never lay a cable loose across a footway without the council’s agreement: you would answer for anyone who trips.",
      ],
    },
    {
      heading: "Paperwork that protects you",
      paragraphs: [
        "A new circuit is notifiable work under Part P of the building regulations in England and Wales, and Scotland and Northern Ireland have rules of their own. An electrician registered with a competent person scheme certifies it. The installer also tells the network operator; where the load is too large for the supply, its consent comes first.",
        "Planning permission is seldom needed. In England a wall unit may be up to 0.2 cubic metres, and a post beside a house up to 1.6 metres high, if the place is lawful off-street parking. Since 29 May 2025 being near a road no longer rules a unit out. Listed buildings are the exception, and Wales, Scotland and Northern Ireland differ.",
      ],
    },
    {
      heading: "How to compare the quotes",
      paragraphs: ["Units differ less than installations. Ask for these lines in every quote."],
      points: [
        "The make, the power and whether the cable is attached, and how long it is",
        "How the broken-neutral fault and direct-current leakage are covered",
        "Load management: what it measures and what happens on a cold evening",
        "Metres of cable, trenching and making good, and what costs extra",
        "Who sends the notice to the network operator and the certificate to you",
        "Which tariffs the unit works with, and for how long it gets updates",
      ],
    },
  ],
  faq: [
    {
      question: "How long does it take to charge a car at 7.4 kW?",
      answer:
        "Divide the kWh you need by about 7. From 20% to 80% of a 60 kWh battery is 36 kWh, so about five hours. A full charge from nearly empty takes the whole night, and the last part is slower because the car eases off.",
    },
    {
      question: "Can I have a 22 kW charger at home?",
      answer:
        "Only with a three-phase supply, which few British homes have. Bringing one in means digging and a quote from the network operator. Most cars accept no more than 7.4 or 11 kW from a home charge point anyway, so the gain is small.",
    },
    {
      question: "Does my installer have to be MCS certified for a charge point?",
      answer:
        "No. MCS covers generation, storage and heat, not charging. Look for OZEV authorisation, which grants depend on, and for registration with a competent person scheme such as NICEIC or NAPIT.",
    },
    {
      question: "Will a charger overload my house?",
      answer:
        "Not if it is designed properly. The installer adds up your loads, looks at the main fuse and, where things are tight, fits load management that lowers the charging current for as long as the oven is on.",
    },
    {
      question: "Can I take the charge point with me when I move?",
      answer:
        "The unit can be unscrewed, but an electrician has to disconnect it and make the circuit safe. If it was bought with a grant, read the conditions first. Buyers increasingly ask for one, so many people leave it.",
    },
    {
      question: "Can two cars share one charge point?",
      answer:
        "Yes, in turns, with a schedule. Or fit a double unit, or two that share a limit between them. On a single-phase supply both together still get about 7 kW, which is plenty for two average commutes overnight.",
    },
    {
      question: "Is it safe to charge in the rain?",
      answer:
        "Yes. Charge points and plugs are built for it, and no current flows until car and unit have tested the connection. What isn’t safe is a domestic extension lead on wet ground.",
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
