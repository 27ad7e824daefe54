import { limits } from "#config/limits.ts";
import { DomainError } from "#domain/errors.ts";
import { tooLong, typedText, unusualIn } from "#domain/typed-text.ts";

/**
 * A reason for people to read: trimmed, not empty, of limited length. `missing` is the message when there is none.
 * Errors: invalid_input (field `reason`).
 */
export function requireReason(given: string, missing = "Give a reason. It is sent to the installer."): string {
  const reason = typedText(given);
  if (!reason) throw new DomainError("invalid_input", { fields: { reason: [missing] } });
  const problem = unusualIn(reason) ?? tooLong(reason, limits.reasonLengthMax);
  if (problem) throw new DomainError("invalid_input", { fields: { reason: [problem] } });
  return reason;
}
