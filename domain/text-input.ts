import { z } from "zod";
import { limits } from "#config/limits.ts";
import { DomainError } from "#domain/errors.ts";

// A browser sends line breaks as CR LF; other control characters have no place in what people type.
const CONTROL = /[\p{Cc}\p{Cf}\u2028\u2029]/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\n\t]/u;

export const UNUSUAL_CHARACTERS = "Remove the unusual characters from this field.";

/** Whether all of it can be typed into a multi-line field: no database accepts a zero byte, for one. */
export function isTypedText(text: string): boolean {
  return !CONTROL_BUT_LINES.test(text.replaceAll("\r\n", "\n"));
}

function oneLine(message: string) {
  return z
    .string(message)
    .trim()
    .refine((text) => !CONTROL.test(text), UNUSUAL_CHARACTERS);
}

/** One line that must be filled in; spaces around it do not count. */
export function requiredText(message: string, lengthMax: number) {
  return oneLine(message).min(1, message).max(lengthMax, `Keep this to ${lengthMax} characters.`);
}

/** One line that may stay empty, which reads as undefined. */
export function optionalText(lengthMax: number) {
  return oneLine("")
    .max(lengthMax, `Keep this to ${lengthMax} characters.`)
    .optional()
    .transform((text) => text || undefined);
}

/** Several lines that must be filled in. */
export function requiredLines(message: string, lengthMax: number) {
  return z
    .string(message)
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .refine((text) => text.length > 0, message)
    .refine((text) => text.length <= lengthMax, `Keep this to ${lengthMax} characters.`)
    .refine(isTypedText, UNUSUAL_CHARACTERS);
}

/** Several lines that may stay empty, which reads as undefined. */
export function optionalLines(lengthMax: number) {
  return z
    .string()
    .default("")
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .refine((text) => text.length <= lengthMax, `Keep this to ${lengthMax} characters.`)
    .refine(isTypedText, UNUSUAL_CHARACTERS)
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
