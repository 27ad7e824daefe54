import { TextField } from "#app/ui/forms/field.tsx";
import type { FieldsOfForm } from "#app/ui/forms/form-fields.ts";
import "#app/ui/forms/choices.css";

type ListFieldProps = ReturnType<FieldsOfForm> & { label: string; question: string; choices: readonly string[] };

/**
 * A list of which the usual entries are ticked and others typed. All are sent under one name; what reads the form joins
 * them with commas (`joinTicked`).
 */
export function ListField({ label, question, choices, defaultValue, ...naming }: ListFieldProps) {
  const entries = defaultValue.split(",").map((entry) => entry.trim());
  const isChoice = (entry: string) => choices.some((choice) => isSame(choice, entry));
  const typed = entries.filter((entry) => entry && !isChoice(entry)).join(", ");
  return (
    <div className="stack-s">
      <fieldset className="field choices">
        <legend>{question}</legend>
        {choices.map((choice) => (
          <label className="choice" key={choice}>
            <input
              type="checkbox"
              name={naming.name}
              value={choice}
              defaultChecked={entries.some((entry) => isSame(choice, entry))}
            />
            <span>{choice}</span>
          </label>
        ))}
      </fieldset>
      <TextField
        label={label}
        {...naming}
        defaultValue={typed}
        hint="Tick those above; separate any others by commas."
        optional
      />
    </div>
  );
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
