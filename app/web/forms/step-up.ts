import { callerOf, type RouteContext, requestContext } from "#app/web/context.ts";
import { requireStepUp, type StepUpNeeds, stepUpNeeds } from "#domain/accounts/step-up.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";
import { isPassword } from "#integrations/password-hash.ts";

/** What a page's forms must ask for if they outlive the session, for its loader. Errors: not_signed_in. */
export function stepUpAsked(context: RouteContext): Promise<StepUpNeeds> {
  return stepUpNeeds(...callerOf(context));
}

/**
 * Checks what such a form sent (app/ui/forms/step-up-fields.tsx): what is wrong beside which field, or nothing if the
 * account's owner is asking. Errors: not_signed_in, too_many_requests.
 */
export async function stepUpErrors(form: FormData, request: Request, context: RouteContext): Promise<FieldErrors> {
  const text = (name: string) => String(form.get(name) ?? "");
  const answer = { currentPassword: text("currentPassword"), code: text("code").replace(/\s/g, "") };
  const { twoFactor } = context.get(requestContext).auth;
  const whichCode = (code: string) => twoFactor.whichCode(request.headers, code);
  try {
    await requireStepUp(...callerOf(context), answer, { isPassword, whichCode });
    return {};
  } catch (error) {
    if (error instanceof DomainError && error.code === "invalid_input") return error.fields;
    throw error;
  }
}

/** Whether this session has proved it recently, for requests without a form. Errors: not_signed_in. */
export async function isSteppedUp(context: RouteContext): Promise<boolean> {
  return !(await stepUpAsked(context)).password;
}
