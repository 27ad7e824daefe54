import clsx from "clsx";
import type { ReactNode } from "react";
import { namingOf, type TypedForm, valueIn } from "#app/routes/planner/form/drawn-form.ts";
import { FieldErrors } from "#app/ui/forms/field-frame.tsx";
import { fieldWiring } from "#app/ui/forms/field-wiring.ts";
import type { ChoiceField } from "#content/planner/fields/plan-field.ts";

type AskedChoiceProps = {
  form: TypedForm;
  field: Pick<ChoiceField, "query" | "label" | "hint" | "options">;
  name?: string;
  /** The option selected by default. */
  usual?: string;
  look?: "chips" | "tiles" | "eras" | "even";
  number?: number;
  /** Shown before each option's words. */
  picture?: (value: string) => ReactNode;
  children?: ReactNode;
};

/** A choice as buttons side by side. An unknown value from the address stays, as one more button. */
export function AskedChoice(props: AskedChoiceProps) {
  const { form, field, name = field.query, usual, look = "chips", number, picture, children } = props;
  const { id, hintId, errorId, control } = fieldWiring(namingOf(form, name, field.hint));
  const chosen = valueIn(form, name, usual);
  const known = field.options.some(({ typed }) => typed === chosen);
  const options = chosen === "" || known ? field.options : [...field.options, { typed: chosen, label: chosen }];
  return (
    <fieldset className={clsx("field asked", errorId && "is-error")} aria-describedby={control["aria-describedby"]}>
      <legend>
        {number !== undefined && <span className="asked-number">{number} </span>}
        {field.label}
      </legend>
      {hintId && (
        <span className="hint" id={hintId}>
          {field.hint}
        </span>
      )}
      {errorId && <FieldErrors id={errorId} errors={form.view.errors[name] ?? []} />}
      <div className={`picks picks-${look}`}>
        {options.map(({ typed, label }, index) => (
          <label className="pick" key={typed}>
            <input
              type="radio"
              name={name}
              value={typed}
              id={index === 0 ? id : undefined}
              defaultChecked={typed === chosen}
            />
            {picture?.(typed)}
            <span>{label}</span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
