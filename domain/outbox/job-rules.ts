import { limits } from "#config/limits.ts";
import type { Job } from "#domain/outbox/job.ts";

/** Work that depends on the same part of the outside world. A stalled lane holds up no other. */
export type Lane = keyof typeof limits.jobsAtOnce;

export const lanes = Object.keys(limits.jobsAtOnce) as Lane[];

const HOUR_SECONDS = 3600;

export interface JobRule {
  lane: Lane;
  /** An attempt that takes longer counts as failed. */
  deadlineSeconds: number;
  /** How long nobody else can take the job; longer than the deadline. */
  leaseSeconds: number;
  /** Attempts that never reported back count, too. */
  attemptsMax: number;
}

const short = {
  deadlineSeconds: limits.jobDeadlineSeconds,
  leaseSeconds: limits.jobLeaseSeconds,
  attemptsMax: limits.jobAttemptsMax,
};
const long = {
  ...short,
  deadlineSeconds: limits.longJobDeadlineSeconds,
  leaseSeconds: limits.longJobLeaseSeconds,
};

/** A missing kind does not compile. The lane is also in the table: `jobs.lane`. */
const rules: Record<Job["kind"], JobRule> = {
  "send-mail": { ...short, lane: "mail" },
  "deliver-webhook": { ...short, lane: "webhooks", attemptsMax: limits.webhookAttemptsMax },
  "notify-device": { ...short, lane: "webhooks", attemptsMax: limits.deviceNoticeAttemptsMax },
  "alert-installers": { ...short, lane: "rest" },
  announce: { ...short, lane: "rest" },
  "mail-brief": { ...short, lane: "rest" },
  "watch-projects": { ...long, lane: "rest" },
  "watch-work": { ...long, lane: "rest" },
  "check-payment": { ...short, lane: "rest" },
  "settle-refunds": { ...short, lane: "rest" },
  "carry-out-recovery": { ...short, lane: "rest" },
  "fetch-balance": { ...long, lane: "rest" },
  "remove-file": { ...short, lane: "rest" },
  "expire-leads": { ...long, lane: "rest" },
  "check-books": { ...long, lane: "rest" },
  "daily-alerts": { ...long, lane: "rest" },
  "expiry-notices": { ...long, lane: "rest" },
  "handover-due": { ...long, lane: "rest" },
  "figures-due": { ...long, lane: "rest" },
  retention: { ...long, lane: "rest" },
  "count-companies": { ...long, lane: "rest" },
  "count-company": { ...short, lane: "rest" },
  "look-up-companies": { ...long, lane: "rest" },
  "passport-notices": { ...long, lane: "rest" },
  "look-up-company": { ...short, lane: "rest" },
};

export const jobKinds = Object.keys(rules) as Job["kind"][];

/** The kinds with the long lease. */
export const longKinds = jobKinds.filter((kind) => rules[kind].leaseSeconds === limits.longJobLeaseSeconds);

/** The rule for a kind. One from a newer version, unknown to this one, is treated like the rest. */
export function ruleOf(kind: Job["kind"]): JobRule {
  return rules[kind] ?? { ...short, lane: "rest" };
}

/** Seconds that a job waits after a failed attempt: 5 after the first, doubling each time, up to 6 hours. */
export function pauseAfter(attempt: number): number {
  return Math.min(limits.jobRetryFirstSeconds * 2 ** (attempt - 1), limits.jobRetryMaxSeconds);
}

/** The whole hours between the first and the last attempt at such a job, if each fails at once. */
export function triedForHours(kind: Job["kind"]): number {
  let seconds = 0;
  for (let attempt = 1; attempt < ruleOf(kind).attemptsMax; attempt++) seconds += pauseAfter(attempt);
  return Math.floor(seconds / HOUR_SECONDS);
}
