import type { RateWindow } from "#domain/planner/inputs/plan-inputs.ts";
import { HALF_HOURS } from "#domain/planner/sun/day-grid.ts";

const SLOT_LENGTH = 30;
const DAY_LENGTH = HALF_HOURS * SLOT_LENGTH;

/**
 * Pence a kWh in each of the 48 half hours of clock time. Where windows meet within a half hour it has their mean by
 * minutes; what no window covers has `elsewhere`. A window whose `from` is not before its `to` runs over midnight.
 */
export function penceBySlot(windows: readonly RateWindow[], elsewhere = 0): Float64Array {
  return Float64Array.from({ length: HALF_HOURS }, (_, slot) => {
    const shares = windows.map((window) => ({ pence: window.pence, share: shareOfSlot(window, slot) }));
    const covered = shares.reduce((sum, { share }) => sum + share, 0);
    return shares.reduce((sum, { pence, share }) => sum + pence * share, 0) + elsewhere * (1 - covered);
  });
}

/** Whether a half hour lies in one of these windows from its beginning to its end. */
export function isWithin(windows: readonly RateWindow[], slot: number): boolean {
  return windows.some((window) => shareOfSlot(window, slot) === 1);
}

function shareOfSlot({ from, to }: RateWindow, slot: number): number {
  const start = minutesOf(from);
  const end = minutesOf(to);
  const spans =
    start < end
      ? [[start, end]]
      : [
          [start, DAY_LENGTH],
          [0, end],
        ];
  const slotStart = slot * SLOT_LENGTH;
  const minutes = spans.reduce(
    (sum, [a = 0, b = 0]) => sum + Math.max(0, Math.min(b, slotStart + SLOT_LENGTH) - Math.max(a, slotStart)),
    0,
  );
  return minutes / SLOT_LENGTH;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
