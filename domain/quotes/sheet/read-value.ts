import type { Field, Fields, Kind, Options } from "#content/quote-sheet/field.ts";
import { addDays } from "#domain/time/calendar.ts";
import { ONE_LINE, typedLine, typedText, unusualIn } from "#domain/typed-text.ts";

/** Problems, each with the path of its field: "lines.2.unitPence". */
export type Problems = Map<string, string[]>;

interface Place {
  readonly path: string;
  /** Today in London. */
  readonly today: string;
  readonly problems: Problems;
}

type Read = Record<string, unknown>;

const DAY = /^\d{4}-\d\d-\d\d$/;
/** Programs write 0.1 + 0.2 as 0.30000000000000004. */
const ROUNDING_NOISE = 1e-6;
const NAME_SHOWN_MAX = 60;

/** Reads a posted object by its fields; collects errors in `problems` and keeps what is valid. */
export function readFields(fields: Fields, given: Read, place: Place): Read {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(fields, name)) complain(within(place, name.slice(0, NAME_SHOWN_MAX)), "There is no such field.");
  }
  const read = Object.entries(fields).flatMap(([name, field]) => {
    const value = readField(field, given, within(place, name), name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(read);
}

function readField(field: Field, siblings: Read, place: Place, name: string): unknown {
  const value = Object.hasOwn(siblings, name) ? siblings[name] : undefined;
  if (value !== undefined && value !== null) return readKind(field.kind, value, place);
  const { neededWith } = field;
  const isNeeded = field.needed || (neededWith && siblings[neededWith.field] === neededWith.value);
  if (isNeeded) complain(place, `${field.label} is needed.`);
  return undefined;
}

function readKind(kind: Kind, value: unknown, place: Place): unknown {
  switch (kind.is) {
    case "line":
    case "lines":
      return readText(kind, value, place);
    case "whole":
    case "pence":
    case "number":
      return readNumber(kind, value, place);
    case "day":
      return readDay(kind, value, place);
    case "yesNo":
      return typeof value === "boolean" ? value : complain(place, "Say true or false.");
    case "choice":
      return readChoice(kind.options, value, place);
    case "list":
      return readList(kind, value, place);
    case "group":
      return isObject(value) ? readFields(kind.of, value, place) : complain(place, "Send its fields as an object.");
  }
}

function readText({ is, lengthMax }: Extract<Kind, { is: "line" | "lines" }>, value: unknown, place: Place) {
  if (typeof value !== "string") return complain(place, "Send text.");
  const text = is === "line" ? typedLine(value) : typedText(value);
  if (text === "" || text.length > lengthMax) return complain(place, `Enter 1 to ${lengthMax} characters.`);
  const problem = unusualIn(text) ?? (is === "line" && text.includes("\n") ? ONE_LINE : undefined);
  return problem ? complain(place, problem) : text;
}

function readNumber(
  kind: Extract<Kind, { min: number; is: "whole" | "pence" | "number" }>,
  value: unknown,
  place: Place,
) {
  const { is, min, max } = kind;
  if (typeof value === "number" && value >= min && value <= max) {
    if (Number.isInteger(value)) return value;
    const hundredths = Math.round(value * 100);
    if (is === "number" && Math.abs(value * 100 - hundredths) < ROUNDING_NOISE) return hundredths / 100;
  }
  const what = { whole: "a whole number", pence: "whole pence", number: "a number with 2 decimals at most" }[is];
  return complain(place, `Give ${what}, ${min} to ${max}.`);
}

function readDay({ daysMin, daysMax }: Extract<Kind, { is: "day" }>, value: unknown, place: Place) {
  if (typeof value !== "string" || !isDay(value)) return complain(place, "Enter a date like 2026-12-31.");
  const first = addDays(place.today, daysMin);
  const last = addDays(place.today, daysMax);
  return value >= first && value <= last ? value : complain(place, `Enter a date from ${first} to ${last}.`);
}

/** Date turns 31 February into 3 March. */
function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

function readChoice(options: Options, value: unknown, place: Place) {
  const found = options.find((option) => option.value === value);
  return found ? found.value : complain(place, `Choose one of: ${options.map((one) => one.value).join(", ")}.`);
}

function readList({ min, max, of }: Extract<Kind, { is: "list" }>, value: unknown, place: Place) {
  if (!Array.isArray(value) || value.length < min || value.length > max) {
    return complain(place, `Give a list of ${min} to ${max}.`);
  }
  return value.map((row: unknown, index) => {
    const here = within(place, String(index));
    return isObject(row) ? readFields(of, row, here) : complain(here, "Send its fields as an object.");
  });
}

function within(place: Place, name: string): Place {
  return { ...place, path: place.path === "" ? name : `${place.path}.${name}` };
}

function complain({ path, problems }: Place, message: string): undefined {
  problems.set(path, [...(problems.get(path) ?? []), message]);
}

function isObject(value: unknown): value is Read {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
