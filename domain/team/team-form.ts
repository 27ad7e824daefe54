import { z } from "zod";
import { limits } from "#config/limits.ts";
import { passwordProblems } from "#domain/accounts/password.ts";
import { COMPANY_ROLES, type CompanyRole } from "#domain/roles.ts";
import { emailAddress, requiredText } from "#domain/text-input.ts";
import { typedCode } from "#domain/typed-text.ts";

const LIMIT = `Monthly limit: enter a whole number of credits up to ${limits.purchaseCapMax}, or leave it empty.`;

const isRole = (value: string): value is CompanyRole => COMPANY_ROLES.some((role) => role === value);

const place = {
  role: z.string("Choose a role.").refine(isRole, "Choose a role."),
  /** Credits; empty for no limit, which is null. */
  creditsAMonth: z
    .string()
    .default("")
    .transform((typed, context) => {
      const text = typedCode(typed);
      if (text === "") return null;
      const amount = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      if (amount <= limits.purchaseCapMax) return amount;
      context.addIssue({ code: "custom", message: LIMIT });
      return z.NEVER;
    }),
};

export const placeForm = z.object(place);
export const invitationForm = z.object({ email: emailAddress("Enter their email address."), ...place });
export type InvitationForm = z.infer<typeof invitationForm>;

/** What somebody new tells us when they join: the password may be neither their address nor the company's name. */
export const joinForm = (owner: { email: string; companyName: string }) =>
  z
    .object({
      name: requiredText("Enter your name.", limits.nameLengthMax),
      password: z.string("Choose a password.").min(1, "Choose a password."),
    })
    .superRefine(({ password }, context) => {
      const problems = password ? passwordProblems(password, owner) : [];
      for (const message of problems) context.addIssue({ code: "custom", path: ["password"], message });
    });
