import { Form, Link } from "react-router";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatDateTime, formatPence } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { AttachedFiles } from "#app/ui/talk/attached-files.tsx";
import { ownQuoteStates } from "#content/quote-states.ts";
import { isUnanswered, type SentQuote } from "#domain/quotes/present-quote.ts";
import { londonDay } from "#domain/time/calendar.ts";
import "#app/routes/installer/quote/quote-editor.css";

interface QuotesCardProps {
  quotes: readonly SentQuote[];
  now: Date;
  purchaseId: string;
  canQuote: boolean;
}

/** What this company has offered the customer, on the page of the purchase. */
export function QuotesCard({ quotes, now, purchaseId, canQuote }: QuotesCardProps) {
  if (quotes.length === 0 && !canQuote) return null;
  return (
    <div id="quotes">
      <Card title="Quote">
        {quotes.length > 0 && (
          <ul className="stack quote-sent">
            {quotes.map((quote) => (
              <li key={quote.id}>
                <OneQuote quote={quote} />
                {canQuote && isUnanswered(quote, now) && (
                  <p>
                    <Badge tone="warn">Opened, no answer</Badge>{" "}
                    <Link to={`/leads/purchases/${purchaseId}/messages`}>Write to them</Link>
                  </p>
                )}
                {quote.words && (
                  <p className="small">
                    <Link to={`/quotes/${quote.id}`}>
                      Copy to another lead<span className="sr-only">, option {quote.option}, or make a template</span>
                    </Link>
                  </p>
                )}
                {canQuote && canBeSentAgain(quote, quotes, now) && (
                  <QuoteAct quote={quote} intent="send-again" pendingLabel="Sending…">
                    Send it again
                  </QuoteAct>
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

function OneQuote({ quote }: { quote: SentQuote }) {
  const { option, revision, status, sentAt, openedAt, duePence, files } = quote;
  return (
    <>
      <b>
        Option {option}, revision {revision}: {formatPence(duePence ?? 0)}
      </b>{" "}
      <Badge tone={status === "chosen" ? "ok" : "plain"}>{ownQuoteStates[status]}</Badge>
      <br />
      <span className="small muted">
        {sentAt && `Sent ${formatDateTime(sentAt)}. `}
        {openedAt && `The customer opened it ${formatDateTime(openedAt)}.`}
        {!openedAt && status === "sent" && "The customer has not opened it yet."}
      </span>
      <AttachedFiles files={files} at="/files" />
      {status === "sent" && (
        <QuoteAct quote={quote} intent="withdraw-quote" pendingLabel="Withdrawing…">
          Withdraw
        </QuoteAct>
      )}
    </>
  );
}

type QuoteActProps = { quote: SentQuote; intent: PurchaseIntent; pendingLabel: string; children: string };

function QuoteAct({ quote: { id, option }, intent, pendingLabel, children }: QuoteActProps) {
  return (
    <Form method="post">
      <input type="hidden" name="quoteId" value={id} />
      <SubmitButton name="intent" value={intent} variant="secondary" pendingLabel={pendingLabel}>
        {children}
        <span className="sr-only"> option {option}</span>
      </SubmitButton>
    </Form>
  );
}

/** The newest withdrawn revision of its option, while its last day has not passed. */
function canBeSentAgain(quote: SentQuote, all: readonly SentQuote[], now: Date): boolean {
  const { status, option, revision, validUntil, words } = quote;
  const isNewest = all.every((other) => other.option !== option || other.revision <= revision);
  return status === "withdrawn" && isNewest && words !== null && (validUntil ?? "") >= londonDay(now);
}
