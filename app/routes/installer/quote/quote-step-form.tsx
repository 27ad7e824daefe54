import type { ReactNode } from "react";
import { Form } from "react-router";
import { SheetFields } from "#app/routes/installer/parts/sheet-fields.tsx";
import { namesOfStep, quoteSteps, type StepId } from "#app/routes/installer/quote/quote-steps.ts";
import { RunningTotalLine } from "#app/routes/installer/quote/running-total.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { QuoteTechnology } from "#content/quote-sheet/offer-fields.ts";
import { quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import type { FieldErrors } from "#domain/errors.ts";
import type { QuoteDraft } from "#domain/quotes/quote-draft.ts";
import type { Typed } from "#domain/quotes/sheet/typed-quote.ts";

interface Props {
  step: StepId;
  draft: QuoteDraft;
  technology: QuoteTechnology;
  /** What stands in the fields: what was saved, or what was refused. */
  typed: Typed;
  errors: FieldErrors;
  /** More ways to fill the step. */
  children: ReactNode;
}

/** The fields of one step; it is keyed by what was saved, so that a saved step begins with that. */
export function QuoteStepForm({ step, draft, technology, typed, errors, children }: Props) {
  return (
    <Form method="post" className="card stack quote-form" noValidate>
      <h2>{quoteSteps.find(({ id }) => id === step)?.title}</h2>
      <input type="hidden" name="step" value={step} />
      <div className="quote-grid">
        <SheetFields fields={quoteSheets[technology]} names={namesOfStep(step, technology)} {...{ typed, errors }} />
      </div>
      {step === "price" && <RunningTotalLine typed={typed} />}
      <div className="btn-row">
        <SubmitButton name="intent" value="next" pendingLabel="Saving…">
          Save and go on
        </SubmitButton>
        <SubmitButton name="intent" value="more" variant="secondary" pendingLabel="Saving…">
          Save and stay, with room for more
        </SubmitButton>
      </div>
      {children}
      <p className="small muted">
        {draft.savedAt ? `Saved ${formatDateTime(draft.savedAt)}.` : "Not saved yet."} Nothing is sent before the last
        step.
      </p>
    </Form>
  );
}
