import { type RouterContextProvider, redirect } from "react-router";
import { failedForm } from "#app/routes/account/failed-form.ts";
import { problemTitle } from "#app/routes/account/problem-title.ts";
import { actorOf, domainContext, requestContext } from "#app/web/context.ts";
import { rememberDevice } from "#app/web/device-cookie.ts";
import { invalidForm, parseForm, refusedForm } from "#app/web/form.ts";
import { newEmailForm, requestEmailChange } from "#domain/accounts/change-email.ts";
import { changePassword } from "#domain/accounts/change-password.ts";
import { endOtherSessions, mySecurity } from "#domain/accounts/my-security.ts";
import { newPasswordForm } from "#domain/accounts/new-password-form.ts";
import { requireOwnPassword } from "#domain/accounts/own-password.ts";
import { countAccountMail } from "#domain/accounts/sign-in-attempts.ts";
import { requireUser } from "#domain/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { hashPassword, isPassword } from "#integrations/password-hash.ts";

type RouteContext = Readonly<RouterContextProvider>;

/** Changes the password, asked for the current one. */
export async function passwordAction(form: FormData, request: Request, context: RouteContext) {
  const [actor, verbs] = [actorOf(context), domainContext(context)];
  try {
    const parsed = parseForm(newPasswordForm(await mySecurity(verbs, actor)), form);
    if (!parsed.ok) return invalidForm(form, parsed.errors, { form: "password", title: problemTitle(parsed.errors) });
    await requireOwnPassword(verbs, actor, currentPassword(form), isPassword);
    const passwordHash = await hashPassword(parsed.value.password);
    await changePassword(verbs, actor, { passwordHash, sessionId: await sessionIdOf(request, context) });
    // What browsers were known by ends with the password; this one stays known.
    const headers = await rememberDevice(new Headers(), request, context, requireUser(actor).userId);
    return redirect("/account?notice=password-changed", { headers });
  } catch (error) {
    return refusedChange(form, error, context, "password");
  }
}

/** Sends the mail that confirms a new address, asked for the current password. */
export async function emailAction(form: FormData, _request: Request, context: RouteContext) {
  const [actor, verbs] = [actorOf(context), domainContext(context)];
  const parsed = parseForm(newEmailForm, form);
  if (!parsed.ok) return invalidForm(form, parsed.errors, { form: "email", title: "Missing Information" });
  try {
    await requireOwnPassword(verbs, actor, currentPassword(form), isPassword);
    await countAccountMail(verbs, parsed.value.newEmail, context.get(requestContext).address);
    await requestEmailChange(verbs, actor, parsed.value.newEmail);
  } catch (error) {
    return refusedChange(form, error, context, "email");
  }
  return redirect("/account?notice=email-link-sent");
}

/** Signs out everywhere but here. */
export async function sessionsAction(_form: FormData, request: Request, context: RouteContext) {
  await endOtherSessions(domainContext(context), actorOf(context), await sessionIdOf(request, context));
  return redirect("/account?notice=sessions-ended");
}

export function currentPassword(form: FormData): string {
  return String(form.get("currentPassword") ?? "");
}

/** The words of a refusal: what is wrong with a field, or why it is not possible now. */
export function refusedChange(form: FormData, error: unknown, context: RouteContext, name: string) {
  if (error instanceof DomainError && error.code === "invalid_input") {
    return invalidForm(form, error.fields, { form: name });
  }
  if (error instanceof DomainError && error.code === "account_exists") {
    const message = "Another account uses this email address.";
    return refusedForm(form, error, { form: name, message });
  }
  return failedForm(form, error, context, { form: name, title: "Not changed" });
}

async function sessionIdOf(request: Request, context: RouteContext): Promise<string> {
  const { sessionId } = await context.get(requestContext).auth.session(request.headers);
  if (!sessionId) throw new DomainError("not_signed_in");
  return sessionId;
}
