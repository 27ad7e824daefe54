import { domainContext, requestContext } from "#app/web/context.ts";
import { readUuid } from "#app/web/forms/form.ts";
import { answeringJson, methodNotAllowed, problem } from "#app/web/problem.ts";
import type { Context } from "#domain/context.ts";
import { recordReversal } from "#domain/payments/record-reversal.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { type CardPayments, type PaymentEvent, UntrustedEventError } from "#integrations/card-payments.ts";
import type { Route } from "./+types/stripe.ts";

export function loader() {
  return methodNotAllowed("POST");
}

/**
 * Payment events, signed by the provider. It repeats for days whatever is not answered with 200, so an event that we
 * can do nothing about is answered with 200 and logged.
 */
export const action = answeringJson(async ({ request, context }: Route.ActionArgs) => {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { payments, log, requestId } = context.get(requestContext);
  if (!payments) return problem("payments_off");
  const event = readEvent(payments, await request.text(), request.headers.get("stripe-signature"));
  if (!event) {
    log.warn({ requestId }, "payment event with a wrong signature");
    return Response.json({ received: false }, { status: 400 });
  }
  const outcome = await actOn(domainContext(context), event);
  const line = { requestId, eventId: event.id, type: event.type, outcome };
  if (outcome === "mismatch") log.error(line, "money came that does not fit its order; it waits at /admin/payments");
  if (event.about === "unknown shape") {
    log[event.isOfOurs ? "error" : "warn"](line, "payment event of unknown shape");
  }
  if (outcome === "unknown") log.warn(line, "event of a payment that is not ours");
  return Response.json({ received: true }, { headers: { "cache-control": "no-store" } });
});

function readEvent(payments: CardPayments, body: string, signature: string | null): PaymentEvent | undefined {
  try {
    return payments.readEvent(body, signature);
  } catch (error) {
    if (error instanceof UntrustedEventError) return undefined;
    throw error;
  }
}

async function actOn(context: Context, event: PaymentEvent): Promise<string> {
  const { id, type } = event;
  switch (event.about) {
    case "session": {
      const paymentId = readUuid(event.report.paymentId);
      return paymentId ? settlePayment(context, { ...event.report, paymentId }, { id, type }) : "unknown";
    }
    case "refund":
      return recordReversal(context, { ...event, kind: "refund", paymentId: ours(event) }, { id, type });
    case "refund-part":
      return recordReversal(context, { ...event, kind: "refund-part", paymentId: ours(event) }, { id, type });
    case "dispute":
      return recordReversal(context, { ...event, kind: "dispute", paymentId: ours(event) }, { id, type });
    default:
      return event.about;
  }
}

function ours({ paymentId }: { paymentId: string | null }): string | null {
  return readUuid(paymentId) ?? null;
}
