import { useEffect } from "react";
import { useRevalidator } from "react-router";

const EVERY_MS = 20_000;

/**
 * Reloads the page's messages while it is visible. Typed text stays, because the form's id does not change meanwhile.
 */
export function useFreshMessages(): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden && state === "idle") void revalidate();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [revalidate, state]);
}
