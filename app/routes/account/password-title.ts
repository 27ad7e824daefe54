import type { FieldErrors } from "#domain/errors.ts";

/** The documented title for what is wrong with a form that sets a password, the most important first. */
export function passwordTitle(errors: FieldErrors): string {
  const messages = Object.values(errors).flat();
  if (messages.some((message) => /^Please (fill in|enter)/.test(message))) return "Missing Information";
  if (messages.includes("Passwords do not match.")) return "Password Mismatch";
  return errors.password ? "Weak Password" : "There is a problem";
}
