import { z } from "zod";
import { limits } from "#config/limits.ts";
import { technologies } from "#content/vetting.ts";
import { anyCode, requiredText } from "#domain/text-input.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import { isRealDay } from "#domain/time/real-day.ts";

/** More time for one technology: the reason, and its last London day. */
export function exceptionForm(now: Date) {
  const first = londonDay(now);
  const last = addDays(londonDay(now), limits.vettingExceptionDaysMax);
  return z.object({
    technology: z.enum(
      technologies.map(({ value }) => value),
      "Choose a technology.",
    ),
    reason: requiredText("Say why they get more time.", limits.reasonLengthMax),
    endsOn: anyCode("Enter the last day.")
      .refine(isRealDay, { message: "Enter the last day.", abort: true })
      .refine((day) => day >= first && day <= last, {
        message: `Choose a date from today, up to ${limits.vettingExceptionDaysMax} days ahead.`,
      }),
  });
}

export type ExceptionForm = z.output<ReturnType<typeof exceptionForm>>;
