import { CircleHelp, MessageSquare } from "lucide-react";
import { Link } from "react-router";
import { AskAbout, askAddress } from "#app/routes/quote/parts/ask-about.tsx";
import type { QuoteCheckId } from "#content/quote-checks.ts";
import { aboutFact } from "#domain/quotes/begun-message.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import type { QuoteFact } from "#domain/quotes/quote-words.ts";

/** A quote as a page shows it; `home` is null for readers who may not write to the company. */
export interface Asking {
  quote: CustomerQuote;
  home: string | null;
}

export type Question = "get" | "pay" | "change" | "promised" | "sign";

/** The heading under which each remark stands at its fact. */
const questionOf: Readonly<Record<QuoteCheckId, Question>> = {
  other_work: "get",
  yield: "get",
  own_use: "get",
  usable: "get",
  place: "get",
  size: "get",
  larger: "get",
  smaller: "get",
  heat_loss: "get",
  scop: "get",
  deposit: "pay",
  early_money: "pay",
  unprotected: "pay",
  price: "pay",
  vat: "pay",
  tariff: "pay",
  rough: "change",
  hurry: "change",
  cancel: "change",
  network: "change",
  cover: "promised",
  proof_ends: "sign",
  certificate: "sign",
  party: "sign",
};

/** A remark whose name is new since the page was written stands at the end. */
const headingOf = (id: string): Question => questionOf[id as QuoteCheckId] ?? "sign";

export const remarksAt = ({ checks }: CustomerQuote, at: Question) => checks.filter(({ id }) => headingOf(id) === at);

/** What we noticed about the facts under one heading: something to ask, not an alarm. */
export function Remarks({ quote, home, at }: Asking & { at: Question }) {
  return remarksAt(quote, at).map(({ id, text }) => (
    <div key={id} className="remark" id={remarkId(id)}>
      <CircleHelp className="icon" aria-hidden="true" />
      <p>{text}</p>
      {home && <AskAbout to={askAddress(home, quote.purchaseId, { quoteId: quote.id, about: [id] })} about={text} />}
    </div>
  ));
}

export const NOT_SAID = "not said";

export const remarkId = (check: string) => `noticed-${check}`;

/** Facts as name and value, each with a line that explains it and a link that asks about it. */
export function Terms({ facts, quote, home }: Asking & { facts: readonly QuoteFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="terms">
      {facts.map(({ label, name, value, says }) => (
        <div key={label}>
          <dt>
            {name}
            {value !== "" && `: ${value ?? NOT_SAID}`}
          </dt>
          {says && <dd>{says}</dd>}
          {home && <AskFact quote={quote} home={home} label={label} name={name} isSaid={value !== null} />}
        </div>
      ))}
    </dl>
  );
}

type AskFactProps = { quote: CustomerQuote; home: string; label: string; name: string; isSaid: boolean };

/** Only a sign beside a fact that is there; one that is missing says so in words. */
function AskFact({ quote, home, label, name, isSaid }: AskFactProps) {
  const to = askAddress(home, quote.purchaseId, { quoteId: quote.id, about: [aboutFact(label)] });
  return (
    <dd className={isSaid ? "one-ask" : "one-ask is-missing"}>
      <Link to={to} {...(isSaid && { title: "Ask about this" })}>
        <MessageSquare className="icon" aria-hidden="true" />
        <span className={isSaid ? "sr-only" : undefined}>{isSaid ? "Ask about this" : "Not said: ask"}</span>
        <span className="sr-only">: {name}</span>
      </Link>
    </dd>
  );
}
