import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { mailForm } from "#app/routes/account/auth/mail-form.ts";
import { signUpMark } from "#app/routes/account/auth/sign-up-mark.ts";
import { deviceMarksOf, rememberDevice } from "#app/routes/account/parts/device-cookie.ts";
import { problemTitle } from "#app/routes/account/parts/problem-title.ts";
import { safeReturn } from "#app/web/addresses/safe-return.ts";
import { afterSignIn } from "#app/web/after-sign-in.ts";
import { domainContext, type RouteContext, requestContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { joinTicked, parseForm, readForm } from "#app/web/forms/form.ts";
import { cookiesOf } from "#app/web/session.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { failedWords } from "#content/failed-words.ts";
import { waitInWords } from "#content/wait-in-words.ts";
import { sendAnotherConfirmation } from "#domain/accounts/confirm-email.ts";
import { requestPasswordReset } from "#domain/accounts/reset-password.ts";
import {
  countSignIn,
  countSignUp,
  mayMailAgain,
  noteFailedSignIn,
  noteRightPassword,
  noteSignedIn,
} from "#domain/accounts/sign-in-attempts.ts";
import { signUp } from "#domain/accounts/sign-up.ts";
import { signUpForm } from "#domain/accounts/sign-up-form.ts";
import { DomainError, type DomainErrorCode } from "#domain/errors.ts";
import { typedCode } from "#domain/typed-text.ts";
import { hashPassword } from "#integrations/password-hash.ts";
import type { Route } from "./+types/auth.ts";

const HOUR_SECONDS = 3600;

const LOGIN_FAILED = {
  status: 401,
  title: "Login Failed",
  message: "Invalid email or password. Please check your credentials and try again.",
};
const TOO_MANY_SIGN_UPS = "Several accounts have been opened from your network in the last hour.";
/** From the documents, whatever the actual wait. */
const TOO_MANY_SIGN_INS = "Too many attempts. Please try again in 15 minutes.";
const NOT_CONFIRMED = {
  status: 403,
  title: "Login Error",
  message: "Please confirm your email address first. We have sent you a new link.",
};

export const authAction = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  if (form.get("form") === "signup") return signUpAction(form, context);
  if (form.get("form") === "reset") return resetAction(form, context);
  return signInAction(form, request, context);
});

/** Opens the account; the next step arrives by mail. */
export async function signUpAction(form: FormData, context: RouteContext) {
  for (const list of ["certifications", "specialties"]) joinTicked(form, list);
  const parsed = parseForm(signUpForm, form);
  if (!parsed.ok)
    return failedForm(form, {
      form: "signup",
      title: problemTitle(parsed.errors, "Signup Error"),
      errors: parsed.errors,
    });
  try {
    await countSignUp(domainContext(context), context.get(requestContext).address);
    const passwordHash = await hashPassword(parsed.value.password);
    const userId = randomUUID();
    await signUp(domainContext(context), { userId, passwordHash, form: parsed.value });
    return redirect("/auth?notice=account-created", { headers: { "set-cookie": signUpMark(userId) } });
  } catch (error) {
    if (isRefusal(error, "too_many_requests")) {
      const message = `${TOO_MANY_SIGN_UPS} Please try again ${waitInWords(error.waitSeconds ?? HOUR_SECONDS)}.`;
      return failedForm(form, { form: "signup", error, title: "Signup Error", message });
    }
    if (isRefusal(error, "account_exists")) return failedForm(form, { form: "signup", error });
    return failedForm(form, { form: "signup", title: "Signup Error", error, context, unexpected: failedWords.account });
  }
}

/** Signs in and goes on to where the person was heading, within our site only. */
export async function signInAction(form: FormData, request: Request, context: RouteContext) {
  const email = typedCode(String(form.get("email") ?? ""));
  const password = String(form.get("password") ?? "");
  if (!email || !password) return missingCredentials(form, email, password);
  const { auth, address } = context.get(requestContext);
  try {
    await countSignIn(domainContext(context), email, { address, device: deviceMarksOf(request) });
    const outcome = await auth.signIn(email.toLowerCase(), password, request.headers);
    const isWrong = !outcome.ok && outcome.reason === "credentials";
    if (!isWrong) await noteRightPassword(domainContext(context), email, address);
    if (outcome.ok) {
      await noteSignedIn(domainContext(context), outcome.userId);
      const headers = await rememberDevice(cookiesOf(outcome.headers), request, context, outcome.userId);
      return redirect(await afterSignIn(context, outcome.userId, form.get("next")), { headers });
    }
    if (outcome.reason === "second-step")
      return redirect(secondStepAddress(form), { headers: cookiesOf(outcome.headers) });
    if (outcome.reason === "unconfirmed") return await sendLinkAgain(form, email, context);
    await noteFailedSignIn(domainContext(context), email);
    return failedForm(form, { form: "login", error: new DomainError("not_signed_in"), ...LOGIN_FAILED });
  } catch (error) {
    const about = { form: "login", title: "Login Error" };
    if (isRefusal(error, "too_many_requests")) return failedForm(form, { error, ...about, message: TOO_MANY_SIGN_INS });
    return failedForm(form, { ...about, error, context, unexpected: failedWords.account });
  }
}

function missingCredentials(form: FormData, email: string, password: string) {
  const message = "Please enter both email and password.";
  const errors = { ...(email ? {} : { email: [message] }), ...(password ? {} : { password: [message] }) };
  return failedForm(form, { form: "login", title: "Missing Information", errors });
}

async function sendLinkAgain(form: FormData, email: string, context: RouteContext) {
  const { address } = context.get(requestContext);
  if (await mayMailAgain(domainContext(context), email, address))
    await sendAnotherConfirmation(domainContext(context), email.toLowerCase());
  return failedForm(form, { form: "unconfirmed", error: new DomainError("not_signed_in"), ...NOT_CONFIRMED });
}

function secondStepAddress(form: FormData): string {
  const next = safeReturn(form.get("next"));
  return next === "/" ? "/auth/two-factor" : `/auth/two-factor?next=${encodeURIComponent(next)}`;
}

/** Sends the mail that leads to a new password; an unknown address gets the same answer. */
export async function resetAction(form: FormData, context: RouteContext) {
  const about = { form: "reset", title: "Reset Error" };
  return mailForm(form, context, about, requestPasswordReset, "/auth?tab=reset&notice=reset-sent");
}

function isRefusal(error: unknown, code: DomainErrorCode): error is DomainError {
  return error instanceof DomainError && error.code === code;
}
