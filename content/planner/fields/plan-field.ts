// The shapes of the planner's fields. Each record defines how a field is asked, read, explained and written into
// addresses.

/** Lists a form's fields in its query, because a browser sends nothing for a choice that was not made. */
export const askedQuery = "asked";

interface Field {
  /** Path of its value in the JSON of a plan's inputs; within a list, from its row. */
  readonly path: string;
  /** Its name in an address. */
  readonly query: string;
  readonly label: string;
  readonly hint?: string;
  /** No plan without it. */
  readonly required?: true;
  /**
   * A form that asks for it (`askedQuery`) is refused without it; an address is accepted without, and keeps an
   * answer.
   */
  readonly asked?: true;
}

export interface NumberField<U extends number | null = number | null> extends Field {
  readonly kind: "number";
  readonly min: number;
  readonly max: number;
  /** Of the slider; a typed number may be in between. */
  readonly step: number;
  readonly unit: string;
  readonly whole?: true;
  /** The default; absent if that depends on other answers. */
  readonly usual?: U;
}

export interface Option<V extends string | number | boolean = string | number | boolean> {
  readonly value: V;
  /** As written in an address. */
  readonly typed: string;
  readonly label: string;
}

export interface ChoiceField<V extends string | number | boolean = string | number | boolean> extends Field {
  readonly kind: "choice";
  readonly options: readonly Option<V>[];
  readonly usual?: V | null;
}

type Words = Omit<Field, "path" | "query">;

/** A question answered with yes or no. */
export function yesOrNo(
  path: string,
  query: string,
  words: Words & { readonly usual?: boolean | null },
): ChoiceField<boolean> {
  return {
    kind: "choice",
    path,
    query,
    ...words,
    options: [
      { value: true, typed: "yes", label: "Yes" },
      { value: false, typed: "no", label: "No" },
    ],
  };
}

/** A choice between names that are the same in JSON and in addresses. */
export function namesToChoose<const V extends string>(
  path: string,
  query: string,
  words: Words & { readonly usual?: NoInfer<V> | null },
  options: Readonly<Record<V, string>>,
): ChoiceField<V> {
  const names = Object.entries(options) as [V, string][];
  return {
    kind: "choice",
    path,
    query,
    ...words,
    options: names.map(([value, label]) => ({ value, typed: value, label })),
  };
}
