import { z } from "zod";
import { limits } from "#config/limits.ts";
import { anyCode, optionalLines } from "#domain/text-input.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import { isRealDay } from "#domain/time/real-day.ts";

const PENCE_IN_POUND = 100;
const PRICE = "Enter the total you paid in pounds, for example 8,450 or 8,450.50.";
const yesNo = (message: string) => z.enum(["yes", "no"], message).transform((answer) => answer === "yes");

const NEWER = "Open this page again: your review has changed.";
const ticked = z
  .string()
  .optional()
  .transform((value) => value === "on");

/** What a customer says of a company, whether or not the work is finished. */
const reviewFields = {
  rating: z.enum(["1", "2", "3", "4", "5"], "Choose from 1 to 5: how was it?").transform(Number),
  again: z.enum(["yes", "no", "not_sure"], "Choose yes, no or not sure: would you use them again?"),
  words: optionalLines(limits.outcomeWordsLengthMax),
  mayShow: ticked,
  /** Shown with the first name; otherwise as a customer in a district. */
  as: z
    .enum(["district", "name"], "Choose how you are named: by your district or your first name.")
    .default("district"),
  /** It is their own experience, and nobody offered anything for it. */
  isOwn: ticked,
  isOffered: ticked,
  /** The newest version that the form's page knew of; 0 of none, also for a form that does not say. */
  version: anyCode(NEWER)
    .refine((version) => /^\d{1,4}$/.test(version), NEWER)
    .transform(Number)
    .default(0),
};

type Said = { words: string | undefined; mayShow: boolean; isOwn: boolean; isOffered: boolean };

/** Both are said beside most of what else can be wrong. */
const alsoWithOthers = { when: () => true };
const isLongEnough = ({ words }: Said) => typeof words !== "string" || words.length >= limits.reviewWordsLengthMin;
const tooShort = {
  ...alsoWithOthers,
  path: ["words"],
  message: `Write at least ${limits.reviewWordsLengthMin} characters in your words, or none.`,
};
const isDeclared = ({ mayShow, isOwn, isOffered }: Said) => !mayShow || isOwn || isOffered;
const notDeclared = {
  ...alsoWithOthers,
  path: ["isOwn"],
  message: "Confirm that it is your own experience. Without that we cannot show it.",
};

/** A review of work that is not finished. */
export const reviewForm = z.object(reviewFields).refine(isLongEnough, tooShort).refine(isDeclared, notDeclared);

/** A review of work that was finished, once its outcome is final. */
export const finishedReviewForm = z
  .object({
    priceKept: yesNo("Choose yes or no: was the price kept?"),
    onTime: yesNo("Choose yes or no: was it on time?"),
    ...reviewFields,
  })
  .refine(isLongEnough, tooShort)
  .refine(isDeclared, notDeclared);

export type ReviewForm = z.infer<typeof reviewForm> & { priceKept?: boolean; onTime?: boolean };

/**
 * The customer's answers once the work is finished. The day is a London day, not in the future; the price is returned
 * in pence.
 */
export function outcomeForm(now: Date) {
  const today = londonDay(now);
  return z
    .object({
      finishedOn: dayUntil(today, "Enter the day the work was finished, today or earlier."),
      finalPence: anyCode(PRICE)
        .transform((text) => text.replace(/[£,\s]/g, ""))
        .refine((digits) => /^\d{1,7}(\.\d{1,2})?$/.test(digits), { message: PRICE, abort: true })
        .transform((digits) => Math.round(Number(digits) * PENCE_IN_POUND)),
      priceKept: yesNo("Choose yes or no: was the price kept?"),
      onTime: yesNo("Choose yes or no: was it on time?"),
      ...reviewFields,
    })
    .refine(isLongEnough, tooShort)
    .refine(isDeclared, notDeclared);
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
