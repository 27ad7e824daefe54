/** A text as it reads rather than as it is typed: lower-case Latin letters without accents, and plain figures. */
export interface FoldedText {
  readonly original: string;
  readonly text: string;
  /** For each character of `text`, where its source begins and ends in the original. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** A part of the folded text to hide, or to shorten. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly instead?: string;
}

/** Cyrillic and Greek letters that look like Latin ones. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  "аa еe оo рp сc уy хx іi ѕs јj һh ԁd ԛq ԝw кk мm тt вb нh ɡg ıi ɩi αa οo νv ιi κk τt υu ρp χx еe ћh ʟl ɑa ᴀa"
    .split(" ")
    .map((pair) => Array.from(pair) as [string, string]),
);
/** Circled figures, which Unicode does not decompose: the first character, and the figure it shows. */
const FIGURES_IN_CIRCLES: readonly [first: number, figure: number, count: number][] = [
  [0x24ff, 0, 1],
  [0x2776, 1, 9],
  [0x2780, 1, 9],
  [0x278a, 1, 9],
];
/** Characters that show nothing, or only change the look of the one before: soft hyphens, joiners, accents, keycaps. */
const UNSEEN = /^[\p{Cf}\p{M}\u115F\u1160\u3164\uFFA0]$/u;
const FIGURE = /^\p{Nd}$/u;
const ASCII_MAX = 0x7f;
const FIGURES_IN_A_ROW = 10;
/** Characters that expand to more, such as U+FDFA to eighteen, stay as they are: they hide no letters or figures. */
const EXPANDED_MAX = 3;
/** Limits how much longer the folded text may be than the original, as every rule runs over it. */
const LONGER_MAX = 1.5;
const FRACTION_SLASH = "\u2044";
const FOLDS_KEPT_MAX = 50_000;
/** Chinese characters, Korean syllables and unassigned code points: most of Unicode, and nothing to fold. */
const WHOLE: readonly [first: number, last: number][] = [
  [0x3400, 0x9fff],
  [0xac00, 0xfaff],
  [0x20000, 0xdffff],
];

/** Folds a text and remembers where each character came from. Linear in its length, and at most half as long again. */
export function foldText(original: string): FoldedText {
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let position = 0;
  for (const character of original) {
    const end = position + character.length;
    const folded = foldCharacter(character);
    const isTooLong = text.length + folded.length + original.length - end > LONGER_MAX * original.length;
    const units = isTooLong ? character : folded;
    // An invisible character belongs to the one before it.
    if (units === "" && ends.length > 0) ends[ends.length - 1] = end;
    text += units;
    for (let unit = 0; unit < units.length; unit++) {
      starts.push(position);
      ends.push(end);
    }
    position = end;
  }
  return { original, text, starts, ends };
}

/** The original's characters for a part of the folded text. */
export function originalOf({ original, starts, ends }: FoldedText, start: number, end: number): string {
  return original.slice(starts[start] ?? original.length, ends[end - 1] ?? 0);
}

/** Whether the original has a capital letter at this place. */
export function isCapital({ original, starts }: FoldedText, at: number): boolean {
  return /^\p{Lu}/u.test(original.slice(starts[at] ?? original.length).slice(0, 2));
}

/** The original with each span hidden or shortened, and every other character unchanged. */
export function withoutSpans(folded: FoldedText, spans: readonly Span[], replacement: string): string {
  let visible = "";
  let position = 0;
  for (const { start, end, instead } of merged(spans)) {
    visible += folded.original.slice(position, folded.starts[start]) + (instead ?? replacement);
    position = folded.ends[end - 1] ?? position;
  }
  return visible + folded.original.slice(position);
}

/** Sorted, with overlapping spans merged. */
function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    if (!last || span.start >= last.end) result.push(span);
    else if (span.end > last.end || (last.instead !== undefined && span.instead === undefined)) {
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    }
  }
  return result;
}

const folds = new Map<string, string>();

/** Cached for each character: a look-up in Unicode takes ten times as long as all rules together. */
function foldCharacter(character: string): string {
  const known = folds.get(character);
  if (known !== undefined) return known;
  const code = character.codePointAt(0) ?? 0;
  if (WHOLE.some(([first, last]) => code >= first && code <= last)) return character;
  if (folds.size >= FOLDS_KEPT_MAX) folds.clear();
  const folded = foldUnknown(character, code);
  folds.set(character, folded);
  return folded;
}

function foldUnknown(character: string, code: number): string {
  if (code <= ASCII_MAX) return character.toLowerCase();
  if (UNSEEN.test(character)) return "";
  const circle = FIGURES_IN_CIRCLES.find(([first, , count]) => code >= first && code < first + count);
  if (circle) return String(circle[1] + code - circle[0]);
  const letters = character.normalize("NFKD").replace(/\p{M}/gu, "");
  // "⒇" reads as 20, "…" stays. Recomposed, a Korean syllable is one character again.
  const bare = letters.length > 1 ? letters.replace(/[^\p{L}\p{N}]/gu, "") : letters;
  const plain = bare.normalize("NFC").toLowerCase();
  if (plain === "" || plain.length > EXPANDED_MAX || letters.includes(FRACTION_SLASH)) return character;
  return Array.from(plain, (one) => LOOK_ALIKES.get(one) ?? figureOf(one) ?? one).join("");
}

/** Every script has its ten digits in a row, from 0 to 9. */
function figureOf(character: string): string | undefined {
  if (!FIGURE.test(character)) return undefined;
  const code = character.codePointAt(0) ?? 0;
  if (code <= ASCII_MAX) return character;
  let first = code;
  while (code - first < FIGURES_IN_A_ROW - 1 && FIGURE.test(String.fromCodePoint(first - 1))) first--;
  return String((code - first) % FIGURES_IN_A_ROW);
}
