import { Link } from "react-router";
import { ProjectStep } from "#app/routes/admin/leads/project-step.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatCredits, formatDateTime, formatNumber } from "#app/ui/format.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { limits } from "#config/limits.ts";
import { refundReasonInWords } from "#content/refund-reasons.ts";
import type { LeadFile, LeadMail } from "#domain/admin/leads/lead-file.ts";
import type { LeadStep } from "#domain/admin/leads/lead-timeline.ts";

/** What happened when, oldest first. */
export function TimelineCard({ steps }: { steps: readonly LeadStep[] }) {
  return (
    <Card title="History">
      <ol className="history">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name of their own and never move
          <li key={index}>
            <time className="muted small" dateTime={step.at.toISOString()}>
              {formatDateTime(step.at)}
            </time>
            <span>
              <Step step={step} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const fieldNames: Record<string, string> = {
  customerName: "name",
  customerEmail: "email",
  customerPhone: "phone",
  postcode: "postcode",
  description: "description",
  budgetRange: "budget range",
  urgency: "urgency",
};

const by = (who: string | null) => (who ? ` by ${who}` : "");

function Company({ installerId, companyName }: { installerId: string; companyName: string }) {
  return <Link to={`/admin/installers/${installerId}`}>{companyName}</Link>;
}

function Step({ step }: { step: LeadStep }) {
  switch (step.kind) {
    case "asked":
      return "Customer asked";
    case "entered":
      return `Entered${by(step.by)}, with the text on who gets the details read out`;
    case "imported":
      return `Imported from a file${by(step.by)}`;
    case "confirmed":
      return "Customer confirmed their email address";
    case "on-sale":
      return "Shown to installers, for sale";
    case "bought":
      return (
        <>
          Bought by <Company {...step} /> for {formatCredits(step.priceCredits)}
        </>
      );
    case "reported":
      return (
        <>
          Reported by <Company {...step} />: {refundReasonInWords(step.reason)}
        </>
      );
    case "refunded":
      return (
        <>
          Refunded to <Company {...step} />, accepted{by(step.by)}
        </>
      );
    case "report-declined":
      return (
        <>
          Report of <Company {...step} /> declined{by(step.by)}
        </>
      );
    case "edited":
      return `Edited${by(step.by)}: ${step.fields.map((field) => fieldNames[field] ?? field).join(", ")}`;
    case "customer-asked":
      return `Customer asked to check their contact details${by(step.by)}`;
    case "contact-checked":
      return "Customer checked their contact details";
    case "stopped-for-caller":
      return `Stopped for the caller${by(step.by)}`;
    case "resumed":
      return `Put back on sale${by(step.by)}`;
    case "unanswered":
      return `Withdrawn: the customer did not check the contact details within ${limits.contactAnswerDays} days`;
    case "withdrawn":
      return `Withdrawn${by(step.by)}${step.reason ? `: ${step.reason}` : ""}`;
    case "withdrawn-by-customer":
      return "Closed by the customer";
    case "expired":
      return "Expired";
    case "erased":
      return `Details removed because the customer asked${by(step.by)}`;
    case "anonymised":
      return "Contact details removed because of the lead’s age";
    case "project":
      return <ProjectStep {...step} />;
  }
}

const states: Record<LeadMail["state"], { words: string; tone: BadgeTone }> = {
  sent: { words: "Sent", tone: "ok" },
  failed: { words: "Failed", tone: "bad" },
  "tried-again": { words: "Being tried again", tone: "warn" },
  queued: { words: "Queued", tone: "plain" },
};

const columns: Column<LeadMail>[] = [
  {
    key: "mail",
    header: "Email",
    rowHeader: true,
    cell: ({ mailName, companyName }) => (
      <>
        {mailName}
        {companyName && <span className="sub">{companyName}</span>}
      </>
    ),
  },
  {
    key: "state",
    header: "State",
    cell: ({ state, error }) => (
      <>
        <Badge tone={states[state].tone}>{states[state].words}</Badge>
        {error && <span className="sub">{error}</span>}
      </>
    ),
  },
  { key: "queued", header: "Queued", cell: ({ queuedAt }) => formatDateTime(queuedAt) },
  { key: "ended", header: "Sent or failed", cell: ({ endedAt }) => (endedAt ? formatDateTime(endedAt) : "Not yet") },
];

export function LeadMails({ mails, alerts }: Pick<LeadFile, "mails" | "alerts">) {
  return (
    <section className="stack" aria-labelledby="mails-title">
      <h2 className="h3" id="mails-title">
        Emails about it
      </h2>
      {mails.length > 0 ? (
        <DataTable caption="Emails, newest first" columns={columns} rows={mails} rowKey={({ id }) => String(id)} />
      ) : (
        <p className="muted">No emails to the customer or buyers. Older emails are no longer listed.</p>
      )}
      <p className="muted small">
        Alerts to installers: {formatNumber(alerts.sent)} sent, {formatNumber(alerts.waiting)} waiting,{" "}
        {formatNumber(alerts.failed)} failed.
      </p>
    </section>
  );
}
