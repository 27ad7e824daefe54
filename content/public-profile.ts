import { legalForms } from "#content/onboarding.ts";
import type { technologies } from "#content/vetting.ts";

/** What the pages about companies say to anybody. */
export const directoryPage = {
  path: "/installers",
  title: "Installers and what we checked",
  description:
    "Installers who have published a profile, nearest first: what we checked of each and when, where it works, and what its customers say. Nobody pays for a place.",
  intro:
    "Each of these companies has published its profile, and all that we check for at least one kind of work holds today.",
  order: "Sorted by whole miles from your postcode, then by name; without a postcode by name.",
  noPay: "No company can pay for its place.",
  none: "No installer has published a profile for this yet.",
} as const;

export const profilePath = (slug: string) => `${directoryPage.path}/${slug}`;

export const profileTitle = (companyName: string) => `${companyName}: what we checked`;

const DESCRIPTION_LETTERS_MAX = 160;
const ABOUT = "what we checked and what we did not, where they work and what their customers say.";

/** For search engines, also of a company with a long name. */
export function profileDescription(companyName: string): string {
  const most = DESCRIPTION_LETTERS_MAX - ABOUT.length - 3;
  const name = companyName.length > most ? `${companyName.slice(0, most - 1).trimEnd()}…` : companyName;
  return `${name}: ${ABOUT}`;
}

export const QUOTES_GO_TO_ALL = "Your request goes to every installer that fits, not to this company alone.";
export const TAKES_NO_REQUESTS = "This company takes no requests at present";

type Technology = (typeof technologies)[number]["value"];

const TRADES: Readonly<Record<Technology, string>> = {
  solar: "solar panels",
  battery: "batteries",
  heat_pump: "heat pumps",
  ev_charger: "EV chargers",
  other: "other services",
};

/** "Solar panels, batteries and EV chargers". */
export function tradesInWords(technologies: readonly Technology[]): string {
  const words = new Intl.ListFormat("en-GB").format(technologies.map((one) => TRADES[one]));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const FORMS: ReadonlyMap<string, string> = new Map(legalForms.map(({ value, label }) => [value, label]));

export const legalFormInWords = (form: string) => FORMS.get(form) ?? form;

/** The entry of a company's number at Companies House. */
export const registerAddress = (companyNumber: string) =>
  `https://find-and-update.company-information.service.gov.uk/company/${companyNumber}`;
