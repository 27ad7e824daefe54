import { Form, Link } from "react-router";
import { labelOfField, stepOfField } from "#app/routes/installer/quote/quote-steps.ts";
import { WhatStandsOut } from "#app/routes/installer/quote/what-stands-out.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatPenceInFull } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PriceNote } from "#app/ui/talk/price-note.tsx";
import type { QuoteTechnology } from "#content/quote-sheet/offer-fields.ts";
import type { FieldErrors } from "#domain/errors.ts";
import type { ExaminedQuote } from "#domain/quotes/check-quote.ts";
import { extrasPence } from "#domain/quotes/quote-figures.ts";

interface Props {
  here: string;
  technology: QuoteTechnology;
  errors: FieldErrors;
  examined: ExaminedQuote | null;
  firstName: string;
  sendId: string;
}

/** What is still missing or, once nothing is, what the customer will read, and the button. */
export function QuoteReview({ here, technology, errors, examined, firstName, sendId }: Props) {
  const wrong = Object.entries(errors);
  const to = (field: string) => `${here}?step=${stepOfField(field, technology)}&errors=1`;
  if (!examined) {
    return (
      <Card title="Not ready to send">
        <p>{leftInWords(wrong.length)}</p>
        <ul className="stack">
          {wrong.map(([field, messages]) => (
            <li key={field}>
              <Link to={to(field)}>{labelOfField(field, technology) || field}</Link>
              {messages.some((message) => !message.endsWith("is needed.")) &&
                `: ${messages.join(" ").replace(`${labelOfField(field, technology)}: `, "")}`}
            </li>
          ))}
        </ul>
      </Card>
    );
  }
  const { quote, figures, checks, priceLine } = examined;
  const extras = extrasPence(quote);
  return (
    <>
      <Card title="Your customer will read">
        <dl className="facts">
          <dt>You pay</dt>
          <dd>{formatPenceInFull(figures.duePence)}</dd>
          {extras > 0 && (
            <>
              <dt>With the extras it names</dt>
              <dd>{formatPenceInFull(figures.duePence + extras)}</dd>
            </>
          )}
          <dt>With VAT</dt>
          <dd>{formatPenceInFull(figures.totalPence)}</dd>
          <dt>Deposit</dt>
          <dd>{formatPenceInFull(figures.depositPence)}</dd>
        </dl>
        <p>{checks.facts.text}</p>
        <PriceNote line={priceLine} />
        <WhatStandsOut checks={checks} to={to} />
      </Card>
      <Notice tone="info" title="You cannot change a quote after sending it">
        <p>You can send a new revision at any time. We’ll email {firstName}, who then sees the latest.</p>
      </Notice>
      <Form method="post" className="btn-row">
        <input type="hidden" name="sendId" value={sendId} />
        <SubmitButton name="intent" value="send" pendingLabel="Sending…">
          Send quote
        </SubmitButton>
      </Form>
    </>
  );
}

function leftInWords(count: number): string {
  return count === 1 ? "One thing is missing or does not agree:" : `${count} things are missing or do not agree:`;
}
