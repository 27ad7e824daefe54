import { Form } from "react-router";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { Card } from "#app/ui/card.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { CertificateFields } from "#app/ui/forms/certificate-fields.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { MessageFilesField } from "#app/ui/forms/message-files-field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import { AttachedFiles } from "#app/ui/talk/attached-files.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { dayInWords } from "#content/proofs.ts";
import type { CompanyDeposit } from "#domain/handover/my-deposit.ts";

interface Shown {
  deposit: CompanyDeposit;
  entryId: string;
  canAct: boolean;
  state: FormState | undefined;
}

/** The deposit of a customer who chose the company, and its certificate. */
export function DepositCard({ deposit, entryId, canAct, state }: Shown) {
  const { paidOn, dueOn, certificate, ours, mayGive } = deposit;
  const field = fieldsOf(state, "certificate");
  return (
    <Card title="Deposit" id="deposit">
      <div className="stack">
        <p>
          {paidOn
            ? `Your customer says they paid on ${dayInWords(paidOn)}.`
            : "Your customer has not told us of a payment."}{" "}
          {certificate === "theirs" && "They have a certificate."}
          {dueOn && `Send the certificate by ${dayInWords(dueOn)}: on that day we ask both of you.`}
        </p>
        {ours && (
          <div>
            <p>
              Certificate <b>{ours.number}</b>, sent on {formatDateTime(ours.givenAt)}. Your customer reads that you
              gave it and that we have not checked it.
            </p>
            <AttachedFiles files={ours.files} at="/files" />
          </div>
        )}
        {canAct && mayGive && (
          <details open={state !== undefined} key={ours?.number}>
            <SummaryButton className="btn btn-secondary btn-tight">
              {ours ? "Send another certificate" : "Send the certificate"}
            </SummaryButton>
            <Form method="post" encType="multipart/form-data" className="stack" noValidate>
              <FormFailure state={state} idPrefix="certificate" />
              <input type="hidden" name="entryId" value={entryId} />
              <CertificateFields field={field} />
              <MessageFilesField idPrefix="certificate" errors={state?.errors} />
              <p>
                <SubmitButton
                  name="intent"
                  value={"certificate" satisfies PurchaseIntent}
                  variant="secondary"
                  pendingLabel="Sending…"
                >
                  Send it to the customer
                </SubmitButton>
              </p>
            </Form>
          </details>
        )}
        {canAct && !mayGive && certificate === "none" && (
          <p className="small muted">An owner or the office sends the certificate.</p>
        )}
      </div>
    </Card>
  );
}
