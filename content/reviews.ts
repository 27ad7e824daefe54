import { limits } from "#config/limits.ts";

interface Share {
  count: number;
  of: number;
}

/** What customers say of a company, as anyone may read it. */
export interface ShownRating {
  n: number;
  /** With one decimal; null where there are too few. */
  mean: number | null;
  /** How many of one star to five. */
  stars: readonly [number, number, number, number, number];
  again: Share;
  priceKept: Share;
  onTime: Share;
}

export type UseAgain = "yes" | "no" | "not_sure";

export const useAgainOptions: readonly { value: UseAgain; label: string }[] = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
  { value: "not_sure", label: "Not sure" },
];

export const USE_AGAIN = "Would you use them again?";
export const OWN_EXPERIENCE = "This is my own experience and nobody offered me anything for it.";
export const WAS_OFFERED = "I was offered something";

/** "4.6 of 5 stars (n = 14)", or "Too few to rate (n = 3)". */
export function ratingInWords({ mean, n }: Pick<ShownRating, "mean" | "n">): string {
  return mean === null ? `Too few to rate (n = ${n})` : `${mean.toFixed(1)} of 5 stars (n = ${n})`;
}

/** What customers answered beside the stars: yes among all that were asked. */
export function answersInWords({ again, priceKept, onTime }: ShownRating): { name: string; words: string }[] {
  const share = ({ count, of }: Share) => (of < limits.ratingMin ? `Too few to say (n = ${of})` : `${count} of ${of}`);
  return [
    { name: "Would use them again", words: share(again) },
    { name: "Price kept, say reviews", words: share(priceKept) },
    { name: "On time, say reviews", words: share(onTime) },
  ];
}

/** Why a review is removed, and why somebody says that it should be. */
export const reviewFaults = [
  { value: "not_genuine", label: "Not a genuine experience" },
  { value: "incentivised", label: "Paid for or rewarded" },
  { value: "personal_data", label: "Gives away somebody’s details" },
  { value: "unlawful", label: "Unlawful" },
  { value: "wrong_company", label: "About another company" },
  { value: "advertising", label: "Advertising" },
] as const;

export const removalReasons = [
  ...reviewFaults,
  { value: "withdrawn_by_author", label: "Withdrawn by its author" },
] as const;
export type RemovalReason = (typeof removalReasons)[number]["value"];

/** What becomes of a dispute or report. */
export type FaultDecision = "accepted" | "declined";

/** Beside a company whose reviews were faked or paid for. */
export const NOT_GENUINE = "We removed reviews of this company that were not genuine.";

/** How many reviews of a company were removed and why, in 12 months. */
export interface ShownRemovals {
  reasons: readonly { reason: RemovalReason; count: number }[];
  /** Within six months, for faking or paying. */
  isNotGenuine: boolean;
}

export const faultLabel = (reason: string): string => removalReasons.find(({ value }) => value === reason)?.label ?? "";

/** "2 reviews removed in 12 months: 1 advertising, 1 unlawful"; that there were none is said, too. */
export function removalsInWords({ reasons }: ShownRemovals): string {
  const total = reasons.reduce((sum, { count }) => sum + count, 0);
  const period = `in ${limits.removalsShownMonths} months`;
  if (total === 0) return `No review removed ${period}`;
  const each = reasons.map(({ reason, count }) => `${count} ${faultLabel(reason).toLowerCase()}`).join(", ");
  return `${total} ${total === 1 ? "review" : "reviews"} removed ${period}: ${each}`;
}
