import { ownPence, tariffFields } from "#content/planner/fields/energy-fields.ts";
import { inputMessages } from "#content/planner/input-messages.ts";
import type { OwnTariff, RateWindow } from "./plan-inputs.ts";
import { answer, complain, isRecord, type Reading, readNumber, valueAt } from "./reading.ts";

/** The half hours of a day, a plan's smallest step. */
const CLOCK_STEPS = 48;
const CLOCK = /^(?:([01][0-9]|2[0-3]):([03])0|24:00)$/;

/**
 * Reads the reader's own tariff, or null. Its windows begin and end on the hour or half hour and cover the day once;
 * export windows may leave hours out, which get the flat payment. Mistakes are noted.
 */
export function readOwnTariff(reading: Reading): OwnTariff | null {
  const { windows, standingPence, exportWindows } = tariffFields;
  const parts = [windows, standingPence, exportWindows].map(({ path }) => valueAt(reading, path));
  if (parts.every((part) => part === undefined)) return null;
  const imports = readWindows(reading, windows.path, inputMessages.windows, (cover) => cover.length === CLOCK_STEPS);
  const standing = readNumber(reading, { ...standingPence, required: true });
  const exports =
    parts[2] === undefined
      ? undefined
      : readWindows(reading, exportWindows.path, inputMessages.exportWindows, (cover) => cover.length > 0);
  if (!imports || standing === undefined) return null;
  return { windows: imports, standingPence: standing, ...(exports ? { exportWindows: exports } : {}) };
}

/** What is wrong with one window is noted there, what is wrong between them at the path of all. */
function readWindows(reading: Reading, path: string, message: string, covers: (cover: number[]) => boolean) {
  const value = valueAt(reading, path);
  const given = Array.isArray(value) ? value.slice(0, CLOCK_STEPS + 1) : [];
  const windows = given.flatMap((window, row) => readWindow(reading, `${path}.${row}`, window) ?? []);
  if (windows.length < given.length) return undefined;
  const cover = windows.flatMap(halfHours);
  const fits = new Set(cover).size === cover.length && covers(cover);
  return fits ? answer(reading, path, windows) : complain(reading, path, message);
}

function readWindow(reading: Reading, path: string, value: unknown): RateWindow | undefined {
  const { from, to, pence } = isRecord(value) ? value : {};
  const isFrom = typeof from === "string" && CLOCK.test(from) && from !== "24:00";
  const isTo = typeof to === "string" && CLOCK.test(to);
  const isPrice = typeof pence === "number" && pence >= ownPence.min && pence <= ownPence.max;
  if (isFrom && isTo && isPrice) return { from, to, pence };
  if (!isFrom) complain(reading, `${path}.from`, inputMessages.clock);
  if (!isTo) complain(reading, `${path}.to`, inputMessages.clock);
  if (!isPrice) complain(reading, `${path}.pence`, inputMessages.number(ownPence.min, ownPence.max));
  return undefined;
}

/** The half hours of a window, 0 being just after midnight; one that ends where it begins lasts all day. */
function halfHours({ from, to }: RateWindow): number[] {
  const first = halfHour(from);
  const end = halfHour(to);
  const count = (end - first + CLOCK_STEPS) % CLOCK_STEPS || CLOCK_STEPS;
  return Array.from({ length: count }, (_, index) => (first + index) % CLOCK_STEPS);
}

function halfHour(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return (hours * 2 + (minutes > 0 ? 1 : 0)) % CLOCK_STEPS;
}
