import { limits } from "#config/limits.ts";
import { commonPasswords } from "#content/common-passwords.ts";
import { productWords } from "#content/product-words.ts";

/** Shorter names and words occur by chance in too many good passwords. */
const TELLING_LENGTH_MIN = 4;
const LEGAL_FORM = new Set(["limited", "company", "group", "the", "and", "ltd", "llp", "plc"]);

const COMMON = "This password is on the list of the most common passwords.";
const PRODUCT = "This password is made of words from our trade, which are easy to guess.";

/**
 * Why a password is refused, as sentences for the person who chose it; empty when it is good enough. Letter case does
 * not matter, and a common password gets no better with digits or signs at its ends or a "0" for an "o". Errors: none.
 * Source: decisions.md, section 11; the first message is worded as in the documents.
 */
export function passwordProblems(
  password: string,
  owner: { readonly email: string; readonly companyName?: string | undefined },
): string[] {
  // Length first, so that nothing below reads a one-megabyte password.
  if (password.length > limits.passwordMaxLength) {
    return [`Password must be at most ${limits.passwordMaxLength} characters long.`];
  }
  const readings = readingsOf(password.toLowerCase());
  const holds = (parts: readonly string[]) => parts.some((part) => readings.some((reading) => reading.includes(part)));
  const problems = lengthProblems([...password].length);
  if (readings.some(isCommon)) problems.push(COMMON);
  else if (readings.some(isOfProductWords)) problems.push(PRODUCT);
  if (holds(emailParts(owner.email))) problems.push("This password contains your email address.");
  if (holds(companyParts(owner.companyName ?? ""))) problems.push("This password contains your company name.");
  return problems;
}

function lengthProblems(length: number): string[] {
  if (length < limits.passwordMinLength)
    return [`Password must be at least ${limits.passwordMinLength} characters long.`];
  if (length < limits.passwordGoodLength) return [`Please use at least ${limits.passwordGoodLength} characters.`];
  return [];
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "2": "z",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
  "+": "t",
  "€": "e",
  "£": "l",
};

/**
 * The password as typed, without trailing characters that are not letters, and without leading ones too; then each
 * again with letters in place of look-alike digits and signs, where a "1" may also be an "l".
 */
function readingsOf(plain: string): string[] {
  const endless = plain.replace(/[^\p{L}]+$/u, "");
  const bare = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const forms = [plain, plain.replace(/!+$/, ""), endless, bare];
  return [
    ...new Set([...forms, ...forms.map(inLetters), ...forms.map((form) => inLetters(form.replaceAll("1", "l")))]),
  ];
}

function inLetters(text: string): string {
  return text.replace(/[0-9@$!|+€£]/g, (sign) => LOOKALIKES[sign] ?? sign);
}

function isCommon(reading: string): boolean {
  return commonPasswords.has(reading) || commonPasswords.has(reading.replace(/[^\p{L}]+$/u, ""));
}

const OF_PRODUCT_WORDS = new RegExp(`^(?:${productWords.join("|")})+$`);

function isOfProductWords(reading: string): boolean {
  return OF_PRODUCT_WORDS.test(reading.replace(/[^\p{L}]+/gu, ""));
}

/** The part before the @, its words, and the words of the domain except the last. */
function emailParts(email: string): string[] {
  const [localPart = "", domain = ""] = email.trim().toLowerCase().split("@");
  const words = localPart.split(/[^\p{L}]+/u);
  return telling([localPart, ...words, ...domain.split(".").slice(0, -1)]);
}

function companyParts(companyName: string): string[] {
  const words = (companyName.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !LEGAL_FORM.has(word));
  return telling([...words, words.join("")]);
}

const telling = (words: readonly string[]) => words.filter((word) => word.length >= TELLING_LENGTH_MIN);
