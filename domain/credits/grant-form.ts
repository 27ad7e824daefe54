import { z } from "zod";
import { limits } from "#config/limits.ts";
import { credits } from "#domain/money.ts";
import { anyCode, requiredText } from "#domain/text-input.ts";

const AMOUNT = `Enter a whole number from 1 to ${limits.adminGrantCreditsMax}.`;

/** A grant of any amount; the installer can read the reason. */
export const grantForm = z.object({
  amount: anyCode(AMOUNT)
    .refine((text) => /^\d{1,6}$/.test(text), { message: AMOUNT, abort: true })
    .transform(Number)
    .refine((amount) => amount >= 1 && amount <= limits.adminGrantCreditsMax, AMOUNT)
    .transform(credits),
  reason: requiredText("Give a reason. The installer sees it in their history.", limits.reasonLengthMax),
});
