import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { type CreditAccount, CreditsOf } from "#app/routes/installer/credits/credit-account.tsx";
import { CreditPacks } from "#app/routes/installer/credits/credit-packs.tsx";
import { HowCreditsWork } from "#app/routes/installer/credits/how-credits-work.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { actorOf, domainContext, type RouteContext, requestContext } from "#app/web/context.ts";
import { failures } from "#app/web/failures.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { readForm, readUuid } from "#app/web/forms/form.ts";
import { openCheckout } from "#app/web/open-checkout.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { viewerCredits } from "#app/web/read-once.ts";
import { sortFailure, withErrorPage } from "#app/web/with-error-page.ts";
import { creditPacks } from "#content/credit-packs.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import { myTransactionPage, type Transaction } from "#domain/credits/my-credits.ts";
import type { Page } from "#domain/cursor.ts";
import { DomainError } from "#domain/errors.ts";
import { owedCredits } from "#domain/payments/debts.ts";
import { myPayment, paymentsOnTheirWay } from "#domain/payments/my-payment.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import type { Route } from "./+types/credits.ts";
import "./credits.css";

const SIGN_IN = "/auth?next=%2Fcredits";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: "Credits for installers",
    description:
      "Credit packs for installers and how credits work: one lead costs 5 credits, credits never expire, and every change is in your history.",
    path: "/credits",
    pictureOf: "/",
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const actor = actorOf(context);
  const { searchParams } = new URL(request.url);
  const askedFor = searchParams.get("payment");
  if (actor.kind === "visitor" && askedFor) {
    throw redirect(`/auth?next=${encodeURIComponent(`/credits?payment=${askedFor}`)}`);
  }
  const isVisitor = actor.kind === "visitor";
  if (actor.kind === "visitor" || !actor.installer) {
    if (askedFor) throw new DomainError("not_found");
    return { isVisitor, account: null };
  }
  const canPay = context.get(requestContext).payments !== undefined;
  return { isVisitor, account: await accountOf(context, actor, searchParams, canPay) };
});

async function accountOf(
  context: RouteContext,
  actor: Actor & { kind: "user" },
  search: URLSearchParams,
  canPay: boolean,
): Promise<CreditAccount> {
  const domain = domainContext(context);
  const status = actor.installer?.status;
  const canBuy = canPay && status === "approved";
  return {
    ...(await viewerCredits(context)),
    owed: await owedCredits(domain, actor),
    history: search.get("tab") === "history" ? await historyOf(context, actor, search.get("cursor")) : undefined,
    isContinued: search.has("cursor"),
    payment: search.has("payment")
      ? await myPayment(domain, actor, readUuid(search.get("payment")) ?? notThere())
      : undefined,
    onTheirWay: await paymentsOnTheirWay(domain, actor),
    wasCancelled: search.has("cancelled"),
    obstacle: canBuy ? undefined : status === "approved" ? "payments-off" : "not-approved",
    // Each possible payment's id is made here, so that double-clicking makes one payment.
    paymentIds: canBuy ? Object.fromEntries(creditPacks.map(({ id }) => [id, randomUUID()])) : null,
  };
}

/** A history that cannot be read is logged and left out: the balance and the payment beside it still hold true. */
async function historyOf(
  context: RouteContext,
  actor: Actor,
  cursor: string | null,
): Promise<Page<Transaction> | null> {
  try {
    return await myTransactionPage(domainContext(context), actor, { cursor });
  } catch (error) {
    if (error instanceof DomainError) throw error;
    sortFailure(context, error);
    return null;
  }
}

function notThere(): never {
  throw new DomainError("not_found");
}

export const action = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const actor = actorOf(context);
  if (actor.kind === "visitor") throw redirect(SIGN_IN);
  requireInstaller(actor, "money");
  const paymentId = readUuid(form.get("paymentId")) ?? notThere();
  const packId = String(form.get("pack"));
  const { payments } = context.get(requestContext);
  try {
    if (!payments) throw new DomainError("payments_off");
    const payment = await startPayment(domainContext(context), actor, { paymentId, packId });
    if (payment.status !== "started") return redirect(`/credits?payment=${payment.id}`, 303);
    return redirect(await openCheckout(context, payments, payment), 303);
  } catch (error) {
    const code = error instanceof DomainError ? error.code : undefined;
    if (code === "not_found") throw error;
    if (code !== "not_approved")
      return failedForm(form, { form: packId, error, context, unexpected: failures.payment_failed.message });
    const message = "Only approved installers can buy credits.";
    return failedForm(form, { form: packId, error, ...failures.not_approved, message });
  }
});

/** After a refusal the next attempt is a new payment. */
export const shouldRevalidate = alsoAfterRefusals;

export default function CreditsPage({ loaderData: { account, isVisitor }, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  return (
    <div className={account?.history === undefined ? "wrap page stack-l" : "wrap page stack"}>
      <div className="page-head">
        <h1>Credits</h1>
        {isVisitor && <LinkButton to={SIGN_IN}>Sign In</LinkButton>}
      </div>
      {account ? (
        <CreditsOf account={account} state={state} />
      ) : (
        <>
          <CreditPacks paymentIds={null} signInAddress={isVisitor ? SIGN_IN : undefined} state={state} />
          <HowCreditsWork />
        </>
      )}
    </div>
  );
}
