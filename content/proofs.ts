import type { DocumentKind } from "#content/installer-documents.ts";
import { type Technology, technologies } from "#content/vetting.ts";

/** What a company must be able to prove for as long as it buys leads. The values are stored. */
export const proofs = [
  { value: "mcs", label: "MCS certificate" },
  { value: "insurance", label: "insurance" },
] as const satisfies readonly { value: DocumentKind; label: string }[];

export type Proof = (typeof proofs)[number]["value"];

export function proofLabel(proof: Proof): string {
  return proofs.find(({ value }) => value === proof)?.label ?? proof;
}

const inSentences: Record<Technology, string> = {
  solar: "solar panels",
  battery: "battery storage",
  heat_pump: "heat pumps and low carbon heating",
  ev_charger: "EV chargers",
  other: "other services",
};

const lists = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** "solar panels and battery storage"; "all services" if every technology is named. */
export function technologiesInWords(some: readonly Technology[]): string {
  if (some.length === technologies.length) return "all services";
  return lists.format(some.map((technology) => inSentences[technology]));
}

const days = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" });

/** "3 November 2026", from a calendar day (2026-11-03). */
export function dayInWords(day: string): string {
  return days.format(new Date(day));
}

/** A proof that has ended, as far as the wording needs it. */
export interface EndedProof {
  proof: Proof;
  endedOn: string;
  /** An administrator recorded the day, and has to see the newer paper first. */
  isChecked: boolean;
}

/** "Your insurance ended on 3 November 2026." */
export function endedInWords({ proof, endedOn }: Pick<EndedProof, "proof" | "endedOn">): string {
  return `Your ${proofLabel(proof)} ended on ${dayInWords(endedOn)}.`;
}

/** What has to happen before buying resumes. */
export function wayOnInWords(ended: readonly Pick<EndedProof, "isChecked">[]): string {
  return ended.some(({ isChecked }) => isChecked)
    ? "Upload the newer document on your profile; buying goes on once we have checked it."
    : "Upload the newer document on your profile and buying goes on at once.";
}
