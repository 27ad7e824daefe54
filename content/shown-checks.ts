import { site } from "#config/site.ts";
import { dayInWords } from "#content/proofs.ts";
import { type VettingCheck, vettingCheckLabel } from "#content/vetting.ts";

/** A check of a company as customers see it: never what was seen, nor who of ours saw it. */
export interface ShownCheck {
  check: VettingCheck;
  /** "ended": it passed, until a day that is over. */
  state: "checked" | "ended" | "failed" | "not_checked";
  /** The London day of the check; null where nobody has looked. */
  on: string | null;
  /** The last London day on which it holds; null where none was named. */
  validUntil: string | null;
}

/** What no check of ours says anything about. */
export const NEVER_CHECKED = "We do not check workmanship, prices, finances, staff, subcontractors or guarantees.";

export function shownCheckLabel({ check }: ShownCheck): string {
  return vettingCheckLabel(check);
}

/** "Checked by a Fairwatt administrator on 3 November 2026, valid until 31 March 2027". */
export function shownCheckInWords({ state, on, validUntil }: ShownCheck): string {
  if (on === null || state === "not_checked") return "Not checked yet";
  const by = `by a ${site.name} administrator on ${dayInWords(on)}`;
  if (state === "failed") return `Did not pass: checked ${by}`;
  if (validUntil === null) return `Checked ${by}`;
  return `Checked ${by}, ${state === "ended" ? "ended on" : "valid until"} ${dayInWords(validUntil)}`;
}
