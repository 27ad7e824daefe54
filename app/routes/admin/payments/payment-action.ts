import { redirect } from "react-router";
import { decideMismatch } from "#app/routes/admin/payments/decide-mismatch.ts";
import { callerOf, type RouteContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { hasErrors, readForm } from "#app/web/forms/form.ts";
import { idOf, readUuid } from "#app/web/forms/read-uuid.ts";
import { stepUpErrors } from "#app/web/forms/step-up.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { requireAdmin } from "#domain/actor.ts";
import { type PaymentFile, paymentFile } from "#domain/admin/payments/payment-file.ts";
import { DomainError } from "#domain/errors.ts";
import { askRefund } from "#domain/payments/ask-refund.ts";
import { approveRefund, declineRefund } from "#domain/payments/decide-refund.ts";
import { closeReversal } from "#domain/payments/reversals.ts";
import { typedCode } from "#domain/typed-text.ts";
import type { Route } from "./+types/payment.ts";

const OF_MONEY = ["refund", "approve-refund", "decline-refund"];

export const paymentAction = withErrorPage(async ({ request, params, context }: Route.ActionArgs) => {
  const [domain, actor] = callerOf(context);
  requireAdmin(actor);
  const payment = await paymentFile(domain, actor, idOf(params));
  const form = await readForm(request);
  const name = nameOf(form);
  try {
    if (OF_MONEY.includes(String(form.get("intent")))) {
      const errors = await stepUpErrors(form, request, context);
      if (hasErrors(errors)) return failedForm(form, { form: name, errors });
    }
    return redirect(`/admin/payments/${payment.id}?notice=${await act(context, payment, form)}`);
  } catch (error) {
    return failedForm(form, { form: name, error });
  }
});

/** Which form of the page it is, so that its errors come back beside it. */
function nameOf(form: FormData): string {
  const intent = String(form.get("intent"));
  if (intent === "approve-refund" || intent === "decline-refund") return String(form.get("refundId"));
  return String(form.get("id") ?? intent);
}

/** Does what a form of the page asks for; returns the notice to show. */
async function act(context: RouteContext, payment: PaymentFile, form: FormData): Promise<string> {
  const [domain, actor] = callerOf(context);
  const refundId = readUuid(form.get("refundId")) ?? "";
  const reason = String(form.get("reason") ?? "");
  switch (form.get("intent")) {
    case "close-reversal":
      await closeReversal(domain, actor, { installerId: payment.installerId, paymentId: payment.id });
      return "reversal-closed";
    case "refund": {
      if (!refundId) throw new DomainError("not_found");
      const credits = wholeNumber(form.get("credits"));
      const { needsApproval } = await askRefund(domain, actor, { refundId, paymentId: payment.id, credits, reason });
      return needsApproval ? "refund-waits" : "refund-going";
    }
    case "approve-refund":
      await approveRefund(domain, actor, known(payment, refundId));
      return "refund-going";
    case "decline-refund":
      await declineRefund(domain, actor, { refundId: known(payment, refundId), reason });
      return "card-refund-declined";
    default:
      return decideMismatch(domain, actor, form);
  }
}

/** NaN for anything but digits, which the verb refuses. */
function wholeNumber(given: FormDataEntryValue | null): number {
  const text = typedCode(String(given ?? ""));
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
}

function known({ cardRefunds }: PaymentFile, refundId: string): string {
  if (!cardRefunds.some(({ id }) => id === refundId)) throw new DomainError("not_found");
  return refundId;
}
