import { useEffect } from "react";
import { titleOf } from "#app/ui/forms/error-title.ts";

/** Where scripts draw what is wrong with a form, the page's title says so for as long. After each render: the router sets it, too. */
export function useErrorTitle(hasFailed: boolean): void {
  useEffect(() => {
    if (!hasFailed) return undefined;
    document.title = titleOf(document.title, true);
    return () => {
      document.title = titleOf(document.title, false);
    };
  });
}
