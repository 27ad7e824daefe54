import { limits } from "#config/limits.ts";

/**
 * The version is stored with each request, so a change of wording needs a new version, and the old ones stay readable
 * here.
 */
export const SHARING_TEXT_VERSION = "2026-11-26";

const PURCHASE =
  "We pass your details to at most 3 vetted installers. You can see who has them, and close the request, at any time.";

const APPROVED =
  "We pass your details to at most 3 installers that we have approved. You can see who has them, what we have checked of each and what not yet, and close the request, at any time.";

const sharingTexts = {
  "2026-11": PURCHASE,
  // The same words; customers can now also stop everything.
  "2026-12": PURCHASE,
  "2026-12-pick": "Nobody gets your details until you choose them, 3 installers at most.",
  // Read out by the administrator who took the request by phone.
  "2026-12-phone": PURCHASE,
  // "Vetted" claimed more than approval means.
  "2026-11-26": APPROVED,
  "2026-11-26-phone": APPROVED,
  // Several works in one form: three installers for each, and how many that is in all.
  "2026-12-works":
    "We pass your details to at most 3 installers for each work, {n} in all. You can see who has them, and close each request, at any time.",
  "2026-12-pick-works":
    "Nobody gets your details until you choose them, at most 3 installers for each work, {n} in all.",
  // Shown before a silent company is replaced; it names that company.
  "2026-12-replace": "{company} is told to delete your details. One other installer may get them.",
} as const satisfies Record<string, string>;

/** The words of a version that someone was shown who asked for so many works; undefined for an unknown version. */
export function sharingWords(version: string, works = 1): string | undefined {
  const words = Object.entries(sharingTexts).find(([one]) => one === version)?.[1];
  return words?.replace("{n}", String(works * limits.leadPlacesMax));
}

export const sharingText = sharingTexts[SHARING_TEXT_VERSION];

/** How installers may reach a customer. The values are stored, and used in the JSON API. */
export const sharingOptions = [
  { value: "on_purchase", label: "Share my details with up to 3 installers" },
  {
    value: "on_pick",
    label:
      "Show my request without my contact details. Installers send an outline first; I choose who gets my details.",
  },
] as const;

export type Sharing = (typeof sharingOptions)[number]["value"];

/** The version of the text for each choice, by how many works are asked for; its words are in `sharingWords`. */
export function sharingTextVersion(sharing: Sharing, works: number): string {
  if (sharing === "on_pick") return works > 1 ? "2026-12-pick-works" : "2026-12-pick";
  return works > 1 ? "2026-12-works" : SHARING_TEXT_VERSION;
}

/** What the customer is told who asks for several works. */
export function worksText(sharing: Sharing, works: number): string {
  return sharingWords(sharingTextVersion(sharing, works), works) ?? "";
}

export const PHONE_TEXT_VERSION = "2026-11-26-phone";

export const pickText = sharingTexts["2026-12-pick"];

export const REPLACE_TEXT_VERSION = "2026-12-replace";

/** What the customer reads before a silent company is replaced. */
export function replaceText(company: string): string {
  return sharingTexts[REPLACE_TEXT_VERSION].replace("{company}", company);
}
