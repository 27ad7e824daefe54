import { site } from "#config/site.ts";
import { dayInWords } from "#content/proofs.ts";
import { type ShownCheck, shownCheckLabel } from "#content/shown-checks.ts";
import { type VettingCheck, vettingCheckLabel } from "#content/vetting.ts";

/**
 * One check of a company for one technology, as the public profile and the vetting passport show it: never the
 * evidence, a policy's number or who in our office made it.
 */
export interface CheckFact extends Omit<ShownCheck, "check" | "scheme"> {
  check: VettingCheck | "register";
  label: string;
  /** Null where nobody has checked, as are `how` and `on`. */
  checkedBy: string | null;
  /** "looked up in the MCS register". */
  how: string | null;
}

const ADMINISTRATOR = `A ${site.name} administrator`;

const HOW: Readonly<Record<Exclude<VettingCheck, "scheme">, string>> = {
  mcs_number: "looked up in the MCS register",
  mcs_scope: "looked up in the MCS register",
  certificate_holder: "compared the names on their papers",
  insurance: "read the certificate",
  identity: "compared with papers or a register",
  documents: "read the documents",
};

/** The same check with who made it and how. */
export function checkFact(shown: ShownCheck): CheckFact {
  const { check, scheme, ...facts } = shown;
  const how = check === "scheme" ? `looked up in the register of ${scheme ?? "the scheme"}` : HOW[check];
  const by = facts.on === null ? { checkedBy: null, how: null } : { checkedBy: ADMINISTRATOR, how };
  return { ...facts, check, label: shownCheckLabel(shown), ...by };
}

const REGISTER = { check: "register", label: "Company register", validUntil: null } as const;

const registerNotChecked: CheckFact = {
  ...REGISTER,
  state: "not_checked",
  on: null,
  checkedBy: null,
  how: null,
};

/** The status of a number that the register does not have. */
export const NO_ENTRY = "no_entry";

/** Open entries of companies, of their branches from abroad and of societies. */
const ACTIVE: readonly string[] = ["active", "open", "registered"];

export const isActiveOnRegister = (status: string) => ACTIVE.includes(status);

const REGISTER_STATUSES: Readonly<Record<string, string>> = {
  [NO_ENTRY]: "not on the register",
  liquidation: "in liquidation",
  administration: "in administration",
  receivership: "in receivership",
  "voluntary-arrangement": "in a voluntary arrangement",
  "insolvency-proceedings": "in insolvency proceedings",
  "converted-closed": "converted or closed",
  unknown: "of unknown status",
};

/** "active", "in liquidation". */
export const registerStatusInWords = (status: string) => REGISTER_STATUSES[status] ?? status.replaceAll("-", " ");

/** The company's entry at Companies House; of an unknown status or day nobody has looked it up. */
export function registerFact({ status, on }: { status: string | null; on: string | null }): CheckFact {
  if (status === null || on === null) return registerNotChecked;
  return {
    ...REGISTER,
    state: isActiveOnRegister(status) ? "checked" : "failed",
    on,
    checkedBy: "Companies House, by program",
    how: `looked up by its number: ${registerStatusInWords(status)}`,
  };
}

/** What none of our checks covers, as a list. */
const NEVER_CHECKED = ["Workmanship", "Prices", "Finances", "Staff", "Subcontractors", "Guarantees"];

/** What nobody has checked of a company: the checks that are open, then what we never check. */
export function notCheckedByUs(facts: readonly CheckFact[]): string[] {
  const open = facts.filter(({ state }) => state === "not_checked").map(({ label }) => label);
  return [...new Set([...open, ...NEVER_CHECKED])];
}

const STATES: Readonly<Record<CheckFact["state"], string>> = {
  checked: "Checked",
  ended: "Ended",
  failed: "Failed",
  not_checked: "Not checked",
};

export const stateOfCheck = ({ state }: Pick<CheckFact, "state">) => STATES[state];

/** "on 3 November 2026, valid until 31 March 2027"; empty where nobody has checked. */
export function daysOfCheck({ state, on, validUntil }: Pick<CheckFact, "state" | "on" | "validUntil">): string {
  if (on === null) return "";
  if (state === "ended" && validUntil !== null)
    return `checked on ${dayInWords(on)}, ended on ${dayInWords(validUntil)}`;
  return validUntil === null ? `on ${dayInWords(on)}` : `on ${dayInWords(on)}, valid until ${dayInWords(validUntil)}`;
}

/** "Insurance ended on 24 November 2026." Of a check that holds no longer. */
export function worseInWords({ label, state, validUntil, on }: CheckFact): string {
  if (state === "ended" && validUntil) return `${label} ended on ${dayInWords(validUntil)}.`;
  return state === "failed" && on ? `${label} did not pass on ${dayInWords(on)}.` : `${label} no longer holds.`;
}

/** "Insurance has ended: it was valid until 24 November 2026." What a customer is told of a check that changed. */
export function noticeInWords({
  check,
  state,
  since,
}: {
  check: CheckFact["check"];
  state: Exclude<CheckFact["state"], "not_checked">;
  since: string;
}): string {
  const label = check === "register" ? REGISTER.label : vettingCheckLabel(check);
  const day = dayInWords(since);
  if (state === "checked") return `${label} holds again: checked on ${day}.`;
  if (state === "ended") return `${label} has ended: it was valid until ${day}.`;
  return check === "register"
    ? `${label}: since ${day} at the latest, Companies House no longer lists it as active.`
    : `${label} did not pass our check on ${day}.`;
}
