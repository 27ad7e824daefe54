/** What each mail is called where administrators read about it. */
const mailNames: Record<string, string> = {
  "confirm-request": "Confirm your request",
  "request-link": "Link to a request",
  "request-closed": "Request closed by its customer, to the installer",
  "customer-erased": "Customer asked to be deleted, to the installer",
  "lead-bought-installer": "Lead bought, to the installer",
  "lead-bought-customer": "Lead bought, to the customer",
  "purchase-refunded": "Report accepted",
  "refund-declined": "Report declined",
  "credits-purchased": "Credits bought",
  "lead-alert": "New lead",
  "lead-digest": "New leads of the day",
  "confirm-email": "Confirm your email",
  "reset-password": "Reset your password",
  "password-changed": "Password changed",
  "change-email": "Confirm your new email",
  "email-changed": "Email changed",
  "two-factor-changed": "Two-factor sign-in changed",
  "sessions-ended": "Signed out everywhere",
  "account-closed": "Account closed",
  "security-notice": "Something was done that outlives signing out",
  "proof-ending": "Proof about to end",
  "proof-ended": "Proof ended, buying paused",
  "webhook-switched-off": "Webhook switched off",
  "installer-approved": "Installer approved",
  "installer-reinstated": "Installer reinstated",
  "installer-change-accepted": "Company details accepted",
  "installer-change-declined": "Company details declined",
  "installer-declined": "Installer declined",
  "installer-suspended": "Installer suspended",
};

/** The mail in words; a name that we no longer write stays as it is. */
export function mailName(mail: string): string {
  return Object.entries(mailNames).find(([name]) => name === mail)?.[1] ?? mail;
}
