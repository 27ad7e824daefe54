import { OctagonX } from "lucide-react";
import { Form } from "react-router";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { formatDateTime } from "#app/ui/format.ts";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Banner } from "#app/ui/notice.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import type { CompanyStop } from "#domain/projects/stop-requests.ts";

/** On the page of a purchase whose customer wants no more contact. */
export function StopNotice({
  stop,
  firstName,
  state,
}: {
  stop: CompanyStop;
  firstName: string;
  state: FormState | undefined;
}) {
  const { status, askedAt, dueAt, confirmedAt, keptByLaw, purchaseId } = stop;
  const title = `${firstName} has asked you to stop`;
  if (status === "confirmed" || status === "resolved") {
    return (
      <Banner tone="info" icon={OctagonX} title={title}>
        <p>
          {confirmedAt &&
            `You confirmed on ${formatDateTime(confirmedAt)} that you have stopped contacting them and deleted their details. `}
          {status === "resolved" && "Our team has ended this order. "}
          Please do not contact them about this request again.
        </p>
        {keptByLaw && <p>What the law makes us keep: {keptByLaw}</p>}
      </Banner>
    );
  }
  return (
    <Banner tone="warn" icon={OctagonX} title={title}>
      <p>
        They asked on {formatDateTime(askedAt)}. Do not contact them again, and delete anything you hold about them.{" "}
        {status === "overdue"
          ? "This is overdue. You cannot buy leads until you confirm."
          : `From ${formatDateTime(dueAt)} you cannot buy leads until you confirm.`}
      </p>
      <StopForm purchaseId={purchaseId} state={state} />
    </Banner>
  );
}

/** One click, and what the law makes a company keep. */
function StopForm({ purchaseId, state }: { purchaseId: string; state: FormState | undefined }) {
  const id = `stop-${purchaseId}`;
  return (
    <Form method="post" action={`/leads/purchases/${purchaseId}`} className="stack form-narrow" noValidate>
      <FormFailure state={state} idPrefix={id} />
      <TextAreaField
        label="What the law makes us keep"
        {...fieldsOf(state, id)("keptByLaw")}
        rows={2}
        hint="Leave it empty if you keep nothing. The customer can read it."
        lengthMax={limits.keptByLawLengthMax}
      />
      <SubmitButton name="intent" value={"stop" satisfies PurchaseIntent} pendingLabel="Confirming…">
        We have stopped and deleted
      </SubmitButton>
    </Form>
  );
}
