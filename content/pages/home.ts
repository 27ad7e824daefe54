import { limits } from "#config/limits.ts";
import { EXAMPLE } from "#content/claims.ts";
import { creditsInWords } from "#content/plain-words.ts";
import { waitedInWords } from "#content/wait-in-words.ts";

/** What search engines and shared links say about the home page. */
export const home = {
  path: "/",
  title: "Free quotes from renewable energy installers",
  description:
    "Free quotes for solar panels, batteries, heat pumps and EV chargers from at most 3 approved installers. You see what we have checked about each.",
} as const;

/** What happens to a request, in order. The pins on the picture have the numbers of the steps. */
export const howItWorks: readonly { heading: string; text: string }[] = [
  {
    heading: "Say what you need, once",
    text: "It takes about two minutes. You confirm through a link in an email; until then nobody sees your name or number.",
  },
  {
    heading: `At most ${limits.leadPlacesMax} installers take it`,
    text: "Each was approved by one of our team. When one takes your request, your private page names it and says what we have and have not checked.",
  },
  {
    heading: "They call or write",
    text: `We ask them to contact you within ${limits.customerAnswerHours} hours. A firm quote follows a survey.`,
  },
  {
    heading: "Choose, or stop",
    text: "You are under no obligation. Close the request, or delete your details, whenever you like.",
  },
];

interface Proof {
  value: string;
  text: string;
  link?: { label: string; to: string };
}

/** How soon customers heard from companies; absent until there is enough data. */
interface Measured {
  purchases: number;
  medianMinutes: number;
}

interface ProofFacts {
  placesCount: number;
  measured: Measured | undefined;
  /** In the demonstration every measurement is only an example. */
  demo: boolean;
}

/** Rules that anyone can check, not slogans, and one measurement if there is any. */
export const proofs = ({ placesCount, measured, demo }: ProofFacts): Proof[] => [
  measured
    ? {
        value: waitedInWords(measured.medianMinutes),
        text: `until the first contact for half of ${measured.purchases} requests taken in the last ${limits.statisticsDays} days. Where there was none, it counts as slower.${demo ? ` (${EXAMPLE})` : ""}`,
      }
    : {
        value: `${limits.customerAnswerHours} hours`,
        text: "is how soon we ask an installer who takes your request to contact you.",
      },
  {
    value: `${placesCount} places`,
    text: "with figures of their own, each with its source and date.",
    link: { label: "Find yours", to: "/local-areas" },
  },
];

export const whatWeEarn = {
  heading: "What we earn",
  paragraphs: [
    `You pay nothing. An installer who takes your request pays us ${creditsInWords(limits.leadPriceCredits)} for the introduction, the same for a charger as for a whole roof. We get no share of the job, so a more expensive one earns us no more.`,
    "No installer can pay to be named first. If a phone number is wrong or an enquiry is not genuine, we refund the credits.",
  ],
  /** The last bar is the customer's. */
  chart: "What an introduction costs, by the pack of credits",
};
