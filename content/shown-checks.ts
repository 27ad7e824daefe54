import { site } from "#config/site.ts";
import { dayInWords } from "#content/proofs.ts";
import { type VettingCheck, vettingCheckInSentences, vettingCheckLabel } from "#content/vetting.ts";

/** A check of a company as customers see it: never the evidence, nor which administrator checked it. */
export interface ShownCheck {
  check: VettingCheck;
  /** "ended": passed, but no longer valid. */
  state: "checked" | "ended" | "failed" | "not_checked";
  /** The London day of the check; null if there was none. */
  on: string | null;
  /** The last valid London day; null if none was named. */
  validUntil: string | null;
}

/** What none of our checks covers. */
export const NEVER_CHECKED = "We do not check workmanship, prices, finances, staff, subcontractors or guarantees.";

export function shownCheckLabel({ check }: ShownCheck): string {
  return vettingCheckLabel(check);
}

const NOT_CHECKED = "Not checked yet";

/** "Not checked yet: MCS number, insurance"; undefined if nothing is open. */
export function notCheckedYet(checks: readonly ShownCheck[]): string | undefined {
  const open = checks.filter(({ state }) => state === "not_checked");
  return open.length === 0
    ? undefined
    : `${NOT_CHECKED}: ${open.map(({ check }) => vettingCheckInSentences(check)).join(", ")}`;
}

/** The same in sentences for a mail, with what to do about it. */
export function openChecksSentences(checks: readonly ShownCheck[]): string[] {
  const open = notCheckedYet(checks);
  return open ? [`${open}. Ask them to show it to you before you sign anything.`] : [];
}

/** "Checked by a Fairwatt administrator on 3 November 2026, valid until 31 March 2027". */
export function shownCheckInWords({ state, on, validUntil }: ShownCheck): string {
  if (on === null || state === "not_checked") return NOT_CHECKED;
  const by = `by a ${site.name} administrator on ${dayInWords(on)}`;
  if (state === "failed") return `Did not pass: checked ${by}`;
  if (validUntil === null) return `Checked ${by}`;
  return `Checked ${by}, ${state === "ended" ? "ended on" : "valid until"} ${dayInWords(validUntil)}`;
}
