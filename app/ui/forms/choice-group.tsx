import clsx from "clsx";
import { FieldErrors } from "#app/ui/forms/field-frame.tsx";
import { type FieldNaming, fieldWiring } from "#app/ui/forms/field-wiring.ts";

type ChoiceGroupProps = FieldNaming & {
  label: string;
  /** One of them, or any number. */
  type: "radio" | "checkbox";
  options: readonly { value: string; label: string; hint?: string | undefined }[];
  chosen: readonly string[];
};

/** Several choices under one question. The error summary links to the first of them. */
export function ChoiceGroup({ label, type, options, chosen, ...naming }: ChoiceGroupProps) {
  const { id, hintId, errorId, control } = fieldWiring(naming);
  return (
    <fieldset className={clsx("field choices", errorId && "is-error")} aria-describedby={control["aria-describedby"]}>
      <legend>{label}</legend>
      {hintId && (
        <span className="hint" id={hintId}>
          {naming.hint}
        </span>
      )}
      {errorId && <FieldErrors id={errorId} errors={naming.errors ?? []} />}
      {options.map((option, index) => (
        <label className="choice" key={option.value}>
          <input
            type={type}
            name={naming.name}
            value={option.value}
            id={index === 0 ? id : undefined}
            defaultChecked={chosen.includes(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <span className="hint"> {option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
