import { z } from "zod";
import { passwordProblems } from "#domain/accounts/password.ts";

/** Whose password it is to be: one that contains the owner's name is weak. */
export interface PasswordOwner {
  readonly email: string;
  readonly companyName: string | null;
}

/** A new password and its confirmation; each weakness is a message of its own. */
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
