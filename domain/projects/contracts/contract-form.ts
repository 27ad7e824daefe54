import { z } from "zod";
import { anyCode } from "#domain/text-input.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { isRealDay } from "#domain/time/real-day.ts";

const SIGNED = "Enter the day you signed, today or earlier, for example 2 12 2026.";
const GOODS = "Enter the day the last goods arrived, today or earlier, or leave all three boxes empty.";
const BEFORE_SIGNING = "The last goods cannot arrive before you sign. Check both days.";

const FIGURES = "Enter the day, month and year in figures, for example 2 12 2026.";
const part = anyCode(FIGURES)
  .refine((typed) => /^\d{0,4}$/.test(typed), FIGURES)
  .default("");

/**
 * What customers say of their contract: each day in three boxes, read as a London day that is not in the future. Errors
 * are at the first box of a day.
 */
export function contractForm(now: Date) {
  const today = londonDay(now);
  const dayOf = (day: string, month: string, year: string) => {
    const typed = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    return isRealDay(typed) && typed <= today ? typed : undefined;
  };
  return z
    .object({
      signedDay: part,
      signedMonth: part,
      signedYear: part,
      goodsDay: part,
      goodsMonth: part,
      goodsYear: part,
      told: z.enum(["", "yes", "no"], "Choose yes, no or not sure.").default(""),
    })
    .transform(({ told, ...typed }, context) => {
      const wrong = (path: string, message: string) => {
        context.addIssue({ code: "custom", path: [path], message });
        return z.NEVER;
      };
      const signedOn = dayOf(typed.signedDay, typed.signedMonth, typed.signedYear);
      if (!signedOn) return wrong("signedDay", SIGNED);
      const isGoodsSaid = `${typed.goodsDay}${typed.goodsMonth}${typed.goodsYear}` !== "";
      const goodsOn = isGoodsSaid ? dayOf(typed.goodsDay, typed.goodsMonth, typed.goodsYear) : null;
      if (goodsOn === undefined) return wrong("goodsDay", GOODS);
      if (goodsOn !== null && goodsOn < signedOn) return wrong("goodsDay", BEFORE_SIGNING);
      return { signedOn, goodsOn, toldOfRight: told === "" ? null : told === "yes" };
    });
}

export type ContractForm = z.infer<ReturnType<typeof contractForm>>;
