import { CalendarPlus, Mail, MessageSquare, Phone } from "lucide-react";
import { Link } from "react-router";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { CompanyFigure } from "#app/routes/quote/request/company-figure.tsx";
import type { CompanyState } from "#app/routes/quote/request/company-state.ts";
import { CompanyWait } from "#app/routes/quote/request/company-wait.tsx";
import { WhatWeChecked } from "#app/routes/quote/request/request-facts.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { dateTimeInWords } from "#app/ui/format.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { ThreadSummary } from "#domain/messages/read-thread.ts";

/**
 * Five sections, level with those of the other cards: the company and its progress, the one figure that matters, the
 * last message, what to do, and how to reach it with what we checked.
 */
export function CompanyCard(state: CompanyState) {
  const { company, position, quote, booked, wait, thread, now, home, measured } = state;
  const { companyName, since, endedAt, purchaseId } = company;
  return (
    <li className={`card company-card has-shelves${endedAt ? " is-over" : ""}`}>
      <div>
        <Badge tone={quote ? "ok" : "plain"}>{stateInWords(state)}</Badge>{" "}
        {thread && thread.unread > 0 && <Badge tone="warn">{newMessages(thread.unread)}</Badge>}
        <h3>
          <CompanyMark position={position} name={companyName} />
          {companyName}
        </h3>
        <p className="small muted">
          has them since {dateTimeInWords(since)}
          {endedAt && `, ended on ${dateTimeInWords(endedAt)}: it can no longer see your details here`}
        </p>
      </div>
      <CompanyFigure quote={quote} booked={booked} wait={wait} now={now} isOver={endedAt !== null} />
      <div className="stack-s">
        {quote?.checks
          .filter(({ id }) => id === "proof_ends")
          .map(({ id, text }) => (
            <p key={id} className="small">
              {text}
            </p>
          ))}
        {thread && <LastMessage thread={thread} />}
        {wait && now && <CompanyWait wait={wait} now={now} />}
      </div>
      <CompanyActions company={company} quote={quote} booked={booked} home={home} />
      <div className="company-foot">
        <Reach company={company} />
        <WhatWeChecked checks={company.checks} />
        {measured.map((words) => (
          <p key={words} className="small">
            {words}
          </p>
        ))}
        {purchaseId && (
          <p className="small">
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
  if (quote) return quote.status === "chosen" ? "Chosen" : "Quoted";
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
        {newest.from === "installer" ? name : "You"}, {dateTimeInWords(newest.sentAt)}
      </footer>
    </blockquote>
  );
}

function CompanyActions({ company, quote, booked, home }: Pick<CompanyState, "company" | "quote" | "booked" | "home">) {
  const { companyName, purchaseId, email, endedAt } = company;
  return (
    <div className="btn-row">
      {quote && (
        <LinkButton variant="secondary" to={`${home}/quotes/${quote.id}`}>
          Read the quote<span className="sr-only"> from {companyName}</span>
        </LinkButton>
      )}
      {email && (
        <LinkButton variant="quiet" to={`${home}/messages/${purchaseId}`}>
          <MessageSquare className="icon" aria-hidden="true" />
          <span>
            {endedAt ? "Read the messages" : "Write"}
            <span className="sr-only">
              {endedAt ? " with" : " to"} {companyName}
            </span>
            {!endedAt && " here"}
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
