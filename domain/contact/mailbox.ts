/** Where dots in the name count for nothing: support.google.com/mail/answer/7436150. */
const WITHOUT_DOTS: readonly string[] = ["gmail.com", "googlemail.com"];

/**
 * The mailbox that an e-mail address leads to: anything after a plus is dropped and, in Google's addresses, the dots.
 * For counting and comparing only; mails go to the address as it was typed. Takes an address in lower case.
 */
export function mailboxOf(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  const plain = name.split("+")[0] ?? name;
  return WITHOUT_DOTS.includes(domain) ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${domain}`;
}
