import { useEffect, useRef } from "react";
import { errorMark } from "#app/ui/forms/error-title.ts";
import { useErrorTitle } from "#app/ui/forms/use-error-title.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { FormState } from "#app/web/forms/form.ts";

/** A refusal by a business rule, shown at the form, where the fields themselves are fine. It takes the focus. */
export function FormRefusal({ state, id }: { state: FormState | undefined; id?: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = state !== undefined && Object.keys(state.errors).length === 0;
  useEffect(() => {
    if (state && shown) ref.current?.focus();
  }, [state, shown]);
  useErrorTitle(shown);
  if (!shown) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript this is what takes a person to the refusal
    <div className="refusal" id={id} role="alert" ref={ref} tabIndex={-1} autoFocus {...errorMark}>
      <Notice tone="bad" title={state.title}>
        <p>{state.message}</p>
      </Notice>
    </div>
  );
}
