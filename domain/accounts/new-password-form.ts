import { z } from "zod";
import { passwordProblems } from "#domain/accounts/password.ts";

/** The password's owner: a password that contains their name is weak. */
export interface PasswordOwner {
  readonly email: string;
  readonly companyName: string | null;
}

/** A new password and its confirmation; each weakness has its own message. */
export function newPasswordForm({ email, companyName }: PasswordOwner) {
  const owner = { email, companyName: companyName ?? undefined };
  return z
    .object({ password: z.string().default(""), confirmPassword: z.string().default("") })
    .superRefine(({ password, confirmPassword }, context) => {
      const problems = password ? passwordProblems(password, owner) : ["Please enter a new password."];
      for (const message of problems) context.addIssue({ code: "custom", path: ["password"], message });
      if (password !== confirmPassword) {
        context.addIssue({ code: "custom", path: ["confirmPassword"], message: "Passwords do not match." });
      }
    });
}
