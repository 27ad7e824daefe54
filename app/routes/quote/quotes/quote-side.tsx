import { ChevronDown, CircleHelp, MessageSquare } from "lucide-react";
import { Form } from "react-router";
import { askAddress } from "#app/routes/quote/parts/ask-about.tsx";
import { type Asking, remarkId } from "#app/routes/quote/quotes/remarks.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { dateInWords, formatPence } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { limits } from "#config/limits.ts";
import { betterOff, paybackInWords } from "#content/planner/figures.ts";
import type { Decision } from "#domain/comparison/decision.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

/** The quote in short: price, what we noticed, and what to do. Asking comes first where something is to be asked. */
export function QuoteSide({ quote, money, home }: Asking & { money: Decision["money"]; home: string }) {
  const { checks, quote: offer } = quote;
  const short: readonly [string, string][] = [
    ...moneyInWords(money),
    ["Guarantee insured", `${Math.min(offer.insuredYears, offer.workmanshipYears)} of ${offer.workmanshipYears} years`],
    ["Start", dateInWords(offer.earliestStart)],
  ];
  return (
    <aside className="read-quote-side card" aria-label="In short">
      <div>
        <p className="small muted">
          {quote.payPence === quote.duePence ? "You pay" : "You pay, with the extras it names"}
        </p>
        <p className="quote-price">{formatPence(quote.payPence)}</p>
        <p className="small muted">{priceInWords(quote)}</p>
      </div>
      <dl className="quote-short">
        {short.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>What we noticed</h2>
      {checks.length === 0 ? (
        <p>Nothing stands out.</p>
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

/** As the comparison says it; nothing where the planner works nothing out. */
function moneyInWords(money: Decision["money"]): [string, string][] {
  if (!money || "why" in money) return [];
  return [
    ["Better off, 20 years", betterOff(money.pounds)],
    ["Pays back", paybackInWords(money.paybackYears)],
  ];
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

/** "£8,180 on paper. Not firm: up to £10,347." */
function priceInWords({ quote, duePence, payPence }: CustomerQuote): string {
  const paper = payPence === duePence ? "" : `${formatPence(duePence)} on paper. `;
  if (quote.firm) return `${paper}Firm.`;
  const rise = Math.round((duePence * (quote.mayRisePercent ?? 0)) / 100);
  return `${paper}Not firm: it can reach ${formatPence(payPence + rise)}.`;
}

/** Where there is room for one: "The deposit is 30%". */
function firstSentence(text: string): string {
  const [first = text] = text.split(/\.(?:\s|$)/);
  return first;
}
