import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import type { Claims, ShownClaim } from "#content/claims.ts";
import { leadPriceInPounds } from "#content/credit-packs.ts";
import type { StaticPage, StaticSection } from "#content/pages/static-page.ts";
import { creditsInWords } from "#content/plain-words.ts";
import { traderLine } from "#content/trader.ts";

/** Also used on the home page. */
export const whyChooseUs: readonly StaticSection[] = [
  {
    heading: "What we check, and what is still open",
    paragraphs: [
      `One of our team approves each company before it can see a single request. For each technology we look at its insurance, its identity and, where MCS certifies the work, its MCS certificate. That can take up to ${limits.vettingGraceDays} days, in which the company may already take requests. If we suspend a company, its access ends at that moment, wherever it is signed in.`,
      "Beside each company that has your details stands what we checked, when, and what nobody has checked yet. You can check too: the register at mcscertified.com is open to everybody, and a good installer shows you its insurance when you ask.",
    ],
  },
  {
    heading: `At most ${limits.leadPlacesMax} quotes, and you see who has your details`,
    paragraphs: [
      `Installers first read about the job, with your surname, phone number, email address and full postcode hidden or masked. Only those who take it get these, and there are never more than ${limits.leadPlacesMax}. We ask them to contact you within ${limits.customerAnswerHours} hours.`,
      "Your private page names each company and since when it has your details, and lets you close the request whenever you like.",
    ],
  },
  {
    heading: "Free for you, and why",
    paragraphs: [
      `Installers pay us ${creditsInWords(limits.leadPriceCredits)} for an introduction: ${leadPriceInPounds()}, by the pack of credits they buy, and the same for a charger as for a whole roof. We take no share of what you spend, so a dearer job earns us nothing more.`,
      "You owe nobody a decision, and nobody pays us to be named first.",
    ],
  },
  {
    heading: "Figures you can check",
    paragraphs: [
      "We give a source and date for the prices, grants and yields on these pages. Each calculator lists its assumptions. Where we have no figure, we leave it out.",
    ],
  },
];

/** The page at /about. A claim the operator has not set is not mentioned. */
export function aboutPage(claims: Claims): StaticPage {
  return {
    path: "/about",
    title: "About us: how we check installers and what we earn",
    description: `Why people ask ${site.name} for quotes: reviewed installers, at most ${limits.leadPlacesMax} quotes, no charge, and you always see who has your details.`,
    heading: `Why choose ${site.name}`,
    intro:
      "Solar panels, a battery, a heat pump or a charger is a large purchase from a company that most people have never heard of. We introduce you to a few, tell you what we have checked of each and what not yet, and then we step back.",
    sections: [...whyChooseUs, howWeCheck, ...recordSections(claims), whenItGoesWrong, whereWeWork, whoWeAre()],
    links: [
      { label: "Get up to 3 free quotes", to: "/contact" },
      { label: "Our impact", to: "/impact" },
    ],
  };
}

const howWeCheck: StaticSection = {
  heading: "How we check a company, step by step",
  paragraphs: [
    "Checks are made for each technology by itself: a company that may fit solar panels is not thereby checked for heat pumps.",
  ],
  points: [
    "It confirms its email address and says who it is: company number or sole trader, services and area, MCS number for each technology, insurance.",
    "One of our team looks up the MCS number in the register, reads whether the certificate covers the technology, and compares its holder with the company.",
    "The same person reads the insurance itself: whose it is, what it covers, until when.",
    `A check that fails closes that technology at once. One that is still open has ${limits.vettingGraceDays} days; until it has passed you read “Not checked yet”, never “checked”.`,
    "The day after a certificate or an insurance has ended, the company can buy no more requests for that work until we have seen the next one.",
  ],
};

const whenItGoesWrong: StaticSection = {
  heading: "If something goes wrong",
  paragraphs: [
    `Your private page has a form for a complaint about a company. We answer within ${limits.complaintAnswerDays} days, to you and to the company, with reasons. We can suspend a company; we cannot decide your dispute with it.`,
    "“Stop everything” on the same page takes your request off sale and orders each company that has your details to stop and to delete them.",
  ],
  links: [{ label: "All routes for a complaint, with free advice lines", to: "/terms-of-service" }],
};

/** Only what the operator has set. */
function whoWeAre(): StaticSection {
  return {
    heading: "Who we are",
    paragraphs: [
      ...[traderLine()].flatMap((line) => (line ? [`${line}.`] : [])),
      `${site.name} introduces customers to installers. We install nothing ourselves and are not a party to your contract with an installer.`,
    ],
    links: [
      { label: "Contact us", to: "/contact" },
      { label: `Email ${site.email}`, to: `mailto:${site.email}` },
    ],
  };
}

const whereWeWork: StaticSection = {
  heading: "Where we work",
  paragraphs: [`${site.serviceAreas}. Whether an installer near you takes a request depends on the place and the job.`],
  links: [{ label: "Find your area", to: "/local-areas" }],
};

function recordSections({ installations, warranty, profitsToTrees }: Claims): StaticSection[] {
  const points = [
    ...claimLine(installations, "installations and customers"),
    ...claimLine(warranty, "of warranty on installations; the installer’s quote gives the length for your job"),
    ...claimLine(profitsToTrees, "of our profits plant trees"),
  ];
  return points.length === 0
    ? []
    : [{ heading: "Our record so far", paragraphs: ["Our own figures, each with what shows it."], points }];
}

const claimLine = (claim: ShownClaim | undefined, what: string) =>
  claim ? [`${claim.value} ${what} (${claim.proof})`] : [];
