import { costOf, dearerDay, electricityPence, inPounds, nightTariff, wholeNumber } from "#content/guides/figures.ts";
import type { Guide } from "#content/guides/guide.ts";
import { electricityPrice } from "#content/service-pages/common-facts.ts";
import { chargepointOnStreet, chargepointRenters } from "#content/service-pages/grant-notes.ts";

const MILES = 6000;
const MILES_PER_KWH = 3.5;
/** Pence per kWh for drivers without a plug at home: published averages. */
const publicPence = { kerb: 55, rapid: 80 };
const kwh = MILES / MILES_PER_KWH;
const yearAt = (rate: number) => costOf(kwh, rate);
const saving = yearAt(publicPence.kerb) - yearAt(nightTariff.pence);
const onTheCap = yearAt(publicPence.kerb) - yearAt(electricityPence);
const dearerHome = dearerDay;
const SUPPOSED_COST = 2000;

export const evChargingWithoutADrive: Guide = {
  slug: "ev-charging-without-a-drive",
  title: "Charging an electric car without a drive",
  description:
    "Pavement channels, dropped kerbs, kerbside posts and work: what each costs for 6,000 miles, whom to ask in which order, and who still gets up to £500.",
  heading: "Charging an electric car without a drive",
  answer: [
    `What you pay depends more on where you plug in than on what you drive. For ${wholeNumber(MILES)} miles a year, a night tariff at home costs about ${inPounds(yearAt(nightTariff.pence))}, a post at the kerb nearer ${inPounds(yearAt(publicPence.kerb))} and nothing but rapid chargers ${inPounds(yearAt(publicPence.rapid))}.`,
    "So ask your council about a channel across the pavement before you buy anything, because its yes or no decides the rest. If it is no, look at a dropped kerb, a plug at work and a post in the next street, in that order, and choose the car by how often you can reach them.",
  ],
  sections: [
    {
      heading: "The same miles at four prices",
      paragraphs: [
        `These bars take ${wholeNumber(MILES)} miles a year and ${MILES_PER_KWH} miles to the kilowatt-hour, so ${wholeNumber(kwh)} kWh. Your car’s own figure is in its display; cars of today range from about 3 to 4.5. The night price is that of one tariff for electric cars, the price at the kerb an average for slow and fast public points of January 2024, the rapid one a figure of February 2026. Look up the posts near you before you do the sums.`,
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
            label: `Kerbside post, ${publicPence.kerb}p`,
            value: yearAt(publicPence.kerb),
            words: inPounds(yearAt(publicPence.kerb)),
          },
          {
            label: `Rapid charger, ${publicPence.rapid}p`,
            value: yearAt(publicPence.rapid),
            words: inPounds(yearAt(publicPence.rapid)),
          },
        ],
      },
    },
    {
      heading: "Why public electricity costs so much more",
      paragraphs: [
        "Part of it is equipment, rent and the power line. Part is tax: public charging carries VAT of 20%, while electricity in homes carries none from 1 October 2026 to 31 March 2027, and 5% at other times. And no price cap applies at the roadside.",
        "Membership of one network can lower its price by a good deal, and some posts are cheaper at night. If you will depend on a single row of posts, read that operator’s tariff for off-peak hours and for the fee that runs when a full car is not moved.",
      ],
    },
    {
      heading: "Way one: a channel across the pavement",
      paragraphs: [
        "A shallow channel with a lid is cut into the pavement in front of your house. The cable lies in it while the car charges, and comes out afterwards. The charge point hangs on your own wall, on your own meter and tariff.",
        "The pavement belongs to the highway authority, which is the county where there are two councils and the city or borough otherwise. It decides whether it allows channels at all, who may cut them, and what the licence costs. In autumn 2025 about forty authorities were reported to have a scheme. More may have followed, so ask yours and not a forum.",
        "A channel gives no claim to the space before your door. On a street with a free place on most evenings that is a nuisance; on one where you circle for twenty minutes it is the end of the idea. Walk the street at nine in the evening for a week and count.",
      ],
      picture: {
        viewBox: "556 388 244 168",
        description:
          "An electric car stands beside a charge point, joined to it by a cable. Three numbered places: the charge point, the cable between the two, and the car’s socket.",
        marks: [
          { x: 586, y: 438, text: "The charge point stays on your side, on your meter" },
          { x: 608, y: 506, text: "The cable crosses in a channel, or it does not cross" },
          { x: 700, y: 470, text: "The place where the car stands is nobody’s by right" },
        ],
      },
    },
    {
      heading: "Permission, step by step",
      paragraphs: [
        "The highway’s licence is one thing and planning permission another. The right to put a charger on a wall without an application is tied to off-street parking in England, so a house on the street could need one for channel and charger. In November 2025 the government consulted on ending that. Read on the Planning Portal what holds on the day you apply.",
        "Tenants ask the landlord and leaseholders the freeholder, in writing and first. Nobody should hang a cable over the pavement from a window or lay it under a mat. Someone trips, and it is you whom they will hold responsible.",
      ],
    },
    {
      heading: "Up to £500, if the order is right",
      paragraphs: [
        "The grant for households with on-street parking pays 75% of the charge point and its installation, up to £500, until 31 March 2027. Owners of houses are included. It does not pay for the channel itself, though some councils do that from other funds.",
      ],
      points: [
        "First the council’s permission for the channel, in writing",
        "Then your application, with a car that is on the list or a contract for one",
        "Then a quote from an installer whom OZEV has authorised, who claims the money",
        "The channel has to be in place before the charge point is claimed for",
        "Keep photographs of both: the claim needs them",
      ],
    },
    {
      heading: "Does the channel pay?",
      paragraphs: [
        `Between a kerbside post and a night tariff lie ${inPounds(saving)} a year in our example. Suppose that channel, licence and charge point come to ${inPounds(SUPPOSED_COST)} after the grant. With your own space free every time that is back in ${(SUPPOSED_COST / saving).toFixed(1)} years. If you find it free on half the nights you need it, double the time. A night tariff also makes daytime power for the rest of the house more expensive, for a typical home by about ${inPounds(dearerHome)} a year, so take that off first.`,
        `If no special tariff is open to you, the saving at the cap is ${inPounds(onTheCap)} a year, and the same outlay takes ${(SUPPOSED_COST / onTheCap).toFixed(1)} years. Someone who drives 2,000 miles saves a third of either and may do better with the post.`,
      ],
    },
    {
      heading: "Way two: make a drive",
      paragraphs: [
        "A front garden that is deep enough for a whole car, clear of the pavement, can become a parking place with a dropped kerb. The highway authority sets the least depth and the fee and may refuse near a junction, a tree or a bus stop. In England a new hard surface of more than five square metres needs planning permission unless water can soak away. Allow for the whole bill: kerb, paving, drains, perhaps a wall and a lamp post to be moved.",
        "It also takes a public space from the street in exchange for a private one. Some councils refuse for that reason, and with some neighbours you will have a conversation about it.",
      ],
    },
    {
      heading: "Way three: a space that is not at home",
      paragraphs: [
        "Work is the best of these, since the car stands there for eight hours. The Workplace Charging Scheme pays employers 75%, up to £500 a socket, so it is worth a letter with two colleagues’ names under it. A rented garage with electricity, a parent’s drive or a neighbour who shares a charger can serve as well; agree on a price per unit and on what happens when two cars want it.",
        "For flats with their own bays the grants for renters, flat owners and landlords apply instead. Start with the managing agent.",
      ],
    },
    {
      heading: "Way four: the post, and a car that suits it",
      paragraphs: [
        "Councils plan posts where people ask for them, and most have a form. A car that does 200 miles on a charge needs a post every week or ten days at 6,000 miles a year, not every night. That is bearable if the post is on the way to something else. Buy range rather than speed, and a car with a heat pump if it stands outside in winter.",
        "If the nearest dependable post is a drive away, and neither work nor family has a plug, wait a year or choose a used plug-in with open eyes. It would be unkind to tell you otherwise.",
      ],
    },
  ],
  facts: [
    electricityPrice,
    nightTariff.fact,
    {
      label: "Public charging",
      value: `${publicPence.kerb}p slow and fast, ${publicPence.rapid}p rapid`,
      note: "Averages over many operators, with 20% VAT. The first is of January 2024, because we found no later one for posts at the kerb.",
      source: "Zapmap Price Index; Auto Express",
      asOf: "January 2024 and 26 February 2026",
      restsOn: ["tariffs.publicSlow", "economics.publicRapid"],
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
        "Not across a public pavement without leave, and hardly with comfort in any case: at 10 amps a night gives about sixty miles. Extension leads on drums overheat under that load.",
    },
    {
      question: "Can I reserve the bay outside my house?",
      answer:
        "No. A public road stays public, and a channel changes nothing about it. Some councils mark bays for electric cars beside posts, for everyone who charges there.",
    },
    {
      question: "Who is liable for the channel?",
      answer:
        "The licence says so, and it differs: in some places the council owns and insures it, in others you do. Read that page before the fee is paid, and tell your home insurer.",
    },
    {
      question: "Are the rules the same in Scotland, Wales and Northern Ireland?",
      answer:
        "The grant is for the whole United Kingdom, the pavement is not. Roads authorities decide there as councils do in England, and in Northern Ireland it is the Department for Infrastructure. Ask whether channels are approved at all.",
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
