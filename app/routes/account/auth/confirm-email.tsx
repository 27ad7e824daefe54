import { data, Form, Link, redirect } from "react-router";
import { isMadeHere } from "#app/routes/account/auth/sign-up-mark.ts";
import { rememberDevice } from "#app/routes/account/parts/device-cookie.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { domainContext, type RouteContext, requestContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { type FormState, readForm } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { cookiesOf } from "#app/web/session.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { failedWords } from "#content/failed-words.ts";
import { confirmEmail, findConfirmation, resendConfirmation } from "#domain/accounts/confirm-email.ts";
import { mayMailAgain, noteSignedIn } from "#domain/accounts/sign-in-attempts.ts";
import { DomainError } from "#domain/errors.ts";
import { isPassword } from "#integrations/password-hash.ts";
import type { Route } from "./+types/confirm-email.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Confirm your email address",
    description: "Confirm your email address to open your installer account.",
    path: "",
    hidden: true,
  });

export function headers() {
  return { "cache-control": "no-store", "referrer-policy": "same-origin" };
}

export const loader = withErrorPage(async ({ request, context, params }: Route.LoaderArgs) => {
  const { state, userId } = await findConfirmation(domainContext(context), params.token);
  const asksPassword = !isMadeHere(request, userId);
  return data({ state, asksPassword }, { status: state === "open" ? 200 : 410 });
});

export const action = withErrorPage(async ({ request, context, params }: Route.ActionArgs) => {
  const form = await readForm(request);
  const found = await findConfirmation(domainContext(context), params.token);
  if (form.get("form") === "again") return sendNewLink(context, found.email);
  // The page itself says what is wrong with the link.
  if (found.state !== "open") return redirect(`/auth/confirm/${params.token}`);
  try {
    await confirmEmail(domainContext(context), params.token, {
      isMadeHere: (userId) => isMadeHere(request, userId),
      password: String(form.get("password") ?? ""),
      isRight: isPassword,
    });
  } catch (error) {
    if (!(error instanceof DomainError))
      return failedForm(form, { form: "confirm", title: "Error", error, context, unexpected: failedWords.account });
    if (error.code === "invalid_input") return failedForm(form, { form: "confirm", errors: error.fields });
    if (error.code !== "too_many_requests") throw error;
    return failedForm(form, {
      form: "confirm",
      title: "Too many attempts",
      error,
      context,
      unexpected: failedWords.account,
    });
  }
  return isMadeHere(request, found.userId) ? signInHere(request, context, found) : redirect(SIGN_IN);
});

const SIGN_IN = "/auth?notice=email-confirmed";

/** The account was made in this browser, so whoever confirms its address need not sign in as well. */
async function signInHere(request: Request, context: RouteContext, { email }: { email: string }) {
  const outcome = await context.get(requestContext).auth.signInKnown(email, request.headers);
  if (!outcome.ok) return redirect(SIGN_IN);
  await noteSignedIn(domainContext(context), outcome.userId);
  const headers = await rememberDevice(cookiesOf(outcome.headers), request, context, outcome.userId);
  return redirect("/onboarding?notice=confirmed-here", { headers });
}

/** Anyone with an older link has the mailbox that the new one goes to. */
async function sendNewLink(context: RouteContext, email: string) {
  const { address } = context.get(requestContext);
  if (await mayMailAgain(domainContext(context), email, address))
    await resendConfirmation(domainContext(context), email);
  return redirect("/auth/resend?notice=confirmation-sent");
}

/** Mail scanners open links and run their scripts, so merely opening this one confirms nothing. */
export default function ConfirmEmail({ loaderData: { state: link, asksPassword }, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  if (link === "confirmed") return <NothingLeft />;
  if (link === "ended") return <LinkEnded />;
  return (
    <div className="wrap page page-narrow">
      <Form method="post" className="card stack" noValidate>
        <h1>Confirm your email address</h1>
        <p>
          Click the button to confirm that this address is yours.{" "}
          {asksPassword ? "Then you can sign in." : "It signs you in as well."}
        </p>
        <FormFailure state={state} idPrefix="confirm" />
        {asksPassword && <PasswordAsked state={state} />}
        <SubmitButton pendingLabel="Confirming…">Confirm my email address</SubmitButton>
      </Form>
    </div>
  );
}

/** Someone else may have signed up with this address: they have the password, but the link is in the mailbox. */
function PasswordAsked({ state }: { state: FormState | undefined }) {
  return (
    <>
      <p>
        You did not sign up in this browser, so we need the password you chose. Forgotten it, or someone else signed up
        with your address? <Link to="/auth?tab=reset">Choose a new password</Link>: that confirms your address too.
      </p>
      <PasswordField
        label="Your password"
        name="password"
        idPrefix="confirm"
        subject="password"
        autoComplete="current-password"
        errors={state?.errors.password}
        required
      />
    </>
  );
}

function LinkEnded() {
  return (
    <div className="wrap page page-narrow">
      <Form method="post" className="card stack">
        <h1>This link no longer works</h1>
        <p>
          A link works for {limits.confirmationLinkHours} hours, or until we send you a newer one. Look for a newer
          email from us, or ask for a new link.
        </p>
        <input type="hidden" name="form" value="again" />
        <SubmitButton pendingLabel="Sending…">Send me a new link</SubmitButton>
      </Form>
    </div>
  );
}

function NothingLeft() {
  return (
    <div className="wrap page page-narrow stack">
      <h1>Your email address is already confirmed</h1>
      <p>You have already used this link. You can sign in.</p>
      <div className="btn-row">
        <LinkButton to="/auth">Sign in</LinkButton>
      </div>
    </div>
  );
}
