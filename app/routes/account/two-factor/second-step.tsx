import { Form, Link, redirect } from "react-router";
import { secondStepAction } from "#app/routes/account/two-factor/second-step-action.ts";
import { CodeField } from "#app/routes/account/two-factor/two-factor-setup.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { safeReturn } from "#app/web/addresses/safe-return.ts";
import { actorOf, requestContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import type { Route } from "./+types/second-step.ts";
import "./two-factor.css";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Enter your code",
    description: "Sign in with a code from your authenticator app, or a recovery code.",
    path: "",
    hidden: true,
  });

export function headers() {
  return { "cache-control": "no-store" };
}

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const next = safeReturn(searchParams.get("next"));
  if (actorOf(context).kind === "user") throw redirect(next);
  const { twoFactor } = context.get(requestContext).auth;
  if (!twoFactor.awaitsSecondStep(request.headers)) throw redirect(`/auth?next=${encodeURIComponent(next)}`);
  return { next, withRecoveryCode: searchParams.get("with") === "recovery-code" };
});

export const action = secondStepAction;

export default function SecondStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { next, withRecoveryCode } = loaderData;
  const state = useFailedForm(actionData);
  const keepNext = next === "/" ? "" : `next=${encodeURIComponent(next)}`;
  const other = [withRecoveryCode ? "" : "with=recovery-code", keepNext].filter(Boolean).join("&");
  return (
    <div className="wrap page page-narrow stack">
      <h1>Enter your code</h1>
      <Form method="post" className="card stack" noValidate aria-label="Enter your code">
        <p>
          {withRecoveryCode
            ? "Enter one of your recovery codes. Each works once."
            : "Enter the code from your authenticator app."}
        </p>
        <FormFailure state={state} idPrefix="step" />
        <input type="hidden" name="next" value={next} />
        {withRecoveryCode ? (
          <TextField
            label="Recovery code"
            {...fieldsOf(state, "step")("recoveryCode")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        ) : (
          <CodeField idPrefix="step" state={state} />
        )}
        <SubmitButton pendingLabel="Signing in…" wide>
          Sign In
        </SubmitButton>
        <p className="small">
          <Link to={`/auth/two-factor${other && `?${other}`}`}>
            {withRecoveryCode ? "Use a code from my app" : "Use a recovery code"}
          </Link>
        </p>
      </Form>
    </div>
  );
}
