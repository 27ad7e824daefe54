import { limits } from "#config/limits.ts";
import { DomainError } from "#domain/errors.ts";

/** A reason that a person will read: trimmed, not empty, bounded. Errors: invalid_input (field `reason`). */
export function requireReason(given: string): string {
  const reason = given.trim();
  if (!reason)
    throw new DomainError("invalid_input", { fields: { reason: ["Give a reason. It is sent to the installer."] } });
  if (reason.length > limits.reasonLengthMax) {
    const message = `Keep the reason to ${limits.reasonLengthMax} characters.`;
    throw new DomainError("invalid_input", { fields: { reason: [message] } });
  }
  return reason;
}
