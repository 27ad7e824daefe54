import { randomUUID } from "node:crypto";
import { type RouterContextProvider, redirect } from "react-router";
import { domainContext, requestContext } from "#app/web/context.ts";
import { invalidForm, parseForm, refusedForm } from "#app/web/form.ts";
import { safeReturn } from "#app/web/safe-return.ts";
import { resendConfirmation } from "#domain/accounts/confirm-email.ts";
import {
  countAccountMail,
  countFailedSignIn,
  countSignUp,
  forgetFailedSignIns,
  requireSignInAllowed,
} from "#domain/accounts/sign-in-attempts.ts";
import { signUp } from "#domain/accounts/sign-up.ts";
import { signUpForm } from "#domain/accounts/sign-up-form.ts";
import { DomainError } from "#domain/errors.ts";
import { hashPassword } from "#integrations/auth.ts";

type RouteContext = Readonly<RouterContextProvider>;

const LOGIN_FAILED = {
  status: 401,
  title: "Login Failed",
  message: "Invalid email or password. Please check your credentials and try again.",
};
const TOO_MANY_SIGN_UPS = {
  title: "Too many attempts",
  message: "Many accounts were opened from your network in the last hour. Please try again in an hour.",
};
const NOT_CONFIRMED = {
  status: 403,
  title: "Login Error",
  message: "Please confirm your email address first. We have sent you a new link.",
};

/** Opens the account; the person then finds the next step in their mail. */
export async function signUpAction(form: FormData, context: RouteContext) {
  const parsed = parseForm(signUpForm, form);
  if (!parsed.ok) return invalidForm(form, parsed.errors, { form: "signup", title: signUpTitle(parsed.errors) });
  try {
    await countSignUp(domainContext(context), context.get(requestContext).address);
    const passwordHash = await hashPassword(parsed.value.password);
    await signUp(domainContext(context), { userId: randomUUID(), passwordHash, form: parsed.value });
  } catch (error) {
    const tooMany = error instanceof DomainError && error.code === "too_many_requests";
    return refusedForm(form, error, { form: "signup", ...(tooMany ? TOO_MANY_SIGN_UPS : {}) });
  }
  return redirect("/auth?notice=account-created");
}

/** The documented titles, the most important first. */
function signUpTitle(errors: Readonly<Record<string, readonly string[]>>): string {
  const messages = Object.values(errors).flat();
  if (messages.includes("Please fill in all required fields.")) return "Missing Information";
  if (messages.includes("Passwords do not match.")) return "Password Mismatch";
  return errors.password ? "Weak Password" : "There is a problem";
}

/** Signs in and leads on to where the person was going, inside our site only. */
export async function signInAction(form: FormData, request: Request, context: RouteContext) {
  const email = String(form.get("email") ?? "").trim();
  const password = String(form.get("password") ?? "");
  if (!email || !password) return missingCredentials(form, email, password);
  const { auth, address } = context.get(requestContext);
  try {
    await requireSignInAllowed(domainContext(context), email, address);
    const outcome = await auth.signIn(email.toLowerCase(), password, request.headers);
    if (outcome.ok) {
      await forgetFailedSignIns(domainContext(context), email, address);
      const headers = new Headers(outcome.headers.getSetCookie().map((cookie) => ["set-cookie", cookie]));
      return redirect(withNotice(safeReturn(form.get("next")), "welcome-back"), { headers });
    }
    if (outcome.reason === "unconfirmed") return await sendLinkAgain(form, email, context);
    await countFailedSignIn(domainContext(context), email, address);
    return refusedForm(form, new DomainError("not_signed_in"), { form: "login", ...LOGIN_FAILED });
  } catch (error) {
    return refusedForm(form, error, { form: "login" });
  }
}

function missingCredentials(form: FormData, email: string, password: string) {
  const message = "Please enter both email and password.";
  const errors = { ...(email ? {} : { email: [message] }), ...(password ? {} : { password: [message] }) };
  return invalidForm(form, errors, { form: "login", title: "Missing Information" });
}

async function sendLinkAgain(form: FormData, email: string, context: RouteContext) {
  await countAccountMail(domainContext(context), email);
  await resendConfirmation(domainContext(context), email.toLowerCase());
  return refusedForm(form, new DomainError("not_signed_in"), { form: "login", ...NOT_CONFIRMED });
}

function withNotice(path: string, notice: string): string {
  const url = new URL(path, "https://our.site");
  url.searchParams.set("notice", notice);
  return `${url.pathname}${url.search}${url.hash}`;
}
