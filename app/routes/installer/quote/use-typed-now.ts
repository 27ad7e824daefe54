import { type RefObject, useEffect, useState } from "react";
import { typedIn } from "#app/routes/installer/quote/quote-steps.ts";
import type { Typed } from "#domain/quotes/sheet/typed-quote.ts";

/**
 * What stands in the form of the editor at this moment, over what was saved; `part` is anything within the editor. Whoever
 * uses it is keyed by what was saved.
 */
export function useTypedNow(part: RefObject<HTMLElement | null>, typed: Typed): Typed {
  const [now, setNow] = useState(typed);
  useEffect(() => {
    const form = part.current?.closest(".quote-desk")?.querySelector<HTMLFormElement>("form.quote-form");
    const read = () => form && setNow({ ...typed, ...typedIn(new FormData(form)) });
    form?.addEventListener("input", read);
    return () => form?.removeEventListener("input", read);
  }, [part, typed]);
  return now;
}
