import { Form, Link } from "react-router";
import { Complaints } from "#app/routes/admin/reports/complaints.tsx";
import { HeldRequests } from "#app/routes/admin/reports/held-requests.tsx";
import { OwnCompany } from "#app/routes/admin/reports/own-company.tsx";
import { PublicComplaints } from "#app/routes/admin/reports/public-complaints.tsx";
import { ReadThread } from "#app/routes/admin/reports/read-thread.tsx";
import { ReportedOutlines } from "#app/routes/admin/reports/reported-outlines.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import type { FormState } from "#app/web/forms/form.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { decideMessage, messagesToDecide, readThread } from "#domain/messages/reported-messages.ts";
import { decideReported, outlinesReported } from "#domain/outline-quotes/decide-reported.ts";
import { complaintDecisionForm } from "#domain/projects/complaint-form.ts";
import { complaintsToDecide, decideComplaint } from "#domain/projects/complaints.ts";
import {
  answerPublicComplaint,
  publicAnswerForm,
  publicComplaintsToAnswer,
} from "#domain/projects/public-complaints.ts";
import { declineRequest, heldRequests, releaseRequest } from "#domain/requests/held-requests.ts";
import type { Route } from "./+types/reports.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Reports",
    description: "Reported messages and outlines, and customers’ complaints about companies.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(
  async ({ context }: Route.LoaderArgs) => ({
    held: await heldRequests(...callerOf(context)),
    reports: await messagesToDecide(...callerOf(context)),
    outlines: await outlinesReported(...callerOf(context)),
    complaints: await complaintsToDecide(...callerOf(context)),
    fromPublic: await publicComplaintsToAnswer(...callerOf(context)),
  }),
  "Failed to load admin data.",
);

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const { caller, text, id, fields } = posted;
  const reason = text("reason");
  /** Shows the page as it is now. */
  const again = async (decided: Promise<unknown>) => {
    await decided;
    return null;
  };
  const decide = (decision: "hidden" | "left") => again(decideMessage(...caller, { id: id("id"), decision, reason }));
  const decideOutline = (decision: "removed" | "left") =>
    again(decideReported(...caller, { id: id("id"), decision, reason }));
  const answerPublic = () => answerPublicComplaint(...caller, { id: id("id"), ...fields(publicAnswerForm) });
  return answerForm(
    posted,
    "/admin/reports",
    {
      hidden: { answer: () => decide("hidden") },
      left: { answer: () => decide("left") },
      read: {
        answer: async () => ({ thread: await readThread(...caller, { purchaseId: id("id"), reason }), reason }),
        beside: `read ${text("of")}`,
      },
      "remove-outline": { answer: () => decideOutline("removed") },
      "leave-outline": { answer: () => decideOutline("left") },
      "decide-complaint": {
        answer: () => again(decideComplaint(...caller, { id: id("id"), form: fields(complaintDecisionForm) })),
      },
      "release-request": { do: () => releaseRequest(...caller, id("id")), notice: "request-released" },
      "decline-request": {
        do: () => declineRequest(...caller, { leadId: id("id"), reason }),
        notice: "request-declined",
      },
      "answer-complaint": { answer: () => again(answerPublic()) },
    },
    { beside: `decide ${text("id")}` },
  );
});

export const shouldRevalidate = alsoAfterRefusals;

type Report = Route.ComponentProps["loaderData"]["reports"][number];

export default function ReportsPage({
  loaderData: { held, reports, outlines, complaints, fromPublic },
  actionData,
}: Route.ComponentProps) {
  const answered = actionData ?? undefined;
  const read = answered && "thread" in answered ? answered : undefined;
  const state = useFailedForm(answered && "errors" in answered ? answered : undefined);
  const ids = [
    ...reports.flatMap(({ id }) => [`decide ${id}`, `read ${id}`]),
    ...[...held, ...outlines, ...complaints, ...fromPublic].map(({ id }) => `decide ${id}`),
  ];
  return (
    <div className="stack-l">
      <h1>Reports</h1>
      <section className="stack" aria-labelledby="reports-title">
        <h2 id="reports-title">Reported messages ({reports.length})</h2>
        <p>Someone asked us to look at these. Hide anything insulting, threatening or misleading. Leave the rest.</p>
        <FormRefusal state={stateOfGone(state, ids)} />
        {read && <ReadThread {...read} />}
        {reports.length === 0 ? (
          <EmptyState
            title="No reports"
            actions={
              <LinkButton variant="secondary" to="/admin/work">
                See what else needs doing
              </LinkButton>
            }
          >
            Messages that customers or companies report appear here.
          </EmptyState>
        ) : (
          reports.map((report) => <ReportCard key={report.id} report={report} state={state} />)
        )}
      </section>
      <HeldRequests requests={held} state={state} />
      <Complaints complaints={complaints} state={state} />
      <PublicComplaints complaints={fromPublic} state={state} />
      <ReportedOutlines outlines={outlines} state={state} />
    </div>
  );
}

function ReportCard({ report, state }: { report: Report; state: FormState | undefined }) {
  const { id, purchaseId, leadId, from, text, sentAt, company, firstName, reportedAt, reportReason } = report;
  const [sender, reader] = from === "customer" ? [firstName, company] : [company, firstName];
  const read = stateOfForm(state, `read ${id}`);
  const decide = stateOfForm(state, `decide ${id}`);
  if (report.isOwn) return <OwnCompany title={`${sender} to ${reader}`} />;
  return (
    <Card title={`${sender} to ${reader}`}>
      <blockquote className="as-typed">{text ?? "The text was deleted, with the customer’s details."}</blockquote>
      <p className="small muted">
        Sent {formatDateTime(sentAt)}, reported {reportedAt && formatDateTime(reportedAt)}.{" "}
        {reportReason && `“${reportReason}” `}
        <Link to={`/admin/leads/${leadId}`}>Lead of {firstName}</Link>
      </p>
      <Form method="post" className="stack form-narrow" noValidate>
        <FormFailure state={decide} idPrefix={`decide-${id}`} />
        <input type="hidden" name="id" value={id} />
        <Reason label="Reason, kept in the audit log" field={fieldsOf(decide, `decide-${id}`)("reason")} />
        <div className="btn-row">
          <SubmitButton name="intent" value="hidden" variant="danger" pendingLabel="Hiding…">
            Hide
          </SubmitButton>
          <SubmitButton name="intent" value="left" variant="secondary" pendingLabel="Saving…">
            Leave as it is
          </SubmitButton>
        </div>
      </Form>
      <details open={read !== undefined}>
        <SummaryButton className="btn btn-secondary">Read the whole conversation</SummaryButton>
        <Form method="post" className="stack form-narrow" noValidate>
          <FormFailure state={read} idPrefix={`read-${id}`} />
          <input type="hidden" name="id" value={purchaseId} />
          <input type="hidden" name="of" value={id} />
          <Reason label="Why you read it, kept in the audit log" field={fieldsOf(read, `read-${id}`)("reason")} />
          <SubmitButton name="intent" value="read" variant="secondary" pendingLabel="Opening…">
            Read it
          </SubmitButton>
        </Form>
      </details>
    </Card>
  );
}

function Reason({ label, field }: { label: string; field: ReturnType<ReturnType<typeof fieldsOf>> }) {
  return <TextField label={label} {...field} required />;
}
