import { site } from "#config/site.ts";
import { dayInBrief, dayInWords } from "#content/proofs.ts";
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
  /** The scheme, of a membership. */
  scheme?: string;
}

/** What none of our checks covers. */
export const NEVER_CHECKED = "We do not check workmanship, prices, finances, staff, subcontractors or guarantees.";

export function shownCheckLabel({ check, scheme }: ShownCheck): string {
  return scheme === undefined ? vettingCheckLabel(check) : `Member of ${scheme}`;
}

const NOT_CHECKED = "Not checked yet";

/** "Not checked yet: MCS number, insurance"; undefined if nothing is open. */
function notCheckedYet(checks: readonly ShownCheck[]): string | undefined {
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

/**
 * What a customer should know of the checks first, in one line: "All 5 checks hold", or whatever does not, such as
 * "Insurance ended on 24 November". Undefined if there are none. `today`: a London day.
 */
export function trustInWords(checks: readonly ShownCheck[], today: string) {
  if (checks.length === 0) return undefined;
  const wrong = (["ended", "failed"] as const).flatMap((state) =>
    checks
      .filter((check) => check.state === state)
      .map((check) =>
        state === "ended"
          ? `${shownCheckLabel(check)} ended on ${dayInBrief(check.validUntil ?? today, today)}`
          : `${shownCheckLabel(check)} did not pass`,
      ),
  );
  const words = [...wrong, notCheckedYet(checks) ?? []].flat();
  if (words.length > 0) return { state: wrong.length > 0 ? "wrong" : "open", words: words.join("; ") } as const;
  return {
    state: "holds",
    words: checks.length === 1 ? "The check we make holds" : `All ${checks.length} checks hold`,
  } as const;
}

/** "4 checks passed, last on 1 May": how far the checks got. `today`: a London day. */
export function checksPassedInWords(checks: readonly ShownCheck[], today: string): string {
  const passed = checks.filter(({ state }) => state === "checked");
  const last = passed
    .flatMap(({ on }) => on ?? [])
    .toSorted()
    .at(-1);
  if (last === undefined) return "No checks passed yet";
  return `${passed.length} ${passed.length === 1 ? "check" : "checks"} passed, last on ${dayInBrief(last, today)}`;
}
