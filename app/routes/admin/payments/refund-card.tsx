import { Form } from "react-router";
import { KeptReason } from "#app/routes/admin/parts/kept-reason.tsx";
import { SecondDecision } from "#app/routes/admin/parts/second-decision.tsx";
import type { PaymentIntent } from "#app/routes/admin/payments/payment-intents.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatCredits, formatDateTime, formatPence } from "#app/ui/format.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";
import type { CardRefund, PaymentFile } from "#domain/admin/payments/payment-file.ts";

type RefundCardProps = {
  payment: PaymentFile;
  /** Made with the page, so that double-clicking makes one refund. */
  refundId: string;
  stepUp: StepUpNeeds;
  state: FormState | undefined;
};

/** Refunds to the card: those requested, and the form for another. */
export function RefundCard({ payment, refundId, stepUp, state }: RefundCardProps) {
  const { cardRefunds, refundableCredits } = payment;
  return (
    <Card title="Refund to the card" id="refund">
      {cardRefunds.map((refund) => (
        <Asked key={refund.id} refund={refund} stepUp={stepUp} state={state} />
      ))}
      {refundableCredits > 0 ? (
        <AskForm payment={payment} refundId={refundId} stepUp={stepUp} state={stateOfForm(state, "refund")} />
      ) : (
        <p className="muted">
          You cannot refund anything now: all its credits have been spent or held, it is in dispute, or a refund is
          under way.
        </p>
      )}
    </Card>
  );
}

function AskForm({ payment, refundId, stepUp, state }: RefundCardProps) {
  const { refundableCredits, refundablePence } = payment;
  const field = fieldsOf(state, "refund");
  return (
    <Form method="post" className="stack" noValidate aria-label="Refund to the card">
      <FormFailure state={state} idPrefix="refund" id="refund-errors" />
      <input type="hidden" name="intent" value={"refund" satisfies PaymentIntent} />
      <input type="hidden" name="refundId" value={refundId} />
      <p>
        {formatCredits(refundableCredits)} have not been spent, so you can refund {formatPence(refundablePence)}. We
        hold the credits straight away and tell the company when the money has been sent. Above{" "}
        {formatPence(limits.refundApprovalAbovePence)} for one company in {limits.refundApprovalDays} days, another
        administrator must approve it first.
      </p>
      <TextField
        label="Credits to take back"
        {...field("credits", String(refundableCredits))}
        inputMode="numeric"
        className="input-short"
        required
      />
      <KeptReason field={field} />
      <StepUpFields needs={stepUp} idPrefix="refund" state={state} />
      <div className="btn-row">
        <SubmitButton variant="danger" pendingLabel="Asking…" intent={{ name: "intent", value: "refund" }}>
          Refund to the card
        </SubmitButton>
      </div>
    </Form>
  );
}

const looks: Record<CardRefund["state"], { tone: BadgeTone; word: string }> = {
  asked: { tone: "warn", word: "Awaiting approval" },
  approved: { tone: "warn", word: "Being sent" },
  sent: { tone: "warn", word: "On its way" },
  succeeded: { tone: "info", word: "Refunded" },
  failed: { tone: "bad", word: "Failed" },
  declined: { tone: "plain", word: "Declined" },
};

type AskedProps = { refund: CardRefund; stepUp: StepUpNeeds; state: FormState | undefined };

function Asked({ refund, stepUp, state }: AskedProps) {
  const { id, credits, amountPence, reason, askedAt, askedBy, decidedBy, failure } = refund;
  return (
    <div className="stack">
      <p id={`refund-${id}`}>
        <Badge tone={looks[refund.state].tone}>{looks[refund.state].word}</Badge> {formatPence(amountPence)} for{" "}
        {formatCredits(credits)}: {reason}
      </p>
      <p className="small muted break-words">
        Asked {formatDateTime(askedAt)} by {askedBy}
        {decidedBy && `; decided by ${decidedBy}`}
        {failure && `; ${failure}`}
      </p>
      {refund.state === "asked" && <Approval refund={refund} stepUp={stepUp} state={stateOfForm(state, id)} />}
    </div>
  );
}

function Approval({ refund: { id, amountPence }, stepUp, state }: AskedProps) {
  return (
    <SecondDecision<PaymentIntent>
      id={id}
      about={`refund-${id}`}
      label="Approve or decline the refund"
      approve={{ intent: "approve-refund", words: `Approve ${formatPence(amountPence)}`, pendingLabel: "Approving…" }}
      decline={{ intent: "decline-refund" }}
      stepUp={stepUp}
      state={state}
    />
  );
}
