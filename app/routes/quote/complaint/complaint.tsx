import { randomUUID } from "node:crypto";
import { Form, Link, redirect } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { dateTimeInWords } from "#app/ui/format.ts";
import { SelectField, TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { domainContext } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { type FormState, idIn, parseForm, readForm } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { complaintDecisionOptions, complaintSubjectOptions } from "#content/complaint-subjects.ts";
import { labelOf } from "#content/options.ts";
import { dayInWords } from "#content/proofs.ts";
import { DomainError } from "#domain/errors.ts";
import { complaintForm } from "#domain/projects/complaint-form.ts";
import { complaintsOfProject, type MyComplaint, makeComplaint } from "#domain/projects/complaints.ts";
import { requireConfirmed } from "#domain/requests/project-frame.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/complaint.ts";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Complain about a company - Your project",
    description: "Tell us what went wrong with a company, and read our decision.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  await requireConfirmed(domain, params.token);
  const about = new URL(request.url).searchParams.get("company") ?? "";
  return { ...(await complaintsOfProject(domain, params.token)), about, id: randomUUID() };
});

export const action = withErrorPage(async ({ request, context, params }: Route.ActionArgs) => {
  const form = await readForm(request);
  const parsed = parseForm(complaintForm, form);
  if (!parsed.ok) return failedForm(form, { form: "complaint", errors: parsed.errors });
  try {
    const id = idIn(form, "id");
    await makeComplaint(domainContext(context), params.token, { id, form: parsed.value });
  } catch (error) {
    const isExpected =
      error instanceof DomainError && ["conflict", "too_many_requests", "invalid_input"].includes(error.code);
    if (!isExpected) throw error;
    return failedForm(form, { form: "complaint", error });
  }
  return redirect(`/requests/${params.token}/complaint`);
});

export const shouldRevalidate = alsoAfterRefusals;

export default function ComplaintPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { complaints, companies, about, id } = loaderData;
  const home = `/requests/${params.token}`;
  const state = stateOfForm(useFailedForm(actionData), "complaint");
  return (
    <div className="wrap page page-narrow stack-l">
      <div>
        <p className="small">
          <Link to={home}>Overview</Link>
        </p>
        <h1>Complain about a company</h1>
        <p>
          We’ll reply to you and the company within {limits.complaintAnswerDays} days, with our reasons. The company
          does not see what you write. To end all contact at once, <Link to={`${home}/stop`}>stop everything</Link>{" "}
          instead.
        </p>
      </div>
      <MyComplaints complaints={complaints} />
      {companies.length === 0 ? (
        <Card title="No company has your details">
          <p>
            We have not given your details to anyone, so there is no company to complain about. If your complaint is
            about us, <Link to="/contact">write to us</Link>.
          </p>
        </Card>
      ) : (
        <ComplaintFields key={id} state={state} companies={companies} about={about} id={id} />
      )}
    </div>
  );
}

type FieldsProps = Pick<Route.ComponentProps["loaderData"], "companies" | "about" | "id"> & {
  state: FormState | undefined;
};

function ComplaintFields({ state, companies, about, id }: FieldsProps) {
  const field = fieldsOf(state, "complaint");
  return (
    <Form method="post" className="card stack" noValidate>
      <h2>What happened</h2>
      <FormFailure state={state} idPrefix="complaint" />
      <input type="hidden" name="id" value={state?.values.id ?? id} />
      <SelectField
        label="Company"
        {...field("purchaseId", about)}
        placeholder="Choose the company"
        options={companies.map(({ purchaseId, company }) => ({ value: purchaseId, label: company }))}
        required
      />
      <SelectField
        label="What it is about"
        {...field("about")}
        placeholder="Choose what it is about"
        options={complaintSubjectOptions}
        required
      />
      <TextAreaField
        label="What happened"
        {...field("words")}
        hint="Tell us what happened, when, and what would put it right."
        rows={7}
        lengthMax={limits.complaintLengthMax}
        required
      />
      <div>
        <SubmitButton pendingLabel="Sending…">Send my complaint</SubmitButton>
      </div>
    </Form>
  );
}

function MyComplaints({ complaints }: { complaints: readonly MyComplaint[] }) {
  return complaints.map((complaint) => (
    <Card key={complaint.id} title={`Your complaint about ${complaint.company}`}>
      <p>
        <Badge tone={complaint.decision === null ? "info" : "plain"}>
          {labelOf(complaintDecisionOptions, complaint.decision) ?? "We are looking at it"}
        </Badge>
      </p>
      <p className="small muted">
        {labelOf(complaintSubjectOptions, complaint.about)}. Sent {dateTimeInWords(complaint.madeAt)}.{" "}
        {complaint.decidedAt
          ? `Answered ${dateTimeInWords(complaint.decidedAt)}.`
          : `We answer by ${dayInWords(londonDay(complaint.answerBy))}.`}
      </p>
      {complaint.words && <blockquote className="as-typed">{complaint.words}</blockquote>}
      {complaint.answer && (
        <>
          <h3>Our answer</h3>
          <p className="as-typed">{complaint.answer}</p>
        </>
      )}
    </Card>
  ));
}
