import type { RouteContext } from "#app/web/context.ts";
import type { FailedForm } from "#app/web/forms/failed-form.ts";
import { failedWords } from "#content/failed-words.ts";
import { DomainError } from "#domain/errors.ts";

export function notChanged(error: unknown, context: RouteContext): FailedForm {
  if (error instanceof DomainError && error.code === "invalid_input") return { errors: error.fields };
  if (error instanceof DomainError && error.code === "account_exists") {
    return { error, message: "Another account already uses this email address." };
  }
  return { title: "Not changed", error, context, unexpected: failedWords.account };
}
