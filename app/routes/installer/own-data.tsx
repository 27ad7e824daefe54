import { Download } from "lucide-react";
import { Form, redirect } from "react-router";
import { fieldsOf } from "#app/shell/form-fields.ts";
import { FormRefusal } from "#app/shell/form-refusal.tsx";
import { useFailureToast } from "#app/shell/use-failure-toast.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/field.tsx";
import { formatCredits } from "#app/ui/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { answering } from "#app/web/answering.ts";
import { actorOf, domainContext, requestContext } from "#app/web/context.ts";
import { type FormState, readForm, refusedForm } from "#app/web/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { viewerBalance } from "#app/web/viewer-balance.ts";
import { site } from "#config/site.ts";
import { requireInstaller } from "#domain/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { closeAccount } from "#domain/own-data/close-account.ts";
import type { Route } from "./+types/own-data.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Your data",
    description: "Download everything we hold about your company as a JSON file, or close your company’s account.",
    path: "",
    hidden: true,
  });

export const loader = answering(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context);
  return {
    companyName: requireInstaller(actor).companyName,
    balance: await viewerBalance(context),
  };
});

export const action = answering(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  try {
    const companyName = String(form.get("companyName") ?? "");
    await closeAccount(domainContext(context), actorOf(context), { companyName });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "not_found") throw error;
    return refusedForm(form, error, error.code === "invalid_input" ? { title: "There is a problem" } : {});
  }
  // The session is gone already; this takes its cookie away as well.
  const cookies = await context.get(requestContext).auth.signOut(request.headers);
  const headers = new Headers(cookies.getSetCookie().map((cookie) => ["set-cookie", cookie]));
  return redirect("/?notice=account-closed", { headers });
});

export default function OwnDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const state = actionData as FormState | undefined;
  useFailureToast(state);
  return (
    <div className="wrap page stack">
      <h1>Your data</h1>
      <Card title="Download my data">
        <div className="stack">
          <p>
            One JSON file: your account, company, coverage, documents’ details, bought leads with their contact details,
            credit history, payments, reported leads, API keys’ names, webhooks and sessions.
          </p>
          <div className="btn-row">
            <a className={buttonClass({ variant: "secondary" })} href="/account/data/export" download>
              <Download className="icon" aria-hidden="true" />
              Download my data
            </a>
          </div>
        </div>
      </Card>
      <CloseAccount {...loaderData} state={state} />
    </div>
  );
}

function CloseAccount({
  companyName,
  balance,
  state,
}: Route.ComponentProps["loaderData"] & { state: FormState | undefined }) {
  return (
    <Card title="Close my account">
      <Form method="post" className="stack" noValidate>
        <p>
          This cannot be undone. Nobody can sign in any more. We delete your contact details, documents, coverage and
          notes, and end API keys and webhooks. We keep the company’s name, the credit history, payments, receipts and
          the list of bought leads: for our accounts, and because customers may ask who has their details.
        </p>
        {balance > 0 && (
          <Notice tone="warn" title={`You have ${formatCredits(balance)} left`}>
            <p>
              Nobody can use them after the account is closed. Use them first, or ask us about them at{" "}
              <a href={`mailto:${site.email}`}>{site.email}</a>.
            </p>
          </Notice>
        )}
        <ErrorSummary errors={state?.errors} idPrefix="close" />
        <FormRefusal state={state} />
        <TextField
          label="Company name"
          {...fieldsOf(state, "close")("companyName")}
          hint={`To confirm, type ${companyName}.`}
          autoComplete="off"
          required
        />
        <div className="btn-row">
          <SubmitButton variant="danger" pendingLabel="Closing…">
            Close my account
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
