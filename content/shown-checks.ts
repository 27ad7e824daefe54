import { site } from "#config/site.ts";
import { dayInWords } from "#content/proofs.ts";
import { type VettingCheck, vettingCheckInSentences, vettingCheckLabel } from "#content/vetting.ts";

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

const NOT_CHECKED = "Not checked yet";

/** "Not checked yet: MCS number, insurance"; undefined where nothing is open. */
export function notCheckedYet(checks: readonly ShownCheck[]): string | undefined {
  const open = checks.filter(({ state }) => state === "not_checked");
  return open.length === 0
    ? undefined
    : `${NOT_CHECKED}: ${open.map(({ check }) => vettingCheckInSentences(check)).join(", ")}`;
}

/** The same as a sentence of a mail, with what to do about it. */
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
