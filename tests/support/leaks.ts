import { type HeldDetails, HIDDEN_UNTIL_BOUGHT } from "#domain/leads/redact.ts";
import { EVERYDAY_NAMES } from "#domain/leads/redaction/everyday-names.ts";

/** This many consecutive digits of a number reveal it. */
const DIGITS_IN_A_ROW = 7;
const LOOK_ALIKES: Readonly<Record<string, string>> = { а: "a", е: "e", о: "o", с: "c" };
const FILLED = "⓿❶❷❸❹❺❻❼❽❾";
const UNITS = "one two three four five six seven eight nine".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const IN_TENS = new RegExp(`\\b(${TENS.join("|")})(?:[ -](${UNITS.join("|")}))?\\b`, "g");
const IN_UNITS = new RegExp(`\\b(?:${UNITS.join("|")})\\b`, "g");

/**
 * The lead's contact details that a text reveals, in any spelling; also the other secrets, letter for letter.
 * Deliberately shares no code with what hides them.
 */
export function leaksIn(text: string, held: HeldDetails, secrets: readonly string[] = []): string[] {
  const shown = plain(text.replaceAll(HIDDEN_UNTIL_BOUGHT, "¦"));
  const own = (held.phone ?? "").replace(/^\+44/, "");
  const local = letters((held.email ?? "").split("@")[0] ?? "");
  const surname = letters(held.surname ?? "");
  const postcode = letters(held.postcode ?? "");
  const found = {
    phone: [shown, sameLook(shown), inFigures(shown)].some((one) => holdsNumber(one.replace(/[^0-9]/g, ""), own)),
    email: local !== letters(held.firstName ?? "") && holds(letters(shown), local),
    surname: !EVERYDAY_NAMES.has(surname) && holds(letters(shown), surname),
    postcode: holds(letters(shown), postcode) || holds(sameLook(letters(shown)), sameLook(postcode)),
  };
  const details = Object.entries(found).flatMap(([detail, isThere]) => (isThere ? [detail] : []));
  return [...details, ...secrets.filter((secret) => shown.includes(secret.toLowerCase()))];
}

function plain(text: string): string {
  const seen = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, "");
  return Array.from(seen, (one) => {
    if (FILLED.includes(one)) return String(FILLED.indexOf(one));
    if (/\p{Nd}/u.test(one)) return String(figure(one.codePointAt(0) ?? 0));
    return LOOK_ALIKES[one] ?? one;
  }).join("");
}

/** The blocks of digits used here begin at a multiple of sixteen, or six after one. */
function figure(code: number): number {
  const inBlock = code % 16;
  return inBlock >= 6 && code > 0x7f && !/\p{Nd}/u.test(String.fromCodePoint(code - inBlock))
    ? inBlock - 6
    : inBlock % 10;
}

function sameLook(text: string): string {
  return text.replace(/o/g, "0").replace(/[il|]/g, "1");
}

function holdsNumber(digits: string, own: string): boolean {
  const pieces = Math.max(0, own.length - DIGITS_IN_A_ROW + 1);
  return Array.from({ length: pieces }, (_, at) => own.slice(at, at + DIGITS_IN_A_ROW)).some((piece) =>
    digits.includes(piece),
  );
}

const holds = (text: string, part: string) => part !== "" && text.includes(part);

/** Turns numbers in words into the digits one would dial. */
function inFigures(text: string): string {
  const unit = (word: string) => String(UNITS.indexOf(word) + 1);
  return text
    .replace(IN_TENS, (_, ten: string, one?: string) => `${TENS.indexOf(ten) + 2}${one ? unit(one) : "0"}`)
    .replace(IN_UNITS, unit)
    .replace(/\b(?:zero|oh|o|nought)\b/g, "0")
    .replace(/\bdouble[ -]([0-9])/g, "$1$1")
    .replace(/\b([0-9]) hundred\b/g, "$100");
}

function letters(text: string): string {
  return plain(text).replace(/[^\p{L}\p{Nd}]/gu, "");
}
