/** RFC 2606 reserves this domain, so it will never have mailboxes. */
const NOWHERE = "closed.invalid";

/** What stands for the name of whoever closed their company. */
export const CLOSED_NAME = "Closed account";

/** The placeholder for the address of a closed account. */
export function closedAddress(userId: string): string {
  return `${userId}@${NOWHERE}`;
}

/** Whether this is the placeholder address of a closed account; nothing is ever sent there. */
export function isClosedAddress(email: string): boolean {
  return email.endsWith(`@${NOWHERE}`);
}

/** An address to show to others; for a closed account it says so instead of showing the placeholder. */
export function addressInWords(email: string): string {
  return isClosedAddress(email) ? "Account closed" : email;
}
