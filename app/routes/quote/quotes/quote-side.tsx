import { ChevronDown, CircleHelp, MessageSquare } from "lucide-react";
import { Form } from "react-router";
import { askAddress } from "#app/routes/quote/parts/ask-about.tsx";
import { inShort, NOTHING_NOTICED, payLabel, priceInWords } from "#app/routes/quote/quotes/quote-lines.ts";
import { type Asking, remarkId } from "#app/routes/quote/quotes/remarks.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { formatPence } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { limits } from "#config/limits.ts";
import type { Decision } from "#domain/comparison/decision.ts";

/** The quote in short: price, what we noticed, and what to do. Asking comes first where something is to be asked. */
export function QuoteSide({ quote, money, home }: Asking & { money: Decision["money"]; home: string }) {
  const { checks } = quote;
  return (
    <aside className="read-quote-side card" aria-label="In short">
      <div>
        <p className="small muted">{payLabel(quote)}</p>
        <p className="quote-price">{formatPence(quote.payPence)}</p>
        <p className="small muted">{priceInWords(quote)}</p>
      </div>
      <dl className="quote-short">
        {inShort(quote, money).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>What we noticed</h2>
      {checks.length === 0 ? (
        <p>{NOTHING_NOTICED}</p>
      ) : (
        <ul className="noticed">
          {checks.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${remarkId(id)}`}>
                <CircleHelp className="icon" aria-hidden="true" />
                <span>{firstSentence(text)}</span>
                <ChevronDown className="icon" aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Acts quote={quote} home={home} />
    </aside>
  );
}

function Acts({ quote, home }: Asking & { home: string }) {
  const { checks, status, purchaseId, id } = quote;
  const about = checks.slice(0, limits.questionsAskedMax).map((check) => check.id);
  const asks = about.length > 0 && status !== "ended";
  if (!asks && status !== "sent") return null;
  return (
    <Form method="post" className="stack">
      {asks && (
        <LinkButton to={askAddress(home, purchaseId, { quoteId: id, about })} wide>
          <MessageSquare className="icon" aria-hidden="true" />
          {about.length === 1 ? "Ask about it in a message" : `Ask all ${about.length} in one message`}
        </LinkButton>
      )}
      {status === "sent" && (
        <>
          <LinkButton to={`${home}/choose/${id}`} variant={asks ? "secondary" : "primary"} wide>
            Choose this quote
          </LinkButton>
          <SubmitButton name="intent" value="decline" variant="quiet" wide pendingLabel="Declining…">
            Decline this quote
          </SubmitButton>
        </>
      )}
    </Form>
  );
}

/** Where there is room for one: "The deposit is 30%". */
function firstSentence(text: string): string {
  const [first = text] = text.split(/\.(?:\s|$)/);
  return first;
}
