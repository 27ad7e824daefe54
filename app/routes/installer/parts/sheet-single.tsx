import { SelectField, TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { Segments } from "#app/ui/forms/segments.tsx";
import type { Field, Kind } from "#content/quote-sheet/field.ts";
import type { FieldErrors } from "#domain/errors.ts";
import type { Typed } from "#domain/quotes/sheet/typed-quote.ts";

/** The values in a sheet's fields, and their errors, by the path of each. */
export interface Held {
  typed: Typed;
  errors: FieldErrors;
}

export type SingleKind = Exclude<Kind, { is: "list" | "group" }>;

/** Goes before each field's path in its id. */
export const SHEET_ID = "quote";

const YES_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

interface Props extends Held {
  field: Field;
  kind: SingleKind;
  path: string;
  /** How many letters fit side by side: if the answers together are longer, they become a list. */
  lettersMax: number;
}

/** One field, as its kind is typed. */
export function SheetSingle({ field, kind, path, typed, errors, lettersMax }: Props) {
  const common = {
    label: field.label,
    name: path,
    idPrefix: SHEET_ID,
    hint: field.help,
    optional: !field.needed,
    errors: errors[path],
    defaultValue: typed[path] ?? "",
  };
  switch (kind.is) {
    case "lines":
      return <TextAreaField {...common} lengthMax={kind.lengthMax} />;
    case "line":
      return <TextField {...common} />;
    case "yesNo":
    case "choice": {
      const options = kind.is === "yesNo" ? YES_NO : kind.options.map(inText);
      const letters = options.reduce((sum, { label }) => sum + label.length, 0);
      const { defaultValue, ...naming } = common;
      if (field.needed && letters <= lettersMax)
        return <Segments {...naming} options={options} chosen={defaultValue} />;
      return <SelectField {...common} options={options} placeholder="Choose one" />;
    }
    case "day":
      return <TextField {...common} type="date" />;
    case "pence":
      return <TextField {...common} before="£" inputMode="decimal" autoComplete="off" />;
    case "whole":
      return <TextField {...common} inputMode="numeric" autoComplete="off" />;
    case "number":
      return <TextField {...common} inputMode="decimal" autoComplete="off" />;
  }
}

function inText({ value, label }: { value: string | number; label: string }) {
  return { value: String(value), label };
}
