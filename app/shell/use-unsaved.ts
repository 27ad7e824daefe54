import { type RefObject, useCallback, useEffect } from "react";
import { useBlocker } from "react-router";

const QUESTION = "Your notes are not saved. Leave this page without them?";

/**
 * Asks before somebody leaves the page while a field of the form holds something else than what is saved. Returns how to
 * find out whether it does.
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

/** Forms are sent with other line ends than fields have, and what is saved has none at its end. */
function inOneWay(text: string): string {
  return text.replaceAll("\r\n", "\n").trim();
}
