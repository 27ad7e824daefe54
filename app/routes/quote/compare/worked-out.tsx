import { Form, Link } from "react-router";
import type { Asked } from "#app/routes/quote/compare/asked-prices.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { listInWords, pence } from "#content/planner/figures.ts";
import type { ComparedHome } from "#domain/comparison/my-comparison.ts";

type WorkedOutProps = { home: ComparedHome; quotes: readonly { id: string }[]; asked: Asked | null };

/** What the figures rest on, and a form for other prices. */
export function WorkedOut({ home: { hasPlan, home, roofs, assumed, exportPence }, quotes, asked }: WorkedOutProps) {
  return (
    <details open={Boolean(asked?.typed.unit ?? asked?.typed.export)}>
      <summary>How we work out “better off”</summary>
      <div className="stack">
        <p>
          Our planner works out your home twice, without the work and with it, and takes off what you pay with the
          extras each quote names. The savings of 20 years count in today’s money. For every quote we use the same home,
          roof, use and prices, and {pence(exportPence)} for a kWh that you sell; only the size of the panels, inverter
          and battery and the flow temperature are the quote’s own. What a company expects changes nothing here: it
          stands beside it under “They expect”.
        </p>
        <p>
          {hasPlan
            ? `The home is that of the plan ${asked ? "you sent with your" : "sent with the"} request`
            : "The home"}
          : {home}. Roof: {roofs.join("; ")}.
          {assumed.length > 0 &&
            ` We assumed ${listInWords(assumed)}, which ${asked ? "you have not" : "nobody has"} told us.`}
        </p>
        <p>
          The bar is where 8 of 10 outcomes fall, if sun, use, equipment and prices move as our planner expects; small
          rings are the other quotes. Where the order of two turns in more than one of ten, we say so.
        </p>
        <p>
          This is an estimate, not a promise. <Link to="/planner">How our planner works</Link>
        </p>
        {asked && <OwnPrices quotes={quotes} asked={asked} exportPence={exportPence} />}
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
        {quotes.map(({ id }) => (
          <input key={id} type="hidden" name="quotes" value={id} />
        ))}
        <TextField
          label="You pay for a kWh"
          hint="With VAT. If the price cap is cheaper for your home, we use that."
          name="unit"
          defaultValue={asked.typed.unit ?? ""}
          errors={asked.errors.unit}
          after="p"
          inputMode="decimal"
        />
        <TextField
          label="You get for a kWh"
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
