import { randomUUID } from "node:crypto";
import { Form, Link } from "react-router";
import { shownTimeline } from "#app/routes/admin/parts/shown-timeline.ts";
import { Timeline } from "#app/routes/admin/parts/timeline.tsx";
import { EffectOnCredits } from "#app/routes/admin/payments/effect-on-credits.tsx";
import { Mismatches } from "#app/routes/admin/payments/mismatches.tsx";
import { DisputeFacts, PaymentFacts } from "#app/routes/admin/payments/payment-facts.tsx";
import { type PaymentIntent, paymentIntents, paymentPath } from "#app/routes/admin/payments/payment-intents.ts";
import { PaymentBadges } from "#app/routes/admin/payments/payment-state.tsx";
import { RefundCard } from "#app/routes/admin/payments/refund-card.tsx";
import { stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { Notice } from "#app/ui/notice.tsx";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { type FormState, idOf } from "#app/web/forms/form.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { stepUpAsked } from "#app/web/forms/step-up.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { receiptNumberInWords } from "#content/receipt-number.ts";
import { type PaymentFile, paymentFile } from "#domain/admin/payments/payment-file.ts";
import { KINDS_OF_PAYMENT, paymentTimeline } from "#domain/admin/timeline/timelines.ts";
import { isClosedDispute } from "#domain/payments/payment-state.ts";
import type { Route } from "./+types/payment.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Payment",
    description: "One card payment: the money, its effect on credits and what you can do.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, params, context }: Route.LoaderArgs) => {
  const caller = callerOf(context);
  const id = idOf(params);
  return {
    payment: await paymentFile(...caller, id),
    stepUp: await stepUpAsked(context),
    refundId: randomUUID(),
    timeline: await shownTimeline(request, (asked) => paymentTimeline(...caller, id, asked), KINDS_OF_PAYMENT),
  };
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const payment = await paymentFile(...callerOf(args.context), idOf(args.params));
  const posted = await postedForm(args);
  return answerForm(posted, paymentPath(payment.id), paymentIntents(posted, payment));
});

export const shouldRevalidate = alsoAfterRefusals;

export default function PaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  const { payment, stepUp, refundId, timeline } = loaderData;
  const { id, receiptNumber, companyName, waiting } = payment;
  const name = receiptNumber === null ? "without a receipt" : receiptNumberInWords(receiptNumber);
  return (
    <section className="stack" aria-labelledby="payment-title">
      <p className="small">
        <Link to="/admin/payments">Payments</Link>
      </p>
      <h1 id="payment-title">
        Payment {name}: {companyName}
      </h1>
      <PaymentBadges payment={payment} />
      <FormRefusal state={stateOfGone(state, formsOn(payment))} />
      {payment.isReversalOpen && (
        <NotDealtWith isDisputed={isOpenDispute(payment)} state={stateOfForm(state, "close-reversal")} />
      )}
      {waiting.length > 0 && (
        <Mismatches mismatches={waiting} total={waiting.length} state={state} path={`/admin/payments/${id}`} />
      )}
      <div className="two">
        <PaymentFacts payment={payment} />
        <div className="stack">
          {payment.disputeStatus && <DisputeFacts payment={payment} />}
          {payment.status === "paid" && (
            <RefundCard payment={payment} refundId={refundId} stepUp={stepUp} state={state} />
          )}
        </div>
      </div>
      <EffectOnCredits payment={payment} />
      <Timeline timeline={timeline} path={`/admin/payments/${id}`} />
    </section>
  );
}

/** The forms on the page; each shows its own refusal. */
function formsOn({ waiting, isReversalOpen, cardRefunds, status, refundableCredits }: PaymentFile): string[] {
  const mismatches = waiting.map(({ id }) => id);
  const toDecide = cardRefunds.filter(({ state }) => state === "asked").map(({ id }) => id);
  const ofRefunds = status === "paid" ? [...toDecide, ...(refundableCredits > 0 ? ["refund"] : [])] : [];
  return [...mismatches, ...(isReversalOpen ? ["close-reversal"] : []), ...ofRefunds];
}

function isOpenDispute({ disputeStatus }: PaymentFile): boolean {
  return disputeStatus !== null && !isClosedDispute(disputeStatus);
}

function NotDealtWith({ isDisputed, state }: { isDisputed: boolean; state: FormState | undefined }) {
  return (
    <Notice tone="warn" title="Not dealt with yet">
      <p>Money has been returned or claimed back. See below for the effect on credits.</p>
      {isDisputed && <p>This only marks it as dealt with. A dispute stays open until the bank decides.</p>}
      <Form method="post" className="stack" preventScrollReset>
        <FormRefusal state={state} />
        <input type="hidden" name="intent" value={"close-reversal" satisfies PaymentIntent} />
        <SubmitButton size="tight" variant="secondary" pendingLabel="Saving…">
          Mark as dealt with
        </SubmitButton>
      </Form>
    </Notice>
  );
}
