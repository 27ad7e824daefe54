import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import type { Claims, ShownClaim } from "#content/claims.ts";
import { leadPriceInPounds } from "#content/credit-packs.ts";
import type { StaticPage, StaticSection } from "#content/pages/static-page.ts";
import { creditsInWords } from "#content/plain-words.ts";
import { traderLine } from "#content/trader.ts";

/** Also used on the home page. */
export const whatWeCheck: StaticSection = {
  heading: "What we check, and what is still open",
  paragraphs: [
    `One of our team approves each company before it can see a single request. For each technology we check its insurance, its identity and, where MCS certifies the work, its MCS certificate. That can take up to ${limits.vettingGraceDays} days, during which the company may already take requests. If we suspend a company, its access ends at once.`,
    "For each company that has your details, you see what we have checked, when, and what we have not checked yet. You can check too: anyone can search the register at mcscertified.com, and a good installer will show you its insurance if you ask.",
  ],
};

const whyChooseUs: readonly StaticSection[] = [
  whatWeCheck,
  {
    heading: `At most ${limits.leadPlacesMax} quotes, and you see who has your details`,
    paragraphs: [
      `Installers first read about the job, with your surname, phone number, email address and full postcode hidden or masked. Only those who take it see these, and there are never more than ${limits.leadPlacesMax}. We ask them to contact you within ${limits.customerAnswerHours} hours.`,
      "Your private page names each company and since when it has your details, and lets you close the request whenever you like.",
    ],
  },
  {
    heading: "Free for you, and why",
    paragraphs: [
      `Installers pay us ${creditsInWords(limits.leadPriceCredits)} for an introduction: ${leadPriceInPounds()}, by the pack of credits they buy, and the same for a charger as for a whole roof. We take no share of what you spend, so a more expensive job earns us nothing more.`,
      "You are under no obligation, and nobody can pay us to be named first.",
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
      "Solar panels, a battery, a heat pump or a charger is a large purchase, usually from a company you have never heard of. We introduce you to a few, tell you what we have and have not checked about each, and leave the choice to you.",
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
    "We check each technology separately: a company checked for solar panels is not checked for heat pumps.",
  ],
  points: [
    "It confirms its email address and says who it is: company number or sole trader, services and area, MCS number for each technology, insurance.",
    "One of our team looks up the MCS number in the register, checks that the certificate covers the technology, and that it is in the company’s name.",
    "The same person reads the insurance itself: whose it is, what it covers and when it ends.",
    `If a check fails, the company can’t take that work from then on. An open check has ${limits.vettingGraceDays} days; until it has passed you see “Not checked yet”, never “checked”.`,
    "From the day after a certificate or insurance ends, the company can buy no requests for that work until we have seen the new one.",
  ],
};

const whenItGoesWrong: StaticSection = {
  heading: "If something goes wrong",
  paragraphs: [
    `Your private page has a form for a complaint about a company. We answer within ${limits.complaintAnswerDays} days, to you and to the company, with reasons. We can suspend a company; we cannot decide your dispute with it.`,
    "“Stop everything” on the same page takes your request off sale and tells each company that has your details to stop and delete them.",
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
  paragraphs: [`${site.serviceAreas}. Whether an installer takes your request depends on the place and the job.`],
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
    : [{ heading: "Our record so far", paragraphs: ["Our own figures, each with its evidence."], points }];
}

const claimLine = (claim: ShownClaim | undefined, what: string) =>
  claim ? [`${claim.value} ${what} (${claim.proof})`] : [];
