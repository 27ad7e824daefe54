import { z } from "zod";
import { limits } from "#config/limits.ts";
import { parseCompanyNumber } from "#domain/onboarding/company-number.ts";
import { optionalCode, requiredText } from "#domain/text-input.ts";

const NUMBER_TYPED_MAX = 30;

/** The party that a customer's paper names. */
export const contractNameForm = z.object({
  purchaseId: z.guid("Choose the company."),
  name: requiredText("Enter the name on the contract.", limits.paperFieldLengthMax),
  companyNumber: optionalCode(NUMBER_TYPED_MAX)
    .transform((typed) => (typed === undefined ? null : (parseCompanyNumber(typed) ?? undefined)))
    .refine(
      (number) => number !== undefined,
      "Enter the company number’s 8 characters, like 01234567, or leave it empty.",
    )
    .transform((number) => number ?? null),
});

export type ContractNameForm = z.output<typeof contractNameForm>;
