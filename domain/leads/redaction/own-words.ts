import { EVERYDAY_MAILBOXES, EVERYDAY_NAMES } from "#domain/leads/redaction/everyday-names.ts";
import { type FoldedText, foldText, isCapital, type Span } from "#domain/leads/redaction/fold.ts";

/** An initial would hide every occurrence of that letter. */
const SURNAME_LENGTH_MIN = 2;
/** A shorter word can occur spaced out, or within others, by accident. */
const LETTERS_APART_MIN = 5;
/** What may stand between two letters of a spaced-out word. */
const GAP_MAX = 3;
const MAILBOX_LENGTH_MIN = 3;
const NO_LETTER = String.raw`[^\p{L}\p{N}]`;
const WORD_START = String.raw`(?<![\p{L}\p{N}])`;
const WORD_END = String.raw`(?![\p{L}\p{N}])`;

const TITLE_BEFORE =
  /(?:^|[^\p{L}])(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|lady|rev|family|surname|name is|name's|called|signed|ask for|speak to|speak with|regards|thanks|thank you|cheers|wishes|sincerely|faithfully|yours|from|i'm|i am|it's|this is)[\s.,:;!–—-]{1,4}$/u;
const CUE_LENGTH = 32;
const FAMILY_AFTER = /^\s(?:family|household|residence)(?!\p{L})/u;
/** What may follow a name at the end of an utterance: the end, a punctuation mark or an apostrophe. */
const ENDS_AFTER = /^(?:\s*$|[.,;:!?)]|'s|’s|\s*\n)/u;
const MIDDLE_OF_SENTENCE = /[\p{L}\p{N},]\s$/u;
const DETERMINER_BEFORE = /(?:^|[^\p{L}])(?:the|a|an|our|my|your|this|that|of|for|in|on|and|or|to|via)\s$/u;

/**
 * The surname wherever it stands: alone, with an s, joined to a first name, initial or figures, or with its letters
 * spaced out. Of several words: together, the last by itself, and each half of a double name. One that is an everyday
 * word ("Green") is hidden only where it is used as a name: after the first name, an initial, a title, "regards" and
 * the like, before "family", or with a capital at the end of an utterance.
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

function rareNameIn(folded: FoldedText, name: string, first: string): Span[] {
  const before = first === "" ? String.raw`(?:\p{L}[._]?)?` : `(?:(?:${escaped(first)}|\\p{L})[._-]{0,2})?`;
  const spelling = spellingOf(name, name.length >= LETTERS_APART_MIN ? GAP_MAX : 1);
  const joined = new RegExp(`${WORD_START}${before}${spelling}(?:es|s|[._-]?[0-9]{1,6})?${WORD_END}`, "gu");
  const found = spansOf(folded.text, joined);
  if (name.length < LETTERS_APART_MIN) return found;
  // Next to other letters it is a handle: "the_whitlocks", "whitlock_roof".
  const within = new RegExp(
    String.raw`(?<![\p{L}\p{N}_])[\p{L}\p{N}]{0,30}_{0,2}${escaped(name)}[\p{L}\p{N}_]{0,30}`,
    "gu",
  );
  return [
    ...found,
    ...spansOf(folded.text, within).filter(({ start, end }) => /[_0-9]/.test(folded.text.slice(start, end))),
  ];
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
 * The lead's own e-mail address without its @: the part before it wherever it stands, even in pieces, and the name of
 * its own domain. Whatever says nothing about its owner ("info", the first name, "gmail") stays.
 */
export function mailboxIn(folded: FoldedText, email: string, firstName = ""): Span[] {
  const address = foldText(email.trim()).text;
  const at = address.lastIndexOf("@");
  if (at < 1) return [];
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const first = lettersOf(foldText(firstName).text);
  const names = new Set([local, local.split("+")[0] ?? ""].map(lettersOf));
  const isOwnDomain = !PROVIDER.test(domain);
  if (isOwnDomain) names.add(lettersOf(domain.split(".")[0] ?? ""));
  return [...names]
    .filter((name) => name.length >= MAILBOX_LENGTH_MIN && name !== first)
    .filter((name) => !EVERYDAY_MAILBOXES.has(name) && !EVERYDAY_NAMES.has(name))
    .flatMap((name) => {
      const gap = name.length >= LETTERS_APART_MIN ? GAP_MAX : 0;
      return spansOf(folded.text, new RegExp(`${WORD_START}${spellingOf(name, gap)}${WORD_END}`, "gu"));
    });
}

const PROVIDER =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|mac|btinternet|protonmail|proton|virginmedia|talktalk|sky|aol|ntlworld|tiscali|blueyonder|example)\./;

/** The lead's own postcode in any spelling, and its second half alone. */
export function ownPostcodeIn(folded: FoldedText, postcode: string): Span[] {
  const [outward = "", inward = ""] = foldText(postcode.trim()).text.split(/\s+/);
  if (outward === "" || inward === "") return [];
  const spelled = (code: string) => Array.from(code, figureOrLetter).join(`${NO_LETTER}{0,3}`);
  const full = `${WORD_START}${spelled(outward)}${NO_LETTER}{0,6}${spelled(inward)}${WORD_END}`;
  const found = spansOf(folded.text, new RegExp(full, "gu")).map((span) => ({
    ...span,
    instead: outward.toUpperCase(),
  }));
  if (/^\d(?:st|nd|rd|th)$/.test(inward)) return found;
  return [...found, ...spansOf(folded.text, new RegExp(`${WORD_START}${spelled(inward)}${WORD_END}`, "gu"))];
}

const figureOrLetter = (one: string) => ({ "0": "[0o]", "1": "[1il]" })[one] ?? one;

function spansOf(text: string, rule: RegExp): Span[] {
  return Array.from(text.matchAll(rule), (match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** The letters and figures of a word, with up to this many other characters between any two. */
function spellingOf(name: string, gap: number): string {
  return Array.from(name).join(gap === 0 ? "[._-]?" : `${NO_LETTER}{0,${gap}}`);
}

function lettersOf(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]/gu, "");
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
