import clsx from "clsx";
import { Check, CircleHelp, MessageSquare } from "lucide-react";
import { Link } from "react-router";
import {
  ASKS,
  BEST_ON_MONEY,
  cardFacts,
  extrasInWords,
  sentInWords,
  worthInWords,
} from "#app/routes/quote/compare/compare-lines.ts";
import { MoneyBar, type MoneyLine } from "#app/routes/quote/compare/money-bar.tsx";
import { nameOf } from "#app/routes/quote/compare/quote-name.ts";
import { askAddress } from "#app/routes/quote/parts/ask-about.tsx";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { portraitInWords, portraitOf } from "#app/routes/quote/quotes/portrait-of.ts";
import { NOTHING_NOTICED } from "#app/routes/quote/quotes/quote-lines.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { formatPence } from "#app/ui/format.ts";
import { SystemPortrait } from "#app/ui/system-portrait.tsx";
import type { Decision } from "#domain/comparison/decision.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import { jobInWords } from "#domain/quotes/quote-words.ts";

/** What a customer can do with a quote from here; null for those who may only look. */
export type CompareActs = { readonly home: string } | null;

interface Props {
  quote: CustomerQuote;
  decision: Decision;
  line: MoneyLine;
  heading: "h2" | "h3";
  acts: CompareActs;
}

/** A quote as a decision. Each part stands on its own shelf of the deck's grid, level with those of the other cards. */
export function DecisionCard({ quote, decision, line, heading: Heading, acts }: Props) {
  return (
    <article className="pick-card" id={cardId(quote)} aria-labelledby={`name-${quote.id}`}>
      <header>
        <CompanyMark position={quote.position} name={quote.company} />
        <span>
          <Heading id={`name-${quote.id}`}>{nameOf(quote)}</Heading>
          <span className="small muted">{sentInWords(quote)}</span>
        </span>
      </header>
      <Price quote={quote} decision={decision} />
      {line.isShown && <Money decision={decision} line={line} />}
      <CardFacts facts={cardFacts(decision)} />
      <Asks asks={decision.asks} />
      {acts && <Acts quote={quote} asks={decision.asks} {...acts} />}
    </article>
  );
}

export const cardId = ({ id }: { id: string }) => `quote-${id}`;

function Price({ quote, decision }: Pick<Props, "quote" | "decision">) {
  return (
    <div className="pick-price">
      <p className="small muted">You pay</p>
      <p className="pick-figure">{formatPence(decision.payPence)}</p>
      {quote.technology !== "other" && <SystemPortrait shown={portraitOf(quote)} label={portraitInWords(quote)} />}
      <p className="small muted">
        {jobInWords(quote)}
        <br />
        {extrasInWords(decision)}
      </p>
    </div>
  );
}

type MoneyProps = { decision: Pick<Decision, "quoteId" | "money">; line: MoneyLine };

/** How much better off a quote leaves its customer. */
export function Money({ decision: { quoteId, money }, line }: MoneyProps) {
  if (!money || "why" in money) {
    return (
      <div className="pick-money">
        <p>Not worked out{money && <span className="small muted">. {money.why}</span>}</p>
      </div>
    );
  }
  const [youAre, better, afterYears] = worthInWords(money);
  return (
    <div className="pick-money">
      <p>
        {youAre} <b className={clsx(money.pounds < 0 && "is-worse")}>{better}</b> {afterYears}
        {money.isBest && (
          <>
            {" "}
            <span className="pick-best">
              <Check className="icon" aria-hidden="true" />
              {BEST_ON_MONEY}
            </span>
          </>
        )}
      </p>
      <MoneyBar quoteId={quoteId} money={money} line={line} />
    </div>
  );
}

/** What is short enough to stand beside the other cards. */
export function CardFacts({ facts }: { facts: ReturnType<typeof cardFacts> }) {
  return (
    <dl className="pick-facts">
      {facts.map(({ name, said, more }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {said}
            {more !== undefined && (
              <>
                , <span className="muted">{more}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type AsksProps = { asks: readonly { readonly id: string; readonly text: string }[] };

const SHOWN = 2;

/** At most two at once; the rest unfolds. */
export function Asks({ asks }: AsksProps) {
  const rest = asks.slice(SHOWN);
  return (
    <section className="pick-asks">
      <p className="small muted">
        <b>{ASKS}</b>
      </p>
      {asks.length === 0 && (
        <p className="pick-ask">
          <Check className="icon is-ok" aria-hidden="true" />
          {NOTHING_NOTICED}
        </p>
      )}
      {asks.length > 0 && <Remarks asks={asks.slice(0, SHOWN)} />}
      {rest.length > 0 && (
        <details>
          <summary>See all {asks.length}</summary>
          <Remarks asks={rest} />
        </details>
      )}
    </section>
  );
}

function Remarks({ asks }: AsksProps) {
  return (
    <ul>
      {asks.map(({ id, text }) => (
        <li key={id} className="pick-ask">
          <CircleHelp className="icon" aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}

function Acts({ quote, asks, home }: { quote: CustomerQuote; asks: Decision["asks"]; home: string }) {
  const thread = `${home}/messages/${quote.purchaseId}#write`;
  const about = asks.map(({ id }) => id);
  return (
    <div className="pick-acts">
      <LinkButton
        variant="secondary"
        to={about.length > 0 ? askAddress(home, quote.purchaseId, { quoteId: quote.id, about }) : thread}
      >
        <MessageSquare className="icon" aria-hidden="true" />
        Ask<span className="sr-only"> {nameOf(quote)}</span>
      </LinkButton>
      {quote.status === "sent" ? (
        <LinkButton to={`${home}/choose/${quote.id}`}>
          Choose<span className="sr-only"> this quote from {nameOf(quote)}</span>
        </LinkButton>
      ) : (
        <LinkButton variant="secondary" to={`${home}/choose/${quote.id}`}>
          Chosen<span className="sr-only">: {nameOf(quote)}</span>
        </LinkButton>
      )}
      <Link to={`${home}/quotes/${quote.id}`}>
        Read the quote<span className="sr-only"> from {nameOf(quote)}</span>
      </Link>
    </div>
  );
}
