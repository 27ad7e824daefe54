import { Form, Link } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Banner } from "#app/ui/notice.tsx";
import { limits } from "#config/limits.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { CustomerRequest } from "#domain/quotes/customer-request.ts";

type StateProps = { request: CustomerRequest };

/** Where the request stands, and what the customer can do about it. */
export function RequestState({ request }: StateProps) {
  if (request.closedAt) return <Closed request={request} closedAt={request.closedAt} />;
  switch (request.status) {
    case "unconfirmed":
      return <ToConfirm request={request} />;
    case "available":
      return (
        <Banner tone="ok" title="Your request is confirmed">
          <p>
            Vetted installers can see the job, without your contact details. Up to {limits.leadPlacesMax} of them will
            get in touch, usually within {limits.customerAnswerHours} hours. {placesLeft(request.placesLeft)}
          </p>
        </Banner>
      );
    case "sold":
      return (
        <Banner tone="ok" title="All installers are found">
          <p>{everybodyFound(request.installers.length)} Nobody else will get your details.</p>
        </Banner>
      );
    case "withdrawn":
      return (
        <Banner tone="info" title="This request is closed" actions={<AskAnew request={request} />}>
          <p>Our team closed it. No further installer can get your details.</p>
        </Banner>
      );
    case "expired":
      return (
        <Banner tone="info" title="This request has ended" actions={<AskAnew request={request} />}>
          <p>Requests end after {limits.leadLifetimeDays} days. No further installer can get your details.</p>
        </Banner>
      );
  }
}

function Closed({ request, closedAt }: StateProps & { closedAt: Date }) {
  const hasBuyers = request.installers.length > 0;
  return (
    <Banner tone="info" title="This request is closed" actions={<AskAnew request={request} />}>
      <p>
        You closed it on {formatDateTime(closedAt)}. No further installer can get your details.
        {hasBuyers && " We have told those who have them that you want no further contact."}
      </p>
    </Banner>
  );
}

function AskAnew({ request }: StateProps) {
  return (
    <LinkButton variant="secondary" to={request.servicePath} reloadDocument>
      Send a new request
    </LinkButton>
  );
}

/** Shows anything a stranger could have typed, to be checked before anybody receives it. */
function ToConfirm({ request }: StateProps) {
  return (
    <Banner
      tone="warn"
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
        <Fact name="Your name">{request.name}</Fact>
        <Fact name="Your phone">{request.phone ? nationalPhone(request.phone) : "Not given"}</Fact>
        <Fact name="Your postcode">{request.postcode}</Fact>
      </dl>
      <p>
        Until you confirm, no installer sees anything. After that, up to {limits.leadPlacesMax} vetted installers can
        contact you. If something is wrong, send the form once more with the same email address: the newest answers
        count.
      </p>
    </Banner>
  );
}

function placesLeft(places: number): string {
  return places === 1 ? "1 more installer can still take it." : `${places} installers can still take it.`;
}

function everybodyFound(count: number): string {
  return count === 1
    ? "1 installer has your details."
    : `${count} installers have your details, which is the most there can be.`;
}
