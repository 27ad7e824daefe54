/** A run of figures, or words for some ("seven", "double seven", "twenty-three"), and its position. */
export interface DigitGroup {
  readonly start: number;
  readonly end: number;
  readonly digits: string;
}

const DIGIT_OF_WORD: Readonly<Record<string, string>> = {
  zero: "0",
  oh: "0",
  o: "0",
  nought: "0",
  naught: "0",
  nil: "0",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  eleven: "11",
  twelve: "12",
  thirteen: "13",
  fourteen: "14",
  fifteen: "15",
  sixteen: "16",
  seventeen: "17",
  eighteen: "18",
  nineteen: "19",
};
const TENS_OF_WORD: Readonly<Record<string, string>> = {
  twenty: "2",
  thirty: "3",
  forty: "4",
  fifty: "5",
  sixty: "6",
  seventy: "7",
  eighty: "8",
  ninety: "9",
};
const TIMES_OF_WORD: Readonly<Record<string, number>> = { double: 2, triple: 3, treble: 3, dbl: 2 };
const NOUGHTS_OF_WORD: Readonly<Record<string, string>> = { hundred: "00", thousand: "000" };

const anyOf = (words: object) => Object.keys(words).join("|");
const NUMBER_WORD = `(?:(?<tens>${anyOf(TENS_OF_WORD)})(?:[\\s-]{1,2}(?<unit>one|two|three|four|five|six|seven|eight|nine))?|(?<word>${anyOf(DIGIT_OF_WORD)}))`;
const DIGIT_GROUP = new RegExp(
  String.raw`(?:(?<!\p{L})(?<times>${anyOf(TIMES_OF_WORD)})[\s-]{1,2})?` +
    String.raw`(?:(?<figures>[0-9]+)|(?<!\p{L})${NUMBER_WORD}(?!\p{L}))` +
    String.raw`(?:[\s-]{1,2}(?<noughts>${anyOf(NOUGHTS_OF_WORD)})(?!\p{L}))?`,
  "gu",
);
const LETTERS_AS_FIGURES = /(?<=[0-9])[oil|]+(?!\p{L})|(?<![\p{L}\p{N}])[oil]+(?=[0-9])/gu;

/** Reads the letters O and l next to figures as figures. The length stays the same, so positions agree. */
export function withFigures(text: string): string {
  return text.replace(LETTERS_AS_FIGURES, (letters) => letters.replace(/o/g, "0").replace(/[^0]/g, "1"));
}

/** Every group of digits of a folded text, in order. */
export function digitGroups(text: string): DigitGroup[] {
  return Array.from(text.matchAll(DIGIT_GROUP), (match) => {
    const { times = "", figures, tens, unit, word = "", noughts = "" } = match.groups ?? {};
    const counted = tens ? (TENS_OF_WORD[tens] ?? "") + (DIGIT_OF_WORD[unit ?? "zero"] ?? "") : DIGIT_OF_WORD[word];
    const digits = figures ?? counted ?? "";
    const repeated = digits.length === 1 ? digits.repeat(TIMES_OF_WORD[times] ?? 1) : digits;
    const whole = repeated + (NOUGHTS_OF_WORD[noughts] ?? "");
    return { start: match.index, end: match.index + match[0].length, digits: whole };
  });
}
