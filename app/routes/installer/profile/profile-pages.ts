import type { CompanyAct } from "#domain/roles.ts";

interface Page {
  path: string;
  title: string;
  /** On its tab: one word, so that all four are within a phone's width. */
  label: string;
  /** Whose it is; its forms are for the same people. */
  act: CompanyAct;
  description: string;
  /** Its cards that older mails and bookmarks name as `/profile#documents`. */
  cards: readonly string[];
}

/** The pages of the profile, in the order of their tabs. */
export const profilePages = {
  company: {
    path: "/profile",
    title: "Profile",
    label: "Company",
    act: "company",
    description: "Your company’s details, the terms that your quotes begin with, your logo and what we check.",
    cards: [],
  },
  area: {
    path: "/profile/area",
    title: "Area and holidays",
    label: "Area",
    act: "upkeep",
    description: "The area and services you cover, and the days on which you buy no leads.",
    cards: ["coverage", "holidays"],
  },
  papers: {
    path: "/profile/papers",
    title: "Documents",
    label: "Papers",
    act: "upkeep",
    description: "Your MCS certificates, insurance and other documents, and how long each is valid.",
    cards: ["documents"],
  },
  limits: {
    path: "/profile/limits",
    title: "Limits",
    label: "Limits",
    act: "company",
    description: "The most that your company, and you yourself, can buy in a day, a week and a month.",
    cards: ["limits"],
  },
} as const satisfies Record<string, Page>;

export type ProfilePage = keyof typeof profilePages;

export const PROFILE_PAGES = Object.keys(profilePages) as readonly ProfilePage[];

/** The page at an address; the company's for any other. */
export function profilePageAt(path: string): ProfilePage {
  return PROFILE_PAGES.find((page) => profilePages[page].path === path) ?? "company";
}

/** The page with the card of this fragment, "#documents". */
export function profilePageWith(fragment: string): ProfilePage | undefined {
  return PROFILE_PAGES.find((page) => profilePages[page].cards.some((card) => `#${card}` === fragment));
}
