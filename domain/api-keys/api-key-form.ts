import { z } from "zod";
import { limits } from "#config/limits.ts";
import { type KeyScope, keyScopes } from "#content/key-scopes.ts";
import { anyCode, requiredText } from "#domain/text-input.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { monthsAfter } from "#domain/time/periods.ts";
import { isRealDay } from "#domain/time/real-day.ts";

const YEAR_MONTHS = 12;

/** What is chosen for a key until its maker chooses otherwise: its scope and last London day. */
export function keyOffered(now: Date): { scope: KeyScope; lastDay: string } {
  return { scope: "buy", lastDay: londonDay(monthsAfter(now, limits.apiKeyYearsOffered * YEAR_MONTHS)) };
}

/** A key's name, what it may do, and its last London day. */
export function apiKeyForm(now: Date) {
  const offered = keyOffered(now);
  const latest = londonDay(monthsAfter(now, limits.apiKeyYearsMax * YEAR_MONTHS));
  return z.object({
    name: requiredText("Give the key a name, such as the program that will use it.", limits.nameLengthMax),
    scope: z
      .enum(
        keyScopes.map(({ value }) => value),
        "Choose what the key may do.",
      )
      .default(offered.scope),
    lastDay: anyCode("Enter the key’s last day.")
      .refine(isRealDay, { message: "Enter the key’s last day.", abort: true })
      .refine((day) => day >= londonDay(now) && day <= latest, {
        message: `Choose a last day from today, at most ${limits.apiKeyYearsMax} years ahead.`,
      })
      .default(offered.lastDay),
  });
}

export type ApiKeyForm = z.output<ReturnType<typeof apiKeyForm>>;
