import { type ReactNode, useRef } from "react";
import { QuoteLibrary } from "#app/routes/installer/quote/quote-library.tsx";
import { QuoteStepForm } from "#app/routes/installer/quote/quote-step-form.tsx";
import { itemListOf, type StepId } from "#app/routes/installer/quote/quote-steps.ts";
import { useRows } from "#app/routes/installer/quote/use-rows.ts";
import type { QuoteTechnology } from "#content/quote-sheet/offer-fields.ts";
import type { FieldErrors } from "#domain/errors.ts";
import type { SavedItem } from "#domain/quotes/library.ts";
import type { QuoteDraft } from "#domain/quotes/quote-draft.ts";
import type { Typed } from "#domain/quotes/sheet/typed-quote.ts";

const FORM_ID = "quote-step";

interface Props {
  step: StepId;
  draft: QuoteDraft;
  technology: QuoteTechnology;
  /** What stands in the fields: what was saved, or what was refused. */
  typed: Typed;
  errors: FieldErrors;
  library: readonly SavedItem[];
  /** What the customer will see. */
  children: ReactNode;
}

/** The form of a step and what stands beside it; keyed by what was saved, so that a saved step begins with that. */
export function QuoteDesk({ library, children, ...form }: Props) {
  const rows = useRows(form.typed);
  const fold = useRef<HTMLDetailsElement>(null);
  const list = itemListOf(form.step);
  const openLibrary = () => {
    if (!fold.current) return;
    fold.current.open = true;
    fold.current.querySelector("summary")?.focus();
  };
  return (
    <div className="quote-desk">
      <QuoteStepForm {...form} id={FORM_ID} rows={rows} openLibrary={openLibrary} />
      <div className="quote-beside stack">
        {list && <QuoteLibrary items={library} formId={FORM_ID} list={list} rows={rows} fold={fold} />}
        {children}
      </div>
    </div>
  );
}
