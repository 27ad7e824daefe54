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
