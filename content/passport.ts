import { dayInWords } from "#content/proofs.ts";
import type { ShownCheck } from "#content/shown-checks.ts";
import { vettingCheckLabel } from "#content/vetting.ts";

/** What none of our checks covers, as a list. */
const NEVER_CHECKED = ["Workmanship", "Prices", "Finances", "Staff", "Subcontractors", "Guarantees"];

/** What nobody has checked of a company: the checks that are open today, then what we never check. */
export function notCheckedByUs(checks: readonly ShownCheck[]): string[] {
  const open = checks.filter(({ state }) => state === "not_checked").map(({ check }) => vettingCheckLabel(check));
  return [...open, "Its entry at Companies House", ...NEVER_CHECKED];
}

const STATES: Readonly<Record<ShownCheck["state"], string>> = {
  checked: "Checked",
  ended: "Ended",
  failed: "Failed",
  not_checked: "Not checked",
};

export const stateOfCheck = ({ state }: ShownCheck) => STATES[state];

/** "on 3 November 2026, valid until 31 March 2027"; empty where nobody has checked. */
export function daysOfCheck({ state, on, validUntil }: ShownCheck): string {
  if (on === null) return "";
  if (state === "ended" && validUntil !== null)
    return `checked on ${dayInWords(on)}, ended on ${dayInWords(validUntil)}`;
  return validUntil === null ? `on ${dayInWords(on)}` : `on ${dayInWords(on)}, valid until ${dayInWords(validUntil)}`;
}
