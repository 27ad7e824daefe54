import { z } from "zod";
import { limits } from "#config/limits.ts";
import { typedCode } from "#domain/typed-text.ts";

const WHOLE = `Enter a whole number up to ${limits.purchaseCapMax}, or leave this empty for no limit.`;

const most = z
  .string()
  .default("")
  .transform(typedCode)
  .refine((text) => /^\d{0,6}$/.test(text) && Number(text) <= limits.purchaseCapMax, { message: WHOLE, abort: true })
  .transform((text) => (text === "" ? null : Number(text)));

/** The most that a company, a person or a key buys; null where there is no limit, and 0 buys nothing. */
export const capsForm = z.object({ leadsADay: most, leadsAWeek: most, creditsAMonth: most });

export type Caps = z.output<typeof capsForm>;
