import economics from "#content/data/planner/economics.json" with { type: "json" };
import { costOf, dearerDay, electricityPence, inPounds, nightTariff, wholeNumber } from "#content/guides/figures.ts";
import type { Guide } from "#content/guides/guide.ts";
import { electricityPrice } from "#content/service-pages/common-facts.ts";
import { chargepointOnStreet, chargepointRenters } from "#content/service-pages/grant-notes.ts";

const MILES = 6000;
const MILES_PER_KWH = 3.5;
/** Pence per kWh for drivers without a plug at home: kerbside posts, rapid chargers, and the middle of the two. */
const { low: kerbPence, central: publicPence, high: rapidPence } = economics.ev.publicPence;
const kwh = MILES / MILES_PER_KWH;
const yearAt = (rate: number) => costOf(kwh, rate);
const saving = yearAt(publicPence) - yearAt(nightTariff.pence);
const onTheCap = yearAt(publicPence) - yearAt(electricityPence);
const dearerHome = dearerDay;
const SUPPOSED_COST = 2000;

export const evChargingWithoutADrive: Guide = {
  slug: "ev-charging-without-a-drive",
  title: "Charging an electric car without a drive",
  description:
    "Pavement channels, dropped kerbs, kerbside posts and work: what each costs for 6,000 miles, whom to ask in which order, and who still gets up to £500.",
  heading: "Charging an electric car without a drive",
  answer: [
    `Where you plug in affects the cost more than what you drive. For ${wholeNumber(MILES)} miles a year, a night tariff at home costs about ${inPounds(yearAt(nightTariff.pence))}, and public chargers about ${inPounds(yearAt(publicPence))}: ${inPounds(yearAt(kerbPence))} at kerbside posts alone, ${inPounds(yearAt(rapidPence))} at rapid chargers alone.`,
    "So before you buy anything, ask your council about a channel across the pavement. If it says no, consider a dropped kerb, charging at work and a post in the next street, in that order, and choose a car to suit.",
  ],
  sections: [
    {
      heading: "The same miles at three prices",
      paragraphs: [
        `These bars take ${wholeNumber(MILES)} miles a year and ${MILES_PER_KWH} miles to the kilowatt-hour, so ${wholeNumber(kwh)} kWh. Your car’s display shows its own figure; today’s cars range from about 3 to 4.5. The night price is from one electric car tariff. The public price lies between ${kerbPence}p, an average of slow and fast points in January 2024, and ${rapidPence}p, that of rapid chargers in February 2026. Look up the posts near you before you do the sums.`,
      ],
      chart: {
        title: `Electricity for ${wholeNumber(MILES)} miles`,
        head: ["Where you charge", "A year"],
        bars: [
          {
            label: `Home, night, ${nightTariff.pence}p`,
            value: yearAt(nightTariff.pence),
            words: inPounds(yearAt(nightTariff.pence)),
            isKey: true,
          },
          {
            label: `Home, price cap, ${electricityPence}p`,
            value: yearAt(electricityPence),
            words: inPounds(yearAt(electricityPence)),
          },
          {
            label: `In public, ${publicPence}p`,
            value: yearAt(publicPence),
            words: inPounds(yearAt(publicPence)),
          },
        ],
      },
    },
    {
      heading: "Why public electricity costs so much more",
      paragraphs: [
        "Part of it is equipment, rent and the power supply. Part is tax: VAT is 20% on public charging, but on home electricity it is nil from 1 October 2026 to 31 March 2027 and 5% at other times. And there is no price cap on public charging.",
        "Joining a network can cut its price a lot, and some posts are cheaper at night. If you will rely on one set of posts, check that operator’s off-peak hours and the fee for leaving a full car plugged in.",
      ],
    },
    {
      heading: "Option one: a channel across the pavement",
      paragraphs: [
        "A shallow channel with a lid is cut into the pavement in front of your house. The cable goes in it while the car charges and comes out afterwards. The charge point is on your own wall, meter and tariff.",
        "The pavement belongs to the highway authority, which is the county where there are two councils and the city or borough otherwise. It decides whether it allows channels at all, who may cut them, and what the licence costs. In autumn 2025 about forty authorities were reported to have a scheme. More may have followed, so ask yours.",
        "A channel gives you no right to the space outside your door. If there is usually a free space, that is a nuisance; if you often circle for twenty minutes, a channel won’t work. Check the street at nine in the evening for a week.",
      ],
      picture: {
        viewBox: "556 388 244 168",
        description:
          "An electric car stands beside a charge point, joined to it by a cable. Three numbered places: the charge point, the cable between the two, and the car’s socket.",
        marks: [
          { x: 586, y: 438, text: "The charge point stays on your side, on your meter" },
          { x: 608, y: 506, text: "The cable may cross only in a channel" },
          { x: 700, y: 470, text: "Nobody has a right to the parking space" },
        ],
      },
    },
    {
      heading: "Permission, step by step",
      paragraphs: [
        "Planning permission is separate from the highway licence. In England the right to put a charger on a wall without an application applies only with off-street parking, so without a drive you could need permission for the channel and the charger. In November 2025 the government consulted on ending that; check the Planning Portal when you apply.",
        "Tenants must first ask the landlord, and leaseholders the freeholder, in writing. Don’t hang a cable over the pavement from a window or lay it under a mat: if someone trips, you are responsible.",
      ],
    },
    {
      heading: "Up to £500, if you do it in the right order",
      paragraphs: [
        "The grant for households with on-street parking pays 75% of the charge point and its installation, up to £500, until 31 March 2027. Owners of houses are included. It does not pay for the channel itself, though some councils do that from other funds.",
      ],
      points: [
        "First the council’s permission for the channel, in writing",
        "Then your application, with an eligible car or a contract for one",
        "Then a quote from an OZEV-authorised installer, who claims the money",
        "The channel has to be in place before the claim for the charge point",
        "Photograph both for the claim",
      ],
    },
    {
      heading: "Does the channel pay?",
      paragraphs: [
        `A night tariff at home instead of public charging saves ${inPounds(saving)} a year in our example. Suppose the channel, licence and charge point cost ${inPounds(SUPPOSED_COST)} after the grant. If your space is always free, that pays back in ${(SUPPOSED_COST / saving).toFixed(1)} years. If it is free only half the time you need it, it takes twice as long. A night tariff also makes daytime power for the rest of the house more expensive, for a typical home by about ${inPounds(dearerHome)} a year, so take that off the saving first.`,
        `If you can’t get a special tariff, the saving at the cap is ${inPounds(onTheCap)} a year, and the payback is ${(SUPPOSED_COST / onTheCap).toFixed(1)} years. If you drive 2,000 miles you save a third of that, and may be better off with a post nearby.`,
      ],
    },
    {
      heading: "Option two: make a drive",
      paragraphs: [
        "A front garden deep enough for a whole car can become a parking space with a dropped kerb. The highway authority sets the minimum depth and the fee, and may refuse near a junction, tree or bus stop. In England a new hard surface of more than five square metres needs planning permission unless water can soak away. Allow for the whole cost: kerb, paving, drains, and perhaps moving a wall or a lamp post.",
        "It also takes a public parking space off the street. Some councils refuse for that reason, and some neighbours will object.",
      ],
    },
    {
      heading: "Option three: charge away from home",
      paragraphs: [
        "Work is the best of these, because the car is there for eight hours. The Workplace Charging Scheme pays employers 75%, up to £500 a socket, so write to yours with a colleague or two. A rented garage with electricity, a parent’s drive or a neighbour’s charger can work too; agree a price per unit and what happens when two cars need it.",
        "For flats with their own bays there are separate grants for renters, flat owners and landlords. Start with the managing agent.",
      ],
    },
    {
      heading: "Option four: public posts, and a car that suits them",
      paragraphs: [
        "Councils plan posts where people ask for them, and most have a form. A car that does 200 miles on a charge needs a post every week or ten days at 6,000 miles a year, not every night. That is manageable if the post is on the way to somewhere. Choose range over charging speed, and a car with a heat pump if it is parked outside in winter.",
        "If the nearest reliable post is a drive away and you can’t charge at work or with family, wait a year or consider a used plug-in hybrid.",
      ],
    },
  ],
  facts: [
    electricityPrice,
    nightTariff.fact,
    {
      label: "Public charging",
      value: `${publicPence}p: ${kerbPence}p slow and fast, ${rapidPence}p rapid`,
      note: "The middle of averages over many operators, with 20% VAT. The lower is from January 2024, because we found no later one for kerbside posts.",
      source: "Zapmap Price Index; Auto Express",
      asOf: "January 2024 and 26 February 2026",
      restsOn: ["economics.publicCharging"],
    },
    ...[chargepointOnStreet, chargepointRenters].map(({ name, amount, who, source, asOf, restsOn }) => ({
      label: name,
      value: amount,
      note: who,
      source,
      asOf,
      restsOn,
    })),
  ],
  faq: [
    {
      question: "May I charge from an ordinary socket through the letterbox?",
      answer:
        "Not across a public pavement without permission. It is also slow: at 10 amps a night gives about sixty miles. And extension reels overheat under that load.",
    },
    {
      question: "Can I reserve the bay outside my house?",
      answer:
        "No. A public road stays public, with or without a channel. Some councils mark bays beside posts for anyone charging there.",
    },
    {
      question: "Who is liable for the channel?",
      answer:
        "It depends on the licence: in some places the council owns and insures it, in others you do. Check before you pay the fee, and tell your home insurer.",
    },
    {
      question: "Are the rules the same in Scotland, Wales and Northern Ireland?",
      answer:
        "The grant is UK-wide. Permission for the pavement comes from the local roads authority, as in England from the council; in Northern Ireland it is the Department for Infrastructure. Ask whether it approves channels at all.",
    },
  ],
  sources: [
    {
      publisher: "Department for Transport",
      title: "Cross-pavement solutions for charging electric vehicles: guidance for local authorities in England",
      date: "24 December 2024",
      url: "https://www.gov.uk/government/publications/cross-pavement-solutions-for-charging-electric-vehicles/cross-pavement-solutions-for-charging-electric-vehicles",
    },
    {
      publisher: "gov.uk",
      title: "Electric vehicle charging: changes to permitted development rights (consultation)",
      date: "26 November 2025",
      url: "https://www.gov.uk/government/consultations/electric-vehicle-charging-changes-to-permitted-development-rights/changes-to-various-permitted-development-rights-for-ev-charging",
    },
    {
      publisher: "gov.uk",
      title: "Chargepoint grant for households with on-street parking: installer claim form",
      date: "as changed on 1 April 2026",
      url: "https://www.gov.uk/government/publications/chargepoint-grant-for-households-with-on-street-parking-installer-claim-form",
    },
    {
      publisher: "Electrifying.com",
      title: "Red tape slashed for pavement EV chargers: about 40 authorities allow them",
      date: "October 2025",
      url: "https://www.electrifying.com/blog/article/red-tape-slashed-for-pavement-ev-chargers-as-ministers-back-kerbside-charging-revolution",
    },
    {
      publisher: "Zapmap",
      title: "EV charging VAT analysis",
      date: "11 February 2025",
      url: "https://zap-map.com/ev-stats/ev-charging-vat",
    },
  ],
  writtenOn: "2026-11-23",
  services: ["ev-chargers", "fleet-charging"],
  areas: ["london", "oxford", "portsmouth"],
};
