import { Link } from "react-router";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { portraitInWords, portraitOf } from "#app/routes/quote/quotes/portrait-of.ts";
import { QuotePrice } from "#app/routes/quote/quotes/quote-price.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { dateTimeInWords, formatPence } from "#app/ui/format.ts";
import { SystemPortrait } from "#app/ui/system-portrait.tsx";
import { domainContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { elsewhere } from "#content/planner/quote-check.ts";
import { dayInWords } from "#content/proofs.ts";
import { quoteStates } from "#content/quote-states.ts";
import { type CustomerQuote, myQuotes } from "#domain/quotes/customer-quotes.ts";
import { isOpenQuote } from "#domain/quotes/is-open-quote.ts";
import { jobInWords } from "#domain/quotes/quote-words.ts";
import { projectFrame } from "#domain/requests/project-frame.ts";
import type { Route } from "./+types/quotes.ts";
import "./quotes.css";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Quotes - Your project",
    description: "Every quote you have been sent: what you pay, what is included and what to ask about.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const [quotes, { isOver }] = await Promise.all([myQuotes(domain, params.token), projectFrame(domain, params.token)]);
  return { quotes, isOver };
});

export default function QuotesPage({ loaderData: { quotes, isOver }, params }: Route.ComponentProps) {
  const home = `/requests/${params.token}`;
  const open = quotes.filter(isOpenQuote);
  const over = quotes.filter((quote) => !isOpenQuote(quote));
  return (
    <div className="wrap page stack-l">
      <div className="page-head">
        <div>
          <h1>Quotes</h1>
          <p className="lead">{countInWords(open.length)}</p>
        </div>
        {quotes.length > 0 && (
          <div className="btn-row">
            {open.length > 1 && <LinkButton to={`${home}/compare`}>Compare them</LinkButton>}
            <a className="small" href={`${home}/quotes.json`} download>
              Download as JSON
            </a>
          </div>
        )}
      </div>
      {quotes.length === 0 && <NoQuotes home={home} isOver={isOver} />}
      <ul className="quote-cards">
        {open.map((quote) => (
          <QuoteCard key={quote.id} quote={quote} home={home} />
        ))}
      </ul>
      {!isOver && (
        <p>
          <Link to={`${home}/elsewhere`}>{elsewhere.add}</Link>
        </p>
      )}
      {over.length > 0 && (
        <details className="card">
          <summary>Earlier and ended quotes ({over.length})</summary>
          <ul className="ended-quotes">
            {over.map((quote) => (
              <li key={quote.id}>
                <Link to={`${home}/quotes/${quote.id}`}>
                  {quote.company}, option {quote.option}, revision {quote.revision}
                </Link>
                : {formatPence(quote.payPence)}, {quoteStates[quote.status].toLowerCase()}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function countInWords(open: number): string {
  if (open === 0) return "No quotes are open at the moment.";
  return open === 1 ? "One quote is open." : `${open} quotes are open, in the order they came.`;
}

const ENDED_EMPTY = "This request has ended. No company sent you a quote through us.";

function NoQuotes({ home, isOver }: { home: string; isOver: boolean }) {
  return (
    <EmptyState
      title={isOver ? "No quote" : "No quotes yet"}
      actions={
        <LinkButton variant="secondary" to={home}>
          See how your project is going
        </LinkButton>
      }
    >
      {isOver
        ? ENDED_EMPTY
        : "When a company sends you a quote through us, we’ll email you. It appears here, and you can compare it with others."}
    </EmptyState>
  );
}

function QuoteCard({ quote, home }: { quote: CustomerQuote; home: string }) {
  const { id, company, position, option, revision, status, checks } = quote;
  return (
    <li className="card quote-card">
      <div>
        <Badge tone={status === "chosen" ? "ok" : "plain"}>{quoteStates[status]}</Badge>
        <p className="quote-company">
          <CompanyMark position={position} name={company} />
          <b>{company}</b>
        </p>
      </div>
      <div>
        <QuotePrice quote={quote} />
      </div>
      <div>
        {quote.technology !== "other" && <SystemPortrait shown={portraitOf(quote)} label={portraitInWords(quote)} />}
        <p>{jobInWords(quote)}</p>
      </div>
      <div>
        <p className="small muted">
          Option {option}
          {revision > 1 && `, revision ${revision}`}, sent {dateTimeInWords(quote.sentAt)}. Valid until{" "}
          {dayInWords(quote.validUntil)}.
        </p>
        <p className="small">{checks.length === 0 ? "Nothing stands out." : `${checks.length} to ask about.`}</p>
      </div>
      <LinkButton variant="secondary" to={`${home}/quotes/${id}`}>
        Read the quote
        <span className="sr-only">
          {" "}
          from {company}, option {option}
        </span>
      </LinkButton>
    </li>
  );
}
