import { findAssumption } from "#domain/assumptions/register.ts";

/** A reader's own value may be this many times ours, or ours divided by this. */
const TIMES = 10;

/**
 * The limits within which a reader may change the figure with this id, in its unit, and our own value. Undefined if
 * nobody may change it, or if it is a table. The range always includes the register's low and high.
 */
export function assumptionRange(id: string) {
  const row = findAssumption(id);
  if (!row?.editable || typeof row.value !== "number") return undefined;
  const ours = row.value;
  const min = Math.min(row.low ?? ours, ours / TIMES);
  const max = Math.max(row.high ?? ours, ours * TIMES);
  return { min, max, ours };
}
