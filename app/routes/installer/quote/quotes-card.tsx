import { Form } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatDateTime, formatPence } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { AttachedFiles } from "#app/ui/talk/attached-files.tsx";
import { quoteStates } from "#content/quote-states.ts";
import type { SentQuote } from "#domain/quotes/present-quote.ts";

/** What this company has offered the customer, on the page of the purchase. */
export function QuotesCard({
  quotes,
  purchaseId,
  canQuote,
}: {
  quotes: readonly SentQuote[];
  purchaseId: string;
  canQuote: boolean;
}) {
  if (quotes.length === 0 && !canQuote) return null;
  return (
    <div id="quotes">
      <Card title="Quote">
        {quotes.length > 0 && (
          <ul className="stack quote-sent">
            {quotes.map(({ id, option, revision, status, sentAt, duePence, files }) => (
              <li key={id}>
                <b>
                  Option {option}, revision {revision}: {formatPence(duePence ?? 0)}
                </b>{" "}
                <Badge tone={status === "chosen" ? "ok" : "plain"}>{quoteStates[status]}</Badge>
                <br />
                <span className="small muted">{sentAt && `Sent ${formatDateTime(sentAt)}`}</span>
                <AttachedFiles files={files} at="/files" />
                {status === "sent" && (
                  <Form method="post">
                    <input type="hidden" name="quoteId" value={id} />
                    <SubmitButton name="intent" value="withdraw-quote" variant="secondary" pendingLabel="Withdrawing…">
                      Withdraw<span className="sr-only"> option {option}</span>
                    </SubmitButton>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        )}
        {canQuote && (
          <div className="btn-row">
            <LinkButton to={`/leads/purchases/${purchaseId}/quote`}>
              {quotes.length === 0 ? "Write a quote" : "Write another or revise"}
            </LinkButton>
          </div>
        )}
      </Card>
    </div>
  );
}
