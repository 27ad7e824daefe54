import { randomUUID } from "node:crypto";
import { Download } from "lucide-react";
import { Form, redirect } from "react-router";
import { CloseCard } from "#app/routes/installer/own-data/close-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { actorOf, domainContext, type RouteContext, requestContext } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { type FormState, hasErrors, readForm } from "#app/web/forms/form.ts";
import { stepUpAsked, stepUpErrors } from "#app/web/forms/step-up.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { viewerCredits } from "#app/web/read-once.ts";
import { cookiesOf } from "#app/web/session.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { closeAccount, notConfirmed } from "#domain/accounts/close-account.ts";
import { customersLeft } from "#domain/accounts/customers-left.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";
import { requireInstaller } from "#domain/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { refundableInAll } from "#domain/payments/refund-all.ts";
import type { Route } from "./+types/own-data.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Your data",
    description: "Download everything we hold about your company as a JSON file, or close your company’s account.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context);
  return {
    companyName: requireInstaller(actor, "company").companyName,
    balance: (await viewerCredits(context)).balance,
    left: await customersLeft(domainContext(context), actor),
    refundable: await refundableInAll(domainContext(context), actor),
    stepUp: await stepUpAsked(context),
  };
});

// A customer may have chosen the company since.
export const shouldRevalidate = alsoAfterRefusals;

export const action = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  requireInstaller(actorOf(context), "company");
  return form.get("form") === "export" ? download(form, request, context) : close(form, request, context);
});

/** The file has its own address, which works for this session until proof of identity expires. */
async function download(form: FormData, request: Request, context: RouteContext) {
  try {
    const errors = await stepUpErrors(form, request, context);
    return hasErrors(errors) ? failedForm(form, { form: "export", errors }) : redirect("/account/data/export");
  } catch (error) {
    return refused(form, error, "export");
  }
}

async function close(form: FormData, request: Request, context: RouteContext) {
  const actor = actorOf(context);
  const domain = domainContext(context);
  const given = {
    companyName: String(form.get("companyName") ?? ""),
    leavesCustomers: form.get("leavesCustomers") === "yes",
  };
  try {
    const errors = {
      ...(await notConfirmed(domain, actor, given)),
      ...(await stepUpErrors(form, request, context)),
    };
    if (hasErrors(errors)) return failedForm(form, { form: "close", title: "There is a problem", errors });
    const refund = form.get("refund") === "yes" ? { refundIds: randomUUID } : {};
    await closeAccount(domain, actor, { ...given, ...refund });
  } catch (error) {
    return refused(form, error, "close");
  }
  // The session has already gone; this removes its cookie too.
  const cookies = await context.get(requestContext).auth.signOut(request.headers);
  return redirect("/?notice=account-closed", { headers: cookiesOf(cookies) });
}

function refused(form: FormData, error: unknown, name: string) {
  if (!(error instanceof DomainError) || error.code === "not_found") throw error;
  return failedForm(form, { form: name, error });
}

export default function OwnDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  return (
    <div className="wrap page stack">
      <h1>Your data</h1>
      <ExportCard stepUp={loaderData.stepUp} state={state} />
      <CloseCard {...loaderData} state={state} />
    </div>
  );
}

function ExportCard({ stepUp, state }: { stepUp: StepUpNeeds; state: FormState | undefined }) {
  const own = stateOfForm(state, "export");
  return (
    <Card title="Download my data">
      {/* The answer is a file, which only the browser itself can save. */}
      <Form method="post" reloadDocument className="stack" noValidate aria-label="Download my data">
        <p>
          One JSON file with your account, company, coverage, document details, bought leads with contact details,
          credit history, payments, reported leads, API key names, webhooks and sessions.
        </p>
        <FormFailure state={own} idPrefix="export" id="export-errors" />
        <input type="hidden" name="form" value="export" />
        <StepUpFields needs={stepUp} idPrefix="export" state={own} />
        <div className="btn-row">
          <Button type="submit" variant="secondary">
            <Download className="icon" aria-hidden="true" />
            Download my data
          </Button>
        </div>
      </Form>
    </Card>
  );
}
