import { CalendarPlus, Mail, MessageSquare, Phone, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { CompanyRecord } from "#app/routes/quote/parts/company-record.tsx";
import { TrustLine, WhatWeChecked } from "#app/routes/quote/parts/what-we-checked.tsx";
import { CompanyFigure } from "#app/routes/quote/request/company-figure.tsx";
import type { CompanyState } from "#app/routes/quote/request/company-state.ts";
import { CompanyWait } from "#app/routes/quote/request/company-wait.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { dateInWords, dateTimeInWords } from "#app/ui/format.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { ThreadSummary } from "#domain/messages/read-thread.ts";

/**
 * Shelves that are level with those of the other cards: the company, the one figure that matters, a line on trust, the
 * last message, what to do, and how to reach it with what we checked.
 */
export function CompanyCard(state: CompanyState) {
  const { company, position, quote, booked, wait, thread, now, today, home, statistics } = state;
  const { companyName, since, endedAt, purchaseId } = company;
  return (
    <li className={`card company-card has-shelves${endedAt ? " is-over" : ""}`}>
      <div className="company-head">
        <CompanyMark position={position} name={companyName} />
        <div>
          <h3>{companyName}</h3>
          <p className="small muted">
            {stateInWords(state)}; has them since {dateTimeInWords(since)}
            {endedAt && `, ended on ${dateTimeInWords(endedAt)}: it can no longer see your details here`}{" "}
            {thread && thread.unread > 0 && <Badge tone="warn">{newMessages(thread.unread)}</Badge>}
          </p>
        </div>
      </div>
      <CompanyFigure quote={quote} booked={booked} wait={wait} now={now} isOver={endedAt !== null} />
      <div className="stack-s">
        <TrustLine checks={company.checks} today={today} />
        {quote?.checks
          .filter(({ id }) => id === "proof_ends")
          .map(({ id, text }) => (
            <p key={id} className="trust-line trust-open small">
              <TriangleAlert className="icon" aria-hidden="true" />
              <span>{text}</span>
            </p>
          ))}
      </div>
      <div className="stack-s">
        {thread && <LastMessage thread={thread} />}
        {wait && now && <CompanyWait wait={wait} now={now} />}
      </div>
      <CompanyActions company={company} quote={quote} booked={booked} home={home} />
      <div className="company-foot">
        <WhatWeChecked checks={company.checks} today={today} />
        <Reach company={company} />
        {statistics && <CompanyRecord company={companyName} statistics={statistics} />}
        {purchaseId && (
          <p className="small">
            <Link to={`${home}/passports/${purchaseId}`}>
              What we checked<span className="sr-only"> about {companyName}, then and now</span>
            </Link>
            {" · "}
            <Link to={`${home}/complaint?company=${purchaseId}`}>
              Complain<span className="sr-only"> about {companyName}</span>
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}

const newMessages = (count: number) => `${count} new ${count === 1 ? "message" : "messages"}`;

function stateInWords({ company, quote, booked, wait, thread }: CompanyState): string {
  if (company.endedAt) return "Ended";
  if (quote) return `${quote.status === "chosen" ? "Chosen, quoted" : "Quoted"} on ${dateInWords(quote.sentAt)}`;
  if (booked) return booked.kind === "survey" ? "Survey booked" : "Time booked";
  if (thread?.newest?.from === "installer") return "Has sent a message";
  return wait && !wait.hasBeenInTouch ? "Not heard from yet" : "Has your details";
}

/** The last message and its sender; the whole conversation is one click away. */
function LastMessage({ thread: { newest, name } }: { thread: ThreadSummary }) {
  if (!newest?.text) return null;
  return (
    <blockquote className="company-said small">
      <p>{newest.text}</p>
      <footer className="muted">
        {newest.from === "installer" ? name : "You"}, {dateInWords(newest.sentAt)}
      </footer>
    </blockquote>
  );
}

function CompanyActions({ company, quote, booked, home }: Pick<CompanyState, "company" | "quote" | "booked" | "home">) {
  const { companyName, purchaseId, email, endedAt } = company;
  return (
    <div className="company-acts">
      {quote && (
        <LinkButton variant="secondary" to={`${home}/quotes/${quote.id}`}>
          <span>
            Read the quote<span className="sr-only"> from {companyName}</span>
          </span>
        </LinkButton>
      )}
      {email && (
        <LinkButton variant="secondary" to={`${home}/messages/${purchaseId}`}>
          <MessageSquare className="icon" aria-hidden="true" />
          <span>
            {endedAt ? "Read the messages" : "Write"}
            <span className="sr-only">
              {endedAt ? " with" : " to"} {companyName}
            </span>
          </span>
        </LinkButton>
      )}
      {booked && (
        <a className="btn btn-quiet" href={`${home}/appointments/${booked.id}.ics`}>
          <CalendarPlus className="icon" aria-hidden="true" />
          Add to my calendar
        </a>
      )}
    </div>
  );
}

function Reach({ company: { phone, email } }: Pick<CompanyState, "company">) {
  if (!email) return <p>This company has closed its account with us.</p>;
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
