import type { ReactNode } from "react";
import { type Held, SHEET_ID, SheetSingle } from "#app/routes/installer/parts/sheet-single.tsx";
import { fieldId } from "#app/ui/forms/field-wiring.ts";
import type { Field, Fields, Kind } from "#content/quote-sheet/field.ts";
import "#app/routes/installer/quote/quote-editor.css";
import "#app/routes/installer/quote/quote-library.css";

/** A list of a sheet, which its form draws itself. */
export interface ListOfSheet {
  field: Field;
  kind: Extract<Kind, { is: "list" }>;
  path: string;
}

interface Props extends Held {
  fields: Fields;
  names?: readonly string[];
  path?: string;
  /** Needed where the sheet has lists. */
  drawList?: (list: ListOfSheet) => ReactNode;
  /** A choice cannot be taken back, which a record that may be left out needs. */
  mayBeLeftOut?: boolean;
}

const LETTERS_IN_FIELD = 22;
/** An item of what is included has a row of its own. */
const LETTERS_IN_ROW = 40;

/** The fields of a record that these names choose, each as its kind is typed. */
export function SheetFields({ fields, names, path = "", ...held }: Props) {
  const chosen = Object.entries(fields).filter(([name]) => !names || names.includes(name));
  return chosen.map(([name, field]) => <SheetField key={name} field={field} path={path + name} {...held} />);
}

function SheetField({
  field,
  path,
  ...rest
}: Omit<Props, "fields" | "names" | "path"> & { field: Field; path: string }) {
  const { kind, label } = field;
  if (kind.is === "list") return rest.drawList?.({ field, kind, path });
  const isIncluded = path.startsWith("included.");
  if (kind.is === "group") {
    return (
      <fieldset className={isIncluded ? "included-item" : "quote-group"} id={fieldId(path, SHEET_ID)} tabIndex={-1}>
        <legend>{label}</legend>
        {field.help && <p className="small muted">{field.help}</p>}
        <div className={path === "included" ? "included-items" : "quote-grid"}>
          <SheetFields {...rest} fields={kind.of} path={`${path}.`} mayBeLeftOut={!field.needed && !isIncluded} />
        </div>
      </fieldset>
    );
  }
  const lettersMax = rest.mayBeLeftOut ? 0 : isIncluded ? LETTERS_IN_ROW : LETTERS_IN_FIELD;
  return (
    <SheetSingle
      field={field}
      kind={kind}
      path={path}
      lettersMax={lettersMax}
      typed={rest.typed}
      errors={rest.errors}
    />
  );
}
