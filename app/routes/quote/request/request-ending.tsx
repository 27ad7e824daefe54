import { ChevronDown, DoorOpen } from "lucide-react";
import type { ReactNode } from "react";
import { Form, useLocation } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { CustomerRequest } from "#domain/requests/customer-request.ts";

/** What closing means, with and without buyers. */
export function closingInWords(hasBuyers: boolean): string {
  return hasBuyers
    ? "No more installers will get your details. We’ll tell those who have them that you do not want to be contacted."
    : "No installer will get your details.";
}

interface Ending {
  request: CustomerRequest;
  home: string;
  mayClose: boolean;
  mayStop: boolean;
}

/**
 * The one way out of a project, open if its link in the bar was followed. Before anybody has the details there is only
 * closing.
 */
export function EndThis({ request, home, mayClose, mayStop }: Ending) {
  const isAsked = new URLSearchParams(useLocation().search).has("end");
  const hasBuyers = request.installers.length > 0;
  if (mayClose && !hasBuyers) {
    return (
      <section className="end-plain" id="end" aria-label="End this">
        <p>Nobody has your details yet. {closingInWords(false)}</p>
        <CloseForm hasBuyers={false} />
      </section>
    );
  }
  return (
    <details className="card end-door" id="end" open={isAsked}>
      <summary>
        <DoorOpen className="icon" aria-hidden="true" />
        End this
        <ChevronDown className="icon chev" aria-hidden="true" />
      </summary>
      <ul>
        {mayClose && (
          <Way
            title="Close my request"
            words={`You have found someone, or are no longer looking. ${closingInWords(true)}`}
          >
            <CloseForm hasBuyers />
          </Way>
        )}
        {mayStop && (
          <Way
            title="Stop everything"
            words="We’ll tell all companies to stop and delete your details, and show you when each has confirmed."
          >
            <LinkButton variant="secondary" to={`${home}/stop`}>
              Stop everything
            </LinkButton>
          </Way>
        )}
        <Way
          title="Delete my details"
          words="We’ll remove your name, contact details and messages from our records and ask the installers who have them to do the same. This page then closes for good."
        >
          <LinkButton variant="secondary" to={`${home}/delete`}>
            Delete my details
          </LinkButton>
        </Way>
      </ul>
    </details>
  );
}

function Way({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p>{words}</p>
      </div>
      {children}
    </li>
  );
}

/** Asks in a dialog, or without scripts on a separate page. */
function CloseForm({ hasBuyers }: { hasBuyers: boolean }) {
  return (
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
          <p>{closingInWords(hasBuyers)} You cannot undo this, but you can send a new request at any time.</p>
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
  );
}
