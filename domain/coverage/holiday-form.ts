import { z } from "zod";
import { limits } from "#config/limits.ts";
import { leadServiceOptions } from "#content/options.ts";
import { anyCode, optionalText } from "#domain/text-input.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import { isRealDay } from "#domain/time/real-day.ts";

const FIRST = "Enter the first day, for example 21 December 2026.";
const LAST = "Enter the last day, for example 3 January 2027.";

/** London days on which a company does not want to buy; without a service, for all services. */
export function holidayForm(now: Date) {
  const today = londonDay(now);
  const last = addDays(today, limits.holidayDaysAheadMax);
  return z
    .object({
      startsOn: anyCode(FIRST)
        .refine(isRealDay, { message: FIRST, abort: true })
        .refine((day) => day >= today, "That date is in the past. Start today or later."),
      endsOn: anyCode(LAST)
        .refine(isRealDay, { message: LAST, abort: true })
        .refine((day) => day <= last, `Enter a day in the next ${limits.holidayDaysAheadMax} days.`),
      serviceType: z
        .enum(["", ...leadServiceOptions.map(({ value }) => value)], "Choose a service, or all of them.")
        .default("")
        .transform((service) => service || null),
      reason: optionalText(limits.nameLengthMax),
    })
    .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
      path: ["endsOn"],
      message: "The last day is before the first.",
    });
}

export type HolidayForm = z.output<ReturnType<typeof holidayForm>>;
