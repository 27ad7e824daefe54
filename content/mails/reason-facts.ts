import type { Fact } from "#content/mails/letter.ts";

/** The reason that an administrator gave, in their own words. */
export function reasonFacts(reason: string): Fact[] {
  return reason.trim() ? [{ label: "Reason", value: reason }] : [];
}
