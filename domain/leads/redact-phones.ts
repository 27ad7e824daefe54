/** A run of digits, or a word for one ("seven", "double seven"), and where it stands. */
type DigitGroup = { readonly start: number; readonly end: number; readonly digits: string };

const DIGIT_OF_WORD: Readonly<Record<string, string>> = {
  zero: "0",
  oh: "0",
  o: "0",
  nought: "0",
  naught: "0",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
};
const TIMES_OF_WORD: Readonly<Record<string, number>> = { double: 2, triple: 3, treble: 3 };
const DIGIT_GROUP = new RegExp(
  String.raw`(?:(?<!\p{L})(${Object.keys(TIMES_OF_WORD).join("|")})[\s-]{1,2})?` +
    String.raw`(?:([0-9]+)|(?<!\p{L})(${Object.keys(DIGIT_OF_WORD).join("|")})(?!\p{L}))`,
  "giu",
);
/** What may stand between two groups of one number. No comma and no colon: those part prices and times. */
const SEPARATOR = /^[\s.\-\u2010-\u2015()[\]_/*·•|~]*$/u;
const DATE = /(?:0[1-9]|[12][0-9]|3[01])([./-])(?:0[1-9]|1[0-2])\1(?:19|20)?[0-9]{2}(?![0-9]|\1[0-9])/y;
/** ITU E.164: a number has at most 15 digits. */
const PHONE_DIGITS_MAX = 15;
/** How many digits make a phone number that begins like this, the likeliest first. The first that fits counts. */
const PHONE_LENGTHS: readonly { readonly begins: RegExp; readonly lengths: readonly number[] }[] = [
  { begins: /^\+440/, lengths: [13, 12, 14] },
  { begins: /^\+44/, lengths: [12, 11, 13] },
  { begins: /^\+/, lengths: [12, 11, 13, 10] },
  { begins: /^00440/, lengths: [15, 14] },
  { begins: /^00[1-9]/, lengths: [14, 13, 15] },
  { begins: /^0[1235789]/, lengths: [11, 10, 12, 13] },
  { begins: /^440/, lengths: [13] },
  { begins: /^44[1235789]/, lengths: [12] },
  { begins: /^7/, lengths: [10] },
];
const SEPARATOR_LENGTH_MAX = 4;
/** The 000 of £5,000 and the 75 of 1.75 continue an amount; a longer group after a dot or comma does not. */
const AMOUNT_GROUP_LENGTH_MAX = 3;

/**
 * Replaces what reads like a phone number: UK numbers from 0, +44, 0044 or 44, mobiles without the leading 0, and
 * numbers of other countries from + or 00; whole, grouped, spelled apart, with the letter O, or in words.
 * Dates, times, prices, years and amounts stay. Looks at no more than 15 groups from each start, so time is linear.
 * Lengths: Ofcom's National Telephone Numbering Plan (9 or 10 digits after the 0), with one or two too many tolerated.
 */
export function hidePhones(text: string, replacement: string): string {
  const digitsOnly = lettersOAsZeros(text);
  const groups = digitGroups(digitsOnly);
  let visible = "";
  let position = 0;
  for (let first = 0; first < groups.length; first++) {
    const last = lastGroupOfPhone(digitsOnly, groups, first) ?? -1;
    const [from, to] = [groups[first], groups[last]];
    if (!from || !to) continue;
    visible += text.slice(position, from.start - openingLength(digitsOnly, from.start, to.end)) + replacement;
    position = to.end;
    first = last;
  }
  return visible + text.slice(position);
}

/** The same length as the text, so that positions agree. */
function lettersOAsZeros(text: string): string {
  return text.replace(/(?<=[0-9])[oO]+(?!\p{L})|(?<![\p{L}\p{N}])[oO]+(?=[0-9])/gu, (o) => "0".repeat(o.length));
}

function digitGroups(text: string): DigitGroup[] {
  return Array.from(text.matchAll(DIGIT_GROUP), (match) => {
    const [whole, times = "", figures, word = ""] = match;
    const digits = figures ?? DIGIT_OF_WORD[word.toLowerCase()] ?? "";
    const repeated = digits.length === 1 ? digits.repeat(TIMES_OF_WORD[times.toLowerCase()] ?? 1) : digits;
    return { start: match.index, end: match.index + whole.length, digits: repeated };
  });
}

function lastGroupOfPhone(text: string, groups: readonly DigitGroup[], first: number): number | undefined {
  const begin = groups[first];
  if (!begin || !canBeginPhone(text, begin)) return undefined;
  const lastByLength = new Map<number, number>();
  let digits = "";
  for (let index = first; digits.length < PHONE_DIGITS_MAX; index++) {
    const group = groups[index];
    if (!group || (index > first && !isSeparator(text, groups[index - 1]?.end ?? 0, group.start))) break;
    digits += group.digits;
    lastByLength.set(digits.length, index);
  }
  const beginning = (text[begin.start - 1] === "+" ? "+" : "") + digits;
  const { lengths = [] } = PHONE_LENGTHS.find(({ begins }) => begins.test(beginning)) ?? {};
  const length = lengths.find((wanted) => lastByLength.has(wanted));
  const last = length === undefined ? undefined : lastByLength.get(length);
  if (last === undefined || !digits.startsWith("7")) return last;
  // Without its 0 a mobile number could be two amounts; only figures and single spaces make it one.
  return /^[0-9]+(?: [0-9]+)*$/.test(text.slice(begin.start, groups[last]?.end)) ? last : undefined;
}

function canBeginPhone(text: string, group: DigitGroup): boolean {
  const before = text.slice(Math.max(0, group.start - 2), group.start);
  const endsOutwardCode = group.digits === "0" && /\p{L}$/u.test(before);
  const continuesAmount = group.digits.length <= AMOUNT_GROUP_LENGTH_MAX && /[0-9][.,]$/.test(before);
  DATE.lastIndex = group.start;
  return !endsOutwardCode && !continuesAmount && !before.endsWith("£") && !DATE.test(text);
}

function isSeparator(text: string, from: number, to: number): boolean {
  return to - from <= SEPARATOR_LENGTH_MAX && SEPARATOR.test(text.slice(from, to));
}

/** The + and the bracket that belong to the number. */
function openingLength(text: string, start: number, end: number): number {
  const opening = /(?:\(\+|\+|\()$/.exec(text.slice(Math.max(0, start - 2), start))?.[0] ?? "";
  const closed = text.slice(start, end).includes(")");
  return opening.startsWith("(") && !closed ? opening.length - 1 : opening.length;
}
