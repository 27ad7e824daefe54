import { useRef } from "react";
import { drawnFrom, drawnInWords } from "#app/routes/installer/quote/drawn-from.ts";
import { stepOfField } from "#app/routes/installer/quote/quote-steps.ts";
import { useTypedNow } from "#app/routes/installer/quote/use-typed-now.ts";
import { WhatStandsOut } from "#app/routes/installer/quote/what-stands-out.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatPenceInFull } from "#app/ui/format.ts";
import { SystemPortrait } from "#app/ui/system-portrait.tsx";
import { PriceNote } from "#app/ui/talk/price-note.tsx";
import type { QuoteTechnology } from "#content/quote-sheet/offer-fields.ts";
import type { ExaminedQuote } from "#domain/quotes/check-quote.ts";
import { runningTotal, type Typed } from "#domain/quotes/sheet/typed-quote.ts";
import "#app/routes/quote/quotes/quotes.css";

interface Props {
  here: string;
  typed: Typed;
  firstName: string;
  technology: QuoteTechnology;
  /** Null while something is missing, and where its checks stand on the page itself. */
  examined: ExaminedQuote | null;
}

/** Beside the form: what the customer will see first, as it is typed; without scripts, as it was saved. */
export function QuoteSide({ here, typed, firstName, technology, examined }: Props) {
  const side = useRef<HTMLElement>(null);
  const now = useTypedNow(side, typed);
  const shown = drawnFrom(now);
  const words = drawnInWords(now);
  return (
    <aside className="quote-side stack" aria-label={`What ${firstName} will see`} ref={side}>
      <Sum typed={now} />
      <Card title={`What ${firstName} will see first`}>
        <SystemPortrait shown={shown} label={words} />
        <p className="small">{words}</p>
      </Card>
      {examined && (
        <Card title="Your customer will read">
          <p className="small">{examined.checks.facts.text}</p>
          <PriceNote line={examined.priceLine} />
          <WhatStandsOut checks={examined.checks} to={(field) => `${here}?step=${stepOfField(field, technology)}`} />
          <p className="small muted">
            These checks are for information. They never hide or move your quote, or cost you anything.
          </p>
        </Card>
      )}
    </aside>
  );
}

function Sum({ typed }: { typed: Typed }) {
  const { sums, duePence } = runningTotal(typed);
  return (
    <div className="card quote-sum">
      <p className="small">You quote</p>
      {sums.totalPence === 0 ? (
        <p className="muted">Add lines to the price to see the total.</p>
      ) : (
        <>
          <p className="quote-price">{formatPenceInFull(duePence)}</p>
          <p className="small muted">
            with {formatPenceInFull(sums.vatPence)} VAT{duePence !== sums.totalPence && ", after the grant"}
          </p>
        </>
      )}
    </div>
  );
}
