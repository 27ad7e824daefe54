import { Form, Link } from "react-router";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { purchasePath } from "#app/routes/installer/purchases/purchase-path.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatCount, formatDateTime, formatPence } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { AttachedFiles } from "#app/ui/talk/attached-files.tsx";
import { ownQuoteStates } from "#content/quote-states.ts";
import { isUnanswered } from "#domain/quotes/present-quote.ts";
import type { OwnQuote } from "#domain/quotes/present-to-company.ts";
import { londonDay } from "#domain/time/calendar.ts";
import "#app/routes/installer/quote/quote-editor.css";

/** Without its words, but with whether we still have them. */
export type ShownQuote = Omit<OwnQuote, "words"> & { isReadable: boolean };

interface QuotesCardProps {
  quotes: readonly ShownQuote[];
  now: Date;
  purchaseId: string;
  canQuote: boolean;
}

/** What this company has offered the customer, the newest first, on the page of the purchase. */
export function QuotesCard({ quotes, now, purchaseId, canQuote }: QuotesCardProps) {
  if (quotes.length === 0 && !canQuote) return null;
  const newestFirst = quotes.toReversed();
  const isCurrent = (quote: ShownQuote) => ["sent", "chosen"].includes(quote.status) || quote === newestFirst[0];
  const earlier = newestFirst.filter((quote) => !isCurrent(quote));
  const list = (some: readonly ShownQuote[]) => (
    <ul className="stack quote-sent">
      {some.map((quote) => (
        <li key={quote.id}>
          <OneQuote quote={quote} />
          {canQuote && isUnanswered(quote, now) && (
            <p>
              <Badge tone="warn">Opened, no answer</Badge>{" "}
              <Link to={`${purchasePath(purchaseId)}/messages`}>Write to them</Link>
            </p>
          )}
          {quote.isReadable && (
            <p className="small">
              <a href={`/quotes/${quote.id}.pdf`}>
                PDF<span className="sr-only">{` of option ${quote.option}, revision ${quote.revision}`}</span>
              </a>
              {" · "}
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
  );
  return (
    <div id="quotes">
      <Card title="Quote">
        {quotes.length > 0 && list(newestFirst.filter(isCurrent))}
        {earlier.length > 0 && (
          <details>
            <summary>{formatCount(earlier.length, "earlier quote")}</summary>
            {list(earlier)}
          </details>
        )}
        {canQuote && (
          <div className="btn-row">
            <LinkButton size="tight" variant="secondary" to={`${purchasePath(purchaseId)}/quote`}>
              {quotes.length === 0 ? "Write a quote" : "Write another or revise"}
            </LinkButton>
          </div>
        )}
      </Card>
    </div>
  );
}
function OneQuote({ quote }: { quote: ShownQuote }) {
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

type QuoteActProps = { quote: ShownQuote; intent: PurchaseIntent; pendingLabel: string; children: string };

function QuoteAct({ quote: { id, option }, intent, pendingLabel, children }: QuoteActProps) {
  return (
    <Form method="post">
      <input type="hidden" name="quoteId" value={id} />
      <SubmitButton name="intent" value={intent} variant="secondary" size="tight" pendingLabel={pendingLabel}>
        {children}
        <span className="sr-only"> option {option}</span>
      </SubmitButton>
    </Form>
  );
}

/** The newest withdrawn revision of its option, while its last day has not passed. */
function canBeSentAgain(quote: ShownQuote, all: readonly ShownQuote[], now: Date): boolean {
  const { status, option, revision, validUntil, isReadable } = quote;
  const isNewest = all.every((other) => other.option !== option || other.revision <= revision);
  return status === "withdrawn" && isNewest && isReadable && (validUntil ?? "") >= londonDay(now);
}
