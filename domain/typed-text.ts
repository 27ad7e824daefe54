/** Line breaks of Windows and old Macs, of Word (U+000B) and of web pages. */
const OTHER_LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Left between two words of one line by copying from tables, letters and web pages. */
const GAP_IN_LINE = /[\t\v\f\u0085\u2028\u2029]+/g;
/** Invisible characters that come along when copying: soft hyphens, zero-width spaces, direction marks. */
const COPIED_ALONG = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u2060\uFEFF]/gu;
/** Joiners make one picture of several and shape letters of other scripts; anywhere else they only hide. */
const STRAY_JOINER =
  /(?<![[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]--\p{sc=Latin}])[\u200C\u200D]|[\u200C\u200D](?![[\p{L}\p{Extended_Pictographic}]--\p{sc=Latin}])/gv;
/** Never visible; Braille's blank is one that Unicode does not list as such. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** The flags of England, Scotland and Wales are a black flag and invisible letters. */
const FLAG = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/gu;
/**
 * Characters that change the direction of text or hide in it, except joiners and visible signs before Arabic numbers.
 */
const HIDDEN = /[\p{Cf}--[\u200C\u200D\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2]]/v;
const HALF_A_CHARACTER = /\p{Cs}/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\n\t]/u;
const TURNS_TEXT = /[\u202A-\u202E\u2066-\u2069]/u;

/** The error for several lines where one is asked for. */
export const ONE_LINE = "Keep this to one line.";

/** What people typed or pasted, with our line endings and without invisible characters. */
export function typedText(text: string): string {
  const kept = text.replace(OTHER_LINE_BREAK, "\n").replace(COPIED_ALONG, "").replace(STRAY_JOINER, "").trim();
  return kept.replace(UNSEEN, "").trim() === "" ? "" : kept;
}

/** As above for one line: a tab, or another program's line break, becomes a space between two words. */
export function typedLine(text: string): string {
  return typedText(text.replace(GAP_IN_LINE, " "));
}

/**
 * As above where no invisible character can mean anything: numbers, days, codes, postcodes, addresses of mail and web.
 */
export function typedCode(text: string): string {
  return text.replace(GAP_IN_LINE, " ").replace(UNSEEN, "").trim();
}

/**
 * Why a text cannot be accepted in a multi-line field, or would read in another order than it was typed; undefined if
 * it is fine. No database accepts a zero byte, and a character that changes the direction makes "gpj.exe" read as a
 * picture.
 */
export function unusualIn(text: string): string | undefined {
  const typed = typedText(text);
  const [found] =
    HALF_A_CHARACTER.exec(typed) ?? CONTROL_BUT_LINES.exec(typed) ?? HIDDEN.exec(typed.replace(FLAG, "")) ?? [];
  return found && `This contains ${whatIs(found)} (${codeOf(found)}). Delete it and try again.`;
}

function whatIs(character: string): string {
  if (TURNS_TEXT.test(character)) return "a character that changes the direction of text";
  if (HALF_A_CHARACTER.test(character)) return "half a character";
  return CONTROL_BUT_LINES.test(character) ? "a control character" : "a character that nobody can see";
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** The error for a text longer than `lengthMax` characters, saying by how many; undefined for a shorter one. */
export function tooLong(text: string, lengthMax: number): string | undefined {
  const over = text.length - lengthMax;
  if (over <= 0) return undefined;
  return `Keep this to ${inFigures(lengthMax)} characters. It is ${inFigures(over)} too long.`;
}

const inFigures = (count: number) => count.toLocaleString("en-GB");

const SIGN_AND_POUNDS = /^([-\u2212+]?)\s*£\s*(-?)/;
const UNIT =
  /(?<=[\d.])\s*(?:kwh?|kwp|m²|m2|sq\.?\s?m|miles?|litres?|l\/s|mph|years?|tonnes?(?:\sco[₂2]e?)?|hours?|days?|people|rooms?|vehicles?|p|%|£)?(?:\s?(?:an?|per|\/)\s?(?:year|month|week|day|hour|mile|kwh|annum))?\.?$/i;

/**
 * A number without what people copy with it: "£1,200", "3,600 kWh", "£40 a month". "12k" and "1e3" stay as they are.
 */
export function typedNumber(text: string): string {
  return typedCode(text).replace(SIGN_AND_POUNDS, "$1$2").replace(UNIT, "").trim();
}
