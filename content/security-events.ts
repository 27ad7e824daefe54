export interface SecurityEventWords {
  /** A heading that is true for every reader. */
  label: string;
  /** Whether an owner who didn't do this should act. */
  alarming: boolean;
}

const usual = (label: string): SecurityEventWords => ({ label, alarming: false });
const alarming = (label: string): SecurityEventWords => ({ label, alarming: true });

/** The wording of the security log, for the account's owner and administrators alike. */
export const securityEventWords = {
  signed_in: usual("Signed in"),
  sign_in_failed: alarming("Sign-in failed: wrong email address or password"),
  sign_in_slowed: alarming("Sign-in refused: too many attempts"),
  second_step_failed: alarming("Sign-in failed: right password, wrong code"),
  recovery_code_used: alarming("Signed in with a recovery code"),
  signed_out: usual("Signed out"),
  sessions_ended: usual("Signed out on other devices"),
  step_up_passed: usual("Password confirmed"),
  step_up_failed: alarming("Password not confirmed: wrong password or code"),
  access_refused: alarming("Refused: not allowed for this account"),
  password_reset_asked: usual("Password reset requested"),
  password_reset: alarming("Password reset by email"),
  password_changed: alarming("Password changed"),
  email_change_asked: alarming("Email address change requested"),
  email_changed: alarming("Email address changed"),
  two_factor_on: usual("Two-factor sign-in turned on"),
  two_factor_off: alarming("Two-factor sign-in turned off"),
  recovery_codes_renewed: alarming("New recovery codes made"),
  api_key_made: alarming("API key made"),
  api_key_kept: usual("API key kept after it was paused"),
  api_key_removed: usual("API key removed"),
  webhook_made: alarming("Webhook added"),
  webhook_changed: alarming("Webhook changed"),
  webhook_kept: usual("Webhook kept after it was paused"),
  webhook_removed: usual("Webhook removed"),
  webhook_switched_off: usual("Webhook switched off because it failed"),
  webhook_switched_on: usual("Webhook switched on again"),
  calendar_link_made: alarming("Calendar link made"),
  calendar_link_kept: usual("Calendar link kept after the password changed"),
  calendar_link_removed: usual("Calendar link removed"),
  device_added: usual("Notifications switched on for a device"),
  device_removed: usual("Notifications switched off for a device"),
  data_exported: alarming("Data downloaded"),
  account_closed: alarming("Account closed"),
  profile_change_asked: usual("Change to the company’s details requested"),
  profile_change_decided: usual("Change to the company’s details decided"),
  admin_granted: alarming("Made an administrator"),
  admin_revoked: alarming("No longer an administrator"),
  admin_roles_changed: alarming("Administrator’s roles changed"),
  customer_read: usual("Customer’s details read by an administrator"),
  company_read: usual("Company’s details read by an administrator"),
  customer_erased: alarming("Customer’s details erased"),
} as const satisfies Record<string, SecurityEventWords>;
