import { type RefObject, useEffect, useState } from "react";
import { typedIn } from "#app/routes/installer/quote/quote-steps.ts";
import type { Typed } from "#domain/quotes/sheet/typed-quote.ts";

/**
 * The present content of the editor's form, over what was saved; `part` is anything within the editor. Key the caller
 * by what was saved.
 */
export function useTypedNow(part: RefObject<HTMLElement | null>, typed: Typed): Typed {
  const [now, setNow] = useState(typed);
  useEffect(() => {
    const form = part.current?.closest(".quote-desk")?.querySelector<HTMLFormElement>("form.quote-form");
    const read = () => form && setNow(typedOver(typed, form));
    form?.addEventListener("input", read);
    // Typing before this listened counts too.
    read();
    return () => form?.removeEventListener("input", read);
  }, [part, typed]);
  return now;
}

/** What was saved, with the form's fields and lists in place of its own: a row that is gone from the form is gone. */
export function typedOver(saved: Typed, form: HTMLFormElement): Typed {
  const sent = typedIn(new FormData(form));
  const names = new Set(Object.keys(sent).map(nameOf));
  const others = Object.entries(saved).filter(([key]) => !names.has(nameOf(key)));
  return { ...Object.fromEntries(others), ...sent };
}

const nameOf = (path: string) => path.split(".")[0];
