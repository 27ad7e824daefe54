import { useEffect } from "react";
import { showToast } from "#app/ui/toasts/toast-queue.ts";
import type { FormState } from "#app/web/forms/form.ts";

/**
 * The page's failed form, as its action returned it. A toast says so too; the page shows the errors until they are
 * fixed.
 */
export function useFailedForm(answered: FormState | undefined): FormState | undefined {
  useEffect(() => {
    if (answered) showToast({ title: answered.title, description: answered.message, tone: "bad" });
  }, [answered]);
  return answered;
}
