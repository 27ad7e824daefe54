/** How the name on a paper compares with the company's: see `compareNames`. The values are stored. */
export type NameOutcome = "same" | "trading_name" | "different" | "unknown";

/** A company as it calls itself, or as a paper names it. */
export interface Party {
  name: string | null;
  companyNumber: string | null;
}

export interface Company extends Party {
  isSoleTrader: boolean;
  /** The owner’s own name, of a sole trader. */
  proprietors?: readonly string[];
  /** Accepted trading names, and former names. */
  otherNames: readonly string[];
}

interface NormalName {
  words: string;
  form: string | null;
}

const FORMS: Readonly<Record<string, string>> = {
  limited: "ltd",
  ltd: "ltd",
  cyfyngedig: "ltd",
  cyf: "ltd",
  llp: "llp",
  pac: "llp",
  plc: "plc",
  ccc: "plc",
  cic: "cic",
  cbc: "cic",
};
const TITLES = ["mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "dame"];

/**
 * Compares the holder named on a paper with the company. If both have a company number, it alone decides; otherwise the
 * words of the names must be the same, and their legal forms equal or one missing. Similarity does not count. For "X
 * trading as Y", X is compared, because X is the party to the contract.
 */
export function compareNames(company: Company, holder: Party): NameOutcome {
  const ours = normalNumber(company.companyNumber);
  const theirs = normalNumber(holder.companyNumber);
  if (ours && theirs) return ours === theirs ? "same" : "different";
  const own = normalName(company.name ?? "");
  const printed = normalName(holder.name ?? "");
  if (!own.words || !printed.words) return "unknown";
  const persons = company.isSoleTrader ? [own, ...(company.proprietors ?? []).map(normalName)] : [];
  if (isSame(own, printed) || persons.some((one) => isSame(one, printed) || isSamePerson(one, printed))) return "same";
  return company.otherNames.some((name) => isSame(normalName(name), printed)) ? "trading_name" : "different";
}

/** A name without variations in case, accents, punctuation and a leading "the", with its legal form separate. */
export function normalName(name: string): NormalName {
  const [contracting = ""] = name.split(/\bt\/a\b|\btrading as\b/i);
  const words = contracting
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[&+]/g, " and ")
    .replace(/['’‘ʼ`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(" ");
  if (words.length > 1 && words[0] === "the") words.shift();
  const form = (words.length > 1 && FORMS[words.at(-1) ?? ""]) || null;
  return { words: (form ? words.slice(0, -1) : words).join(" "), form };
}

function normalNumber(number: string | null): string {
  const plain = (number ?? "").replace(/\s/g, "").toUpperCase();
  // Registers print 01234567; people often leave out the leading zero.
  return plain === "" ? "" : plain.padStart(8, "0");
}

function isSame(one: NormalName, other: NormalName): boolean {
  const formsAgree = one.form === other.form || one.form === null || other.form === null;
  return one.words === other.words && formsAgree;
}

function isSamePerson(one: NormalName, other: NormalName): boolean {
  if (one.form || other.form) return false;
  const [first = "", ...rest] = personOf(one);
  const [otherFirst = "", ...otherRest] = personOf(other);
  if (rest.length === 0 || rest.join(" ") !== otherRest.join(" ")) return false;
  return first === otherFirst || isInitialOf(first, otherFirst) || isInitialOf(otherFirst, first);
}

function personOf({ words }: NormalName): string[] {
  const names = words.split(" ");
  return TITLES.includes(names[0] ?? "") ? names.slice(1) : names;
}

function isInitialOf(initial: string, name: string): boolean {
  return initial.length === 1 && name.startsWith(initial);
}
