import { z } from "zod";
import { limits } from "#config/limits.ts";
import { anyCode, optionalLines } from "#domain/text-input.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import { isRealDay } from "#domain/time/real-day.ts";

const PENCE_IN_POUND = 100;
const PRICE = "Enter the total you paid in pounds, for example 8,450 or 8,450.50.";
const yesNo = (message: string) => z.enum(["yes", "no"], message).transform((answer) => answer === "yes");

/**
 * The customer's answers once the work is finished. The day is a London day, not in the future; the price is returned
 * in pence.
 */
export function outcomeForm(now: Date) {
  const today = londonDay(now);
  return z.object({
    finishedOn: dayUntil(today, "Enter the day the work was finished, today or earlier."),
    finalPence: anyCode(PRICE)
      .transform((text) => text.replace(/[£,\s]/g, ""))
      .refine((digits) => /^\d{1,7}(\.\d{1,2})?$/.test(digits), { message: PRICE, abort: true })
      .transform((digits) => Math.round(Number(digits) * PENCE_IN_POUND)),
    priceKept: yesNo("Choose yes or no: was the price kept?"),
    onTime: yesNo("Choose yes or no: was it on time?"),
    rating: z.enum(["1", "2", "3", "4", "5"], "Choose from 1 to 5: how was it?").transform(Number),
    words: optionalLines(limits.outcomeWordsLengthMax),
    mayShow: z
      .string()
      .optional()
      .transform((ticked) => ticked === "on"),
  });
}

export type OutcomeForm = z.infer<ReturnType<typeof outcomeForm>>;

const KWH = `Enter whole kilowatt-hours, up to ${limits.readingKwhMax.toLocaleString("en-GB")}, for example 3,940.`;

/** A year on a meter: kWh between two London days that are 330 to 400 days apart. */
export function readingForm(now: Date) {
  const today = londonDay(now);
  const { readingDaysMin, readingDaysMax } = limits;
  return z
    .object({
      readingFrom: dayUntil(today, "Enter the day of the first reading."),
      readingTo: dayUntil(today, "Enter the day of the last reading, today or earlier."),
      readingKwh: anyCode(KWH)
        .transform((text) => text.replace(/[,\s]/g, ""))
        .refine((digits) => /^\d{1,7}$/.test(digits) && Number(digits) <= limits.readingKwhMax, {
          message: KWH,
          abort: true,
        })
        .transform(Number),
    })
    .refine(
      ({ readingFrom, readingTo }) =>
        readingTo >= addDays(readingFrom, readingDaysMin) && readingTo <= addDays(readingFrom, readingDaysMax),
      {
        path: ["readingTo"],
        message: `The two days must be ${readingDaysMin} to ${readingDaysMax} days apart, to compare a whole year.`,
      },
    );
}

export type ReadingForm = z.infer<ReturnType<typeof readingForm>>;

function dayUntil(today: string, message: string) {
  return anyCode(message).refine((day) => isRealDay(day) && day <= today, message);
}
