import { z } from "zod";
import { limits } from "#config/limits.ts";
import { passwordProblems } from "#domain/accounts/password.ts";
import { parsePostcode } from "#domain/areas/postcode.ts";
import { parseUkPhone } from "#domain/quotes/phone.ts";
import { emailAddress, optionalText, requiredText } from "#domain/text-input.ts";

const REQUIRED = "Please fill in all required fields.";

const commaList = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((item) => item.trim())
      .filter((item) => item !== ""),
  )
  .refine((items) => items.length <= limits.listItemsMax, `Enter at most ${limits.listItemsMax}, separated by commas.`)
  .refine(
    (items) => items.every((item) => item.length <= limits.listItemLengthMax),
    `Keep each to ${limits.listItemLengthMax} characters.`,
  );

/**
 * What a company tells us when it joins. Messages are the documented ones where there are any.
 * Phone comes out as E.164, the postcode in its normal form.
 */
export const signUpForm = z
  .object({
    contactName: requiredText(REQUIRED, limits.nameLengthMax),
    companyName: requiredText(REQUIRED, limits.companyLengthMax),
    email: emailAddress(REQUIRED),
    password: z.string(REQUIRED).min(1, REQUIRED).max(limits.passwordMaxLength, "This password is too long."),
    confirmPassword: z.string().default(""),
    phone: optionalText(limits.phoneLengthMax),
    postcode: optionalText(limits.postcodeLengthMax),
    address: optionalText(limits.addressLengthMax),
    city: optionalText(limits.nameLengthMax),
    businessLicense: optionalText(limits.nameLengthMax),
    certifications: commaList,
    specialties: commaList,
  })
  .superRefine((form, context) => {
    if (form.password !== form.confirmPassword) {
      context.addIssue({ code: "custom", path: ["confirmPassword"], message: "Passwords do not match." });
    }
    const problems = form.password ? passwordProblems(form.password, form) : [];
    for (const message of problems) {
      context.addIssue({ code: "custom", path: ["password"], message });
    }
    if (form.phone && !parseUkPhone(form.phone)) {
      context.addIssue({ code: "custom", path: ["phone"], message: "Enter a UK phone number, like 020 7946 0018." });
    }
    if (form.postcode && !parsePostcode(form.postcode)) {
      context.addIssue({ code: "custom", path: ["postcode"], message: "Enter a full UK postcode, like CR0 1EA." });
    }
  })
  .transform(({ confirmPassword: _, ...form }) => ({
    ...form,
    phone: form.phone && parseUkPhone(form.phone)?.e164,
    postcode: form.postcode && parsePostcode(form.postcode)?.postcode,
  }));

export type SignUpForm = z.infer<typeof signUpForm>;
