import { useEffect } from "react";
import { showToast } from "#app/ui/toasts/toast-queue.ts";
import type { FormState } from "#app/web/forms/form.ts";

/**
 * The page's form that failed, as its action returned it. A toast says so too; the page keeps it until it is put right.
 */
export function useFailedForm(answered: FormState | undefined): FormState | undefined {
  useEffect(() => {
    if (answered) showToast({ title: answered.title, description: answered.message, tone: "bad" });
  }, [answered]);
  return answered;
}
