import type { Span } from "#domain/leads/redaction/fold.ts";

/**
 * The letters and figures of a text without anything in between, to look for spaced-out words. Compiling a rule for
 * each word would take longer than reading all texts of a list.
 */
interface BareText {
  readonly letters: string;
  /** For each of `letters`, its position in the text, in UTF-16 units and in characters. */
  readonly starts: readonly number[];
  readonly ordinals: readonly number[];
}

/** What may come between two letters of a word, given how many letters precede. */
export interface Gap {
  /** The most characters between this letter of the word and the one before. */
  max(place: number): number;
  /** Set if that differs between places. */
  isUneven?: boolean;
  /** Which characters may occur there; any if unset. */
  only?: RegExp;
}

const LETTER = /^[\p{L}\p{N}]$/u;
const ENDS_IN_LETTER = /[\p{L}\p{N}]$/u;
const BEGINS_WITH_LETTER = /^[\p{L}\p{N}]/u;

/** Whether no letter or figure touches this part of the text. */
export function standsAlone(text: string, { start, end }: Span): boolean {
  return (
    !ENDS_IN_LETTER.test(text.slice(Math.max(0, start - 2), start)) &&
    !BEGINS_WITH_LETTER.test(text.slice(end, end + 2))
  );
}

const remembered = { text: "", bare: readBare("") };

/** Linear in the length of the text; reused for several words. */
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

/**
 * Every place where the word's letters occur, no further apart than the gap allows, with or without other letters
 * around.
 */
export function spelledIn(text: string, word: string, gap: Gap): Span[] {
  const bare = bareText(text);
  const found: Span[] = [];
  // Up to here each letter is close to the one before, from the last place looked at: a one-letter word matches
  // everywhere, and would otherwise be read again each time.
  let near = 0;
  for (let at = bare.letters.indexOf(word); at >= 0; at = bare.letters.indexOf(word, at + 1)) {
    const end = at + word.length;
    let next = gap.isUneven ? at + 1 : Math.max(at, near) + 1;
    while (next < end && isNear(text, bare, { at: next, place: next - at }, gap)) next++;
    near = next - 1;
    if (next >= end) found.push({ start: bare.starts[at] ?? 0, end: (bare.starts[end - 1] ?? 0) + 1 });
  }
  return found;
}

function isNear(text: string, bare: BareText, { at, place }: { at: number; place: number }, gap: Gap): boolean {
  if ((bare.ordinals[at] ?? 0) - (bare.ordinals[at - 1] ?? 0) - 1 > gap.max(place)) return false;
  const between = gap.only ? text.slice((bare.starts[at - 1] ?? 0) + 1, bare.starts[at]) : "";
  return between === "" || gap.only?.test(between) === true;
}
