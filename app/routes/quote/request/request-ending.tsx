import { Form } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ConfirmSubmit } from "#app/ui/forms/confirm-submit.tsx";
import type { CustomerRequest } from "#domain/requests/customer-request.ts";

/** What closing means, with and without buyers. */
export function closingInWords(hasBuyers: boolean): string {
  return hasBuyers
    ? "No further installer will get your details. Those who have them are told that you want no further contact."
    : "No installer will get your details.";
}

export function CloseSection({ request }: { request: CustomerRequest }) {
  const body = closingInWords(request.installers.length > 0);
  return (
    <Card title="Close this request">
      <p>{body}</p>
      <Form method="post">
        <ConfirmSubmit
          name="intent"
          value="close"
          askValue="ask-close"
          variant="danger"
          pendingLabel="Closing…"
          title="Close your request?"
          body={<p>{body} This cannot be undone, but you can send a new request at any time.</p>}
          confirmLabel="Close my request"
          cancelLabel="Keep it open"
        >
          Close my request
        </ConfirmSubmit>
      </Form>
    </Card>
  );
}

/** Told beside closing, which is milder. */
export function WaysOut({ home, isStopped }: { home: string; isStopped: boolean }) {
  if (isStopped) return null;
  return (
    <Card title="Had enough of calls?">
      <div className="stack">
        <p>Tells all companies to stop and to delete your details, and shows you when each has confirmed.</p>
        <div className="btn-row">
          <LinkButton variant="secondary" to={`${home}/stop`}>
            What stopping does
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

export function DeleteSection({ token }: { token: string }) {
  return (
    <Card title="Delete my details">
      <div className="stack">
        <p>
          We remove your name, contact details and message from our records and ask the installers who have them to do
          the same. This page then closes for good.
        </p>
        <div className="btn-row">
          <LinkButton variant="secondary" to={`/requests/${token}/delete`}>
            Delete my details
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
