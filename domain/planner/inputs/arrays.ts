import { arrayFields, arraysMax } from "#content/planner/fields/equipment-fields.ts";
import { inputMessages } from "#content/planner/input-messages.ts";
import type { SolarArray } from "./plan-inputs.ts";
import { complain, type Reading, readChoice, readNumber, valueAt } from "./reading.ts";
import { usualArray } from "./usual-answers.ts";

export const arraysPath = "solar.arrays";

/**
 * Reads the roofs with panels; one facing south by default. Their total kWp keeps the limits of one roof. Mistakes are
 * noted.
 */
export function readArrays(reading: Reading): readonly SolarArray[] {
  const given = valueAt(reading, arraysPath);
  if (given === undefined) return [usualArray];
  if (!Array.isArray(given) || given.length === 0 || given.length > arraysMax) {
    complain(reading, arraysPath, inputMessages.roofs(arraysMax));
    return [usualArray];
  }
  const arrays = given.map((_, row) => readArray(reading, row));
  const { min, max } = arrayFields.kwp;
  const kwp = arrays.reduce((sum, array) => sum + array.kwp, 0);
  const last = pathIn(arrays.length - 1, "kwp");
  if ((kwp < min || kwp > max) && !reading.errors[last]) complain(reading, last, inputMessages.number(min, max));
  return arrays;
}

function readArray(reading: Reading, row: number): SolarArray {
  const { kwp, azimuth, pitch, shading } = arrayFields;
  return {
    kwp: readKwp(reading, pathIn(row, kwp.path)) ?? usualArray.kwp,
    azimuth: readNumber(reading, { ...azimuth, path: pathIn(row, azimuth.path) }) ?? usualArray.azimuth,
    pitch: readNumber(reading, { ...pitch, path: pathIn(row, pitch.path) }) ?? usualArray.pitch,
    shading: readChoice(reading, { ...shading, path: pathIn(row, shading.path) }) ?? usualArray.shading,
  };
}

/** One of several roofs may be smaller than the overall minimum. */
function readKwp(reading: Reading, path: string): number | undefined {
  const value = valueAt(reading, path);
  const { min, max } = arrayFields.kwp;
  if (typeof value === "number" && value > 0 && value < min) {
    reading.answered.add(path);
    return value;
  }
  return readNumber(reading, { path, min, max });
}

function pathIn(row: number, name: string): string {
  return `${arraysPath}.${row}.${name}`;
}
