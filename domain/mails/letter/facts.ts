import { nationalPhone, phoneHref } from "#content/uk-phone.ts";
import type { Fact } from "#domain/mails/letter/letter.ts";

/** Phone, if there is one, and email, both as links. */
export function contactFacts({ phone, email }: { phone: string | null; email: string }): Fact[] {
  const emailFact = { label: "Email", value: email, href: mailtoHref(email) };
  return phone ? [{ label: "Phone", value: nationalPhone(phone), href: phoneHref(phone) }, emailFact] : [emailFact];
}

function mailtoHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}

/** An administrator's reason, in their own words. */
export function reasonFacts(reason: string): Fact[] {
  return reason.trim() ? [{ label: "Reason", value: reason }] : [];
}
