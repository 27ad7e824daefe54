import { randomUUID } from "node:crypto";
import { Form, Link } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import type { FormState } from "#app/web/forms/form.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { dismissSignal, type OpenSignal, openSignals } from "#domain/security-log/signals.ts";
import { holdBuying, releaseBuying, standingHolds } from "#domain/vetting/hold-buying.ts";
import type { Route } from "./+types/signals.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Signals",
    description: "What makes us look at a company, and companies whose buying is on hold.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const caller = callerOf(context);
  const signals = await openSignals(...caller);
  return { signals, holds: await standingHolds(...caller), freshId: randomUUID() };
}, "Failed to load admin data.");

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const { caller, id, newId, text } = posted;
  const hold = () => ({ holdId: newId("holdId"), installerId: text("installerId"), reason: text("reason") });
  return answerForm(
    posted,
    "/admin/signals",
    {
      dismiss: { do: () => dismissSignal(...caller, id("id")), notice: "signal-dismissed" },
      "hold-buying": { do: () => holdBuying(...caller, hold()), notice: "buying-held" },
      "release-buying": { do: () => releaseBuying(...caller, id("id")), notice: "buying-released" },
    },
    { beside: text("id") },
  );
});

export const shouldRevalidate = alsoAfterRefusals;

type Hold = Route.ComponentProps["loaderData"]["holds"][number];

export default function SignalsPage({ loaderData: { signals, holds, freshId }, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  const ids = [...signals, ...holds].map(({ id }) => id);
  return (
    <div className="stack-l">
      <div className="stack-s">
        <h1>Signals</h1>
        <p>
          A program only points; a person decides. Dismissed, a signal stays away for {limits.signalDismissedDays} days.
        </p>
      </div>
      <FormRefusal state={stateOfGone(state, ids)} />
      {signals.length === 0 ? (
        <EmptyState title="No signal waits">
          A company with the number or the name of one that we suspended appears here, and one that shares a network
          address with a customer whose lead it bought.
        </EmptyState>
      ) : (
        signals.map((signal) => (
          <SignalCard key={signal.id} signal={signal} holdId={freshId} state={stateOfForm(state, signal.id)} />
        ))
      )}
      {holds.length > 0 && (
        <Card title="Buying on hold" className="stack">
          {holds.map((hold) => (
            <HoldRow key={hold.id} hold={hold} state={stateOfForm(state, hold.id)} />
          ))}
        </Card>
      )}
    </div>
  );
}

const whatIsShared = {
  suspended_number: "The company number of a suspended company",
  suspended_name: "The name of a suspended company",
  shared_address: "The network address of a customer whose lead it bought",
} as const;

type SignalProps = { signal: OpenSignal; holdId: string; state: FormState | undefined };

function SignalCard({ signal, holdId, state }: SignalProps) {
  const { id, kind, installerId, company, otherId, otherCompany, otherReason, lead, foundAt } = signal;
  const field = fieldsOf(state, `signal-${id}`);
  return (
    <Card title={company} id={`signal-${id}`} className="stack">
      <dl className="facts">
        <Fact name="Signal">
          {whatIsShared[kind]}
          {otherId && (
            <>
              , <Link to={`/admin/installers/${otherId}`}>{otherCompany}</Link>
            </>
          )}
        </Fact>
        {lead && <Fact name="Lead">{lead.to ? <Link to={lead.to}>{lead.about}</Link> : lead.about}</Fact>}
        {otherReason && (
          <Fact name="Suspended for">
            <span className="as-typed">{otherReason}</span>
          </Fact>
        )}
        <Fact name="Company">
          <Link to={`/admin/installers/${installerId}`}>Open the company</Link>
        </Fact>
        <Fact name="Found">{formatDateTime(foundAt)}</Fact>
      </dl>
      <FormFailure state={state} idPrefix={`signal-${id}`} />
      <div className="btn-row">
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <SubmitButton variant="secondary" name="intent" value="dismiss" pendingLabel="Saving…">
            Dismiss<span className="sr-only">: {company}</span>
          </SubmitButton>
        </Form>
      </div>
      <details open={state !== undefined}>
        <SummaryButton className="btn btn-secondary">
          Hold buying<span className="sr-only">: {company}</span>
        </SummaryButton>
        <Form method="post" className="stack form-narrow" noValidate>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="installerId" value={installerId} />
          <input type="hidden" name="holdId" value={state?.values.holdId ?? holdId} />
          <TextAreaField
            label="Reason, sent to the company"
            lengthMax={limits.reasonLengthMax}
            {...field("reason")}
            required
          />
          <div>
            <SubmitButton name="intent" value="hold-buying" pendingLabel="Saving…">
              Hold buying
            </SubmitButton>
          </div>
        </Form>
      </details>
    </Card>
  );
}

function HoldRow({
  hold: { id, company, installerId, reason, heldAt },
  state,
}: {
  hold: Hold;
  state: FormState | undefined;
}) {
  return (
    <div className="stack-s">
      <p>
        <Link to={`/admin/installers/${installerId}`}>{company}</Link>, since {formatDateTime(heldAt)}:{" "}
        <span className="as-typed">{reason}</span>
      </p>
      <FormRefusal state={state} />
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <SubmitButton variant="secondary" name="intent" value="release-buying" pendingLabel="Saving…">
          Release<span className="sr-only">: {company}</span>
        </SubmitButton>
      </Form>
    </div>
  );
}
