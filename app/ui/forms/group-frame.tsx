import clsx from "clsx";
import type { ReactNode } from "react";
import { FieldErrors } from "#app/ui/forms/field-frame.tsx";
import { type FieldNaming, fieldWiring } from "#app/ui/forms/field-wiring.ts";

type GroupFrameProps = FieldNaming & {
  label: string;
  className: string;
  /** Receives the id of the first answer, to which the error summary links. */
  children: (firstId: string) => ReactNode;
};

/** Several answers under one question, with its hint and errors. */
export function GroupFrame({ label, className, children, ...naming }: GroupFrameProps) {
  const { id, hintId, errorId, control } = fieldWiring(naming);
  return (
    <fieldset
      className={clsx("field", className, errorId && "is-error")}
      aria-describedby={control["aria-describedby"]}
    >
      <legend>{label}</legend>
      {hintId && (
        <span className="hint" id={hintId}>
          {naming.hint}
        </span>
      )}
      {errorId && <FieldErrors id={errorId} errors={naming.errors ?? []} />}
      {children(id)}
    </fieldset>
  );
}
