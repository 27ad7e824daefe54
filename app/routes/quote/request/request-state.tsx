import { Form, Link } from "react-router";
import { NextBlock } from "#app/routes/quote/parts/next-block.tsx";
import { DeclinedRequest, HeldRequest } from "#app/routes/quote/request/held-request.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { dateTimeInWords } from "#app/ui/format.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Banner } from "#app/ui/notice.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { listInWords } from "#content/planner/figures.ts";
import { worksText } from "#content/sharing-text.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import { waitedInWords } from "#content/wait-in-words.ts";
import type { CustomerRequest } from "#domain/requests/customer-request.ts";
import type { MeasuredContact } from "#domain/statistics/measured-contact.ts";

type StateProps = { request: CustomerRequest };
type ToCheckProps = StateProps & { state?: FormState | undefined };

/** Closed because nobody answered whether they were still looking. */
type ByTime = { isClosedByTime?: boolean };

/** How soon installers contacted other customers, where that is measured. */
type Contact = { contact?: MeasuredContact | undefined };

/** What is asked first, or how it ended; while it goes on, what the request itself waits for. */
export function RequestState({ request, state, contact, isClosedByTime = false }: ToCheckProps & ByTime & Contact) {
  if (request.closedAt) return <Closed request={request} closedAt={request.closedAt} isClosedByTime={isClosedByTime} />;
  if (request.held) return <HeldRequest held={request.held} state={state} />;
  if (request.declinedBecause) return <DeclinedRequest because={request.declinedBecause} />;
  if (request.isAsked) return <ToCheck request={request} state={state} />;
  switch (request.status) {
    case "unconfirmed":
      return <ToConfirm request={request} />;
    case "available":
      return request.installers.some(({ endedAt }) => endedAt === null) ? null : (
        <Banner tone="ok" title="Your request is confirmed">
          <p>
            Approved installers can see the job, without your contact details.{" "}
            {request.sharing === "on_pick"
              ? `They can send you outlines, at most ${limits.outlinesWaitingMax} at a time. Nobody gets your details until you choose them, ${limits.leadPlacesMax} installers at most.`
              : `Up to ${limits.leadPlacesMax} of them can take it, and we ask each to call or write within ${limits.customerAnswerHours} hours of doing so.${contact ? ` ${measuredInWords(contact)}` : ""} ${placesLeft(request.placesLeft)}`}
          </p>
        </Banner>
      );
    // A request with an open question was shown above; the line on who has the details says that all places are taken.
    case "paused":
    case "sold":
      return null;
    case "withdrawn":
    case "expired":
      return request.isOver ? <Ended request={request} /> : <OffSale request={request} />;
  }
}

function Closed({ request, closedAt, isClosedByTime }: StateProps & ByTime & { closedAt: Date }) {
  const hasBuyers = request.installers.length > 0;
  return (
    <NextBlock title="This request is closed" actions={<AskAgain request={request} />}>
      <p>
        {isClosedByTime
          ? `It closed automatically on ${dateTimeInWords(closedAt)} because nothing had happened for a long time.`
          : `You closed it on ${dateTimeInWords(closedAt)}.`}{" "}
        No further installer can get your details.
        {hasBuyers && " We have told those who have them that you do not want to be contacted."}
      </p>
    </NextBlock>
  );
}

/** Nobody has the details, and nobody can get them. */
function Ended({ request }: StateProps) {
  const title = request.status === "expired" ? "This request has ended" : "This request is closed";
  return (
    <NextBlock title={title} actions={<AskAgain request={request} />}>
      <p>
        {whyOffSale(request)} No further installer can get your details
        {request.installers.length > 0 && ", and none can see them here any more"}. If you are still looking, send a new
        one.
      </p>
    </NextBlock>
  );
}

/** No more companies can buy; those that did can still be compared and chosen. */
function OffSale({ request }: StateProps) {
  return (
    <Banner tone="info" title="No more installers can get your details">
      <p>{whyOffSale(request)} Companies that have your details can still send quotes.</p>
    </Banner>
  );
}

function whyOffSale({ status, isOffSaleByChoice, isUnanswered }: CustomerRequest): string {
  if (status === "expired") return `Requests end after ${limits.leadLifetimeDays} days.`;
  if (isOffSaleByChoice) return "You chose a company, then changed your mind.";
  return isUnanswered
    ? `We asked you to check your details and heard nothing for ${limits.contactAnswerDays} days.`
    : "Our team closed it.";
}

function AskAgain({ request }: StateProps) {
  return (
    <LinkButton variant="secondary" to={request.servicePath} reloadDocument>
      Send a new request
    </LinkButton>
  );
}

/** Shows anything a stranger could have typed, to be checked before anybody receives it. */
function ToConfirm({ request }: StateProps) {
  const many = request.toConfirm.length;
  return (
    <NextBlock
      title={`One more step, ${request.firstName}: please confirm`}
      actions={
        <>
          <Form method="post">
            <input type="hidden" name="fingerprint" value={request.fingerprint} />
            <SubmitButton name="intent" value="confirm" pendingLabel="Confirming…">
              Confirm my request
            </SubmitButton>
          </Form>
          <Link className="btn btn-secondary" to={request.servicePath} reloadDocument>
            This is not right
          </Link>
        </>
      }
    >
      <p>Please check that this is you, and that installers can reach you here:</p>
      <dl className="facts">
        {many > 1 && <Fact name="Your works">{listInWords(request.toConfirm)}</Fact>}
        <Fact name="Your name">{request.name}</Fact>
        <Fact name="Your phone">{request.phone ? nationalPhone(request.phone) : "Not given"}</Fact>
        <Fact name="Your postcode">{request.postcode}</Fact>
      </dl>
      <p>
        Installers see nothing until you confirm. {many > 1 && `${worksText(request.sharing, many)} `}After that,{" "}
        {request.sharing === "on_pick"
          ? `approved installers see the job without your contact details and can send you an outline. You choose who gets your details, ${limits.leadPlacesMax} installers at most${many > 1 ? " for each work" : ""}.`
          : `up to ${limits.leadPlacesMax} approved installers can contact you${many > 1 ? " about each work" : ""}. Once an installer has your details, you can see here what we have checked about it.`}{" "}
        If something is wrong, send the form again with the same email address. We’ll use your latest answers.
      </p>
    </NextBlock>
  );
}

/** An installer could not reach the customer with these. */
function ToCheck({ request, state }: ToCheckProps) {
  const field = fieldsOf(state, "check");
  const isPaused = request.status === "paused";
  return (
    <NextBlock title={`Can installers reach you here, ${request.firstName}?`}>
      <p>
        Something in your contact details may not be right. Please correct it, or confirm that it is right.
        {isPaused &&
          ` Until then, no more installers can take your request. After ${limits.contactAnswerDays} days we’ll close it.`}
        {request.installers.length > 0 && " We’ll tell installers who have your details about any correction."}
      </p>
      <Form method="post" className="stack form-narrow" noValidate>
        <FormFailure state={state} idPrefix="check" />
        <input type="hidden" name="fingerprint" value={request.fingerprint} />
        <TextField label="Your name" {...field("name", request.name)} autoComplete="name" required />
        <TextField
          label="Your phone number"
          {...field("phone", request.phone ? nationalPhone(request.phone) : "")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
        />
        <div>
          <SubmitButton name="intent" value="check" pendingLabel="Saving…">
            This is right
          </SubmitButton>
        </div>
      </Form>
    </NextBlock>
  );
}

function placesLeft(places: number): string {
  return places === 1 ? "1 more installer can still take it." : `${places} installers can still take it.`;
}

function measuredInWords({ purchases, medianMinutes }: MeasuredContact): string {
  return `Of ${purchases} requests taken in the last ${limits.statisticsDays} days, half were answered within ${waitedInWords(medianMinutes)}.`;
}
