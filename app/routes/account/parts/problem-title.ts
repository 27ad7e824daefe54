import type { FieldErrors } from "#domain/errors.ts";

/**
 * The documented title for what is wrong with an account form, most important first; otherwise the form's own title.
 */
export function problemTitle(errors: FieldErrors, otherwise = "There is a problem"): string {
  const messages = Object.values(errors).flat();
  if (messages.some((message) => /^Please (fill in|enter)/.test(message))) return "Missing Information";
  if (messages.includes("Passwords do not match.")) return "Password Mismatch";
  return errors.password ? "Weak Password" : otherwise;
}
