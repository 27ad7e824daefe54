// The kinds of fields in a quote. Everything that reads, labels, describes or shows a quote follows these records, so
// a field is added in one place.

/** Values as programs send them, each with its label. */
export type Options = readonly { readonly value: string | number; readonly label: string }[];

export type Kind =
  | { readonly is: "line" | "lines"; readonly lengthMax: number }
  | { readonly is: "whole" | "pence" | "number"; readonly min: number; readonly max: number }
  /** A London day, this many days after sending. */
  | { readonly is: "day"; readonly daysMin: number; readonly daysMax: number }
  | { readonly is: "yesNo" }
  | { readonly is: "choice"; readonly options: Options }
  | { readonly is: "list"; readonly min: number; readonly max: number; readonly of: Fields }
  | { readonly is: "group"; readonly of: Fields };

export interface Field<K extends Kind = Kind, N extends boolean = boolean> {
  readonly kind: K;
  readonly label: string;
  /** Whether a quote needs it to be sent. */
  readonly needed: N;
  /** For a field that is only sometimes needed: the neighbouring value that makes it so. */
  readonly neededWith?: { readonly field: string; readonly value: string | boolean };
  readonly help?: string;
  /** The equivalent term in Orange Button's taxonomy. */
  readonly orangeButton?: string;
}

export interface Fields {
  readonly [name: string]: Field;
}

type About = Pick<Field, "help" | "orangeButton">;

export function needed<const K extends Kind>(label: string, kind: K, about: About = {}): Field<K, true> {
  return { ...about, label, kind, needed: true };
}

export function optional<const K extends Kind>(
  label: string,
  kind: K,
  about: About & Pick<Field, "neededWith"> = {},
): Field<K, false> {
  return { ...about, label, kind, needed: false };
}

export const line = (lengthMax: number) => ({ is: "line", lengthMax }) as const;
export const lines = (lengthMax: number) => ({ is: "lines", lengthMax }) as const;
export const whole = (min: number, max: number) => ({ is: "whole", min, max }) as const;
export const number = (min: number, max: number) => ({ is: "number", min, max }) as const;
export const pence = (min: number, max: number) => ({ is: "pence", min, max }) as const;
export const day = (daysMin: number, daysMax: number) => ({ is: "day", daysMin, daysMax }) as const;
export const yesNo = { is: "yesNo" } as const;
export const choice = <const O extends Options>(options: O) => ({ is: "choice", options }) as const;
export const list = <const F extends Fields>(min: number, max: number, of: F) =>
  ({ is: "list", min, max, of }) as const;
export const group = <const F extends Fields>(of: F) => ({ is: "group", of }) as const;

/** A field's value once parsed. */
export type ValueOf<K extends Kind> = K extends { is: "list"; of: infer F extends Fields }
  ? readonly SheetOf<F>[]
  : K extends { is: "group"; of: infer F extends Fields }
    ? SheetOf<F>
    : K extends { is: "choice"; options: infer O extends Options }
      ? O[number]["value"]
      : K extends { is: "yesNo" }
        ? boolean
        : K extends { is: "whole" | "pence" | "number" }
          ? number
          : string;

type NamesOf<F extends Fields, N extends boolean> = {
  [Name in keyof F]: F[Name]["needed"] extends N ? Name : never;
}[keyof F];

export type SheetOf<F extends Fields> = {
  readonly [Name in NamesOf<F, true>]: ValueOf<F[Name]["kind"]>;
} & { readonly [Name in NamesOf<F, false>]?: ValueOf<F[Name]["kind"]> };
