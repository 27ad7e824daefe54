import { findAssumption } from "#domain/assumptions/register.ts";

/** A reader's own value may be this many times ours, or this part of it. */
const TIMES = 10;

/**
 * Within which a reader may change the figure with this id, in its unit, and our own value; undefined where nobody may, or
 * where the register holds a table. The range reaches at least to the register's low and high.
 */
export function assumptionRange(id: string) {
  const row = findAssumption(id);
  if (!row?.editable || typeof row.value !== "number") return undefined;
  const ours = row.value;
  const min = Math.min(row.low ?? ours, ours / TIMES);
  const max = Math.max(row.high ?? ours, ours * TIMES);
  return { min, max, ours };
}
