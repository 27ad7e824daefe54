import { z } from "zod";
import { limits } from "#config/limits.ts";
import { expiryDay } from "#domain/documents/document-form.ts";
import { poundsOrNothing, requiredText } from "#domain/text-input.ts";

const COVER = "Enter the cover in whole pounds, for example 2,000,000.";

/** A company's public liability insurance, as printed on its policy; days are London days. */
export function insuranceForm(now: Date) {
  return z.object({
    insurer: requiredText("Enter the insurer.", limits.paperFieldLengthMax),
    reference: requiredText("Enter the policy number.", limits.nameLengthMax),
    coverPounds: poundsOrNothing(COVER).refine((pounds): pounds is number => pounds !== null && pounds > 0, COVER),
    expiresOn: expiryDay(now),
  });
}

export type InsuranceForm = z.output<ReturnType<typeof insuranceForm>>;
