import { EVERYDAY_MAILBOXES, EVERYDAY_NAMES } from "#domain/leads/redaction/everyday-names.ts";
import { type FoldedText, foldText, isCapital, type Span } from "#domain/leads/redaction/fold.ts";
import { type Gap, spelledIn, standsAlone } from "#domain/leads/redaction/spelled-word.ts";

/** A single initial would hide every occurrence of that letter. */
const SURNAME_LENGTH_MIN = 2;
/** Shorter words occur spaced out, or within other words, by accident. */
const LETTERS_APART_MIN = 5;
/** Allowed between two letters of a spaced-out word. */
const GAP_MAX = 3;
const MAILBOX_LENGTH_MIN = 3;
const WORD_START = String.raw`(?<![\p{L}\p{N}])`;
const WORD_END = String.raw`(?![\p{L}\p{N}])`;

/** The longest ending or handle to look for around a name, plus one to see whether it goes on. */
const AROUND = 64;
/** Between the two halves of a postcode. */
const HALVES_APART_MAX = 6;
const TOGETHER: Gap = { max: () => 0 };
const SIGN: Gap = { max: () => 1, only: /[._-]/ };
// Reads backwards from one place: a rule that ends in `$` would try every place before it.
const INITIAL_BEFORE = /(?<=(?<![\p{L}\p{N}])(\p{L}[._]?))/uy;
const INITIAL_OR_SIGNS_BEFORE = /(?<=(?<![\p{L}\p{N}])(\p{L}[._-]{0,2}))/uy;
const ENDING = /^(?:es|s|[._-]?[0-9]{1,6})(?![\p{L}\p{N}])/u;
const SIGNS_BEFORE = /(?<=([._-]{1,2}))/y;
const HANDLE_BEFORE = /(?<=(?<![\p{L}\p{N}_])([\p{L}\p{N}]{0,30}_{0,2}))/uy;
const HANDLE_AFTER = /^[\p{L}\p{N}_]{0,30}/u;

const TITLE_BEFORE =
  /(?:^|[^\p{L}])(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|lady|rev|family|surname|name is|name's|called|signed|ask for|speak to|speak with|regards|thanks|thank you|cheers|wishes|sincerely|faithfully|yours|from|i'm|i am|it's|this is)[\s.,:;!–—-]{1,4}$/u;
const CUE_LENGTH = 32;
const FAMILY_AFTER = /^\s(?:family|household|residence)(?!\p{L})/u;
/** Allowed after a name at the end of a sentence: the end, a punctuation mark or an apostrophe. */
const ENDS_AFTER = /^(?:\s*$|[.,;:!?)]|'s|’s|\s*\n)/u;
const MIDDLE_OF_SENTENCE = /[\p{L}\p{N},]\s$/u;
const DETERMINER_BEFORE = /(?:^|[^\p{L}])(?:the|a|an|our|my|your|this|that|of|for|in|on|and|or|to|via)\s$/u;

/**
 * The surname wherever it occurs: alone, with an s, joined to a first name, initial or figures, or spaced out. A
 * surname of several words: together, the last by itself, and each half of a double name. An everyday word ("Green") is
 * hidden only where it is used as a name: after the first name, an initial, a title, "regards" and the like, before
 * "family", or with a capital at the end of a sentence.
 */
export function surnameIn(folded: FoldedText, surname: string, firstName = ""): Span[] {
  const whole = foldText(surname.trim()).text;
  const last = whole.split(/\s+/).at(-1) ?? "";
  const names = new Set([whole, last, ...last.split("-")].map(lettersOf));
  const first = lettersOf(foldText(firstName).text);
  return [...names]
    .filter((name) => name.length >= SURNAME_LENGTH_MIN)
    .flatMap((name) =>
      EVERYDAY_NAMES.has(name) ? everydayNameIn(folded, name, first) : rareNameIn(folded, name, first),
    );
}

/** Each word of a name wherever it occurs as a word, however it is spelled, and however usual it is otherwise. */
export function anyNameIn(folded: FoldedText, name: string): Span[] {
  const parts = foldText(name.trim())
    .text.split(/[\s-]+/)
    .map(lettersOf);
  const whole = lettersOf(foldText(name).text);
  return [...new Set([whole, ...parts])]
    .filter((part) => part.length >= SURNAME_LENGTH_MIN)
    .flatMap((part) => rareNameIn(folded, part, ""));
}

const LEGAL_FORM = /[\s,]+(?:ltd|limited|llp|plc|cic|cio|co)\.?$/u;

/** A company's name, with or without its legal form, wherever it occurs. A single everyday word stays. */
export function companyIn(folded: FoldedText, company: string): Span[] {
  const whole = foldText(company.trim()).text;
  const names = new Set([whole, whole.replace(LEGAL_FORM, "")].map(lettersOf));
  return [...names]
    .filter((name) => name.length >= LETTERS_APART_MIN && !EVERYDAY_NAMES.has(name))
    .flatMap((name) => rareNameIn(folded, name, ""));
}

function rareNameIn(folded: FoldedText, name: string, first: string): Span[] {
  const { text } = folded;
  const isLong = name.length >= LETTERS_APART_MIN;
  const joined = spelledIn(text, name, anything(isLong ? GAP_MAX : 1)).flatMap((span) => {
    const start = span.start - lengthOf(firstNameBefore(text, span.start, first));
    const end = span.end + lengthOf(ENDING.exec(text.slice(span.end, span.end + AROUND))?.[0]);
    return standsAlone(text, { start, end }) ? [{ start, end }] : [];
  });
  if (!isLong) return joined;
  // Next to other letters it is a handle: "the_whitlocks", "whitlock_roof".
  const within = spelledIn(text, name, TOGETHER).map(({ start, end }) => ({
    start: start - lengthOf(beforeIn(text, start, HANDLE_BEFORE)),
    end: end + lengthOf(HANDLE_AFTER.exec(text.slice(end, end + AROUND))?.[0]),
  }));
  return [...joined, ...within.filter(({ start, end }) => /[_0-9]/.test(text.slice(start, end)))];
}

/** The first name or an initial directly before the surname: "ann_", "a.", "a". */
function firstNameBefore(text: string, at: number, first: string): string | undefined {
  if (first === "") return beforeIn(text, at, INITIAL_BEFORE);
  const end = at - lengthOf(beforeIn(text, at, SIGNS_BEFORE));
  const start = end - first.length;
  if (text.endsWith(first, end) && !/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, start - 2), start)))
    return text.slice(start, at);
  return beforeIn(text, at, INITIAL_OR_SIGNS_BEFORE);
}

function everydayNameIn(folded: FoldedText, name: string, first: string): Span[] {
  const { text } = folded;
  const joined = new RegExp(
    `${WORD_START}${first === "" ? "" : `(?:${escaped(first)})?`}[._-]?${escaped(name)}s?${WORD_END}`,
    "gu",
  );
  return spansOf(text, joined).filter(({ start, end }) => {
    if (!text.startsWith(name, start)) return true;
    const before = text.slice(Math.max(0, start - CUE_LENGTH), start);
    const after = text.slice(end, end + CUE_LENGTH);
    if (first !== "" && new RegExp(`${WORD_START}${escaped(first)}[\\s._-]{1,3}(?:\\p{L}\\.?\\s)?$`, "u").test(before))
      return true;
    if (FAMILY_AFTER.test(after)) return true;
    if (first !== "" && new RegExp(`^,\\s?${escaped(first)}${WORD_END}`, "u").test(after)) return true;
    if (!isCapital(folded, start))
      return /(?:^|[^\p{L}])(?:mr|mrs|ms|miss|dr|surname|surname is)[\s.:]{1,2}$/u.test(before);
    if (TITLE_BEFORE.test(before))
      return ENDS_AFTER.test(after) || /(?:mr|mrs|ms|miss|mx|dr|sir|prof)[\s.]{1,2}$/.test(before);
    if (/(?:^|[^\p{L}\p{N}])\p{L}\.?\s$/u.test(before) && !/(?:^|[^\p{L}])[ai]\s$/u.test(before)) return true;
    return (
      MIDDLE_OF_SENTENCE.test(before) &&
      !DETERMINER_BEFORE.test(before) &&
      ENDS_AFTER.test(after) &&
      !followsCapital(folded, start)
    );
  });
}

/** "Octopus Green", "Vaillant Heat": the second word of a product name. */
function followsCapital(folded: FoldedText, start: number): boolean {
  const word = /[\p{L}\p{N}]+\W{0,2}$/u.exec(folded.text.slice(Math.max(0, start - CUE_LENGTH), start));
  return word !== null && isCapital(folded, start - word[0].length);
}

/**
 * The lead's own email address without its @: the local part wherever it occurs, even in pieces, and the name of its
 * own domain. Whatever says nothing about its owner ("info", the first name, "gmail") stays.
 */
export function mailboxIn(folded: FoldedText, email: string, firstName = ""): Span[] {
  const address = foldText(email.trim()).text;
  const at = address.lastIndexOf("@");
  if (at < 1) return [];
  const local = address.slice(0, at);
  const domain = address.slice(at + 1);
  const first = lettersOf(foldText(firstName).text);
  const names = new Set([local, local.split("+")[0] ?? ""].map(lettersOf));
  const isOwnDomain = !PROVIDER.test(domain);
  if (isOwnDomain) names.add(lettersOf(domain.split(".")[0] ?? ""));
  return [...names]
    .filter((name) => name.length >= MAILBOX_LENGTH_MIN && name !== first)
    .filter((name) => !EVERYDAY_MAILBOXES.has(name) && !EVERYDAY_NAMES.has(name))
    .flatMap((name) => spelledIn(folded.text, name, name.length >= LETTERS_APART_MIN ? anything(GAP_MAX) : SIGN))
    .filter((span) => standsAlone(folded.text, span));
}

const PROVIDER =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|mac|btinternet|protonmail|proton|virginmedia|talktalk|sky|aol|ntlworld|tiscali|blueyonder|example)\./;

/** The lead's own postcode in any spelling, and its inward code alone. */
export function ownPostcodeIn(folded: FoldedText, postcode: string): Span[] {
  const [outward = "", inward = ""] = foldText(postcode.trim()).text.split(/\s+/);
  if (outward === "" || inward === "") return [];
  const apart: Gap = { isUneven: true, max: (place) => (place === outward.length ? HALVES_APART_MAX : GAP_MAX) };
  const spelled = (code: string, gap: Gap) =>
    lookAlikesOf(code)
      .flatMap((spelling) => spelledIn(folded.text, spelling, gap))
      .filter((span) => standsAlone(folded.text, span));
  const found = spelled(outward + inward, apart).map((span) => ({ ...span, instead: outward.toUpperCase() }));
  if (/^\d(?:st|nd|rd|th)$/.test(inward)) return found;
  return [...found, ...spelled(inward, anything(GAP_MAX))];
}

/**
 * The lines of an address that name a house or a street: all but the last, which is the town. A house number is hidden
 * with its street.
 */
export function ownAddressIn(folded: FoldedText, address: string): Span[] {
  const lines = foldText(address.trim()).text.split(/\s*[,\n]\s*/);
  const told = lines.length > 1 ? lines.slice(0, -1) : lines;
  return told.flatMap((line) => {
    const [, number = "", street = line] = /^(\d{1,4}[a-z]?)\s(.+)$/u.exec(line) ?? [];
    if (lettersOf(street).length < LETTERS_APART_MIN) return [];
    return spelledIn(folded.text, lettersOf(street), anything(GAP_MAX))
      .map((span) => ({ ...span, start: span.start - numberBefore(folded.text, span.start, number) }))
      .filter((span) => standsAlone(folded.text, span));
  });
}

function numberBefore(text: string, at: number, number: string): number {
  if (number === "") return 0;
  const before = text.slice(Math.max(0, at - number.length - HALVES_APART_MAX), at);
  const found = before.lastIndexOf(number);
  return found >= 0 && /^[\s,.-]*$/u.test(before.slice(found + number.length)) ? before.length - found : 0;
}

/** A postcode as people type it, with letters for figures: "S1 0AB" also as "sl oab". */
function lookAlikesOf(code: string): string[] {
  return Array.from(code).reduce<string[]>(
    (spellings, one) =>
      spellings.flatMap((spelling) => Array.from(FIGURE_LOOK_ALIKES[one] ?? one, (other) => spelling + other)),
    [""],
  );
}

const FIGURE_LOOK_ALIKES: Record<string, string> = { "0": "0o", "1": "1il" };

function spansOf(text: string, rule: RegExp): Span[] {
  return Array.from(text.matchAll(rule), (match) => ({ start: match.index, end: match.index + match[0].length }));
}

function anything(most: number): Gap {
  return { max: () => most };
}

function beforeIn(text: string, at: number, rule: RegExp): string | undefined {
  rule.lastIndex = at;
  return rule.exec(text)?.[1];
}

function lengthOf(text: string | undefined): number {
  return text?.length ?? 0;
}

function lettersOf(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]/gu, "");
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
