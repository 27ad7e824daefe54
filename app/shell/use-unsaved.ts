import { type RefObject, useCallback, useEffect } from "react";
import { useBlocker } from "react-router";

const QUESTION = "Your note is not saved. Leave this page anyway?";

export function useUnsaved(form: RefObject<HTMLFormElement | null>, name: string): void {
  const isUnsaved = useCallback(() => {
    const field = form.current?.elements.namedItem(name);
    return field instanceof HTMLTextAreaElement && field.value.trim() !== "";
  }, [form, name]);
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
}
