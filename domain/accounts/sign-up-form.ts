import { z } from "zod";
import { limits } from "#config/limits.ts";
import { passwordProblems } from "#domain/accounts/password.ts";
import { checkReach, installerFields, withNormalReach } from "#domain/installers/installer-form.ts";
import { emailAddress } from "#domain/text-input.ts";

const REQUIRED = "Please fill in all required fields.";
const { contactName, companyName, ...furtherFields } = installerFields;

/**
 * What a company tells us when it joins. Messages are the documented ones where there are any. The phone number comes
 * out as E.164, the postcode in its normal form.
 */
export const signUpForm = z
  .object({
    contactName,
    companyName,
    email: emailAddress(REQUIRED),
    password: z.string(REQUIRED).min(1, REQUIRED).max(limits.passwordMaxLength, "This password is too long."),
    confirmPassword: z.string().default(""),
    ...furtherFields,
  })
  .superRefine((form, context) => {
    if (form.password !== form.confirmPassword) {
      context.addIssue({ code: "custom", path: ["confirmPassword"], message: "Passwords do not match." });
    }
    const problems = form.password ? passwordProblems(form.password, form) : [];
    for (const message of problems) {
      context.addIssue({ code: "custom", path: ["password"], message });
    }
    checkReach(form, context);
  })
  .transform(({ confirmPassword: _, ...form }) => withNormalReach(form));

export type SignUpForm = z.infer<typeof signUpForm>;
