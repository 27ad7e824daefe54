import { limits } from "#config/limits.ts";
import { DomainError } from "#domain/errors.ts";
import { isTypedText, typedText, UNUSUAL_CHARACTERS } from "#domain/text-input.ts";

/**
 * A reason that a person will read: trimmed, not empty, bounded. `missing` is the message when there is none.
 * Errors: invalid_input (field `reason`).
 */
export function requireReason(given: string, missing = "Give a reason. It is sent to the installer."): string {
  const reason = typedText(given);
  if (!reason) throw new DomainError("invalid_input", { fields: { reason: [missing] } });
  if (!isTypedText(reason)) throw new DomainError("invalid_input", { fields: { reason: [UNUSUAL_CHARACTERS] } });
  if (reason.length > limits.reasonLengthMax) {
    const message = `Keep the reason to ${limits.reasonLengthMax} characters.`;
    throw new DomainError("invalid_input", { fields: { reason: [message] } });
  }
  return reason;
}
