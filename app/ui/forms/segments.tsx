import clsx from "clsx";
import { FieldErrors } from "#app/ui/forms/field-frame.tsx";
import { type FieldNaming, fieldWiring } from "#app/ui/forms/field-wiring.ts";

type SegmentsProps = FieldNaming & {
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
};

/** One of a few short answers, side by side: all can be read, and one press chooses. The error summary links to the first. */
export function Segments({ label, options, chosen, ...naming }: SegmentsProps) {
  const { id, hintId, errorId, control } = fieldWiring(naming);
  return (
    <fieldset className={clsx("field segments", errorId && "is-error")} aria-describedby={control["aria-describedby"]}>
      <legend>{label}</legend>
      {hintId && (
        <span className="hint" id={hintId}>
          {naming.hint}
        </span>
      )}
      {errorId && <FieldErrors id={errorId} errors={naming.errors ?? []} />}
      <div className="segment-row">
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              type="radio"
              name={naming.name}
              value={option.value}
              id={index === 0 ? id : undefined}
              defaultChecked={option.value === chosen}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
