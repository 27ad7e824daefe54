import type { ApiKeyForm } from "#domain/api-keys/api-key-form.ts";

/** A key that may do everything, for as long as any test looks ahead. */
export function keyForm(given: Partial<ApiKeyForm> = {}): ApiKeyForm {
  return { name: "CRM", scope: "buy", lastDay: "2099-12-31", ...given };
}
