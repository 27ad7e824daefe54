import type { ChoiceField, NumberField } from "#content/planner/fields/plan-field.ts";
import { inputMessages } from "#content/planner/input-messages.ts";

/** The input, and what was found while reading it. */
export interface Reading {
  readonly given: unknown;
  /** Messages by JSON path. */
  readonly errors: Record<string, string[]>;
  /** Paths with a usable answer. */
  readonly answered: Set<string>;
}

/** Starts a reading without mistakes or answers. */
export function startReading(given: unknown): Reading {
  return { given, errors: {}, answered: new Set() };
}

/** Notes a mistake at a path; the field then counts as open, so that reading continues to the next mistake. */
export function complain({ errors }: Reading, path: string, message: string): undefined {
  errors[path] = [...(errors[path] ?? []), message];
}

/** The answer at this path (`home.type`, `solar.arrays.0.kwp`); undefined if it is missing, null or unreachable. */
export function valueAt({ given }: Reading, path: string): unknown {
  let value: unknown = given;
  for (const name of path.split(".")) value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value ?? undefined;
}

/** The number in a field; undefined if it is open or unusable, which is then noted. */
export function readNumber(reading: Reading, field: Pick<NumberField, "path" | "min" | "max" | "whole" | "required">) {
  const { path, min, max, whole, required } = field;
  const value = valueAt(reading, path);
  if (value === undefined && !required) return undefined;
  const fits = typeof value === "number" && value >= min && value <= max && (!whole || Number.isInteger(value));
  return fits ? answer(reading, path, value) : complain(reading, path, inputMessages.number(min, max));
}

/** The option chosen; undefined if it is open or not an option, which is then noted. */
export function readChoice<V extends string | number | boolean>(reading: Reading, field: ChoiceField<V>) {
  const value = valueAt(reading, field.path);
  if (value === undefined && !field.required) return undefined;
  const chosen = field.options.find((option) => option.value === value);
  return chosen ? answer(reading, field.path, chosen.value) : complain(reading, field.path, inputMessages.choice);
}

/** Notes that this path held a usable answer. */
export function answer<V>({ answered }: Reading, path: string, value: V): V {
  answered.add(path);
  return value;
}

/** Whether a value has properties: an object or a list, not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
