import { Form } from "react-router";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { formatCredits, formatDate, formatPence, plainPounds } from "#app/ui/format.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";

type JobCardProps = { lead: PurchasedLead; canSet: boolean; state: FormState | undefined };

/** What was bought, and what the job is worth. */
export function JobCard({ lead, canSet, state }: JobCardProps) {
  const { purchasedAt, boughtBy, priceCredits, maxPurchases, jobValue } = lead;
  return (
    <Card title="Purchase">
      <dl className="facts">
        <Fact name="Bought">
          {formatDate(purchasedAt)}, {formatCredits(priceCredits)}
        </Fact>
        {boughtBy && <Fact name="Bought by">{boughtBy}</Fact>}
        <Fact name="Places">{maxPurchases}</Fact>
        <Fact name="Job value">
          {jobValue
            ? `${formatPence(jobValue.pence)}${jobValue.from === "quote" ? ", from the quote" : ""}`
            : "Not known"}
        </Fact>
      </dl>
      {canSet && jobValue?.from !== "quote" && (
        <details open={state !== undefined}>
          <SummaryButton className="btn btn-quiet btn-tight">
            {jobValue ? "Change the job value" : "Add the job value"}
          </SummaryButton>
          <Form method="post" className="stack" noValidate preventScrollReset key={jobValue?.pence}>
            <FormFailure state={state} idPrefix="job" />
            <TextField
              label="Worth to you"
              {...fieldsOf(state, "job")("jobValue", jobValue ? plainPounds(jobValue.pence) : "")}
              before="£"
              inputMode="decimal"
              autoComplete="off"
              hint="With VAT, before grants. Empty if you do not know."
            />
            <div>
              <SubmitButton
                name="intent"
                value={"job-value" satisfies PurchaseIntent}
                size="tight"
                variant="secondary"
                pendingLabel="Saving…"
              >
                Save the job value
              </SubmitButton>
            </div>
          </Form>
        </details>
      )}
    </Card>
  );
}
