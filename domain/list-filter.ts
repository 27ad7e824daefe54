import { limits } from "#config/limits.ts";
import { readDay } from "#domain/time/days.ts";

/** Reads one field of a filter from an address; undefined if it is absent or invalid. */
export type Field<Value extends string = string> = (given: string | null) => Value | undefined;

type Fields = Readonly<Record<string, Field>>;

/** The parts of a list that someone asks for, named as in its addresses. Absent fields do not narrow it. */
type FilterBy<Given extends Fields> = { [Name in keyof Given]?: Exclude<ReturnType<Given[Name]>, undefined> };

/**
 * The reader of a list's filter. Its fields come in the order in which our addresses name them, so `addressOf` can
 * write a filter as it is. Anything in an address that no field recognises is ignored. Errors: none.
 */
export function filterReader<Given extends Fields>(fields: Given) {
  return (address: Pick<URLSearchParams, "get">): FilterBy<Given> => {
    const read = Object.entries(fields).map(([name, field]) => [name, field(address.get(name))] as const);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as FilterBy<Given>;
  };
}

const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/** Words as typed, without invisible characters and cut at `lengthMax` characters. Errors: none. */
export function text(lengthMax: number = limits.emailLengthMax): Field {
  return (given) => (given ?? "").replace(UNSEEN, "").trim().slice(0, lengthMax) || undefined;
}

/** One of these values, or of a form's options. Errors: none. */
export function oneOf<const Value extends string>(
  options: readonly (Value | { readonly value: Value })[],
): Field<Value> {
  const values = options.map((option) => (typeof option === "string" ? option : option.value));
  return (given) => values.find((value) => value === given);
}

/** The first and the last London day, as 2026-11-21, both included. */
export const days = { from: readDay, to: readDay };
