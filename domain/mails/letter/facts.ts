import { NEWEST_ENTRY, newestEntryInWords } from "#content/newest-entry.ts";
import { type AppealKind, decisionKinds } from "#content/pages/appeal-kinds.ts";
import { nationalPhone, phoneHref } from "#content/uk-phone.ts";
import type { NewestEntry } from "#domain/credits/newest-entry.ts";
import type { Fact } from "#domain/mails/letter/letter.ts";

/** Phone and email, where there is one, as links. */
export function contactFacts({ phone, email }: { phone: string | null; email: string | null }): Fact[] {
  const byPhone = phone ? [{ label: "Phone", value: nationalPhone(phone), href: phoneHref(phone) }] : [];
  return email ? [...byPhone, { label: "Email", value: email, href: mailtoHref(email) }] : byPhone;
}

function mailtoHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}

/** So that a company's own mailbox bears witness to its history of credits; as the check of that history takes it. */
export function newestEntryFact(newest: NewestEntry): Fact {
  return { label: NEWEST_ENTRY, value: newestEntryInWords(newest) };
}

/** An administrator's reason, in their own words. */
export function reasonFacts(reason: string): Fact[] {
  return reason.trim() ? [{ label: "Reason", value: reason }] : [];
}

/** The facts that a decision rests on, the rule of our terms that it follows from, and what would change it. */
export function groundsFacts(kind: AppealKind, reason: string, appUrl: string): Fact[] {
  const { rule, wouldChange } = decisionKinds[kind];
  return [
    ...reasonFacts(reason),
    { label: "Rule", value: `Terms of Service: ${rule.heading}` },
    { label: "Read the rule", value: `${appUrl}${rule.to}`, href: `${appUrl}${rule.to}` },
    { label: "What would change it", value: wouldChange },
  ];
}
