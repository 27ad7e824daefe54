import { Library } from "lucide-react";
import { useRef } from "react";
import { Form } from "react-router";
import { SheetFields } from "#app/routes/installer/parts/sheet-fields.tsx";
import { QuoteRows } from "#app/routes/installer/quote/quote-rows.tsx";
import { askedInStep, itemListOf, quoteSteps, type StepId } from "#app/routes/installer/quote/quote-steps.ts";
import type { Rows } from "#app/routes/installer/quote/use-rows.ts";
import { useTypedNow } from "#app/routes/installer/quote/use-typed-now.ts";
import { Button } from "#app/ui/button.tsx";
import { formatDateTime, formatPence, formatPenceInFull } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { Fields } from "#content/quote-sheet/field.ts";
import type { QuoteTechnology } from "#content/quote-sheet/offer-fields.ts";
import { quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import type { FieldErrors } from "#domain/errors.ts";
import type { QuoteDraft } from "#domain/quotes/quote-draft.ts";
import { runningTotal, type Typed } from "#domain/quotes/sheet/typed-quote.ts";

interface Props {
  id: string;
  step: StepId;
  draft: QuoteDraft;
  technology: QuoteTechnology;
  /** What was saved, or what was refused. */
  typed: Typed;
  errors: FieldErrors;
  rows: Rows;
  /** Unfolds it where it stands below the form. */
  openLibrary: () => void;
}

/** The fields of one step; rows that were changed on the page stand in place of what was saved. */
export function QuoteStepForm({ id, step, draft, technology, typed, errors, rows, openLibrary }: Props) {
  // A removed row has taken its errors along, and the other rows have its number.
  const held = rows.changes > 0 ? { typed: rows.typed, errors: {} } : { typed, errors };
  return (
    <Form method="post" className="card stack quote-form" noValidate id={id}>
      {/* Enter uses a form's first button, which would otherwise remove a row. */}
      <button type="submit" name="intent" value="next" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <h2>{quoteSteps.find((one) => one.id === step)?.title}</h2>
      <input type="hidden" name="step" value={step} />
      <div className="quote-grid" key={rows.changes}>
        <SheetFields
          fields={fieldsWith(technology, draft.whyNoMcsNumber)}
          names={askedInStep(step, draft.typed)}
          {...held}
          drawList={(list) => (
            <QuoteRows
              key={list.path}
              {...list}
              {...held}
              rows={rows}
              besideAdd={list.path === itemListOf(step) && <ToLibrary onClick={openLibrary} />}
            />
          )}
        />
      </div>
      {step === "price" && <RunningTotalLine typed={typed} />}
      <div className="btn-row">
        <SubmitButton name="intent" value="next" pendingLabel="Saving…">
          Save and continue
        </SubmitButton>
        <SubmitButton name="intent" value="more" variant="secondary" pendingLabel="Saving…">
          Save and add more
        </SubmitButton>
      </div>
      <p className="small muted">
        {draft.savedAt ? `Saved ${formatDateTime(draft.savedAt)}.` : "Not saved yet."} Nothing is sent until the last
        step.
      </p>
    </Form>
  );
}

/** What we fill in, and why there is no MCS number, stand under their fields. */
function fieldsWith(technology: QuoteTechnology, whyNoMcsNumber: string | undefined): Fields {
  const sheet: Fields = quoteSheets[technology];
  const helps: Readonly<Record<string, string | undefined>> = {
    totalPence: "With VAT, before grants. Empty: we add up the lines",
    kWp: "Empty: we work it out from the panels",
    arrays: "Of an only face we fill in the panels",
    mcsNumber: whyNoMcsNumber,
  };
  return Object.fromEntries(
    Object.entries(sheet).map(([name, field]) => {
      const help = helps[name];
      return [name, help === undefined ? field : { ...field, help }] as const;
    }),
  );
}

function ToLibrary({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="quiet" size="tight" className="to-library needs-script" onClick={onClick}>
      <Library className="icon" aria-hidden="true" />
      From your price book
    </Button>
  );
}

/** What the lines and payments come to, as they are typed; without scripts, as they were saved. */
function RunningTotalLine({ typed }: { typed: Typed }) {
  const line = useRef<HTMLOutputElement>(null);
  const now = useTypedNow(line, typed);
  const { sums, duePence, openPence } = runningTotal(now);
  return (
    <output className="running-total" ref={line}>
      <b>So far: {formatPenceInFull(sums.totalPence)}</b> ({formatPenceInFull(sums.netPence)} and{" "}
      {formatPenceInFull(sums.vatPence)} VAT)
      {duePence !== sums.totalPence && `, ${formatPenceInFull(duePence)} after the grant`}.{" "}
      {sums.totalPence > 0 && openInWords(openPence)}
    </output>
  );
}

function openInWords(openPence: number): string {
  if (openPence === 0) return "The payments add up.";
  return openPence > 0
    ? `The payments leave ${formatPence(openPence)} open.`
    : `The payments are ${formatPence(-openPence)} over.`;
}
