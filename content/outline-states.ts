/** The state of an outline, for both sides. The values are stored. */
export const outlineStates = {
  waiting: "Waiting",
  picked: "Picked",
  declined: "Declined",
  withdrawn: "Withdrawn",
  lapsed: "Lapsed",
  ended: "Ended",
} as const;
