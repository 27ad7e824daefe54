import type { DocumentKind } from "#content/installer-documents.ts";
import { leadServiceLabel } from "#content/options.ts";
import {
  type Technology,
  technologies,
  technologiesInSentences,
  type VettingCheck,
  vettingCheckInSentences,
} from "#content/vetting.ts";

/** What a company must be able to prove while it buys leads. The values are stored. */
export const proofs = [
  { value: "mcs", label: "MCS certificate" },
  { value: "insurance", label: "insurance" },
] as const satisfies readonly { value: DocumentKind; label: string }[];

export type Proof = (typeof proofs)[number]["value"];

export function proofLabel(proof: Proof): string {
  return proofs.find(({ value }) => value === proof)?.label ?? proof;
}

const lists = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** "solar panels and battery storage"; "all services" if every technology is named. */
export function technologiesInWords(some: readonly Technology[]): string {
  if (some.length === technologies.length) return "all services";
  return lists.format(some.map((technology) => technologiesInSentences[technology]));
}

const days = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" });

/** "3 November 2026", from a calendar day (2026-11-03). */
export function dayInWords(day: string): string {
  return days.format(new Date(day));
}

const daysOfYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** "24 November" in the year of `today`, otherwise with its year. Both are days, as 2026-11-24. */
export function dayInBrief(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? daysOfYear.format(new Date(day)) : dayInWords(day);
}

/** Why a company cannot buy leads for some technologies. */
export type PauseReason =
  /** An administrator holds the company's buying. */
  | { because: "held" }
  /** The company hasn't confirmed a customer's order to stop in time. */
  | { because: "stop" }
  | {
      because: "ended";
      proof: Proof;
      endedOn: string;
      /** An administrator recorded the day, and must see the newer document first. */
      isChecked: boolean;
    }
  | { because: "lapsed"; check: VettingCheck; endedOn: string }
  | { because: "failed"; check: VettingCheck }
  | {
      because: "unchecked";
      checks: readonly VettingCheck[];
      /** The last valid day; null if none was given. */
      endedOn: string | null;
    }
  | {
      because: "holiday";
      /** Null: all services. */
      serviceType: string | null;
      /** Its last day. */
      endsOn: string;
    };

export type Holiday = Extract<PauseReason, { because: "holiday" }>;

/** "Your insurance ended on 3 November 2026." */
export function pauseInWords(reason: PauseReason): string {
  switch (reason.because) {
    case "held":
      return "We have put your buying on hold.";
    case "stop":
      return "A customer has asked you to stop, and you have not confirmed it.";
    case "ended":
      return `Your ${proofLabel(reason.proof)} ended on ${dayInWords(reason.endedOn)}.`;
    case "lapsed":
      return `Our check of your ${vettingCheckInSentences(reason.check)} held until ${dayInWords(reason.endedOn)}.`;
    case "failed":
      return `Your ${vettingCheckInSentences(reason.check)} did not pass our check.`;
    case "unchecked":
      return `We have not checked your ${checksInWords(reason.checks)} yet${
        reason.endedOn === null ? "." : `, and the time for it ended on ${dayInWords(reason.endedOn)}.`
      }`;
    case "holiday":
      return `${holidayInWords(reason)}.`;
  }
}

/** "On holiday until 3 January 2027 (heat pumps)". */
function holidayInWords({ serviceType, endsOn }: Holiday): string {
  const only = serviceType === null ? "" : ` (${leadServiceLabel(serviceType)})`;
  return `On holiday until ${dayInWords(endsOn)}${only}`;
}

/** "insurance ended 3 November 2026", for administrators. */
export function pauseInBrief(reason: PauseReason): string {
  switch (reason.because) {
    case "held":
      return "buying is on hold";
    case "stop":
      return "a stop is not confirmed";
    case "ended":
      return `${proofLabel(reason.proof)} ended ${dayInWords(reason.endedOn)}`;
    case "lapsed":
      return `check of ${vettingCheckInSentences(reason.check)} ended ${dayInWords(reason.endedOn)}`;
    case "failed":
      return `${vettingCheckInSentences(reason.check)} failed`;
    case "unchecked":
      return `${checksInWords(reason.checks)} not checked`;
    case "holiday":
      return `on holiday until ${dayInWords(reason.endsOn)}`;
  }
}

/** "MCS number and insurance". */
export function checksInWords(checks: readonly VettingCheck[]): string {
  return lists.format(checks.map(vettingCheckInSentences));
}

/** What the company can do to buy again. */
export function wayOnInWords(reasons: readonly PauseReason[]): string {
  if (reasons.some(({ because }) => because === "held")) {
    return "Read the reason on your dashboard; there you can ask for a second look.";
  }
  if (reasons.some(({ because }) => because === "stop")) return "Confirm the stop, and you can buy again at once.";
  const others = reasons.filter(({ because }) => because !== "holiday");
  if (others.length === 0) return "You can end the holiday on your profile, and buy again at once.";
  if (others.some(({ because }) => because !== "ended")) {
    return "Add what is missing to your profile, and you can buy again once we’ve checked it.";
  }
  return reasons.some((reason) => reason.because === "ended" && reason.isChecked)
    ? "Upload the new document to your profile, and you can buy again once we’ve checked it."
    : "Upload the new document to your profile, and you can buy again at once.";
}
