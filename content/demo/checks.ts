import type { Technology, VettingCheck } from "#content/vetting.ts";

/**
 * A check that differs from the default: approved companies have passed all checks not listed here, companies
 * awaiting approval none.
 */
export interface DemoCheck {
  /** The part of the company's email before the @. */
  readonly company: string;
  readonly technology: Technology;
  readonly check: VettingCheck;
  readonly outcome: "passed" | "failed";
  readonly evidence: string;
  readonly daysAgo: number;
  /** The last valid day, counted from today. */
  readonly endsInDays?: number;
}

export const demoChecks: readonly DemoCheck[] = [
  {
    company: "pending",
    technology: "heat_pump",
    check: "insurance",
    outcome: "passed",
    evidence: "Policy schedule sent by post, read in full.",
    daysAgo: 0.5,
    endsInDays: 214,
  },
  {
    company: "pending2",
    technology: "solar",
    check: "mcs_number",
    outcome: "failed",
    evidence: "The register has no certificate under this number.",
    daysAgo: 0.8,
  },
  {
    company: "suspended",
    technology: "solar",
    check: "mcs_number",
    outcome: "failed",
    evidence: "The register shows the certificate as ended on 30 September.",
    daysAgo: 12.1,
  },
  {
    company: "rival1",
    technology: "solar",
    check: "mcs_number",
    outcome: "passed",
    evidence: "The register shows the certificate as active, with its last day.",
    daysAgo: 120,
    endsInDays: 18,
  },
  {
    company: "rival2",
    technology: "battery",
    check: "mcs_number",
    outcome: "passed",
    evidence: "The register shows the certificate as active, with its last day.",
    daysAgo: 200,
    endsInDays: -1,
  },
  {
    company: "rival3",
    technology: "heat_pump",
    check: "mcs_scope",
    outcome: "failed",
    evidence: "The certificate covers solar panels and batteries, not heat pumps.",
    daysAgo: 0.8,
  },
];
