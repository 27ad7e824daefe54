import { useEffect } from "react";
import { titleOf } from "#app/ui/forms/error-title.ts";

/** Marks the page's title while a form has errors. Runs after each render, because the router sets the title too. */
export function useErrorTitle(hasFailed: boolean): void {
  useEffect(() => {
    if (!hasFailed) return undefined;
    document.title = titleOf(document.title, true);
    return () => {
      document.title = titleOf(document.title, false);
    };
  });
}
