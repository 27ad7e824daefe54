import { SelectField, TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { fieldId } from "#app/ui/forms/field-wiring.ts";
import type { Field, Fields, Kind } from "#content/quote-sheet/field.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { rowCount, type Typed } from "#domain/quotes/sheet/typed-quote.ts";

interface Held {
  typed: Typed;
  errors: FieldErrors;
}

const ID = "quote";
const YES_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** The fields of a record that these names choose, each as its kind is typed. */
export function SheetFields({
  fields,
  names,
  path = "",
  ...held
}: { fields: Fields; names?: readonly string[]; path?: string } & Held) {
  // Only with panels and a battery in one quote does a line say what it belongs to.
  const isAsked = (name: string) => name !== "part" || fields[name]?.needed === true;
  const chosen = Object.entries(fields).filter(([name]) => (names ? names.includes(name) : isAsked(name)));
  return chosen.map(([name, field]) => <SheetField key={name} field={field} path={path + name} {...held} />);
}

function SheetField({ field, path, ...held }: { field: Field; path: string } & Held) {
  const { kind, label } = field;
  if (kind.is === "list") return <Rows {...{ field, kind, path }} {...held} />;
  if (kind.is === "group") {
    return (
      <fieldset className="quote-group" id={fieldId(path, ID)} tabIndex={-1}>
        <legend>{label}</legend>
        {field.help && <p className="small muted">{field.help}</p>}
        <div className="quote-grid">
          <SheetFields fields={kind.of} path={`${path}.`} {...held} />
        </div>
      </fieldset>
    );
  }
  return <Single {...{ field, kind, path }} {...held} />;
}

type SingleKind = Exclude<Kind, { is: "list" | "group" }>;

function Single({ field, kind, path, typed, errors }: { field: Field; kind: SingleKind; path: string } & Held) {
  const common = {
    ...{ label: field.label, name: path, idPrefix: ID, hint: field.help, optional: !field.needed },
    errors: errors[path],
    defaultValue: typed[path] ?? "",
  };
  switch (kind.is) {
    case "lines":
      return <TextAreaField {...common} maxLength={kind.lengthMax} />;
    case "line":
      return <TextField {...common} maxLength={kind.lengthMax} />;
    case "yesNo":
      return <SelectField {...common} options={YES_NO} placeholder="Choose one" />;
    case "choice": {
      const options = kind.options.map(({ value, label }) => ({ value: String(value), label }));
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

/** Every row typed, and one more to type into; blank ones are left out. */
function Rows({
  field,
  kind,
  path,
  ...held
}: { field: Field; kind: Extract<Kind, { is: "list" }>; path: string } & Held) {
  const rows = Math.min(rowCount(held.typed, path) + 1, kind.max);
  return (
    <fieldset className="quote-group" id={fieldId(path, ID)} tabIndex={-1}>
      <legend>{field.label}</legend>
      {held.errors[path]?.map((message) => (
        <p key={message} className="error">
          {message}
        </p>
      ))}
      {Array.from({ length: rows }, (_, row) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its number.
          key={row}
          className="quote-row quote-grid"
        >
          <legend className="small muted">
            {field.label}, {row + 1}
          </legend>
          <SheetFields fields={kind.of} path={`${path}.${row}.`} {...held} />
        </fieldset>
      ))}
    </fieldset>
  );
}
