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
import { DATA_COPY, publicComplaintOptions } from "#content/complaint-subjects.ts";
import { complaintsPage as page } from "#content/pages/complaints.ts";
import { DomainError } from "#domain/errors.ts";
import { askForData, dataRequestForm } from "#domain/personal-data/data-requests.ts";
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
  const { address } = context.get(requestContext);
  const sending = { id: randomUUID(), address };
  try {
    if (form.get("about") === DATA_COPY.value) {
      const parsed = parseForm(dataRequestForm, form);
      if (!parsed.ok) return failedForm(form, { form: "complaint", errors: parsed.errors });
      await askForData(domainContext(context), { ...sending, form: parsed.value });
      return { sent: "data" as const };
    }
    const parsed = parseForm(publicComplaintForm, form);
    if (!parsed.ok) return failedForm(form, { form: "complaint", errors: parsed.errors });
    await makePublicComplaint(domainContext(context), { ...sending, form: parsed.value });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "too_many_requests") throw error;
    return failedForm(form, { form: "complaint", error });
  }
  return { sent: "complaint" as const };
});

export default function ComplaintsPage({ actionData }: Route.ComponentProps) {
  return (
    <div className="wrap page stack-l reading">
      <div className="stack">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{page.heading}</h1>
        <p className="lead">{page.intro}</p>
      </div>
      {actionData && "sent" in actionData ? (
        <div role="status">
          {actionData.sent === "data" ? (
            <Notice tone="ok" title="We have your request">
              <p>
                We have sent you an email. Confirm in it that the address is yours: we send what we hold to nobody else,
                and within one month.
              </p>
            </Notice>
          ) : (
            <Notice tone="ok" title="We have your complaint">
              <p>We have sent you an email to confirm. We’ll answer within {limits.complaintAnswerDays} days.</p>
            </Notice>
          )}
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
        options={[...publicComplaintOptions, DATA_COPY]}
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
        hint="If you ask for a copy of your details, you can leave this empty."
        required
      />
      <div>
        <SubmitButton pendingLabel="Sending…">Send my complaint</SubmitButton>
      </div>
    </Form>
  );
}
