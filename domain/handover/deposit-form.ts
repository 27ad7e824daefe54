import { z } from "zod";
import { limits } from "#config/limits.ts";
import { depositSchemes } from "#content/deposits.ts";
import { anyCode, requiredCode } from "#domain/text-input.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { isRealDay } from "#domain/time/real-day.ts";

const PENCE_IN_POUND = 100;
const PAID = "Enter what you paid in pounds, for example 1,980 or 1,980.50.";
const DAY = "Enter the day you paid, today or earlier.";

/** What the customer paid, read as pence, and on which London day. */
export function paidForm(now: Date) {
  const today = londonDay(now);
  return z.object({
    paid: anyCode(PAID)
      .transform((text) => text.replace(/[£,\s]/g, ""))
      .refine((digits) => /^\d{1,7}(\.\d{1,2})?$/.test(digits) && Number(digits) > 0, { message: PAID, abort: true })
      .transform((digits) => Math.round(Number(digits) * PENCE_IN_POUND)),
    paidOn: anyCode(DAY).refine((day) => isRealDay(day) && day <= today, DAY),
  });
}

export type PaidForm = z.infer<ReturnType<typeof paidForm>>;

/** A deposit's certificate, as either side has it. */
export const certificateForm = z.object({
  scheme: z.enum(
    depositSchemes.map(({ value }) => value),
    "Choose who gave the certificate.",
  ),
  certificate: requiredCode("Enter the number on the certificate.", limits.handoverNumberLengthMax),
});

export type CertificateForm = z.infer<typeof certificateForm>;
