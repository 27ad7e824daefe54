/** What both sides read of where an outline stands. The values are stored. */
export const outlineStates = {
  waiting: "Waiting",
  picked: "Picked",
  declined: "Declined",
  withdrawn: "Withdrawn",
  lapsed: "Lapsed",
  ended: "Ended",
} as const;
