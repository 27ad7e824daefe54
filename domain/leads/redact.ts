import { parsePostcode } from "#domain/areas/postcode.ts";
import { hidePhones } from "#domain/leads/redact-phones.ts";

/** What stands in a lead's text instead of a contact detail until the installer buys the lead. */
export const HIDDEN_UNTIL_BOUGHT = "[hidden until you buy]";

/** Initials would hide every such letter. */
const SURNAME_LENGTH_MIN = 2;

/** One private character while the rules run, so that no rule reads another's replacement. */
const MARK = "\uE000";

// Every rule is linear: a run of word characters is entered only at its start (the look-behind), repeated groups are
// counted, and no separator begins with a character of the run before it, so there is nothing to try twice.
const WORD_CHARACTERS = String.raw`\p{L}\p{M}\p{N}_+\-`;
const WORD = `[${WORD_CHARACTERS}]+`;
const WORD_START = `(?<![${WORD_CHARACTERS}])`;
const WORD_END = `(?![${WORD_CHARACTERS}])`;
const bracketed = (inner: string) => String.raw`\s{0,2}[(\[{<]\s?${inner}\s?[)\]}>]\s{0,2}`;
const DOT = String.raw`(?:${bracketed("(?:dot|\\.)")}|\s{1,3}dot\s{1,3}|\s{1,2}\.\s{0,2}|\.\s{1,2}(?=com|co\.uk)|\.)`;
const AT = String.raw`(?:${bracketed("(?:at|@)")}|\s{1,3}at\s{1,3}|\s{0,2}@\s{0,2})`;

const ENDINGS = "com|uk|org|net|info|biz|eu|ie|io";
/** Ordinary words too: "roof.Me" is a missing space, "roof.me" an address. */
const WORDLIKE_ENDINGS = "me|energy|solar|london|wales|cymru|scot|online|shop|site|website|app|live|email";
const MAIL_PROVIDERS = "gmail|googlemail|hotmail|outlook|yahoo|icloud|btinternet|protonmail|virginmedia|talktalk|aol";

const WEB_ADDRESS = /(?:https?:\/\/|www\.)\S*[\p{L}\p{N}/]/giu;
const EMAIL =
  /(?<![\p{L}\p{M}\p{N}._%+'-])[\p{L}\p{M}\p{N}._%+'-]*@(?=[\p{L}_]|[\p{L}\p{N}-]+\.\p{L})[\p{L}\p{N}._-]*[\p{L}\p{N}]/gu;
const SPELLED_EMAIL = new RegExp(
  `${WORD_START}${WORD}(?:${DOT}${WORD}){0,4}${AT}` +
    `(?:${WORD}(?:${DOT}${WORD}){0,4}?${DOT}(?:${ENDINGS}|${WORDLIKE_ENDINGS})|${MAIL_PROVIDERS})${WORD_END}`,
  "giu",
);
const DOTTED_WORDS = new RegExp(String.raw`${WORD_START}${WORD}(?:${DOT}${WORD})+(?:\/\S*)?`, "giu");
const DOT_BETWEEN_WORDS = new RegExp(DOT, "giu");
const ENDING = new RegExp(`^(?:${ENDINGS})$`, "i");
const WORDLIKE_ENDING = new RegExp(`^(?:${WORDLIKE_ENDINGS})$`);
const POSTCODE = /(?<![\p{L}\p{N}])[a-z]{1,2}[0-9][a-z0-9]?[\s.-]{0,3}[0-9][a-z]{2}(?![\p{L}\p{N}])/giu;

/**
 * The text of a lead as an installer may read it before buying. E-mail addresses (also "name at gmail dot com"), phone
 * numbers (also digits spelled apart or in words), web addresses, @names and the surname (of several words: together,
 * and the last by itself) become `[hidden until you buy]`; a full postcode becomes its outward code. Prices, years and
 * amounts stay. Hides rather too much than too little; a determined writer can still get through. Time is linear in
 * the length of the text. Source: decisions.md, sections 2 and 10.
 */
export function redactContacts(text: string, options: { readonly surname?: string | undefined } = {}): string {
  const withoutAddresses = hideDomains(hideEmails(plain(text).replace(WEB_ADDRESS, MARK)));
  const withoutNumbers = hidePhones(shortenPostcodes(withoutAddresses), MARK);
  return hideSurname(withoutNumbers, plain(options.surname ?? "").trim()).replaceAll(MARK, HIDDEN_UNTIL_BOUGHT);
}

/** Undoes look-alike writing: invisible characters, full-width, mathematical, circled and keycap characters. */
function plain(text: string): string {
  return text
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF\uE000]|(?<=[0-9])\uFE0F?\u20E3/gu, "")
    .replace(/[\u2460-\u24EA\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/gu, (character) => character.normalize("NFKC"))
    .normalize("NFC");
}

function hideEmails(text: string): string {
  return text.replace(EMAIL, MARK).replace(SPELLED_EMAIL, MARK);
}

function hideDomains(text: string): string {
  return text.replace(DOTTED_WORDS, (words) => (isDomain(words) ? MARK : words));
}

function isDomain(words: string): boolean {
  const [host = ""] = words.split("/", 1);
  const [, ...labels] = host.split(DOT_BETWEEN_WORDS);
  return labels.some((label) => ENDING.test(label) || WORDLIKE_ENDING.test(label));
}

function shortenPostcodes(text: string): string {
  return text.replace(POSTCODE, (found) => parsePostcode(found.replaceAll(".", ""))?.outward ?? found);
}

function hideSurname(text: string, surname: string): string {
  return [surname, surname.split(/\s+/).at(-1) ?? ""]
    .filter((name) => name.length >= SURNAME_LENGTH_MIN)
    .reduce((rest, name) => rest.replace(anySpellingOf(name), MARK), text);
}

function anySpellingOf(name: string): RegExp {
  const spelling = name
    .replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replace(/['’]/g, "['’]?")
    .replace(/[\s-]+/g, String.raw`[\s-]{0,3}`);
  return new RegExp(String.raw`(?<![\p{L}\p{M}])${spelling}(?![\p{L}\p{M}])`, "giu");
}
