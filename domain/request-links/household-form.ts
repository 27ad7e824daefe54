import { z } from "zod";
import { limits } from "#config/limits.ts";
import { requiredLines, requiredText } from "#domain/text-input.ts";

export const householdForm = z.object({
  label: requiredText("Say who the link is for, such as “Alex”.", limits.householdLabelLengthMax),
});
export type HouseholdForm = z.infer<typeof householdForm>;

export const noteForm = z.object({ note: requiredLines("Write your note.", limits.householdNoteLengthMax) });
export type NoteForm = z.infer<typeof noteForm>;
