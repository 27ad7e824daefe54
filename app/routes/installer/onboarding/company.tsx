import { Form, Link } from "react-router";
import { onward } from "#app/routes/installer/onboarding/onward.ts";
import { StepPage } from "#app/routes/installer/onboarding/step-page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { actorOf, callerOf } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { type FormState, parseForm, readForm } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { legalForms } from "#content/onboarding.ts";
import { labelOf } from "#content/options.ts";
import { requireInstaller } from "#domain/actor.ts";
import { companyForm } from "#domain/onboarding/company-form.ts";
import { giveCompany } from "#domain/onboarding/give-company.ts";
import { myOnboarding, type Onboarding } from "#domain/onboarding/onboarding.ts";
import type { Route } from "./+types/company.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Your company",
    description: "Your type of company and its Companies House number, so that we can check your documents.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const { company, done } = await myOnboarding(...callerOf(context));
  return { company, done };
});

export const action = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  requireInstaller(actorOf(context), "company");
  const parsed = parseForm(companyForm, form);
  if (!parsed.ok) return failedForm(form, { errors: parsed.errors });
  await giveCompany(...callerOf(context), parsed.value);
  return onward(context);
});

export default function CompanyStep({ loaderData: { company, done }, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  return (
    <StepPage step="company" done={done}>
      {company.isFixed ? <OnRecord company={company} /> : <CompanyFields company={company} state={state} />}
    </StepPage>
  );
}

type CompanyProps = { company: Onboarding["company"] };

function CompanyFields({ company, state }: CompanyProps & { state: FormState | undefined }) {
  const field = fieldsOf(state, "company");
  return (
    <Form method="post" className="stack" noValidate>
      <FormFailure state={state} idPrefix="company" />
      <p>
        Who signs the contracts of <b>{company.companyName}</b>?
      </p>
      <SelectField
        label="Legal form"
        {...field("legalForm", company.legalForm ?? "")}
        options={legalForms}
        placeholder="Choose one"
        required
      />
      <TextField
        label="Company number"
        {...field("companyNumber", company.companyNumber ?? "")}
        hint="8 characters from Companies House, for example 01234567, SC123456 or OC301234. Sole traders and partnerships without one can leave this empty."
        autoComplete="off"
        spellCheck={false}
        className="input-short"
      />
      <div className="btn-row">
        <SubmitButton pendingLabel="Saving…">Save and continue</SubmitButton>
      </div>
    </Form>
  );
}

function OnRecord({ company }: CompanyProps) {
  return (
    <div className="stack">
      <dl className="facts">
        <Fact name="Company">{company.companyName}</Fact>
        <Fact name="Legal form">{labelOf(legalForms, company.legalForm)}</Fact>
        <Fact name="Company number">{company.companyNumber ?? "None"}</Fact>
      </dl>
      <p>
        We have decided on your application, so an administrator checks any change. Ask for it on{" "}
        <Link to="/profile#company">your profile</Link>.
      </p>
      <div className="btn-row">
        <LinkButton variant="secondary" to="/dashboard">
          Back to the dashboard
        </LinkButton>
      </div>
    </div>
  );
}
