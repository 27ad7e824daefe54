import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { clearErrors } from "#app/ui/toasts/toast-queue.ts";

/**
 * Clears errors when a form is sent again and when the page is left. Placed before anything that shows its own
 * messages, so that it clears none of those.
 */
export function StaleErrors() {
  const { pathname } = useLocation();
  const isSending = useNavigation().state === "submitting";
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is shown
  useEffect(clearErrors, [pathname]);
  useEffect(() => {
    if (isSending) clearErrors();
  }, [isSending]);
  return null;
}
