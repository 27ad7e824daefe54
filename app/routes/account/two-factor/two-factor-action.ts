import { data, redirect } from "react-router";
import { notChanged } from "#app/routes/account/parts/not-changed.ts";
import { qrPath } from "#app/routes/account/two-factor/qr-path.ts";
import { readCode, WRONG_CODE } from "#app/routes/account/two-factor/read-code.ts";
import type { TwoFactorSetupFacts } from "#app/routes/account/two-factor/two-factor-setup.tsx";
import { callerOf, type RouteContext, requestContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { hasErrors, readForm } from "#app/web/forms/form.ts";
import { stepUpErrors } from "#app/web/forms/step-up.ts";
import { cookiesOf } from "#app/web/session.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { mySecurity } from "#domain/accounts/my-security.ts";
import { claimCode, countFirstCode, recordTwoFactorChange, requireMayTurnOff } from "#domain/accounts/two-factor.ts";
import { requireUser } from "#domain/actor.ts";
import type { Route } from "./+types/two-factor.ts";

const HERE = "/account/two-factor";
const URI_LENGTH_MAX = 600;

export const twoFactorAction = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const name = String(form.get("form"));
  if (!Object.hasOwn(actions, name)) return redirect(HERE);
  return actions[name as keyof typeof actions](form, request, context);
});

const actions = { begin: beginAction, confirm: confirmAction, off: offAction, codes: codesAction };

/** Turning it on, first half: creates a secret, which has no effect before its first code. */
async function beginAction(form: FormData, request: Request, context: RouteContext) {
  if (await isOn(context)) return redirect(HERE);
  try {
    const errors = await stepUpErrors(form, request, context);
    if (hasErrors(errors)) return failedForm(form, { form: "begin", errors });
    return { setup: setupOf(await context.get(requestContext).auth.twoFactor.begin(request.headers)) };
  } catch (error) {
    return failedForm(form, { form: "begin", ...notChanged(error, context) });
  }
}

/** Second half: the first code shows that the app has the secret. */
async function confirmAction(form: FormData, request: Request, context: RouteContext) {
  const setup = setupOf(String(form.get("uri") ?? ""));
  if (!setup || (await isOn(context))) return redirect(HERE);
  const [domain, actor] = callerOf(context);
  const again = (failed: ReturnType<typeof failedForm>) => ({ ...failed, data: { setup, refusal: failed.data } });
  const read = readCode(form);
  if (!read.ok) return again(failedForm(form, { form: "confirm", errors: read.errors }));
  try {
    await countFirstCode(domain, actor);
    const { userId } = requireUser(actor);
    const on = await context.get(requestContext).auth.twoFactor.turnOn(request.headers, userId, read.code);
    if (!on) return again(failedForm(form, { form: "confirm", errors: { code: [WRONG_CODE] } }));
    await claimCode(domain, userId, read.code);
    await recordTwoFactorChange(domain, actor, "on", on.sessionId);
    const answer = { recoveryCodes: on.recoveryCodes, title: "Two-factor sign-in is on" };
    return data(answer, { headers: cookiesOf(on.headers) });
  } catch (error) {
    return again(failedForm(form, { form: "confirm", ...notChanged(error, context) }));
  }
}

/** Turns it off, given the password and a code. */
async function offAction(form: FormData, request: Request, context: RouteContext) {
  if (!(await isOn(context))) return redirect(HERE);
  const [domain, actor] = callerOf(context);
  try {
    requireMayTurnOff(actor);
    const errors = await stepUpErrors(form, request, context);
    if (hasErrors(errors)) return failedForm(form, { form: "off", errors });
    const headers = await context.get(requestContext).auth.twoFactor.turnOff(request.headers);
    await recordTwoFactorChange(domain, actor, "off");
    return redirect("/account?notice=two-factor-off", { headers: cookiesOf(headers) });
  } catch (error) {
    return failedForm(form, { form: "off", ...notChanged(error, context) });
  }
}

/** New recovery codes; the old ones stop working. */
async function codesAction(form: FormData, request: Request, context: RouteContext) {
  if (!(await isOn(context))) return redirect(HERE);
  const [domain, actor] = callerOf(context);
  try {
    const errors = await stepUpErrors(form, request, context);
    if (hasErrors(errors)) return failedForm(form, { form: "codes", errors });
    const recoveryCodes = await context.get(requestContext).auth.twoFactor.renewRecoveryCodes(request.headers);
    await recordTwoFactorChange(domain, actor, "codes-renewed");
    return { recoveryCodes, title: "Your older codes no longer work" };
  } catch (error) {
    return failedForm(form, { form: "codes", ...notChanged(error, context) });
  }
}

async function isOn(context: RouteContext): Promise<boolean> {
  return (await mySecurity(...callerOf(context))).hasTwoFactor;
}

/** What the page needs to show a secret; it comes back with the code in a hidden field. Undefined for anything else. */
function setupOf(uri: string): TwoFactorSetupFacts | undefined {
  if (!uri.startsWith("otpauth://totp/") || uri.length > URI_LENGTH_MAX || !URL.canParse(uri)) return undefined;
  const secret = new URL(uri).searchParams.get("secret");
  return secret ? { uri, secret, qr: qrPath(uri) } : undefined;
}
