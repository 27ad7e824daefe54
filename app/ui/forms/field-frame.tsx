import clsx from "clsx";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { errorMark } from "#app/ui/forms/error-title.ts";
import { type FieldNaming, fieldWiring } from "#app/ui/forms/field-wiring.ts";
import { useErrorTitle } from "#app/ui/forms/use-error-title.ts";

export type FieldProps = FieldNaming & {
  label: string;
};

/** Label, hint, errors, control: in this order, for every kind of field. */
export function FieldFrame({ label, hint, errors, children, ...naming }: FieldProps & { children: ReactNode }) {
  const { id, hintId, errorId, optionalId } = fieldWiring({ ...naming, hint, errors });
  return (
    <div className={clsx("field", errorId && "is-error")}>
      <span className="field-label">
        <label htmlFor={id}>{label}</label>
        {optionalId && (
          <span className="optional" id={optionalId}>
            {" "}
            (optional)
          </span>
        )}
      </span>
      {hintId && (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
      {errorId && <FieldErrors id={errorId} errors={errors ?? []} />}
      {children}
    </div>
  );
}

export function FieldErrors({ id, errors }: { id: string; errors: readonly string[] }) {
  useErrorTitle(errors.length > 0);
  return (
    <span id={id} {...errorMark}>
      {errors.map((error) => (
        <span className="error-text" key={error}>
          <CircleAlert className="icon" aria-hidden="true" />
          <span>
            <span className="sr-only">Error: </span>
            {error}
          </span>
        </span>
      ))}
    </span>
  );
}
