import { useEffect, useRef } from "react";
import { Notice } from "#app/ui/notice.tsx";
import type { FormState } from "#app/web/forms/form.ts";

/** A refusal by a business rule, above the form, where the fields themselves are fine. */
export function FormRefusal({ state }: { state: FormState | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = state !== undefined && Object.keys(state.errors).length === 0;
  useEffect(() => {
    if (state && shown) ref.current?.focus();
  }, [state, shown]);
  if (!shown) return null;
  return (
    <div role="alert" ref={ref} tabIndex={-1}>
      <Notice tone="bad" title={state.title}>
        <p>{state.message}</p>
      </Notice>
    </div>
  );
}
