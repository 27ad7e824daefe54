import { Mail } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatDateTime, formatNumber } from "#app/ui/format.ts";
import { SelectField } from "#app/ui/forms/field.tsx";
import { domainContext, requestContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { demoCustomers } from "#content/demo/projects/projects.ts";
import { capturedMails } from "#domain/demo/captured-mails.ts";
import { DomainError } from "#domain/errors.ts";
import { bounceOutcomes } from "#domain/outbox/bounce-form.ts";
import { mailReportsOf } from "#domain/outbox/note-mail-report.ts";
import type { Route } from "./+types/mail.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Captured mail",
    description:
      "The demonstration sends no mail to anybody: each message it would have sent is shown on this page instead.",
    path: "",
    hidden: true,
  });

export function headers() {
  return { "cache-control": "no-store" };
}

export const loader = withErrorPage(async ({ context, request }: Route.LoaderArgs) => {
  if (!context.get(requestContext).demo) throw new DomainError("not_found");
  const to = new URL(request.url).searchParams.get("to");
  const mails = await capturedMails(domainContext(context), { to });
  const reports = await mailReportsOf(
    domainContext(context),
    mails.map(({ messageId }) => messageId),
  );
  return {
    to,
    customers: demoCustomers,
    mails: mails.map(({ messageId, ...mail }) => ({ ...mail, reports: reports.get(messageId) ?? [] })),
  };
});

export default function CapturedMailPage({ loaderData: { to, customers, mails } }: Route.ComponentProps) {
  return (
    <div className="wrap page stack">
      <h1>Captured mail</h1>
      <p className="muted">
        This is a demonstration: no mail leaves it. Each one is shown here, newest first, a second or two after it was
        queued. Also as <a href="/demo/mail.json">JSON</a>.
      </p>
      <Card title="Customers with a project">
        <p className="small muted">Each has a mail whose link opens the project.</p>
        <ul>
          {customers.map(({ name, email, what }) => (
            <li key={email}>
              <a href={`/demo/mail?to=${encodeURIComponent(email)}`}>{name}</a>: {what}
            </li>
          ))}
        </ul>
      </Card>
      {to && (
        <p>
          Mails to {to}. <a href="/demo/mail">All mails</a>
        </p>
      )}
      {mails.length === 0 && (
        <EmptyState title="No mail yet" icon={Mail}>
          Ask for quotes on the home page, then reload this one.
        </EmptyState>
      )}
      {mails.map((mail) => (
        <Card key={mail.id} title={mail.subject} id={`mail-${mail.id}`}>
          <p className="small muted">
            To {mail.to}, {formatDateTime(mail.sentAt)}
          </p>
          <p className="mail-text">
            <WithLinks text={mail.text} />
          </p>
          {mail.attachments.map(({ filename, contentType, bytes }) => (
            <p key={filename} className="small">
              <strong>Attached</strong> {filename}, {contentType}, {formatNumber(bytes)} bytes
            </p>
          ))}
          {mail.reports.map(({ kind, status, at }) => (
            <p key={`${kind} ${status} ${at.toISOString()}`} className="small">
              <strong>{reportWords[kind]}</strong> {status} on {formatDateTime(at)}
            </p>
          ))}
          <BounceForm mailId={mail.id} />
        </Card>
      ))}
    </div>
  );
}

/** On a live site the mail service would report this. */
function BounceForm({ mailId }: { mailId: string }) {
  return (
    <form method="post" action={`/demo/mail/${mailId}/bounce`} className="search-form">
      <SelectField
        label="What became of it"
        name="status"
        idPrefix={`mail-${mailId}`}
        options={bounceOutcomes.map((value) => ({ value, label: outcomeWords[value] }))}
      />
      <Button type="submit" variant="secondary" size="tight">
        Bounce
      </Button>
    </form>
  );
}

const outcomeWords = {
  "5.1.1": "5.1.1 There is no such mailbox",
  "4.2.2": "4.2.2 The mailbox is full",
  "5.7.1": "5.7.1 The mail was refused",
  delivered: "Delivered",
  complained: "Complained of as spam",
};

const reportWords = {
  bounced: "Came back",
  delayed: "Delayed",
  complained: "Complained of as spam",
  delivered: "Delivered",
};

/** A mail's text with its addresses as links, as a mail program shows it. */
function WithLinks({ text }: { text: string }) {
  return text.split(/(https?:\/\/[^\s<>]+)/).map((part, number) =>
    number % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
      <a key={number} href={part}>
        {part}
      </a>
    ),
  );
}
