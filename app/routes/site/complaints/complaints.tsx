import { randomUUID } from "node:crypto";
import { Form } from "react-router";
import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextSections } from "#app/ui/text-sections.tsx";
import { domainContext, requestContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { type FormState, parseForm, readForm } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { publicPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { publicComplaintOptions } from "#content/complaint-subjects.ts";
import { complaintsPage as page } from "#content/pages/complaints.ts";
import { DomainError } from "#domain/errors.ts";
import { makePublicComplaint, publicComplaintForm } from "#domain/projects/public-complaints.ts";
import type { Route } from "./+types/complaints.ts";

export const handle = publicPage;

const crumbs = [
  { name: "Home", path: "/" },
  { name: page.heading, path: page.path },
];

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...page, matches, crumbs });

export const action = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const parsed = parseForm(publicComplaintForm, form);
  if (!parsed.ok) return failedForm(form, { form: "complaint", errors: parsed.errors });
  try {
    const { address } = context.get(requestContext);
    await makePublicComplaint(domainContext(context), { id: randomUUID(), form: parsed.value, address });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "too_many_requests") throw error;
    return failedForm(form, { form: "complaint", error });
  }
  return { sent: true };
});

export default function ComplaintsPage({ actionData }: Route.ComponentProps) {
  const isSent = actionData !== undefined && "sent" in actionData;
  return (
    <div className="wrap page stack-l reading">
      <div className="stack">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{page.heading}</h1>
        <p className="lead">{page.intro}</p>
      </div>
      {isSent ? (
        <div role="status">
          <Notice tone="ok" title="We have your complaint">
            <p>We have sent you an email to confirm. We’ll answer within {limits.complaintAnswerDays} days.</p>
          </Notice>
        </div>
      ) : (
        <ComplaintForm state={actionData} />
      )}
      <TextSections sections={page.sections} />
    </div>
  );
}

function ComplaintForm({ state }: { state: FormState | undefined }) {
  const field = fieldsOf(state, "complaint");
  const { defaultValue, ...about } = field("about");
  return (
    <Form method="post" action={page.path} className="card stack form-narrow" noValidate aria-label="Your complaint">
      <FormFailure state={state} idPrefix="complaint" />
      <ChoiceGroup
        label="Who is it about?"
        type="radio"
        {...about}
        options={publicComplaintOptions}
        chosen={[defaultValue]}
      />
      <TextField label="Name of the company" {...field("company")} optional />
      <TextField label="Full Name" {...field("name")} autoComplete="name" required />
      <TextField label="Email Address" {...field("email")} type="email" autoComplete="email" required />
      <TextAreaField
        label="What happened, and what would put it right?"
        {...field("words")}
        rows={6}
        lengthMax={limits.complaintLengthMax}
        required
      />
      <div>
        <SubmitButton pendingLabel="Sending…">Send my complaint</SubmitButton>
      </div>
    </Form>
  );
}
