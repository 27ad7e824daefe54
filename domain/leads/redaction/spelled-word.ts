import type { Span } from "#domain/leads/redaction/fold.ts";

/**
 * The letters and figures of a text without anything that stands between them, to look for words whose letters are
 * spaced out. A rule made for each word would take longer to prepare than all texts of a list to read.
 */
interface BareText {
  readonly letters: string;
  /** For each of `letters`: where it stands in the text, in UTF-16 units and in characters. */
  readonly starts: readonly number[];
  readonly ordinals: readonly number[];
}

/** What one may write between two letters of a word, given how many are already behind. */
export interface Gap {
  /** The most characters between the letter at this place of the word and the one before it. */
  max(place: number): number;
  /** Which characters may stand there; any if unset. */
  only?: RegExp;
}

const LETTER = /^[\p{L}\p{N}]$/u;
const ENDS_IN_LETTER = /[\p{L}\p{N}]$/u;
const BEGINS_WITH_LETTER = /^[\p{L}\p{N}]/u;

/** Whether neither a letter nor a figure touches this part of the text. */
export function standsAlone(text: string, { start, end }: Span): boolean {
  return (
    !ENDS_IN_LETTER.test(text.slice(Math.max(0, start - 2), start)) &&
    !BEGINS_WITH_LETTER.test(text.slice(end, end + 2))
  );
}

const remembered = { text: "", bare: readBare("") };

/** Linear in the length of the text; several words are looked for in the same. */
function bareText(text: string): BareText {
  if (remembered.text !== text) Object.assign(remembered, { text, bare: readBare(text) });
  return remembered.bare;
}

function readBare(text: string): BareText {
  const starts: number[] = [];
  const ordinals: number[] = [];
  let letters = "";
  let at = 0;
  let ordinal = 0;
  for (const character of text) {
    if (LETTER.test(character)) {
      letters += character;
      for (let unit = 0; unit < character.length; unit++) {
        starts.push(at + unit);
        ordinals.push(ordinal);
      }
    }
    at += character.length;
    ordinal++;
  }
  return { letters, starts, ordinals };
}

/** Every place where the word's letters stand, no further apart than the gap allows, with letters around or without. */
export function spelledIn(text: string, word: string, gap: Gap): Span[] {
  const bare = bareText(text);
  const found: Span[] = [];
  let from = 0;
  for (let at = bare.letters.indexOf(word); at >= 0; at = bare.letters.indexOf(word, from)) {
    if (isTogether(text, bare, { at, length: word.length }, gap))
      found.push({ start: bare.starts[at] ?? 0, end: (bare.starts[at + word.length - 1] ?? 0) + 1 });
    from = at + 1;
  }
  return found;
}

function isTogether(text: string, bare: BareText, { at, length }: { at: number; length: number }, gap: Gap): boolean {
  for (let place = 1; place < length; place++) {
    const [before, after] = [at + place - 1, at + place];
    if ((bare.ordinals[after] ?? 0) - (bare.ordinals[before] ?? 0) - 1 > gap.max(place)) return false;
    const between = text.slice((bare.starts[before] ?? 0) + 1, bare.starts[after]);
    if (between !== "" && gap.only?.test(between) === false) return false;
  }
  return true;
}
