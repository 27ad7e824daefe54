import { z } from "zod";
import { type LegalForm, legalForms } from "#content/onboarding.ts";
import { parseCompanyNumber, suitsLegalForm } from "#domain/onboarding/company-number.ts";
import { optionalCode } from "#domain/text-input.ts";

const NUMBER_TYPED_MAX = 30;
const MISSING = "Enter your company number. It is on your certificate of incorporation.";
const NOT_ONE = "Enter an 8-character company number, like 01234567, SC123456 or OC301234.";
const NONE_HAS_ONE = "This type of company has no company number. Leave this empty.";

const unsuitable: Partial<Record<LegalForm, string>> = {
  limited: "This is not a limited company’s number, which is all digits or starts with SC, NI or R0.",
  llp: "This is not an LLP’s number, which starts with OC, SO or NC.",
};

/** The party to the company's contracts, and its number at Companies House: null if it is not registered there. */
export const companyForm = z
  .object({
    legalForm: z.enum(
      legalForms.map(({ value }) => value),
      "Choose your type of company.",
    ),
    companyNumber: optionalCode(NUMBER_TYPED_MAX),
  })
  .transform(({ legalForm, companyNumber: typed }, context) => {
    const refuse = (message: string) => {
      context.addIssue({ code: "custom", path: ["companyNumber"], message });
      return z.NEVER;
    };
    if (typed === undefined) {
      return legalForm === "limited" || legalForm === "llp" ? refuse(MISSING) : { legalForm, companyNumber: null };
    }
    if (legalForm === "partnership" || legalForm === "sole_trader") return refuse(NONE_HAS_ONE);
    const companyNumber = parseCompanyNumber(typed);
    if (!companyNumber) return refuse(NOT_ONE);
    return suitsLegalForm(companyNumber, legalForm)
      ? { legalForm, companyNumber }
      : refuse(unsuitable[legalForm] ?? NOT_ONE);
  });

export type CompanyForm = z.output<typeof companyForm>;
