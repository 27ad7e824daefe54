import { Form } from "react-router";
import { Afterwards } from "#app/routes/quote/handover/handover-next.tsx";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { NextBlock } from "#app/routes/quote/parts/next-block.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { formatPence } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { limits } from "#config/limits.ts";
import { dayAndTime } from "#content/appointment-words.ts";
import { dayInBrief, dayInWords } from "#content/proofs.ts";
import type { NextStep } from "#domain/projects/next-step.ts";
import { jobInWords } from "#domain/quotes/quote-words.ts";
import { daysBetween } from "#domain/time/calendar.ts";

/** From this many days on there is no hurry. */
const TIME_ENOUGH_DAYS = 7;

type Of<Is extends NextStep["is"]> = Extract<NextStep, { is: Is }> & { home: string; today: string };

/** The next step of a project that goes on; those that have ended, and what we ask first, have their own blocks. */
export function ProjectNext({ step, home, today }: { step: NextStep; home: string; today: string }) {
  switch (step.is) {
    case "still_looking":
      return <StillLooking />;
    case "chosen":
      return <Chosen {...step} home={home} today={today} />;
    case "claimed":
      return <Claimed {...step} home={home} today={today} />;
    case "compare":
      return <Compare {...step} home={home} today={today} />;
    case "quote":
      return <Read {...step} home={home} today={today} />;
    case "times":
      return (
        <NextBlock
          title={`Choose a time for ${step.offer.company}`}
          actions={<LinkButton to={`${home}/appointments`}>See the times</LinkButton>}
        >
          <p>They offer {step.offer.times.map(dayAndTime).join(" · ")}. Choose one, or say that none suits you.</p>
        </NextBlock>
      );
    case "unread":
      return <Unread {...step} home={home} today={today} />;
    case "silent":
      return (
        <NextBlock
          title={
            step.wait.isSuspended ? `We have suspended ${step.wait.company}` : `Has ${step.wait.company} been in touch?`
          }
          actions={
            <a className={buttonClass({})} href="#companies">
              Say what to do
            </a>
          }
        >
          <p>Tell us below whether you want to wait or have another installer.</p>
        </NextBlock>
      );
    case "outlines":
      return <Outlines {...step} home={home} today={today} />;
    case "brief":
      return (
        <NextBlock
          title="Tell every installer once"
          actions={<LinkButton to={`${home}/brief`}>Write my brief</LinkButton>}
        >
          <p>
            Write down a few facts about your home, so that installers do not each ask the same questions. Everything is
            optional.
          </p>
        </NextBlock>
      );
    default:
      return (
        <NextBlock title="Nothing to do for now">
          <p>We’ll email you when an installer takes your request, writes to you, offers times or sends a quote.</p>
        </NextBlock>
      );
  }
}

/** Asked when nothing has happened for a long time. */
function StillLooking() {
  return (
    <NextBlock title="Are you still looking?">
      <p>
        Nothing has happened here for {limits.stillLookingDays} days. If you are not, you do not need to do anything.
        Your request will close automatically.
      </p>
      <Form method="post">
        <SubmitButton name="intent" value="still-looking" pendingLabel="Saving…">
          Yes, I am still looking
        </SubmitButton>
      </Form>
    </NextBlock>
  );
}

function Compare({ quotes, elsewhere, home, today }: Of<"compare">) {
  const ends = quotes.reduce(
    (soonest, { validUntil }) => (validUntil < soonest ? validUntil : soonest),
    quotes[0].validUntil,
  );
  return (
    <NextBlock
      title={`${quotes.length} quotes to compare`}
      actions={
        <>
          <LinkButton to={`${home}/compare`}>Compare {quotes.length} quotes</LinkButton>
          {elsewhere > 0 && <span>and {elsewhere} from elsewhere</span>}
        </>
      }
      aside={
        <dl className="trio">
          {quotes.map((quote) => (
            <div key={quote.id}>
              <dt>
                <CompanyMark position={quote.position} name={quote.company} />
                <span>
                  {quote.company}
                  {quote.option !== "A" && `, option ${quote.option}`}
                </span>
              </dt>
              <dd>
                <b>{formatPence(quote.payPence)}</b>
              </dd>
              <dd className="trio-job">{jobInWords(quote)}</dd>
            </div>
          ))}
        </dl>
      }
    >
      <p>
        Side by side, with every extra in the price. {quotes.length === 2 ? "Neither" : "None"} ends before{" "}
        {dayInBrief(ends, today)}
        {daysBetween(today, ends) >= TIME_ENOUGH_DAYS && ", so take your time"}.
      </p>
    </NextBlock>
  );
}

function Read({ quote, home }: Of<"quote">) {
  return (
    <NextBlock
      title={`Read the quote from ${quote.company}`}
      actions={<LinkButton to={`${home}/quotes/${quote.id}`}>Read the quote</LinkButton>}
    >
      <p>
        {formatPence(quote.payPence)}. It is valid until {dayInWords(quote.validUntil)}, so you have time to wait for
        others and compare.
      </p>
    </NextBlock>
  );
}

function Unread({ threads, home }: Of<"unread">) {
  const [first, ...others] = threads;
  const isOne = others.length === 0;
  return (
    <NextBlock
      title={isOne ? `Read the message from ${first.name}` : `${threads.length} companies have written to you`}
      actions={
        <LinkButton to={isOne ? `${home}/messages/${first.purchaseId}` : `${home}/messages`}>
          {isOne ? "Read it" : "Read them"}
        </LinkButton>
      }
    >
      <p>Reply there. They get your reply by email and on their page.</p>
    </NextBlock>
  );
}

function Outlines({ outlines, home }: Of<"outlines">) {
  const [first, ...others] = outlines;
  const isOne = others.length === 0;
  const ends = new Date(Math.min(...outlines.map(({ lapsesAt }) => lapsesAt.getTime())));
  return (
    <NextBlock
      title={isOne ? `Read the outline from ${first.company}` : `${outlines.length} outlines to read`}
      actions={
        isOne ? (
          <LinkButton to={`${home}/outlines/${first.id}`}>Read it</LinkButton>
        ) : (
          <a className={buttonClass({})} href="#outlines">
            See them
          </a>
        )
      }
    >
      <p>
        {isOne
          ? `${first.company} does not have your details until you pick. Their outline waits`
          : "None of them has your details until you pick. The first waits"}{" "}
        until {dayAndTime(ends)}.
      </p>
    </NextBlock>
  );
}

function Chosen({ quote, home }: Of<"chosen">) {
  const { party, earliestStart } = quote.quote;
  return (
    <NextBlock title={`You have chosen ${quote.company}`}>
      <p>
        We have told them, and they will send you a contract. Before you sign, check two things: that you sign with{" "}
        <b>{party.legalName}</b>
        {party.companyNumber && ` (${party.companyNumber})`}, and that it gives you the 14 days to cancel in writing.
        Work may start from {dayInWords(earliestStart)}.
      </p>
      <div className="btn-row">
        <LinkButton to={`${home}/choose/${quote.id}`}>I have signed it</LinkButton>
      </div>
      <Afterwards home={home} quoteId={quote.id} />
    </NextBlock>
  );
}

function Claimed({ claim: { purchaseId, companyName }, quote, home }: Of<"claimed">) {
  return (
    <NextBlock title={`Did you choose ${companyName}?`}>
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
    </NextBlock>
  );
}
