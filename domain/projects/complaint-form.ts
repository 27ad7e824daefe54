import { z } from "zod";
import { limits } from "#config/limits.ts";
import { complaintDecisionOptions, complaintSubjectOptions } from "#content/complaint-subjects.ts";
import { requiredLines } from "#domain/text-input.ts";

const valuesOf = <const Value extends string>(options: readonly { value: Value }[]) =>
  options.map(({ value }) => value);

/** What a customer says about a company. */
export const complaintForm = z.object({
  purchaseId: z.guid("Choose the company."),
  about: z.enum(valuesOf(complaintSubjectOptions), "Choose what it is about."),
  words: requiredLines("Say what happened.", limits.complaintLengthMax),
});

export type ComplaintForm = z.infer<typeof complaintForm>;

/** An administrator's decision, with a reason for each side. */
export const complaintDecisionForm = z.object({
  decision: z.enum(valuesOf(complaintDecisionOptions), "Choose whether it is upheld."),
  toCustomer: requiredLines("Give the customer your reasons.", limits.complaintLengthMax),
  toCompany: requiredLines("Give the company your reasons.", limits.complaintLengthMax),
});

export type ComplaintDecisionForm = z.infer<typeof complaintDecisionForm>;
