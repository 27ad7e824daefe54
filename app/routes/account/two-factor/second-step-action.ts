import { redirect } from "react-router";
import { rememberDevice } from "#app/routes/account/parts/device-cookie.ts";
import { readCode, WRONG_CODE } from "#app/routes/account/two-factor/read-code.ts";
import { safeReturn } from "#app/web/addresses/safe-return.ts";
import { afterSignIn } from "#app/web/after-sign-in.ts";
import { domainContext, type RouteContext, requestContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { readForm } from "#app/web/forms/form.ts";
import { cookiesOf } from "#app/web/session.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { failedWords } from "#content/failed-words.ts";
import { noteFailedSecondStep, noteSignedIn } from "#domain/accounts/sign-in-attempts.ts";
import { claimCode, recordTwoFactorChange } from "#domain/accounts/two-factor.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import { DomainError } from "#domain/errors.ts";
import { typedCode } from "#domain/typed-text.ts";
import type { Route } from "./+types/second-step.ts";

const FAILED = { form: "step", title: "Login Failed" };

/** The second step of signing in, with a code from the app or a recovery code. */
export const secondStepAction = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  try {
    return form.has("recoveryCode")
      ? await withRecoveryCode(form, request, context)
      : await withAppCode(form, request, context);
  } catch (error) {
    return failedForm(form, { form: "step", title: "Login Error", error, context, unexpected: failedWords.account });
  }
});

async function withAppCode(form: FormData, request: Request, context: RouteContext) {
  const read = readCode(form);
  if (!read.ok) return failedForm(form, { ...FAILED, errors: read.errors });
  const { twoFactor } = context.get(requestContext).auth;
  const outcome = await twoFactor.finishSignIn(request.headers, { code: read.code });
  if (!outcome.ok) return refused(form, request, context, { reason: outcome.reason, errors: { code: [WRONG_CODE] } });
  if (await claimCode(domainContext(context), outcome.userId, read.code))
    return signedIn(form, request, context, outcome);
  await twoFactor.abandon(outcome);
  return redirect(signInAgain(form, "code-used-before"));
}

async function withRecoveryCode(form: FormData, request: Request, context: RouteContext) {
  const recoveryCode = typedCode(String(form.get("recoveryCode") ?? ""));
  if (!recoveryCode)
    return failedForm(form, { ...FAILED, errors: { recoveryCode: ["Please enter a recovery code."] } });
  const outcome = await context.get(requestContext).auth.twoFactor.finishSignIn(request.headers, { recoveryCode });
  if (!outcome.ok) {
    const errors = { recoveryCode: [WRONG_RECOVERY_CODE] };
    return refused(form, request, context, { reason: outcome.reason, errors });
  }
  await recordTwoFactorChange(
    domainContext(context),
    await loadActor(domainContext(context), outcome.userId),
    "code-used",
  );
  return signedIn(form, request, context, outcome);
}

const WRONG_RECOVERY_CODE = "That recovery code is not right, or has already been used.";

interface Refusal {
  reason: "code" | "challenge" | "locked";
  errors: Record<string, string[]>;
}

async function refused(form: FormData, request: Request, context: RouteContext, { reason, errors }: Refusal) {
  if (reason !== "challenge") {
    const userId = await context.get(requestContext).auth.twoFactor.whoAwaits(request.headers);
    await noteFailedSecondStep(domainContext(context), userId);
  }
  if (reason === "code") return failedForm(form, { ...FAILED, errors });
  if (reason === "locked") throw new DomainError("too_many_requests");
  return redirect(signInAgain(form, "sign-in-again"));
}

async function signedIn(
  form: FormData,
  request: Request,
  context: RouteContext,
  { userId, headers }: { userId: string; headers: Headers },
) {
  await noteSignedIn(domainContext(context), userId);
  const cookies = await rememberDevice(cookiesOf(headers), request, context, userId);
  return redirect(await afterSignIn(context, userId, form.get("next")), { headers: cookies });
}

function signInAgain(form: FormData, notice: string): string {
  return `/auth?notice=${notice}&next=${encodeURIComponent(safeReturn(form.get("next")))}`;
}
