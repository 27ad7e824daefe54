import { Mail, Phone } from "lucide-react";
import { Link } from "react-router";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { CompanyWait } from "#app/routes/quote/request/company-wait.tsx";
import { WhatWeChecked } from "#app/routes/quote/request/request-facts.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { dateTimeInWords, formatPence } from "#app/ui/format.ts";
import { dayInWords } from "#content/proofs.ts";
import { NEVER_CHECKED } from "#content/shown-checks.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { ThreadSummary } from "#domain/messages/read-thread.ts";
import type { MeasuredShare } from "#domain/outcomes/outcomes.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import type { CustomerRequest } from "#domain/requests/customer-request.ts";
import type { Wait } from "#domain/silence/silence.ts";

type Company = CustomerRequest["installers"][number];
type Measured = ReadonlyMap<string, readonly MeasuredShare[]>;
interface Props {
  request: CustomerRequest;
  quotes?: readonly CustomerQuote[];
  /** What each company's systems came to after a year, by purchase. */
  measured?: Measured;
  today?: string;
  waits?: readonly Wait[];
  threads?: readonly ThreadSummary[];
  now?: Date;
  home?: string;
}

/** Each company that got the details: how far it is, how to reach it, what was checked. */
export function ProjectCompanies({
  request,
  quotes = [],
  measured = new Map(),
  today = "",
  home = "",
  ...waiting
}: Props) {
  const { installers } = request;
  return (
    <section className="stack" aria-labelledby="companies">
      <h2 id="companies">Who has your details</h2>
      {installers.length === 0 ? (
        <p>{nobody(request)}</p>
      ) : (
        <>
          <ul className="company-cards">
            {installers.map((company, position) => (
              <CompanyCard
                key={company.since.toISOString()}
                {...{ company, position, home }}
                quote={newestOf(quotes, company.purchaseId)}
                wait={waiting.waits?.find(({ purchaseId }) => purchaseId === company.purchaseId)}
                thread={waiting.threads?.find(({ purchaseId }) => purchaseId === company.purchaseId)}
                now={waiting.now}
                measured={(measured.get(company.purchaseId) ?? []).map((share) => measuredWords(share, today))}
              />
            ))}
          </ul>
          <p className="small muted shown-checks">{NEVER_CHECKED}</p>
        </>
      )}
    </section>
  );
}

/** Of several that are open, the one that came last. */
function newestOf(quotes: readonly CustomerQuote[], purchaseId: string): CustomerQuote | undefined {
  return quotes.findLast((quote) => quote.purchaseId === purchaseId);
}

function CompanyCard({
  company,
  position,
  quote,
  measured,
  wait,
  thread,
  now,
  home,
}: {
  company: Company;
  position: number;
  quote: CustomerQuote | undefined;
  measured: readonly string[];
  wait: Wait | undefined;
  thread: ThreadSummary | undefined;
  now: Date | undefined;
  home: string;
}) {
  const { companyName, since, endedAt } = company;
  return (
    <li className={`card company-card${endedAt ? " is-over" : ""}`}>
      <div>
        <Badge tone={quote ? "ok" : "plain"}>{stateInWords(endedAt, quote, thread)}</Badge>{" "}
        {thread && thread.unread > 0 && <Badge tone="warn">{newMessages(thread.unread)}</Badge>}
        <h3>
          <CompanyMark position={position} />
          {companyName}
        </h3>
        <p className="small muted">
          has them since {dateTimeInWords(since)}
          {endedAt && `, ended on ${dateTimeInWords(endedAt)}: it no longer sees your details here`}
        </p>
      </div>
      {quote && (
        <p>
          <span className="quote-price">{formatPence(quote.duePence)}</span>
          <br />
          <Link to={`${home}/quotes/${quote.id}`}>
            Read the quote<span className="sr-only"> from {companyName}</span>
          </Link>
        </p>
      )}
      {thread && <LastMessage thread={thread} />}
      {wait && now && <CompanyWait wait={wait} now={now} />}
      <Reach company={company} />
      <Onwards company={company} home={home} />
      <WhatWeChecked checks={company.checks} />
      {measured.map((words) => (
        <p key={words} className="small">
          {words}
        </p>
      ))}
    </li>
  );
}

/** What was written last, and by whom: the whole talk is one press away. */
function LastMessage({ thread: { newest, name } }: { thread: ThreadSummary }) {
  if (!newest?.text) return null;
  return (
    <blockquote className="company-said small">
      <p>{newest.text}</p>
      <footer className="muted">
        {newest.from === "installer" ? name : "You"}, {dateTimeInWords(newest.sentAt)}
      </footer>
    </blockquote>
  );
}

const newMessages = (count: number) => `${count} new ${count === 1 ? "message" : "messages"}`;

/** To writing to it, while it has the details, and to complaining about it at any time. */
function Onwards({ company, home }: { company: Company; home: string }) {
  const { companyName, purchaseId, email, endedAt } = company;
  return (
    <>
      {email && (
        <p>
          <Link to={`${home}/messages/${purchaseId}`}>
            {endedAt ? "Read the messages" : "Write"}
            <span className="sr-only">
              {endedAt ? " with" : " to"} {companyName}
            </span>
            {!endedAt && " here"}
          </Link>
        </p>
      )}
      {purchaseId && (
        <p className="small">
          <Link to={`${home}/complaint?company=${purchaseId}`}>
            Complain<span className="sr-only"> about {companyName}</span>
          </Link>
        </p>
      )}
    </>
  );
}

function measuredWords({ kind, systems, percent }: MeasuredShare, today: string): string {
  return `After a year, ${systems} systems of theirs ${kind} ${percent}% of what was promised (median of their customers’ readings, ${dayInWords(today)}).`;
}

function stateInWords(
  endedAt: Date | null,
  quote: CustomerQuote | undefined,
  thread: ThreadSummary | undefined,
): string {
  if (endedAt) return "Ended";
  if (quote) return quote.status === "chosen" ? "Chosen" : "Quoted";
  return thread?.newest?.from === "installer" ? "Has written" : "Has your details";
}

function Reach({ company: { phone, email } }: { company: Company }) {
  if (!email) return <p>The company has closed its account with us.</p>;
  return (
    <p className="company-reach">
      {phone && (
        <a href={`tel:${phone}`}>
          <Phone className="icon" aria-hidden="true" />
          {nationalPhone(phone)}
        </a>
      )}
      <a href={`mailto:${email}`}>
        <Mail className="icon" aria-hidden="true" />
        {email}
      </a>
    </p>
  );
}

/** Says "yet" only while somebody can still buy it. */
function nobody({ status, closedAt, sharing }: CustomerRequest): string {
  const isOpen = !closedAt && (status === "unconfirmed" || status === "available");
  if (sharing === "on_pick") return isOpen ? "Nobody. Only whom you pick gets them." : "Nobody.";
  return isOpen
    ? "Nobody yet. When an installer takes your request, the company’s name and the time appear here."
    : "Nobody. No installer took your request, and none can take it now.";
}
