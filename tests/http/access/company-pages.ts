import type { CompanyAct } from "#domain/roles.ts";

/** Every address of the installers' area and the act it is for; null where no role is asked, with why. */
export const companyPages: Record<string, CompanyAct | null> = {
  dashboard: "bought_leads",
  "second-look": "bought_leads",
  leads: "leads_for_sale",
  stops: "bought_leads",
  reviews: "bought_leads",
  "leads/purchases.csv": "hand_over",
  "leads/purchases/:id": "bought_leads",
  "leads/purchases/:id/messages": "bought_leads",
  "leads/purchases/:id/quote": "bought_leads",
  "leads/:id/outline": "leads_for_sale",
  outlines: "leads_for_sale",
  "outlines/:id": "leads_for_sale",
  quotes: "bought_leads",
  "quotes/library": "bought_leads",
  "quotes/:id": "bought_leads",
  "quotes/:id.pdf": "bought_leads",
  messages: "bought_leads",
  calendar: "bought_leads",
  // Leads those who keep papers and area to the first page of theirs.
  profile: "upkeep",
  "profile/area": "upkeep",
  "profile/papers": "upkeep",
  "profile/limits": "company",
  onboarding: "company",
  "onboarding/company": "company",
  "onboarding/services": "company",
  "onboarding/mcs": "company",
  "onboarding/insurance": "company",
  "account/notices": "own",
  "account/data": "company",
  "account/data/export": "company",
  developers: "company",
  team: "company",
  "team/activity": "company",
  figures: "hand_over",
  credits: "money",
  "credits/proof.json": "money",
  "credits/verify": "money",
  // The same program for anybody.
  "credits/verify.mjs": null,
  // By a secret in the address or a mail's link, not by a role.
  "calendar/:secret.ics": null,
  alerts: null,
  // A paper that is not there is not there for anybody; `requireReader` has its own test.
  "credits/receipts/:number": null,
  "credits/receipts/:number.pdf": null,
  "credits/credit-notes/:number": null,
  "credits/credit-notes/:number.pdf": null,
  "documents/:id": null,
  "files/:id": "bought_leads",
};

interface Forms {
  /** Of `companyPages`. */
  at: string;
  act: CompanyAct;
  forms: readonly string[];
}

const purchase = "leads/purchases/:id";
const quote = "leads/purchases/:id/quote";

/** Every form of the installers' area, by its name in the code; one without a name there says how it is sent. */
export const companyForms: readonly Forms[] = [
  { at: "leads", act: "bought_leads", forms: ["installer/bought move"] },
  { at: "reviews", act: "upkeep", forms: ["installer/reviews reply", "installer/reviews dispute"] },
  { at: "leads", act: "hand_over", forms: ["installer/bought assign"] },
  {
    at: "leads",
    act: "leads_for_sale",
    forms: ["installer/leads buy-form", "installer/leads save-view", "installer/leads delete-view"],
  },
  { at: purchase, act: "hand_over", forms: ["installer/purchases assign"] },
  { at: purchase, act: "upkeep", forms: ["installer/purchases certificate"] },
  {
    at: purchase,
    act: "bought_leads",
    forms: [
      "installer/bought stage",
      "installer/dashboard stop",
      ...["act-done", "attempt", "call-again", "handover", "handover-back", "job-value", "leave-choice"].map(
        (name) => `installer/purchases ${name}`,
      ),
      ...["next-act", "notes", "offer-times", "reached", "report", "send", "send-again", "stage", "stop"].map(
        (name) => `installer/purchases ${name}`,
      ),
      ...["take-time", "times-card", "withdraw-quote"].map((name) => `installer/purchases ${name}`),
    ],
  },
  {
    at: "leads/purchases/:id/messages",
    act: "bought_leads",
    forms: ["ui/talk send", "ui/talk remove", "ui/talk report"],
  },
  {
    at: quote,
    act: "bought_leads",
    forms: ["add-files", "keep-terms", "last", "more", "next", "remove-file", "send", "use-holder"].map(
      (name) => `installer/quote ${name}`,
    ),
  },
  {
    at: "quotes/library",
    act: "bought_leads",
    forms: ["keep", "keep-line", "remove", "remove-template"].map((name) => `installer/quote ${name}`),
  },
  { at: "quotes/:id", act: "bought_leads", forms: ["installer/quote copy", "installer/quote template"] },
  { at: "outlines/:id", act: "leads_for_sale", forms: ["installer/outlines send", "installer/outlines withdraw"] },
  { at: "second-look", act: "bought_leads", forms: ["installer/second-look second-look"] },
  { at: "dashboard", act: "bought_leads", forms: ["installer/dashboard done", "installer/dashboard reached"] },
  {
    at: "calendar",
    act: "bought_leads",
    forms: ["installer/calendar make", "installer/calendar show", "installer/calendar revoke"],
  },
  {
    at: "profile",
    act: "company",
    forms: ["company", "logo", "publish", "remove-logo", "take-down", "usual-terms"].map(
      (name) => `installer/profile ${name}`,
    ),
  },
  {
    at: "profile/area",
    act: "upkeep",
    forms: ["coverage", "holiday", "end-holiday"].map((name) => `installer/profile ${name}`),
  },
  { at: "profile/papers", act: "upkeep", forms: ["installer/profile document", "installer/profile remove-document"] },
  { at: "profile/limits", act: "company", forms: ["installer/parts limits-form"] },
  { at: "onboarding/company", act: "company", forms: ["installer/onboarding company"] },
  { at: "onboarding/services", act: "company", forms: ["installer/onboarding services"] },
  { at: "onboarding/mcs", act: "company", forms: ["installer/onboarding mcs"] },
  { at: "onboarding/insurance", act: "company", forms: ["installer/onboarding insurance"] },
  { at: "account/notices", act: "leads_for_sale", forms: ["installer/notices alerts"] },
  { at: "account/notices", act: "bought_leads", forms: ["installer/notices news"] },
  { at: "account/notices", act: "own", forms: ["installer/notices test-device", "installer/notices drop-device"] },
  { at: "account/data", act: "company", forms: ["installer/own-data export", "installer/own-data close"] },
  {
    at: "developers",
    act: "company",
    forms: [
      ...["add-endpoint", "key-limits", "make-key", "paused", "remove-endpoint"].map(
        (name) => `installer/developers ${name}`,
      ),
      ...["revoke-key", "send-again", "send-test", "switch-on"].map((name) => `installer/developers ${name}`),
    ],
  },
  {
    at: "team",
    act: "company",
    forms: [
      ...["away-form", "change-member", "invite", "remove-member", "require-two-factor"].map(
        (name) => `installer/team ${name}`,
      ),
      ...["reset-second-factor", "send-again", "withdraw"].map((name) => `installer/team ${name}`),
    ],
  },
  { at: "credits", act: "money", forms: ["installer/credits credit-packs"] },
];

/** Not sent here, and why. */
export const formsElsewhere: Record<string, string> = {
  "installer alerts": "for whoever has a mail's link, of any role",
  "installer/team leave": "for any role, which then has left",
};

/** The values that name forms whose file does not. */
export const sentAs: Record<string, string> = {
  "installer/parts limits-form": "limits",
  "installer/purchases times-card": "cancel-times",
  "installer/team away-form": "away",
};
