import { z } from "zod";
import { limits } from "#config/limits.ts";
import { technologies, vettingChecks } from "#content/vetting.ts";
import { requiredText } from "#domain/text-input.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { isRealDay } from "#domain/time/real-day.ts";

const DATE = "Enter the day it expires, for example 31 March 2027, or leave this empty.";

/**
 * What an administrator records about one check. Days are London days; a check without one holds until the next check.
 */
export function checkForm(now: Date) {
  const today = londonDay(now);
  return z
    .object({
      technology: z.enum(
        technologies.map(({ value }) => value),
        "Choose a technology.",
      ),
      check: z.enum(
        vettingChecks.map(({ value }) => value),
        "Choose what was checked.",
      ),
      outcome: z.enum(["passed", "failed"], "Choose whether it passed."),
      evidence: requiredText("Say what you looked at and what you saw.", limits.evidenceLengthMax),
      expiresOn: z
        .string()
        .trim()
        .default("")
        .refine((day) => day === "" || isRealDay(day), { message: DATE, abort: true })
        .transform((day) => day || null),
    })
    .refine(({ outcome, expiresOn }) => outcome === "failed" || expiresOn === null || expiresOn >= today, {
      path: ["expiresOn"],
      message: "This day has passed. What has expired has not passed the check.",
    });
}

export type CheckForm = z.output<ReturnType<typeof checkForm>>;
