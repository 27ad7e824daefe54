import type { securityEventWords } from "#content/security-events.ts";

/** Everything the security log records. A new kind needs its words in `content/security-events.ts`. */
export const securityEventKinds = [
  "signed_in",
  "sign_in_failed",
  "sign_in_slowed",
  "second_step_failed",
  "recovery_code_used",
  "signed_out",
  "sessions_ended",
  "step_up_passed",
  "step_up_failed",
  "access_refused",
  "password_reset_asked",
  "password_reset",
  "password_changed",
  "email_change_asked",
  "email_changed",
  "two_factor_on",
  "two_factor_off",
  "recovery_codes_renewed",
  "api_key_made",
  "api_key_kept",
  "api_key_removed",
  "webhook_made",
  "webhook_changed",
  "webhook_kept",
  "webhook_removed",
  "webhook_switched_off",
  "webhook_switched_on",
  "calendar_link_made",
  "calendar_link_kept",
  "calendar_link_removed",
  "device_added",
  "device_removed",
  "data_exported",
  "account_closed",
  "profile_change_asked",
  "profile_change_decided",
  "admin_granted",
  "admin_revoked",
  "admin_roles_changed",
  "customer_read",
  "company_read",
  "customer_erased",
] as const satisfies readonly (keyof typeof securityEventWords)[];

export type SecurityEventKind = (typeof securityEventKinds)[number];

/** Whether the log knows this kind by name. */
export function isSecurityEventKind(kind: string): kind is SecurityEventKind {
  return (securityEventKinds as readonly string[]).includes(kind);
}
