import { data, Form, redirect } from "react-router";
import { rememberDevice } from "#app/routes/account/parts/device-cookie.ts";
import { NewPasswordFields } from "#app/routes/account/parts/new-password-fields.tsx";
import { problemTitle } from "#app/routes/account/parts/problem-title.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { domainContext, requestContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { parseForm, readForm } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { failedWords } from "#content/failed-words.ts";
import { newPasswordForm } from "#domain/accounts/new-password-form.ts";
import { findReset, resetPassword } from "#domain/accounts/reset-password.ts";
import { countPasswordReset, forgetFailedSignIns } from "#domain/accounts/sign-in-attempts.ts";
import { hashPassword } from "#integrations/password-hash.ts";
import type { Route } from "./+types/reset-password.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Choose a new password",
    description: "Choose a new password for your installer account.",
    path: "",
    hidden: true,
  });

export function headers() {
  return { "cache-control": "no-store", "referrer-policy": "same-origin" };
}

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const found = await findReset(domainContext(context), tokenOf(request));
  return data({ state: found.state }, { status: found.state === "open" ? 200 : 400 });
});

export const action = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const { address } = context.get(requestContext);
  try {
    await countPasswordReset(domainContext(context), address);
    const found = await findReset(domainContext(context), tokenOf(request));
    // The page itself says what is wrong with the link.
    if (found.state !== "open") return redirect(`/reset-password?token=${encodeURIComponent(tokenOf(request))}`);
    const parsed = parseForm(newPasswordForm(found.owner), form);
    if (!parsed.ok)
      return failedForm(form, { form: "reset", title: problemTitle(parsed.errors), errors: parsed.errors });
    const passwordHash = await hashPassword(parsed.value.password);
    const { userId, email } = await resetPassword(domainContext(context), tokenOf(request), passwordHash);
    await forgetFailedSignIns(domainContext(context), email, address);
    // The owner of the mailbox may sign in here at once, even while someone else is guessing.
    const headers = await rememberDevice(new Headers(), request, context, userId);
    return redirect("/auth?notice=password-reset", { headers });
  } catch (error) {
    return failedForm(form, { form: "reset", title: "Reset Error", error, context, unexpected: failedWords.account });
  }
});

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  if (loaderData.state !== "open") return <LinkDoesNotWork state={loaderData.state} />;
  return (
    <div className="wrap page page-narrow stack">
      <h1>Choose a new password</h1>
      <Form method="post" className="card stack" noValidate aria-label="Reset password">
        <p>
          You’ll sign in with it from now on. All your devices will be signed out, and API keys and webhooks will pause
          until you decide which to keep.
        </p>
        <FormFailure state={state} idPrefix="reset" />
        <NewPasswordFields idPrefix="reset" state={state} />
        <SubmitButton pendingLabel="Saving…" wide>
          Save new password
        </SubmitButton>
      </Form>
    </div>
  );
}

const hours = limits.resetLinkHours === 1 ? "1 hour" : `${limits.resetLinkHours} hours`;
const reasons = {
  used: [
    "This link has been used",
    "Each link works once, and only the latest one works. Your password has not changed.",
  ],
  expired: ["This link has expired", `A link works for ${hours}. Your password has not changed.`],
  unknown: ["This link does not work", "Part of it may be missing. Copy the whole link from our email."],
} as const;

function LinkDoesNotWork({ state }: { state: keyof typeof reasons }) {
  const [title, text] = reasons[state];
  return (
    <div className="wrap page page-narrow stack">
      <h1>{title}</h1>
      <p>{text} You can ask for a new one.</p>
      <div className="btn-row">
        <LinkButton to="/auth?tab=reset">Ask for a new link</LinkButton>
      </div>
    </div>
  );
}
