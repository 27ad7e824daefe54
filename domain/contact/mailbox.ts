/** Providers that ignore dots in the name: support.google.com/mail/answer/7436150. */
const WITHOUT_DOTS: readonly string[] = ["gmail.com", "googlemail.com"];

/**
 * The mailbox an email address leads to, without anything after a plus and, in Google's addresses, without dots. For
 * counting and comparing only; mail goes to the address as typed. Expects lower case.
 */
export function mailboxOf(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  const plain = name.split("+")[0] ?? name;
  return WITHOUT_DOTS.includes(domain) ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${domain}`;
}
