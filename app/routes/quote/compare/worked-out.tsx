import { Form, Link } from "react-router";
import { type Asked, EXPORT, UNIT } from "#app/routes/quote/compare/asked-prices.ts";
import { ESTIMATE, WORKED_OUT, workedOutInWords } from "#app/routes/quote/compare/compare-lines.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import type { ComparedHome } from "#domain/comparison/my-comparison.ts";

type WorkedOutProps = { home: ComparedHome; quotes: readonly { id: string }[]; asked: Asked | null };

/** What the figures rest on, and a form for other prices. */
export function WorkedOut({ home: compared, quotes, asked }: WorkedOutProps) {
  return (
    <details open={Boolean(asked?.typed.unit ?? asked?.typed.export)}>
      <summary>{WORKED_OUT}</summary>
      <div className="stack">
        {workedOutInWords(compared, { isOwn: asked !== null, isDrawn: true }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          {ESTIMATE} <Link to="/planner">How our planner works</Link>
        </p>
        {asked && <OwnPrices quotes={quotes} asked={asked} exportPence={compared.exportPence} />}
      </div>
    </details>
  );
}

type OwnPricesProps = Pick<WorkedOutProps, "quotes"> & { asked: Asked; exportPence: number };

function OwnPrices({ quotes, asked, exportPence }: OwnPricesProps) {
  return (
    <>
      <h3>Work it out with my own prices</h3>
      <Form className="form-narrow stack" noValidate>
        <ErrorSummary errors={asked.errors} />
        {quotes.map(({ id }) => (
          <input key={id} type="hidden" name="quotes" value={id} />
        ))}
        <TextField
          label={UNIT.label}
          hint="With VAT. If the price cap is cheaper for your home, we use that."
          name="unit"
          defaultValue={asked.typed.unit ?? ""}
          errors={asked.errors.unit}
          after="p"
          inputMode="decimal"
        />
        <TextField
          label={EXPORT.label}
          name="export"
          defaultValue={asked.typed.export ?? String(exportPence)}
          errors={asked.errors.export}
          after="p"
          inputMode="decimal"
        />
        <div className="btn-row">
          <Button type="submit" variant="secondary">
            Recalculate
          </Button>
        </div>
      </Form>
    </>
  );
}
