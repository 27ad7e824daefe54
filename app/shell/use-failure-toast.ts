import { useEffect } from "react";
import { showToast } from "#app/ui/toasts/toast-queue.ts";
import type { FormState } from "#app/web/form.ts";

/** Also says a form's failure in a toast; the page itself keeps it until it is mended. */
export function useFailureToast(state: FormState | undefined): void {
  useEffect(() => {
    if (state) showToast({ title: state.title, description: state.message, tone: "bad" });
  }, [state]);
}
