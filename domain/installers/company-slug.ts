import type { Tx } from "#db/connection.ts";
import { insertSlug, setSlug } from "#domain/installers/company-slug.sql.ts";

const LETTERS_MAX = 80;
/** Letters that are one with their sign, so that taking signs away leaves them as they are. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

/** A company's name in lower-case ASCII, as in its page's address: "kestrelmoor-solar-storage-ltd". */
export function slugOf(companyName: string): string {
  const plain = companyName
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[^a-z0-9]/g, (letter) => LETTERS[letter] ?? "-");
  const words = plain.slice(0, LETTERS_MAX).split("-").filter(Boolean);
  return words.join("-") || "company";
}

/**
 * Gives a company the address of its name, with a number where another company has or had it; its own from an earlier
 * time is its own again. Runs inside the caller's transaction, which has locked the company. Authorises nothing.
 */
export async function takeSlug(tx: Tx, installerId: string, companyName: string, now: Date): Promise<string> {
  const wanted = slugOf(companyName);
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if ((await insertSlug(tx, { slug, installerId, takenAt: now })) !== installerId) continue;
    await setSlug(tx, installerId, slug);
    return slug;
  }
}
