import { z } from "zod";
import { limits } from "#config/limits.ts";
import { DomainError } from "#domain/errors.ts";
import { ONE_LINE, tooLong, typedCode, typedLine, typedText, unusualIn } from "#domain/typed-text.ts";

/** A check of texts, by the message it gives. */
export const saying = (problemWith: (text: string) => string | undefined) =>
  z.string().superRefine((text, context) => {
    const message = problemWith(text);
    if (message) context.addIssue({ code: "custom", message });
  });

const usual = saying(unusualIn);
const oneLine = saying((line) => unusualIn(line) ?? (line.includes("\n") ? ONE_LINE : undefined));
const within = (lengthMax: number) => saying((text) => tooLong(text, lengthMax));

/** One line that must be filled in; spaces around it do not count. */
export function requiredText(message: string, lengthMax: number) {
  return z.string(message).transform(typedLine).pipe(oneLine).pipe(within(lengthMax).min(1, message));
}

/** One line that may stay empty, which reads as undefined. */
export function optionalText(lengthMax: number) {
  return orNothing(z.string("").transform(typedLine).pipe(oneLine).pipe(within(lengthMax)));
}

const orNothing = <Text extends z.ZodType<string>>(text: Text) => text.optional().transform((one) => one || undefined);

/** Several lines that must be filled in. */
export function requiredLines(message: string, lengthMax: number) {
  return z.string(message).transform(typedText).pipe(within(lengthMax).min(1, message)).pipe(usual);
}

/** Several lines that may stay empty, which reads as undefined. */
export function optionalLines(lengthMax: number) {
  return z
    .string()
    .default("")
    .transform(typedText)
    .pipe(within(lengthMax))
    .pipe(usual)
    .transform((text) => text || undefined);
}

/** A number, day or code for further rules to read; `message` is the error for anything that is not text. */
export function anyCode(message?: string) {
  return z.string(message).transform(typedCode);
}

/** A required number, postcode or address, without invisible characters. */
export function requiredCode(message: string, lengthMax: number) {
  return anyCode(message).pipe(oneLine).pipe(within(lengthMax).min(1, message));
}

/** As `requiredCode`, but may stay empty, which reads as undefined. */
export function optionalCode(lengthMax: number) {
  return orNothing(anyCode("").pipe(oneLine).pipe(within(lengthMax)));
}

const EMAIL_FORMAT = "Enter an email address in the correct format, like name@example.com.";

/** An email address in lower case. */
export function emailAddress(message: string) {
  return requiredCode(message, limits.emailLengthMax)
    .pipe(z.email(EMAIL_FORMAT))
    .transform((email) => email.toLowerCase());
}

/** As above, but may stay empty, which reads as undefined. */
export function optionalEmailAddress() {
  return optionalCode(limits.emailLengthMax)
    .pipe(z.email(EMAIL_FORMAT).optional())
    .transform((email) => email?.toLowerCase());
}

/** Whole pounds, as people write them: "£2,000,000". Empty reads as null; `message` says what to enter instead. */
export function poundsOrNothing(message: string) {
  return z
    .string()
    .default("")
    .transform((text) => typedCode(text).replace(/[£,\s]/g, ""))
    .refine((digits) => /^\d{0,9}$/.test(digits) && Number(digits) <= limits.coverPoundsMax, { message, abort: true })
    .transform((digits) => (digits === "" ? null : Number(digits)));
}

/** One field, read where there is no form around it. Errors: invalid_input (at `field`). */
export function textOf<T>(reader: z.ZodType<T>, typed: string, field: string): T {
  const parsed = reader.safeParse(typed);
  if (parsed.success) return parsed.data;
  throw new DomainError("invalid_input", { fields: { [field]: parsed.error.issues.map(({ message }) => message) } });
}

/** An optional reason for a report. Errors: invalid_input (at `reason`). */
export function optionalReason(typed: string): string | null {
  return textOf(optionalLines(limits.reasonLengthMax), typed, "reason") ?? null;
}
