/** Why a company lost a lead, in its own view. Stored, used in the JSON API, and shown as they are. */
export const lostReasons = ["price", "speed", "another installer", "not going ahead", "could not reach them"] as const;

export type LostReason = (typeof lostReasons)[number];

export function isLostReason(value: unknown): value is LostReason {
  return lostReasons.some((reason) => reason === value);
}
