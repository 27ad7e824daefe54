import { z } from "zod";
import { limits } from "#config/limits.ts";
import { documentKinds } from "#content/installer-documents.ts";
import { anyCode, requiredText } from "#domain/text-input.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { isRealDay } from "#domain/time/real-day.ts";

const DATE = "Enter the day it expires, for example 31 March 2027.";

/** The details given with a document's file; days are London days. */
export function documentForm(now: Date) {
  return z.object({
    kind: z.enum(
      documentKinds.map(({ value }) => value),
      "Choose what it is.",
    ),
    reference: requiredText("Enter the number or name on it.", limits.nameLengthMax),
    expiresOn: expiryDay(now),
  });
}

export type DocumentForm = z.output<ReturnType<typeof documentForm>>;

/** The last London day on which a document is valid: today or later. */
export function expiryDay(now: Date) {
  const today = londonDay(now);
  const last = `${Number(today.slice(0, 4)) + limits.documentYearsAheadMax}${today.slice(4)}`;
  return anyCode(DATE)
    .refine(isRealDay, { message: DATE, abort: true })
    .refine((day) => day >= today, "That date is in the past. Upload one that is valid today.")
    .refine((day) => day <= last, `Enter a day in the next ${limits.documentYearsAheadMax} years.`);
}
