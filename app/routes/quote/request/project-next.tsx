import { Sun } from "lucide-react";
import { Form } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { formatPence } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { dayAndTime } from "#content/appointment-words.ts";
import { dayInWords } from "#content/proofs.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

export interface Next {
  home: string;
  /** Open quotes, in the order of sending. */
  quotes: readonly CustomerQuote[];
  chosen: CustomerQuote | null;
  isBriefEmpty: boolean;
  /** A company that says it was chosen, while none is. */
  claim: { purchaseId: string; companyName: string } | undefined;
  /** Appointment times that the customer may pick from. */
  offer: { company: string; times: readonly Date[] } | null;
  outlines: readonly { id: string; company: string; lapsesAt: Date }[];
  unread: { purchaseId: string; name: string } | undefined;
}

export function ProjectNext({ home, quotes, chosen, isBriefEmpty, claim, offer, outlines, unread }: Next) {
  const [first] = quotes;
  if (chosen) return <Chosen home={home} chosen={chosen} />;
  if (claim) {
    const quote = quotes.findLast(({ purchaseId }) => purchaseId === claim.purchaseId);
    return <Claimed home={home} claim={claim} quote={quote} />;
  }
  if (offer) {
    return (
      <NextStep title={`Choose a time for ${offer.company}`}>
        <p>They offer {offer.times.map(dayAndTime).join(" · ")}. Choose one, or say that none suits you.</p>
        <div className="btn-row">
          <LinkButton to={`${home}/appointments`}>See the times</LinkButton>
        </div>
      </NextStep>
    );
  }
  if (first && quotes.length > 1) {
    return (
      <NextStep title={`${quotes.length} quotes to compare`}>
        <p>See them side by side: what you pay, what is included and what can change.</p>
        <div className="btn-row">
          <LinkButton to={`${home}/compare`}>Compare them</LinkButton>
        </div>
      </NextStep>
    );
  }
  if (unread) return <Unread home={home} thread={unread} />;
  if (first) {
    return (
      <NextStep title={`Read the quote from ${first.company}`}>
        <p>
          {formatPence(first.payPence)}. It is valid until {dayInWords(first.validUntil)}, so you have time to wait for
          others and compare.
        </p>
        <div className="btn-row">
          <LinkButton to={`${home}/quotes/${first.id}`}>Read it</LinkButton>
        </div>
      </NextStep>
    );
  }
  if (outlines.length > 0) return <Outlines home={home} outlines={outlines} />;
  if (!isBriefEmpty) return null;
  return (
    <NextStep title="Tell every installer once">
      <p>
        Write down a few facts about your home, so that installers do not each ask the same questions. Everything is
        optional.
      </p>
      <div className="btn-row">
        <LinkButton to={`${home}/brief`}>Write my brief</LinkButton>
      </div>
    </NextStep>
  );
}

function Unread({ home, thread: { purchaseId, name } }: { home: string; thread: NonNullable<Next["unread"]> }) {
  return (
    <NextStep title={`Read the message from ${name}`}>
      <p>Reply there. They get your reply by email and on their page.</p>
      <div className="btn-row">
        <LinkButton to={`${home}/messages/${purchaseId}`}>Read it</LinkButton>
      </div>
    </NextStep>
  );
}

function Outlines({ home, outlines }: Pick<Next, "home" | "outlines">) {
  const [first] = outlines;
  const ends = new Date(Math.min(...outlines.map(({ lapsesAt }) => lapsesAt.getTime())));
  return (
    <NextStep
      title={outlines.length === 1 ? `Read the outline from ${first?.company}` : `${outlines.length} outlines to read`}
    >
      <p>
        {outlines.length === 1
          ? `${first?.company} does not have your details until you pick. Their outline waits`
          : "None of them has your details until you pick. The first waits"}{" "}
        until {dayAndTime(ends)}.
      </p>
      <div className="btn-row">
        {outlines.length === 1 ? (
          <LinkButton to={`${home}/outlines/${first?.id}`}>Read it</LinkButton>
        ) : (
          <a className={buttonClass({})} href="#outlines">
            See them
          </a>
        )}
      </div>
    </NextStep>
  );
}

function Chosen({ home, chosen }: { home: string; chosen: CustomerQuote }) {
  const { party, earliestStart } = chosen.quote;
  return (
    <NextStep title={`You have chosen ${chosen.company}`}>
      <p>
        We have told them, and they will send you a contract. Before you sign, check two things: that you sign with{" "}
        <b>{party.legalName}</b>
        {party.companyNumber && ` (${party.companyNumber})`}, and that it gives you the 14 days to cancel in writing.
        Work may start from {dayInWords(earliestStart)}.
      </p>
      <Form method="post" className="btn-row">
        <LinkButton to={`${home}/done`}>The work is finished</LinkButton>
        <LinkButton variant="secondary" to={`${home}/quotes/${chosen.id}`}>
          Read the chosen quote
        </LinkButton>
        <SubmitButton name="intent" value="change-mind" variant="secondary" pendingLabel="Undoing…">
          I have changed my mind
        </SubmitButton>
      </Form>
    </NextStep>
  );
}

function Claimed({
  home,
  claim: { purchaseId, companyName },
  quote,
}: {
  home: string;
  claim: { purchaseId: string; companyName: string };
  quote: CustomerQuote | undefined;
}) {
  return (
    <NextStep title={`Did you choose ${companyName}?`}>
      <p>
        They say you did. Only you can decide.{" "}
        {quote
          ? "If you did, tell us. We’ll tell the others politely, and no one else gets your details."
          : "They have not sent their quote here, so you cannot choose it on this page. If you did choose them, close your request below so that no one else gets your details."}
      </p>
      <Form method="post" className="btn-row">
        <input type="hidden" name="purchaseId" value={purchaseId} />
        {quote && <LinkButton to={`${home}/choose/${quote.id}`}>Yes, look at it once more</LinkButton>}
        <SubmitButton name="intent" value="deny-choice" variant="secondary" pendingLabel="Saving…">
          No, I have not
        </SubmitButton>
      </Form>
    </NextStep>
  );
}

/** The only block in the colour of the sun on the page. */
function NextStep({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="next-step" aria-labelledby="next-step">
      <p className="next-eyebrow">
        <Sun className="icon" aria-hidden="true" />
        Next for you
      </p>
      <h2 id="next-step">{title}</h2>
      {children}
    </section>
  );
}
