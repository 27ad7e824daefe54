import { Form, Link } from "react-router";
import type { DashboardIntent } from "#app/routes/installer/dashboard/dashboard-intents.ts";
import { alsoInWords, momentOf } from "#app/routes/installer/dashboard/today-words.ts";
import { contactWays, firstWay } from "#app/routes/installer/purchases/first-way.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { formatPence } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Face } from "#app/ui/tables/face.tsx";
import { callOutcomes } from "#content/contact-channels.ts";
import { contactWayOptions } from "#content/contact-wish.ts";
import { labelOf } from "#content/options.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { WaitingCustomer } from "#domain/statistics/my-today.ts";

type RowProps = {
  waiting: WaitingCustomer;
  attemptId: string;
  /** The first act of the page is filled. */
  isFirst: boolean;
  now: Date;
};

/** When, who and why, how they prefer to be reached, who looks after them, and what to do. */
export function CustomerRow({ waiting, attemptId, isFirst, now }: RowProps) {
  const { purchaseId, contact, also, contactWay, assignedTo, lastCall } = waiting;
  const { when, note, urgency } = momentOf(waiting, now);
  return (
    <li className="today-row">
      <p className={urgency ? `today-when is-${urgency}` : "today-when"}>
        <b>{when}</b> <span>{note}</span>
      </p>
      <p className="today-who">
        <Link to={`/leads/purchases/${purchaseId}`}>{contact.name}</Link>
        <span className="small muted">
          {whyInWords(waiting)}
          {lastCall && `. Last call: ${labelOf(callOutcomes, lastCall)?.toLowerCase()}`}
          {also.length > 0 && `. Also: ${also.map((section) => alsoInWords[section]).join(", ")}`}
        </span>
      </p>
      <p className="today-wish small">
        {contactWay && `Prefers ${labelOf(contactWayOptions, contactWay)?.toLowerCase()}`}
      </p>
      <p className="today-whose">
        <Face name={assignedTo?.name ?? null} />
      </p>
      <Acts waiting={waiting} attemptId={attemptId} isFirst={isFirst} />
    </li>
  );
}

function whyInWords({ section, what, duePence, serviceLabel, location, isOurTurn }: WaitingCustomer): string {
  const place = `${serviceLabel}, ${location}`;
  switch (section) {
    case "next":
      return `${what}. ${place}`;
    case "message":
      return `“${what}”`;
    case "times":
      return isOurTurn ? `Suggested times for you to answer. ${place}` : `Has not answered your times. ${place}`;
    case "opened":
    case "ending":
      return `${duePence === null ? "Quote" : `Quote of ${formatPence(duePence)}`}. ${place}`;
    default:
      return place;
  }
}

function Acts({ waiting, attemptId, isFirst }: Omit<RowProps, "now">) {
  const { section, purchaseId, actId, isOurTurn, contact } = waiting;
  const here = `/leads/purchases/${purchaseId}`;
  const variant = isFirst ? "primary" : "secondary";
  if (section === "next" || section === "contact") {
    return (
      <div className="today-acts">
        <ReachLink waiting={waiting} variant={variant} />
        <Form method="post" action="/dashboard" preventScrollReset>
          <input type="hidden" name="purchaseId" value={purchaseId} />
          <input type="hidden" name="attemptId" value={attemptId} />
          {actId && <input type="hidden" name="actId" value={actId} />}
          <input type="hidden" name="channel" value={contactWays[firstWay(waiting).way].channel} />
          <SubmitButton
            size="tight"
            variant="secondary"
            pendingLabel="Saving…"
            name="intent"
            value={"reached" satisfies DashboardIntent}
            intent={{ name: "attemptId", value: attemptId }}
          >
            {marks[firstWay(waiting).way]}
            <span className="sr-only">: {contact.name}</span>
          </SubmitButton>
          {actId && (
            <SubmitButton
              size="tight"
              variant="quiet"
              pendingLabel="Saving…"
              name="intent"
              value={"done" satisfies DashboardIntent}
              intent={{ name: "actId", value: actId }}
            >
              Done<span className="sr-only">: {contact.name}</span>
            </SubmitButton>
          )}
        </Form>
        {!actId && (
          <LinkButton size="tight" variant="quiet" to={here}>
            …<span className="sr-only"> More for {contact.name}</span>
          </LinkButton>
        )}
      </div>
    );
  }
  const { words, to } = {
    message: { words: "Answer", to: `${here}/messages` },
    times: isOurTurn
      ? { words: "Answer", to: `${here}#appointments` }
      : { words: "Write to them", to: `${here}/messages` },
    opened: { words: "Write to them", to: `${here}/messages` },
    ending: { words: "Open the quote", to: `${here}#quotes` },
    deposit: { words: "Send the certificate", to: `${here}#deposit` },
  }[section];
  return (
    <div className="today-acts">
      <LinkButton size="tight" variant={variant} to={to}>
        {words}
        <span className="sr-only">: {contact.name}</span>
      </LinkButton>
    </div>
  );
}

const marks = { phone: "Spoke", text: "Texted", email: "Emailed" } as const;

/** Calls, texts or writes, as the customer prefers. */
function ReachLink({ waiting, variant }: { waiting: WaitingCustomer; variant: "primary" | "secondary" }) {
  const { name, phone } = waiting.contact;
  const { way, href } = firstWay(waiting);
  const { Icon } = contactWays[way];
  return (
    <a className={buttonClass({ size: "tight", variant })} href={href}>
      <Icon className="icon" aria-hidden="true" />
      <span className="sr-only">
        {contactWays[way].act} {name}
        {way === "email" ? "" : ": "}
      </span>
      {way === "email" ? <span aria-hidden="true">Write an email</span> : phone && nationalPhone(phone)}
    </a>
  );
}
