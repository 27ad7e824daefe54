import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { takeBackErrors } from "#app/ui/toasts/toast-queue.ts";

/**
 * No error outlives its cause: it goes when a form is sent again and when the page is left. Placed before anything that
 * shows messages of its own, so that it withdraws none of those.
 */
export function StaleErrors() {
  const { pathname } = useLocation();
  const isSending = useNavigation().state === "submitting";
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is shown
  useEffect(takeBackErrors, [pathname]);
  useEffect(() => {
    if (isSending) takeBackErrors();
  }, [isSending]);
  return null;
}
