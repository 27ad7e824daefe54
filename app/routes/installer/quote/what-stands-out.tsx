import { Form, Link } from "react-router";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { QuoteChecks } from "#domain/quotes/checks/checks.ts";

/** What the customer will read about the quote, each with the way to the field; a wrong party is put right at once. */
export function WhatStandsOut({ checks, to }: { checks: QuoteChecks; to: (field: string) => string }) {
  if (checks.checks.length === 0 && !checks.tradingName) return <p>Nothing stands out.</p>;
  return (
    <ul className="quote-checks">
      {checks.checks.map(({ id, field, text, hint, holder }) => (
        <li key={id}>
          {text} {hint && <span className="muted">{hint} </span>}
          <Link to={to(field)}>Change it</Link>
          {holder && (
            <Form method="post" preventScrollReset>
              <SubmitButton name="intent" value="use-holder" size="tight" variant="secondary" pendingLabel="Changing…">
                Use {holder}
              </SubmitButton>
            </Form>
          )}
        </li>
      ))}
      {checks.tradingName && <li>{checks.tradingName}</li>}
    </ul>
  );
}
