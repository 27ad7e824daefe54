import { Form } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { CustomerRequest } from "#domain/requests/customer-request.ts";

/** What closing means, with and without buyers. */
export function closingInWords(hasBuyers: boolean): string {
  return hasBuyers
    ? "No more installers will get your details. We’ll tell those who have them that you do not want to be contacted."
    : "No installer will get your details.";
}

/** Asks in a dialog, or without scripts on a separate page. */
export function CloseSection({ request }: { request: CustomerRequest }) {
  const body = closingInWords(request.installers.length > 0);
  return (
    <Card title="Close this request">
      <p>{body}</p>
      <Form method="post">
        <SubmitButton
          name="intent"
          value="ask-close"
          variant="secondary"
          pendingLabel="One moment…"
          data-opens="ask-close"
        >
          Close my request
        </SubmitButton>
        <dialog className="dialog" id="ask-close" aria-labelledby="ask-close-title">
          <h2 id="ask-close-title">Close your request?</h2>
          <div className="dialog-body">
            <p>{body} You cannot undo this, but you can send a new request at any time.</p>
          </div>
          <div className="btn-row">
            <Button variant="secondary" type="submit" formMethod="dialog">
              Keep it open
            </Button>
            <SubmitButton name="intent" value="close" variant="danger" pendingLabel="Closing…">
              Close my request
            </SubmitButton>
          </div>
        </dialog>
      </Form>
    </Card>
  );
}

/** Stopping everything, offered beside closing, which is milder. */
export function WaysOut({ home, isStopped }: { home: string; isStopped: boolean }) {
  if (isStopped) return null;
  return (
    <Card title="Had enough of calls?">
      <div className="stack">
        <p>We’ll tell all companies to stop and delete your details, and show you when each has confirmed.</p>
        <div className="btn-row">
          <LinkButton variant="secondary" to={`${home}/stop`}>
            How stopping works
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
          We’ll remove your name, contact details and message from our records and ask the installers who have them to
          do the same. This page then closes for good.
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
