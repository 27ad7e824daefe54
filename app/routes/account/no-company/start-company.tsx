import { randomUUID } from "node:crypto";
import { Form, Link, redirect } from "react-router";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { actorOf, callerOf } from "#app/web/context.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { mySecurity } from "#domain/accounts/my-security.ts";
import { startCompany } from "#domain/accounts/start-company.ts";
import { requireUser } from "#domain/actor.ts";
import { installerForm } from "#domain/installers/installer-form.ts";
import type { Route } from "./+types/start-company.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "Start a company", description: "Open a company’s account of your own.", path: "", hidden: true });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  if (requireUser(actorOf(context)).installer) throw redirect("/account");
  const { name } = await mySecurity(...callerOf(context));
  return { nextId: randomUUID(), name };
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const start = {
    do: () => startCompany(...posted.caller, { id: posted.newId("id"), form: posted.fields(installerForm) }),
    to: "/onboarding",
  };
  return answerForm(posted, "/account/company", {}, { otherwise: start, beside: "start" });
});

export default function StartCompany({ loaderData: { nextId, name }, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  const field = fieldsOf(state, "start");
  return (
    <div className="wrap page page-narrow stack">
      <h1>Start a company</h1>
      <Form method="post" className="card stack" noValidate aria-label="Start a company">
        <p>You become its owner. In four steps after this one we ask what we need to check it.</p>
        <FormFailure state={state} idPrefix="start" />
        <input type="hidden" name="id" value={nextId} />
        <TextField label="Contact Name" {...field("contactName", name)} autoComplete="name" required />
        <TextField label="Company Name" {...field("companyName")} autoComplete="organization" required />
        <p className="small">
          By starting it you accept our <Link to="/terms-of-service">Terms of Service</Link> for the company. We record
          the version and the date.
        </p>
        <SubmitButton pendingLabel="Starting…">Start a company</SubmitButton>
      </Form>
    </div>
  );
}
