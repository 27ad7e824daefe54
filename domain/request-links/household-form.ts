import { z } from "zod";
import { limits } from "#config/limits.ts";
import { requiredText } from "#domain/text-input.ts";

export const householdForm = z.object({
  label: requiredText("Say who the link is for, such as “Alex”.", limits.householdLabelLengthMax),
});
export type HouseholdForm = z.infer<typeof householdForm>;
