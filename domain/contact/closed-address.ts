/** RFC 2606 keeps this domain free of mailboxes for ever. */
const NOWHERE = "closed.invalid";

/** What stands in place of the address of a closed account. */
export function closedAddress(userId: string): string {
  return `${userId}@${NOWHERE}`;
}

/** Whether this is the address of a closed account, to which nothing is ever sent. */
export function isClosedAddress(email: string): boolean {
  return email.endsWith(`@${NOWHERE}`);
}

/** An address as others may read it: for a closed account it says so instead of showing the placeholder. */
export function addressInWords(email: string): string {
  return isClosedAddress(email) ? "Account closed" : email;
}
