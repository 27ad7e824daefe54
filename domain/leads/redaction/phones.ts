import { type DigitGroup, digitGroups, withFigures } from "#domain/leads/redaction/digits.ts";
import type { Span } from "#domain/leads/redaction/fold.ts";

/** Allowed between two groups of one number: any run without letters or figures, or one of these words. */
const SEPARATOR_WORD = "and|then|plus|dash|hyphen|minus|space|dot|point|slash|comma|stop|next|followed by";
const SEPARATOR = new RegExp(
  String.raw`^[^\p{L}\p{N}£€$%]{0,6}(?:(?<!\p{L})(?:${SEPARATOR_WORD})(?!\p{L})[^\p{L}\p{N}£€$%]{0,6})?$`,
  "u",
);
const SEPARATOR_LENGTH_MAX = 24;
const DATE = /(?:0?[1-9]|[12][0-9]|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:19|20)?[0-9]{2}(?![0-9]|\1[0-9])/y;
const TIME = /(?:[01]?[0-9]|2[0-3])[:.][0-5][0-9](?![0-9]|[:.][0-9])/y;
const DECIMAL = /[0-9]{1,3}\.[0-9]{1,4}(?![0-9]|[.\-/_][0-9])/y;
const THOUSANDS = /[1-9][0-9]{0,2}(?:,[0-9]{3})+(?![0-9])/y;
/** Amounts are not part of a number: "7 kW", "24.5p", "12mm", "300 litres". */
const AMOUNT_AFTER =
  /^\s?(?:[kmg]?wh?p?|kva|amps?|a|v|p|pence|mm|cm|m|km|sqm|sq|ft|feet|metres?|meters?|miles?|litres?|l|degrees?|deg|c|years?|yrs?|am|pm|k|x(?=\s?[0-9])|beds?|bedrooms?|panels?|%|°)(?![\p{L}\p{N}])/u;
const AMOUNT_DIGITS_MAX = 6;
/** The first character of anything that can follow a date, time, price or amount. */
const MEASURE_AFTER = /^(?:[./:,-]|\s?[\p{L}%°])/u;
const UNIT_LENGTH_MAX = 12;
/** The 000 of £5,000 and the 75 of 1.75 continue an amount; a longer group after a dot or comma does not. */
const THOUSANDS_LENGTH = 3;

/** ITU E.164: a number has at most 15 digits. */
const PHONE_DIGITS_MAX = 15;
const BEGINS_PHONE = /^(?:\+|0[1235789]|00[1-9]|44|7[1-57-9])/;
/** How many digits a phone number with this prefix has, most likely first. The first that fits counts. */
const PHONE_LENGTHS: readonly { readonly begins: RegExp; readonly lengths: readonly number[] }[] = [
  { begins: /^\+440/, lengths: [13, 12, 14] },
  { begins: /^\+44/, lengths: [12, 11, 13] },
  { begins: /^\+/, lengths: [12, 11, 13, 10] },
  { begins: /^00440/, lengths: [15, 14] },
  { begins: /^00[1-9]/, lengths: [14, 13, 15] },
  { begins: /^0[1235789]/, lengths: [11, 10, 12, 13] },
  { begins: /^440/, lengths: [13] },
  { begins: /^44[1235789]/, lengths: [12] },
  { begins: /^7[1-57-9]/, lengths: [10] },
];
/** Without its 0 a mobile number could be two amounts, so only figures and single separators are accepted. */
const BARE_MOBILE = /^[0-9]+(?:[ ./-][0-9]{2,})*$/;
/** A number without its area code is recognised by what precedes it. */
const CUE =
  /(?<=(?:ring|call|phone|tel|telephone|mob|mobile|text|txt|sms|whatsapp|landline|cell|dial|number)(?:\s?(?:me|us|number|no|no\.|is|on|at|it's|it is|:|=|-|my)){0,4}[\s:(=-]{0,3})/uy;
const LOCAL_DIGITS_MIN = 6;
const LOCAL_DIGITS_MAX = 9;
/** This many single figures in words cannot be an amount. */
const WORDS_DIGITS_MIN = 6;
/** The beginning or end of a mobile number, sent separately. */
const PART_OF_NUMBER =
  /(?<![\p{L}\p{N}.,:/£-])07[0-9]{3}(?![\p{L}\p{N}]|[.,][0-9])|(?<=(?:number|phone|mobile|landline|it) (?:ends|starts|begins|finishes)(?: (?:in|with|on))? )[0-9][0-9 ]{1,12}/gu;
/** This many consecutive digits of the lead's own number cannot be an accident. */
const OWN_DIGITS = 6;
/** The longest gap allowed between digits of the lead's own number. */
const OWN_GAP_MAX = 60;

/**
 * Phone numbers in a folded text: UK numbers from 0, +44, 0044 or 44, mobiles without the leading 0, foreign numbers
 * from + or 00, and short ones after "call", "my number is" and the like; whole, grouped, spaced out, with letters for
 * figures, or in words. Dates, times, prices, years and amounts stay. Looks at no more than 15 groups from each start,
 * so time is linear. Lengths: Ofcom's National Telephone Numbering Plan (9 or 10 digits after the 0), allowing one or
 * two too many.
 */
export function phonesIn(folded: string): Span[] {
  const text = withFigures(folded);
  const groups = placedGroups(text);
  const spans: Span[] = [];
  for (let first = 0; first < groups.length; first++) {
    const from = groups[first];
    if (!from?.run) continue;
    const last = lastGroupOfPhone(text, groups, from) ?? lastGroupAfterCue(text, groups, from) ?? -1;
    const to = groups[last];
    if (!to) continue;
    spans.push({ start: from.start - openingLength(text, from.start, to.end), end: to.end });
    first = last;
  }
  const parts = Array.from(text.matchAll(PART_OF_NUMBER), (match) => ({
    start: match.index,
    end: match.index + match[0].trimEnd().length,
  }));
  return [...spans, ...parts, ...inWordsIn(text, groups)];
}

/** Groups that could form one number: their digits in a row, and which group ends after how many digits. */
interface Run {
  digits: string;
  readonly endings: Map<number, number>;
}

/** A group with its place in its run; a measurement belongs to none. */
interface PlacedGroup extends DigitGroup {
  readonly run: Run | undefined;
  readonly offset: number;
}

/** Reads each group once, however many numbers could begin before it. */
function placedGroups(text: string): PlacedGroup[] {
  let run: Run | undefined;
  let endsAt = 0;
  return digitGroups(text).map((group, index) => {
    if (isMeasure(text, group)) run = undefined;
    else if (!run || !isSeparator(text, endsAt, group.start)) run = { digits: "", endings: new Map() };
    endsAt = group.end;
    const offset = run?.digits.length ?? 0;
    if (run) {
      run.digits += group.digits;
      run.endings.set(run.digits.length, index);
    }
    return { ...group, run, offset };
  });
}

/** "seven seven zero zero, nine zero zero": this many figures in words in a row are not an amount. */
function inWordsIn(text: string, groups: readonly DigitGroup[]): Span[] {
  const spans: Span[] = [];
  let first = 0;
  let digits = 0;
  for (const [index, group] of groups.entries()) {
    const isWord = /^\p{L}/u.test(text.slice(group.start, group.start + 1)) && group.digits.length <= THOUSANDS_LENGTH;
    const before = groups[index - 1];
    const goesOn = isWord && digits > 0 && before !== undefined && isSeparator(text, before.end, group.start);
    if (!goesOn) [first, digits] = [index, 0];
    digits = isWord ? digits + group.digits.length : 0;
    if (digits >= WORDS_DIGITS_MIN) spans.push({ start: groups[first]?.start ?? group.start, end: group.end });
  }
  return spans;
}

/** Six or more consecutive digits of the lead's own number, whatever lies between them. */
export function ownPhoneIn(folded: string, phone: string): Span[] {
  const own = phone.replace(/\D/g, "").replace(/^(?:0044|44|0)/, "");
  if (own.length < OWN_DIGITS) return [];
  const pieces = own.length - OWN_DIGITS + 1;
  const known = new Set(Array.from({ length: pieces }, (_, at) => own.slice(at, at + OWN_DIGITS)));
  const text = withFigures(folded);
  const all = digitGroups(text);
  const figures = all.filter(({ start, end }) => /[0-9]/.test(text.slice(start, end)));
  return [all, figures].flatMap((groups) => spansOf(text, markedGroups(groups, known)));
}

function markedGroups(groups: readonly DigitGroup[], known: ReadonlySet<string>): DigitGroup[] {
  const owners: number[] = [];
  let digits = "";
  for (const [index, group] of groups.entries()) {
    if (group.start - (groups[index - 1]?.end ?? group.start) > OWN_GAP_MAX) {
      digits += " ";
      owners.push(-1);
    }
    digits += group.digits;
    for (let count = 0; count < group.digits.length; count++) owners.push(index);
  }
  const marked = new Set<number>();
  for (let at = 0; at + OWN_DIGITS <= digits.length; at++) {
    if (!known.has(digits.slice(at, at + OWN_DIGITS))) continue;
    for (let next = at; next < at + OWN_DIGITS; next++) marked.add(owners[next] ?? -1);
  }
  return groups.filter((_, index) => marked.has(index));
}

/** Groups divided only by separators form one number. */
function spansOf(text: string, groups: readonly DigitGroup[]): Span[] {
  const spans: { start: number; end: number }[] = [];
  for (const { start, end } of groups) {
    const last = spans.at(-1);
    if (last && isSeparator(text, last.end, start)) last.end = end;
    else spans.push({ start, end });
  }
  return spans.map(({ start, end }) => ({ start: start - openingLength(text, start, end), end }));
}

function lastGroupOfPhone(text: string, groups: readonly PlacedGroup[], begin: PlacedGroup): number | undefined {
  const hasPlus = text[begin.start - 1] === "+";
  const digits = begin.run?.digits.slice(begin.offset, begin.offset + PHONE_DIGITS_MAX) ?? "";
  const beginning = (hasPlus ? "+" : "") + digits;
  if (!BEGINS_PHONE.test(beginning) || !canBeginPhone(text, begin)) return undefined;
  const { lengths = [] } = PHONE_LENGTHS.find(({ begins }) => begins.test(beginning)) ?? {};
  const last = lengths.map((length) => endingAfter(begin, length)).find((found) => found !== undefined);
  if (last === undefined || !digits.startsWith("7")) return last;
  return BARE_MOBILE.test(text.slice(begin.start, groups[last]?.end)) ? last : undefined;
}

/** The last group of a number that begins with this one and has this many digits. */
function endingAfter({ run, offset }: PlacedGroup, digits: number): number | undefined {
  return run?.endings.get(offset + digits);
}

/** "my number is 496 0000": 6 to 9 digits in figures and single spaces. */
function lastGroupAfterCue(text: string, groups: readonly PlacedGroup[], begin: PlacedGroup): number | undefined {
  CUE.lastIndex = begin.start;
  if (!CUE.test(text)) return undefined;
  for (let length = LOCAL_DIGITS_MAX; length >= LOCAL_DIGITS_MIN; length--) {
    const last = endingAfter(begin, length);
    if (last === undefined) continue;
    if (/^[0-9]+(?:[ -][0-9]+)*$/.test(text.slice(begin.start, groups[last]?.end))) return last;
  }
  return undefined;
}

function canBeginPhone(text: string, group: DigitGroup): boolean {
  const before = text.slice(Math.max(0, group.start - 2), group.start);
  const endsOutwardCode = group.digits === "0" && /\p{L}$/u.test(before);
  const continuesAmount = group.digits.length <= THOUSANDS_LENGTH && /[0-9][.,]$/.test(before);
  return !endsOutwardCode && !continuesAmount && !/[£€$]\s?$/.test(before);
}

/** A date, time, price or amount: it marks where a number begins or ends, but is not part of it. */
function isMeasure(text: string, { start, end, digits }: DigitGroup): boolean {
  if (digits.length > AMOUNT_DIGITS_MAX || !MEASURE_AFTER.test(text.slice(end, end + 2))) return false;
  return [DATE, TIME, DECIMAL, THOUSANDS].some((form) => isAt(form, text, start)) || isAmount(text, end);
}

function isAmount(text: string, end: number): boolean {
  return AMOUNT_AFTER.test(text.slice(end, end + UNIT_LENGTH_MAX));
}

function isAt(form: RegExp, text: string, start: number): boolean {
  if (/[0-9][.,:/-]$/.test(text.slice(Math.max(0, start - 2), start))) return false;
  form.lastIndex = start;
  return form.test(text);
}

function isSeparator(text: string, from: number, to: number): boolean {
  return to - from <= SEPARATOR_LENGTH_MAX && SEPARATOR.test(text.slice(from, to));
}

/** The + and the bracket belonging to the number. */
function openingLength(text: string, start: number, end: number): number {
  const opening = /(?:\(\+|\+|\()$/.exec(text.slice(Math.max(0, start - 2), start))?.[0] ?? "";
  const closed = text.slice(start, end).includes(")");
  return opening.startsWith("(") && !closed ? opening.length - 1 : opening.length;
}
