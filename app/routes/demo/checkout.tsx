import { Form, redirect } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { formatPence } from "#app/ui/format.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { actorOf, domainContext, requestContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { readForm } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { DomainError } from "#domain/errors.ts";
import { checkoutOrder } from "#domain/payments/checkout-order.ts";
import { myPayment } from "#domain/payments/my-payment.ts";
import type { Route } from "./+types/checkout.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Test payment",
    description: "The demonstration’s stand-in for the payment page of the card provider: no money moves here.",
    path: "",
    hidden: true,
  });

/** The session in the address and its payment. Demonstration only, and only for the buyer. */
async function checkoutAt({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
  const { testCheckout } = context.get(requestContext);
  const session = testCheckout?.sessionOf(params.session);
  if (!testCheckout || !session) throw new DomainError("not_found");
  const domain = domainContext(context);
  const payment = await myPayment(domain, actorOf(context), session.paymentId);
  return { testCheckout, payment, isOpen: payment.status === "started" && domain.now < session.endsAt };
}

export const loader = withErrorPage(async (args: Route.LoaderArgs) => {
  const { payment, isOpen } = await checkoutAt(args);
  if (!isOpen) throw redirect(`/credits?payment=${payment.id}`);
  const { name, amountPence } = checkoutOrder(payment);
  return { name, amountPence };
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const form = await readForm(args.request);
  const { testCheckout, payment, isOpen } = await checkoutAt(args);
  const back = `/credits?payment=${payment.id}`;
  if (form.get("intent") === "cancel") return redirect(`${back}&cancelled=1`, 303);
  if (!isOpen) return redirect(back, 303);
  try {
    await testCheckout.pay({ sessionId: args.params.session, amountPence: payment.amountPence });
  } catch {
    return failedForm(form, { error: new DomainError("payment_failed") });
  }
  return redirect(back, 303);
});

export default function TestCheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap page stack">
      <h1>Test payment: no money moves</h1>
      <Notice tone="warn" title="This is a demonstration">
        <p>In real life this is the payment page of Stripe. Here nothing is charged and no card is asked for.</p>
      </Notice>
      <FormRefusal state={actionData} />
      <Card title="Your order">
        <dl className="facts">
          <Fact name="Pack">{loaderData.name}</Fact>
          <Fact name="Total">
            <strong>{formatPence(loaderData.amountPence)}</strong>
          </Fact>
        </dl>
      </Card>
      <Form method="post" className="btn-row">
        <SubmitButton name="intent" value="pay" pendingLabel="Paying…">
          Pay {formatPence(loaderData.amountPence)}
        </SubmitButton>
        <SubmitButton name="intent" value="cancel" variant="secondary" pendingLabel="Cancelling…">
          Cancel
        </SubmitButton>
      </Form>
    </div>
  );
}
