import { Form, Link } from "react-router";
import { Complaints } from "#app/routes/admin/reports/complaints.tsx";
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
import { failedForm } from "#app/web/forms/failed-form.ts";
import { type FormState, parseForm, readForm } from "#app/web/forms/form.ts";
import { readUuid } from "#app/web/forms/read-uuid.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { DomainError } from "#domain/errors.ts";
import { decideMessage, messagesToDecide, readThread } from "#domain/messages/reported-messages.ts";
import { decideReported, outlinesReported } from "#domain/outline-quotes/decide-reported.ts";
import { complaintDecisionForm } from "#domain/projects/complaint-form.ts";
import { complaintsToDecide } from "#domain/projects/complaints.ts";
import { decideComplaint } from "#domain/projects/decide-complaint.ts";
import {
  answerPublicComplaint,
  publicAnswerForm,
  publicComplaintsToAnswer,
} from "#domain/projects/public-complaints.ts";
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
    reports: await messagesToDecide(...callerOf(context)),
    outlines: await outlinesReported(...callerOf(context)),
    complaints: await complaintsToDecide(...callerOf(context)),
    fromPublic: await publicComplaintsToAnswer(...callerOf(context)),
  }),
  "Failed to load admin data.",
);

export const action = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const [domain, actor] = callerOf(context);
  const id = readUuid(form.get("id"));
  const intent = String(form.get("intent"));
  const reason = String(form.get("reason") ?? "");
  try {
    if (!id) throw new DomainError("not_found");
    if (intent === "decide-complaint") {
      const parsed = parseForm(complaintDecisionForm, form);
      if (!parsed.ok) return failedForm(form, { form: `decide ${id}`, errors: parsed.errors });
      await decideComplaint(domain, actor, { id, form: parsed.value });
      return null;
    }
    if (intent === "answer-complaint") {
      const parsed = parseForm(publicAnswerForm, form);
      if (!parsed.ok) return failedForm(form, { form: `decide ${id}`, errors: parsed.errors });
      await answerPublicComplaint(domain, actor, { id, ...parsed.value });
      return null;
    }
    if (intent === "remove-outline" || intent === "leave-outline") {
      const decision = intent === "remove-outline" ? "removed" : "left";
      await decideReported(domain, actor, { id, decision, reason });
      return null;
    }
    if (intent === "read") return { thread: await readThread(domain, actor, { purchaseId: id, reason }), reason };
    if (intent !== "hidden" && intent !== "left") throw new DomainError("not_found");
    await decideMessage(domain, actor, { id, decision: intent, reason });
    return null;
  } catch (error) {
    return failedForm(form, { form: `${intent === "read" ? "read" : "decide"} ${form.get("of") ?? id ?? ""}`, error });
  }
});

export const shouldRevalidate = alsoAfterRefusals;

type Report = Route.ComponentProps["loaderData"]["reports"][number];

export default function ReportsPage({
  loaderData: { reports, outlines, complaints, fromPublic },
  actionData,
}: Route.ComponentProps) {
  const answered = actionData ?? undefined;
  const read = answered && "thread" in answered ? answered : undefined;
  const state = useFailedForm(answered && "errors" in answered ? answered : undefined);
  const ids = [
    ...reports.flatMap(({ id }) => [`decide ${id}`, `read ${id}`]),
    ...[...outlines, ...complaints, ...fromPublic].map(({ id }) => `decide ${id}`),
  ];
  return (
    <div className="stack-l">
      <section className="stack" aria-labelledby="reports-title">
        <h2 id="reports-title">Reported messages ({reports.length})</h2>
        <p>Someone asked us to look at these. Hide anything insulting, threatening or misleading. Leave the rest.</p>
        <FormRefusal state={stateOfGone(state, ids)} />
        {read && <ReadThread {...read} />}
        {reports.length === 0 ? (
          <EmptyState
            title="No reports"
            actions={
              <LinkButton variant="secondary" to="/admin">
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
