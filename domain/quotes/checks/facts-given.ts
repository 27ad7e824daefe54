import type { Fields } from "#content/quote-sheet/field.ts";
import { isPaidBefore, type QuoteTechnology } from "#content/quote-sheet/offer-fields.ts";
import { type Quote, quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import { needsMcs } from "#domain/quotes/checks/company.ts";

/** How much a quote tells a customer of what they need to know. */
export interface FactsGiven {
  readonly given: number;
  readonly of: number;
  /** In the words of the form. */
  readonly missing: readonly string[];
  readonly text: string;
}

/** The technology and the option are not facts about the offer; no quote needs a grant or notes. */
const NO_FACTS = ["technology", "option", "grant", "notes", "included"];

/** Which facts a quote gives; each included item is a separate fact. */
export function factsGiven(quote: Quote): FactsGiven {
  const sheet = quoteSheets[quote.technology];
  const rows = [
    ...labelled(sheet, quote).filter(({ name }) => !NO_FACTS.includes(name) && isAsked(name, quote)),
    ...labelled(sheet.included.kind.of, quote.included),
  ];
  const missing = rows.filter(({ isGiven }) => !isGiven).map(({ label }) => label);
  const given = rows.length - missing.length;
  const of = rows.length;
  const counted = `${given} of ${of} facts given.`;
  const text = missing.length > 0 ? `${counted} Missing: ${missing.map(withinSentence).join(", ")}.` : counted;
  return { given, of, missing, text };
}

function labelled(fields: Fields, values: object) {
  return Object.entries(fields).map(([name, { label }]) => ({ name, label, isGiven: Object.hasOwn(values, name) }));
}

/** Paths of the optional facts that a posted quote leaves out, and its customer would read as "Not said". */
export function factsLeftOut(technology: QuoteTechnology, posted: Record<string, unknown>): string[] {
  const sheet: Fields = quoteSheets[technology];
  const asked = { ...posted, technology, firm: posted.firm !== false };
  const own = Object.entries(sheet)
    .filter(([name, { needed, neededWith }]) => !needed && !neededWith && !NO_FACTS.includes(name))
    .filter(([name]) => isAsked(name, asked) && !(name === "depositInsured") && !Object.hasOwn(posted, name));
  const included = typeof posted.included === "object" ? (posted.included ?? {}) : {};
  const items = Object.keys(quoteSheets[technology].included.kind.of).filter((name) => !Object.hasOwn(included, name));
  return [...own.map(([name]) => name), ...items.map((name) => `included.${name}`)];
}

type Asked = { technology: QuoteTechnology; firm: boolean; payments?: unknown };

function isAsked(name: string, quote: Asked): boolean {
  if (name === "mayRisePercent") return !quote.firm;
  if (name === "depositInsured") return isPaidBefore(quote.payments);
  if (name === "mcsNumber") return needsMcs(quote);
  if (name === "ozevNumber") return quote.technology === "ev_charger";
  return true;
}

/** "Bird mesh" becomes "bird mesh"; abbreviations stay as they are. */
function withinSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
