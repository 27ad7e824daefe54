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
/** Mail providers, and nicknames for them. */
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
/** "sarahATgmailDOTcom" and "gmail com", with or without anything in between. */
const PROVIDER_WITH_ENDING = new RegExp(
  `${WORD_START}(?:[\\p{L}\\p{N}_+]{1,40}?at)?(?:${MAIL_PROVIDERS})(?:dot|[\\s,*_/-]{1,3})(?:com|co[\\s.]?uk)${WORD_END}`,
  "gu",
);
/** "kestrelmoor,co,uk", "kestrelmoor (dot) co / uk", "kestrelmoor*com". */
const ODDLY_DOTTED = new RegExp(
  `${WORD_START}[\\p{L}\\p{N}-]{3,40}(?:[\\s]?[,;:*|/\\\\_~·•]{1,2}\\s?|\\s{1,2})(?:co(?:[\\s]?[,;:*|/\\\\_~·•.]{1,2}\\s?|\\s{1,2})uk${WORD_END}|(?<=[,;:*|/\\\\_~·•]\\s?)com${WORD_END})`,
  "gu",
);
/** Single characters with something in between: "s a m", "k.e.s.t.r.e.l". */
const RUN = String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[\s._-]{1,3}[\p{L}\p{N}](?![\p{L}\p{N}])){3,60}`;
const SPACED_OUT = new RegExp(RUN, "gu");
const AT_BEFORE = /\S{0,60}\s{1,3}(?:at|@)\s{1,3}$/u;
const AT_AFTER = /^\s{1,3}(?:at|@)\s{1,3}\S{1,60}/u;
const AROUND = 70;
const SPACED_LETTERS_MIN = 4;
const ENDS_LIKE_ADDRESS = /^[\p{L}\p{N}]{4,}(?:com|couk|orguk)$/u;
const DOTTED_WORDS = new RegExp(String.raw`${WORD_START}${WORD}(?:${DOT}${WORD})+(?:\/(?:\S*[\p{L}\p{N}/])?)?`, "gu");
const DOT_BETWEEN_WORDS = new RegExp(DOT, "gu");
const ENDING = new RegExp(`^(?:${ENDINGS})$`, "i");
const WORDLIKE_ENDING = new RegExp(`^(?:${WORDLIKE_ENDINGS})$`);
/** Turns "_at_", "*dot*", "-at-" into spaced words, so that the rules see them. */
const FENCED = /(?<=[\p{L}\p{N}])[_*/~.|-]{1,2}(?:at|dot)[_*/~.|-]{1,2}(?=[\p{L}\p{N}])/gu;

/** Email and web addresses and @names, including those spelled with "at" and "dot". */
export function addressesIn(folded: FoldedText): Span[] {
  const text = folded.text.replace(FENCED, (fence) => fence.replace(/[^\p{L}]/gu, " "));
  const rules = [WEB_ADDRESS, EMAIL, SPELLED_EMAIL, PROVIDER_WITH_ENDING, ODDLY_DOTTED];
  const found = rules.flatMap((rule) =>
    Array.from(text.matchAll(rule), (match) => ({ start: match.index, end: match.index + match[0].length })),
  );
  const dotted = Array.from(text.matchAll(DOTTED_WORDS), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  return [...found, ...spacedOutIn(text), ...dotted.filter((span) => isDomain(folded, text, span))];
}

/** "s a m at g m a i l", "k.e.s.t.r.e.l.c.o.m": single letters next to an "at" or followed by a domain ending. */
function spacedOutIn(text: string): Span[] {
  return Array.from(text.matchAll(SPACED_OUT)).flatMap(({ 0: run, index }) => {
    const end = index + run.length;
    const word = run.replace(/[^\p{L}\p{N}]/gu, "");
    if (ENDS_LIKE_ADDRESS.test(word)) return [{ start: index, end }];
    if (run.split(/\s+/).length < SPACED_LETTERS_MIN || !/^\P{L}*(?:\p{L}\P{L}*){3}/u.test(word)) return [];
    const before = AT_BEFORE.exec(text.slice(Math.max(0, index - AROUND), index))?.[0].length ?? 0;
    const after = AT_AFTER.exec(text.slice(end, end + AROUND))?.[0].length ?? 0;
    return before + after > 0 ? [{ start: index - before, end: end + after }] : [];
  });
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
