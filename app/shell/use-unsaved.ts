import { type RefObject, useCallback, useEffect } from "react";
import { useBlocker } from "react-router";

const QUESTION = "Your notes are not saved. Leave this page without them?";

/**
 * Asks before leaving the page while a field of the form differs from what is saved. Returns a function that says
 * whether one does.
 */
export function useUnsaved(form: RefObject<HTMLFormElement | null>, name: string, saved: string): () => boolean {
  const isUnsaved = useCallback(() => {
    const field = form.current?.elements.namedItem(name);
    return field instanceof HTMLTextAreaElement && inOneWay(field.value) !== inOneWay(saved);
  }, [form, name, saved]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(QUESTION)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isUnsaved]);
  return isUnsaved;
}

/** Forms are sent with different line endings from those in fields, and saved text has none at its end. */
function inOneWay(text: string): string {
  return text.replaceAll("\r\n", "\n").trim();
}
