import clsx from "clsx";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { type FieldNaming, fieldWiring } from "#app/ui/field-wiring.ts";

export type FieldProps = FieldNaming & {
  label: string;
  optional?: boolean | undefined;
};

/** Label, hint, errors, control: in this order, for every kind of field. */
export function FieldFrame({
  label,
  optional,
  hint,
  errors,
  children,
  ...naming
}: FieldProps & { children: ReactNode }) {
  const { id, hintId, errorId } = fieldWiring({ ...naming, hint, errors });
  return (
    <div className={clsx("field", errorId && "is-error")}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional"> (optional)</span>}
      </label>
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
  return (
    <span id={id}>
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
