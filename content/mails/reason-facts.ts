import type { Fact } from "#content/mails/letter.ts";

/** An administrator's reason, in their own words. */
export function reasonFacts(reason: string): Fact[] {
  return reason.trim() ? [{ label: "Reason", value: reason }] : [];
}
