import { type FoldedText, isCapital, type Span } from "#domain/leads/redaction/fold.ts";

const SPELLED =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|" +
  "eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?";
const NUMBER = String.raw`(?:\d{1,4}\s?[a-h]?(?![\p{L}\p{N}])(?:\s?[-/&]\s?\d{1,4}[a-h]?(?![\p{L}\p{N}]))?|(?:${SPELLED})(?!\p{L}))`;
/** In a lead, "12 … road" is always an address. */
const STREETS = "street|road|avenue|lane|crescent|cresent|mews|boulevard|terrace|rd|ave|av|avenu|ln|cres|blvd";
/** Everyday words too, which are streets only with a capital letter. */
const STREETS_WITH_CAPITAL =
  "st|drive|dr|close|gardens|gdns|garth|court|ct|way|place|pl|square|sq|hill|grove|row|walk|park|rise|view|green|parade|" +
  "mount|vale|croft|fold|gate|wynd|brae|wharf|quay|yard|bank|common|meadow|meadows|drove|villas|cottages|end|side|circus";
const WORD = String.raw`\p{L}[\p{L}'’.]{0,24}`;
const WORDS = String.raw`((?:${WORD}[\s-]{1,2}){1,4}?)`;
const STREET = `(${STREETS}|${STREETS_WITH_CAPITAL})`;
const WORD_START = String.raw`(?<![\p{L}\p{N}£€$.:/-])`;
const WORD_END = String.raw`(?![\p{L}\p{N}])`;
const FLAT = String.raw`(?:(?:flat|apartment|apt|unit|plot)\.?\s{1,2}\d{1,3}[a-h]?,?\s{1,2})?`;
const CALLED = String.raw`(?:(?:house\s)?(?:number|no\.?|nr\.?|num)\s{0,2})?`;

const NUMBER_THEN_STREET = new RegExp(
  `${WORD_START}${FLAT}${CALLED}${NUMBER}(?:\\s?,\\s?|\\s{1,3})(?:(?:on|in|of|at)\\s)?${WORDS}${STREET}${WORD_END}`,
  "gu",
);
const STREET_THEN_NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}'’])((?:${WORD}[\\s-]{1,2}){1,3}?)${STREET}\\s{0,2},?\\s{0,2}${CALLED}(${NUMBER})(?![\\p{L}\\p{N}])(\\s?[\\p{L}]?)`,
  "gu",
);
const LIVING_AT = new RegExp(
  String.raw`(?<!\p{L})(?:(?:live|lives|living|based|located|find us|find me|come to|we are|we're|i am|i'm|im|house is|home is|property is|it is|it's|visit us) at|(?:address|addr) ?(?:is|:|=|-))\s{1,3}(?:${CALLED}(${NUMBER}),?(\s\p{L}[\p{L}'’]*){0,3}|((?:\p{L}[\p{L}'’]{0,24}\s){1,3})(?:cottage|house|farm|farmhouse|barn|lodge|manor|villa|rectory|vicarage|bungalow|hall)(?!\p{L}))`,
  "gu",
);
const HOUSE_NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:house|door|flat) (?:number|no\\.?)\\s?(?:is|:|=|-)?|(?:we are|we're|i am|i'm|house is|home is) (?:number|no\\.?))\\s?(${NUMBER})(?![\\p{L}\\p{N}])`,
  "gu",
);
const POST_BOX = /(?<![\p{L}\p{N}])p\.?\s?o\.?\s{0,2}box\s{0,2}(?:(?:number|no\.?)\s?)?\d{1,6}/gu;

/** Words that occur between a number and "road" or "terrace" in a sentence, never in an address. */
const NEVER_IN_STREETS = new Set(
  `bed beds bedroom bedrooms bedroomed storey story storeys kw kwh kwp kva w wh m mm cm km metre metres meter meters ft
  feet foot yard yards mile miles min mins minute minutes mph year years panels panel solar heat battery cars car people adults kids
  hour hours days day week weeks month months amp amps phase degrees percent pence litre litres sqm windows doors rooms`.split(
    /\s+/,
  ),
);
/** As above, but only in lower case: "12 New Street" is an address, "2 new terrace doors" is not. */
const SMALL_IN_SENTENCES = new Set(
  `a an and the of on off in at by to up from for with or our my this that is was are near down along across behind
  beside facing past per each side busy quiet main private narrow old new mid end detached semi house houses home homes
  victorian edwardian georgian brick stone built x between into onto over under opposite traffic lane back front next
  other different`.split(/\s+/),
);

const WORDS_WRITTEN_SMALL_MAX = 3;

/** House numbers with their streets ("12 Acacia Avenue", "Acacia Avenue, number 12"), and post boxes. */
export function streetsIn(folded: FoldedText): Span[] {
  const { text } = folded;
  const spans: Span[] = [POST_BOX, HOUSE_NUMBER].flatMap((rule) => Array.from(text.matchAll(rule), spanOf));
  for (const match of text.matchAll(NUMBER_THEN_STREET)) {
    const [whole, words = "", street = ""] = match;
    const streetAt = match.index + whole.length - street.length;
    if (isStreet(folded, words, streetAt - words.length, street, streetAt)) spans.push(spanOf(match));
  }
  for (const match of text.matchAll(STREET_THEN_NUMBER)) {
    const [whole, words = "", street = "", , next = ""] = match;
    const named = /(?:number|no\.?|nr\.?|num)\s{0,2}\S+\s?\p{L}?$/u.test(whole);
    const streetAt = match.index + words.length;
    const isAlone = named || next.trim() === "";
    if (isAlone && isCapital(folded, streetAt) && isStreet(folded, words, match.index, street, streetAt)) {
      spans.push({ start: match.index, end: match.index + whole.length - next.length });
    }
  }
  return [...spans, ...homesIn(folded)];
}

/** "We live at 12 Acacia", "our address is Rose Cottage": capitalised names after such words. */
function homesIn(folded: FoldedText): Span[] {
  return Array.from(folded.text.matchAll(LIVING_AT)).flatMap((match) => {
    const [whole, number, , name = ""] = match;
    const introduction = /^.*?(?:\sat|is|:|=|-)\s{1,3}/u.exec(whole)?.[0].length ?? 0;
    const start = match.index + introduction;
    if (number === undefined)
      return isCapital(folded, start) && name !== "" ? [{ start, end: match.index + whole.length }] : [];
    const numberEnd = whole.indexOf(number, introduction) + number.length;
    const rest = whole.slice(numberEnd);
    const isNamed =
      rest.trim() === ""
        ? /(?:number|no\.?)\s/u.test(whole)
        : isCapital(folded, match.index + numberEnd + rest.search(/\p{L}/u));
    return isNamed
      ? [{ start, end: match.index + numberEnd + capitalsLength(folded, match.index + numberEnd, rest) }]
      : [];
  });
}

/** How far the capitalised words go on. */
function capitalsLength(folded: FoldedText, at: number, rest: string): number {
  let length = 0;
  for (const word of rest.matchAll(/[,\s]{1,2}(\p{L}[\p{L}'’]*)/gu)) {
    if (!isCapital(folded, at + word.index + word[0].length - (word[1] ?? "").length)) break;
    length = word.index + word[0].length;
  }
  return length;
}

function isStreet(folded: FoldedText, words: string, wordsAt: number, street: string, streetAt: number): boolean {
  const all = words.split(/[\s-]+/).filter((word) => word !== "");
  if (all.some((word) => NEVER_IN_STREETS.has(word))) return false;
  if (isCapital(folded, streetAt) && isCapital(folded, wordsAt)) return true;
  if (!new RegExp(`^(?:${STREETS})$`).test(street)) return false;
  return all.length <= WORDS_WRITTEN_SMALL_MAX && !all.some((word) => SMALL_IN_SENTENCES.has(word));
}

const spanOf = (match: RegExpExecArray): Span => ({ start: match.index, end: match.index + match[0].length });
