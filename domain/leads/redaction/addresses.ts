import { type FoldedText, originalOf, type Span } from "#domain/leads/redaction/fold.ts";

// Every rule is linear: a run of word characters is entered only at its start (the look-behind), repeated groups are
// bounded, and no separator begins with a character of the run before it, so there is no backtracking.
const WORD_CHARACTERS = String.raw`\p{L}\p{N}_+\-`;
const WORD = `[${WORD_CHARACTERS}]+`;
const WORD_START = `(?<![${WORD_CHARACTERS}])`;
const WORD_END = `(?![${WORD_CHARACTERS}])`;
const bracketed = (inner: string) => String.raw`\s{0,2}[(\[{<]\s?${inner}\s?[)\]}>]\s{0,2}`;
const DOT = String.raw`(?:${bracketed("(?:dot|\\.)")}|\s{1,3}dot\s{1,3}|\s{1,2}\.\s{0,2}|\.\s{1,2}(?=com|co\.uk)|\.)`;
const AT = String.raw`(?:${bracketed("(?:at|@|a)")}|\s{1,3}at\s{1,3}|\s{0,2}@\s{0,2})`;

const ENDINGS = "com|uk|org|net|info|biz|eu|ie|io";
/** Ordinary words too: "roof.Me" is a missing space, "roof.me" an address. */
const WORDLIKE_ENDINGS = "me|energy|solar|london|wales|cymru|scot|online|shop|site|website|app|live|email";
/** Mail providers, and what people call them. */
export const MAIL_PROVIDERS =
  "gmail|googlemail|google mail|g mail|hotmail|outlook|yahoo|ymail|icloud|btinternet|bt internet|protonmail|proton mail|" +
  "virginmedia|talktalk|aol|ntlworld|tiscali|blueyonder";

const WEB_ADDRESS = /(?:https?:\/\/|www\.)\S*[\p{L}\p{N}/]/gu;
const EMAIL =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]*@(?=[\p{L}_]|[\p{L}\p{N}-]+\.\p{L})[\p{L}\p{N}._-]*[\p{L}\p{N}]/gu;
const SPELLED_EMAIL = new RegExp(
  `${WORD_START}${WORD}(?:${DOT}${WORD}){0,4}${AT}` +
    `(?:${WORD}(?:${DOT}${WORD}){0,4}?${DOT}(?:${ENDINGS}|${WORDLIKE_ENDINGS})|` +
    `(?:${MAIL_PROVIDERS})(?:[\\s,]{1,2}(?:com|co uk))?)${WORD_END}`,
  "gu",
);
/** "sarahATgmailDOTcom" and "gmail com", with anything or nothing between. */
const PROVIDER_WITH_ENDING = new RegExp(
  `${WORD_START}(?:[\\p{L}\\p{N}_+]{1,40}?at)?(?:${MAIL_PROVIDERS})(?:dot|[\\s,*_/-]{1,3})(?:com|co[\\s.]?uk)${WORD_END}`,
  "gu",
);
const DOTTED_WORDS = new RegExp(String.raw`${WORD_START}${WORD}(?:${DOT}${WORD})+(?:\/(?:\S*[\p{L}\p{N}/])?)?`, "gu");
const DOT_BETWEEN_WORDS = new RegExp(DOT, "gu");
const ENDING = new RegExp(`^(?:${ENDINGS})$`, "i");
const WORDLIKE_ENDING = new RegExp(`^(?:${WORDLIKE_ENDINGS})$`);
/** "_at_", "*dot*", "-at-" become spaced words, so that the rules see them. */
const FENCED = /(?<=[\p{L}\p{N}])[_*/~.|-]{1,2}(?:at|dot)[_*/~.|-]{1,2}(?=[\p{L}\p{N}])/gu;

/** E-mail and web addresses and @names, including those spelled with "at" and "dot". */
export function addressesIn(folded: FoldedText): Span[] {
  const text = folded.text.replace(FENCED, (fence) => fence.replace(/[^\p{L}]/gu, " "));
  const found = [WEB_ADDRESS, EMAIL, SPELLED_EMAIL, PROVIDER_WITH_ENDING].flatMap((rule) =>
    Array.from(text.matchAll(rule), (match) => ({ start: match.index, end: match.index + match[0].length })),
  );
  const dotted = Array.from(text.matchAll(DOTTED_WORDS), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  return [...found, ...dotted.filter((span) => isDomain(folded, text, span))];
}

/** Judged by the original's letters: a capital begins a sentence. */
function isDomain(folded: FoldedText, text: string, { start, end }: Span): boolean {
  const words = text.slice(start, end);
  const slash = words.indexOf("/");
  const host = slash < 0 ? words : words.slice(0, slash);
  let from = start;
  const labels: string[] = [];
  for (const dot of host.matchAll(DOT_BETWEEN_WORDS)) {
    labels.push(originalOf(folded, from, start + dot.index));
    from = start + dot.index + dot[0].length;
  }
  labels.push(originalOf(folded, from, start + host.length));
  return labels.slice(1).some((label) => ENDING.test(label) || WORDLIKE_ENDING.test(label));
}
