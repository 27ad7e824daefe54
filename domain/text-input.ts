import { z } from "zod";
import { limits } from "#config/limits.ts";
import { DomainError } from "#domain/errors.ts";

const CONTROL_BUT_LINES = /[^\P{Cc}\n\t]/u;
const LINE_BREAK = /[\n\t\u2028\u2029]/u;
/** They show nothing and come along with what is copied: soft hyphens, spaces without width, marks of direction. */
const COPIED_ALONG = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u2060\uFEFF]/gu;
/** Joiners make one picture of several and shape letters of other scripts; anywhere else they only hide. */
const STRAY_JOINER =
  /(?<![[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]--\p{sc=Latin}])[\u200C\u200D]|[\u200C\u200D](?![[\p{L}\p{Extended_Pictographic}]--\p{sc=Latin}])/gv;
/** The flags of England, Scotland and Wales are a black flag and letters that nobody sees. */
const FLAG = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/gu;
/** Whatever turns the writing around or hides in it, but joiners and signs that are seen before Arabic numbers. */
const HIDDEN = /[\p{Cf}--[\u200C\u200D\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2]]/v;

export const UNUSUAL_CHARACTERS = "Remove the unusual characters from this field.";

/** What people typed or pasted: lines end as ours do, and what came along unseen is gone. */
export function typedText(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(COPIED_ALONG, "").replace(STRAY_JOINER, "").trim();
}

/**
 * Whether all of it can be typed into a multi-line field, and reads for others in the order in which it was typed. No
 * database accepts a zero byte, and a character that turns the direction lets "gpj.exe" read as a picture.
 */
export function isTypedText(text: string): boolean {
  const typed = typedText(text);
  return !CONTROL_BUT_LINES.test(typed) && !HIDDEN.test(typed.replace(FLAG, ""));
}

function oneLine(message: string) {
  return z
    .string(message)
    .transform(typedText)
    .refine((text) => isTypedText(text) && !LINE_BREAK.test(text), UNUSUAL_CHARACTERS);
}

const within = (lengthMax: number) => z.string().max(lengthMax, `Keep this to ${lengthMax} characters.`);

/** One line that must be filled in; spaces around it do not count. */
export function requiredText(message: string, lengthMax: number) {
  return oneLine(message).pipe(within(lengthMax).min(1, message));
}

/** One line that may stay empty, which reads as undefined. */
export function optionalText(lengthMax: number) {
  return oneLine("")
    .pipe(within(lengthMax))
    .optional()
    .transform((text) => text || undefined);
}

/** Several lines that must be filled in. */
export function requiredLines(message: string, lengthMax: number) {
  return z
    .string(message)
    .transform(typedText)
    .pipe(within(lengthMax).min(1, message).refine(isTypedText, UNUSUAL_CHARACTERS));
}

/** Several lines that may stay empty, which reads as undefined. */
export function optionalLines(lengthMax: number) {
  return z
    .string()
    .default("")
    .transform(typedText)
    .pipe(within(lengthMax).refine(isTypedText, UNUSUAL_CHARACTERS))
    .transform((text) => text || undefined);
}

/** An e-mail address in lower case. */
export function emailAddress(message: string) {
  return requiredText(message, limits.emailLengthMax)
    .pipe(z.email("Enter an email address in the correct format, like name@example.com."))
    .transform((email) => email.toLowerCase());
}

/** Whole pounds, as people write them: "£2,000,000". Empty reads as null; `message` says what to enter instead. */
export function poundsOrNothing(message: string) {
  return z
    .string()
    .default("")
    .transform((text) => text.replace(/[£,\s]/g, ""))
    .refine((digits) => /^\d{0,9}$/.test(digits) && Number(digits) <= limits.coverPoundsMax, { message, abort: true })
    .transform((digits) => (digits === "" ? null : Number(digits)));
}

/** One field, read where there is no form around it. Errors: invalid_input (at `field`). */
export function textOf<T>(reader: z.ZodType<T>, typed: string, field: string): T {
  const parsed = reader.safeParse(typed);
  if (parsed.success) return parsed.data;
  throw new DomainError("invalid_input", { fields: { [field]: parsed.error.issues.map(({ message }) => message) } });
}

/** Why somebody reports something, if they say so. Errors: invalid_input (at `reason`). */
export function optionalReason(typed: string): string | null {
  return textOf(optionalLines(limits.reasonLengthMax), typed, "reason") ?? null;
}
