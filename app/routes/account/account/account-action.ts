import { redirect } from "react-router";
import { rememberDevice } from "#app/routes/account/parts/device-cookie.ts";
import { notChanged } from "#app/routes/account/parts/not-changed.ts";
import { problemTitle } from "#app/routes/account/parts/problem-title.ts";
import { actorOf, callerOf, type RouteContext, requestContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { errorsOf, hasErrors, parseForm, readForm } from "#app/web/forms/form.ts";
import { stepUpErrors } from "#app/web/forms/step-up.ts";
import { cookiesOf } from "#app/web/session.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { newEmailForm, requestEmailChange } from "#domain/accounts/change-email.ts";
import { changePassword } from "#domain/accounts/change-password.ts";
import { deletePerson } from "#domain/accounts/close-account.ts";
import { endMySession, endOtherSessions, mySecurity } from "#domain/accounts/my-security.ts";
import { newPasswordForm } from "#domain/accounts/new-password-form.ts";
import { requireOwnPassword } from "#domain/accounts/own-password.ts";
import { countAccountMail } from "#domain/accounts/sign-in-attempts.ts";
import { requireUser } from "#domain/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { awayTyped, setAway } from "#domain/team/away.ts";
import { hashPassword, isPassword } from "#integrations/password-hash.ts";
import type { Route } from "./+types/account.ts";

export const accountAction = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const name = String(form.get("form"));
  if (!Object.hasOwn(actions, name)) return redirect("/account");
  return actions[name as keyof typeof actions](form, request, context);
});

const actions = {
  password: passwordAction,
  email: emailAction,
  sessions: sessionsAction,
  away: awayAction,
  delete: deleteAction,
};

/** Changes the password, given the current one. */
async function passwordAction(form: FormData, request: Request, context: RouteContext) {
  const [domain, actor] = callerOf(context);
  try {
    const parsed = parseForm(newPasswordForm(await mySecurity(domain, actor)), form);
    if (!parsed.ok)
      return failedForm(form, { form: "password", title: problemTitle(parsed.errors), errors: parsed.errors });
    await requireOwnPassword(domain, actor, currentPassword(form), isPassword);
    const passwordHash = await hashPassword(parsed.value.password);
    await changePassword(domain, actor, { passwordHash, sessionId: sessionIdOf(context) });
    // The browsers remembered so far are forgotten with the password; this one stays remembered.
    const headers = await rememberDevice(new Headers(), request, context, requireUser(actor).userId);
    return redirect("/account?notice=password-changed", { headers });
  } catch (error) {
    return failedForm(form, { form: "password", ...notChanged(error, context) });
  }
}

/** Says when the person is away from their company. */
async function awayAction(form: FormData, _request: Request, context: RouteContext) {
  const [domain, actor] = callerOf(context);
  try {
    const away = awayTyped((name) => String(form.get(name) ?? "").trim());
    await setAway(domain, actor, { userId: requireUser(actor).userId, away });
  } catch (error) {
    return failedForm(form, { form: "away", ...notChanged(error, context) });
  }
  return redirect("/account?notice=away-saved");
}

async function emailAction(form: FormData, request: Request, context: RouteContext) {
  const [domain, actor] = callerOf(context);
  const parsed = parseForm(newEmailForm, form);
  try {
    const errors = { ...errorsOf(parsed), ...(await stepUpErrors(form, request, context)) };
    if (!parsed.ok) return failedForm(form, { form: "email", title: "Missing Information", errors });
    if (hasErrors(errors)) return failedForm(form, { form: "email", errors });
    await countAccountMail(domain, parsed.value.newEmail, context.get(requestContext).address);
    await requestEmailChange(domain, actor, parsed.value.newEmail);
  } catch (error) {
    return failedForm(form, { form: "email", ...notChanged(error, context) });
  }
  return redirect("/account?notice=email-link-sent");
}

/** Ends one session, or all but this one. */
async function sessionsAction(form: FormData, _request: Request, context: RouteContext) {
  const sessionId = form.get("sessionId");
  if (typeof sessionId === "string" && sessionId !== sessionIdOf(context)) {
    await endMySession(...callerOf(context), sessionId);
    return redirect("/account?notice=session-ended#sessions");
  }
  await endOtherSessions(...callerOf(context), sessionIdOf(context));
  return redirect("/account?notice=sessions-ended");
}

/** For somebody in no company. */
async function deleteAction(form: FormData, request: Request, context: RouteContext) {
  try {
    const errors = await stepUpErrors(form, request, context);
    if (hasErrors(errors)) return failedForm(form, { form: "delete", errors });
    await deletePerson(...callerOf(context));
  } catch (error) {
    return failedForm(form, { form: "delete", ...notChanged(error, context) });
  }
  // The session has already gone; this removes its cookie too.
  const cookies = await context.get(requestContext).auth.signOut(request.headers);
  return redirect("/?notice=account-deleted", { headers: cookiesOf(cookies) });
}

function currentPassword(form: FormData): string {
  return String(form.get("currentPassword") ?? "");
}

export function sessionIdOf(context: RouteContext): string {
  const { sessionId } = requireUser(actorOf(context));
  if (!sessionId) throw new DomainError("not_signed_in");
  return sessionId;
}
